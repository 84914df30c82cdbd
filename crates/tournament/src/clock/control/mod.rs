//! Time controls: any number of periods, each with moves, base time and what a move brings
//! (CLK-2, CLK-3), for both sides alike or for each its own.

mod along;
mod class;
mod extra;
mod text;

use adoube_chess::{BySide, Side};
use thiserror::Error;

pub use along::Brought;
pub use class::TimeControlClass;
pub use extra::Extra;

use super::Reading;
use crate::time::Millis;

/// The most periods that a time control may have.
pub const MAX_PERIODS: usize = 16;

/// No event plays longer for one side than this; larger numbers are slips.
const MAX_SECONDS: u64 = 7 * 24 * 3600;

/// One period of a time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Period {
    /// Moves to be completed in it; none for all the rest.
    pub moves: Option<u16>,
    /// Time given at its beginning.
    pub base: Millis,
    /// What each move brings beside.
    pub extra: Extra,
}

impl Period {
    /// What a clock shows at its beginning.
    pub fn on_the_clock(&self) -> Millis {
        self.base + self.extra.on_the_clock()
    }
}

/// A time control. Written as PGN and TRF26 do, in seconds: `40/7200:20/3600:900+30`; with times
/// that differ `W300-B240`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimeControl {
    /// White's periods, and Black's where they are not the same.
    white: Vec<Period>,
    black: Option<Vec<Period>>,
}

/// A text or list of periods that is no time control.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum InvalidTimeControl {
    /// Nothing, or more than [`MAX_PERIODS`].
    #[error("a time control has 1 to {MAX_PERIODS} periods")]
    PeriodCount,
    /// Nothing where a period should stand, as after a colon.
    #[error(
        "a period is missing: write moves/seconds+increment, such as 900+10, and a colon only between \
         two periods"
    )]
    Empty,
    /// A field that does not read `moves/seconds+increment`.
    #[error(
        "'{0}' is not a period: write moves/seconds+increment, such as 40/7200+30, or with a \
         delay 40/7200d5"
    )]
    Field(String),
    /// One side's times without the other's.
    #[error("where the sides differ write both, White's first: W300-B240")]
    OneSide,
    /// A period after one without a number of moves could never begin.
    #[error("only the last period may be without a number of moves")]
    OpenPeriodNotLast,
    /// The last period has a number of moves, so nothing would follow it.
    #[error("the last period is for all the remaining moves: leave out its number")]
    LastPeriodLimited,
    /// More moves than are counted.
    #[error("'{0}': a period has at most {max} moves", max = u16::MAX)]
    Moves(String),
    /// The clock would begin at zero: the first increment comes after the first move.
    #[error("the first period needs a base time: '{0}' begins with none")]
    NoBase(Period),
    /// A period without any time.
    #[error("'{0}' has no time at all: a period has a base time or an increment")]
    NoTime(Period),
    /// A number that is a slip.
    #[error("'{0}' is longer than a week (604800 seconds)")]
    Length(String),
}

impl TimeControl {
    /// The same for both sides, from its periods, checked.
    pub fn new(periods: Vec<Period>) -> Result<Self, InvalidTimeControl> {
        check(&periods)?;
        Ok(Self {
            white: periods,
            black: None,
        })
    }

    /// One period for all moves, without an increment. `base` is longer than zero.
    pub fn one_period(base: Millis) -> Self {
        let period = Period {
            moves: None,
            base,
            extra: Extra::NONE,
        };
        Self {
            white: vec![period],
            black: None,
        }
    }

    /// White's and Black's own, checked.
    pub fn of_sides(white: Vec<Period>, black: Vec<Period>) -> Result<Self, InvalidTimeControl> {
        check(&white)?;
        check(&black)?;
        let black = (black != white).then_some(black);
        Ok(Self { white, black })
    }

    /// The periods of a side in order; the last is for all the remaining moves.
    pub fn periods(&self, side: Side) -> &[Period] {
        match (side, &self.black) {
            (Side::Black, Some(black)) => black,
            _ => &self.white,
        }
    }

    /// One side's time for both sides.
    #[must_use]
    pub fn of_side(&self, side: Side) -> Self {
        let white = self.periods(side).to_vec();
        Self { white, black: None }
    }

    /// White's time for Black, and Black's for White.
    #[must_use]
    pub fn with_sides_swapped(&self) -> Self {
        match &self.black {
            None => self.clone(),
            Some(black) => Self {
                white: black.clone(),
                black: Some(self.white.clone()),
            },
        }
    }

    /// Both clocks, the move in hand begun anew: Bronstein's clock gets back what it gives for it.
    pub(crate) fn move_anew(&self, clocks: &Reading, to_move: Side) -> BySide<Millis> {
        BySide::from_fn(|side| {
            let shown = clocks.sides[side];
            let extra = self.period(side, shown.period).extra;
            let thought = if side == to_move {
                clocks.thought
            } else {
                Millis::ZERO
            };
            shown.remaining + extra.given_back(thought)
        })
    }

    /// The period of that index, or the last.
    pub fn period(&self, side: Side, index: u8) -> Period {
        let periods = self.periods(side);
        periods[usize::from(index).min(periods.len() - 1)]
    }

    /// Every period of either side.
    pub fn all_periods(&self) -> impl Iterator<Item = &Period> {
        self.white.iter().chain(self.black.iter().flatten())
    }

    /// Whether all that moves bring is increments.
    pub fn has_no_delay(&self) -> bool {
        self.all_periods()
            .all(|period| matches!(period.extra, Extra::Increment(_)))
    }

    /// Whether both sides have the same.
    pub const fn is_alike(&self) -> bool {
        self.black.is_none()
    }
}

fn check(periods: &[Period]) -> Result<(), InvalidTimeControl> {
    let Some((last, others)) = periods.split_last() else {
        return Err(InvalidTimeControl::PeriodCount);
    };
    if periods.len() > MAX_PERIODS {
        return Err(InvalidTimeControl::PeriodCount);
    }
    let open = |period: &Period| period.moves.is_none_or(|moves| moves == 0);
    if others.iter().any(open) {
        return Err(InvalidTimeControl::OpenPeriodNotLast);
    }
    if last.moves.is_some() {
        return Err(InvalidTimeControl::LastPeriodLimited);
    }
    let max = Millis::from_seconds(MAX_SECONDS);
    if let Some(first) = periods.first().filter(|p| p.base == Millis::ZERO) {
        return Err(InvalidTimeControl::NoBase(*first));
    }
    for period in periods {
        let extra = period.extra.most();
        if period.base > max || extra > max {
            return Err(InvalidTimeControl::Length(period.to_string()));
        }
        if period.base + extra == Millis::ZERO {
            return Err(InvalidTimeControl::NoTime(*period));
        }
    }
    Ok(())
}
