//! Rulings on incidents.

use crate::board::Remedy;
use crate::clock::Reading;
use crate::ids::PersonId;
use crate::ids::RulingRef;
use crate::time::Millis;
use adoube_chess::BySide;
use adoube_chess::Side;

/// A ruling on an incident was carried out (O 18.9).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruled {
    /// Which ruling of which incident.
    pub ruling: RulingRef,
    /// The arbiter whose ruling it is; records of earlier versions do not tell.
    pub by: Option<PersonId>,
    /// The official who agreed with it, where two had to; none in records of earlier versions.
    pub seconded_by: Option<PersonId>,
    /// What it makes of the board; what else that leads to follows.
    pub remedy: Remedy,
    /// The article it rests on.
    pub article: String,
    /// Why.
    pub reason: String,
    /// How long after both are ready the clock starts.
    pub start_in: Millis,
    /// The device notes of this board that it cites, each of something that the event forbids (VEN-2).
    pub cites: Vec<u32>,
    /// Whether White and Black were away and not shown it; earlier versions tell only of seats lost in the game.
    pub unheard: BySide<bool>,
    /// Both clocks as they were.
    pub before: Reading,
    /// As they are, standing.
    pub clocks: Reading,
}

/// A player has seen the ruling, its reason and the new clocks (DIS-9).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadyGiven {
    /// His side.
    pub side: Side,
}

/// What an arbiter did by the command of the record before rests on these breaches (VEN-2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BreachesCited {
    /// The device notes of this board that tell of them, in order.
    pub notes: Vec<u32>,
}
