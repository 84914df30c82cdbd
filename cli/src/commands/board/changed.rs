//! Both clocks before and after a command on them, as its record has them.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, ClockAdjusted, Clocks, Counters, GameView};
use adoube_tournament::ids::BoardId;
use adoube_tournament::message;
use adoube_user_text::control_words::notation_of;
use serde_json::{Value, json};

use crate::catalogue::filled;
use crate::games::wire_ids;
use crate::text;
use crate::text::show_clock;

/// Both clocks at a time, and what else was corrected: time control, periods and moves in them.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Stand {
    clocks: Clocks,
    /// Empty where it stayed as it was.
    control: String,
    /// None where they stayed as they were.
    counters: Option<Counters>,
}

impl Stand {
    fn of(clocks: Clocks) -> Self {
        Self {
            clocks,
            ..Self::default()
        }
    }

    fn text(&self) -> String {
        let Clocks { white, black, .. } = self.clocks;
        let (white, black) = (show_clock(white), show_clock(black));
        let mut parts = vec![message!("cli-both-clocks", white, black)];
        if !self.control.is_empty() {
            parts.push(message!("cli-time-control", control: notation_of(&self.control)));
        }
        if let Some(counters) = &self.counters {
            let white = format!("{}/{}", counters.white_period, counters.white_moves);
            let black = format!("{}/{}", counters.black_period, counters.black_moves);
            parts.push(message!("cli-period-moves", white, black));
        }
        let parts: Vec<String> = parts.iter().map(filled).collect();
        parts.join(", ")
    }

    fn value(&self) -> Value {
        let mut value = json!({"white_ms": self.clocks.white, "black_ms": self.clocks.black});
        if !self.control.is_empty() {
            value["time_control"] = json!(self.control);
        }
        if let Some(counters) = &self.counters {
            value["white_period"] = json!(counters.white_period);
            value["white_moves"] = json!(counters.white_moves);
            value["black_period"] = json!(counters.black_period);
            value["black_moves"] = json!(counters.black_moves);
        }
        value
    }
}

/// How it stood before and after the record of this number; none where it is of something else.
pub(super) fn of(games: &[GameView], board: BoardId, sequence: u64) -> Option<[Stand; 2]> {
    let game = wire_ids::game(games, board)?;
    let mut events = game.events.iter();
    changed(events.find(|event| event.sequence == sequence)?)
}

fn changed(event: &BoardEvent) -> Option<[Stand; 2]> {
    let after = event.clocks?;
    let before = match event.event.as_ref()? {
        Event::ClockAdjusted(adjusted) => return Some(corrected(adjusted, after)),
        Event::Penalised(penalised) => penalised.before?,
        Event::TimeAdded(added) => Clocks {
            white: after.white.saturating_sub(added.white),
            black: after.black.saturating_sub(added.black),
            ..after
        },
        _ => return None,
    };
    Some([before, after].map(Stand::of))
}

fn corrected(adjusted: &ClockAdjusted, after: Clocks) -> [Stand; 2] {
    [
        Stand {
            clocks: adjusted.before.unwrap_or_default(),
            control: adjusted.control_before.clone(),
            counters: adjusted.counters_before,
        },
        Stand {
            clocks: after,
            control: adjusted.control.clone(),
            counters: adjusted.counters,
        },
    ]
}

/// What was done, as text and for programs.
pub(super) fn told(
    board: BoardId,
    done: &str,
    record: u64,
    changed: Option<[Stand; 2]>,
) -> (String, Value) {
    let text = text!("cli-board-done", board, done, record);
    let mut value = json!({"board": board.to_string(), "record": record, "done": done});
    let Some([before, after]) = changed else {
        return (text, value);
    };
    value["before"] = before.value();
    value["after"] = after.value();
    let before = text!("cli-changed-before", clocks: before.text());
    let after = text!("cli-changed-after", clocks: after.text());
    (format!("{text}\n  {before}\n  {after}"), value)
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{BoardRef, Penalised, TimeAdded};

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
                Event::Penalised(Penalised {
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

    #[test]
    fn clk_5_periods_counters_and_control_are_told_before_and_after() {
        let counters = |white_period, white_moves| Counters {
            white_period,
            white_moves,
            black_period: 1,
            black_moves: 39,
        };
        let adjusted = ClockAdjusted {
            before: Some(Clocks {
                white: 240_000,
                black: 240_000,
                ..Clocks::default()
            }),
            control_before: "40/5400:1800".to_owned(),
            control: "40/5400:1800+30".to_owned(),
            counters_before: Some(counters(1, 39)),
            counters: Some(counters(2, 0)),
            ..ClockAdjusted::default()
        };
        let after = Clocks {
            white: 2_040_000,
            black: 240_000,
            ..Clocks::default()
        };
        let board = BoardId { round: 1, board: 3 };
        let (text, value) = told(board, "clock set", 9, Some(corrected(&adjusted, after)));
        assert_eq!(
            text,
            "1.3: clock set (record 9)\n  \
             before: White 0:04:00, Black 0:04:00, time control 90 min for 40 moves, then 30 min, period/moves White 1/39, \
             Black 1/39\n  \
             after:  White 0:34:00, Black 0:04:00, time control 90 min for 40 moves, then 30 min (+ 30 s a move), period/moves White \
             2/0, Black 1/39"
        );
        assert_eq!(value["after"]["white_period"], 2);
        assert_eq!(value["before"]["time_control"], "40/5400:1800");
    }
}
