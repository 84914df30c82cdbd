//! When clocks ran, in five or six bytes each as a rule: there is one for every move of every game that is held.

use adoube_chess::Side;

use crate::board::compact_vec;
use crate::board::time_audit::charged_time::Span;
use crate::time::{Millis, Time};

/// A side's clock ran and was charged for it; what was free by a delay is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::board) struct Run {
    pub(in crate::board) side: Side,
    pub(in crate::board) during: Span,
    /// When the move was made that the side was thinking of; none before it was.
    pub(in crate::board) moved: Option<Time>,
}

/// The runs of a game, in order.
///
/// Each as two or three numbers: from the end of the one before to its beginning; its length, whose it is and
/// whether a move was made; from its end to that move. Numbers have seven bits a byte, the lowest first, and the
/// eighth where more follow (LEB128): most are small.
#[derive(Debug, Clone)]
pub(in crate::board) struct Runs {
    bytes: Vec<u8>,
    /// The end of the last one.
    end: Time,
}

impl Runs {
    pub(in crate::board) const fn new() -> Self {
        Self {
            bytes: Vec::new(),
            end: Time(0),
        }
    }

    pub(in crate::board) fn push(&mut self, run: Run) {
        let Span { from, to } = run.during;
        let is_black = u64::from(run.side == Side::Black);
        let has_moved = u64::from(run.moved.is_some());
        self.write(from.0.wrapping_sub(self.end.0));
        self.write(to.since(from).0 << 2 | is_black << 1 | has_moved);
        if let Some(moved) = run.moved {
            self.write(moved.0.wrapping_sub(to.0));
        }
        self.end = to;
    }

    pub(in crate::board) fn last_byte(&self) -> Option<u8> {
        self.bytes.last().copied()
    }

    fn write(&mut self, number: u64) {
        let mut left = number;
        while left > 0x7f {
            compact_vec::push(&mut self.bytes, 0x80 | low_bits(left));
            left >>= 7;
        }
        compact_vec::push(&mut self.bytes, low_bits(left));
    }

    pub(in crate::board) fn iter(&self) -> impl Iterator<Item = Run> {
        let (mut bytes, mut end) = (self.bytes.iter(), Time(0));
        std::iter::from_fn(move || {
            let mut next = || read(&mut bytes);
            let from = Time(end.0.wrapping_add(next()?));
            let bits = next()?;
            let to = from + Millis(bits >> 2);
            let moved = (bits & 1 == 1).then(&mut next);
            end = to;
            Some(Run {
                side: match bits & 2 {
                    0 => Side::White,
                    _ => Side::Black,
                },
                during: Span { from, to },
                moved: moved.flatten().map(|after| Time(to.0.wrapping_add(after))),
            })
        })
    }
}

fn low_bits(number: u64) -> u8 {
    u8::try_from(number & 0x7f).unwrap_or_default()
}

fn read(bytes: &mut std::slice::Iter<'_, u8>) -> Option<u64> {
    let mut number = 0;
    for place in (0..u64::BITS).step_by(7) {
        let byte = bytes.next()?;
        number |= u64::from(byte & 0x7f) << place;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_kept_as_they_are() {
        let (start, day) = (1_700_000_000_000, 86_400_000);
        let run = |side, from, length, moved: Option<u64>| Run {
            side,
            during: Span {
                from: Time(from),
                to: Time(from + length),
            },
            moved: moved.map(Time),
        };
        let all = [
            run(Side::White, 0, 1, None),
            run(Side::Black, start, 127, Some(start + 127)),
            run(Side::White, start + 128, 128, Some(start + 90 * day)),
            run(Side::White, start + 128, 3 * day, Some(start)),
            run(Side::Black, u64::MAX - day, day, Some(u64::MAX)),
            run(Side::Black, start, 1, None),
        ];
        let mut runs = Runs::new();
        for run in &all {
            runs.push(*run);
        }
        assert_eq!(runs.iter().collect::<Vec<_>>(), all);
    }

    /// Six bytes: a move a few minutes after the one before, made half a second before it arrived.
    #[test]
    fn a_run_is_short() {
        let mut runs = Runs::new();
        for number in 0..100 {
            let from = Time(1_700_000_000_000 + number * 200_500);
            let to = from + Millis(200_000);
            runs.push(Run {
                side: Side::White,
                during: Span { from, to },
                moved: Some(to + Millis(100)),
            });
        }
        assert!(runs.bytes.len() <= 700, "{}", runs.bytes.len());
    }
}
