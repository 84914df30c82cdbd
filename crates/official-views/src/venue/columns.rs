//! The columns of a venue's devices, on a screen and in text.

use adoube_proto::v1::VenueDevice;
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::model::Model;
use super::{lines, vitals};
use crate::catalogue::filled;
use crate::device_health;
use crate::text;
use crate::words::round_trip;

#[derive(Debug, Clone, Copy)]
pub(super) enum Column {
    Device,
    State,
    Seat,
    /// Since the last contact.
    Age,
    /// Since the relay's last byte from the device.
    Relay,
    /// Since the coordinator's last byte for the device.
    Server,
    ToVenue,
    ToServer,
    Lost,
    Power,
    Page,
    Link,
}

impl Column {
    pub(super) fn title(self) -> String {
        filled(&match self {
            Self::Device => CatalogueMessage::new("cli-live-column-device"),
            Self::State => CatalogueMessage::new("cli-live-column-state"),
            Self::Seat => CatalogueMessage::new("cli-live-column-seat"),
            Self::Age => CatalogueMessage::new("cli-live-column-age"),
            Self::Relay => CatalogueMessage::new("cli-venue-column-relay"),
            Self::Server => CatalogueMessage::new("cli-venue-column-server"),
            Self::ToVenue => CatalogueMessage::new("cli-live-column-to-venue"),
            Self::ToServer => CatalogueMessage::new("cli-live-column-to-server"),
            Self::Lost => CatalogueMessage::new("cli-venue-column-lost"),
            Self::Power => CatalogueMessage::new("cli-venue-column-power"),
            Self::Page => CatalogueMessage::new("cli-venue-column-page"),
            Self::Link => CatalogueMessage::new("cli-live-column-link"),
        })
    }

    /// What a device has there at `now`.
    pub(super) fn cell(self, device: &VenueDevice, model: &Model, now: u64) -> String {
        let status = device.status.clone().unwrap_or_default();
        let since = || model.since(device, now);
        match self {
            Self::Device => status.device,
            Self::State => lines::state(device, model.is_old(device, now)),
            Self::Seat => lines::seat(device),
            Self::Age => model
                .age(device, now)
                .map_or_else(vitals::never, text::show_span),
            Self::Relay => vitals::age(status.flows.last().map(|it| it.up_age_ms + since())),
            Self::Server => vitals::age(status.coordinator_byte_age_ms.map(|age| age + since())),
            Self::ToVenue => round_trip(status.venue_round_trip_us),
            Self::ToServer => round_trip(status.coordinator_round_trip_us),
            Self::Lost => vitals::loss(&status),
            Self::Power => vitals::power(&status),
            Self::Page => vitals::page(&status),
            Self::Link => device_health::link(&status),
        }
    }
}
