//! Changes of venues and their devices, as lines.

use adoube_proto::v1::{DeviceStatus, VenueView};

use crate::text;

/// A venue that came or went, and devices that stand otherwise than before.
pub(super) fn news(before: Option<&VenueView>, after: &VenueView) -> Vec<String> {
    let mut lines = Vec::new();
    let name = &after.venue;
    match (before.map(|before| before.connected), after.connected) {
        (Some(false) | None, true) => lines.push(format!("venue {name} is connected")),
        (Some(true), false) => lines.push(format!("venue {name} is CUT OFF")),
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
    let (name, age) = (&venue.venue, text::show_span(age));
    format!("venue {name} is SILENT, last heard {age} ago: how its devices are is not known")
}

/// It goes on.
pub(super) fn heard(venue: &VenueView) -> String {
    format!("venue {} is heard again", venue.venue)
}

fn device_line(before: Option<&DeviceStatus>, after: &DeviceStatus) -> Option<String> {
    let was = before.map_or("absent", |before| before.state.as_str());
    let device = &after.device;
    let age = text::show_span(after.age_ms);
    let locked = before.is_some_and(|before| before.locked);
    match after.state.as_str() {
        state if state == was => match (locked, after.locked) {
            (false, true) => Some(format!(
                "device {device} is LOCKED by an order of its venue"
            )),
            (true, false) => Some(format!("device {device} is unlocked")),
            _ => None,
        },
        "ready" if was == "absent" => None,
        "ready" => Some(format!("device {device} is back")),
        "late" => Some(format!("device {device} is late, last heard {age} ago")),
        "silent" => Some(format!("device {device} is SILENT, last heard {age} ago")),
        "lost" => Some(format!("device {device} is LOST: its connection broke")),
        state => Some(format!("device {device} is {state}")),
    }
}
