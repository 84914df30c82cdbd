//! What a device reports about itself, in a few characters each. What is not known
//! is a dash.

use adoube_proto::v1::{DeviceStatus, PageState, PowerSource};
use adoube_tournament::catalogue_message::CatalogueMessage;

use crate::catalogue::filled;
use crate::text;
use crate::words::named;

/// Of a device with which there was no contact.
pub(super) fn never() -> String {
    filled(&CatalogueMessage::new("cli-venue-never"))
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
    let word = PowerSource::word_of(status.power);
    let power = || named(word, format!("officials-power-{word}"));
    match (word, status.battery_percent) {
        ("", 0) => "-".to_owned(),
        (_, 0) => power(),
        (_, percent) => format!("{} {percent}%", power()),
    }
}

pub(super) fn page(status: &DeviceStatus) -> String {
    match PageState::word_of(status.page) {
        "" => "-".to_owned(),
        word => named(word, format!("officials-page-{word}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a device of a later version says is known to be something, and is not shown as nothing.
    #[test]
    fn ven_4_words_of_a_later_version_are_shown_as_unknown() {
        let silent = DeviceStatus::default();
        assert_eq!([page(&silent), power(&silent)], ["-", "-"]);
        let later = DeviceStatus {
            page: PageState::number_of("folded"),
            power: PowerSource::number_of("solar"),
            battery_percent: 34,
            ..DeviceStatus::default()
        };
        assert_eq!([page(&later), power(&later)], ["unknown", "unknown 34%"]);
    }
}
