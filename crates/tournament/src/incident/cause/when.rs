//! When a line was, against the beginning of a silence, with the errors of the clocks.

use super::super::evidence::Place;
use super::Subject;
use crate::time::{Millis, Time};

/// An offset known worse than this places no line for certain.
pub const MAX_ERROR: u32 = 500;

/// What lasted until it was noticed began within this before or after the last contact: devices
/// say something once a second, and one packet may be late.
pub const BEGAN: (i64, i64) = (-1_500, 1_500);

/// What was noticed at once was noticed within this of the last contact.
pub const NOTED: (i64, i64) = (-700, 2_500);

/// Whoever fell silent with a silence is seen to be by so long after it began: the last of them
/// was heard a second and a half later, and three seconds show it.
pub(super) const SEEN_BY: i64 = 4_500;

/// A device that slept is heard again within this after it woke, if nothing else keeps it silent.
pub(super) const BACK_SOON: Millis = Millis::from_seconds(3);

/// What was seen so long after a silence ended may still tell of it.
pub(super) const AFTERWARDS: i64 = 15_000;

/// Whether something was within a window of time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum WithinWindow {
    /// It was not.
    No,
    /// The witness's clock is not known well enough to say.
    Perhaps,
    /// It was.
    Yes,
}

/// A window of time.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window {
    first: i128,
    last: i128,
}

impl Window {
    /// So many milliseconds before and after an instant.
    pub(super) fn around(at: Time, (before, after): (i64, i64)) -> Self {
        Self {
            first: i128::from(at.0) + i128::from(before),
            last: i128::from(at.0) + i128::from(after),
        }
    }

    /// Whether the coordinator's own instant is in it.
    pub(super) fn holds(self, at: Time) -> bool {
        (self.first..=self.last).contains(&i128::from(at.0))
    }

    /// From so many milliseconds after the silence began until so many after it ended.
    pub(super) fn of(subject: &Subject, after: i64, beyond: i64) -> Self {
        let end = subject.until.map_or(i128::from(u64::MAX), |until| {
            i128::from(until.0) + i128::from(beyond)
        });
        Self {
            first: i128::from(subject.from.0) + i128::from(after),
            last: end,
        }
    }
}

/// Whether what is placed there, or what began so long before it, was within the window.
pub(super) fn within(place: Place, span: Millis, window: Window) -> WithinWindow {
    let span = i128::from(span.0);
    if place.last() - span < window.first || place.first() - span > window.last {
        return WithinWindow::No;
    }
    match place.error() {
        Some(error) if error <= i128::from(MAX_ERROR) => WithinWindow::Yes,
        _ => WithinWindow::Perhaps,
    }
}
