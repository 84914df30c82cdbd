//! A venue's reports, kept as evidence.

use adoube_tournament::incident::evidence::Offset;
use adoube_tournament::venue::{JournalLine, Report, ReportKind, Sight, WallInvitation};

use crate::envelope::Envelope;
use crate::error::DecodeError;
use crate::fields::{Decoded, parsed, required};
use crate::log;
use crate::log::venue_event::Event as Stored;
use crate::stored;

impl stored::Stored for log::VenueEvent {
    const LAST: u32 = 31;
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
            offset: report.offset.map(write_offset),
            device_offset: report.device_offset.map(write_offset),
            saw: report.saw.iter().map(write_sight).collect(),
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
        offset: reported.offset.map(read_offset),
        device_offset: reported.device_offset.map(read_offset),
        saw: reported.saw.iter().map(read_sight).collect(),
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
            up_age_ms,
            down_age_ms,
            detail,
        } => Stored::Relay(log::RelaySeen {
            device: device.into(),
            connection,
            what,
            bytes_up,
            bytes_down,
            detail,
            up_age: up_age_ms,
            down_age: down_age_ms,
        }),
        ReportKind::Journal(line) => Stored::Journal(write_line(line)),
        ReportKind::Node { what, detail } => Stored::Node(log::NodeSeen { what, detail }),
        ReportKind::Gap { dropped } => Stored::Gap(log::ReportsLost { dropped }),
        ReportKind::Order {
            id,
            device,
            what,
            fate,
            by,
            role,
            detail,
            text,
        } => write_order(device.into(), [id, what, fate, by, role, detail, text]),
        ReportKind::Invitation(invitation) => Stored::Invitation(write_invitation(invitation)),
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
            up_age_ms: seen.up_age,
            down_age_ms: seen.down_age,
            detail: seen.detail,
        },
        Stored::Journal(seen) => ReportKind::Journal(read_line(seen)?),
        Stored::Node(seen) => ReportKind::Node {
            what: seen.what,
            detail: seen.detail,
        },
        Stored::Gap(gap) => ReportKind::Gap {
            dropped: gap.dropped,
        },
        Stored::Order(seen) => ReportKind::Order {
            id: seen.id,
            device: parsed(&seen.device, "device")?,
            what: seen.what,
            fate: seen.fate,
            by: seen.by,
            role: seen.role,
            detail: seen.detail,
            text: seen.text,
        },
        Stored::Invitation(seen) => ReportKind::Invitation(read_invitation(seen)),
    })
}

fn write_order(device: String, [id, what, fate, by, role, detail, text]: [String; 7]) -> Stored {
    Stored::Order(log::OrderSeen {
        id,
        device,
        what,
        fate,
        by,
        role,
        detail,
        text,
    })
}

fn write_invitation(invitation: WallInvitation) -> log::WallInvitation {
    log::WallInvitation {
        invitation: invitation.invitation,
        what: invitation.what,
        person: invitation.person,
        role: invitation.role,
        of_venue: invitation.of_venue,
        by: invitation.by,
        by_role: invitation.by_role,
        at: invitation.at_ms,
        holds: invitation.holds_ms,
        session: invitation.session,
    }
}

fn read_invitation(seen: log::WallInvitation) -> WallInvitation {
    WallInvitation {
        invitation: seen.invitation,
        what: seen.what,
        person: seen.person,
        role: seen.role,
        of_venue: seen.of_venue,
        by: seen.by,
        by_role: seen.by_role,
        at_ms: seen.at,
        holds_ms: seen.holds,
        session: seen.session,
    }
}

fn write_line(line: JournalLine) -> log::JournalLineSeen {
    log::JournalLineSeen {
        device: line.device.into(),
        session: line.session,
        journal: line.journal,
        line: line.number,
        boot_id: line.boot_id,
        device_monotonic: line.monotonic_ms,
        suspended: line.suspended_ms,
        device_wall: line.wall_ms,
        saw: Some(write_sight(&line.saw)),
        detail: line.detail,
    }
}

fn read_line(seen: log::JournalLineSeen) -> Decoded<JournalLine> {
    Ok(JournalLine {
        device: parsed(&seen.device, "device")?,
        session: seen.session,
        journal: seen.journal,
        number: seen.line,
        boot_id: seen.boot_id,
        monotonic_ms: seen.device_monotonic,
        suspended_ms: seen.suspended,
        wall_ms: seen.device_wall,
        saw: read_sight(&required(seen.saw, "what a device saw")?),
        detail: seen.detail,
    })
}

fn write_offset(offset: Offset) -> log::ClockOffset {
    log::ClockOffset {
        ms: offset.ms,
        error: offset.error_ms,
    }
}

fn read_offset(offset: log::ClockOffset) -> Offset {
    Offset {
        ms: offset.ms,
        error_ms: offset.error,
    }
}

fn write_sight(sight: &Sight) -> log::Sight {
    log::Sight {
        word: sight.word().to_owned(),
        figures: sight.figures(),
    }
}

/// What a later version may know as evidence, this one keeps as it stands.
fn read_sight(sight: &log::Sight) -> Sight {
    Sight::from_parts(&sight.word, &sight.figures)
}
