//! Physical boards beside the virtual one: how far a board has followed the game (O 20), and which move a
//! board shows on which the game is played (EBD-7).
//!
//! The virtual game is known, so a board is compared with it: what stands there is the position of the game, an
//! earlier one, or one that the game never had.

mod comparison;
mod recognition;
mod usage;

pub use comparison::{Comparison, compare};
pub use recognition::{Recognition, recognise};
pub use usage::{BoardEntry, BoardUse, Necessity, PhysicalBoards};
