//! What is ruled on a disconnection (O 18.9): what an arbiter requests, what it comes to on each
//! board, and what is kept of it.

mod beyond;
mod clocks;
mod control_note;
mod left;
mod new_game_control;
mod offer;
mod requested_remedy;
mod ruling_summary;
mod shorter;
mod unusual_values;
mod words;

pub use clocks::amounts;
pub use left::charged;
pub use offer::{Offer, Offered};
pub use requested_remedy::{Control, Deduct, RequestedRemedy, Verdict};
pub use ruling_summary::deed;
pub use shorter::shorter;
pub use unusual_values::far_from;
pub use words::consequence;

pub use crate::ruling_terms::{ClocksAs, Kind, MAX_START_IN};

use super::cause::Found;
use crate::board::Remedy;
use crate::ids::{BoardId, RulingRef};
use crate::time::Millis;

/// The longest article, in characters.
pub const MAX_ARTICLE: usize = 60;

/// The most rulings of one incident.
pub const MAX_RULINGS: u32 = 100;

/// A ruling, fully worked out: nothing is computed when it is carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// Which one of which incident.
    pub reference: RulingRef,
    /// What kind of ruling it is.
    pub kind: Kind,
    /// What it comes to on each board, in the order of boards.
    pub boards: Vec<BoardRuling>,
    /// The article it rests on, such as `O 18.9 a`.
    pub article: String,
    /// Why, as both players read it.
    pub reason: String,
    /// How long after both are ready the clock starts.
    pub start_in: Millis,
    /// The finding that it was made on; none if there was none.
    pub found: Option<Found>,
}

/// A ruling on one board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardRuling {
    /// Which.
    pub board: BoardId,
    /// The last record of the board that changed its position or clocks when this was worked out.
    pub seen: u64,
    /// What becomes of it.
    pub remedy: Remedy,
    /// The device notes of the board that the ruling cites, each of something that the event forbids (VEN-2), in
    /// order.
    pub cites: Vec<u32>,
}

impl Ruling {
    /// What it comes to on a board; none if it does not name it.
    pub fn on(&self, board: BoardId) -> Option<&BoardRuling> {
        self.boards.iter().find(|ruled| ruled.board == board)
    }
}
