//! Physical boards beside a game: how far a board has followed it, and which move a board shows.
//!
//! The game is known, so a board is compared with it: what stands there is the position of the game, an earlier one,
//! or one that the game never had. Whether a move counts, others decide.

mod comparison;
mod recognition;

pub use comparison::{Comparison, compare};
pub use recognition::{Recognition, recognise};
