//! What a venue's node is told, and what it keeps.

use std::path::Path;

use adoube_proto::v1::OrderKind;
use adoube_tournament::ids::VenueId;
use adoube_venue::bus::{decode, topic};
use adoube_venue::config;
use adoube_venue::grants::Authority;
use adoube_venue::intents::Intents;
use adoube_venue::orders::{self, Book, Clocks, Moment};
use adoube_venue::relay::read_opening;

use crate::text;

const BOOT: &str = "boot";

/// A topic, the end of the line, and what came on it.
pub(crate) fn telemetry(bytes: &[u8]) {
    let Some(end) = bytes.iter().position(|byte| *byte == b'\n') else {
        return;
    };
    let Some(topic) = text(&bytes[..end]) else {
        return;
    };
    if let Some((device, kind)) = topic::parse("madrid", topic) {
        let _ = decode(device, kind, &bytes[end + 1..]);
    }
}

/// What somebody says first who connects to the relay.
pub(crate) fn relay_preface(bytes: &[u8]) {
    if let Ok(Some(taken)) = read_opening(bytes) {
        assert!(taken <= bytes.len());
        // Nothing that comes behind it changes it.
        assert_eq!(read_opening(&bytes[..taken]), Ok(Some(taken)));
    }
}

/// A node's settings.
pub(crate) fn settings(bytes: &[u8]) {
    if let Some(text) = text(bytes) {
        let _ = config::parse(text, Path::new("/nowhere"));
        let _ = config::Address::parse(text);
    }
}

/// Orders and intents on a node's disk, by the first byte; what is read is written and read again alike.
pub(crate) fn stored(bytes: &[u8]) {
    let Some((kind, bytes)) = bytes.split_first() else {
        return;
    };
    let clocks = Clocks {
        boot_id: BOOT.to_owned(),
        at: Moment {
            now: 1_000_000,
            wall: 1_800_000_000_000,
        },
    };
    if kind % 2 == 0 {
        if let Ok(book) = Book::decode(bytes, &clocks) {
            assert!(Book::decode(&book.encode(BOOT), &clocks).is_ok());
        }
    } else if let Ok(intents) = Intents::decode(bytes, &clocks) {
        assert!(Intents::decode(&intents.encode(BOOT), &clocks).is_ok());
    }
    if let Some(text) = text(bytes) {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let kind = OrderKind::from_word(word).unwrap_or_default();
        let _ = orders::Kind::of(kind, rest);
    }
}

/// What the coordinator grants, on disk as on the wire.
pub(crate) fn grants(bytes: &[u8]) {
    let Ok(venue) = VenueId::new("madrid") else {
        return;
    };
    let mut authority = Authority::new(venue, [9; 32]);
    if authority.restore(bytes).is_ok() {
        // Nobody signed anything with such a key, but of nothing nothing need be signed.
        assert_eq!(authority.len(), 0);
    }
}
