//! What an arbiter corrected without a ruling, as a player is shown it.

use adoube_proto::v1::{BoardEvent, PositionRestored, Remedy, Reopened, Restarted, RulingShown};

/// Reversed colours or another start position, like a ruling, without the clocks before: they were those of another game.
/// `None` for a game that begins by a ruling, which has a record of its own before.
pub(super) fn shown(record: &BoardEvent, restarted: &Restarted) -> Option<RulingShown> {
    let remedy = match (restarted.reversed, restarted.fen.is_empty()) {
        (true, _) => Remedy::Reverse,
        (false, false) => Remedy::NewStart,
        (false, true) => return None,
    };
    Some(RulingShown {
        remedy: remedy.into(),
        reason: restarted.reason.clone(),
        by: record.by.clone(),
        ..RulingShown::default()
    })
}

/// A game that was over goes on.
pub(super) fn reopened(reopened: &Reopened) -> RulingShown {
    let before = reopened.before.unwrap_or_default();
    RulingShown {
        remedy: Remedy::Reopen.into(),
        reason: reopened.reason.clone(),
        by: reopened.by.clone(),
        white_before: before.white,
        black_before: before.black,
        starts_in: reopened.start_in.unwrap_or_default(),
        when_ready: reopened.start_in.is_some(),
        ..RulingShown::default()
    }
}

/// Moves were taken back.
pub(super) fn restored(restored: &PositionRestored) -> RulingShown {
    let before = restored.before.unwrap_or_default();
    RulingShown {
        remedy: Remedy::Restore.into(),
        reason: restored.reason.clone(),
        by: restored.by.clone(),
        white_before: before.white,
        black_before: before.black,
        ..RulingShown::default()
    }
}
