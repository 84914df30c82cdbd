//! How each device was lately: for who opens it after something has happened. It begins with this run
//! of the node; what is to be kept for good is evidence, and stands in the record.

use std::collections::{BTreeMap, VecDeque};

use adoube_proto::v1::{
    DeviceHistory, DeviceState, DeviceTrip, DeviceTurn, VenueDevice, VenueDevices,
};

/// Round trips that are kept of a device: ten minutes of them.
pub const TRIPS: usize = 600;

/// Round trips are noted so often, milliseconds.
pub const EACH: u64 = 1_000;

/// A device that was heard so lately has measured, milliseconds.
const HEARD: u64 = 2 * EACH;

/// Changes that are kept of a device.
pub const TURNS: usize = 200;

#[derive(Debug, Default)]
struct Track {
    trips: VecDeque<DeviceTrip>,
    turns: VecDeque<DeviceTurn>,
}

/// The devices that the venue shows; those that it shows no more are forgotten.
#[derive(Debug, Default)]
pub struct Histories {
    tracks: BTreeMap<String, Track>,
    /// When round trips are noted next, by the node's monotonic clock.
    trips_at: u64,
}

impl Histories {
    /// Notes what changed, and once in [`EACH`] the round trips.
    pub fn note(&mut self, now: u64, shown: &VenueDevices) {
        let trips = now >= self.trips_at;
        if trips {
            self.trips_at = now + EACH;
        }
        let mut before = std::mem::take(&mut self.tracks);
        for device in &shown.devices {
            let Some(status) = &device.status else {
                continue;
            };
            let known = before.remove_entry(&status.device);
            let (id, mut track) =
                known.unwrap_or_else(|| (status.device.clone(), Track::default()));
            track.turn(shown.wall_ms, device);
            // Of a device that is silent there is only what was measured last.
            if trips && status.state() != DeviceState::Absent && status.age_ms < HEARD {
                track.trip(DeviceTrip {
                    wall_ms: shown.wall_ms,
                    venue_us: status.venue_round_trip_us,
                    coordinator_us: status.coordinator_round_trip_us,
                });
            }
            self.tracks.insert(id, track);
        }
    }

    /// What is kept of a device; none for one that is not shown.
    pub fn of(&self, device: &str) -> Option<DeviceHistory> {
        let Track { trips, turns } = self.tracks.get(device)?;
        Some(DeviceHistory {
            trips: trips.iter().copied().collect(),
            turns: turns.iter().cloned().collect(),
        })
    }
}

impl Track {
    fn turn(&mut self, wall_ms: u64, device: &VenueDevice) {
        let status = device.status.as_ref();
        let next = DeviceTurn {
            wall_ms,
            state: status.map_or(0, |status| status.state),
            alarm: device.alarm,
            locked: device.locked.clone(),
            health: status.map_or(0, |status| status.health),
        };
        let since = |last: &DeviceTurn| DeviceTurn {
            wall_ms: last.wall_ms,
            ..next.clone()
        };
        if self.turns.back().is_some_and(|last| *last == since(last)) {
            return;
        }
        if self.turns.len() >= TURNS {
            self.turns.pop_front();
        }
        self.turns.push_back(next);
    }

    fn trip(&mut self, trip: DeviceTrip) {
        if self.trips.len() >= TRIPS {
            self.trips.pop_front();
        }
        self.trips.push_back(trip);
    }
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{DeviceHealth, DeviceStatus};

    use super::*;

    /// The venue at this second: one device in this state.
    fn shown(second: u64, device: &str, state: &str) -> VenueDevices {
        VenueDevices {
            wall_ms: second * 1_000,
            devices: vec![VenueDevice {
                status: Some(DeviceStatus {
                    device: device.to_owned(),
                    state: DeviceState::number_of(state),
                    venue_round_trip_us: 900,
                    coordinator_round_trip_us: 30_000,
                    ..DeviceStatus::default()
                }),
                ..VenueDevice::default()
            }],
            part: false,
        }
    }

    #[test]
    fn ven_4_a_silent_device_has_no_round_trips() {
        let mut histories = Histories::default();
        for (second, age_ms) in [(0, 300), (1, 1_300), (2, 2_300), (3, 3_300), (4, 100)] {
            let mut at = shown(second, "madrid-1", "ready");
            at.devices[0].status.as_mut().unwrap().age_ms = age_ms;
            histories.note(second * 1_000, &at);
        }
        let trips = histories.of("madrid-1").unwrap().trips;
        let at: Vec<_> = trips.iter().map(|trip| trip.wall_ms).collect();
        assert_eq!(at, [0, 1_000, 4_000]);
    }

    fn turns(histories: &Histories, device: &str) -> Vec<(u64, &'static str)> {
        let history = histories.of(device).unwrap();
        let turns = history.turns.into_iter();
        turns
            .map(|turn| (turn.wall_ms, turn.state().word()))
            .collect()
    }

    #[test]
    fn ven_4_a_history_tells_each_change_once_and_a_round_trip_a_second() {
        let mut histories = Histories::default();
        for (quarter, state) in [
            (0, "ready"),
            (1, "ready"),
            (2, "late"),
            (4, "ready"),
            (5, "ready"),
        ] {
            let mut at = shown(0, "madrid-1", state);
            at.wall_ms = quarter * 250;
            histories.note(quarter * 250, &at);
        }
        let told = [(0, "ready"), (500, "late"), (1_000, "ready")];
        assert_eq!(turns(&histories, "madrid-1"), told);
        let trips = histories.of("madrid-1").unwrap().trips;
        let trips: Vec<_> = trips
            .iter()
            .map(|it| (it.wall_ms, it.venue_us, it.coordinator_us))
            .collect();
        assert_eq!(trips, [(0, 900, 30_000), (1_000, 900, 30_000)]);
    }

    /// The page was closed and opened again while the device stayed connected.
    #[test]
    fn ven_4_a_history_has_the_states_that_the_wall_shows() {
        let mut histories = Histories::default();
        let shows = [
            DeviceHealth::Playing,
            DeviceHealth::PageMissing,
            DeviceHealth::Playing,
        ];
        for (second, health) in (0..).zip(shows) {
            let mut at = shown(second, "madrid-1", "ready");
            at.devices[0].status.as_mut().unwrap().health = health.into();
            histories.note(second * 1_000, &at);
        }
        let turns = histories.of("madrid-1").unwrap().turns;
        let healths: Vec<_> = turns.iter().map(DeviceTurn::health).collect();
        assert_eq!(healths, shows);
    }

    #[test]
    fn ven_4_a_history_is_bounded_and_keeps_the_newest() {
        let mut histories = Histories::default();
        for second in 0..2_000 {
            let state = if second % 2 == 0 { "ready" } else { "late" };
            histories.note(second * 1_000, &shown(second, "madrid-1", state));
        }
        let history = histories.of("madrid-1").unwrap();
        assert_eq!((history.trips.len(), history.turns.len()), (TRIPS, TURNS));
        assert_eq!(history.trips.last().unwrap().wall_ms, 1_999_000);
        assert_eq!(history.turns.last().unwrap().wall_ms, 1_999_000);
    }

    #[test]
    fn ven_4_a_device_that_is_shown_no_more_is_forgotten() {
        let mut histories = Histories::default();
        histories.note(0, &shown(0, "madrid-1", "ready"));
        histories.note(1_000, &shown(1, "madrid-2", "ready"));
        assert_eq!(histories.of("madrid-1"), None);
        assert_eq!(turns(&histories, "madrid-2").len(), 1);
    }
}
