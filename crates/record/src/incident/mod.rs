//! An incident's records: absences, evidence, causes, rulings.

mod absence;
mod evidence;
mod ruling;
mod turns;
mod wish;

use absence::board_id;
use adoube_chess::Side;
use adoube_tournament::ids::BoardId;
use adoube_tournament::incident::{Absence, IncidentRecord, Moment};

use crate::envelope::Envelope;
use crate::error::DecodeError;
use crate::fields::{Decoded, shown, side, side_number};
use crate::log::incident_event::Event as Stored;
use crate::{log, stored};

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
    use IncidentRecord as Record;
    match record {
        Record::Opened { number, absences } => Stored::Opened(opened(*number, absences)),
        Record::Widened { absences } => Stored::Widened(widened(absences)),
        Record::Evidence { lines } => Stored::Evidence(evidence::write_lines(lines)),
        Record::CauseFound(finding) => Stored::CauseFound(evidence::write_finding(finding)),
        Record::Returned {
            board,
            side,
            moment,
        } => Stored::Returned(returned(*board, *side, moment)),
        Record::JoinedInto { number } => {
            Stored::JoinedInto(log::IncidentJoined { number: *number })
        }
        Record::Absorbed { number } => Stored::Absorbed(log::IncidentAbsorbed { number: *number }),
        Record::RulesChanged(rules) => Stored::RulesChanged(ruling::write_rules(rules)),
        Record::Proposed { ruling, wish } => {
            Stored::Proposed(ruling::write_proposed(ruling, wish.as_ref()))
        }
        Record::Rejected { ruling, reason } => Stored::Rejected(log::ProposalRejected {
            ruling: *ruling,
            reason: reason.clone(),
        }),
        Record::Ruled {
            ruling,
            proposed_by,
            delegated_by,
            wish,
        } => Stored::Ruled(log::RulingGiven {
            ruling: Some(ruling::write_proposed(ruling, wish.as_ref())),
            proposed_by: shown(proposed_by.as_ref()),
            delegated_by: shown(delegated_by.as_ref()),
        }),
        Record::Executed {
            ruling,
            board,
            sequence,
        } => Stored::Executed(log::RulingExecuted {
            ruling: *ruling,
            round: board.round.into(),
            board: board.board.into(),
            sequence: *sequence,
        }),
        Record::ClosingProposed { reason } => Stored::ClosingProposed(log::ClosingProposed {
            reason: reason.clone(),
        }),
        Record::Closed { reason, by_itself } => {
            Stored::Closed(turns::write_closed(reason, *by_itself))
        }
        Record::Reopened { board, ruling } => {
            Stored::Reopened(turns::write_reopened(*board, *ruling))
        }
    }
}

fn opened(number: u32, absences: &[Absence]) -> log::IncidentOpened {
    log::IncidentOpened {
        number,
        absences: absences.iter().map(absence::write).collect(),
    }
}

fn widened(absences: &[Absence]) -> log::IncidentWidened {
    log::IncidentWidened {
        absences: absences.iter().map(absence::write).collect(),
    }
}

fn returned(board: BoardId, side: Side, moment: &Moment) -> log::SeatReturned {
    log::SeatReturned {
        round: board.round.into(),
        board: board.board.into(),
        side: side_number(side),
        moment: Some(absence::write_moment(moment)),
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
