//! What the node tells of its own work: its relay's connections as spans, and numbers to raise alarms by.
//!
//! Numbers are read from what the node shows of itself anyway, and only when they are sent.

use std::collections::BTreeMap;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use adoube_ledger::Outbox;
use adoube_proto::v1::DeviceState;
use adoube_telemetry::{Context, Counter, Kind, Label, Reading, Span, Telemetry};
use tokio::sync::watch;

use super::Snapshot;
use crate::clock;
use crate::fresh::HexId;
use crate::relay::{Flows, Refusal, RelayEvent};

/// Where the node's numbers are read.
#[derive(Clone)]
pub(super) struct Shown {
    pub(super) snapshot: watch::Receiver<Snapshot>,
    pub(super) flows: Flows,
    pub(super) outbox: Outbox,
}

/// The relay's connections that are open; the gate bounds them.
pub(super) struct Watched {
    telemetry: Telemetry,
    refused: Counter,
    open: BTreeMap<HexId, (String, SystemTime)>,
}

/// The label of a refusal.
const fn reason(refusal: Refusal) -> [(&'static str, &'static str); 1] {
    [("reason", refusal.code())]
}

impl Watched {
    pub(super) fn new(telemetry: Telemetry, shown: &Shown) -> Self {
        for (name, unit, what, read) in NUMBERS {
            let shown = shown.clone();
            telemetry.gauge(name, (unit, what), move |reading| read(&shown, reading));
        }
        let reasons = Refusal::ALL.map(reason);
        let refused = telemetry.counter(
            "adoube.venue.relay.refused",
            ("{connection}", "Connections that the relay refused"),
            &reasons.each_ref().map(<[_; 1]>::as_slice),
        );
        Self {
            telemetry,
            refused,
            open: BTreeMap::new(),
        }
    }

    /// Something happened at the relay.
    pub(super) fn sees(&mut self, event: &RelayEvent) {
        match event {
            RelayEvent::Admit { .. } => {}
            RelayEvent::Refused { refusal, .. } => {
                self.refused.count(&reason(*refusal));
            }
            RelayEvent::Opened { device, connection } => self.opened(device, connection),
            RelayEvent::Unreachable { .. } => self.refused.count(&reason(Refusal::Unreachable)),
            RelayEvent::Closed {
                connection,
                carried,
                ..
            } => {
                let carried = [
                    ("adoube.relay.end", carried.cut.word().to_owned()),
                    ("adoube.relay.bytes.up", carried.up.to_string()),
                    ("adoube.relay.bytes.down", carried.down.to_string()),
                ];
                self.closed(connection, carried.into());
            }
        }
    }

    /// The node stops, and every connection with it.
    pub(super) fn stops(&mut self) {
        for connection in self.open.keys().cloned().collect::<Vec<_>>() {
            let end = ("adoube.relay.end", "node-stopped".to_owned());
            self.closed(&connection, vec![end]);
        }
    }

    /// A span is told when it ends, which may be hours away. That there is a connection is told at once.
    fn opened(&mut self, device: &str, connection: &HexId) {
        let now = wall();
        self.open
            .insert(connection.clone(), (device.to_owned(), now));
        if let Some(place) = Context::of_connection(connection.as_str()) {
            let mut span = Span::part("relay opened", place, (now, now));
            span.labels = labels(device, connection);
            self.telemetry.span(span);
        }
    }

    fn closed(&mut self, connection: &HexId, carried: Vec<Label>) {
        let Some((device, start)) = self.open.remove(connection) else {
            return;
        };
        let Some(context) = Context::of_connection(connection.as_str()) else {
            return;
        };
        let known = labels(&device, connection);
        self.telemetry.span(Span {
            name: "relay connection",
            context,
            parent: None,
            kind: Kind::Inside,
            start,
            end: wall(),
            labels: known.into_iter().chain(carried).collect(),
            link: None,
            failed: None,
        });
    }
}

fn labels(device: &str, connection: &HexId) -> Vec<Label> {
    vec![
        ("adoube.device", device.to_owned()),
        ("adoube.relay.connection", connection.to_string()),
    ]
}

fn wall() -> SystemTime {
    UNIX_EPOCH + Duration::from_millis(clock::wall_ms())
}

type Read = fn(&Shown, &Reading<'_>);

const NUMBERS: [(&str, &str, &str, Read); 8] = [
    (
        "adoube.venue.devices",
        "{device}",
        "Devices of the venue, by state",
        devices,
    ),
    (
        "adoube.venue.uplink.up",
        "",
        "Whether the coordinator answers",
        |shown, reading| {
            let up = shown.snapshot.borrow().status.uplink;
            reading.is(f64::from(u8::from(up)), Vec::new());
        },
    ),
    (
        "adoube.venue.uplink.round_trip",
        "s",
        "The last round trip to the coordinator",
        |shown, reading| {
            let round_trip = shown.snapshot.borrow().status.uplink_round_trip_us;
            if round_trip > 0 {
                reading.is(f64::from(round_trip) / 1e6, Vec::new());
            }
        },
    ),
    (
        "adoube.venue.uplink.loss",
        "1",
        "Share of pings in the last half minute that were not answered in time",
        |shown, reading| {
            let pings = shown.snapshot.borrow().status.uplink_pings;
            if pings.sent > 0 {
                let lost = pings.sent.saturating_sub(pings.answered);
                reading.is(f64::from(lost) / f64::from(pings.sent), Vec::new());
            }
        },
    ),
    (
        "adoube.venue.clock.offset",
        "s",
        "How far the node's wall clock is ahead of coordinator time, as measured over the uplink",
        offset,
    ),
    (
        "adoube.venue.outbox",
        "{report}",
        "Reports that the coordinator has not confirmed",
        |shown, reading| {
            if let Ok(waiting) = shown.outbox.len() {
                #[expect(clippy::cast_precision_loss, reason = "bounded by the outbox")]
                reading.is(waiting as f64, Vec::new());
            }
        },
    ),
    (
        "adoube.venue.broker.up",
        "",
        "Whether the node is connected to its broker",
        |shown, reading| {
            let up = shown.snapshot.borrow().status.bus;
            reading.is(f64::from(u8::from(up)), Vec::new());
        },
    ),
    (
        "adoube.venue.relay.connections",
        "{connection}",
        "Connections that the relay carries",
        |shown, reading| {
            let open = u32::try_from(shown.flows.seen().len()).unwrap_or(u32::MAX);
            reading.is(f64::from(open), Vec::new());
        },
    ),
];

/// Every state is told, also one that no device is in: a series that ends looks like one that is fine.
fn devices(shown: &Shown, reading: &Reading<'_>) {
    const STATES: [DeviceState; 6] = [
        DeviceState::Absent,
        DeviceState::Ready,
        DeviceState::Late,
        DeviceState::Silent,
        DeviceState::Lost,
        DeviceState::Duplicate,
    ];
    let snapshot = shown.snapshot.borrow();
    for state in STATES {
        let devices = snapshot.devices.devices.iter();
        let count = devices.filter(|device| device.state() == state).count();
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        reading.is(f64::from(count), vec![("state", state.word().to_owned())]);
    }
}

fn offset(shown: &Shown, reading: &Reading<'_>) {
    let clock = shown.snapshot.borrow().status.coordinator_clock;
    let Some(clock) = clock else { return };
    let coordinator = i128::from(clock::monotonic_ms()) + i128::from(clock.ms);
    let ahead = i128::from(clock::wall_ms()) - coordinator;
    #[expect(clippy::cast_precision_loss, reason = "exact up to 2^53 milliseconds")]
    reading.is(ahead as f64 / 1e3, Vec::new());
}
