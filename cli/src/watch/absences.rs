//! Who is absent from a board whose round has started, and when they lose: as the coordinator counts it.

use adoube_proto::v1::{BoardView, PlayerAbsence};

use super::Model;
use crate::text;

/// `Black is absent, loses in 12 min 04 s`; none before the start, and where both have come.
pub(super) fn of_board(model: &Model, board: &BoardView, now: u64) -> Option<String> {
    let before = board.before.as_ref()?;
    let is_absent = |absence| absence == PlayerAbsence::NotCheckedIn;
    let (who, lose) = match (
        is_absent(before.white_absence()),
        is_absent(before.black_absence()),
    ) {
        (false, false) => return None,
        (true, false) => ("White is absent", "loses"),
        (false, true) => ("Black is absent", "loses"),
        (true, true) => ("both players are absent", "lose"),
    };
    if before.default_at == 0 {
        return Some(who.to_owned());
    }
    let left = before
        .default_at
        .saturating_sub(model.coordinator_time(now));
    let left = text::show_span(model.real(left));
    Some(format!("{who}, {lose} in {left}"))
}
