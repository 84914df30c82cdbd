//! The cause, and the lines of evidence that carry it.

use std::fmt::Write as _;

use adoube_proto::v1::{IncidentBrief, IncidentView};

use super::evidence::{self, Row};
use super::zones::Times;
use super::{absence, cause, certainty};

/// The most lines against the cause that are written out.
const MOST_AGAINST: usize = 3;

/// The cause; for it the first line of each of the three witnesses, and what speaks against it. Of a cause
/// that is not known the first that each of them saw. With `all` every line stands further below.
pub(super) fn text(view: &IncidentView, times: &Times, all: bool) -> String {
    let Some(brief) = &view.brief else {
        return String::new();
    };
    let is_known = is_known(brief);
    let mut out = if is_known && brief.joined_into > 0 {
        let into = brief.joined_into;
        format!("\nCause, as found in incident {into}: {}\n", cause(brief))
    } else if is_known {
        format!("\nCause: {}\n", cause(brief))
    } else {
        "\nCause: not known yet\n".to_owned()
    };
    out.push_str(&absence::other_causes(view, times));
    let rows = evidence::rows(view, true);
    // Of one that was joined the lines for its cause are told where it goes on.
    let is_told = is_known && brief.joined_into == 0;
    let carrying = if is_told { '+' } else { ' ' };
    let against = rows.iter().filter(|row| row.mark == '-').take(MOST_AGAINST);
    for row in firsts(&rows, carrying).into_iter().chain(against) {
        let (at, witness) = (row.at(times), &row.first.witness);
        let _ = writeln!(out, "  {} {at} {witness}: {}", row.mark, row.text(times));
    }
    if !view.evidence.is_empty() {
        let place = if all {
            "below".to_owned()
        } else {
            format!("adoube incident {} --evidence", brief.number)
        };
        let _ = writeln!(out, "  {}: {place}", counted(view, is_told));
    }
    out
}

fn is_known(brief: &IncidentBrief) -> bool {
    certainty(brief.certainty).is_some()
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

/// `18 lines of evidence, 3 lines for the cause and 0 against it`.
fn counted(view: &IncidentView, is_told: bool) -> String {
    let count = |count: usize| match count {
        1 => "1 line".to_owned(),
        count => format!("{count} lines"),
    };
    let lines = count(view.evidence.len());
    if !is_told {
        return format!("{lines} of evidence");
    }
    let supporting = count(view.lines_for.len());
    let against = view.lines_against.len();
    format!("{lines} of evidence, {supporting} for the cause and {against} against it")
}

/// `venue` of `venue madrid of madrid-3`.
fn kind(witness: &str) -> &str {
    witness.split(' ').next().unwrap_or(witness)
}
