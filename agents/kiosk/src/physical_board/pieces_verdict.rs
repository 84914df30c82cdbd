//! What the game says of the pieces that a board has learned: whether they may be kept for the next start of the agent.
//!
//! A board that reads tags learns its pieces from a start position that may be set up wrongly: king and queen exchanged,
//! or the whole board the other way round. So they are kept once a game has shown that they are right, and forgotten
//! once pieces are where they should be, but seem to be others.

use adoube_chess::{Line, OnSquare, Placement, Square};

use super::messages::BoardOrder;
use super::shown_position::ShownPosition;

/// After a move of each side that is right on the board, it lies the right way round.
const PROVED_BY: usize = 2;

/// What the game says of the pieces that a board has learned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum PiecesVerdict {
    /// Nothing yet.
    #[default]
    Unproved,
    /// They are right.
    Right,
    /// They may be wrong.
    Doubtful,
}

impl PiecesVerdict {
    /// What a board at rest says of them. `stands`: whether it has been so for a second.
    pub(super) fn judge(
        line: &Line,
        placement: &Placement,
        shown: &ShownPosition,
        stands: bool,
    ) -> Self {
        match shown {
            ShownPosition::Now if line.ply() >= PROVED_BY => Self::Right,
            ShownPosition::Differs { .. } if stands && are_others(line, placement) => {
                Self::Doubtful
            }
            ShownPosition::Now
            | ShownPosition::Differs { .. }
            | ShownPosition::MissingMove { .. }
            | ShownPosition::NextMove(_) => Self::Unproved,
        }
    }

    /// Takes a new verdict, which stays until another one; gives the order that follows.
    pub(super) fn replace(&mut self, verdict: Self) -> Option<BoardOrder> {
        let order = match verdict {
            Self::Unproved => return None,
            Self::Right => BoardOrder::KeepPieces,
            Self::Doubtful => BoardOrder::ForgetPieces,
        };
        (std::mem::replace(self, verdict) != verdict).then_some(order)
    }
}

/// Whether pieces are on all squares that should have some and on no other one, though not the right ones.
fn are_others(line: &Line, placement: &Placement) -> bool {
    Square::all().all(|square| {
        let is_there = placement.at(square) != OnSquare::Empty;
        is_there == line.position().piece_at(square).is_some()
    })
}
