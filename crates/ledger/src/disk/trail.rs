//! Where a stream's records lie: the newest, and every so many one, so that reading from anywhere
//! goes back over few records that were not asked for.

use crate::entry::Head;

/// A record's position is kept where its sequence number is a multiple of this.
const STEP: u64 = 16;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Trail {
    pub(super) head: Head,
    /// Position of the head's record; 0 without one.
    pub(super) last: u64,
    /// Positions of the records `STEP`, 2 `STEP`, …
    marks: Vec<u64>,
}

/// A record of a stream that is there for certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) sequence: u64,
    pub(super) position: u64,
}

impl Default for Trail {
    fn default() -> Self {
        Self {
            head: Head::EMPTY,
            last: 0,
            marks: Vec::new(),
        }
    }
}

impl Trail {
    /// To plan with: further records are remembered, those up to here are not.
    pub(super) fn tip(&self) -> Self {
        Self {
            head: self.head,
            last: self.last,
            marks: Vec::new(),
        }
    }

    /// The stream has one more record.
    pub(super) fn step(&mut self, head: Head, position: u64) {
        if head.sequence.is_multiple_of(STEP) {
            self.marks.push(position);
        }
        (self.head, self.last) = (head, position);
    }

    /// Goes on by what was planned from its tip.
    pub(super) fn join(&mut self, planned: Self) {
        (self.head, self.last) = (planned.head, planned.last);
        self.marks.extend(planned.marks);
    }

    /// The first spot known at `sequence` or behind it; the head's if it has no more.
    pub(super) fn spot(&self, sequence: u64) -> Spot {
        let mark = sequence.div_ceil(STEP);
        let index = usize::try_from(mark.saturating_sub(1)).unwrap_or(usize::MAX);
        match self.marks.get(index) {
            Some(position) if sequence > 0 => Spot {
                sequence: mark * STEP,
                position: *position,
            },
            _ => Spot {
                sequence: self.head.sequence,
                position: self.last,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hash::Hash;

    fn walk(trail: &mut Trail, sequences: std::ops::RangeInclusive<u64>) {
        for sequence in sequences {
            let hash = Hash::GENESIS;
            trail.step(Head { sequence, hash }, sequence * 10);
        }
    }

    #[test]
    fn spots_by_table() {
        let mut trail = Trail::default();
        walk(&mut trail, 1..=20);
        let mut planned = trail.tip();
        walk(&mut planned, 21..=37);
        trail.join(planned);
        for (asked, found) in [
            (1, 16),
            (16, 16),
            (17, 32),
            (32, 32),
            (33, 37),
            (37, 37),
            (0, 37),
            (u64::MAX, 37),
        ] {
            let spot = Spot {
                sequence: found,
                position: found * 10,
            };
            assert_eq!(trail.spot(asked), spot, "{asked}");
        }
    }
}
