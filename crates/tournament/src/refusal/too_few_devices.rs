//! A venue that cannot seat all its players.

use thiserror::Error;

use crate::ids::VenueId;

/// A venue has fewer devices than players.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "venue {venue} has {devices} devices for {seats} seats: give it more devices (venues.toml, `adoube certify`, \
     `adoube set-up`), or send players to another venue (`adoube import` with --seats)"
)]
pub struct TooFewDevices {
    /// Which.
    pub venue: VenueId,
    /// How many it has.
    pub devices: usize,
    /// How many it needs.
    pub seats: usize,
}
