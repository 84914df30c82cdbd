//! A venue that cannot seat all its players.

use crate::ids::VenueId;

/// A venue has fewer devices than players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TooFewDevices {
    /// Which.
    pub venue: VenueId,
    /// How many it has.
    pub devices: usize,
    /// How many it needs.
    pub seats: usize,
}
