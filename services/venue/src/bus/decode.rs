//! From bytes to messages; everything that is not one is refused with a reason.

use adoube_proto::VERSION;
use adoube_proto::v1::{
    Birth, DeviceEvent, DevicePong, DevicePresence, Journal, Lockdown, OrderAck, OrderOutcome,
    PhysicalBoardStatus, State, Vitals,
};

use super::topic::Kind;
use crate::fresh::HexId;

/// The largest payload that is looked at, bytes.
pub const MAX_PAYLOAD: usize = 8 * 1024;

/// The longest word (boot identity, what, state, outcome), bytes.
const MAX_WORD: usize = 64;

/// Lines of a journal in one message.
const MAX_LINES: usize = 32;

/// Figures of a line.
const MAX_FIGURES: usize = 8;

/// Layers of a lock.
const MAX_LAYERS: usize = 16;

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
    /// Lines of its journal.
    Journal(Journal),
    /// Its answer to a ping.
    Pong(DevicePong),
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
    #[error("uses version {0} of the protocol, this node version {VERSION}")]
    Version(u32),
    /// A birth that names another device than its topic.
    #[error("names another device")]
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
        Kind::Journal => Message::Journal(journal(json(payload)?)?),
        Kind::Pong => Message::Pong(pong(json(payload)?)?),
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
    word("system", &birth.system)?;
    word("journal", &birth.journal)?;
    lockdown(birth.lockdown.as_ref())?;
    Ok(birth)
}

fn lockdown(lockdown: Option<&Lockdown>) -> Result<(), DecodeError> {
    let Some(lockdown) = lockdown else {
        return Ok(());
    };
    word("profile", &lockdown.profile)?;
    text("why", &lockdown.why)?;
    if lockdown.layers.len() > MAX_LAYERS {
        return bad("layers", "are more than 16");
    }
    for layer in &lockdown.layers {
        text("why", &layer.why)?;
    }
    Ok(())
}

fn state(state: State) -> Result<State, DecodeError> {
    numbered("session", state.session)?;
    if state.state() == DevicePresence::Unspecified {
        return bad("state", "is not ready, left or lost");
    }
    Ok(state)
}

fn vitals(vitals: Vitals) -> Result<Vitals, DecodeError> {
    numbered("session", vitals.session)?;
    numbered("sequence", vitals.sequence)?;
    if !vitals.instance.is_empty() && HexId::parse(&vitals.instance).is_none() {
        return bad("instance", "is not 32 hexadecimal digits");
    }
    word("boot_id", &vitals.boot_id)?;
    word("board", &vitals.board)?;
    percent("wireless_quality", vitals.wireless_quality)?;
    percent("battery_percent", vitals.battery_percent)?;
    physical_board(vitals.physical_board.as_ref())?;
    Ok(vitals)
}

fn physical_board(board: Option<&PhysicalBoardStatus>) -> Result<(), DecodeError> {
    let Some(board) = board else { return Ok(()) };
    text("detail", &board.detail)?;
    word("make", &board.make)?;
    word("serial", &board.serial)?;
    text("port", &board.port)?;
    percent("battery_percent", board.battery_percent.unwrap_or(0))
}

fn event(event: DeviceEvent) -> Result<DeviceEvent, DecodeError> {
    numbered("session", event.session)?;
    numbered("sequence", event.sequence)?;
    if event.what.is_empty() {
        return bad("what", "is empty");
    }
    word("what", &event.what)?;
    text("detail", &event.detail)?;
    lockdown(event.lockdown.as_ref())?;
    Ok(event)
}

fn ack(ack: OrderAck) -> Result<OrderAck, DecodeError> {
    if HexId::parse(&ack.id).is_none() {
        return bad("id", "is not 32 hexadecimal digits");
    }
    text("detail", &ack.detail)?;
    for line in &ack.lines {
        text("lines", line)?;
    }
    if ack.outcome() == OrderOutcome::Unspecified {
        return bad("outcome", "is none that this version knows");
    }
    Ok(ack)
}

fn journal(journal: Journal) -> Result<Journal, DecodeError> {
    numbered("session", journal.session)?;
    if HexId::parse(&journal.journal).is_none() {
        return bad("journal", "is not 32 hexadecimal digits");
    }
    if journal.lines.is_empty() || journal.lines.len() > MAX_LINES {
        return bad("lines", "are not 1 to 32");
    }
    let mut before = journal.first_held.saturating_sub(1);
    for line in &journal.lines {
        numbered("number", line.number)?;
        if line.number <= before {
            return bad("number", "does not rise");
        }
        before = line.number;
        word("boot_id", &line.boot_id)?;
        if line.what.is_empty() {
            return bad("what", "is empty");
        }
        word("what", &line.what)?;
        text("detail", &line.detail)?;
        if line.figures.len() > MAX_FIGURES {
            return bad("figures", "are more than 8");
        }
    }
    Ok(journal)
}

fn pong(pong: DevicePong) -> Result<DevicePong, DecodeError> {
    numbered("session", pong.session)?;
    numbered("number", pong.number)?;
    word("boot_id", &pong.boot_id)?;
    Ok(pong)
}

fn percent(field: &'static str, value: u32) -> Result<(), DecodeError> {
    if value > 100 {
        return bad(field, "is more than 100");
    }
    Ok(())
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
    use adoube_proto::v1::{LockLayer, PageState, PhysicalBoardState, PlayLinkState, PowerSource};
    use adoube_proto::words::UNKNOWN;

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
            (VERSION, "d", 1, INSTANCE, "ok"),
            (VERSION - 1, "d", 1, INSTANCE, "uses version 1 of"),
            (VERSION, "e", 1, INSTANCE, "another device"),
            (VERSION, "d", 0, INSTANCE, "session begins at 1"),
            (VERSION, "d", 1, "x", "instance"),
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
    fn ven_2_a_birth_that_tells_of_endless_layers_is_refused() {
        for (layers, expected) in [(16, "ok"), (17, "layers are more")] {
            let birth = Birth {
                version: VERSION,
                device: "d".to_owned(),
                session: 1,
                instance: INSTANCE.to_owned(),
                lockdown: Some(Lockdown {
                    layers: vec![LockLayer::default(); layers],
                    ..Lockdown::default()
                }),
                ..Birth::default()
            };
            let payload = serde_json::to_string(&birth).unwrap();
            expect(Kind::Birth, &payload, expected);
        }
    }

    #[test]
    fn payloads_by_table() {
        use Kind::{Ack, Event, Pong, State, Vitals};
        for (kind, payload, expected) in [
            (State, r#"{"state":"lost","session":4}"#, "ok"),
            (State, r#"{"state":"fine","session":4}"#, "state is not"),
            (State, r#"{"state":"lost","session":-4}"#, "not a message"),
            (Vitals, r#"{"sequence":1,"session":1}"#, "ok"),
            (Vitals, r#"{"sequence":1,"session":1,"new":[]}"#, "ok"),
            (Vitals, r#"{"sequence":0,"session":1}"#, "begins at 1"),
            (
                Vitals,
                r#"{"sequence":1,"session":1,"instance":"x"}"#,
                "instance",
            ),
            (Vitals, "[]", "not a message"),
            (Vitals, "[1, 1]", "not a message"),
            (
                Event,
                r#"{"sequence":1,"session":1,"what":"a\u0007"}"#,
                "no word",
            ),
            (Event, r#"{"sequence":1,"session":1,"what":""}"#, "empty"),
            (
                Event,
                r#"{"sequence":1,"session":1,"what":"lockdown","lockdown":{"state":"engaged"}}"#,
                "ok",
            ),
            (
                Event,
                r#"{"sequence":1,"session":1,"what":"lockdown","lockdown":{"why":"a\u0007"}}"#,
                "no text",
            ),
            (
                Vitals,
                r#"{"sequence":1,"session":1,"battery_percent":101}"#,
                "more than 100",
            ),
            (Pong, r#"{"number":1,"session":1}"#, "ok"),
            (Pong, r#"{"number":0,"session":1}"#, "begins at 1"),
            (Ack, "", "not a message"),
            (Ack, r#"{"id":"12","outcome":"done"}"#, "id is not"),
        ] {
            expect(kind, payload, expected);
        }
        let ack = |outcome| format!(r#"{{"id":"{INSTANCE}","outcome":"{outcome}"}}"#);
        expect(Ack, &ack("done"), "ok");
        expect(Ack, &ack("received"), "ok");
        let lines = format!(r#"{{"id":"{INSTANCE}","outcome":"done","lines":["a","b\u0007"]}}"#);
        expect(Ack, &lines, "lines");
        expect(Ack, &ack("no"), "outcome");
        expect(Ack, &"x".repeat(MAX_PAYLOAD + 1), "bytes, more than");
        expect(Vitals, &"[".repeat(4000), "not a message");
        expect(Vitals, &r#"{"a":"#.repeat(1500), "not a message");
    }

    /// What a device of a later version says is taken: what this version knows of it counts, and the rest is shown as unknown.
    #[test]
    fn ven_4_a_word_of_a_later_version_is_shown_as_unknown() {
        let payload =
            br#"{"sequence":1,"session":1,"page":"alive","power":"solar","battery_percent":9,
            "physical_board":{"state":"dusty","make":"DGT"}}"#;
        let Ok(Message::Vitals(vitals)) = decode("d", Kind::Vitals, payload) else {
            panic!("not taken");
        };
        assert_eq!(
            (vitals.page(), vitals.battery_percent),
            (PageState::Alive, 9)
        );
        assert_eq!(PowerSource::word_of(vitals.power), UNKNOWN);
        let board = vitals.physical_board.unwrap();
        assert_eq!(
            (PhysicalBoardState::word_of(board.state), &*board.make),
            (UNKNOWN, "DGT")
        );
        assert_eq!(PlayLinkState::word_of(vitals.play_link), "", "not said");
    }

    #[test]
    fn dis_1_journals_by_table() {
        let line = |number: u64| format!(r#"{{"number":{number},"what":"link-down"}}"#);
        let lines = |numbers: &[u64]| -> String {
            let lines: Vec<_> = numbers.iter().map(|it| line(*it)).collect();
            lines.join(",")
        };
        let many: Vec<u64> = (1..=33).collect();
        for (journal, first_held, lines, expected) in [
            (INSTANCE, 1, lines(&[1, 2]), "ok"),
            (INSTANCE, 5, lines(&[7]), "ok"),
            (INSTANCE, 1, lines(&[]), "lines are not"),
            (INSTANCE, 1, lines(&many), "lines are not"),
            (INSTANCE, 1, lines(&[2, 2]), "does not rise"),
            (INSTANCE, 9, lines(&[8]), "does not rise"),
            (INSTANCE, 0, lines(&[0]), "begins at 1"),
            ("mine", 1, lines(&[1]), "journal is not"),
            (INSTANCE, 1, r#"{"number":1}"#.to_owned(), "what is empty"),
            (
                INSTANCE,
                1,
                r#"{"number":1,"what":"x","figures":[-5,0]}"#.to_owned(),
                "ok",
            ),
            (
                INSTANCE,
                1,
                r#"{"number":1,"what":"x","figures":[1,2,3,4,5,6,7,8,9]}"#.to_owned(),
                "figures are more",
            ),
        ] {
            let payload = format!(
                r#"{{"session":1,"journal":"{journal}","first_held":{first_held},"lines":[{lines}]}}"#
            );
            expect(Kind::Journal, &payload, expected);
        }
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
