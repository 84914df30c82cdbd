//! docs/telemetry.asyncapi.yaml says what the messages are: it must say what they truly are.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use adoube_proto::v1::{
    Birth, DeviceEvent, DevicePing, DevicePong, Journal, JournalLine, JournalReceipt, LockLayer,
    Lockdown, Order, OrderAck, PhysicalBoardStatus, State, Vitals,
};
use adoube_venue::bus::{
    decode,
    topic::{self, Kind},
};
use serde::Serialize;
use serde_json::{Value, json};

/// The document as "a/b/c" → value, for the plain part of YAML that it is written in: nested
/// maps, texts in one line or after `|`, lists in brackets.
fn document() -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = std::fs::read_to_string(root.join("docs/telemetry.asyncapi.yaml")).unwrap();
    let mut found = BTreeMap::new();
    let mut path: Vec<(usize, String)> = Vec::new();
    let mut text_under: Option<usize> = None;
    for line in text.lines() {
        let depth = line.len() - line.trim_start().len();
        if line.trim().is_empty() || text_under.is_some_and(|under| depth > under) {
            continue;
        }
        text_under = None;
        if line.trim_start().starts_with(['#', '-']) {
            continue;
        }
        let (key, value) = line.trim().split_once(':').expect(line);
        path.retain(|(at, _)| *at < depth);
        path.push((depth, key.to_owned()));
        let keys: Vec<&str> = path.iter().map(|(_, key)| key.as_str()).collect();
        let value = value.trim();
        if value == "|" {
            text_under = Some(depth);
        }
        let before = found.insert(keys.join("/"), value.trim_matches('\'').to_owned());
        assert_eq!(before, None, "{keys:?} stands there twice");
    }
    found
}

/// The keys right under `path`.
fn keys<'a>(document: &'a BTreeMap<String, String>, path: &str) -> BTreeSet<&'a str> {
    let under = |key: &'a String| key.strip_prefix(path)?.strip_prefix('/');
    let direct = document.keys().filter_map(under);
    direct.filter(|key| !key.contains('/')).collect()
}

/// The words of "[a, b]".
fn list(value: &str) -> Vec<&str> {
    let inner = value
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    let words = inner.expect(value).split(',').map(str::trim);
    words.filter(|word| !word.is_empty()).collect()
}

fn json_type(value: &Value) -> &'static str {
    match value {
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Bool(_) => "boolean",
        // A message that may be left out.
        Value::Null => "object",
        Value::Object(_) => "something else",
    }
}

fn schema(name: &str, message: &impl Serialize) {
    let document = document();
    let value = serde_json::to_value(message).unwrap();
    let fields = value.as_object().unwrap();
    let path = format!("components/schemas/{name}");
    let written: BTreeSet<&str> = fields.keys().map(String::as_str).collect();
    assert_eq!(
        keys(&document, &format!("{path}/properties")),
        written,
        "{name}"
    );
    for (field, value) in fields {
        let told = &document[&format!("{path}/properties/{field}/type")];
        assert_eq!(told, json_type(value), "{name}.{field}");
        let described = format!("{path}/properties/{field}/description");
        assert!(document.contains_key(&described), "{name}.{field}");
    }
    for field in list(&document[&format!("{path}/required")]) {
        assert!(written.contains(field), "{name} requires {field}");
    }
}

#[test]
fn the_field_names_and_types_are_those_that_are_sent() {
    schema("Birth", &Birth::default());
    schema("Lockdown", &Lockdown::default());
    schema("LockLayer", &LockLayer::default());
    schema("State", &State::default());
    schema("Vitals", &Vitals::default());
    let board = PhysicalBoardStatus {
        battery_percent: Some(0),
        ..PhysicalBoardStatus::default()
    };
    schema("PhysicalBoardStatus", &board);
    schema("DeviceEvent", &DeviceEvent::default());
    schema("Order", &Order::default());
    schema("OrderAck", &OrderAck::default());
    schema("Journal", &Journal::default());
    schema("JournalLine", &JournalLine::default());
    schema("JournalReceipt", &JournalReceipt::default());
    schema("DevicePing", &DevicePing::default());
    schema("DevicePong", &DevicePong::default());
    let document = document();
    assert_eq!(keys(&document, "components/schemas").len(), 14);
    assert_eq!(keys(&document, "components/messages").len(), 10);
}

#[test]
fn the_topics_and_directions_are_those_of_the_node() {
    let document = document();
    let mut expected: BTreeMap<&str, (String, &str)> = BTreeMap::new();
    for kind in Kind::ALL {
        let address = topic::topic("{venue}", "{device}", kind);
        expected.insert(kind.word(), (address, "receive"));
    }
    let own = |topic: fn(&str, &str) -> String| topic("{venue}", "{device}");
    expected.insert("order", (own(topic::orders), "send"));
    expected.insert("receipt", (own(topic::receipts), "send"));
    expected.insert("ping", (own(topic::pings), "send"));
    let channels = keys(&document, "channels");
    assert_eq!(channels, expected.keys().copied().collect());
    let operations = keys(&document, "operations");
    assert_eq!(operations.len(), expected.len());
    for operation in operations {
        let path = format!("operations/{operation}");
        let channel = &document[&format!("{path}/channel/$ref")];
        let channel = channel.strip_prefix("#/channels/").unwrap();
        let (address, action) = &expected[channel];
        assert_eq!(&document[&format!("channels/{channel}/address")], address);
        assert_eq!(&document[&format!("{path}/action")], action);
    }
}

/// The words that the document lists are taken, and no others.
#[test]
fn the_words_listed_are_those_that_are_taken() {
    let document = document();
    let id = "0".repeat(32);
    let table = [
        ("State", "state", 3, Kind::State, json!({"session": 1})),
        ("OrderAck", "outcome", 6, Kind::Ack, json!({"id": id})),
    ];
    for (name, field, count, kind, rest) in table {
        let listed = &document[&format!("components/schemas/{name}/properties/{field}/enum")];
        let mut words: Vec<(&str, bool)> = list(listed).into_iter().map(|w| (w, true)).collect();
        assert_eq!(words.len(), count);
        words.push(("other", false));
        for (word, good) in words {
            let mut message = rest.clone();
            message[field] = word.into();
            let decoded = decode("d", kind, message.to_string().as_bytes());
            assert_eq!(decoded.is_ok(), good, "{name}.{field} {word}: {decoded:?}");
        }
    }
}

/// What the document requires is what the node misses when it is absent.
#[test]
fn what_is_required_is_missed() {
    let document = document();
    let id = "0".repeat(32);
    let table = [
        (
            "Birth",
            Kind::Birth,
            json!({"version": adoube_proto::VERSION, "device": "d", "session": 1, "instance": id}),
        ),
        (
            "State",
            Kind::State,
            json!({"state": "ready", "session": 1}),
        ),
        ("Vitals", Kind::Vitals, json!({"sequence": 1, "session": 1})),
        (
            "DeviceEvent",
            Kind::Event,
            json!({"sequence": 1, "session": 1, "what": "x"}),
        ),
        ("OrderAck", Kind::Ack, json!({"id": id, "outcome": "done"})),
        (
            "Journal",
            Kind::Journal,
            json!({"session": 1, "journal": id, "lines": [{"number": 1, "what": "x"}]}),
        ),
        ("DevicePong", Kind::Pong, json!({"number": 1, "session": 1})),
    ];
    for (name, kind, message) in table {
        let take = |message: &Value| decode("d", kind, message.to_string().as_bytes()).is_ok();
        assert!(take(&message), "{name}");
        let required = list(&document[&format!("components/schemas/{name}/required")]);
        assert_eq!(required.len(), message.as_object().unwrap().len(), "{name}");
        for field in required {
            let mut without = message.clone();
            without.as_object_mut().unwrap().remove(field).unwrap();
            assert!(!take(&without), "{name} without {field}");
        }
    }
}
