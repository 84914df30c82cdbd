//! How a device was lately, as its venue's node saw it.

use adoube_proto::v1::{AlarmLevel, DeviceHistory, DeviceState, DeviceTrip, DeviceTurn};
use adoube_tournament::catalogue_message::CatalogueMessage;
use serde_json::{Value, json};

use crate::catalogue::filled;
use crate::device_health;
use crate::words::round_trip;
use crate::zone;

/// The changes, the oldest first, and the round trips.
pub fn told(device: &str, history: &DeviceHistory, time_zone: &str) -> Vec<String> {
    let since = CatalogueMessage::new("cli-history-since").text("device", device);
    let mut told = vec![filled(&since)];
    told.extend(history.turns.iter().map(|turn| turned(turn, time_zone)));
    let at = |trip: &DeviceTrip| zone::time(trip.wall_ms, time_zone);
    let trips = match history.trips.as_slice() {
        [] => CatalogueMessage::new("cli-history-trips"),
        [only] => CatalogueMessage::new("cli-history-trips-at").text("at", at(only)),
        [first, .., last] => CatalogueMessage::new("cli-history-trips-over")
            .text("from", at(first))
            .text("to", at(last)),
    };
    told.push(filled(&trips));
    let venue = measured(history, |trip| trip.venue_us);
    let coordinator = measured(history, |trip| trip.coordinator_us);
    for (to, measured) in [
        (CatalogueMessage::new("cli-history-venue"), venue),
        (CatalogueMessage::new("cli-history-server"), coordinator),
    ] {
        told.push(format!("  {:<11}  {measured}", filled(&to)));
    }
    told
}

/// `  14:03:59 CEST  disconnected, alarm, locked: Please wait`.
fn turned(turn: &DeviceTurn, time_zone: &str) -> String {
    let mut words = vec![device_health::name(turn.health())];
    if turn.alarm() == AlarmLevel::Alarm {
        words.push(filled(&CatalogueMessage::new("cli-history-alarm")));
    }
    if !turn.locked.is_empty() {
        let locked = CatalogueMessage::new("cli-history-locked").text("text", &turn.locked);
        words.push(filled(&locked));
    }
    let at = zone::time(turn.wall_ms, time_zone);
    format!("  {at}  {}", words.join(", "))
}

/// The usual and the longest of those that were measured.
fn measured(history: &DeviceHistory, of: impl Fn(&DeviceTrip) -> u32) -> String {
    let mut all: Vec<u32> = history.trips.iter().map(of).filter(|us| *us > 0).collect();
    all.sort_unstable();
    let measured = match (all.get(all.len() / 2), all.last()) {
        (Some(median), Some(longest)) => CatalogueMessage::new("cli-history-measured")
            .text("median", round_trip(*median))
            .text("longest", round_trip(*longest))
            .number("n", all.len()),
        _ => CatalogueMessage::new("cli-history-none-measured"),
    };
    filled(&measured)
}

/// The same for programs.
pub fn value(device: &str, history: &DeviceHistory) -> Value {
    let turns = history.turns.iter().map(|turn| {
        json!({
            "wall_ms": turn.wall_ms, "state": DeviceState::word_of(turn.state), "alarm": AlarmLevel::word_of(turn.alarm), "locked": turn.locked,
            "health": device_health::key(turn.health()),
        })
    });
    let us = |us: u32| (us > 0).then_some(us);
    let trips = history.trips.iter().map(|trip| {
        json!({
            "wall_ms": trip.wall_ms, "venue_us": us(trip.venue_us),
            "coordinator_us": us(trip.coordinator_us),
        })
    });
    json!({
        "device": device,
        "turns": turns.collect::<Vec<_>>(),
        "trips": trips.collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::DeviceHealth;

    use super::*;

    fn turn(wall_ms: u64, state: &str, alarm: &str, locked: &str) -> DeviceTurn {
        DeviceTurn {
            wall_ms,
            state: DeviceState::number_of(state),
            alarm: AlarmLevel::number_of(alarm),
            locked: locked.to_owned(),
            health: match state {
                "ready" => DeviceHealth::Ready,
                _ => DeviceHealth::Disconnected,
            }
            .into(),
        }
    }

    #[test]
    fn ven_4_a_history_is_told_by_the_venues_clock() {
        let trips = [(0, 900, 0), (1_000, 1_100, 30_000), (2_000, 5_000, 41_000)];
        let history = DeviceHistory {
            turns: vec![
                turn(0, "ready", "", ""),
                turn(3_000, "silent", "silent", ""),
                turn(9_000, "silent", "alarm", "Please wait"),
            ],
            trips: trips
                .map(|(wall_ms, venue_us, coordinator_us)| DeviceTrip {
                    wall_ms,
                    venue_us,
                    coordinator_us,
                })
                .to_vec(),
        };
        let expected = [
            "oslo-1 since its venue node started:",
            "  01:00:00 CET  ready",
            "  01:00:03 CET  disconnected",
            "  01:00:09 CET  disconnected, alarm, locked: Please wait",
            "round trips from 01:00:00 CET to 01:00:02 CET:",
            "  venue        median 1.1 ms, longest 5.0 ms (3 measured)",
            "  server       median 41.0 ms, longest 41.0 ms (2 measured)",
        ];
        assert_eq!(told("oslo-1", &history, "Europe/Oslo"), expected);
        let value = value("oslo-1", &history);
        assert_eq!(value["turns"][2]["locked"], "Please wait");
        assert_eq!(value["trips"][0]["coordinator_us"], Value::Null);
        let nothing = told("oslo-1", &DeviceHistory::default(), "Europe/Oslo");
        assert_eq!(
            nothing[1..3],
            ["round trips:", "  venue        none measured"]
        );
    }
}
