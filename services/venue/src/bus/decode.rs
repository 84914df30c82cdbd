//! From bytes to messages; everything that is not one is refused with a reason.

use adoube_proto::VERSION;
use adoube_proto::v1::{Birth, DeviceEvent, OrderAck, State, Vitals};

use super::topic::Kind;
use crate::fresh::HexId;

/// The largest payload that is looked at, bytes.
pub const MAX_PAYLOAD: usize = 8 * 1024;

/// The longest word (boot identity, what, state, outcome), bytes.
const MAX_WORD: usize = 64;

/// The longest free text, bytes.
const MAX_TEXT: usize = 512;

/// What a device said.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// It connected.
    Birth(Birth),
    /// How it stands, or its last will.
    State(State),
    /// Its heartbeat.
    Vitals(Vitals),
    /// What happened to it.
    Event(DeviceEvent),
    /// What became of an order.
    Ack(OrderAck),
}

/// Why a payload is no message of its kind.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DecodeError {
    /// Larger than [`MAX_PAYLOAD`].
    #[error("{0} bytes, more than {MAX_PAYLOAD}")]
    TooLarge(usize),
    /// Not JSON, or not of this shape.
    #[error("not a message of this kind: {0}")]
    Json(String),
    /// A field's value is out of its range.
    #[error("{field} {what}")]
    Field {
        /// The field.
        field: &'static str,
        /// What is wrong with it.
        what: &'static str,
    },
    /// A birth that speaks another version of the protocol.
    #[error("speaks version {0} of the protocol, this node version {VERSION}")]
    Version(u32),
    /// A birth that names another device than its topic.
    #[error("calls itself another device")]
    OtherDevice,
}

/// Reads what came on `device`'s topic of that kind.
pub fn decode(device: &str, kind: Kind, payload: &[u8]) -> Result<Message, DecodeError> {
    if payload.len() > MAX_PAYLOAD {
        return Err(DecodeError::TooLarge(payload.len()));
    }
    let message = match kind {
        Kind::Birth => Message::Birth(birth(device, json(payload)?)?),
        Kind::State => Message::State(state(json(payload)?)?),
        Kind::Vitals => Message::Vitals(vitals(json(payload)?)?),
        Kind::Event => Message::Event(event(json(payload)?)?),
        Kind::Ack => Message::Ack(ack(json(payload)?)?),
    };
    Ok(message)
}

fn json<T: serde::de::DeserializeOwned>(payload: &[u8]) -> Result<T, DecodeError> {
    // A list would be taken as the fields in their order.
    if !payload.trim_ascii_start().starts_with(b"{") {
        return Err(DecodeError::Json("no JSON object".to_owned()));
    }
    serde_json::from_slice(payload).map_err(|error| DecodeError::Json(error.to_string()))
}

fn birth(device: &str, birth: Birth) -> Result<Birth, DecodeError> {
    if birth.version != VERSION {
        return Err(DecodeError::Version(birth.version));
    }
    if birth.device != device {
        return Err(DecodeError::OtherDevice);
    }
    if HexId::parse(&birth.instance).is_none() {
        return bad("instance", "is not 32 hexadecimal digits");
    }
    numbered("session", birth.session)?;
    word("boot_id", &birth.boot_id)?;
    word("agent_version", &birth.agent_version)?;
    Ok(birth)
}

fn state(state: State) -> Result<State, DecodeError> {
    numbered("session", state.session)?;
    match state.state.as_str() {
        "ready" | "left" | "lost" => Ok(state),
        _ => bad("state", "is not ready, left or lost"),
    }
}

fn vitals(vitals: Vitals) -> Result<Vitals, DecodeError> {
    numbered("session", vitals.session)?;
    numbered("sequence", vitals.sequence)?;
    word("boot_id", &vitals.boot_id)?;
    word("play_link", &vitals.play_link)?;
    word("board", &vitals.board)?;
    Ok(vitals)
}

fn event(event: DeviceEvent) -> Result<DeviceEvent, DecodeError> {
    numbered("session", event.session)?;
    numbered("sequence", event.sequence)?;
    if event.what.is_empty() {
        return bad("what", "is empty");
    }
    word("what", &event.what)?;
    text("detail", &event.detail)?;
    Ok(event)
}

fn ack(ack: OrderAck) -> Result<OrderAck, DecodeError> {
    if HexId::parse(&ack.id).is_none() {
        return bad("id", "is not 32 hexadecimal digits");
    }
    text("detail", &ack.detail)?;
    match ack.outcome.as_str() {
        "done" | "refused" | "expired" => Ok(ack),
        _ => bad("outcome", "is not done, refused or expired"),
    }
}

fn numbered(field: &'static str, value: u64) -> Result<(), DecodeError> {
    if value == 0 {
        return bad(field, "begins at 1");
    }
    Ok(())
}

fn word(field: &'static str, value: &str) -> Result<(), DecodeError> {
    if value.len() > MAX_WORD || value.chars().any(char::is_control) {
        return bad(field, "is too long or no word");
    }
    Ok(())
}

fn text(field: &'static str, value: &str) -> Result<(), DecodeError> {
    if value.len() > MAX_TEXT || value.chars().any(char::is_control) {
        return bad(field, "is too long or no text");
    }
    Ok(())
}

fn bad<T>(field: &'static str, what: &'static str) -> Result<T, DecodeError> {
    Err(DecodeError::Field { field, what })
}

#[cfg(test)]
mod tests {
    use super::*;

    const INSTANCE: &str = "00000000000000000000000000000001";

    fn expect(kind: Kind, payload: &str, expected: &str) {
        let found = match decode("d", kind, payload.as_bytes()) {
            Ok(_) => "ok".to_owned(),
            Err(error) => error.to_string(),
        };
        assert!(found.contains(expected), "{kind:?} {payload:.80}: {found}");
    }

    #[test]
    fn births_by_table() {
        for (version, device, session, instance, expected) in [
            (1, "d", 1, INSTANCE, "ok"),
            (2, "d", 1, INSTANCE, "version 2"),
            (1, "e", 1, INSTANCE, "another device"),
            (1, "d", 0, INSTANCE, "session begins at 1"),
            (1, "d", 1, "x", "instance"),
        ] {
            let birth = Birth {
                version,
                device: device.to_owned(),
                session,
                instance: instance.to_owned(),
                ..Birth::default()
            };
            let payload = serde_json::to_string(&birth).unwrap();
            expect(Kind::Birth, &payload, expected);
        }
    }

    #[test]
    fn payloads_by_table() {
        use Kind::{Ack, Event, State, Vitals};
        for (kind, payload, expected) in [
            (State, r#"{"state":"lost","session":4}"#, "ok"),
            (State, r#"{"state":"fine","session":4}"#, "state is not"),
            (State, r#"{"state":"lost","session":-4}"#, "not a message"),
            (Vitals, r#"{"sequence":1,"session":1}"#, "ok"),
            (Vitals, r#"{"sequence":1,"session":1,"new":[]}"#, "ok"),
            (Vitals, r#"{"sequence":0,"session":1}"#, "begins at 1"),
            (Vitals, "[]", "not a message"),
            (Vitals, "[1, 1]", "not a message"),
            (
                Event,
                r#"{"sequence":1,"session":1,"what":"a\u0007"}"#,
                "no word",
            ),
            (Event, r#"{"sequence":1,"session":1,"what":""}"#, "empty"),
            (Ack, "", "not a message"),
            (Ack, r#"{"id":"12","outcome":"done"}"#, "id is not"),
        ] {
            expect(kind, payload, expected);
        }
        let ack = |outcome| format!(r#"{{"id":"{INSTANCE}","outcome":"{outcome}"}}"#);
        expect(Ack, &ack("done"), "ok");
        expect(Ack, &ack("no"), "outcome");
        expect(Ack, &"x".repeat(MAX_PAYLOAD + 1), "bytes, more than");
        expect(Vitals, &"[".repeat(4000), "not a message");
        expect(Vitals, &r#"{"a":"#.repeat(1500), "not a message");
    }

    #[test]
    fn random_and_damaged_bytes_never_do_harm() {
        let mut chance = fastrand::Rng::with_seed(7);
        let good = br#"{"sequence":1,"session":1,"what":"x","state":"lost","detail":"y"}"#;
        for _ in 0..20_000 {
            let length = chance.usize(..200);
            let bytes: Vec<u8> = (0..length).map(|_| chance.u8(..)).collect();
            let mut damaged = good.to_vec();
            for _ in 0..chance.usize(1..4) {
                let at = chance.usize(..damaged.len());
                damaged[at] = chance.u8(..);
            }
            damaged.truncate(chance.usize(..=good.len()));
            for kind in Kind::ALL {
                assert!(decode("d", kind, &bytes).is_err());
                let _ = decode("d", kind, &damaged);
            }
        }
    }
}
