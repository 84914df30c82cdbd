//! What device, venue and coordinator saw, on one axis of time.

use std::fmt::Write as _;

use adoube_proto::v1::{EvidenceView, IncidentView};

use super::show::Zones;

/// The lines in the order in which they happened, those for and against the cause marked.
pub(super) fn text(view: &IncidentView, zones: &Zones, venue: &str) -> String {
    if view.evidence.is_empty() {
        return String::new();
    }
    let mut lines: Vec<&EvidenceView> = view.evidence.iter().collect();
    lines.sort_by_key(|line| (line.at, line.number));
    let mut out = "\nEvidence (+ speaks for the cause, - against it)\n".to_owned();
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
            error => format!(" ±{error} ms"),
        };
        let _ = writeln!(
            out,
            "  {mark} {:>3} {}{error}  {}: {}",
            line.number,
            zones.at(line.at, venue),
            line.witness,
            line.text
        );
    }
    if !view.rule.is_empty() {
        let _ = writeln!(out, "  by the rule '{}' of docs/causes.md", view.rule);
    }
    out
}
