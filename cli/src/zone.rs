//! Times as a venue's clock on the wall shows them, with its zone: whoever reads may sit in another.

use jiff::tz::TimeZone;

use crate::games::comments::instant;

/// The zone of that IANA name, where this machine knows it.
pub(crate) fn known(name: &str) -> Option<TimeZone> {
    TimeZone::get(name).ok()
}

/// An instant in a zone, such as `12:03:59 CET`; in UTC, and so named, where this machine does not
/// know the zone.
pub(crate) fn time(millis: u64, name: &str) -> String {
    written(millis, name, "%H:%M:%S %Z")
}

/// The same with its day: `2022-06-17 15:00:00 CEST`.
pub(crate) fn day_and_time(millis: u64, name: &str) -> String {
    written(millis, name, "%Y-%m-%d %H:%M:%S %Z")
}

fn written(millis: u64, name: &str, form: &str) -> String {
    let Some(instant) = instant(millis) else {
        return format!("{millis} ms");
    };
    let zone = known(name).unwrap_or(TimeZone::UTC);
    instant.to_zoned(zone).strftime(form).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_bear_the_venues_zone() {
        for (zone, told) in [
            ("Europe/Madrid", "15:00:00 CEST"),
            ("Asia/Tokyo", "22:00:00 JST"),
            ("", "13:00:00 UTC"),
            ("Europe/Nowhere", "13:00:00 UTC"),
        ] {
            assert_eq!(time(1_655_470_800_000, zone), told, "{zone}");
        }
    }
}
