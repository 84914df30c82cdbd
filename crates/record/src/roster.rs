//! A roster's records: who takes part, with what is personal sealed.

use adoube_tournament::roster::RosterRecord;

use crate::envelope::Envelope;
use crate::error::DecodeError;
use crate::tables::{choice, chosen, required};
use crate::{log, stored};

choice! {
    RosterRecord as log::roster_event::Event;
    wrapped {}
    PersonEntered as PersonEntered { person, number, venue, sealed }
    VenueChanged as PersonMoved { person, venue }
    Withdrawn as PersonWithdrawn { person, from }
    Returned as OfPerson { person }
    Removed as OfPerson { person }
    PersonForgotten as OfPerson { person }
}

chosen!(RosterRecord as RosterEvent { event });
stored::stream!(log::RosterEvent { event }, from 10);

/// The bytes of a roster's record. Its sequence is not among them: the ledger knows it.
pub fn encode_roster(record: &Envelope<RosterRecord>) -> Vec<u8> {
    stored::wrap::<_, log::RosterEvent>(record)
}

/// The record that [`encode_roster`] wrote, in this version or an earlier one.
///
/// # Errors
/// The bytes are no record of a roster, or a later version's.
pub fn decode_roster(sequence: u64, bytes: &[u8]) -> Result<Envelope<RosterRecord>, DecodeError> {
    stored::decode::<_, log::RosterEvent>(sequence, bytes)
}
