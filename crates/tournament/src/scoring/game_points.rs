//! Points of a game, as the event sets them (O 7.1, 7.2).

use std::fmt;

use thiserror::Error;

use super::SideResult;
use crate::catalogue_message::CatalogueMessage;

/// Points for a win, a draw, a loss and a pairing-allocated bye, in halves of a point (END-7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scoring {
    win: u8,
    draw: u8,
    loss: u8,
    pairing_bye: u8,
}

/// Points that cannot be a scoring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidScoring {
    /// A loss may not bring more than a draw, nor a draw more than a win.
    #[error("a loss must not bring more than a draw, nor a draw more than a win")]
    Order,
    /// All results bring the same.
    #[error("a win must bring more than a loss")]
    Flat,
    /// Two draws' points are more than those of a win and a loss.
    #[error("a drawn game must not bring more in all than a won and lost one")]
    Total,
    /// More for a bye than for a win.
    #[error("a pairing-allocated bye must not bring more than a win")]
    PairingBye,
}

impl InvalidScoring {
    /// What is wrong, for who wrote the points.
    pub const fn message(self) -> CatalogueMessage {
        CatalogueMessage::new(match self {
            Self::Order => "file-points-order",
            Self::Flat => "file-points-flat",
            Self::Total => "file-points-total",
            Self::PairingBye => "file-points-pairing-bye",
        })
    }
}

impl Default for Scoring {
    /// One, a half, nothing: what holds where an event is silent (O 7.1).
    fn default() -> Self {
        Self {
            win: 2,
            draw: 1,
            loss: 0,
            pairing_bye: 2,
        }
    }
}

impl Scoring {
    /// From halves of a point, checked. A pairing-allocated bye counts as a win.
    pub const fn from_halves(win: u8, draw: u8, loss: u8) -> Result<Self, InvalidScoring> {
        if loss > draw || draw > win {
            return Err(InvalidScoring::Order);
        }
        if win == loss {
            return Err(InvalidScoring::Flat);
        }
        // In u16, so that no sum overflows.
        if 2 * draw as u16 > win as u16 + loss as u16 {
            return Err(InvalidScoring::Total);
        }
        Ok(Self {
            win,
            draw,
            loss,
            pairing_bye: win,
        })
    }

    /// With these halves of a point for a pairing-allocated bye.
    pub const fn with_pairing_bye(self, pairing_bye: u8) -> Result<Self, InvalidScoring> {
        if pairing_bye > self.win {
            return Err(InvalidScoring::PairingBye);
        }
        Ok(Self {
            pairing_bye,
            ..self
        })
    }

    /// Whether games bring the same, whatever a bye does.
    pub const fn has_games_of(self, other: Self) -> bool {
        self.win == other.win && self.draw == other.draw && self.loss == other.loss
    }

    /// Halves of a point for a win.
    pub const fn win_halves(self) -> u8 {
        self.win
    }

    /// Halves of a point for a draw.
    pub const fn draw_halves(self) -> u8 {
        self.draw
    }

    /// Halves of a point for a loss.
    pub const fn loss_halves(self) -> u8 {
        self.loss
    }

    /// What a player's points in a game say, in halves, beside the opponent's. Where a draw brings no more than a loss,
    /// equal points are those of a draw. Who did not come may have less than a loss brings.
    pub const fn result_of(self, own: u32, other: u32) -> SideResult {
        let [win, draw, loss] = [self.win as u32, self.draw as u32, self.loss as u32];
        if own == win {
            SideResult::Win
        } else if own == draw && (draw > loss || own == other) {
            SideResult::Draw
        } else {
            SideResult::Loss
        }
    }

    /// Halves of a point for a bye that the pairing allocates.
    pub const fn pairing_bye_halves(self) -> u8 {
        self.pairing_bye
    }

    /// The bye's points, where they are not those of a win.
    fn other_pairing_bye(self) -> Option<Points> {
        (self.pairing_bye != self.win).then_some(Points(self.pairing_bye))
    }

    /// As regulations write it, in one line.
    pub fn to_toml(self) -> String {
        let [win, draw, loss] = [self.win, self.draw, self.loss].map(Points);
        let games = format!("win = {win}, draw = {draw}, loss = {loss}");
        match self.other_pairing_bye() {
            None => games,
            Some(bye) => format!("{games}, pairing_bye = {bye}"),
        }
    }

    /// Halves of a point that both players of a game have at most together.
    pub const fn maximum_halves(self) -> u16 {
        self.win as u16 + self.loss as u16
    }
}

/// Points for a win, a draw and a loss, and for a pairing-allocated bye if it is no win's: `3-1-0`.
impl fmt::Display for Scoring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [win, draw, loss] = [self.win, self.draw, self.loss].map(Points);
        write!(f, "{win}-{draw}-{loss}")?;
        match self.other_pairing_bye() {
            None => Ok(()),
            Some(bye) => write!(f, ", pairing-allocated bye {bye}"),
        }
    }
}

/// Halves of a point, shown as people write them: `1`, `0.5`.
#[derive(Debug, Clone, Copy)]
pub struct Points(pub u8);

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 % 2 {
            0 => write!(f, "{}", self.0 / 2),
            _ => write!(f, "{}.5", self.0 / 2),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn end_7_scorings_that_can_be_and_that_cannot() {
        use InvalidScoring::{Flat, Order, Total};
        for (win, draw, loss, expected) in [
            (2, 1, 0, Ok(())),
            (6, 2, 0, Ok(())),
            (6, 4, 2, Ok(())),
            (2, 0, 0, Ok(())),
            (1, 2, 0, Err(Order)),
            (2, 1, 2, Err(Order)),
            (0, 0, 0, Err(Flat)),
            (4, 3, 0, Err(Total)),
            (255, 255, 0, Err(Total)),
        ] {
            let scoring = Scoring::from_halves(win, draw, loss).map(|_| ());
            assert_eq!(scoring, expected, "{win} {draw} {loss}");
        }
    }

    #[test]
    fn end_7_a_pairing_allocated_bye_has_its_own_points() {
        let football = Scoring::from_halves(6, 2, 0).unwrap();
        for (scoring, bye, expected) in [
            (Scoring::default(), 2, Ok("1-0.5-0")),
            (
                Scoring::default(),
                1,
                Ok("1-0.5-0, pairing-allocated bye 0.5"),
            ),
            (
                Scoring::default(),
                0,
                Ok("1-0.5-0, pairing-allocated bye 0"),
            ),
            (football, 6, Ok("3-1-0")),
            (football, 2, Ok("3-1-0, pairing-allocated bye 1")),
            (Scoring::default(), 3, Err(InvalidScoring::PairingBye)),
        ] {
            let shown = scoring.with_pairing_bye(bye).map(|with| with.to_string());
            assert_eq!(shown, expected.map(str::to_owned), "{scoring} {bye}");
        }
    }
}
