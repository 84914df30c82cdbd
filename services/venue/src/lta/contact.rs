//! The way to the coordinator as officials see it. A link that hangs half open stands, as far as its ends
//! know; what shows is that nothing comes any more.

use adoube_proto::v1::{UplinkCut, UplinkState};
use adoube_tournament::device_health::MovePath;

use crate::lateness::{Alarm, Thresholds};
use crate::relay::Cut;

/// Whether the way stands, and since when. Times are milliseconds of the node's monotonic clock.
#[derive(Clone, Debug, Default)]
pub struct Contact {
    connected: bool,
    since: u64,
    cut: UplinkCut,
    why: String,
}

impl Contact {
    /// Before there was any way.
    pub fn not_yet(now: u64) -> Self {
        Self::ended(now, UplinkCut::NotYet, "not connected yet")
    }

    /// One that stands from now on.
    pub fn stands(now: u64) -> Self {
        Self {
            connected: true,
            since: now,
            ..Self::default()
        }
    }

    /// One that is down from now on: how it ended, and why in words.
    pub fn down(now: u64, cut: Cut, why: &str) -> Self {
        Self::ended(now, wire(cut), why)
    }

    fn ended(now: u64, cut: UplinkCut, why: &str) -> Self {
        Self {
            connected: false,
            since: now,
            cut,
            why: why.to_owned(),
        }
    }

    /// How it is shown, by when anything came from the coordinator last. One that is down is so since then,
    /// and not since the node found out.
    pub fn shown(
        &self,
        now: u64,
        heard: Option<u64>,
        broker: bool,
        thresholds: Thresholds,
    ) -> UplinkState {
        let stands_ms = now.saturating_sub(self.since);
        let heard_age_ms = heard.map(|at| now.saturating_sub(at));
        let silent_ms = heard_age_ms.unwrap_or(stands_ms);
        let alarm = thresholds.by_age(silent_ms);
        let (for_ms, alarm) = if self.connected {
            (stands_ms, alarm)
        } else {
            (silent_ms, alarm.max(Alarm::Silent))
        };
        UplinkState {
            connected: self.connected,
            for_ms,
            cut: self.cut.into(),
            why: self.why.clone(),
            broker,
            heard_age_ms,
            alarm: alarm.into(),
        }
    }
}

const fn wire(cut: Cut) -> UplinkCut {
    match cut {
        Cut::Unknown => UplinkCut::Unknown,
        Cut::Closed => UplinkCut::Closed,
        Cut::Reset => UplinkCut::Reset,
        Cut::Silent => UplinkCut::Silent,
        Cut::Unreachable => UplinkCut::Unreachable,
    }
}

/// After an outage of the coordinator devices need so long to open their play connections again, milliseconds.
const RECONNECTING_MS: u64 = 10_000;

/// The node's contact with the coordinator, as far as it explains a device without a play connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoordinatorContact {
    /// It answers, and has for long enough that every device could connect.
    Reached,
    /// It answers late, or only just again.
    Unsteady,
    /// It does not answer.
    Unreachable,
}

impl CoordinatorContact {
    /// By the uplink as it is shown, and for how long that was well; none before it ever was not.
    fn of(uplink: &UplinkState, well_ms: Option<u64>) -> Self {
        match (uplink.connected, uplink.alarm()) {
            (true, Alarm::Unspecified) if well_ms.is_none_or(|ms| ms >= RECONNECTING_MS) => {
                Self::Reached
            }
            (true, Alarm::Unspecified | Alarm::Late) => Self::Unsteady,
            (true, Alarm::Silent | Alarm::Alarm) | (false, _) => Self::Unreachable,
        }
    }

    /// Whether the moves of a device get there that has a play connection, or none.
    pub(super) const fn move_path(self, relayed: bool) -> MovePath {
        match (self, relayed) {
            (Self::Reached | Self::Unsteady, true) => MovePath::Works,
            (Self::Reached, false) => MovePath::DeviceCut,
            (Self::Unsteady, false) | (Self::Unreachable, _) => MovePath::CoordinatorCut,
        }
    }
}

/// Since when the coordinator answers as usual.
#[derive(Clone, Copy, Debug, Default)]
pub struct CoordinatorWatch {
    unwell_at: Option<u64>,
}

impl CoordinatorWatch {
    /// The contact by the uplink as it is shown now.
    pub fn look(&mut self, now: u64, uplink: &UplinkState) -> CoordinatorContact {
        if !(uplink.connected && uplink.alarm() == Alarm::Unspecified) {
            self.unwell_at = Some(now);
        }
        let well_ms = self.unwell_at.map(|at| now.saturating_sub(at));
        CoordinatorContact::of(uplink, well_ms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ven_4_devices_get_some_seconds_to_connect_again_after_an_outage() {
        use CoordinatorContact::{Reached, Unreachable, Unsteady};
        for (connected, alarm, well_ms, expected) in [
            (true, "", None, Reached),
            (true, "", Some(10_000), Reached),
            (true, "", Some(9_999), Unsteady),
            (true, "late", Some(0), Unsteady),
            (true, "silent", Some(0), Unreachable),
            (true, "alarm", Some(0), Unreachable),
            (false, "silent", None, Unreachable),
        ] {
            let uplink = UplinkState {
                connected,
                alarm: Alarm::number_of(alarm),
                ..UplinkState::default()
            };
            assert_eq!(CoordinatorContact::of(&uplink, well_ms), expected);
        }
    }

    #[test]
    fn ven_4_a_way_without_an_answer_is_told_by_the_thresholds_and_down_since_the_last_word() {
        // linked or lost at, whether it stands, heard at, now; shown for, its alarm
        for (since, connected, heard, now, for_ms, alarm) in [
            (1_000, true, Some(60_000), 61_400, 60_400, ""),
            (1_000, true, Some(60_000), 61_500, 60_500, "late"),
            (1_000, true, Some(60_000), 63_000, 62_000, "silent"),
            (1_000, true, Some(60_000), 70_000, 69_000, "alarm"),
            (66_000, false, Some(60_000), 66_000, 6_000, "silent"),
            (66_000, false, Some(60_000), 70_000, 10_000, "alarm"),
            // Closed in good order a moment after it was heard: down all the same.
            (60_100, false, Some(60_000), 60_200, 200, "silent"),
            // Never linked in this run of the node.
            (1_000, false, None, 2_000, 1_000, "silent"),
            (1_000, false, None, 12_000, 11_000, "alarm"),
        ] {
            let contact = if connected {
                Contact::stands(since)
            } else {
                Contact::down(since, Cut::Reset, "why")
            };
            let shown = contact.shown(now, heard, true, Thresholds::default());
            let found = (shown.for_ms, shown.alarm().word());
            assert_eq!(
                found,
                (for_ms, alarm),
                "{since} {connected} {heard:?} {now}"
            );
            assert_eq!(shown.heard_age_ms, heard.map(|at| now - at));
            assert_eq!(shown.cut().word(), if connected { "" } else { "reset" });
        }
    }
}
