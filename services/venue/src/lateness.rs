//! Whether a device is late or silent, and from which age of its last contact on somebody should look. This is decided here
//! alone: for the record and the coordinator by the default thresholds, for the venue's wall by its own.

use adoube_proto::v1;
pub use adoube_proto::v1::AlarmLevel as Alarm;
use adoube_proto::v1::{DeviceState, DeviceStatus};
use adoube_tournament::device_health::Contact;

/// By default a device is late, and silent, when nothing was heard of it for this long; milliseconds.
pub const LATE_MS: u32 = 1_500;
/// See [`LATE_MS`].
pub const SILENT_MS: u32 = 3_000;

/// The age of a device's last contact at which it is late, silent, an alarm; milliseconds. A venue's own change its wall
/// and nothing else: what the coordinator takes for a disconnection is its own affair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thresholds {
    late: u32,
    silent: u32,
    alarm: u32,
}

/// Why thresholds were not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// One is out of its range.
    #[error("thresholds are from {} s to {} s", LEAST / 1000, MOST / 1000)]
    Range,
    /// They are not one above the other.
    #[error("late comes before silent, and silent before the alarm")]
    Order,
}

/// Vitals come once a second: below this everything would be late; milliseconds.
pub const LEAST: u32 = 1_000;
/// After this long everybody has long been asking; milliseconds.
pub const MOST: u32 = 600_000;

/// For so long a device that no seat needs is told as trouble: whoever carries it away, or looks for a spare,
/// sees it; milliseconds.
const UNNEEDED: u64 = 60_000;

impl Default for Thresholds {
    fn default() -> Self {
        Self {
            late: LATE_MS,
            silent: SILENT_MS,
            alarm: 10_000,
        }
    }
}

impl Thresholds {
    /// Those that a message names.
    pub fn of(wire: &v1::Thresholds) -> Result<Self, Unfit> {
        let these = Self {
            late: wire.late_ms,
            silent: wire.silent_ms,
            alarm: wire.alarm_ms,
        };
        let range = LEAST..=MOST;
        if ![these.late, these.silent, these.alarm]
            .iter()
            .all(|ms| range.contains(ms))
        {
            return Err(Unfit::Range);
        }
        if these.late >= these.silent || these.silent >= these.alarm {
            return Err(Unfit::Order);
        }
        Ok(these)
    }

    /// As a message.
    pub const fn wire(self) -> v1::Thresholds {
        v1::Thresholds {
            late_ms: self.late,
            silent_ms: self.silent,
            alarm_ms: self.alarm,
        }
    }

    /// How much something is to be looked at that was last heard so long ago.
    pub fn by_age(self, age_ms: u64) -> Alarm {
        let by_age = [
            (self.alarm, Alarm::Alarm),
            (self.silent, Alarm::Silent),
            (self.late, Alarm::Late),
        ];
        let by_age = by_age.iter().find(|(from, _)| age_ms >= u64::from(*from));
        by_age.map_or(Alarm::Unspecified, |(_, alarm)| *alarm)
    }

    /// How a device is heard: the newest that is known of it, and the age of its last message.
    pub fn heard(self, known: DeviceState, age_ms: u64) -> DeviceState {
        match known {
            DeviceState::Ready | DeviceState::Late | DeviceState::Silent => {
                match self.by_age(age_ms) {
                    Alarm::Unspecified => DeviceState::Ready,
                    Alarm::Late => DeviceState::Late,
                    Alarm::Silent | Alarm::Alarm => DeviceState::Silent,
                }
            }
            DeviceState::Unspecified
            | DeviceState::Absent
            | DeviceState::Lost
            | DeviceState::Duplicate
            | DeviceState::Awaited => known,
        }
    }

    /// Clears the round trips of a way on which nothing came for as long as the threshold for silence. The node keeps what a
    /// device measured last; officials are not to take that for how it is now.
    pub fn clear_outdated(self, status: &mut DeviceStatus) {
        let old = |age: u64| self.by_age(age) >= Alarm::Silent;
        // As old as what the device said, where it did not say more.
        let age = |heard: Option<u64>| heard.unwrap_or(status.age_ms);
        if old(age(status.venue_heard_age_ms)) {
            status.venue_round_trip_us = 0;
        }
        if old(age(status.coordinator_heard_age_ms)) {
            status.coordinator_round_trip_us = 0;
        }
    }

    /// From which age of its last message a device is worse than that; none where time alone changes nothing.
    pub fn until_worse(self, heard: DeviceState) -> Option<u64> {
        match heard {
            DeviceState::Ready => Some(self.late.into()),
            DeviceState::Late => Some(self.silent.into()),
            DeviceState::Unspecified
            | DeviceState::Absent
            | DeviceState::Silent
            | DeviceState::Lost
            | DeviceState::Duplicate
            | DeviceState::Awaited => None,
        }
    }

    /// How much a device's contact needs somebody, by a node that has run for so long. Nobody waits for a device that no
    /// seat needs.
    pub fn alarm(self, contact: Contact, age_ms: u64, needed: bool, up_ms: u64) -> Alarm {
        match contact {
            Contact::Absent if !needed => Alarm::Unspecified,
            Contact::Absent | Contact::Duplicate => Alarm::Alarm,
            Contact::Awaited => self.awaited(up_ms),
            Contact::Late => Alarm::Late,
            Contact::Connected => Alarm::Unspecified,
            Contact::Disconnected => self.by_age(age_ms).max(Alarm::Silent),
        }
    }

    /// How much a device is to be looked at that a node which has run for so long has not heard yet: it may be coming
    /// back to the broker that was started with the node, and is missed once that took too long.
    fn awaited(self, up_ms: u64) -> Alarm {
        if self.by_age(up_ms) < Alarm::Silent {
            Alarm::Unspecified
        } else {
            Alarm::Late
        }
    }

    /// The contact of a device in this state. One that no seat needs is trouble for a while, and then only not there.
    pub fn contact(self, heard: DeviceState, age_ms: u64, needed: bool) -> Contact {
        match heard {
            DeviceState::Awaited => Contact::Awaited,
            DeviceState::Unspecified | DeviceState::Absent => Contact::Absent,
            DeviceState::Duplicate => Contact::Duplicate,
            DeviceState::Ready | DeviceState::Late | DeviceState::Silent | DeviceState::Lost
                if !needed && age_ms >= self.gone_ms() =>
            {
                Contact::Absent
            }
            DeviceState::Lost | DeviceState::Silent => Contact::Disconnected,
            DeviceState::Late => Contact::Late,
            DeviceState::Ready => Contact::Connected,
        }
    }

    /// From which age of its last contact on a device without a seat is gone and no trouble; milliseconds.
    fn gone_ms(self) -> u64 {
        u64::from(self.alarm).max(UNNEEDED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(late_ms: u32, silent_ms: u32, alarm_ms: u32) -> Result<Thresholds, Unfit> {
        Thresholds::of(&v1::Thresholds {
            late_ms,
            silent_ms,
            alarm_ms,
        })
    }

    fn level(thresholds: Thresholds, state: DeviceState, age_ms: u64, needed: bool) -> Alarm {
        let contact = thresholds.contact(thresholds.heard(state, age_ms), age_ms, needed);
        thresholds.alarm(contact, age_ms, needed, 60_000)
    }

    #[test]
    fn ven_4_who_is_to_be_looked_at() {
        for (state, age, seated, expected) in [
            ("ready", 1_499, true, ""),
            ("ready", 1_500, true, "late"),
            ("late", 2_999, true, "late"),
            ("silent", 3_000, false, "silent"),
            ("silent", 10_000, true, "alarm"),
            ("lost", 100, true, "silent"),
            ("lost", 10_000, true, "alarm"),
            ("duplicate", 100, false, "alarm"),
            ("absent", 0, true, "alarm"),
            ("absent", 0, false, ""),
            ("absent", 99_999, false, ""),
            // Trouble only while a seat needs it, and a minute more.
            ("lost", 59_999, false, "alarm"),
            ("lost", 60_000, false, ""),
            ("silent", 60_000, false, ""),
            ("late", 60_000, false, ""),
            ("duplicate", 60_000, false, "alarm"),
            ("lost", 86_400_000, true, "alarm"),
            ("silent", 86_400_000, true, "alarm"),
        ] {
            let state = DeviceState::from_word(state).unwrap();
            let found = level(Thresholds::default(), state, age, seated).word();
            assert_eq!(found, expected, "{state:?} {age} {seated}");
        }
        let patient = of(5_000, 10_000, 15_000).unwrap();
        assert_eq!(
            level(patient, DeviceState::Silent, 4_999, true),
            Alarm::Unspecified
        );
    }

    #[test]
    fn ven_4_thresholds_that_cannot_be() {
        for (late, silent, alarm, expected) in [
            (1_500, 3_000, 10_000, Ok(())),
            (999, 3_000, 10_000, Err(Unfit::Range)),
            (1_500, 3_000, 600_001, Err(Unfit::Range)),
            (0, 0, 0, Err(Unfit::Range)),
            (3_000, 3_000, 10_000, Err(Unfit::Order)),
            (1_500, 20_000, 10_000, Err(Unfit::Order)),
        ] {
            assert_eq!(of(late, silent, alarm).map(|_| ()), expected);
        }
    }

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
            let thresholds = Thresholds::default();
            let state = DeviceState::from_word(state).unwrap();
            let mut shown = DeviceStatus {
                state: thresholds.heard(state, age_ms).into(),
                age_ms,
                venue_heard_age_ms: heard[0],
                coordinator_heard_age_ms: heard[1],
                venue_round_trip_us: 7,
                coordinator_round_trip_us: 9,
                ..DeviceStatus::default()
            };
            thresholds.clear_outdated(&mut shown);
            let found = (shown.venue_round_trip_us, shown.coordinator_round_trip_us);
            assert_eq!(
                (shown.state().word(), found),
                (word, trips),
                "{state:?} {age_ms} {heard:?}"
            );
        }
    }
}
