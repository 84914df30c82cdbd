//! What each move brings beside the base time (L 6.2 b): kept, or lost unless used.

use crate::time::Millis;

/// What a period gives with each move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extra {
    /// Added after the move, and kept (CLK-2). Nothing where it is zero.
    Increment(Millis),
    /// The main time runs only after it; what is not used of it is lost (CLK-3).
    Delay(Millis),
    /// The same reckoned the other way: it is on the clock before the move, and what the move
    /// used of it is given back after. A flag falls at the same instant as with the delay.
    Bronstein(Millis),
}

impl Extra {
    /// Neither increment nor delay.
    pub const NONE: Self = Self::Increment(Millis::ZERO);

    /// The most that one move may have of it.
    pub const fn most(self) -> Millis {
        match self {
            Self::Increment(extra) | Self::Delay(extra) | Self::Bronstein(extra) => extra,
        }
    }

    /// What is added after every move and kept; zero with a delay.
    pub const fn increment(self) -> Millis {
        match self {
            Self::Increment(extra) => extra,
            Self::Delay(_) | Self::Bronstein(_) => Millis::ZERO,
        }
    }

    /// Whether a move has time that costs none of the main time, by either way of reckoning.
    pub fn has_free_time(self) -> bool {
        self.free_left(Millis::ZERO) > Millis::ZERO
    }

    /// How long the main time stands still for a move that took `thought` so far.
    pub fn delay_left(self, thought: Millis) -> Millis {
        match self {
            Self::Delay(delay) => delay.less(thought),
            Self::Increment(_) | Self::Bronstein(_) => Millis::ZERO,
        }
    }

    /// How much of a move that took `thought` so far is still free, by either way of reckoning.
    pub fn free_left(self, thought: Millis) -> Millis {
        match self {
            Self::Delay(free) | Self::Bronstein(free) => free.less(thought),
            Self::Increment(_) => Millis::ZERO,
        }
    }

    /// What Bronstein's clock gives back after a move that took `thought`.
    pub fn given_back(self, thought: Millis) -> Millis {
        match self {
            Self::Bronstein(extra) => extra.min(thought),
            Self::Increment(_) | Self::Delay(_) => Millis::ZERO,
        }
    }

    /// What is on the clock at the beginning of a move and is not main time.
    pub const fn on_the_clock(self) -> Millis {
        match self {
            Self::Bronstein(extra) => extra,
            Self::Increment(_) | Self::Delay(_) => Millis::ZERO,
        }
    }
}
