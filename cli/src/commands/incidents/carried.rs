//! The cause, and the lines of evidence that carry it.

use std::fmt::Write as _;

use adoube_proto::v1::IncidentView;

use super::cause;
use super::evidence::{self, Row};
use super::zones::Times;

/// The most lines against the cause that are written out.
const MOST_AGAINST: usize = 3;

/// The cause; for it the first line of each of the three witnesses, and what speaks against it. With
/// `all` every line stands further below.
pub(super) fn text(view: &IncidentView, times: &Times, all: bool) -> String {
    let Some(brief) = &view.brief else {
        return String::new();
    };
    let mut out = format!("\nCause: {}\n", cause(brief));
    let rows = evidence::rows(view, true);
    let mut heard: Vec<&str> = Vec::new();
    let first = rows.iter().filter(|row| {
        let who = kind(&row.first.witness);
        let is_first = row.mark == '+' && !heard.contains(&who);
        if is_first {
            heard.push(who);
        }
        is_first
    });
    let first: Vec<&Row<'_>> = first.collect();
    let against = rows.iter().filter(|row| row.mark == '-').take(MOST_AGAINST);
    for row in first.into_iter().chain(against) {
        let (at, witness) = (times.at(row.first.at), &row.first.witness);
        let _ = writeln!(out, "  {} {at} {witness}: {}", row.mark, row.text(times));
    }
    let count = |count: usize| match count {
        1 => "1 line".to_owned(),
        count => format!("{count} lines"),
    };
    if !view.evidence.is_empty() {
        let place = if all {
            "below".to_owned()
        } else {
            format!("adoube incident {} --evidence", brief.number)
        };
        let [lines, supporting] = [&view.evidence.len(), &view.lines_for.len()].map(|n| count(*n));
        let against = view.lines_against.len();
        let _ = writeln!(
            out,
            "  {lines} of evidence, {supporting} for the cause and {against} against it: {place}"
        );
    }
    out
}

/// `venue` of `venue madrid of madrid-3`.
fn kind(witness: &str) -> &str {
    witness.split(' ').next().unwrap_or(witness)
}
