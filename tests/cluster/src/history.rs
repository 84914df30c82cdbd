//! What officials were told of games while they went on: none of it may be other afterwards.

use adoube_proto::v1::GameView;

/// What was told, in the order of telling.
#[derive(Debug, Default)]
pub struct History(Vec<Vec<GameView>>);

impl History {
    /// Keeps what was told now.
    pub fn keep(&mut self, games: Vec<GameView>) {
        self.0.push(games);
    }

    /// How often something was told.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing was ever told.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Every game's record as it was told stands at the beginning of the record as it is now.
    pub fn assert_stands(&self, games: &[GameView]) {
        for told in self.0.iter().flatten() {
            let now = games.iter().find(|game| game.board == told.board);
            let now = &now.expect("a board is gone").events;
            for (number, event) in told.events.iter().enumerate() {
                assert_eq!(now.get(number), Some(event), "board {:?}", told.board);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_proto::v1::BoardEvent;

    fn game(sequences: &[u64]) -> GameView {
        let event = |sequence: &u64| BoardEvent {
            sequence: *sequence,
            ..BoardEvent::default()
        };
        GameView {
            events: sequences.iter().map(event).collect(),
            ..GameView::default()
        }
    }

    #[test]
    fn what_was_told_and_is_gone_or_other_is_noticed() {
        let mut history = History::default();
        history.keep(vec![game(&[1, 2])]);
        for (now, stands) in [
            (&[1, 2][..], true),
            (&[1, 2, 3], true),
            (&[1], false),
            (&[1, 3], false),
        ] {
            let kept = std::panic::catch_unwind(|| history.assert_stands(&[game(now)]));
            assert_eq!(kept.is_ok(), stands, "{now:?}");
        }
    }
}
