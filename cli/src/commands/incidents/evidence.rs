//! What device, venue and coordinator saw, on one axis of time.

use std::fmt::Write as _;

use adoube_proto::v1::{EvidenceView, IncidentView};

use super::zones::Zones;
use crate::lay;

/// The column in which a line goes on that has no room.
const COLUMN: usize = 10;

/// The lines in the order in which they happened, those for and against the cause marked.
pub(super) fn text(view: &IncidentView, zones: &Zones, venue: &str, width: usize) -> String {
    let mut lines: Vec<&EvidenceView> = view.evidence.iter().collect();
    lines.sort_by_key(|line| (line.at, line.number));
    let Some(first) = lines.first() else {
        return String::new();
    };
    let zone = zones.name(first.at, venue);
    let head = format!("Evidence, times in {zone} (+ speaks for the cause, - against it)");
    let mut out = format!("\n{}\n", lay::fold(&head, 2, width));
    let witness = lines.iter().map(|line| line.witness.chars().count()).max();
    for line in lines {
        let mark = if view.lines_for.contains(&line.number) {
            '+'
        } else if view.lines_against.contains(&line.number) {
            '-'
        } else {
            ' '
        };
        let error = match line.error_ms {
            error if error < 0 => String::new(),
            error => format!("±{error} ms"),
        };
        let row = format!(
            "  {mark} {:>3} {} {error:<8} {:<3$}  {4}",
            line.number,
            zones.clock(line.at, venue),
            line.witness,
            witness.unwrap_or(0).min(24),
            line.text
        );
        let _ = writeln!(out, "{}", lay::fold_line(&row, COLUMN, width).join("\n"));
    }
    if !view.rule.is_empty() {
        let _ = writeln!(out, "  by the rule '{}' of docs/causes.md", view.rule);
    }
    out
}
