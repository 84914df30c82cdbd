//! Bytes by chance: any at all, and those that fuzzing starts from with a few of them changed.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::fs;

use adoube_decoders::DECODERS;
use adoube_decoders::bytes::seeds;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

/// Bytes in an input at most.
const LONGEST: usize = 512;
/// Changes of a seed at most.
const CHANGES: usize = 8;

/// What becomes of the byte at a place.
#[derive(Debug, Clone)]
enum Change {
    /// It is another.
    Put(u8),
    /// It is there no more.
    Cut,
    /// So many of those before it come again.
    Again(usize),
}

fn change() -> impl Strategy<Value = (Index, Change)> {
    let change = prop_oneof![
        any::<u8>().prop_map(Change::Put),
        Just(Change::Cut),
        (1..32usize).prop_map(Change::Again),
    ];
    (any::<Index>(), change)
}

fn changed(mut bytes: Vec<u8>, changes: &[(Index, Change)]) -> Vec<u8> {
    for (place, change) in changes {
        if bytes.is_empty() {
            break;
        }
        let place = place.index(bytes.len());
        match change {
            Change::Put(byte) => bytes[place] = *byte,
            Change::Cut => drop(bytes.remove(place)),
            Change::Again(count) => {
                let before = bytes[place.saturating_sub(*count)..place].to_vec();
                bytes.splice(place..place, before);
            }
        }
    }
    bytes
}

proptest! {
    #[test]
    fn no_bytes_break_a_decoder(bytes in vec(any::<u8>(), 0..LONGEST)) {
        for (name, decoder) in DECODERS {
            println!("{name}");
            decoder(&bytes);
        }
    }

    #[test]
    fn no_text_breaks_a_decoder(text in "\\PC{0,128}") {
        for (name, decoder) in DECODERS {
            println!("{name}");
            decoder(text.as_bytes());
        }
    }

    #[test]
    fn no_seed_that_is_changed_breaks_its_decoder(
        seed in any::<Index>(),
        changes in vec(change(), 1..=CHANGES),
    ) {
        for (name, decoder) in DECODERS {
            println!("{name}");
            let bytes = fs::read(seed.get(&seeds(name))).unwrap();
            decoder(&changed(bytes, &changes));
        }
    }
}
