//! What of a device's status is still so. The node keeps what it was told last; officials are not to take
//! that for how it is now.

use adoube_proto::v1::DeviceStatus;

use crate::lateness::{Alarm, Thresholds};

/// A status without what is older than the threshold for silence: a device that was not heard for so long is
/// not ready, and a way on which nothing came for so long has no round trip.
pub(super) fn current(mut status: DeviceStatus, thresholds: Thresholds) -> DeviceStatus {
    let old = |age: u64| thresholds.by_age(age) >= Alarm::Silent;
    status.state = thresholds.heard(status.state(), status.age_ms).into();
    // As old as what the device said, where it did not say more.
    let age = |heard: Option<u64>| heard.unwrap_or(status.age_ms);
    if old(age(status.venue_heard_age_ms)) {
        status.venue_round_trip_us = 0;
    }
    if old(age(status.coordinator_heard_age_ms)) {
        status.coordinator_round_trip_us = 0;
    }
    status
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::DeviceState;

    use super::*;

    #[test]
    fn ven_4_what_is_older_than_silence_is_not_shown_as_it_were_now() {
        // state, its age, its ages of broker and coordinator; the word, both round trips
        for (state, age_ms, heard, word, trips) in [
            ("ready", 300, [Some(400), Some(500)], "ready", (7, 9)),
            ("ready", 300, [Some(400), Some(2_999)], "ready", (7, 9)),
            ("ready", 300, [Some(400), Some(3_000)], "ready", (7, 0)),
            ("ready", 300, [Some(3_400), Some(500)], "ready", (0, 9)),
            ("ready", 3_000, [Some(3_100), Some(3_200)], "silent", (0, 0)),
            ("late", 3_000, [None, None], "silent", (0, 0)),
            ("ready", 300, [None, None], "ready", (7, 9)),
            ("lost", 4_000, [None, None], "lost", (0, 0)),
            ("duplicate", 4_000, [None, None], "duplicate", (0, 0)),
        ] {
            let status = DeviceStatus {
                state: DeviceState::number_of(state),
                age_ms,
                venue_heard_age_ms: heard[0],
                coordinator_heard_age_ms: heard[1],
                venue_round_trip_us: 7,
                coordinator_round_trip_us: 9,
                ..DeviceStatus::default()
            };
            let shown = current(status, Thresholds::default());
            let found = (shown.venue_round_trip_us, shown.coordinator_round_trip_us);
            assert_eq!(
                (shown.state().word(), found),
                (word, trips),
                "{state} {age_ms} {heard:?}"
            );
        }
    }
}
