//! The penalty settings of an event, except its fines.

use super::{Kind, Regulations};
use crate::penalty::{Availability, Fine, Measure, Penalty, Row};

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

/// Why a penalty cannot be imposed in an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnavailablePenalty {
    /// The fine was not announced in advance (O 18.4.7).
    Fine(Fine),
    /// It reaches to this round, and the event has fewer.
    Round(u16),
    /// The event has no yellow and red cards (O 13.4).
    Card,
}

impl Regulations {
    /// Why a penalty cannot be imposed in this event; none if it can. Whether claims are kept is asked of each board,
    /// which keeps the regulations that its round was published with.
    pub fn unavailable(&self, penalty: &Penalty) -> Option<UnavailablePenalty> {
        let is_card = penalty.row().available == Availability::Cards;
        match penalty.measure() {
            Some(Measure::Fine(fine)) => Fine::announced(&self.fines, &fine.offence)
                .is_none()
                .then(|| UnavailablePenalty::Fine(fine.clone())),
            Some(Measure::Rounds(rounds)) => {
                (rounds.last > self.rounds).then_some(UnavailablePenalty::Round(rounds.last))
            }
            Some(Measure::Time(_) | Measure::Points(_) | Measure::Claim(_)) | None => {
                (is_card && !self.penalties.cards).then_some(UnavailablePenalty::Card)
            }
        }
    }

    /// The penalty with the announced fine that it names by its number or offence; as it is where none is announced.
    pub fn with_announced_fine(&self, penalty: &Penalty) -> Penalty {
        let fine = match penalty.measure() {
            Some(Measure::Fine(named)) => Fine::announced(&self.fines, &named.offence),
            Some(
                Measure::Time(_) | Measure::Points(_) | Measure::Rounds(_) | Measure::Claim(_),
            )
            | None => None,
        };
        let filled = fine
            .and_then(|fine| Penalty::new(penalty.kind(), Some(Measure::Fine(fine.clone()))).ok());
        filled.unwrap_or_else(|| penalty.clone())
    }

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
