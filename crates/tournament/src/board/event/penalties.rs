//! Penalties.

use adoube_chess::Side;

use crate::clock::Reading;
use crate::penalty::Penalty;

/// An arbiter imposed penalties on a player by one ruling (O 18.4). A result that they set is the next record's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Penalised {
    /// The player's side.
    pub side: Side,
    /// What was imposed, in the arbiter's order.
    pub penalties: Vec<Penalty>,
    /// The article that it rests on.
    pub article: String,
    /// Why.
    pub reason: String,
    /// Both clocks; none where no penalty changes them.
    pub clocks: Option<ClocksSet>,
}

/// Both clocks that were set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClocksSet {
    /// Before.
    pub before: Reading,
    /// After.
    pub after: Reading,
}
