//! The bytes that fuzzing starts from, and those that once broke a decoder, given to it again.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::fs;

use adoube_decoders::bytes::{broken, folders, seeds};
use adoube_decoders::{DECODERS, named};

#[test]
fn known_bytes_break_no_decoder() {
    for (name, decoder) in DECODERS {
        let seeds = seeds(name);
        assert!(!seeds.is_empty(), "{name} has nothing to start from");
        for path in seeds.into_iter().chain(broken(name)) {
            println!("{}", path.display());
            decoder(&fs::read(path).unwrap());
        }
    }
}

/// Cut off anywhere, no seed breaks its decoder either.
#[test]
fn what_is_cut_off_breaks_no_decoder() {
    for (name, decoder) in DECODERS {
        for path in seeds(name) {
            let bytes = fs::read(path).unwrap();
            let step = (bytes.len() / 64).max(1);
            for end in (0..bytes.len()).step_by(step) {
                decoder(&bytes[..end]);
            }
        }
    }
}

/// `cargo xtask nightly fuzz` goes by the folders.
#[test]
fn every_folder_of_bytes_is_that_of_a_decoder() {
    let folders = folders();
    assert!(folders.len() >= DECODERS.len());
    for name in folders {
        assert!(named(&name).is_some(), "{name}");
    }
}
