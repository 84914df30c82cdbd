//! Times of day, each with its zone: the reader may be in another. One rule for all commands: what concerns one
//! venue (its incident, device or order) is in that venue's zone; every list, and what concerns the event, is in the
//! event's zone, which is that of its first venue, whatever is in the list.

use adoube_proto::v1::EventView;
use adoube_tournament::message;
use jiff::tz::TimeZone;

use crate::catalogue;
use crate::comments::instant;

/// The zone of that IANA name, where this machine knows it.
pub fn known(name: &str) -> Option<TimeZone> {
    TimeZone::get(name).ok()
}

/// The event's zone; empty while it has no venue.
pub fn of_event(event: &EventView) -> &str {
    event.venues.first().map_or("", |venue| &venue.time_zone)
}

/// The line above a list of times: `times are in the event's time zone, that of venue madrid (Europe/Madrid)`.
pub fn head(event: &EventView) -> String {
    let venue = event.venues.first();
    let message = match venue.filter(|venue| known(&venue.time_zone).is_some()) {
        Some(venue) => message!("cli-times-of-event", venue: &venue.id, zone: &venue.time_zone),
        None => message!("cli-times-utc"),
    };
    catalogue::filled(&message)
}

/// An instant in a zone, such as `12:03:59 CET`; in UTC, and so named, where this machine does not
/// know the zone.
pub fn time(millis: u64, name: &str) -> String {
    written(millis, name, "%H:%M:%S %Z")
}

/// The same with its day: `2022-06-17 15:00:00 CEST`.
pub fn day_and_time(millis: u64, name: &str) -> String {
    written(millis, name, "%Y-%m-%d %H:%M:%S %Z")
}

/// A line with the time of day: `14:03:59 CEST 1.2: PAUSED`. The time is the wall clock's in
/// milliseconds since the Unix epoch, shown in the zone of that IANA name.
pub fn stamped(line: &str, unix_millis: u64, time_zone: &str) -> String {
    format!("{} {line}", time(unix_millis, time_zone))
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
