//! From which age of a contact on somebody should look.

use adoube_proto::v1;
pub use adoube_proto::v1::AlarmLevel as Alarm;
use adoube_proto::v1::DeviceState;
use adoube_tournament::device_health::Contact;

/// The age of a device's last contact at which it is shown as late, silent, an alarm;
/// milliseconds. They move the view and nothing else: what the coordinator takes for a
/// disconnection is its own affair.
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
            late: 1_500,
            silent: 3_000,
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

    /// How much a device is to be looked at, by its state and the age of its last contact. Without one that no
    /// seat needs nobody waits: it is told for a while, and then only that it is not there.
    pub fn judge(self, state: DeviceState, age_ms: u64, seated: bool) -> Alarm {
        let by_age = self.by_age(age_ms);
        match state {
            DeviceState::Absent if seated => Alarm::Alarm,
            DeviceState::Absent => Alarm::Unspecified,
            DeviceState::Duplicate => Alarm::Alarm,
            _ if !seated && age_ms >= self.gone_ms() => Alarm::Unspecified,
            DeviceState::Lost => by_age.max(Alarm::Silent),
            DeviceState::Unspecified
            | DeviceState::Ready
            | DeviceState::Late
            | DeviceState::Silent
            | DeviceState::Awaited => by_age,
        }
    }

    /// How much a device is to be looked at that a node which has run for so long has not heard yet: it may be coming
    /// back to the broker that was started with the node, and is missed once that took too long.
    pub fn awaited(self, up_ms: u64) -> Alarm {
        if self.by_age(up_ms) < Alarm::Silent {
            Alarm::Unspecified
        } else {
            Alarm::Late
        }
    }

    /// What a device's state and the age of its last message say of its contact.
    pub fn contact(self, state: DeviceState, age_ms: u64, needed: bool) -> Contact {
        match state {
            DeviceState::Awaited => Contact::Awaited,
            DeviceState::Absent => Contact::Absent,
            DeviceState::Duplicate => Contact::Duplicate,
            _ if !needed && age_ms >= self.gone_ms() => Contact::Absent,
            DeviceState::Lost => Contact::Disconnected,
            DeviceState::Unspecified
            | DeviceState::Ready
            | DeviceState::Late
            | DeviceState::Silent => match self.by_age(age_ms) {
                Alarm::Unspecified => Contact::Connected,
                Alarm::Late => Contact::Late,
                Alarm::Silent | Alarm::Alarm => Contact::Disconnected,
            },
        }
    }

    /// From which age of its last contact on a device without a seat is gone and no trouble; milliseconds.
    pub fn gone_ms(self) -> u64 {
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
            let found = Thresholds::default().judge(state, age, seated).word();
            assert_eq!(found, expected, "{state:?} {age} {seated}");
        }
        let patient = of(5_000, 10_000, 15_000).unwrap();
        assert_eq!(
            patient.judge(DeviceState::Silent, 4_999, true),
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
}
