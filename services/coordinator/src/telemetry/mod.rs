//! What the coordinator tells of its own work: how a command went its way, and numbers to raise alarms by.
//!
//! Without an endpoint there is no [`Watch`], and nothing is timed. With one, the way of a command keeps
//! instants; spans are made of them when the answer is out.

mod flushes;
mod journey;
mod shard_gauges;

use std::sync::Arc;
use std::time::SystemTime;

use adoube_ledger::{FlushObserver, Health, Ledger};
use adoube_telemetry::{Counter, Histogram, Telemetry};

use crate::clock::Stopwatch;

pub use flushes::Flushed;
pub(crate) use flushes::Flushes;
pub use journey::{Journey, Pushed};
use shard_gauges::Standings;
pub(crate) use shard_gauges::{Depth, Standing};

/// Seconds: what commands and flushes take.
const TIMES: [f64; 15] = [
    0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5,
    5.0,
];

/// Takes what the coordinator tells.
pub struct Watch {
    telemetry: Telemetry,
    stopwatch: Stopwatch,
    flushes: Arc<Flushes>,
    commands: Histogram,
    overrun: Counter,
    standings: Standings,
}

impl Watch {
    /// Tells to this.
    pub fn new(telemetry: Telemetry) -> Self {
        let stopwatch = Stopwatch::start();
        telemetry.gauge(
            "adoube.clock.offset",
            (
                "s",
                "How far the machine's wall clock has moved against coordinator time since the start",
            ),
            move |reading| reading.is(stopwatch.drift(), Vec::new()),
        );
        Self {
            flushes: Arc::new(Flushes::new(&telemetry, stopwatch)),
            commands: telemetry.histogram(
                "adoube.command.duration",
                (
                    "s",
                    "Time from reading a player's command to handing over its answer",
                ),
                &TIMES,
            ),
            overrun: telemetry.counter(
                "adoube.links.overrun",
                (
                    "{link}",
                    "Streams that ended because their reader did not keep up",
                ),
                &[&[]],
            ),
            standings: Standings::new(&telemetry),
            stopwatch,
            telemetry,
        }
    }

    /// For the ledger, to be told of its flushes.
    pub fn observer(&self) -> Arc<dyn FlushObserver> {
        Arc::clone(&self.flushes) as Arc<dyn FlushObserver>
    }

    /// Tells whether the ledger takes records.
    pub fn over(&self, ledger: Arc<dyn Ledger>) {
        self.telemetry.gauge(
            "adoube.ledger.available",
            ("", "Whether the ledger accepts records"),
            move |reading| {
                let ready = matches!(ledger.health(), Health::Ready);
                reading.is(f64::from(u8::from(ready)), Vec::new());
            },
        );
    }

    /// This instant, for spans.
    pub(crate) fn now(&self) -> SystemTime {
        self.stopwatch.now()
    }

    /// The ledger's flushes.
    pub(crate) fn flushes(&self) -> Arc<Flushes> {
        Arc::clone(&self.flushes)
    }

    /// A stream ended because its reader did not keep up.
    pub(crate) fn overrun(&self) {
        self.overrun.count(&[]);
    }

    /// Where a tournament's numbers are shown, for as long as it is kept.
    pub(crate) fn stand(&self, tournament: &str) -> Standing {
        self.standings.enter(tournament)
    }
}
