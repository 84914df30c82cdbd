//! That an arbiter may rule in the Chief Arbiter's place, or may no longer, as it is stored.

use adoube_tournament::event::ChiefsWord;
use adoube_tournament::ids::PersonId;
use adoube_tournament::time::Time;

use crate::fields::{Decoded, parsed};
use crate::log;

pub(crate) fn write(person: PersonId, word: ChiefsWord) -> log::Delegation {
    log::Delegation {
        person: person.into(),
        by: word.by.into(),
        at: word.at.0,
        reason: word.reason,
    }
}

/// An earlier version stored neither when nor why: it was when the record was written.
pub(crate) fn read(stored: log::Delegation, written: Time) -> Decoded<(PersonId, ChiefsWord)> {
    let person = parsed(&stored.person, "person")?;
    let word = ChiefsWord {
        by: parsed(&stored.by, "who delegated")?,
        at: match stored.at {
            0 => written,
            at => Time(at),
        },
        reason: stored.reason,
    };
    Ok((person, word))
}
