//! A venue that cannot seat all its players.

use crate::catalogue_message::CatalogueMessage;
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

impl TooFewDevices {
    pub(super) fn message(&self) -> CatalogueMessage {
        CatalogueMessage::new("refusal-too-few-devices")
            .text("venue", &self.venue)
            .number("devices", self.devices)
            .number("seats", self.seats)
    }
}
