//! What the silences of an incident charged on a board, as far as no ruling of it gave it back.

use adoube_proto::v1::{AbsenceView, BoardRef, IncidentView, RulingKind, RulingView};
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::texts::filled;
use crate::text;
use crate::words::sides;

/// What ran in each silence of the game that is played, such as `while White was away, White's 0:00:05.589 ran`;
/// none where nothing did, or once a ruling set its clocks.
pub(super) fn on(view: &IncidentView, board: BoardRef) -> Vec<String> {
    if was_set(view, board) {
        return Vec::new();
    }
    let own = view
        .absences
        .iter()
        .filter(|absence| absence.board == Some(board) && absence.attempt == absence.last_attempt);
    own.filter_map(ran).collect()
}

/// Whether a ruling of the incident set the clocks of the board, or what it shows.
fn was_set(view: &IncidentView, board: BoardRef) -> bool {
    let sets = |ruling: &RulingView| {
        let on = ruling.boards.iter().any(|on| on.board == Some(board));
        on && ruling.kind() != RulingKind::Postpone
    };
    view.rulings.iter().any(sets)
}

/// None where nothing ran.
fn ran(absence: &AbsenceView) -> Option<String> {
    let (white, black) = (absence.white_ran, absence.black_ran);
    let message = CatalogueMessage::new("cli-ruling-shared-charged")
        .text("ran", sides(white > 0, black > 0)?)
        .text("side", absence.side().word())
        .text("white", text::show_typed(white))
        .text("black", text::show_typed(black));
    Some(filled(&message))
}
