//! What a physical board at rest shows of the game.

use adoube_chess::physical_board::{Comparison, Recognition, compare, recognise};
use adoube_chess::{Line, Placement, Square};

/// What a board at rest shows of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ShownPosition {
    /// The position of now.
    Now,
    /// A move of the game is still to be made on it, or is being made.
    MissingMove {
        /// How many half-moves of the game come before it.
        before: usize,
    },
    /// More than the game has, where the board enters the moves and its player is to move.
    NextMove(Recognition),
    /// Another position.
    Differs {
        /// Where it differs from the position of now, a1 first.
        squares: Vec<Square>,
    },
}

/// Compares a board at rest with the game. `enters`: whether the board may enter the next move now.
pub(super) fn shown_position(line: &Line, placement: &Placement, enters: bool) -> ShownPosition {
    if enters {
        let recognised = recognise(line.position(), placement);
        if !matches!(
            recognised,
            Recognition::NoMove | Recognition::Illegal { .. }
        ) {
            return ShownPosition::NextMove(recognised);
        }
    }
    match compare(line, placement) {
        Comparison::After(ply) if ply == line.ply() => ShownPosition::Now,
        Comparison::After(before) => ShownPosition::MissingMove { before },
        Comparison::During(number) => ShownPosition::MissingMove {
            before: number.saturating_sub(1),
        },
        Comparison::Differs { squares } => ShownPosition::Differs { squares },
    }
}
