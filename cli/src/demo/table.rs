//! The verdicts as a table.

use std::fmt::Write as _;

use adoube_demo::Verdict;
use serde_json::{Value, json};

use super::filled;
use crate::text;

fn cell(id: &'static str) -> String {
    text!(id)
}

/// One line a board.
pub(super) fn text(verdicts: &[Verdict]) -> String {
    let mut out = String::new();
    let _ = writeln!(
        out,
        "{:<5} {:<20} {:<20} {:<26} {:<26} {:>6} {:>9} {:>10}  ok",
        cell("cli-demo-table-board"),
        cell("cli-demo-table-white"),
        cell("cli-demo-table-black"),
        cell("cli-demo-table-source"),
        cell("cli-demo-table-here"),
        cell("cli-demo-table-pauses"),
        cell("cli-demo-table-paused"),
        cell("cli-demo-table-disconnected"),
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
            cell(if verdict.differences.is_empty() {
                "cli-demo-table-yes"
            } else {
                "cli-demo-table-no"
            }),
        );
        for difference in &verdict.differences {
            let _ = writeln!(out, "      {}", filled(difference));
        }
    }
    out
}

/// One object a board.
pub(super) fn json(verdicts: &[Verdict]) -> Value {
    let object = |verdict: &Verdict| {
        let differences: Vec<String> = verdict.differences.iter().map(filled).collect();
        json!({
            "board": verdict.board, "white": verdict.white, "black": verdict.black,
            "source": verdict.source, "here": verdict.here, "pauses": verdict.pauses,
            "paused_ms": verdict.paused_ms, "silent_ms": verdict.silent_ms,
            "ok": verdict.differences.is_empty(), "differences": differences,
        })
    };
    verdicts.iter().map(object).collect()
}
