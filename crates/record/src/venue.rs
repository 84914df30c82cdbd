//! A venue's reports, kept as evidence.

use adoube_tournament::venue::{JournalLine, Report, ReportKind, WallInvitation};

use crate::envelope::Envelope;
use crate::error::DecodeError;
use crate::tables::{choice, messages, required};
use crate::{log, stored};

messages! {
    Report as VenueEvent { number, boot_id, monotonic_ms, wall_ms, offset, device_offset, saw, what }
    JournalLine {
        device, session, journal, number, boot_id, monotonic_ms, suspended_ms, wall_ms, saw, detail,
    }
    WallInvitation {
        invitation, what, person, role, of_venue, by, by_role, at_ms, holds_ms, session,
    }
}

choice! {
    ReportKind as log::venue_event::What;
    wrapped { Journal, Invitation }
    Device as DeviceSeen {
        device, what, session, boot_id, device_monotonic_ms, silent_for_ms, detail,
    }
    Relay as RelaySeen {
        device, connection, what, bytes_up, bytes_down, up_age_ms, down_age_ms, detail,
    }
    Node as NodeSeen { what, detail }
    Gap as ReportsLost { dropped }
    Order as OrderSeen { id, device, what, fate, by, role, detail, text }
}

stored::stream!(log::VenueEvent { what }, from 20);

/// The bytes of a venue's report. Its sequence is not among them: the ledger knows it.
pub fn encode_venue(record: &Envelope<Report>) -> Vec<u8> {
    stored::wrap::<_, log::VenueEvent>(record)
}

/// The report that [`encode_venue`] wrote, in this version or an earlier one.
///
/// # Errors
/// The bytes are no report, or a later version's.
pub fn decode_venue(sequence: u64, bytes: &[u8]) -> Result<Envelope<Report>, DecodeError> {
    stored::decode::<_, log::VenueEvent>(sequence, bytes)
}
