//! The penalties of a game, for its record on the players' pages (PEN-1).

use adoube_proto::v1::{BoardEvent, Penalised, PenaltiesWithdrawn, PenaltyShown};

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
        record: record.sequence,
        ..PenaltyShown::default()
    }
}

/// Marks the penalties of a ruling that was withdrawn.
pub(super) fn withdraw(shown: &mut [PenaltyShown], withdrawn: &PenaltiesWithdrawn) {
    let mut shown = shown.iter_mut();
    if let Some(penalty) = shown.find(|penalty| penalty.record == withdrawn.ruling) {
        penalty.withdrawn = Some(withdrawn.reason.clone());
    }
}
