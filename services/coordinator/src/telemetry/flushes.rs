//! What making records durable takes.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use adoube_ledger::FlushObserver;
use adoube_telemetry::{Counter, Histogram, Telemetry};

use super::TIMES;
use crate::clock::Stopwatch;

/// Requests that one flush makes durable.
const GROUPS: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// When a flush began and ended.
pub type Flushed = (SystemTime, SystemTime);

/// The ledger's flushes. Written by its one writer thread.
pub(crate) struct Flushes {
    stopwatch: Stopwatch,
    /// Of the last flush: microseconds since the Unix epoch.
    began: AtomicU64,
    ended: AtomicU64,
    times: Histogram,
    groups: Histogram,
    failures: Counter,
}

impl Flushes {
    pub(super) fn new(telemetry: &Telemetry, stopwatch: Stopwatch) -> Self {
        Self {
            stopwatch,
            began: AtomicU64::new(0),
            ended: AtomicU64::new(0),
            times: telemetry.histogram(
                "adoube.ledger.flush.duration",
                ("s", "Time to make a group of requests durable"),
                &TIMES,
            ),
            groups: telemetry.histogram(
                "adoube.ledger.flush.requests",
                ("{request}", "How many requests one flush makes durable"),
                &GROUPS,
            ),
            failures: telemetry.counter(
                "adoube.ledger.flush.failures",
                ("{flush}", "Flushes that failed"),
                &[&[]],
            ),
        }
    }

    /// The last flush that ended. The ledger gives its answers on the thread that flushed, before it begins
    /// another, so that there it is the one that made the answer true.
    pub(crate) fn last(&self) -> Option<Flushed> {
        let (began, ended) = (self.began.load(Relaxed), self.ended.load(Relaxed));
        let at = |micros| UNIX_EPOCH + Duration::from_micros(micros);
        (0 < began && began <= ended).then(|| (at(began), at(ended)))
    }

    fn now(&self) -> u64 {
        let since = self.stopwatch.now().duration_since(UNIX_EPOCH);
        u64::try_from(since.unwrap_or_default().as_micros()).unwrap_or(u64::MAX)
    }
}

impl FlushObserver for Flushes {
    fn begins(&self) {
        self.began.store(self.now(), Relaxed);
    }

    fn ended(&self, requests: usize, durable: bool) {
        let now = self.now();
        self.ended.store(now, Relaxed);
        let took = now.saturating_sub(self.began.load(Relaxed));
        self.times.lasted(Duration::from_micros(took), &[]);
        #[expect(clippy::cast_precision_loss, reason = "a few hundred at most")]
        self.groups.record(requests as f64, &[]);
        if !durable {
            self.failures.count(&[]);
        }
    }
}
