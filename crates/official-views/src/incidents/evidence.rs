//! What device, venue and coordinator saw, on one axis of time.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use adoube_proto::v1::{EvidenceView, IncidentView};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_user_text::server_sentences;

use super::texts::{self, filled};
use super::times::Times;
use crate::folding;

/// The column in which a long line continues.
const COLUMN: usize = 10;

/// What one witness saw this often is shown in one line.
const OFTEN: usize = 3;

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
    let head = texts::text("cli-evidence-head");
    let mut out = format!("\n{}\n", folding::fold(&head, 2, width));
    let witness = rows.iter().map(|row| row.witness().chars().count());
    let witness = witness.max().unwrap_or(0).min(24);
    for row in &rows {
        let line = row.line(times, witness);
        let _ = writeln!(
            out,
            "{}",
            folding::fold_line(&line, COLUMN, width).join("\n")
        );
    }
    if !view.rule.is_empty() {
        let rule = CatalogueMessage::new("cli-evidence-rule").text("rule", &view.rule);
        let _ = writeln!(out, "  {}", filled(&rule));
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
    let key = |line: &EvidenceView| (mark(line), line.witness.clone(), line.saw);
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
            _ if !is_measured(self.first) => texts::text("cli-evidence-or-before"),
            error if error < 0 => String::new(),
            error => format!("±{error} ms"),
        };
        format!(
            "  {} {:>3} {} {error:<9} {:<witness$}  {}",
            self.mark,
            self.first.number,
            times.at(self.first.at),
            self.witness(),
            self.text(times)
        )
    }

    /// Who saw it: `venue madrid of madrid-3`.
    pub(super) fn witness(&self) -> String {
        witness(&self.first.witness)
    }

    /// When it was, where there is no column that says how exact that is: `12:00:03.000`, or `… or before`.
    pub(super) fn at(&self, times: &Times) -> String {
        let at = times.at(self.first.at);
        if is_measured(self.first) {
            at
        } else {
            format!("{at} {}", texts::text("cli-evidence-or-before"))
        }
    }

    fn text_of_one(&self, times: &Times) -> String {
        let text = saw(self.first);
        if is_measured(self.first) {
            return text;
        }
        let message = CatalogueMessage::new("cli-evidence-unmeasured")
            .text("text", text)
            .text("reported", times.at(self.first.received));
        filled(&message)
    }

    /// `nothing came from the seat for 3.0 s`, or `… (5 times until 12:00:14.000)`.
    pub(super) fn text(&self, times: &Times) -> String {
        if self.count == 1 {
            return self.text_of_one(times);
        }
        let (text, last) = (saw(self.first), saw(self.last));
        let same = text == last;
        let message = CatalogueMessage::new(if same {
            "officials-evidence-again"
        } else {
            "cli-evidence-at-last"
        });
        let message = message
            .number("times", self.count)
            .text("until", times.at(self.last.at));
        if same {
            format!("{text} {}", filled(&message))
        } else {
            filled(&message.text("text", text).text("last", last))
        }
    }
}

/// `device madrid-3`, `venue madrid`, `venue madrid of madrid-3` or `coordinator`.
fn witness(english: &str) -> String {
    let (who, about) = match english.split_once(" of ") {
        Some((who, about)) => (who, Some(about)),
        None => (english, None),
    };
    let (kind, id) = who.split_once(' ').unwrap_or((who, ""));
    let word = match about {
        Some(_) => format!("{kind}-of"),
        None => kind.to_owned(),
    };
    let with = [("id", id), ("about", about.unwrap_or_default())];
    let with = with.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let told = server_sentences::sentence("server-witness", &word, with);
    told.unwrap_or_else(|| english.to_owned())
}

/// What fills in a line of evidence and is a word, with the family of its texts.
const WORDS: [(&str, &str); 5] = [
    ("why", "server-saw-why"),
    ("birth", "server-saw-birth"),
    ("cause", "server-saw-outage"),
    ("mains", "server-saw-yes"),
    ("machine", "server-saw-node-start"),
];

/// What a witness saw.
fn saw(line: &EvidenceView) -> String {
    let told = line.said.as_ref().and_then(|said| {
        let given = |name: &str| said.with.get(name);
        let mut with = said.with.clone();
        let words = WORDS.iter().filter_map(|(name, family)| {
            let word = server_sentences::word(family, given(name)?);
            Some(((*name).to_owned(), word))
        });
        let side = given("side").map(|side| {
            let side = CatalogueMessage::new("cli-side").text("side", side);
            ("side".to_owned(), filled(&side))
        });
        with.extend(words.chain(side));
        server_sentences::sentence("server-saw", &said.word, with)
    });
    told.unwrap_or_else(|| line.text.clone())
}
