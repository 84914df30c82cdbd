//! What a round was for one of its players.

/// What a finished game was for one of its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SideResult {
    /// They won.
    Win,
    /// They drew, or have a draw's points while the opponent lost (O 7.1).
    Draw,
    /// They lost; so may both.
    Loss,
}

/// What a round brought one of its players; a game without a result has none yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RoundResult {
    /// Won over the board.
    Win,
    /// Drawn, or a draw's points while the opponent lost (O 7.1).
    Draw,
    /// Lost; so may both.
    Loss,
    /// The opponent did not come.
    ForfeitWin,
    /// Did not come.
    ForfeitLoss,
    /// Won, with less than a move played: not rated.
    ShortWin,
    /// Drawn, with less than a move played: not rated.
    ShortDraw,
    /// Lost, with less than a move played: not rated.
    ShortLoss,
    /// [`ByeKind::Half`].
    HalfBye,
    /// [`ByeKind::Full`].
    FullBye,
    /// [`ByeKind::Pairing`].
    PairingBye,
    /// [`ByeKind::Zero`].
    ZeroBye,
}

impl RoundResult {
    /// The same game won.
    #[must_use]
    pub const fn won(self) -> Self {
        match self {
            Self::Win | Self::Draw | Self::Loss => Self::Win,
            Self::ForfeitWin | Self::ForfeitLoss => Self::ForfeitWin,
            Self::ShortWin | Self::ShortDraw | Self::ShortLoss => Self::ShortWin,
            Self::HalfBye | Self::FullBye | Self::PairingBye | Self::ZeroBye => self,
        }
    }

    /// The same game lost.
    #[must_use]
    pub const fn lost(self) -> Self {
        match self {
            Self::Win | Self::Draw | Self::Loss => Self::Loss,
            Self::ForfeitWin | Self::ForfeitLoss => Self::ForfeitLoss,
            Self::ShortWin | Self::ShortDraw | Self::ShortLoss => Self::ShortLoss,
            Self::HalfBye | Self::FullBye | Self::PairingBye | Self::ZeroBye => self,
        }
    }

    /// Half-moves from which a game is rated: each side has made a move.
    pub const RATED_FROM: u32 = 2;

    /// Each of them once.
    pub const ALL: [Self; 12] = [
        Self::Win,
        Self::Draw,
        Self::Loss,
        Self::ForfeitWin,
        Self::ForfeitLoss,
        Self::ShortWin,
        Self::ShortDraw,
        Self::ShortLoss,
        Self::HalfBye,
        Self::FullBye,
        Self::PairingBye,
        Self::ZeroBye,
    ];

    /// The bye that it is, if it is one.
    pub const fn bye(self) -> Option<ByeKind> {
        match self {
            Self::FullBye => Some(ByeKind::Full),
            Self::HalfBye => Some(ByeKind::Half),
            Self::PairingBye => Some(ByeKind::Pairing),
            Self::ZeroBye => Some(ByeKind::Zero),
            Self::Win
            | Self::Draw
            | Self::Loss
            | Self::ForfeitWin
            | Self::ForfeitLoss
            | Self::ShortWin
            | Self::ShortDraw
            | Self::ShortLoss => None,
        }
    }

    /// One side's result of a game that was played; `short` says that it is not rated
    /// ([`Self::RATED_FROM`]).
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

    /// One side's result of a game that somebody did not come to, by that side's points.
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
}

impl From<ByeKind> for RoundResult {
    fn from(kind: ByeKind) -> Self {
        match kind {
            ByeKind::Full => Self::FullBye,
            ByeKind::Half => Self::HalfBye,
            ByeKind::Pairing => Self::PairingBye,
            ByeKind::Zero => Self::ZeroBye,
        }
    }
}

/// Why a player is not paired with an opponent, and what it brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ByeKind {
    /// A full-point bye.
    Full,
    /// A half-point bye.
    Half,
    /// The pairing-allocated bye: the player was left over.
    Pairing,
    /// A zero-point bye: the player said that they will be absent.
    Zero,
}

impl ByeKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Full, Self::Half, Self::Pairing, Self::Zero];

    /// Whether the pairing gave it, not the player asked for it.
    pub const fn is_pairings(self) -> bool {
        matches!(self, Self::Pairing)
    }

    /// The letter by which arbiters enter it.
    pub const fn letter(self) -> char {
        match self {
            Self::Full => 'F',
            Self::Half => 'H',
            Self::Pairing => 'U',
            Self::Zero => 'Z',
        }
    }

    /// The kind of that letter, either case.
    pub fn from_letter(letter: char) -> Option<Self> {
        let wanted = letter.to_ascii_uppercase();
        Self::ALL.into_iter().find(|kind| kind.letter() == wanted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_5_a_bye_is_the_same_in_a_draft_and_as_a_result() {
        for kind in ByeKind::ALL {
            assert_eq!(RoundResult::from(kind).bye(), Some(kind));
        }
        let byes = RoundResult::ALL.into_iter().filter_map(RoundResult::bye);
        assert_eq!(byes.count(), ByeKind::ALL.len());
    }
}
