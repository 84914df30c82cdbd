//! What device, venue and coordinator saw, on one axis of time.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use adoube_proto::v1::{EvidenceView, IncidentView};

use super::zones::Times;
use crate::lay;

/// The column in which a line goes on that has no room.
const COLUMN: usize = 10;

/// What was seen this often by one witness is told in one line.
const OFTEN: usize = 3;

/// What is said of a time that its witness's clock does not tell.
const OR_BEFORE: &str = "or before";

/// Whether it is known when it was: by the witness's clock, or by the coordinator's own.
pub(super) fn is_measured(line: &EvidenceView) -> bool {
    line.error_ms >= 0 || line.witness.starts_with("coordinator")
}

/// One line, or several that tell the same.
pub(super) struct Row<'a> {
    /// `+` if it speaks for the cause, `-` if against it, else a space.
    pub(super) mark: char,
    pub(super) first: &'a EvidenceView,
    last: &'a EvidenceView,
    count: usize,
}

/// All lines in the order in which they happened, those for and against the cause marked.
pub(super) fn text(view: &IncidentView, times: &Times, width: usize) -> String {
    let rows = rows(view, false);
    if rows.is_empty() {
        return String::new();
    }
    let head = "Evidence (+ supports the cause, - contradicts it)";
    let mut out = format!("\n{}\n", lay::fold(head, 2, width));
    let witness = rows.iter().map(|row| row.first.witness.chars().count());
    let witness = witness.max().unwrap_or(0).min(24);
    for row in &rows {
        let line = row.line(times, witness);
        let _ = writeln!(out, "{}", lay::fold_line(&line, COLUMN, width).join("\n"));
    }
    if !view.rule.is_empty() {
        let _ = writeln!(
            out,
            "  found by the rule '{}', which docs/causes.md explains",
            view.rule
        );
    }
    out
}

/// The lines in the order in which they happened; what tells the same often in one row, if they are `folded`.
pub(super) fn rows(view: &IncidentView, folded: bool) -> Vec<Row<'_>> {
    let mut lines: Vec<&EvidenceView> = view.evidence.iter().collect();
    lines.sort_by_key(|line| (line.at, line.number));
    let mark = |line: &EvidenceView| {
        if view.lines_for.contains(&line.number) {
            '+'
        } else if view.lines_against.contains(&line.number) {
            '-'
        } else {
            ' '
        }
    };
    let key = |line: &EvidenceView| (mark(line), line.witness.clone(), line.saw.clone());
    let mut often: BTreeMap<_, Vec<&EvidenceView>> = BTreeMap::new();
    for line in &lines {
        often.entry(key(line)).or_default().push(line);
    }
    often.retain(|_, same| same.len() >= OFTEN);
    if !folded {
        often.clear();
    }
    let mut rows = Vec::new();
    for line in lines {
        let same = often.get(&key(line));
        let first = same.and_then(|same| same.first().copied()).unwrap_or(line);
        if first.number == line.number {
            rows.push(Row {
                mark: mark(line),
                first: line,
                last: same.and_then(|same| same.last().copied()).unwrap_or(line),
                count: same.map_or(1, Vec::len),
            });
        }
    }
    rows
}

impl Row<'_> {
    fn line(&self, times: &Times, witness: usize) -> String {
        let error = match self.first.error_ms {
            _ if !is_measured(self.first) => OR_BEFORE.to_owned(),
            error if error < 0 => String::new(),
            error => format!("±{error} ms"),
        };
        format!(
            "  {} {:>3} {} {error:<9} {:<witness$}  {}",
            self.mark,
            self.first.number,
            times.at(self.first.at),
            self.first.witness,
            self.text(times)
        )
    }

    /// When it was, where there is no column that says how exact that is: `12:00:03.000`, or `… or before`.
    pub(super) fn at(&self, times: &Times) -> String {
        let at = times.at(self.first.at);
        if is_measured(self.first) {
            at
        } else {
            format!("{at} {OR_BEFORE}")
        }
    }

    fn text_of_one(&self, times: &Times) -> String {
        let text = &self.first.text;
        if is_measured(self.first) {
            return text.clone();
        }
        let reported = times.at(self.first.received);
        format!("{text} (exact time unknown, reported {reported})")
    }

    /// `nothing came from the seat for 3.0 s`, or `… (5 times until 12:00:14.000)`.
    pub(super) fn text(&self, times: &Times) -> String {
        if self.count == 1 {
            return self.text_of_one(times);
        }
        let until = times.at(self.last.at);
        let count = self.count;
        if self.first.text == self.last.text {
            format!("{} ({count} times until {until})", self.first.text)
        } else {
            let (first, last) = (&self.first.text, &self.last.text);
            format!("{first}; {count} times, at last {until}: {last}")
        }
    }
}
