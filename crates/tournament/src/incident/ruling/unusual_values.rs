//! Times far from what the game has: nothing forbids them, and they are mostly a slip of the hand, so they are
//! remarked on.

use adoube_chess::{BySide, Side};

use super::words::clock;
use crate::board::command::{Act, Consequence};
use crate::board::{Adjustment, Board};
use crate::clock::TimeControl;
use crate::note::{Note, note};
use crate::time::{Millis, Time};

/// What somebody wants of both clocks, White's first.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct ClocksChange {
    /// Time on top of what they show.
    pub(super) given: BySide<Millis>,
    /// What they are to show; none of a clock that is left.
    pub(super) typed: BySide<Option<Millis>>,
}

/// What is unusual in an act that gives time, sets clocks or corrects the start position; nothing of any other.
pub fn far_from(board: &Board, act: &Act, now: Time) -> Vec<Note> {
    let typed = |typed: BySide<Option<Millis>>| ClocksChange {
        typed,
        ..ClocksChange::default()
    };
    let change = match act.facts().consequence {
        Consequence::TimeAdded(add) => ClocksChange {
            given: add.time,
            ..ClocksChange::default()
        },
        Consequence::ClocksSet(change) => {
            let times = change.sides.map(|side| side.remaining);
            let mut remarks = typed(times).far_from(board, now);
            remarks.extend(far_from_played(board, change));
            return remarks;
        }
        Consequence::Restored(back) => typed(back.clocks),
        Consequence::Reopened(reopen) => typed(reopen.clocks.map(Some)),
        Consequence::NewStart(fen) => return board.unusual_start(fen).into_iter().collect(),
        Consequence::ClocksAlone
        | Consequence::Resumption
        | Consequence::Result
        | Consequence::Forfeit
        | Consequence::Correction
        | Consequence::Reversed
        | Consequence::Waiver(_)
        | Consequence::BoardRequirement(_)
        | Consequence::SeatMoved(_)
        | Consequence::Penalties(_)
        | Consequence::Withdrawal(_)
        | Consequence::ProposedPenalties => return Vec::new(),
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
            let whole = board.clock().control().side_over_sixty_moves(side);
            if self.given[side].0 > whole.0 / 2 {
                let given = self.given[side];
                remarks.push(more(board, side, "gets-much", "get", given));
            }
            let Some(typed) = self.typed[side] else {
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

/// Of clocks that are set: another time control, periods that it may not have, and more moves than were made.
fn far_from_played(board: &Board, change: &Adjustment) -> Vec<Note> {
    let current = board.clock().control();
    let other = change.control.as_deref().filter(|other| *other != current);
    let made = board.completed_since(0);
    let mut remarks = other.map_or_else(Vec::new, |other| far_shorter(other, current));
    for side in Side::ALL {
        let (set, name) = (change.sides[side], side.name());
        let several = current.periods(side).len() > 1 && made[side] > 0;
        if other.is_some() && several && set.period.is_none() && set.moves.is_none() {
            remarks.push(note!(
                "stays-in-period" => "{name} stays in the current period with the moves completed in it, unless \
                    you give other values",
                side = side.word()
            ));
        } else if let Some(moves) = set.moves.filter(|moves| u32::from(*moves) > made[side]) {
            let made = made[side];
            remarks.push(note!(
                "more-moves" => "{name} would have completed {moves} moves of the period; moves made in this game: \
                    {made}",
                side = side.word(), moves, made
            ));
        }
    }
    remarks
}

/// A time control by which the game is of another class, or that brings a side less than a tenth of what it had: what
/// is rated as standard play, and counts for a norm, does not as rapid or blitz.
pub(super) fn far_shorter(control: &TimeControl, current: &TimeControl) -> Vec<Note> {
    let mut remarks = Vec::new();
    let [written, of_game] = [control, current].map(TimeControl::notation);
    let [class, was] = [control, current].map(|one| one.class().name());
    if class != was {
        remarks.push(note!(
            "another-class" => "{written} is {class}, and the game is {was}", control, class, was
        ));
    }
    let [brings, brought] = [control, current].map(TimeControl::over_sixty_moves);
    if brings.0 < brought.0 / 10 {
        let [brings, brought] = [brings, brought].map(|time| clock(time, true));
        remarks.push(note!(
            "far-shorter" => "{written} brings {brings} in sixty moves, less than a tenth of the {brought} of \
                {of_game}",
            control, brings, brought, current
        ));
    }
    remarks
}

fn more(board: &Board, side: Side, word: &'static str, verb: &str, time: Millis) -> Note {
    let control = board.clock().control();
    let (name, whole) = (side.name(), control.side_over_sixty_moves(side));
    let (time, brings) = (clock(time, true), clock(whole, false));
    let written = control.notation();
    note!(
        word => "{name} would {verb} {time}: {written} brings {brings} in sixty moves",
        side = side.word(), time, control, brings
    )
}

fn little(side: Side, typed: Millis, stood: Millis) -> Note {
    let name = side.name();
    let (time, stood) = (clock(typed, true), clock(stood, false));
    note!(
        "has-little" => "{name} would have {time}, less than a tenth of the {stood} that they have now",
        side = side.word(), time, stood
    )
}
