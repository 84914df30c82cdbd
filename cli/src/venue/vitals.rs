//! What a device tells of itself besides being there, in a few characters each. What is not known
//! is a dash.

use adoube_proto::v1::{DeviceStatus, PageState, PowerSource};

use crate::text;

/// Since the last byte that the relay took from the device, and since the coordinator's last one for it, over
/// whichever connection that came. `since` counts both on.
pub(super) fn relayed(status: &DeviceStatus, since: u64) -> (Option<u64>, Option<u64>) {
    let newest = status.flows.last();
    (
        newest.map(|flow| flow.up_age_ms + since),
        status.coordinator_byte_age_ms.map(|age| age + since),
    )
}

pub(super) fn age(age: Option<u64>) -> String {
    age.map_or_else(|| "-".to_owned(), text::show_span)
}

/// `2/60`: so many of the node's pings of late were not answered.
pub(super) fn loss(status: &DeviceStatus) -> String {
    match status.pings_sent {
        0 => "-".to_owned(),
        sent => format!("{}/{sent}", sent.saturating_sub(status.pings_answered)),
    }
}

/// `battery 34%`.
pub(super) fn power(status: &DeviceStatus) -> String {
    match (PowerSource::word_of(status.power), status.battery_percent) {
        ("", 0) => "-".to_owned(),
        (power, 0) => power.to_owned(),
        (power, percent) => format!("{power} {percent}%"),
    }
}

pub(super) fn page(status: &DeviceStatus) -> String {
    match PageState::word_of(status.page) {
        "" => "-".to_owned(),
        page => page.to_owned(),
    }
}
