//! Boards as the wire names them.

pub(crate) use adoube_coordinator::penalties::{read as read_penalty, wire as wire_penalty};
pub(crate) use adoube_coordinator::shard::views::board_ref;
use adoube_proto::v1::GameView;
use adoube_tournament::ids::BoardId;

/// The game of a board among those of its round.
pub(crate) fn game(games: &[GameView], board: BoardId) -> Option<&GameView> {
    let wanted = Some(board_ref(board));
    games.iter().find(|game| game.board == wanted)
}
