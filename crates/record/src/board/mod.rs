//! A board's records.

mod devices;
mod events;
mod terms;

use adoube_tournament::board::Record;

use crate::error::DecodeError;
use crate::stored;
use crate::{Envelope, log};

/// The bytes of a board's record. Its sequence is not among them: the ledger knows it.
pub fn encode_board(record: &Record) -> Vec<u8> {
    stored::encode::<_, log::BoardEvent>(record.time, &record.actor, record.command, &record.event)
}

/// The record that [`encode_board`] wrote, in this version or an earlier one.
///
/// # Errors
/// The bytes are no record of a board, or a later version's.
pub fn decode_board(sequence: u64, bytes: &[u8]) -> Result<Record, DecodeError> {
    let Envelope {
        sequence,
        time,
        actor,
        command,
        body: event,
    } = stored::decode::<_, log::BoardEvent>(sequence, bytes)?;
    Ok(Record {
        sequence,
        time,
        actor,
        command,
        event,
    })
}
