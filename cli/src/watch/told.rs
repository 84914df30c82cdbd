//! Lines that were told, each with the time at which that was.

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// A line with the time of day: `14:03:59 1.2: PAUSED`. The time is the wall clock's in
/// milliseconds since the Unix epoch, shown in the zone of whoever watches.
pub(crate) fn stamped(line: &str, unix_millis: u64, zone: &TimeZone) -> String {
    let millis = i64::try_from(unix_millis).unwrap_or(i64::MAX);
    let time = Timestamp::from_millisecond(millis).unwrap_or_default();
    let time = time.to_zoned(zone.clone());
    format!("{} {line}", time.strftime("%H:%M:%S"))
}
