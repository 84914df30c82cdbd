//! The cause, and the lines of evidence that carry it.

use std::fmt::Write as _;

use adoube_proto::v1::IncidentView;
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::absence;
use super::brief::cause;
use super::evidence::{self, Row};
use super::texts::{self, filled, yes_or_no};
use super::times::Times;

/// The most lines against the cause that are written out.
const MOST_AGAINST: usize = 3;

/// The cause; for it the first line of each of the three witnesses, and what speaks against it. Of a cause
/// that is not known the first that each of them saw. With `all` every line follows further below.
pub(super) fn text(view: &IncidentView, times: &Times, all: bool) -> String {
    let Some(brief) = &view.brief else {
        return String::new();
    };
    let is_known = texts::certainty(brief.certainty).is_some();
    let headed = if is_known {
        CatalogueMessage::new("cli-incident-cause")
            .number("into", brief.joined_into)
            .text("incident", brief.joined_into)
            .text("cause", cause(brief))
    } else {
        CatalogueMessage::new("cli-incident-cause-unknown")
    };
    let mut out = format!("\n{}\n", filled(&headed));
    out.push_str(&absence::other_causes(view, times));
    let rows = evidence::rows(view, true);
    // The incident that it was joined into shows the lines for its cause.
    let is_told = is_known && brief.joined_into == 0;
    let carrying = if is_told { '+' } else { ' ' };
    let against = rows.iter().filter(|row| row.mark == '-').take(MOST_AGAINST);
    for row in firsts(&rows, carrying).into_iter().chain(against) {
        let (at, witness) = (row.at(times), row.witness());
        let _ = writeln!(out, "  {} {at} {witness}: {}", row.mark, row.text(times));
    }
    if !view.evidence.is_empty() {
        let message = CatalogueMessage::new("cli-evidence-lines")
            .number("lines", view.evidence.len())
            .text("known", yes_or_no(is_told))
            .number("for", view.lines_for.len())
            .number("against", view.lines_against.len())
            .text("place", if all { "below" } else { "command" })
            .text("incident", brief.number);
        let _ = writeln!(out, "  {}", filled(&message));
    }
    out
}

/// The first row with the mark of each kind of witness.
fn firsts<'a, 'v>(rows: &'a [Row<'v>], mark: char) -> Vec<&'a Row<'v>> {
    let mut heard: Vec<&str> = Vec::new();
    let first = rows.iter().filter(|row| {
        let who = kind(&row.first.witness);
        let is_first = row.mark == mark && !heard.contains(&who);
        if is_first {
            heard.push(who);
        }
        is_first
    });
    first.collect()
}

/// `venue` of `venue madrid of madrid-3`.
fn kind(witness: &str) -> &str {
    witness.split(' ').next().unwrap_or(witness)
}
