//! Sensors that look at one square after another, as real boards do. What is seen of a moving piece follows
//! from it: an arrival before the departure, or neither of two changes that were undone in time.

use std::collections::VecDeque;
use std::time::Duration;

use crate::{Field, Fields, Reading, Time};

/// What the sensors have found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ScanEvent<R> {
    /// A square's reading is another than at the scan before.
    Change { at: Time, field: Field, reading: R },
    /// All squares have been looked at once more.
    Scanned { at: Time },
}

/// The sensors of one board.
#[derive(Debug, Clone)]
pub(super) struct Scanner<R> {
    /// How long a scan of all squares takes, in microseconds.
    period: u64,
    /// How many squares have been looked at since time 0.
    samples: u64,
    /// What really is on the squares.
    real: Fields<R>,
    /// What was seen.
    seen: Fields<R>,
    /// What will be on a square, in order of time.
    coming: VecDeque<(Time, Field, R)>,
    /// Samples until every square has been read since the last real change.
    unsampled: u64,
}

impl<R: Reading> Scanner<R> {
    pub(super) fn new(scan: Duration, fields: Fields<R>) -> Scanner<R> {
        Scanner {
            period: u64::try_from(scan.as_micros()).unwrap_or(u64::MAX).max(64),
            samples: 0,
            real: fields,
            seen: fields,
            coming: VecDeque::new(),
            unsampled: 0,
        }
    }

    pub(super) const fn seen(&self) -> &Fields<R> {
        &self.seen
    }

    /// Something will be put on a square, or taken from it. Given in order of time.
    pub(super) fn expect(&mut self, at: Time, field: Field, reading: R) {
        self.coming.push_back((at, field, reading));
    }

    /// The scan goes on until this time.
    pub(super) fn run(&mut self, until: Time, found: &mut impl FnMut(&Fields<R>, ScanEvent<R>)) {
        loop {
            let at = self.time_of(self.samples);
            if at > until {
                return;
            }
            while self.coming.front().is_some_and(|(due, ..)| *due <= at) {
                if let Some((_, field, reading)) = self.coming.pop_front() {
                    self.real.set(field, reading);
                    self.unsampled = 64;
                }
            }
            if self.unsampled == 0 {
                self.skip(until, found);
                continue;
            }
            self.unsampled -= 1;
            let index = self.samples % 64;
            if let Some(field) = Field::new(index.to_le_bytes()[0]) {
                let reading = self.real.get(field);
                if self.seen.get(field) != reading {
                    self.seen.set(field, reading);
                    found(&self.seen, ScanEvent::Change { at, field, reading });
                }
            }
            self.sample(found);
        }
    }

    /// Goes on to the next sample that could find something, within this scan and this time.
    fn skip(&mut self, until: Time, found: &mut impl FnMut(&Fields<R>, ScanEvent<R>)) {
        let due = self.coming.front().map_or(until, |(due, ..)| *due);
        let last = due.min(until).ms().saturating_mul(64_000) / self.period;
        let end = self.samples | 63;
        self.samples = last.clamp(self.samples, end);
        self.sample(found);
    }

    fn sample(&mut self, found: &mut impl FnMut(&Fields<R>, ScanEvent<R>)) {
        let at = self.time_of(self.samples);
        self.samples += 1;
        if self.samples.is_multiple_of(64) {
            found(&self.seen, ScanEvent::Scanned { at });
        }
    }

    const fn time_of(&self, sample: u64) -> Time {
        let (scans, rest) = (sample / 64, sample % 64);
        Time::from_ms((scans * self.period + rest * self.period / 64) / 1_000)
    }
}
