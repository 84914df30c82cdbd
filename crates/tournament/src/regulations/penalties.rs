//! The penalty settings of an event, except its fines.

use super::{Kind, Regulations};
use crate::penalty::{Availability, Penalty, Row};

/// What an event has of penalties.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PenaltyTerms {
    /// Whether it has yellow and red cards (O 13.4).
    pub cards: bool,
    /// What a prohibited device costs, at least one penalty (O 9.8.2, 17.3).
    pub prohibited_device: Vec<Penalty>,
    /// Whose the points are that a player won before they were expelled (Appendix I, A.9).
    pub points_of_expelled: PointsOfExpelled,
}

/// Whose the points of games against a player are who was expelled later.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PointsOfExpelled {
    /// They stay as they are.
    Stay,
    /// The opponents'.
    Opponents,
}

impl Default for PenaltyTerms {
    fn default() -> Self {
        Self {
            cards: false,
            prohibited_device: vec![Penalty::GAME_LOST],
            points_of_expelled: PointsOfExpelled::Stay,
        }
    }
}

impl Regulations {
    /// Whether a kind of penalty can be imposed in this event.
    pub const fn has_penalty(&self, row: &Row) -> bool {
        match row.available {
            Availability::Always => true,
            Availability::AnnouncedFine => !self.fines.is_empty(),
            Availability::Cards => self.penalties.cards,
            Availability::Claims => self.claims,
        }
    }
}

impl Row {
    /// The article of the Online Chess Regulations that it rests on in such an event.
    pub const fn article(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::Hybrid => self.hybrid,
            Kind::SupervisedOnline => self.supervised,
        }
    }
}
