//! A stored record: a header and an event, one after the other.

use prost::Message;
use prost::encoding::{DecodeContext, decode_key, skip_field};

use crate::envelope::Envelope;
use crate::error::DecodeError;
use crate::fields::Decoded;
use crate::header::{self, Head};
use crate::log;

/// The event message of one kind of stream.
pub(crate) trait Stored: Message + Default {
    /// The highest field number of an event that this version knows.
    const LAST: u32;
}

/// The bytes of a record.
pub(crate) fn write(header: &log::Header, event: &impl Stored) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(header.encoded_len() + event.encoded_len());
    header.encode_raw(&mut bytes);
    event.encode_raw(&mut bytes);
    bytes
}

/// The header and the event message of a record. Each skips the other's fields.
pub(crate) fn read<E: Stored>(bytes: &[u8]) -> Decoded<(Head, E)> {
    let stored = log::Header::decode(bytes)?;
    let event = E::decode(bytes)?;
    Ok((header::read(&stored)?, event))
}

/// The bytes of a record that is an envelope around an event message.
pub(crate) fn wrap<T>(record: &Envelope<T>, event: &impl Stored) -> Vec<u8> {
    let header = header::write(record.time, &record.actor, record.command);
    write(&header, event)
}

/// The record of that header and body.
pub(crate) fn envelope<T>(sequence: u64, head: Head, body: T) -> Envelope<T> {
    Envelope {
        sequence,
        time: head.time,
        actor: head.actor,
        command: head.command,
        body,
    }
}

/// Why a record has no event that is known here: a later version's, or none at all.
pub(crate) fn no_event<E: Stored>(bytes: &[u8]) -> DecodeError {
    match highest_field(bytes) {
        Ok(number) if number > E::LAST => DecodeError::Newer {
            what: "event",
            number: u64::from(number),
        },
        Ok(_) => DecodeError::Missing { what: "event" },
        Err(error) => error.into(),
    }
}

fn highest_field(mut bytes: &[u8]) -> Result<u32, prost::DecodeError> {
    let mut highest = 0;
    while !bytes.is_empty() {
        let (number, wire) = decode_key(&mut bytes)?;
        skip_field(wire, number, &mut bytes, DecodeContext::default())?;
        highest = highest.max(number);
    }
    Ok(highest)
}
