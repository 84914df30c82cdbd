//! Every measurement runs, with small numbers, and its rows have the report's form. No time is judged.

#![allow(clippy::unwrap_used, reason = "a test")]
#![allow(
    clippy::print_stdout,
    reason = "what was skipped belongs in a test's output"
)]

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;

use adoube_bench::parts::PARTS;
use serde_json::Value;

/// The part that needs a broker.
const DEVICES: &str = "devices";

#[test]
fn every_measurement_gives_rows_that_say_what_they_are() {
    let names: Vec<&str> = PARTS
        .iter()
        .map(|part| part.name)
        .filter(|name| *name != DEVICES || mosquitto())
        .collect();
    let out = tempfile::tempdir().unwrap();
    let run = Command::new(env!("CARGO_BIN_EXE_adoube-bench"))
        .args(&names)
        .args(["--quick", "--json", "--out"])
        .arg(out.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{said}");
    let report: Value = serde_json::from_slice(&run.stdout).unwrap();
    assert_eq!(report["quick"], true);
    let rows = report["rows"].as_array().unwrap();
    rows.iter().for_each(check);
    let seen: BTreeSet<&str> = rows.iter().filter_map(|row| row["part"].as_str()).collect();
    assert_eq!(seen, names.into_iter().collect());
    let text = std::fs::read_to_string(out.path().join("report.md")).unwrap();
    assert!(text.contains("these figures say nothing"), "{text}");
    for row in rows {
        assert!(text.contains(row["figure"].as_str().unwrap()), "{row}");
    }
}

/// A figure says what it is, how it was measured, what was to be reached if anything, and has numbers.
fn check(row: &Value) {
    for field in ["figure", "measured", "how"] {
        assert!(!row[field].as_str().unwrap().is_empty(), "{row}");
    }
    let target = row["target"].as_str().unwrap();
    assert_eq!(target.is_empty(), row["met"].is_null(), "{row}");
    let values = row["values"].as_object().unwrap();
    assert!(!values.is_empty(), "{row}");
    for (name, value) in values {
        let value = value.as_f64();
        assert!(value.is_some_and(f64::is_finite), "{name}: {row}");
    }
}

/// Without a coordinator beside it the part `moves` fails, and `growth`, which needs none, keeps its rows.
#[test]
fn a_part_that_fails_leaves_the_others_their_rows() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("adoube-bench");
    std::fs::copy(env!("CARGO_BIN_EXE_adoube-bench"), &program).unwrap();
    let run = Command::new(program)
        .args(["moves", "growth", "--quick", "--json", "--out"])
        .arg(folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&run.stderr);
    assert!(!run.status.success(), "{said}");
    assert!(said.contains("failed: moves"), "{said}");
    let report: Value = serde_json::from_slice(&run.stdout).unwrap();
    let rows = report["rows"].as_array().unwrap();
    assert!(!rows.is_empty());
    assert!(rows.iter().all(|row| row["part"] == "growth"), "{report}");
    assert_eq!(report["failures"][0]["part"], "moves");
    let text = std::fs::read_to_string(folder.path().join("report.md")).unwrap();
    assert!(text.contains("| part `moves` | **failed**: "), "{text}");
}

#[test]
fn a_part_that_there_is_not_is_refused() {
    let run = Command::new(env!("CARGO_BIN_EXE_adoube-bench"))
        .arg("no-such-part")
        .output()
        .unwrap();
    assert!(!run.status.success());
    let said = String::from_utf8_lossy(&run.stderr);
    assert!(said.contains("--list"), "{said}");
}

#[expect(clippy::disallowed_methods, reason = "a test looks for its tools")]
fn mosquitto() -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let more = ["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from);
    let mut folders = std::env::split_paths(&path).chain(more);
    let there = folders.any(|folder| folder.join("mosquitto").is_file());
    if !there {
        println!("SKIPPED {DEVICES}: mosquitto is not installed");
    }
    there
}
