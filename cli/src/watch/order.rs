//! Which board is looked at first.

use adoube_proto::v1::BoardView;

use super::Model;

/// Boards in the order in which an arbiter wants to see them: trouble, then games in play, then
/// those that have not begun, then the finished (CLK-10). Within each by number, so that a board
/// stays where the eye has found it: a clock that is short is shown by its colour.
pub(super) fn boards(model: &Model) -> Vec<&BoardView> {
    let mut boards: Vec<&BoardView> = model.boards().collect();
    boards.sort_by_key(|board| (rank(board), board.board.map(|b| (b.round, b.board))));
    boards
}

fn rank(board: &BoardView) -> u8 {
    let away = board.white_away_since > 0 || board.black_away_since > 0;
    match board.state.as_str() {
        "finished" => 3,
        "paused" => 0,
        _ if away || !board.calls.is_empty() => 0,
        "playing" => 1,
        _ => 2,
    }
}
