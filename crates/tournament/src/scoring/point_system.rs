//! What each result brings, byes and forfeits too.

use super::{RoundResult, Scoring};

/// What each result of an event brings, in halves of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PointSystem {
    /// Games over the board, and byes that the pairing allocated.
    pub games: Scoring,
    /// The opponent did not come.
    pub forfeit_win: u8,
    /// Did not come.
    pub forfeit_loss: u8,
    /// A bye of a full point.
    pub full_bye: u8,
    /// A bye of half a point.
    pub half_bye: u8,
    /// An absence that was announced.
    pub zero_bye: u8,
}

impl Default for PointSystem {
    fn default() -> Self {
        Scoring::default().into()
    }
}

impl From<Scoring> for PointSystem {
    /// Byes count as the results that they stand for, and who is absent has nothing.
    fn from(games: Scoring) -> Self {
        Self {
            games,
            forfeit_win: games.win_halves(),
            forfeit_loss: 0,
            full_bye: games.win_halves(),
            half_bye: games.draw_halves(),
            zero_bye: 0,
        }
    }
}

impl RoundResult {
    /// Halves of a point that it brings.
    pub fn halves(self, points: impl Into<PointSystem>) -> u8 {
        let points = points.into();
        match self {
            Self::Win | Self::ShortWin => points.games.win_halves(),
            Self::Draw | Self::ShortDraw => points.games.draw_halves(),
            Self::Loss | Self::ShortLoss => points.games.loss_halves(),
            Self::ForfeitWin => points.forfeit_win,
            Self::ForfeitLoss => points.forfeit_loss,
            Self::FullBye => points.full_bye,
            Self::HalfBye => points.half_bye,
            Self::ZeroBye => points.zero_bye,
            Self::PairingBye => points.games.pairing_bye_halves(),
        }
    }
}
