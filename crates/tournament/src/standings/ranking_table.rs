//! The table that comes out.

use super::tie_break::TieBreak;
use super::tie_break_value::Value;

/// The standings after a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// The last round that counts.
    pub round: u16,
    /// What ties were broken by, in this order.
    pub tie_breaks: Vec<TieBreak>,
    /// By rank, then by starting number.
    pub players: Vec<Standing>,
    /// Games of these rounds that have no result yet; they bring nothing so far.
    pub pending: usize,
}

/// A player's line of the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// Starting number.
    pub number: u16,
    /// From 1; the same for players whom nothing tells apart.
    pub rank: u16,
    /// Halves of a point.
    pub halves: u32,
    /// In the order of the tie-breaks.
    pub values: Vec<Value>,
}

impl Standings {
    /// A player's line.
    pub fn player(&self, number: u16) -> Option<&Standing> {
        self.players.iter().find(|player| player.number == number)
    }
}
