//! How a game ended, and with which points.

use std::fmt;

use crate::scoring::Points;
use crate::words::words;

/// The points of both seats, in halves (O 7.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// White's.
    pub white: u8,
    /// Black's.
    pub black: u8,
}

/// As people write it: `1-0`, `0.5-0`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", Points(self.white), Points(self.black))
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// O 5.1.
    Checkmate,
    /// O 5.4.4.
    Stalemate,
    /// O 5.4.3.
    DeadPosition,
    /// O 5.4.1.
    ThreefoldRepetition,
    /// O 5.4.2.
    FiftyMoves,
    /// L 9.6.1 of 2018 and 2023, where draws are claimed.
    FivefoldRepetition,
    /// L 9.6.2 of 2018 and 2023, where draws are claimed.
    SeventyFiveMoves,
    /// O 5.2.
    Resignation,
    /// O 5.3.
    Agreement,
    /// O 4.5.
    Flag,
    /// O 4.5: the flag fell, but the opponent cannot mate.
    FlagDraw,
    /// O 11.4.2: not back within the time that the event gives.
    NotReconnected,
    /// The same, but the opponent cannot mate.
    NotReconnectedDraw,
    /// An arbiter set the result.
    Declared,
    /// O 16.11: somebody did not come, an arbiter set the result of the game that was not played.
    Forfeit,
}

words! {
    Ending {
        Checkmate = "checkmate",
        Stalemate = "stalemate",
        DeadPosition = "dead-position",
        ThreefoldRepetition = "threefold-repetition",
        FiftyMoves = "fifty-moves",
        FivefoldRepetition = "fivefold-repetition",
        SeventyFiveMoves = "seventy-five-moves",
        Resignation = "resignation",
        Agreement = "agreement",
        Flag = "flag",
        FlagDraw = "flag-draw",
        NotReconnected = "not-reconnected",
        NotReconnectedDraw = "not-reconnected-draw",
        Declared = "declared",
        Forfeit = "forfeit",
    }
}

impl Ending {
    /// Whether a game that ended so was drawn by the Laws, whatever points a draw brings in the event. A
    /// declared result may be a draw; its ending does not say so.
    pub const fn is_drawn(self) -> bool {
        match self {
            Self::Stalemate
            | Self::DeadPosition
            | Self::ThreefoldRepetition
            | Self::FiftyMoves
            | Self::FivefoldRepetition
            | Self::SeventyFiveMoves
            | Self::Agreement
            | Self::FlagDraw
            | Self::NotReconnectedDraw => true,
            Self::Checkmate
            | Self::Resignation
            | Self::Flag
            | Self::NotReconnected
            | Self::Declared
            | Self::Forfeit => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn end_8_every_ending_is_found_by_its_name() {
        for ending in Ending::ALL {
            assert_eq!(Ending::from_name(ending.name()), Some(ending));
        }
        assert_eq!(Ending::from_name("draw"), None);
        let drawn = Ending::ALL.into_iter().filter(|ending| ending.is_drawn());
        let drawn: Vec<_> = drawn.map(Ending::name).collect();
        assert_eq!(
            drawn,
            [
                "stalemate",
                "dead-position",
                "threefold-repetition",
                "fifty-moves",
                "fivefold-repetition",
                "seventy-five-moves",
                "agreement",
                "flag-draw",
                "not-reconnected-draw"
            ]
        );
    }
}
