//! Who is absent from a board whose round has started, and when they lose: as the coordinator counts it.

use adoube_proto::v1::{BoardView, PlayerAbsence};
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::Model;
use crate::catalogue::filled;
use crate::text;
use crate::words::sides;

/// `Black is absent, loses in 12 min 04 s`; none before the start, and where both have come.
pub(super) fn of_board(model: &Model, board: &BoardView, now: u64) -> Option<String> {
    let before = board.before.as_ref()?;
    let is_absent = |absence| absence == PlayerAbsence::NotCheckedIn;
    let who = sides(
        is_absent(before.white_absence()),
        is_absent(before.black_absence()),
    )?;
    if before.default_at == 0 {
        let absent = CatalogueMessage::new("cli-live-absent").text("who", who);
        return Some(filled(&absent));
    }
    let left = before
        .default_at
        .saturating_sub(model.coordinator_time(now));
    let left = text::show_span(model.real(left));
    let losing = CatalogueMessage::new("cli-live-absent-loses")
        .text("who", who)
        .text("left", left);
    Some(filled(&losing))
}
