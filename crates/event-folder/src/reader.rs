//! Reading a TOML file field by field, so that all that is wrong is told at once.

use std::collections::BTreeSet;
use std::ops::Range;

use adoube_regulations::syntax_problem;
use adoube_tournament::text::{MAX_NAME, PlainText, TextFault};
use adoube_user_text::Problem;
use adoube_user_text::text;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Bytes of a list of venues or officials, at most: room for some two thousand entries.
const MAX_FILE: usize = 256 * 1024;

/// A value with its place in the text, or none where it was missing.
type Found<'a, T> = Option<(T, Range<usize>)>;

/// Collects problems while a file is read.
pub(super) struct Reader<'a> {
    file: &'a str,
    text: &'a str,
    pub(super) problems: Vec<Problem>,
}

/// One table of an array of tables such as `[[venue]]`.
pub(super) struct Row<'a> {
    /// Such as `venue[2]`, counted from 1 as people do.
    pub(super) name: String,
    table: &'a DeTable<'a>,
    at: Range<usize>,
}

impl Row<'_> {
    /// Whether it says anything of this.
    pub(super) fn has(&self, field: &str) -> bool {
        self.table.contains_key(field)
    }
}

impl<'a> Reader<'a> {
    pub(super) fn new(file: &'a str, text: &'a str) -> Self {
        let problems = Vec::new();
        Self {
            file,
            text,
            problems,
        }
    }

    /// The text as a table; whatever is not TOML becomes a problem.
    pub(super) fn parse(&mut self) -> Spanned<DeTable<'a>> {
        if self.text.len() > MAX_FILE {
            self.text = "";
            self.problem(
                None,
                "",
                &text!("cli-folder-problem-too-large", number bytes: MAX_FILE),
            );
        }
        let (table, errors) = DeTable::parse_recoverable(self.text);
        let mut explained = None;
        for error in errors {
            // The parser has several errors for one line; the first says it.
            let line = error.span().and_then(|span| self.line_start(span.start));
            if explained.is_none() || explained != Some(line) {
                explained = Some(line);
                let text = syntax_problem(self.text, &error);
                self.problem(error.span(), "", &text);
            }
        }
        table
    }

    /// The byte at which the line of this byte begins.
    fn line_start(&self, at: usize) -> Option<usize> {
        let before = self.text.get(..at)?;
        Some(before.rfind('\n').map_or(0, |newline| newline + 1))
    }

    pub(super) fn problem(&mut self, at: Option<Range<usize>>, field: &str, text: &str) {
        let before = at.and_then(|at| self.text.get(..at.start));
        self.problems.push(Problem {
            file: self.file.to_owned(),
            line: before.map(|before| before.matches('\n').count() + 1),
            field: field.to_owned(),
            text: text.to_owned(),
        });
    }

    /// The rows of `[[name]]`; anything else in the file is a problem.
    pub(super) fn rows<'t>(&mut self, table: &'t DeTable<'t>, name: &str) -> Vec<Row<'t>> {
        let mut rows = Vec::new();
        for (key, value) in table {
            match value.get_ref().as_array() {
                Some(array) if key.get_ref() == name => {
                    for (index, item) in array.iter().enumerate() {
                        rows.extend(self.row(item, format!("{name}[{}]", index + 1)));
                    }
                }
                _ => {
                    let text = text!("cli-folder-problem-only-rows", name);
                    self.problem(Some(key.span()), key.get_ref(), &text);
                }
            }
        }
        rows
    }

    fn row<'t>(&mut self, item: &'t Spanned<DeValue<'t>>, name: String) -> Option<Row<'t>> {
        if let Some(table) = item.get_ref().as_table() {
            let at = item.span();
            return Some(Row { name, table, at });
        }
        self.problem(
            Some(item.span()),
            &name,
            &text!("cli-folder-problem-no-table"),
        );
        None
    }

    /// Every key that is none of these is a problem.
    pub(super) fn only(&mut self, row: &Row<'_>, known: &[&str]) {
        for key in row.table.keys() {
            if !known.contains(&key.get_ref().as_ref()) {
                let text = text!("cli-folder-problem-unknown-field", fields: known.join(", "));
                let field = format!("{}.{}", row.name, key.get_ref());
                self.problem(Some(key.span()), &field, &text);
            }
        }
    }

    /// A text that must be there and not be empty.
    pub(super) fn text(&mut self, row: &Row<'_>, field: &str) -> Found<'a, String> {
        let found = self.optional(row, field);
        if found.is_none() && !row.table.contains_key(field) {
            let missing = text!("cli-folder-problem-missing");
            let field = format!("{}.{field}", row.name);
            self.problem(Some(row.at.clone()), &field, &missing);
        }
        found
    }

    /// A text that may be missing, but not empty.
    pub(super) fn optional(&mut self, row: &Row<'_>, field: &str) -> Found<'a, String> {
        let value = row.table.get(field)?;
        let text = value.get_ref().as_str().ok_or(TextFault::Empty);
        let wrong = match text.and_then(|text| PlainText::new(text, MAX_NAME)) {
            Ok(text) => return Some((text.into(), value.span())),
            Err(TextFault::Empty) => text!("cli-folder-problem-no-text"),
            Err(fault @ (TextFault::Long(_) | TextFault::Hidden(_))) => fault.to_string(),
        };
        let field = format!("{}.{field}", row.name);
        self.problem(Some(value.span()), &field, &wrong);
        None
    }

    /// A list of texts that must be there.
    pub(super) fn texts(&mut self, row: &Row<'_>, field: &str) -> Vec<(String, Range<usize>)> {
        let name = format!("{}.{field}", row.name);
        let Some(value) = row.table.get(field) else {
            let missing = text!("cli-folder-problem-missing");
            self.problem(Some(row.at.clone()), &name, &missing);
            return Vec::new();
        };
        let Some(array) = value.get_ref().as_array() else {
            let no_list = text!("cli-folder-problem-no-list");
            self.problem(Some(value.span()), &name, &no_list);
            return Vec::new();
        };
        let mut texts = Vec::new();
        for item in array {
            if let Some(text) = item.get_ref().as_str() {
                texts.push((text.to_owned(), item.span()));
            } else {
                let no_texts = text!("cli-folder-problem-no-texts");
                self.problem(Some(item.span()), &name, &no_texts);
            }
        }
        texts
    }

    /// A value of a kind that checks itself, such as an id.
    pub(super) fn checked<T>(
        &mut self,
        found: Found<'_, String>,
        field: &str,
        check: impl FnOnce(&str) -> Result<T, String>,
    ) -> Option<T> {
        let (text, at) = found?;
        check(&text)
            .map_err(|problem| self.problem(Some(at), field, &problem))
            .ok()
    }

    /// Tells of a value that was there before.
    pub(super) fn unique(
        &mut self,
        seen: &mut BTreeSet<String>,
        text: &str,
        at: Range<usize>,
        field: &str,
    ) {
        if !seen.insert(text.to_owned()) {
            self.problem(Some(at), field, &text!("cli-folder-problem-twice", text));
        }
    }
}
