//! A tournament's records: regulations, venues, devices, officials, invitations.

use adoube_tournament::event::EventRecord;
use adoube_tournament::time::Time;

use crate::envelope::Envelope;
use crate::error::DecodeError;
use crate::fields::{Decoded, parsed};
use crate::log::event_event::Event as Stored;
use crate::official::{read_official, write_official};
use crate::{delegation, invitation, log, stored};

impl stored::Stored for log::EventEvent {
    const LAST: u32 = 22;
}

/// The bytes of a tournament's record. Its sequence is not among them: the ledger knows it.
pub fn encode_event(record: &Envelope<EventRecord>) -> Vec<u8> {
    let event = Some(write(record.body.clone()));
    stored::wrap(record, &log::EventEvent { event })
}

/// The record that [`encode_event`] wrote, in this version or an earlier one.
///
/// # Errors
/// The bytes are no record of a tournament, or a later version's.
pub fn decode_event(sequence: u64, bytes: &[u8]) -> Result<Envelope<EventRecord>, DecodeError> {
    let (head, message) = stored::read::<log::EventEvent>(bytes)?;
    let event = message
        .event
        .ok_or_else(|| stored::no_event::<log::EventEvent>(bytes))?;
    let body = read(event, head.time)?;
    Ok(stored::envelope(sequence, head, body))
}

fn write(record: EventRecord) -> Stored {
    match record {
        EventRecord::Opened { name } => Stored::Opened(log::TournamentOpened { name }),
        EventRecord::RegulationsPublished { version, document } => {
            Stored::RegulationsPublished(log::RegulationsPublished { version, document })
        }
        EventRecord::VenueAppointed {
            venue,
            name,
            time_zone,
        } => Stored::VenueAppointed(log::VenueAppointed {
            venue: venue.into(),
            name,
            time_zone,
        }),
        EventRecord::VenueReleased { venue } => Stored::VenueReleased(log::VenueReleased {
            venue: venue.into(),
        }),
        EventRecord::DeviceEnrolled { device, venue } => {
            Stored::DeviceEnrolled(log::DeviceEnrolled {
                device: device.into(),
                venue: venue.into(),
            })
        }
        EventRecord::DeviceRetired { device } => Stored::DeviceRetired(log::DeviceRetired {
            device: device.into(),
        }),
        EventRecord::OfficialAppointed {
            person,
            role,
            venue,
        } => Stored::OfficialAppointed(write_official(person, role, venue)),
        EventRecord::OfficialReleased {
            person,
            role,
            venue,
        } => Stored::OfficialReleased(write_official(person, role, venue)),
        EventRecord::RulingsDelegated { person, word } => {
            Stored::RulingsDelegated(delegation::write(person, word))
        }
        EventRecord::DelegationEnded { person, word } => {
            Stored::DelegationEnded(delegation::write(person, word))
        }
        EventRecord::Invitation(invited) => invitation::write(invited),
    }
}

/// Of a record that was written at that time.
fn read(event: Stored, written: Time) -> Decoded<EventRecord> {
    Ok(match event {
        Stored::Opened(opened) => EventRecord::Opened { name: opened.name },
        Stored::RegulationsPublished(published) => EventRecord::RegulationsPublished {
            version: published.version,
            document: published.document,
        },
        Stored::VenueAppointed(appointed) => EventRecord::VenueAppointed {
            venue: parsed(&appointed.venue, "venue")?,
            name: appointed.name,
            time_zone: appointed.time_zone,
        },
        Stored::VenueReleased(released) => EventRecord::VenueReleased {
            venue: parsed(&released.venue, "venue")?,
        },
        Stored::DeviceEnrolled(enrolled) => EventRecord::DeviceEnrolled {
            device: parsed(&enrolled.device, "device")?,
            venue: parsed(&enrolled.venue, "venue")?,
        },
        Stored::DeviceRetired(retired) => EventRecord::DeviceRetired {
            device: parsed(&retired.device, "device")?,
        },
        Stored::OfficialAppointed(official) => {
            let (person, role, venue) = read_official(&official)?;
            EventRecord::OfficialAppointed {
                person,
                role,
                venue,
            }
        }
        Stored::OfficialReleased(official) => {
            let (person, role, venue) = read_official(&official)?;
            EventRecord::OfficialReleased {
                person,
                role,
                venue,
            }
        }
        Stored::RulingsDelegated(stored) => {
            let (person, word) = delegation::read(stored, written)?;
            EventRecord::RulingsDelegated { person, word }
        }
        Stored::DelegationEnded(stored) => {
            let (person, word) = delegation::read(stored, written)?;
            EventRecord::DelegationEnded { person, word }
        }
        Stored::InvitationMade(made) => EventRecord::Invitation(invitation::made(made)?),
        Stored::InvitationUsed(used) => EventRecord::Invitation(invitation::used(&used)?),
        Stored::InvitationWithdrawn(withdrawn) => {
            EventRecord::Invitation(invitation::withdrawn(&withdrawn)?)
        }
    })
}
