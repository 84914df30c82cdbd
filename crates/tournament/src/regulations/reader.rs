//! Reading a document field by field: every problem is kept, with its line, and reading goes on.

use toml::de::{DeTable, DeValue};

use super::problem::Problem;
use super::syntax::syntax_problem;
use crate::text::nearest;

/// Collects what is wrong with a document.
pub(super) struct Reader<'t> {
    text: &'t str,
    problems: Vec<Problem>,
    /// What is left out. Kept apart: where the document is no TOML, it may only seem so.
    missing: Vec<Problem>,
}

/// The document itself or one of its sections.
pub(super) struct Section<'d> {
    /// With the dot that follows; empty for the document itself.
    prefix: &'static str,
    line: usize,
    table: Option<&'d DeTable<'d>>,
}

/// A field as it was found.
#[derive(Debug, Clone, Copy)]
pub(super) enum Given<T> {
    /// It is not there.
    Absent,
    /// It is there and wrong, which was told already.
    Bad,
    /// It is there.
    Value {
        /// What it says.
        value: T,
        /// Where, from 1.
        line: usize,
    },
}

impl<T> Given<T> {
    /// The value, or the default.
    pub(super) fn or(self, default: T) -> T {
        self.value().unwrap_or(default)
    }

    /// The value, if there is one.
    pub(super) fn value(self) -> Option<T> {
        match self {
            Self::Value { value, .. } => Some(value),
            Self::Absent | Self::Bad => None,
        }
    }

    /// The value's line, if there is one.
    pub(super) const fn line(&self) -> Option<usize> {
        match self {
            Self::Value { line, .. } => Some(*line),
            Self::Absent | Self::Bad => None,
        }
    }

    /// Whether it is not there.
    pub(super) const fn is_absent(&self) -> bool {
        matches!(self, Self::Absent)
    }
}

impl<'t> Reader<'t> {
    pub(super) const fn new(text: &'t str) -> Self {
        Self {
            text,
            problems: Vec::new(),
            missing: Vec::new(),
        }
    }

    /// The line of a byte of the document, from 1.
    pub(super) fn line_at(&self, offset: usize) -> usize {
        let before = &self.text.as_bytes()[..offset.min(self.text.len())];
        1 + before.split(|byte| *byte == b'\n').count() - 1
    }

    /// Keeps a problem of a field.
    pub(super) fn wrong(
        &mut self,
        line: usize,
        field: impl Into<String>,
        message: impl Into<String>,
        article: &'static str,
    ) {
        self.problems.push(Problem {
            line,
            field: field.into(),
            message: message.into(),
            article,
        });
    }

    /// Keeps that a field is left out of the section.
    pub(super) fn left_out(
        &mut self,
        section: &Section<'_>,
        name: &str,
        message: &str,
        article: &'static str,
    ) {
        self.missing.push(Problem {
            line: section.line,
            field: format!("{}{name}", section.prefix),
            message: message.to_owned(),
            article,
        });
    }

    /// Keeps that a field is left out which what stands on that line asks for.
    pub(super) fn asked_for(
        &mut self,
        line: usize,
        field: &str,
        message: &str,
        article: &'static str,
    ) {
        self.missing.push(Problem {
            line,
            field: field.to_owned(),
            message: message.to_owned(),
            article,
        });
    }

    /// Everything that is wrong, by line. Where the text is no TOML, what seems to be missing or
    /// wrong on the same lines is not told.
    pub(super) fn finish(self, syntax: &[toml::de::Error]) -> Vec<Problem> {
        let mut found: Vec<Problem> = syntax
            .iter()
            .map(|error| Problem {
                line: error.span().map_or(1, |span| self.line_at(span.start)),
                field: String::new(),
                message: format!("not TOML: {}", syntax_problem(self.text, error)),
                article: "",
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
}

impl<'d> Section<'d> {
    /// The document itself.
    pub(super) const fn root(table: &'d DeTable<'d>) -> Self {
        Self {
            prefix: "",
            line: 1,
            table: Some(table),
        }
    }

    /// A section's own table, for arrays of them.
    pub(super) const fn of(prefix: &'static str, line: usize, table: &'d DeTable<'d>) -> Self {
        Self {
            prefix,
            line,
            table: Some(table),
        }
    }

    /// A section of this one. `prefix` is its name with a dot.
    pub(super) fn section(&self, reader: &mut Reader<'_>, prefix: &'static str) -> Self {
        let name = prefix.trim_end_matches('.');
        let Given::Value { value, line } = self.raw(reader, name) else {
            return Self {
                prefix,
                line: 1,
                table: None,
            };
        };
        let table = value.as_table();
        if table.is_none() {
            reader.wrong(line, name, format!("make it a section: [{name}]"), "");
        }
        Self {
            prefix,
            line,
            table,
        }
    }

    /// Whether the section is there.
    pub(super) const fn is_there(&self) -> bool {
        self.table.is_some()
    }

    /// Where it begins.
    pub(super) const fn line(&self) -> usize {
        self.line
    }

    /// A field as it stands.
    pub(super) fn raw(&self, reader: &Reader<'_>, name: &str) -> Given<&'d DeValue<'d>> {
        let Some((key, value)) = self.table.and_then(|table| table.get_key_value(name)) else {
            return Given::Absent;
        };
        Given::Value {
            line: reader.line_at(key.span().start),
            value: value.get_ref(),
        }
    }

    /// A field read by `convert`, whose error is kept as a problem.
    pub(super) fn field<T>(
        &self,
        reader: &mut Reader<'_>,
        name: &str,
        article: &'static str,
        convert: impl FnOnce(&DeValue<'_>) -> Result<T, String>,
    ) -> Given<T> {
        let Given::Value { value, line } = self.raw(reader, name) else {
            return Given::Absent;
        };
        match convert(value) {
            Ok(value) => Given::Value { value, line },
            Err(message) => {
                reader.wrong(line, format!("{}{name}", self.prefix), message, article);
                Given::Bad
            }
        }
    }

    /// Tells of fields that nobody knows.
    pub(super) fn only(&self, reader: &mut Reader<'_>, known: &[&str]) {
        for (key, _) in self.table.into_iter().flatten() {
            let name = key.get_ref().as_ref();
            if known.contains(&name) {
                continue;
            }
            let shown: String = name.chars().take(64).collect();
            let hint = nearest(name, known).map_or_else(
                || format!("there is no such field; known are {}", known.join(", ")),
                |near| format!("there is no such field: did you mean {near}?"),
            );
            let line = reader.line_at(key.span().start);
            reader.wrong(line, format!("{}{shown}", self.prefix), hint, "");
        }
    }
}
