//! The measurements, one a file.

mod devices;
mod flags;
mod growth;
mod latency;
pub mod memory;
mod moves;
mod recovery;
mod telemetry;

use std::panic::{self, AssertUnwindSafe};

use anyhow::{Context as _, Result, anyhow};

use crate::report::{Failure, Row};
use crate::scale::Bench;

/// One measurement.
pub struct Part {
    /// What to call it on the command line.
    pub name: &'static str,
    /// What it measures.
    pub about: &'static str,
    run: fn(&Bench, &mut Vec<Row>) -> Result<()>,
}

impl Part {
    /// Adds what it measures. A part that fails, by an error or a panic, keeps the rows that it had by then and
    /// leaves the other parts theirs.
    pub fn measure(&self, bench: &Bench, rows: &mut Vec<Row>) -> Result<(), Failure> {
        let run = AssertUnwindSafe(|| (self.run)(bench, rows));
        let ended = panic::catch_unwind(run);
        let ended = ended.unwrap_or_else(|_| Err(anyhow!("it panicked, see above")));
        ended.map_err(|error| Failure {
            part: self.name,
            error: format!("{error:#}"),
        })
    }
}

/// All of them, in the order of the report.
pub const PARTS: &[Part] = &[
    Part {
        name: moves::NAME,
        about: "durable moves a second, beside a bare echo and a bare writer; processor and bytes a move",
        run: moves::run,
    },
    Part {
        name: latency::NAME,
        about: "acknowledgement and delivery with 10, 1,000 and 10,000 games, beside echo and writer",
        run: latency::run,
    },
    Part {
        name: memory::NAME,
        about: "memory of a live game and of a connected seat",
        run: memory::run,
    },
    Part {
        name: recovery::NAME,
        about: "how soon 10,000 live games at move 40 are back",
        run: recovery::run,
    },
    Part {
        name: flags::NAME,
        about: "how late flags are decided while 100,000 clocks run",
        run: flags::run,
    },
    Part {
        name: devices::NAME,
        about: "5,000 devices at a message a second through one venue's node",
        run: devices::run,
    },
    Part {
        name: growth::NAME,
        about: "cost a move by live games, by the game's length, by watchers",
        run: growth::run,
    },
    Part {
        name: telemetry::NAME,
        about: "processor a move without an endpoint of telemetry, without a log too, and with one",
        run: telemetry::run,
    },
];

/// Those named, or all.
pub fn chosen(names: &[String]) -> Result<Vec<&'static Part>> {
    if names.is_empty() {
        return Ok(PARTS.iter().collect());
    }
    let found = |wanted: &String| {
        let part = PARTS.iter().find(|part| part.name == *wanted);
        part.with_context(|| format!("no part is called {wanted}: see --list"))
    };
    names.iter().map(found).collect()
}
