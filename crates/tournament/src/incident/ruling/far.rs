//! Times far from what the game has: nothing forbids them, and they are mostly a slip of the hand, so they are
//! remarked on. By the measures of `adoube clock set` and `adoube clock add`.

use adoube_chess::Side;

use super::words::{self, clock};
use crate::board::{Board, Order};
use crate::note::Note;
use crate::time::{Millis, Time};

/// What somebody wants of both clocks, White's first.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct ClocksChange {
    /// Time on top of what they show.
    pub(super) given: [Millis; 2],
    /// What they are to show; none of a clock that is left.
    pub(super) typed: [Option<Millis>; 2],
}

/// What is unusual in an order that gives time, sets clocks or corrects the start position; nothing of any other.
pub fn far_from(board: &Board, order: &Order, now: Time) -> Vec<Note> {
    let typed = |white: Option<Millis>, black: Option<Millis>| ClocksChange {
        typed: [white, black],
        ..ClocksChange::default()
    };
    let change = match order {
        Order::AddTime { white, black, .. } => ClocksChange {
            given: [*white, *black],
            ..ClocksChange::default()
        },
        Order::AdjustClock { change, .. } => ClocksChange {
            typed: change.sides.map(|side| side.remaining),
            ..ClocksChange::default()
        },
        Order::RestorePosition { white, black, .. } => typed(*white, *black),
        Order::Reopen { white, black, .. } => typed(Some(*white), Some(*black)),
        Order::WrongStart { fen, .. } => return board.unusual_start(fen).into_iter().collect(),
        _ => return Vec::new(),
    };
    change.far_from(board, now)
}

impl ClocksChange {
    /// Time given that is more than half of what the game brings a side; a clock typed that is more than all
    /// of that, or less than a tenth of what stands.
    pub(super) fn far_from(&self, board: &Board, now: Time) -> Vec<Note> {
        let reading = board.reading(now);
        let mut remarks = Vec::new();
        for side in Side::ALL {
            let index = side.index();
            let whole = board.clock().control().side_over_sixty_moves(side);
            if self.given[index].0 > whole.0 / 2 {
                let given = self.given[index];
                remarks.push(more(board, side, "gets-much", "get", given));
            }
            let Some(typed) = self.typed[index] else {
                continue;
            };
            let stood = reading.remaining(side);
            if typed > whole {
                remarks.push(more(board, side, "has-much", "have", typed));
            } else if typed.0 < stood.0 / 10 {
                remarks.push(little(side, typed, stood));
            }
        }
        remarks
    }
}

fn more(board: &Board, side: Side, word: &'static str, verb: &str, time: Millis) -> Note {
    let control = board.clock().control();
    let (name, whole) = (
        words::NAMES[side.index()],
        control.side_over_sixty_moves(side),
    );
    let (time, brings) = (clock(time, true), clock(whole, false));
    let written = control.notation();
    let text = format!("{name} would {verb} {time}: {written} brings {brings} in sixty moves");
    let filled = [
        ("side", side.word().to_owned()),
        ("time", time),
        ("control", control.to_string()),
        ("brings", brings),
    ];
    Note::new(word, filled, text)
}

fn little(side: Side, typed: Millis, stood: Millis) -> Note {
    let name = words::NAMES[side.index()];
    let (time, stood) = (clock(typed, true), clock(stood, false));
    let text =
        format!("{name} would have {time}, less than a tenth of the {stood} that he has now");
    let filled = [
        ("side", side.word().to_owned()),
        ("time", time),
        ("stood", stood),
    ];
    Note::new("has-little", filled, text)
}
