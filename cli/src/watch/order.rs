//! Which board is looked at first.

use adoube_proto::v1::{BoardView, Side};

use super::Model;

/// Boards in the order in which an arbiter wants to see them: trouble, then games in play with
/// the shortest clock first, then those that have not begun, then the finished (CLK-10).
pub(super) fn boards(model: &Model, now: u64) -> Vec<&BoardView> {
    let mut boards: Vec<&BoardView> = model.boards().collect();
    boards.sort_by_key(|board| {
        let number = board.board.map(|b| (b.round, b.board));
        match rank(board) {
            0 => (0, board.paused_since, number),
            1 => (1, shortest(model, board, now) / 1000, number),
            rank => (rank, 0, number),
        }
    });
    boards
}

fn rank(board: &BoardView) -> u8 {
    let away = board.white_away_since > 0 || board.black_away_since > 0;
    match board.state.as_str() {
        "finished" => 3,
        "paused" => 0,
        _ if away => 0,
        "playing" => 1,
        _ => 2,
    }
}

fn shortest(model: &Model, board: &BoardView, now: u64) -> u64 {
    let remaining = |side| model.remaining(board, side, now);
    remaining(Side::White).min(remaining(Side::Black))
}
