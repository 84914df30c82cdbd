//! Changes of venues and their devices, as lines.

use adoube_proto::v1::{DeviceHealth, DeviceStatus, VenueView};

use crate::{device_health, text};

/// A venue that came or went, and devices that stand otherwise than before.
pub(super) fn news(before: Option<&VenueView>, after: &VenueView) -> Vec<String> {
    let mut lines = Vec::new();
    let name = &after.venue;
    match (before.map(|before| before.connected), after.connected) {
        (Some(false) | None, true) => lines.push(format!("venue {name} is connected")),
        (Some(true), false) => lines.push(format!("venue {name} is DISCONNECTED")),
        _ => {}
    }
    for device in &after.devices {
        let old = before.and_then(|b| b.devices.iter().find(|d| d.device == device.device));
        lines.extend(device_line(old, device));
    }
    lines
}

/// A venue whose node hangs, after so many milliseconds.
pub(super) fn silent(venue: &VenueView, age: u64) -> String {
    let (name, contact) = (&venue.venue, text::last_contact(age));
    format!("venue {name} sends NO DATA, {contact}: the state of its devices is unknown")
}

/// It goes on.
pub(super) fn heard(venue: &VenueView) -> String {
    format!("venue {} is connected again", venue.venue)
}

/// What of a device's health these lines tell. Players who are not checked or absent are told at their boards.
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
    let device = &after.device;
    match (before.is_some_and(|before| before.locked), after.locked) {
        (false, true) => {
            return Some(format!(
                "device {device}: page locked by an order of its venue"
            ));
        }
        (true, false) => return Some(format!("device {device}: page unlocked")),
        (true, true) | (false, false) => {}
    }
    let was = before.map_or(Told::Away(DeviceHealth::NotInUse), |it| told(it.health()));
    let is = told(after.health());
    match is {
        _ if is == was => None,
        Told::Trouble(health @ (DeviceHealth::Late | DeviceHealth::Disconnected)) => {
            let (name, contact) = (
                device_health::name(health),
                text::last_contact(after.age_ms),
            );
            Some(format!("device {device}: {name}, {contact}"))
        }
        Told::Trouble(health) => Some(format!("device {device}: {}", device_health::name(health))),
        Told::Connected => match was {
            Told::Trouble(
                DeviceHealth::Disconnected | DeviceHealth::NotConnected | DeviceHealth::Late,
            ) => Some(format!("device {device}: connected again")),
            Told::Trouble(health) => {
                let name = device_health::name(health);
                Some(format!("device {device}: no longer {name}"))
            }
            Told::Away(_) | Told::Connected => None,
        },
        Told::Away(health) => (before.is_some() && !matches!(was, Told::Away(_)))
            .then(|| format!("device {device}: {}", device_health::name(health))),
    }
}
