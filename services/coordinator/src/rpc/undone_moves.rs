//! Which moves a restored position took back, for who reads a game whole.

use adoube_chess::{Position, Side};
use adoube_proto::v1::{self, board_event::Event};

/// The moves of a game so far, as the score writes them.
#[derive(Debug, Default)]
pub(super) struct MoveList(Vec<String>);

impl MoveList {
    /// Takes in a record; one that restores a position is given the moves that it took back. `after`: the position
    /// after the record.
    pub(super) fn follow(&mut self, event: &mut v1::BoardEvent, after: &Position) {
        match &mut event.event {
            Some(Event::Opened(_) | Event::Restarted(_)) => self.0.clear(),
            Some(Event::Moved(moved)) => self.0.push(moved.san.clone()),
            Some(Event::PositionRestored(restored)) => {
                let left = usize::try_from(restored.ply).unwrap_or(usize::MAX);
                let taken_back = self.0.split_off(left.min(self.0.len()));
                restored.taken_back = numbered(&taken_back, after);
            }
            _ => {}
        }
    }
}

/// `12...d5`, `13.Nf3`: moves from a position on, with its number of the move to be played.
fn numbered(sans: &[String], from: &Position) -> Vec<String> {
    let black = usize::from(from.side_to_move() == Side::Black);
    let first = from.move_number() as usize;
    let numbered = sans.iter().enumerate().map(|(index, san)| {
        let half = black + index;
        let dots = if half.is_multiple_of(2) { "." } else { "..." };
        format!("{}{dots}{san}", first + half / 2)
    });
    numbered.collect()
}

#[cfg(test)]
mod tests {
    use adoube_chess::Variant;

    use super::*;

    fn event(event: Event) -> v1::BoardEvent {
        v1::BoardEvent {
            event: Some(event),
            ..v1::BoardEvent::default()
        }
    }

    /// BRD-10: a restored position names the moves that it took back, of its own game alone, as the score counts them.
    #[test]
    fn brd_10_a_restored_position_names_the_moves_that_it_took_back() {
        let moves = |sans: &[&str]| {
            let moved = |san: &&str| v1::Moved {
                san: (*san).to_owned(),
                ..v1::Moved::default()
            };
            sans.iter().map(moved).map(Event::Moved).collect::<Vec<_>>()
        };
        let restored = |ply| {
            vec![Event::PositionRestored(v1::PositionRestored {
                ply,
                ..v1::PositionRestored::default()
            })]
        };
        let anew = vec![Event::Restarted(v1::Restarted::default())];
        let usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
        let later = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 31";
        let cases = [
            (
                vec![moves(&["e4", "e5", "Nf3"]), restored(1)],
                after_e4,
                &["1...e5", "2.Nf3"][..],
            ),
            (
                vec![
                    moves(&["e4", "e5"]),
                    restored(1),
                    moves(&["c5"]),
                    restored(0),
                ],
                usual,
                &["1.e4", "1...c5"],
            ),
            (
                vec![moves(&["e4", "e5"]), anew, moves(&["d4"]), restored(0)],
                usual,
                &["1.d4"],
            ),
            (vec![moves(&["e4"]), restored(0)], later, &["31.e4"]),
        ];
        for (events, fen, expected) in cases {
            let after = Position::from_fen(Variant::Standard, fen).unwrap();
            let mut moves = MoveList::default();
            let mut latest = None;
            for own in events.into_iter().flatten() {
                let mut own = event(own);
                moves.follow(&mut own, &after);
                latest = own.event;
            }
            let Some(Event::PositionRestored(restored)) = latest else {
                panic!("no position was restored")
            };
            assert_eq!(restored.taken_back, expected);
        }
    }
}
