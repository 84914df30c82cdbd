//! What officials alone may read of a game: a file that is passed on to others is to be without it.

use adoube_proto::v1::GameView;
use adoube_proto::v1::board_event::Event;
use adoube_user_text::catalogue::{CatalogueMessage, filled};

/// Takes it out, and tells of how many games.
pub fn leave_out(games: &mut [GameView]) -> usize {
    let mut changed = 0;
    for game in games {
        let before = game.events.len();
        game.events.retain(|told| {
            !matches!(
                told.event,
                Some(
                    Event::DeviceNoted(_)
                        | Event::BreachesCited(_)
                        | Event::PenaltiesProposed(_)
                        | Event::PenaltiesRejected(_)
                )
            )
        });
        for told in &mut game.events {
            if let Some(Event::Ruled(ruled)) = &mut told.event {
                ruled.cites.clear();
            }
        }
        changed += usize::from(game.events.len() < before);
    }
    changed
}

/// What is said where it was taken out.
pub fn remark(games: usize) -> Option<String> {
    let message = CatalogueMessage::new("file-confidential").number("games", games);
    (games > 0).then(|| filled(&message))
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{
        BoardEvent, DeviceNoted, Penalised, PenaltiesProposed, PenaltiesRejected, Released, Ruled,
    };

    use super::*;

    /// VEN-3: a score for anybody has the rest as it is, and it is said that something is left out.
    #[test]
    fn ven_3_a_score_for_anybody_is_without_what_officials_alone_may_read() {
        let told = |event| BoardEvent {
            event: Some(event),
            ..BoardEvent::default()
        };
        let note = || told(Event::DeviceNoted(DeviceNoted::default()));
        let imposed = || told(Event::Penalised(Penalised::default()));
        let rest = || told(Event::Released(Released {}));
        let game = |events: Vec<BoardEvent>| GameView {
            events,
            ..GameView::default()
        };
        let ruled = |cites| {
            told(Event::Ruled(Ruled {
                cites,
                ..Ruled::default()
            }))
        };
        let mut games = [
            game(vec![note(), rest(), note()]),
            game(vec![rest()]),
            game(vec![note(), ruled(vec![1])]),
            game(vec![
                told(Event::PenaltiesProposed(PenaltiesProposed::default())),
                told(Event::PenaltiesRejected(PenaltiesRejected::default())),
                imposed(),
            ]),
        ];
        assert_eq!(leave_out(&mut games), 3);
        let left = [[rest()], [rest()], [ruled(vec![])], [imposed()]];
        assert_eq!(games.map(|game| game.events), left);
        assert!(remark(1).is_some_and(|told| told.contains("--for-officials")));
        assert_eq!(remark(0), None);
    }
}
