//! Whose seats are away from a board that is let go: their time runs though nobody can play it.

use std::collections::BTreeSet;

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

/// Whether the end of a hold lets a board go on: it stands for that alone, for no other hold, an arbiter's pause
/// or a ruling.
pub(in crate::commands) fn goes_on_after_hold(game: &GameView) -> bool {
    let (mut holds, mut goes_on) = (BTreeSet::new(), false);
    for event in game.events.iter().filter_map(|event| event.event.as_ref()) {
        match event {
            Event::Held(held) => drop(holds.insert(held.hold)),
            Event::HoldEnded(ended) => drop(holds.remove(&ended.hold)),
            Event::Started(_) | Event::Resumed(_) => goes_on = true,
            Event::Paused(paused) => goes_on = paused.cause == "hold",
            Event::Outage(_)
            | Event::Ruled(_)
            | Event::Restarted(_)
            | Event::PositionRestored(_)
            | Event::Reopened(_) => goes_on = false,
            Event::Finished(_) => {
                holds.clear();
                goes_on = false;
            }
            _ => {}
        }
    }
    goes_on && holds.len() <= 1
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
fn is_away(events: &[BoardEvent], mut of: Side) -> bool {
    for event in events.iter().rev() {
        match &event.event {
            Some(Event::Finished(_)) => return false,
            Some(Event::Outage(_)) => return true,
            Some(Event::SeatLost(lost)) if lost.seat() == of => return true,
            Some(Event::SeatBack(back)) if back.seat() == of => return false,
            // Before it he had the other side.
            Some(Event::Restarted(anew)) if anew.reversed => {
                of = match of {
                    Side::White => Side::Black,
                    Side::Black | Side::Unspecified => Side::White,
                };
            }
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{
        BoardRef, Finished, HoldBegun, Outage, Paused, Restarted, Resumed, SeatBack, SeatLost,
        Started,
    };
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

    fn reversed() -> Event {
        Event::Restarted(Restarted {
            reversed: true,
            ..Restarted::default()
        })
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
            // He comes back with the other side than he had.
            game(7, vec![lost(Side::White), reversed(), back(Side::Black)]),
            game(8, vec![lost(Side::White), reversed()]),
        ];
        assert_eq!(
            told(games.iter()).unwrap(),
            "1.3: Black is away\n1.4: White and Black are away\n1.6: Black is away\n1.8: Black is away\n  an absent player's time runs all the same; \
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

    /// DIS-2: a board that stands for something else as well goes on by no end of a hold, so nobody is told that
    /// time runs there.
    #[test]
    fn dis_2_a_board_that_stays_paused_is_not_told_of_when_a_hold_ends() {
        let began = || vec![Event::Started(Started::default()), lost(Side::White)];
        let held = |hold| {
            Event::Held(HoldBegun {
                hold,
                ..HoldBegun::default()
            })
        };
        let paused = |cause: &str| {
            Event::Paused(Paused {
                cause: cause.to_owned(),
                ..Paused::default()
            })
        };
        for (then, goes_on) in [
            (vec![held(1), paused("hold")], true),
            (vec![paused("arbiter"), held(1)], false),
            (vec![held(1), paused("hold"), paused("arbiter")], false),
            (vec![held(1), paused("hold"), held(2)], false),
            (vec![paused("postponed"), held(1)], false),
            (
                vec![
                    paused("arbiter"),
                    Event::Resumed(Resumed::default()),
                    held(1),
                    paused("hold"),
                ],
                true,
            ),
        ] {
            let events = [began(), then].concat();
            let told = format!("{events:?}");
            assert_eq!(goes_on_after_hold(&game(1, events)), goes_on, "{told}");
        }
        // No clock of it runs before it has begun.
        assert!(!goes_on_after_hold(&game(
            1,
            vec![lost(Side::White), held(1)]
        )));
    }
}
