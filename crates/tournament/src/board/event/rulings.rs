//! Rulings on incidents.

use adoube_chess::{BySide, Side};

use crate::board::Remedy;
use crate::clock::Reading;
use crate::ids::{PersonId, RulingRef};
use crate::time::Millis;

/// A ruling on an incident was carried out (O 18.9).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruled {
    /// Which ruling of which incident.
    pub ruling: RulingRef,
    /// The arbiter who ruled; none where no person ruled.
    pub by: Option<PersonId>,
    /// The official who agreed with it, where two had to.
    pub seconded_by: Option<PersonId>,
    /// What it does to the board; its further effects are records of their own.
    pub remedy: Remedy,
    /// The article it rests on.
    pub article: String,
    /// Why.
    pub reason: String,
    /// How long after both players are ready the clock starts.
    pub start_in: Millis,
    /// The device notes of this board that it cites, each of something that the event forbids (VEN-2).
    pub cites: Vec<u32>,
    /// Whether White and Black were away and not shown it.
    pub unheard: BySide<bool>,
    /// Both clocks before it.
    pub before: Reading,
    /// After it, stopped.
    pub clocks: Reading,
}

/// A player confirmed having seen the ruling, its reason and the new clocks (DIS-9).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadyGiven {
    /// The player's side.
    pub side: Side,
}

/// What an arbiter did by the command of the record before rests on these breaches (VEN-2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BreachesCited {
    /// The device notes of this board that tell of them, in order.
    pub notes: Vec<u32>,
}
