//! The verdicts as a table.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::check::Verdict;
use crate::text;

/// One line a board.
pub(super) fn text(verdicts: &[Verdict]) -> String {
    let mut out = String::new();
    let _ = writeln!(
        out,
        "{:<5} {:<20} {:<20} {:<26} {:<26} {:>6} {:>9} {:>10}  ok",
        "board", "white", "black", "source", "here", "pauses", "paused", "disconnected for"
    );
    for verdict in verdicts {
        let span = |millis| {
            if millis == 0 {
                "-".to_owned()
            } else {
                text::show_span(millis)
            }
        };
        let _ = writeln!(
            out,
            "{:<5} {:<20} {:<20} {:<26} {:<26} {:>6} {:>9} {:>10}  {}",
            verdict.board,
            verdict.white,
            verdict.black,
            verdict.source,
            verdict.here,
            verdict.pauses,
            span(verdict.paused_ms),
            span(verdict.silent_ms),
            if verdict.differences.is_empty() {
                "yes"
            } else {
                "NO"
            },
        );
        for difference in &verdict.differences {
            let _ = writeln!(out, "      {difference}");
        }
    }
    out
}

/// One object a board.
pub(super) fn json(verdicts: &[Verdict]) -> Value {
    let object = |verdict: &Verdict| {
        json!({
            "board": verdict.board, "white": verdict.white, "black": verdict.black,
            "source": verdict.source, "here": verdict.here, "pauses": verdict.pauses,
            "paused_ms": verdict.paused_ms, "silent_ms": verdict.silent_ms,
            "ok": verdict.differences.is_empty(), "differences": verdict.differences,
        })
    };
    verdicts.iter().map(object).collect()
}
