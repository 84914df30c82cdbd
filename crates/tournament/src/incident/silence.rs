//! Which evidence can be about a silence, and which is about what came after it.

use super::evidence::Place;
use crate::time::{Millis, Time};

/// What was seen so long before the last contact may still be the silence's begin: clocks are not exact, and
/// one packet may be late. What was seen earlier is of what was before it, perhaps of another silence.
const BEFORE: Millis = Millis::from_seconds(2);

/// What was seen so long after it ended may still tell of it: of a start, of a connection that is
/// back.
const AFTER: Millis = Millis::from_seconds(15);

/// What has no time of its own comes so long after the silence ended at the latest: a journal is
/// sent when its device is back.
const LATE: Millis = Millis::from_seconds(120);

/// One silence, in coordinator time as the evidence has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Silence {
    /// The last contact.
    pub from: Time,
    /// When it ended; none while it lasts.
    pub until: Option<Time>,
    /// The last contact before the next silence of the same device, which has an incident of its
    /// own.
    pub next: Option<Time>,
}

impl Silence {
    /// Whether what was seen there, and was received then, can be about this silence.
    pub fn may_hold(&self, place: Place, received: Time) -> bool {
        let next = self.next.map_or(i128::MAX, |next| i128::from(next.0));
        let ended = self
            .until
            .map_or(i128::MAX, |end| i128::from(end.0) + span(AFTER));
        let end = ended.min(next);
        if place.last() < i128::from(self.from.0) - span(BEFORE) || place.first() > end {
            return false;
        }
        // What may be of then or of later, as far as its clock tells, goes by when it came.
        place.error().is_some() || place.last() <= end || {
            let came = i128::from(received.0);
            let late = self
                .until
                .map_or(i128::MAX, |end| i128::from(end.0) + span(LATE));
            came <= late.min(next)
        }
    }
}

fn span(span: Millis) -> i128 {
    i128::from(span.0)
}
