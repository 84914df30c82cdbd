//! A board's records.

mod basis;
mod calls;
mod checks;
mod clock_changes;
pub(crate) mod clocks;
mod corrections;
mod device_notes;
mod event;
pub(crate) mod kinds;
mod lag;
mod lock_report;
mod of_side;
pub(crate) mod opened;
mod penalties;
mod play;
pub(crate) mod remedy;
mod results;
mod rulings;
mod seats;
mod signature;
pub(crate) mod wished;

use adoube_tournament::board::Record;

use crate::error::DecodeError;
use crate::stored::{self, Stored};
use crate::{fields, header, log};

impl Stored for log::BoardEvent {
    const LAST: u32 = 58;
}

/// The bytes of a board's record. Its sequence is not among them: the ledger knows it.
pub fn encode_board(record: &Record) -> Vec<u8> {
    let header = header::write(record.time, &record.actor, record.command);
    let event = log::BoardEvent {
        event: Some(event::write(&record.event)),
    };
    stored::write(&header, &event)
}

/// The record that [`encode_board`] wrote, in this version or an earlier one.
///
/// # Errors
/// The bytes are no record of a board, or a later version's.
pub fn decode_board(sequence: u64, bytes: &[u8]) -> Result<Record, DecodeError> {
    let (head, message) = stored::read::<log::BoardEvent>(bytes)?;
    let event = message
        .event
        .ok_or_else(|| stored::no_event::<log::BoardEvent>(bytes))?;
    let event: fields::Decoded<_> = event::read(event);
    Ok(Record {
        sequence,
        time: head.time,
        actor: head.actor,
        command: head.command,
        event: event?,
    })
}
