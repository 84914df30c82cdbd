//! A record's bytes: its header, then its event.

use adoube_tournament::actor::Actor;
use adoube_tournament::ids::CommandId;
use adoube_tournament::time::Time;
use prost::Message;
use prost::encoding::{DecodeContext, decode_key, skip_field};

use crate::envelope::Envelope;
use crate::error::DecodeError;
use crate::field::{Decoded, Field};
use crate::header;
use crate::log;

/// The event message of one kind of stream.
pub(crate) trait Stored: Message + Default {
    /// The number of the first kind of event; all others follow it.
    const FIRST: u32;

    /// Whether its event is one that this version knows.
    fn is_known(&self) -> bool;
}

/// The message of a stream, the field with its event, and the number of the first kind of event.
macro_rules! stream {
    ($message:path { $event:ident }, from $first:literal) => {
        impl $crate::stored::Stored for $message {
            const FIRST: u32 = $first;

            fn is_known(&self) -> bool {
                self.$event.is_some()
            }
        }
    };
}

pub(crate) use stream;

/// The bytes of a record.
pub(crate) fn encode<T: Field<E>, E: Stored>(
    time: Time,
    actor: &Actor,
    command: Option<CommandId>,
    body: &T,
) -> Vec<u8> {
    let (header, event) = (header::write(time, actor, command), body.write());
    let mut bytes = Vec::with_capacity(header.encoded_len() + event.encoded_len());
    header.encode_raw(&mut bytes);
    event.encode_raw(&mut bytes);
    bytes
}

pub(crate) fn wrap<T: Field<E>, E: Stored>(record: &Envelope<T>) -> Vec<u8> {
    encode::<T, E>(record.time, &record.actor, record.command, &record.body)
}

/// The record of those bytes. Header and event each skip the other's fields.
pub(crate) fn decode<T: Field<E>, E: Stored>(sequence: u64, bytes: &[u8]) -> Decoded<Envelope<T>> {
    let head = header::read(&log::Header::decode(bytes)?)?;
    let event = E::decode(bytes)?;
    if !event.is_known() {
        return Err(no_event::<E>(bytes));
    }
    Ok(Envelope {
        sequence,
        time: head.time,
        actor: head.actor,
        command: head.command,
        body: T::read(event, "event")?,
    })
}

/// Why a record has no event that is known here: a later version's, or none at all.
fn no_event<E: Stored>(bytes: &[u8]) -> DecodeError {
    match highest_field(bytes) {
        Ok(number) if number >= E::FIRST => DecodeError::Newer {
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
