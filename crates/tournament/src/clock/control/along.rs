//! What the moves of a game bring, one after the other.

use adoube_chess::Side;

use super::TimeControl;
use crate::time::Millis;

/// What one move brings.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Brought {
    /// Time for this move that costs no main time: a delay, or Bronstein's.
    pub delay: Millis,
    /// What is added after it and kept: its increment, and at the end of a period the next one's
    /// base time.
    pub kept: Millis,
}

impl TimeControl {
    /// What each move of a side brings, from its first, without end.
    pub fn brought(&self, side: Side) -> impl Iterator<Item = Brought> {
        let (mut index, mut made) = (0_u8, 0_u16);
        std::iter::repeat_with(move || {
            let period = self.period(side, index);
            made = made.saturating_add(1);
            let mut kept = period.extra.increment();
            if period.moves.is_some_and(|moves| made >= moves) {
                (index, made) = (index + 1, 0);
                kept += self.period(side, index).base;
            }
            Brought {
                delay: period.extra.most().less(period.extra.increment()),
                kept,
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clk_2_what_each_move_brings() {
        for (control, side, seconds) in [
            // control, side, delay and kept time of its first moves
            ("180+2", Side::White, [(0, 2), (0, 2), (0, 2)]),
            ("2/100+1:60", Side::Black, [(0, 1), (0, 61), (0, 0)]),
            ("1/100d5:60b3", Side::White, [(5, 60), (3, 0), (3, 0)]),
            ("W300-B1/240+9:60", Side::Black, [(0, 69), (0, 0), (0, 0)]),
        ] {
            let parsed: TimeControl = control.parse().unwrap();
            let brought = parsed.brought(side).take(3);
            let shown: Vec<_> = brought
                .map(|brought| (brought.delay.0 / 1000, brought.kept.0 / 1000))
                .collect();
            assert_eq!(shown, seconds, "{control}");
        }
    }
}
