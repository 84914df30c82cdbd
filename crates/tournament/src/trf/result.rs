//! Results as reports distinguish them.

use crate::regulations::SideResult;
use crate::round::ByeKind;

/// One player's result of one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ResultCode {
    /// `1`
    Win,
    /// `=`
    Draw,
    /// `0`
    Loss,
    /// `+`: the opponent did not come.
    ForfeitWin,
    /// `-`: did not come.
    ForfeitLoss,
    /// `W`: less than a move was played; not rated.
    ShortWin,
    /// `D`: less than a move was played; not rated.
    ShortDraw,
    /// `L`: less than a move was played; not rated.
    ShortLoss,
    /// `H`: half a point without playing.
    HalfBye,
    /// `F`: a point without playing.
    FullBye,
    /// `U`: left over by the pairing.
    PairingBye,
    /// `Z`: known to be absent.
    ZeroBye,
}

impl ResultCode {
    /// A game of fewer half-moves lasted less than a move each, and is not rated.
    pub const RATED_FROM: u32 = 2;

    /// Each code and its letter.
    pub const LETTERS: [(Self, char); 12] = [
        (Self::Win, '1'),
        (Self::Draw, '='),
        (Self::Loss, '0'),
        (Self::ForfeitWin, '+'),
        (Self::ForfeitLoss, '-'),
        (Self::ShortWin, 'W'),
        (Self::ShortDraw, 'D'),
        (Self::ShortLoss, 'L'),
        (Self::HalfBye, 'H'),
        (Self::FullBye, 'F'),
        (Self::PairingBye, 'U'),
        (Self::ZeroBye, 'Z'),
    ];

    /// The letter.
    pub fn letter(self) -> char {
        let found = Self::LETTERS.iter().find(|(code, _)| *code == self);
        found.map_or(' ', |(_, letter)| *letter)
    }

    /// The bye that it is, if it is one.
    pub fn bye(self) -> Option<ByeKind> {
        ByeKind::from_letter(self.letter())
    }

    /// One side's code of a game that was played. `short` says that it lasted less than a move. A report knows no
    /// game that both have lost: each of them has a loss.
    pub const fn of_game(result: SideResult, short: bool) -> Self {
        match (result, short) {
            (SideResult::Win, false) => Self::Win,
            (SideResult::Win, true) => Self::ShortWin,
            (SideResult::Draw, false) => Self::Draw,
            (SideResult::Draw, true) => Self::ShortDraw,
            (SideResult::Loss, false) => Self::Loss,
            (SideResult::Loss, true) => Self::ShortLoss,
        }
    }

    /// One side's code of a game that somebody did not come to.
    pub const fn of_forfeit(own: u32) -> Self {
        if own > 0 {
            Self::ForfeitWin
        } else {
            Self::ForfeitLoss
        }
    }

    /// Whether somebody did not come.
    pub const fn is_forfeit(self) -> bool {
        matches!(self, Self::ForfeitWin | Self::ForfeitLoss)
    }

    /// The code of that letter, either case.
    pub fn from_letter(letter: char) -> Option<Self> {
        let wanted = letter.to_ascii_uppercase();
        let found = Self::LETTERS.iter().find(|(_, own)| *own == wanted);
        found.map(|(code, _)| *code)
    }
}

impl From<ByeKind> for ResultCode {
    fn from(kind: ByeKind) -> Self {
        match kind {
            ByeKind::Full => Self::FullBye,
            ByeKind::Half => Self::HalfBye,
            ByeKind::Pairing => Self::PairingBye,
            ByeKind::Zero => Self::ZeroBye,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_5_byes_are_the_same_in_rounds_and_reports() {
        for kind in ByeKind::ALL {
            assert_eq!(ResultCode::from(kind).bye(), Some(kind));
        }
        assert_eq!(ResultCode::Win.bye(), None);
    }
}
