//! When a line was: by its witness's clock, or else by what is known of its other lines.

use std::collections::BTreeMap;

use super::{Line, Seen, Witness};
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
    pub fn of_seen(witness: &Witness, seen: &Seen, received: Time) -> Self {
        Self::new(witness, seen, seen.at(received), received)
    }

    fn new(witness: &Witness, seen: &Seen, at: Time, received: Time) -> Self {
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

    /// The same of something that its witness saw so long before something else.
    fn before(self, later: Self, apart: u64) -> Self {
        let apart = i128::from(apart);
        let last = later.last - apart + apart / DRIFT;
        Self {
            last: self.last.min(last).max(self.first),
            ..self
        }
    }
}

/// Where each line was, by its number, and by the lines of the same witness and the same start of
/// its machine whose time is known. A monotonic clock stands while its machine sleeps, so real time
/// between two lines is what it shows or more.
pub fn places(lines: &[Line]) -> BTreeMap<u32, Place> {
    let mut known: BTreeMap<(&Witness, &str), BTreeMap<u64, &Line>> = BTreeMap::new();
    for line in lines.iter().filter(|line| line.seen.offset.is_some()) {
        let of = (&line.witness, line.seen.boot_id.as_str());
        let own = known.entry(of).or_default();
        own.insert(line.seen.monotonic_ms, line);
    }
    let place = |line: &Line| {
        let place = Place::of(line);
        let own = known.get(&(&line.witness, line.seen.boot_id.as_str()));
        let Some(own) = own.filter(|_| place.error().is_none()) else {
            return place;
        };
        let at = line.seen.monotonic_ms;
        let earlier = own.range(..=at).next_back();
        let place = earlier.map_or(place, |(then, known)| {
            place.after(Place::of(known), Some(at - then))
        });
        let later = own.range(at..).next();
        later.map_or(place, |(then, known)| {
            place.before(Place::of(known), then - at)
        })
    };
    let placed = lines.iter().map(|line| (line.number, place(line)));
    placed.collect()
}
