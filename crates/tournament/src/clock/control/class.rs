//! Blitz, rapid or standard (CLK-8).

use adoube_chess::Side;

use super::{Period, TimeControl};
use crate::time::Millis;

/// The three classes of play (A-A.1, A-B.1 of the Appendices).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TimeControlClass {
    /// Base and sixty increments make ten minutes or less.
    Blitz,
    /// More than ten minutes and less than sixty.
    Rapid,
    /// Sixty minutes or more.
    Standard,
}

impl TimeControl {
    /// All base times and what sixty moves bring beside, of the side that has less: by that, time
    /// controls are compared (A-A.1, A-B.1), and each player must have it.
    pub fn over_sixty_moves(&self) -> Millis {
        let [white, black] = Side::ALL.map(|side| self.side_over_sixty_moves(side));
        white.min(black)
    }

    /// All base times of one side and what sixty moves bring beside.
    pub fn side_over_sixty_moves(&self, side: Side) -> Millis {
        over_sixty_moves(self.periods(side))
    }

    /// Blitz, rapid or standard, by base time and sixty increments (CLK-8).
    pub fn class(&self) -> TimeControlClass {
        let total = self.over_sixty_moves();
        match total.0 / 1000 {
            0..600 => TimeControlClass::Blitz,
            600 if total.0.is_multiple_of(1000) => TimeControlClass::Blitz,
            600..3600 => TimeControlClass::Rapid,
            _ => TimeControlClass::Standard,
        }
    }
}

fn over_sixty_moves(periods: &[Period]) -> Millis {
    let mut total = Millis::ZERO;
    let mut moves_left = 60_u64;
    for period in periods {
        let moves = period
            .moves
            .map_or(moves_left, |m| u64::from(m).min(moves_left));
        total += period.base + Millis(period.extra.most().0 * moves);
        moves_left -= moves;
    }
    total
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clk_8_classes() {
        use TimeControlClass::{Blitz, Rapid, Standard};
        for (text, class) in [
            ("180+2", Blitz),
            ("300", Blitz),
            ("600", Blitz),
            ("599.999", Blitz),
            ("600.001", Rapid),
            ("300+5", Blitz),
            ("300+5.001", Rapid),
            ("2400+19.999", Rapid),
            ("2400+20", Standard),
            ("3599.999", Rapid),
            // Increments of the first forty moves, then of the twenty that are left of sixty.
            ("40/1800+30:599.999+0", Rapid),
            ("40/1800+30:600+0", Standard),
            ("40/1800:1200+30", Standard),
            ("40/1800:1200+29.999", Rapid),
            ("480+2.001", Rapid),
            ("600+1", Rapid),
            ("900+10", Rapid),
            ("900d10", Rapid),
            ("1800+29", Rapid),
            ("1800+30", Standard),
            ("1800b30", Standard),
            ("3600", Standard),
            ("40/7200:20/3600:900+30", Standard),
            // Each player must have that much.
            ("W300-B240", Blitz),
            ("W3600-B3000", Rapid),
        ] {
            let control: TimeControl = text.parse().unwrap();
            assert_eq!(control.class(), class, "{text}");
        }
    }
}
