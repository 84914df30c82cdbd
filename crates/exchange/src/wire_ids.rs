//! Boards as the wire names them.

pub use adoube_coordinator::shard::views::penalties::{read as read_penalty, wire as wire_penalty};
pub use adoube_coordinator::shard::views::{board_ref, read_board_make};
use adoube_proto::v1::{BoardRef, GameView};
use adoube_tournament::ids::BoardId;

/// The game of a board among those of its round.
pub fn game(games: &[GameView], board: BoardId) -> Option<&GameView> {
    let wanted = Some(board_ref(board));
    games.iter().find(|game| game.board == wanted)
}

/// The board that the wire names; none where it cannot be one.
pub fn board_id(board: BoardRef) -> Option<BoardId> {
    Some(BoardId {
        round: u16::try_from(board.round).ok()?,
        board: u16::try_from(board.board).ok()?,
    })
}
