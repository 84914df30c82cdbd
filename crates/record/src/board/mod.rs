//! A board's records.

mod assistants;
mod at_device;
mod basis;
pub(crate) mod before;
mod choices;
pub(crate) mod clocks;
pub(crate) mod kinds;
mod lag;
mod lock_report;
pub(crate) mod opened;
mod read;
pub(crate) mod remedy;
mod repairs;
mod ruled;
pub(crate) mod wished;
mod write;

use adoube_tournament::board::Record;

use crate::error::DecodeError;
use crate::log;
use crate::stored::{self, Stored};
use crate::{fields, header};

impl Stored for log::BoardEvent {
    const LAST: u32 = 57;
}

/// The bytes of a board's record. Its sequence is not among them: the ledger knows it.
pub fn encode_board(record: &Record) -> Vec<u8> {
    let header = header::write(record.time, &record.actor, record.command);
    let event = log::BoardEvent {
        event: Some(write::event(&record.event)),
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
    let event: fields::Decoded<_> = read::event(event);
    Ok(Record {
        sequence,
        time: head.time,
        actor: head.actor,
        command: head.command,
        event: event?,
    })
}
