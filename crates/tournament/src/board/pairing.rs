//! Who meets on a board, where, and under which terms.

use adoube_chess::BySide;

use super::terms::Terms;
use crate::ids::{BoardId, DeviceId, PersonId, VenueId};

/// The pairing of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    /// Which board.
    pub board: BoardId,
    /// White's and Black's seat.
    pub seats: BySide<Seat>,
    /// What it is played under.
    pub terms: Terms,
    /// The version of the event's regulations that the terms come from.
    pub regulations_version: u32,
}

/// One side of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// Who plays.
    pub person: PersonId,
    /// Where.
    pub venue: VenueId,
    /// At which device.
    pub device: DeviceId,
}
