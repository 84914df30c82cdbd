//! Games as an arbiter would tell them: each `scenarios/*.txt` is a script, and the `.golden`
//! beside it the records and refusals that it leads to.
//!
//! `UPDATE_EXPECT=1 cargo test -p adoube-tournament --test scenarios` writes the transcripts;
//! read what changed before keeping it. A script's lines are described in `story/script.rs`.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod story;

use std::path::PathBuf;

#[test]
fn every_scenario_goes_as_its_transcript_says() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let files = std::fs::read_dir(&folder).unwrap();
    let mut scripts: Vec<PathBuf> = files
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "txt"))
        .collect();
    scripts.sort();
    assert!(scripts.len() > 20, "scenarios are missing from {folder:?}");
    let mut failed = Vec::new();
    for path in scripts {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).unwrap();
        let compare = || {
            let transcript = story::tell(&text);
            expect_test::expect_file![path.with_extension("golden")].assert_eq(&transcript);
        };
        // `cargo xtask conformance` reads how each went.
        if std::panic::catch_unwind(compare).is_ok() {
            println!("case {name} ... ok");
        } else {
            println!("case {name} ... FAILED");
            failed.push(name);
        }
    }
    assert!(failed.is_empty(), "{failed:?} went otherwise");
}
