//! Whose seats are away from a board that is let go: their time runs though nobody can play it.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, GameView, Side};

use crate::games::comments::side;

/// What letting boards go means for who is away from them; none where everybody is heard.
pub(in crate::commands) fn told<'a>(games: impl Iterator<Item = &'a GameView>) -> Option<String> {
    let lines: Vec<String> = games.filter_map(line).collect();
    (!lines.is_empty()).then(|| {
        format!(
            "{}\n  an absent player's time runs all the same; what silences cost is ruled on: adoube incidents",
            lines.join("\n")
        )
    })
}

/// `1.4: White and Black are away`.
fn line(game: &GameView) -> Option<String> {
    let away: Vec<&str> = [Side::White, Side::Black]
        .into_iter()
        .filter(|of| is_away(&game.events, *of))
        .map(side)
        .collect();
    let are = match away.len() {
        0 => return None,
        1 => "is",
        _ => "are",
    };
    let board = game.board.unwrap_or_default();
    Some(format!(
        "{}.{}: {} {are} away",
        board.round,
        board.board,
        away.join(" and ")
    ))
}

/// By the last word on the seat, in a game that is not over. By an outage of the coordinator both are, until
/// they are back.
fn is_away(events: &[BoardEvent], of: Side) -> bool {
    for event in events.iter().rev() {
        match &event.event {
            Some(Event::Finished(_)) => return false,
            Some(Event::Outage(_)) => return true,
            Some(Event::SeatLost(lost)) if lost.seat() == of => return true,
            Some(Event::SeatBack(back)) if back.seat() == of => return false,
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{BoardRef, Finished, Outage, SeatBack, SeatLost};
    use adoube_tournament::ids::BoardId;

    use super::*;
    use crate::games::named;

    fn lost(seat: Side) -> Event {
        Event::SeatLost(SeatLost {
            seat: seat.into(),
            ..SeatLost::default()
        })
    }

    fn back(seat: Side) -> Event {
        Event::SeatBack(SeatBack { seat: seat.into() })
    }

    fn game(board: u32, events: Vec<Event>) -> GameView {
        let record = |event| BoardEvent {
            event: Some(event),
            ..BoardEvent::default()
        };
        GameView {
            board: Some(BoardRef { round: 1, board }),
            events: events.into_iter().map(record).collect(),
            ..GameView::default()
        }
    }

    /// DIS-2: nobody starts the clock of who is not there unawares.
    #[test]
    fn dis_2_who_lets_a_board_go_reads_who_is_away() {
        let over = Event::Finished(Finished::default());
        let games = [
            game(1, vec![]),
            game(2, vec![lost(Side::White), back(Side::White)]),
            game(3, vec![back(Side::Black), lost(Side::Black)]),
            game(
                4,
                vec![
                    lost(Side::White),
                    lost(Side::Black),
                    back(Side::White),
                    lost(Side::White),
                ],
            ),
            game(5, vec![lost(Side::White), over]),
            game(6, vec![Event::Outage(Outage::default()), back(Side::White)]),
        ];
        assert_eq!(
            told(games.iter()).unwrap(),
            "1.3: Black is away\n1.4: White and Black are away\n1.6: Black is away\n  an absent player's time runs all the same; \
             what silences cost is ruled on: adoube incidents"
        );
        assert_eq!(told(games[..2].iter()), None);
        let third = named::game(&games, BoardId { round: 1, board: 3 });
        assert!(
            told(third.into_iter())
                .unwrap()
                .starts_with("1.3: Black is away\n")
        );
    }
}
