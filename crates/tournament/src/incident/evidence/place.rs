//! When a line was: by its witness's clock, or else by what is known of its other lines.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Line, Witness, WitnessClock};
use crate::time::Time;

/// Clocks run apart by no more than one in so many.
const DRIFT: i128 = 5_000;

/// When a line was at the earliest and at the latest, in milliseconds of coordinator time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    first: i128,
    last: i128,
    measured: bool,
}

impl Place {
    /// By the line alone: as exact as its clock was measured, or whenever before it was received.
    pub fn of(line: &Line) -> Self {
        Self::new(&line.witness, &line.seen, line.at, line.received)
    }

    /// The same of what has not become a line yet.
    pub fn of_seen(witness: &Witness, seen: &WitnessClock, received: Time) -> Self {
        Self::new(witness, seen, seen.at(received), received)
    }

    fn new(witness: &Witness, seen: &WitnessClock, at: Time, received: Time) -> Self {
        let error = match (witness, seen.offset) {
            (Witness::Coordinator, _) => 0,
            (_, Some(offset)) => i128::from(offset.error_ms),
            (_, None) => {
                return Self {
                    first: i128::MIN / 4,
                    last: i128::from(received.0),
                    measured: false,
                };
            }
        };
        Self {
            first: i128::from(at.0) - error,
            last: i128::from(at.0) + error,
            measured: true,
        }
    }

    /// The earliest it can have been.
    pub const fn first(self) -> i128 {
        self.first
    }

    /// The latest it can have been.
    pub const fn last(self) -> i128 {
        self.last
    }

    /// The same as an instant, where only that is known.
    pub fn at_the_latest(self) -> Option<Time> {
        let last = u64::try_from(self.last.max(0)).ok()?;
        (!self.measured).then_some(Time(last))
    }

    /// By how much that may be wrong, if its own clock was measured.
    pub const fn error(self) -> Option<i128> {
        if self.measured {
            Some((self.last - self.first) / 2)
        } else {
            None
        }
    }

    /// The same of something that its witness saw after something else: so many milliseconds after
    /// it by the clock of both, or whenever after it.
    #[must_use]
    pub fn after(self, earlier: Self, apart: Option<u64>) -> Self {
        if self.measured {
            return self;
        }
        let apart = i128::from(apart.unwrap_or_default());
        let first = earlier.first + apart - apart / DRIFT;
        Self {
            first: self.first.max(first).min(self.last),
            ..self
        }
    }

    /// The same of something that its witness saw so long after something else.
    fn after_apart(self, earlier: Self, apart: u64) -> Self {
        self.after(earlier, Some(apart))
    }

    /// The same of something that its witness saw so long before something else.
    fn before(self, later: Self, apart: u64) -> Self {
        if self.measured {
            return self;
        }
        let apart = i128::from(apart);
        let last = later.last - apart + apart / DRIFT;
        Self {
            last: self.last.min(last).max(self.first),
            ..self
        }
    }
}

/// Where each line was, by its number, and by the other lines of the same witness and the same start of
/// its machine. A monotonic clock stands while its machine sleeps, so real time between two lines is
/// what it shows or more: a line was so long after those before it at the least, and so long before those
/// after it, which were over when they were received, whether their time is known or not.
pub fn places(lines: &[Line]) -> BTreeMap<u32, Place> {
    let mut boots: BTreeMap<(&Witness, &str), Vec<&Line>> = BTreeMap::new();
    for line in lines {
        let of = (&line.witness, line.seen.boot_id.as_str());
        boots.entry(of).or_default().push(line);
    }
    let mut placed: BTreeMap<u32, Place> =
        lines.iter().map(|it| (it.number, Place::of(it))).collect();
    for mut own in boots.into_values() {
        own.sort_by_key(|line| (line.seen.monotonic_ms, line.seen.offset.is_none()));
        narrow(&own, &mut placed, Place::after_apart);
        own.sort_by_key(|line| (Reverse(line.seen.monotonic_ms), line.seen.offset.is_none()));
        narrow(&own, &mut placed, Place::before);
    }
    placed
}

/// Each line's place by that of its neighbour in this order, from the first to the last.
fn narrow(own: &[&Line], placed: &mut BTreeMap<u32, Place>, by: fn(Place, Place, u64) -> Place) {
    for pair in own.windows(2) {
        let &[known, line] = pair else { continue };
        let apart = line.seen.monotonic_ms.abs_diff(known.seen.monotonic_ms);
        if let Some(neighbour) = placed.get(&known.number).copied()
            && let Some(place) = placed.get_mut(&line.number)
        {
            *place = by(*place, neighbour, apart);
        }
    }
}
