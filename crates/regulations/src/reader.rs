//! Reading a document field by field: every problem is kept, with its line, and reading goes on.

use std::collections::BTreeMap;

use toml::de::DeTable;

use super::forms::{Form, TEXT};
use super::settings::{Document, full_name};
use super::syntax::syntax_problem;
use adoube_tournament::penalty::Fine;
use adoube_tournament::regulations::Problem;
use adoube_tournament::text::nearest;

/// The most fines.
const MAX_FINES: usize = 100;

/// A document being read, and what is wrong with it.
pub(super) struct Reader<'d> {
    text: &'d str,
    root: &'d DeTable<'d>,
    /// The document itself, then each section that was read.
    sections: Vec<Section<'d>>,
    /// The fields that the document has, by their full names.
    fields: BTreeMap<String, Found>,
    problems: Vec<Problem>,
    /// What is left out. Kept apart: where the document is no TOML, it may only seem so.
    missing: Vec<Problem>,
}

/// The document itself or one of its sections.
struct Section<'d> {
    /// Empty for the document itself.
    name: &'static str,
    /// Where it begins, from 1; 1 where the document does not have it.
    line: usize,
    table: Option<&'d DeTable<'d>>,
    /// The fields that were read, in their order.
    known: Vec<&'static str>,
}

/// A field that the document has.
struct Found {
    /// Where, from 1.
    line: usize,
    is_good: bool,
}

impl<'d> Reader<'d> {
    pub(super) fn new(text: &'d str, root: &'d DeTable<'d>) -> Self {
        let document = Section {
            name: "",
            line: 1,
            table: Some(root),
            known: Vec::new(),
        };
        Self {
            text,
            root,
            sections: vec![document],
            fields: BTreeMap::new(),
            problems: Vec::new(),
            missing: Vec::new(),
        }
    }

    /// The value of a field outside all sections; none where it is missing or wrong, which is not told yet.
    pub(super) fn value<T>(&self, name: &str, form: &impl Form<T>) -> Option<T> {
        form.read(self.root.get(name)?.get_ref()).ok()
    }

    /// Whether the document has the field, right or wrong.
    pub(super) fn has(&self, field: &str) -> bool {
        self.fields.contains_key(field)
    }

    /// Whether the document has the field, and it is right.
    pub(super) fn is_good(&self, field: &str) -> bool {
        self.fields.get(field).is_some_and(|found| found.is_good)
    }

    /// Whether the document has the field, and it is wrong.
    pub(super) fn is_bad(&self, field: &str) -> bool {
        self.fields.get(field).is_some_and(|found| !found.is_good)
    }

    pub(super) fn has_section(&self, name: &str) -> bool {
        self.section(name).is_some_and(|it| it.table.is_some())
    }

    fn section(&self, name: &str) -> Option<&Section<'d>> {
        self.sections.iter().find(|section| section.name == name)
    }

    /// The line of a field or a section with its full name, from 1: where the field is left out, that of its section.
    pub(super) fn line(&self, name: &str) -> usize {
        if let Some(found) = self.fields.get(name) {
            return found.line;
        }
        let (section, _) = name.split_once('.').unwrap_or((name, ""));
        self.section(section).map_or(1, |section| section.line)
    }

    /// Keeps that a field is left out, with its full name.
    pub(super) fn left_out(&mut self, field: &str, message: &str, article: &'static str) {
        self.asked_for(self.line(field), field, message, article);
    }

    /// Keeps that a field is left out which what stands on that line asks for.
    pub(super) fn asked_for(
        &mut self,
        line: usize,
        field: &str,
        message: &str,
        article: &'static str,
    ) {
        self.missing.push(problem(line, field, message, article));
    }

    /// Everything that is wrong, by line. Where the text is no TOML, what seems to be missing or
    /// wrong on the same lines is not told.
    pub(super) fn finish(mut self, syntax: &[toml::de::Error]) -> Vec<Problem> {
        for section in std::mem::take(&mut self.sections) {
            if let Some(table) = section.table {
                self.unknown_fields(table, |name| full_name(section.name, name), &section.known);
            }
        }
        let mut found: Vec<Problem> = syntax
            .iter()
            .map(|error| {
                let line = error
                    .span()
                    .map_or(1, |span| line_at(self.text, span.start));
                let message = format!("not TOML: {}", syntax_problem(self.text, error));
                problem(line, "", &message, "")
            })
            .collect();
        // The parser has several errors for one line; the first says it.
        found.dedup_by_key(|problem| problem.line);
        if found.is_empty() {
            found.extend(self.missing);
        }
        let broken: Vec<usize> = found.iter().map(|problem| problem.line).collect();
        let unbroken = |p: &Problem| syntax.is_empty() || !broken.contains(&p.line);
        found.extend(self.problems.into_iter().filter(unbroken));
        found.sort_by_key(|problem| problem.line);
        found
    }

    fn unknown_fields(
        &mut self,
        table: &DeTable<'_>,
        full_name: impl Fn(&str) -> String,
        known: &[&str],
    ) {
        for (key, _) in table {
            let name = key.get_ref().as_ref();
            if known.contains(&name) {
                continue;
            }
            let shown: String = name.chars().take(64).collect();
            let hint = nearest(name, known).map_or_else(
                || format!("there is no such field; known are {}", known.join(", ")),
                |near| format!("there is no such field: did you mean {near}?"),
            );
            let line = line_at(self.text, key.span().start);
            let problem = problem(line, &full_name(&shown), &hint, "");
            self.problems.push(problem);
        }
    }

    fn fine(&mut self, line: usize, table: &DeTable<'_>) -> Fine {
        let full_name = |name: &str| full_name("fines", name);
        self.unknown_fields(table, full_name, &["offence", "amount"]);
        let mut text = |name, left_out| {
            let Some((key, value)) = table.get_key_value(name) else {
                self.asked_for(line, &full_name(name), left_out, "O 10.9");
                return String::new();
            };
            TEXT.read(value.get_ref()).unwrap_or_else(|message| {
                let line = line_at(self.text, key.span().start);
                let problem = problem(line, &full_name(name), &message, "O 10.9");
                self.problems.push(problem);
                String::new()
            })
        };
        Fine {
            offence: text("offence", "say what the fine is for"),
            amount: text("amount", "say how much it is, with its currency"),
        }
    }
}

impl Document for Reader<'_> {
    fn section(&mut self, name: &'static str) {
        self.sections[0].known.push(name);
        let found = self.root.get_key_value(name);
        let line = found.map_or(1, |(key, _)| line_at(self.text, key.span().start));
        let table = found.and_then(|(_, value)| value.get_ref().as_table());
        if found.is_some() && table.is_none() {
            let message = format!("make it a section: [{name}]");
            self.problems.push(problem(line, name, &message, ""));
        }
        self.sections.push(Section {
            name,
            line,
            table,
            known: Vec::new(),
        });
    }

    fn optional<T>(
        &mut self,
        name: &'static str,
        article: &'static str,
        form: &impl Form<T>,
        value: &mut Option<T>,
    ) {
        let Some(section) = self.sections.last_mut() else {
            return;
        };
        section.known.push(name);
        let Some((key, found)) = section.table.and_then(|table| table.get_key_value(name)) else {
            return;
        };
        let line = line_at(self.text, key.span().start);
        let field = full_name(section.name, name);
        let read = form.read(found.get_ref());
        let is_good = read.is_ok();
        match read {
            Ok(read) => *value = Some(read),
            Err(message) => self.problems.push(problem(line, &field, &message, article)),
        }
        self.fields.insert(field, Found { line, is_good });
    }

    fn fines(&mut self, fines: &mut Vec<Fine>) {
        self.sections[0].known.push("fines");
        let Some((key, value)) = self.root.get_key_value("fines") else {
            return;
        };
        let line = line_at(self.text, key.span().start);
        let form = "list each fine as [[fines]] with its offence and amount";
        let list = value.get_ref().as_array();
        let Some(list) = list.filter(|list| list.len() <= MAX_FINES) else {
            self.problems.push(problem(line, "fines", form, "O 10.9"));
            return;
        };
        for entry in list {
            let line = line_at(self.text, entry.span().start);
            match entry.get_ref().as_table() {
                Some(table) => fines.push(self.fine(line, table)),
                None => self.problems.push(problem(line, "fines", form, "O 10.9")),
            }
        }
    }

    fn section_is_good(&self) -> bool {
        self.sections.last().is_none_or(|section| {
            let mut known = section.known.iter();
            known.all(|name| !self.is_bad(&full_name(section.name, name)))
        })
    }

    fn wrong(&mut self, field: &str, message: &str, article: &'static str) {
        let line = self.line(field);
        self.problems.push(problem(line, field, message, article));
    }
}

fn problem(line: usize, field: &str, message: &str, article: &'static str) -> Problem {
    Problem {
        line,
        field: field.to_owned(),
        message: message.to_owned(),
        article,
    }
}

/// The line of a byte of the document, from 1.
pub(super) fn line_at(text: &str, offset: usize) -> usize {
    let before = &text.as_bytes()[..offset.min(text.len())];
    before.split(|byte| *byte == b'\n').count()
}
