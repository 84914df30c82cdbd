//! A venue's reports, kept as evidence.

use adoube_tournament::venue::{Report, ReportKind};

use crate::envelope::Envelope;
use crate::error::DecodeError;
use crate::fields::{Decoded, parsed, required};
use crate::log;
use crate::log::venue_event::Event as Stored;
use crate::stored;

impl stored::Stored for log::VenueEvent {
    const LAST: u32 = 13;
}

/// The bytes of a venue's report. Its sequence is not among them: the ledger knows it.
pub fn encode_venue(record: &Envelope<Report>) -> Vec<u8> {
    let report = &record.body;
    let event = log::VenueEvent {
        reported: Some(log::Reported {
            number: report.number,
            boot_id: report.boot_id.clone(),
            monotonic: report.monotonic_ms,
            wall: report.wall_ms,
        }),
        event: Some(write(&report.what)),
    };
    stored::wrap(record, &event)
}

/// The report that [`encode_venue`] wrote, in this version or an earlier one.
///
/// # Errors
/// The bytes are no report, or a later version's.
pub fn decode_venue(sequence: u64, bytes: &[u8]) -> Result<Envelope<Report>, DecodeError> {
    let (head, message) = stored::read::<log::VenueEvent>(bytes)?;
    let event = message
        .event
        .ok_or_else(|| stored::no_event::<log::VenueEvent>(bytes))?;
    let reported = required(message.reported, "clocks of the venue")?;
    let report = Report {
        number: reported.number,
        boot_id: reported.boot_id,
        monotonic_ms: reported.monotonic,
        wall_ms: reported.wall,
        what: read(event)?,
    };
    Ok(stored::envelope(sequence, head, report))
}

fn write(what: &ReportKind) -> Stored {
    match what.clone() {
        ReportKind::Device {
            device,
            what,
            session,
            boot_id,
            device_monotonic_ms,
            silent_for_ms,
            detail,
        } => Stored::Device(log::DeviceSeen {
            device: device.into(),
            what,
            session,
            boot_id,
            device_monotonic: device_monotonic_ms,
            silent_for: silent_for_ms,
            detail,
        }),
        ReportKind::Relay {
            device,
            connection,
            what,
            bytes_up,
            bytes_down,
            detail,
        } => Stored::Relay(log::RelaySeen {
            device: device.into(),
            connection,
            what,
            bytes_up,
            bytes_down,
            detail,
        }),
        ReportKind::Gap { dropped } => Stored::Gap(log::ReportsLost { dropped }),
    }
}

fn read(event: Stored) -> Decoded<ReportKind> {
    Ok(match event {
        Stored::Device(seen) => ReportKind::Device {
            device: parsed(&seen.device, "device")?,
            what: seen.what,
            session: seen.session,
            boot_id: seen.boot_id,
            device_monotonic_ms: seen.device_monotonic,
            silent_for_ms: seen.silent_for,
            detail: seen.detail,
        },
        Stored::Relay(seen) => ReportKind::Relay {
            device: parsed(&seen.device, "device")?,
            connection: seen.connection,
            what: seen.what,
            bytes_up: seen.bytes_up,
            bytes_down: seen.bytes_down,
            detail: seen.detail,
        },
        Stored::Gap(gap) => ReportKind::Gap {
            dropped: gap.dropped,
        },
    })
}
