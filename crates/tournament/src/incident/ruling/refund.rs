//! Time that a ruling gives back: what was charged while a seat was away.

use adoube_chess::Side;

use crate::incident::absence::{Absence, Moment};
use crate::time::Millis;

/// From which moment of an absence on time is given back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum From {
    /// The last contact.
    Contact,
    /// The moment the silence was noticed.
    Detection,
}

/// What both sides were charged in the absences of a board, `now` being the board as it stands
/// and `moved` as it stood after its last move.
///
/// No ruling takes a move back: time that a side used for a move which it made meanwhile stays
/// used. Where a move was made during an absence that is over, only the absent side gets back
/// what it was charged.
pub(super) fn refund<'a>(
    absences: impl Iterator<Item = &'a Absence>,
    from: From,
    now: &Moment,
    moved: &Moment,
) -> [Millis; 2] {
    let mut total = [Millis::ZERO; 2];
    for absence in absences {
        let ran = ran(absence, from, now, moved);
        for side in Side::ALL {
            total[side.index()] += ran[side.index()];
        }
    }
    total
}

fn ran(absence: &Absence, from: From, now: &Moment, moved: &Moment) -> [Millis; 2] {
    let begin = match from {
        From::Contact => &absence.contact,
        From::Detection => &absence.detected,
    };
    let end = absence.back.as_ref().unwrap_or(now);
    if end.ply == begin.ply {
        return begin.ran_until(end);
    }
    if absence.back.is_none() {
        return moved.ran_until(end);
    }
    let mut own = [Millis::ZERO; 2];
    let side = absence.side.index();
    own[side] = begin.ran_until(end)[side];
    own
}
