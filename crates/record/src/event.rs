//! A tournament's records: regulations, venues, devices, officials, invitations.

use adoube_tournament::event::{
    ChiefsWord, EventRecord, InvitationStep, Invited, OfficialPlan, VenueAppointed,
};

use crate::envelope::Envelope;
use crate::error::DecodeError;
use crate::tables::{choice, chosen, messages, required};
use crate::{log, stored};

choice! {
    EventRecord as log::event_event::Event;
    wrapped { VenueAppointed, OfficialAppointed, OfficialReleased, Invitation }
    Opened as TournamentOpened { name }
    RegulationsPublished as RegulationsPublished { version, document }
    VenueReleased as VenueReleased { venue }
    DeviceEnrolled as DeviceEnrolled { device, venue }
    DeviceRetired as DeviceRetired { device }
    RulingsDelegated as Delegation { person, word }
    DelegationEnded as Delegation { person, word }
}

chosen!(EventRecord as EventEvent { event });
stored::stream!(log::EventEvent { event }, from 10);

messages! {
    VenueAppointed { venue, name, time_zone }
    OfficialPlan as Official { person, role, venue }
    ChiefsWord { by, at, reason }
    Invited as Invitation { invitation, wall_ms, step }
}

choice! {
    InvitationStep as log::invitation::Step;
    wrapped {}
    Made as InvitationMade { person, role, venue, holds }
    Used as InvitationUsed { session }
    Withdrawn as Nothing {}
}

/// The bytes of a tournament's record. Its sequence is not among them: the ledger knows it.
pub fn encode_event(record: &Envelope<EventRecord>) -> Vec<u8> {
    stored::wrap::<_, log::EventEvent>(record)
}

/// The record that [`encode_event`] wrote, in this version or an earlier one.
///
/// # Errors
/// The bytes are no record of a tournament, or a later version's.
pub fn decode_event(sequence: u64, bytes: &[u8]) -> Result<Envelope<EventRecord>, DecodeError> {
    stored::decode::<_, log::EventEvent>(sequence, bytes)
}
