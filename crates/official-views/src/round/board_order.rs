//! Which board is looked at first.

use adoube_proto::v1::{BoardView, GameStage};

use super::{Model, time_shortage};

/// Boards in the order in which an arbiter wants to see them: trouble, then games in play, those
/// short of time first, the least time before all (CLK-10), then those that have not begun, then the
/// finished. Within each by number, so that a board stays where the eye has found it.
pub(super) fn boards(model: &Model, now: u64) -> Vec<&BoardView> {
    let mut boards: Vec<&BoardView> = model.boards().collect();
    boards.sort_by_key(|board| {
        let number = board.board.map(|b| (b.round, b.board));
        (
            rank(board),
            time_shortage::seconds(board, model, now),
            number,
        )
    });
    boards
}

fn rank(board: &BoardView) -> u8 {
    let away = board.white_away_since > 0 || board.black_away_since > 0;
    let needs_somebody = away || !board.calls.is_empty();
    match board.state() {
        GameStage::Finished => 3,
        GameStage::Paused => 0,
        GameStage::Playing | GameStage::Waiting | GameStage::Unspecified if needs_somebody => 0,
        GameStage::Playing => 1,
        GameStage::Waiting | GameStage::Unspecified => 2,
    }
}
