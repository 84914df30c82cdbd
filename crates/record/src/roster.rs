//! A roster's records: who takes part, with what is personal sealed.

use adoube_tournament::roster::RosterRecord;

use crate::envelope::Envelope;
use crate::error::DecodeError;
use crate::fields::{Decoded, narrow, optional, parsed};
use crate::log;
use crate::log::roster_event::Event as Stored;
use crate::stored;

impl stored::Stored for log::RosterEvent {
    const LAST: u32 = 15;
}

/// The bytes of a roster's record. Its sequence is not among them: the ledger knows it.
pub fn encode_roster(record: &Envelope<RosterRecord>) -> Vec<u8> {
    let event = Some(write(record.body.clone()));
    stored::wrap(record, &log::RosterEvent { event })
}

/// The record that [`encode_roster`] wrote, in this version or an earlier one.
///
/// # Errors
/// The bytes are no record of a roster, or a later version's.
pub fn decode_roster(sequence: u64, bytes: &[u8]) -> Result<Envelope<RosterRecord>, DecodeError> {
    let (head, message) = stored::read::<log::RosterEvent>(bytes)?;
    let event = message
        .event
        .ok_or_else(|| stored::no_event::<log::RosterEvent>(bytes))?;
    Ok(stored::envelope(sequence, head, read(event)?))
}

fn write(record: RosterRecord) -> Stored {
    match record {
        RosterRecord::PersonEntered {
            person,
            number,
            venue,
            sealed,
        } => Stored::PersonEntered(log::PersonEntered {
            person: person.into(),
            number: number.map(u32::from),
            venue: venue.map_or_else(String::new, String::from),
            sealed,
        }),
        RosterRecord::VenueChanged { person, venue } => Stored::VenueChanged(log::PersonMoved {
            person: person.into(),
            venue: venue.into(),
        }),
        RosterRecord::Withdrawn { person, from } => Stored::Withdrawn(log::PersonWithdrawn {
            person: person.into(),
            from: from.into(),
        }),
        RosterRecord::Returned { person } => Stored::Returned(log::PersonReturned {
            person: person.into(),
        }),
        RosterRecord::Removed { person } => Stored::Removed(log::PlayerRemoved {
            person: person.into(),
        }),
        RosterRecord::PersonForgotten { person } => Stored::PersonForgotten(log::PersonForgotten {
            person: person.into(),
        }),
    }
}

fn read(event: Stored) -> Decoded<RosterRecord> {
    Ok(match event {
        Stored::PersonEntered(entered) => RosterRecord::PersonEntered {
            person: parsed(&entered.person, "person")?,
            number: entered
                .number
                .map(|number| narrow(number, "starting number"))
                .transpose()?,
            venue: optional(&entered.venue, "venue")?,
            sealed: entered.sealed,
        },
        Stored::VenueChanged(moved) => RosterRecord::VenueChanged {
            person: parsed(&moved.person, "person")?,
            venue: parsed(&moved.venue, "venue")?,
        },
        Stored::Withdrawn(withdrawn) => RosterRecord::Withdrawn {
            person: parsed(&withdrawn.person, "person")?,
            from: narrow(withdrawn.from, "round")?,
        },
        Stored::Returned(returned) => RosterRecord::Returned {
            person: parsed(&returned.person, "person")?,
        },
        Stored::Removed(removed) => RosterRecord::Removed {
            person: parsed(&removed.person, "person")?,
        },
        Stored::PersonForgotten(forgotten) => RosterRecord::PersonForgotten {
            person: parsed(&forgotten.person, "person")?,
        },
    })
}
