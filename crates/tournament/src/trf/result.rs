//! Results as reports distinguish them.

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
