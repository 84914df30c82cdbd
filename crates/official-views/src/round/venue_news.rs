//! Changes of venues and their devices, as lines.

use std::fmt::Display;

use adoube_proto::v1::{DeviceHealth, DeviceStatus, VenueView};
use adoube_tournament::catalogue_message::CatalogueMessage;

use crate::catalogue::filled;
use crate::{device_health, text};

/// A venue that was connected or disconnected, and devices whose state changed.
pub(super) fn news(before: Option<&VenueView>, after: &VenueView) -> Vec<String> {
    let mut lines = Vec::new();
    let link = match (before.map(|before| before.connected), after.connected) {
        (Some(false) | None, true) => Some(CatalogueMessage::new("cli-live-venue-connected")),
        (Some(true), false) => Some(CatalogueMessage::new("cli-live-venue-disconnected")),
        (Some(true), true) | (Some(false) | None, false) => None,
    };
    lines.extend(link.map(|link| filled(&link.text("venue", &after.venue))));
    for device in &after.devices {
        let old = before.and_then(|b| b.devices.iter().find(|d| d.device == device.device));
        lines.extend(device_line(old, device));
    }
    lines
}

/// A venue whose node hangs, after so many milliseconds.
pub(super) fn silent(venue: &VenueView, age: u64) -> String {
    let silent = CatalogueMessage::new("cli-live-venue-silent")
        .text("venue", &venue.venue)
        .text("contact", text::last_contact(age));
    filled(&silent)
}

/// It sends data again.
pub(super) fn heard(venue: &VenueView) -> String {
    filled(&CatalogueMessage::new("cli-live-venue-again").text("venue", &venue.venue))
}

/// A line about a device.
pub(crate) fn of_device(device: &str, news: impl Display) -> String {
    let line = CatalogueMessage::new("cli-live-device").text("device", device);
    filled(&line.text("news", news))
}

/// What of a device's health these lines tell. Players who are not checked or absent are shown at their boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    /// Something is wrong with the device.
    Trouble(DeviceHealth),
    Connected,
    /// Nobody needs it and it is not there, or it may still come.
    Away(DeviceHealth),
}

fn told(health: DeviceHealth) -> Told {
    match health {
        DeviceHealth::LockBroken
        | DeviceHealth::LockReleased
        | DeviceHealth::LockUnanswered
        | DeviceHealth::WrongLockProfile
        | DeviceHealth::Breach
        | DeviceHealth::Duplicate
        | DeviceHealth::NotConnected
        | DeviceHealth::Disconnected
        | DeviceHealth::Late
        | DeviceHealth::PageMissing
        | DeviceHealth::PageLocked
        | DeviceHealth::BoardDiffers
        | DeviceHealth::BoardNotConnected
        | DeviceHealth::BoardBatteryLow => Told::Trouble(health),
        DeviceHealth::CheckFailed
        | DeviceHealth::NotChecked
        | DeviceHealth::PlayerAbsent
        | DeviceHealth::MovesWaiting
        | DeviceHealth::AwaitsRuling
        | DeviceHealth::Paused
        | DeviceHealth::Ready
        | DeviceHealth::Playing
        | DeviceHealth::Finished => Told::Connected,
        DeviceHealth::Unspecified | DeviceHealth::Awaited | DeviceHealth::NotInUse => {
            Told::Away(health)
        }
    }
}

fn device_line(before: Option<&DeviceStatus>, after: &DeviceStatus) -> Option<String> {
    let news = match (before.is_some_and(|before| before.locked), after.locked) {
        (false, true) => filled(&CatalogueMessage::new("cli-live-page-locked-by-order")),
        (true, false) => filled(&CatalogueMessage::new("cli-live-page-unlocked")),
        (true, true) | (false, false) => health_news(before, after)?,
    };
    Some(of_device(&after.device, news))
}

fn health_news(before: Option<&DeviceStatus>, after: &DeviceStatus) -> Option<String> {
    let was = before.map_or(Told::Away(DeviceHealth::NotInUse), |it| told(it.health()));
    let is = told(after.health());
    match is {
        _ if is == was => None,
        Told::Trouble(health @ (DeviceHealth::Late | DeviceHealth::Disconnected)) => {
            let contact = text::last_contact(after.age_ms);
            Some(format!("{}, {contact}", device_health::name(health)))
        }
        Told::Trouble(health) => Some(device_health::name(health)),
        Told::Connected => match was {
            Told::Trouble(
                DeviceHealth::Disconnected | DeviceHealth::NotConnected | DeviceHealth::Late,
            ) => Some(filled(&CatalogueMessage::new("cli-live-connected-again"))),
            Told::Trouble(health) => {
                let over = CatalogueMessage::new("cli-live-no-longer");
                Some(filled(&over.text("state", device_health::name(health))))
            }
            Told::Away(_) | Told::Connected => None,
        },
        Told::Away(health) => {
            (before.is_some() && !matches!(was, Told::Away(_))).then(|| device_health::name(health))
        }
    }
}
