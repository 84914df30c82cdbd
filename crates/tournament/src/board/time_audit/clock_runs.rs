//! When clocks ran, in sixteen bytes each: there is one for every move of every game that is held.

use adoube_chess::Side;

use crate::board::compact_vec;
use crate::board::time_audit::charged_time::Span;
use crate::time::{Millis, Time};

/// Instants are kept in so many bits of milliseconds: up to the year 10889.
const INSTANT: u32 = 48;
/// The latest of them stands for none.
const NEVER: u64 = (1 << INSTANT) - 1;
/// A length is kept in so many bits of milliseconds, 24 days: no clock has more than seven.
const LENGTH: u32 = 31;
const LONGEST: u64 = (1 << LENGTH) - 1;

/// A side's clock ran and was charged for it; what was free by a delay is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::board) struct Run {
    pub(in crate::board) side: Side,
    pub(in crate::board) during: Span,
    /// When the move was made that the side was thinking of; none before it was.
    pub(in crate::board) moved: Option<Time>,
}

/// One of them as it is kept: from when, when moved, how long, by whom.
#[derive(Debug, Clone, Copy)]
struct Packed(u128);

impl From<Run> for Packed {
    fn from(run: Run) -> Self {
        let instant = |at: Time| u128::from(at.0.min(NEVER - 1));
        let moved = run.moved.map_or(NEVER.into(), instant);
        let length = run.during.to.since(run.during.from).0.min(LONGEST);
        let side = u128::from(run.side == Side::Black);
        let times = instant(run.during.from) << INSTANT | moved;
        Self(times << (LENGTH + 1) | u128::from(length) << 1 | side)
    }
}

impl From<Packed> for Run {
    fn from(Packed(bits): Packed) -> Self {
        let part = |above: u32, most: u64| {
            let part = (bits >> above) & u128::from(most);
            u64::try_from(part).unwrap_or(most)
        };
        let from = Time(part(LENGTH + 1 + INSTANT, NEVER));
        let moved = part(LENGTH + 1, NEVER);
        Self {
            side: if part(0, 1) == 0 {
                Side::White
            } else {
                Side::Black
            },
            during: Span {
                from,
                to: from + Millis(part(1, LONGEST)),
            },
            moved: (moved != NEVER).then_some(Time(moved)),
        }
    }
}

/// The runs of a game, in order.
#[derive(Debug, Clone, Default)]
pub(in crate::board) struct Runs(Vec<Packed>);

impl Runs {
    pub(in crate::board) const fn new() -> Self {
        Self(Vec::new())
    }

    pub(in crate::board) const fn len(&self) -> usize {
        self.0.len()
    }

    pub(in crate::board) fn push(&mut self, run: Run) {
        compact_vec::push(&mut self.0, run.into());
    }

    pub(in crate::board) fn iter(&self) -> impl Iterator<Item = Run> {
        self.0.iter().copied().map(Run::from)
    }

    /// Changes those from the `first` on, the last one first; one that has no length any more is dropped.
    pub(in crate::board) fn change_from(&mut self, first: usize, mut change: impl FnMut(&mut Run)) {
        for kept in self.0.iter_mut().skip(first).rev() {
            let mut run = Run::from(*kept);
            change(&mut run);
            *kept = run.into();
        }
        let mut left = first;
        for at in first..self.0.len() {
            let during = Run::from(self.0[at]).during;
            if during.from < during.to {
                self.0.swap(left, at);
                left += 1;
            }
        }
        self.0.truncate(left);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_is_kept_as_it_is() {
        let day = 86_400_000;
        for (from, length, moved) in [
            (0, 1, None),
            (
                1_700_000_000_000,
                3 * day,
                Some(1_700_000_000_000 + 90 * day),
            ),
            (NEVER - 2 * day, LONGEST, Some(NEVER - 1)),
        ] {
            for side in Side::ALL {
                let run = Run {
                    side,
                    during: Span {
                        from: Time(from),
                        to: Time(from + length),
                    },
                    moved: moved.map(Time),
                };
                assert_eq!(Run::from(Packed::from(run)), run);
            }
        }
    }
}
