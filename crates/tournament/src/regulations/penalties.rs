//! The penalty settings of an event, except its fines.

use toml::de::DeValue;

use super::convert as to;
use super::reader::{Reader, Section};
use super::{Kind, Regulations};
use crate::penalty::{Availability, MAX_PENALTIES, Penalty, Row};

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

/// As the document has them.
pub(super) const POINTS_OF_EXPELLED: [(&str, PointsOfExpelled); 2] = [
    ("stay", PointsOfExpelled::Stay),
    ("opponents", PointsOfExpelled::Opponents),
];

impl PenaltyTerms {
    pub(super) fn read(reader: &mut Reader<'_>, root: &Section<'_>) -> Self {
        let section = root.section(reader, "penalties.");
        section.only(
            reader,
            &["cards", "prohibited_device", "points_of_expelled"],
        );
        let silent = Self::default();
        let points = |value: &DeValue<'_>| to::word(value, &POINTS_OF_EXPELLED);
        Self {
            cards: section
                .field(reader, "cards", "O 13.4", to::flag)
                .or(silent.cards),
            prohibited_device: section
                .field(reader, "prohibited_device", "O 17.3", penalties)
                .or(silent.prohibited_device),
            points_of_expelled: section
                .field(reader, "points_of_expelled", "App I A.9", points)
                .or(silent.points_of_expelled),
        }
    }

    /// The penalties for a prohibited device as the document lists them.
    pub(super) fn list(&self) -> String {
        let typed: Vec<String> = self
            .prohibited_device
            .iter()
            .map(ToString::to_string)
            .collect();
        typed.join(", ")
    }
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

/// Penalties as they are typed, separated by commas.
fn penalties(value: &DeValue<'_>) -> Result<Vec<Penalty>, String> {
    let text = value.as_str().ok_or_else(|| {
        "list penalties between quotes, such as \"game-lost\" or \"warning, time-off=5:00\""
            .to_owned()
    })?;
    let typed = text.split(',').map(str::trim).filter(|one| !one.is_empty());
    let read = typed
        .map(str::parse::<Penalty>)
        .collect::<Result<Vec<_>, _>>();
    let read = read.map_err(|error| error.to_string())?;
    if read.is_empty() || read.len() > MAX_PENALTIES {
        return Err(format!("list 1 to {MAX_PENALTIES} penalties"));
    }
    Ok(read)
}
