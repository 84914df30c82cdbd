//! A correction that begins another game of the board, as a player is shown it.

use adoube_proto::v1::{BoardEvent, Restarted, RulingShown};

/// Reversed colours or another start position, like a ruling, without the clocks before: they were those of another game.
/// `None` for a game that begins by a ruling, which has a record of its own before.
pub(super) fn shown(record: &BoardEvent, restarted: &Restarted) -> Option<RulingShown> {
    let remedy = match (restarted.reversed, restarted.fen.is_empty()) {
        (true, _) => "reverse",
        (false, false) => "new-start",
        (false, true) => return None,
    };
    Some(RulingShown {
        remedy: remedy.to_owned(),
        reason: restarted.reason.clone(),
        by: record.by.clone(),
        ..RulingShown::default()
    })
}
