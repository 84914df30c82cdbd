//! The penalties of a game, for its record on the players' pages (PEN-1).

use adoube_proto::v1::{BoardEvent, Penalised, PenaltyShown};

/// As a player is shown it; `ply`: the half-moves that had been made.
pub(super) fn shown(record: &BoardEvent, penalised: &Penalised, ply: u32) -> PenaltyShown {
    PenaltyShown {
        side: penalised.seat,
        penalties: penalised.penalties.clone(),
        article: penalised.article.clone(),
        reason: penalised.reason.clone(),
        // By their id: the page has their name (`screen::view`).
        by: record.by.clone(),
        ply,
        ..PenaltyShown::default()
    }
}
