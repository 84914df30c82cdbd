//! Rulings that were carried out, and the breaches that a penalty cites.

use adoube_chess::BySide;
use adoube_tournament::board::event::{BreachesCited, Ruled};
use adoube_tournament::ids::RulingRef;
use adoube_tournament::time::Millis;

use super::{clocks, remedy};
use crate::error::DecodeError;
use crate::fields::{optional, shown};
use crate::log;

/// Both of a ruling's numbers.
pub(super) const fn write_reference(ruling: RulingRef) -> (u32, u32) {
    (ruling.incident, ruling.ruling)
}

pub(super) const fn read_reference(incident: u32, ruling: u32) -> RulingRef {
    RulingRef { incident, ruling }
}

impl From<&Ruled> for log::Ruled {
    fn from(event: &Ruled) -> Self {
        let (incident, ruling) = write_reference(event.ruling);
        let BySide {
            white: white_unheard,
            black: black_unheard,
        } = event.unheard;
        Self {
            incident,
            ruling,
            by: shown(event.by.as_ref()),
            seconded_by: shown(event.seconded_by.as_ref()),
            remedy: Some(remedy::write(&event.remedy)),
            article: event.article.clone(),
            reason: event.reason.clone(),
            start_in: event.start_in.0,
            before: Some(clocks::write(&event.before)),
            clocks: Some(clocks::write(&event.clocks)),
            white_unheard,
            black_unheard,
            cites: event.cites.clone(),
        }
    }
}

impl TryFrom<log::Ruled> for Ruled {
    type Error = DecodeError;

    fn try_from(stored: log::Ruled) -> Result<Self, DecodeError> {
        Ok(Self {
            ruling: read_reference(stored.incident, stored.ruling),
            by: optional(&stored.by, "author of a ruling")?,
            seconded_by: optional(&stored.seconded_by, "who agreed with a ruling")?,
            remedy: remedy::read(stored.remedy)?,
            article: stored.article,
            reason: stored.reason,
            start_in: Millis(stored.start_in),
            cites: stored.cites,
            unheard: BySide::new(stored.white_unheard, stored.black_unheard),
            before: clocks::read(stored.before)?,
            clocks: clocks::read(stored.clocks)?,
        })
    }
}

impl From<&BreachesCited> for log::BreachesCited {
    fn from(event: &BreachesCited) -> Self {
        Self {
            notes: event.notes.clone(),
        }
    }
}

impl TryFrom<log::BreachesCited> for BreachesCited {
    type Error = DecodeError;

    fn try_from(stored: log::BreachesCited) -> Result<Self, DecodeError> {
        Ok(Self {
            notes: stored.notes,
        })
    }
}
