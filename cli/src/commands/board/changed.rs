//! Both clocks before and after a command on them, as its record has them.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, BoardRef, Clocks, GameView};
use adoube_tournament::ids::BoardId;
use serde_json::{Value, json};

use crate::games::comments;

/// Both clocks before and after the record of this number; none where it is of something else.
pub(super) fn of(games: &[GameView], board: BoardId, sequence: u64) -> Option<[Clocks; 2]> {
    let wanted = BoardRef {
        round: board.round.into(),
        board: board.board.into(),
    };
    let game = games.iter().find(|game| game.board == Some(wanted))?;
    let mut events = game.events.iter();
    changed(events.find(|event| event.sequence == sequence)?)
}

fn changed(event: &BoardEvent) -> Option<[Clocks; 2]> {
    let after = event.clocks?;
    let before = match event.event.as_ref()? {
        Event::ClockAdjusted(adjusted) => adjusted.before?,
        Event::WrongClaim(claim) => claim.before?,
        Event::TimeAdded(added) => Clocks {
            white: after.white.saturating_sub(added.white),
            black: after.black.saturating_sub(added.black),
            ..after
        },
        _ => return None,
    };
    Some([before, after])
}

/// What was done, as text and for programs.
pub(super) fn told(
    board: BoardId,
    done: &str,
    record: u64,
    changed: Option<[Clocks; 2]>,
) -> (String, Value) {
    let text = format!("{board}: {done} (record {record})");
    let mut value = json!({"board": board.to_string(), "record": record, "done": done});
    let Some([before, after]) = changed else {
        return (text, value);
    };
    let object = |clocks: Clocks| json!({"white_ms": clocks.white, "black_ms": clocks.black});
    value["before"] = object(before);
    value["after"] = object(after);
    let [before, after] = [before, after].map(|both| comments::clocks(&both));
    (
        format!("{text}\n  before: {before}\n  after:  {after}"),
        value,
    )
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{ClockAdjusted, TimeAdded, WrongClaim};

    use super::*;

    #[test]
    fn clk_5_both_clocks_are_told_before_and_after() {
        let clocks = |white, black| Clocks {
            white,
            black,
            ..Clocks::default()
        };
        let before = Some(clocks(240_000, 240_000));
        let board = BoardId { round: 1, board: 3 };
        for (event, told_before) in [
            (
                Event::ClockAdjusted(ClockAdjusted {
                    before,
                    ..<_>::default()
                }),
                "0:04:00",
            ),
            (
                Event::WrongClaim(WrongClaim {
                    before,
                    ..<_>::default()
                }),
                "0:04:00",
            ),
            (
                Event::TimeAdded(TimeAdded {
                    white: 60_000,
                    ..<_>::default()
                }),
                "0:01:00",
            ),
        ] {
            let event = BoardEvent {
                sequence: 9,
                clocks: Some(clocks(120_000, 420_000)),
                event: Some(event),
                ..BoardEvent::default()
            };
            let game = GameView {
                board: Some(BoardRef { round: 1, board: 3 }),
                events: vec![event],
                ..GameView::default()
            };
            let changed = of(std::slice::from_ref(&game), board, 9);
            let (text, value) = told(board, "done", 9, changed);
            let mut lines = text.lines();
            assert_eq!(lines.next(), Some("1.3: done (record 9)"));
            assert!(
                lines
                    .next()
                    .unwrap()
                    .starts_with(&format!("  before: White {told_before}, "))
            );
            assert_eq!(lines.next(), Some("  after:  White 0:02:00, Black 0:07:00"));
            assert_eq!(value["after"]["black_ms"], 420_000);
            assert_eq!(of(&[game], board, 8), None);
        }
    }
}
