//! Physical boards beside the virtual one: how an event uses them. How far a board has followed the game (O 20), and
//! which move a board shows on which the game is played (EBD-7), says [`adoube_chess::physical_board`].

mod makes;
mod usage;

pub use adoube_chess::physical_board::{Comparison, Recognition, compare, recognise};
pub use makes::{BoardMake, BoardMakes};
pub use usage::{BoardEntry, BoardUse, Necessity, PhysicalBoards};
