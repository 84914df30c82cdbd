//! An incident's records: absences, evidence, causes, rulings.

mod absence;
mod evidence;
mod ruling;
mod turns;
mod wish;

use adoube_tournament::incident::IncidentRecord;

use crate::envelope::Envelope;
use crate::error::DecodeError;
use crate::fields::{Decoded, side, side_number};
use crate::log;
use crate::log::incident_event::Event as Stored;
use crate::stored;
use absence::board_id;

impl stored::Stored for log::IncidentEvent {
    const LAST: u32 = 24;
}

/// The bytes of an incident's record. Its sequence is not among them: the ledger knows it.
pub fn encode_incident(record: &Envelope<IncidentRecord>) -> Vec<u8> {
    let event = Some(write(&record.body));
    stored::wrap(record, &log::IncidentEvent { event })
}

/// The record that [`encode_incident`] wrote, in this version or an earlier one.
///
/// # Errors
/// The bytes are no record of an incident, or a later version's.
pub fn decode_incident(
    sequence: u64,
    bytes: &[u8],
) -> Result<Envelope<IncidentRecord>, DecodeError> {
    let (head, message) = stored::read::<log::IncidentEvent>(bytes)?;
    let event = message
        .event
        .ok_or_else(|| stored::no_event::<log::IncidentEvent>(bytes))?;
    Ok(stored::envelope(sequence, head, read(event)?))
}

fn write(record: &IncidentRecord) -> Stored {
    match record {
        IncidentRecord::Opened { number, absences } => Stored::Opened(log::IncidentOpened {
            number: *number,
            absences: absences.iter().map(absence::write).collect(),
        }),
        IncidentRecord::Widened { absences } => Stored::Widened(log::IncidentWidened {
            absences: absences.iter().map(absence::write).collect(),
        }),
        IncidentRecord::Evidence { lines } => Stored::Evidence(log::EvidenceGathered {
            lines: lines.iter().map(evidence::write_line).collect(),
        }),
        IncidentRecord::CauseFound(finding) => Stored::CauseFound(evidence::write_finding(finding)),
        IncidentRecord::Returned {
            board,
            side,
            moment,
        } => Stored::Returned(log::SeatReturned {
            round: board.round.into(),
            board: board.board.into(),
            side: side_number(*side),
            moment: Some(absence::write_moment(moment)),
        }),
        IncidentRecord::JoinedInto { number } => {
            Stored::JoinedInto(log::IncidentJoined { number: *number })
        }
        IncidentRecord::Absorbed { number } => {
            Stored::Absorbed(log::IncidentAbsorbed { number: *number })
        }
        IncidentRecord::ClosingProposed { reason } => {
            let reason = reason.clone();
            Stored::ClosingProposed(log::ClosingProposed { reason })
        }
        IncidentRecord::Reopened { .. } | IncidentRecord::Closed { .. } => turns::write(record),
        other => ruling::write(other),
    }
}

fn read(event: Stored) -> Decoded<IncidentRecord> {
    Ok(match event {
        Stored::Opened(opened) => IncidentRecord::Opened {
            number: opened.number,
            absences: absence::read_all(&opened.absences)?,
        },
        Stored::Widened(widened) => IncidentRecord::Widened {
            absences: absence::read_all(&widened.absences)?,
        },
        Stored::Evidence(gathered) => {
            let lines = gathered.lines.into_iter().map(evidence::read_line);
            IncidentRecord::Evidence {
                lines: lines.collect::<Decoded<_>>()?,
            }
        }
        Stored::CauseFound(found) => IncidentRecord::CauseFound(evidence::read_finding(found)?),
        Stored::Returned(returned) => IncidentRecord::Returned {
            board: board_id(returned.round, returned.board)?,
            side: side(returned.side, "side of a seat")?,
            moment: absence::read_moment(returned.moment, "moment of the return")?,
        },
        Stored::JoinedInto(joined) => IncidentRecord::JoinedInto {
            number: joined.number,
        },
        Stored::Absorbed(absorbed) => IncidentRecord::Absorbed {
            number: absorbed.number,
        },
        Stored::Proposed(proposed) => ruling::read_proposed(proposed)?,
        Stored::Rejected(rejected) => IncidentRecord::Rejected {
            ruling: rejected.ruling,
            reason: rejected.reason,
        },
        Stored::Ruled(given) => ruling::read_given(given)?,
        Stored::Executed(executed) => IncidentRecord::Executed {
            ruling: executed.ruling,
            board: board_id(executed.round, executed.board)?,
            sequence: executed.sequence,
        },
        Stored::ClosingProposed(proposed) => IncidentRecord::ClosingProposed {
            reason: proposed.reason,
        },
        Stored::Closed(closed) => turns::read_closed(closed)?,
        Stored::Reopened(reopened) => turns::read_reopened(&reopened)?,
        Stored::RulesChanged(rules) => IncidentRecord::RulesChanged(ruling::read_rules(&rules)?),
    })
}

/// A text that stands for something known to the rules.
fn known<T>(found: Option<T>, what: &'static str, text: &str) -> Decoded<T> {
    found.ok_or_else(|| DecodeError::out_of_range(what, text))
}
