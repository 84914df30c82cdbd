//! Lines that were told, each with the time at which that was.

use crate::zone;

/// A line with the time of day: `14:03:59 CEST 1.2: PAUSED`. The time is the wall clock's in
/// milliseconds since the Unix epoch, shown in the zone of that IANA name.
pub(crate) fn stamped(line: &str, unix_millis: u64, time_zone: &str) -> String {
    format!("{} {line}", zone::time(unix_millis, time_zone))
}
