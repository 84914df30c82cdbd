//! Reads typed fields out of a table and collects what is wrong.

use std::path::{Path, PathBuf};

use adoube_key_files as key_files;
use toml::{Table, Value};

use super::{Address, Problem};

/// A table being read: each field is taken out once; what remains is unknown.
pub(super) struct Fields {
    table: Table,
    folder: PathBuf,
    problems: Vec<Problem>,
}

impl Fields {
    pub(super) fn new(table: Table, folder: &Path) -> Self {
        Self {
            table,
            folder: folder.to_owned(),
            problems: Vec::new(),
        }
    }

    pub(super) fn problem(&mut self, field: &str, what: impl Into<String>) {
        self.problems.push(Problem {
            field: field.to_owned(),
            what: what.into(),
        });
    }

    /// A text that must be there; empty after a problem.
    pub(super) fn text(&mut self, field: &str) -> String {
        match self.table.remove(field) {
            Some(Value::String(text)) if !text.is_empty() => text,
            Some(Value::String(_)) => self.complain(field, "is empty"),
            Some(other) => self.complain(field, &format!("is a {}, not a text", other.type_str())),
            None => self.complain(field, "is missing"),
        }
    }

    pub(super) fn id(&mut self, field: &str) -> String {
        let text = self.text(field);
        if !text.is_empty() && !is_id(&text) {
            self.problem(field, not_an_id(&text));
        }
        text
    }

    pub(super) fn address(&mut self, field: &str) -> Option<Address> {
        let text = self.text(field);
        if text.is_empty() {
            return None;
        }
        match Address::parse(&text) {
            Ok(address) => Some(address),
            Err(what) => {
                self.problem(field, what);
                None
            }
        }
    }

    pub(super) fn optional_address(&mut self, field: &str) -> Option<Address> {
        self.table
            .contains_key(field)
            .then(|| self.address(field))
            .flatten()
    }

    pub(super) fn optional_text(&mut self, field: &str) -> Option<String> {
        self.table.contains_key(field).then(|| self.text(field))
    }

    /// A path, seen from the settings file's folder.
    pub(super) fn path(&mut self, field: &str) -> PathBuf {
        let text = self.text(field);
        self.folder.join(text)
    }

    /// A path and what the file holds; empty after a problem.
    pub(super) fn file(&mut self, field: &str) -> (PathBuf, Vec<u8>) {
        let text = self.text(field);
        let path = self.folder.join(&text);
        if text.is_empty() {
            return (path, Vec::new());
        }
        match key_files::bytes(&path) {
            Ok(bytes) => (path, bytes),
            Err(error) => {
                self.problem(field, error.to_string());
                (path, Vec::new())
            }
        }
    }

    /// A path and what the file holds, if the field is there.
    pub(super) fn optional_file(&mut self, field: &str) -> Option<(PathBuf, Vec<u8>)> {
        self.table
            .contains_key(field)
            .then(|| self.file(field))
            .filter(|(_, bytes)| !bytes.is_empty())
    }

    /// At least one id, none twice, sorted.
    pub(super) fn ids(&mut self, field: &str) -> Vec<String> {
        let values = match self.table.remove(field) {
            Some(Value::Array(values)) => values,
            Some(other) => {
                self.problem(field, format!("is a {}, not a list", other.type_str()));
                return Vec::new();
            }
            None => {
                self.problem(field, "is missing");
                return Vec::new();
            }
        };
        let mut ids: Vec<String> = Vec::new();
        for value in values {
            match value {
                Value::String(text) if ids.contains(&text) => {
                    self.problem(field, format!("names \"{text}\" twice"));
                }
                Value::String(text) if is_id(&text) => ids.push(text),
                Value::String(text) => self.problem(field, not_an_id(&text)),
                other => self.problem(field, format!("contains a {}", other.type_str())),
            }
        }
        ids.sort();
        ids
    }

    /// The same of a list that may be missing.
    pub(super) fn optional_ids(&mut self, field: &str) -> Vec<String> {
        if self.table.contains_key(field) {
            return self.ids(field);
        }
        Vec::new()
    }

    /// What is wrong, unknown fields included.
    pub(super) fn finish(mut self) -> Vec<Problem> {
        let unknown: Vec<String> = self.table.keys().cloned().collect();
        for field in unknown {
            self.problem(&field, "is not a known field");
        }
        self.problems
    }

    fn complain(&mut self, field: &str, what: &str) -> String {
        self.problem(field, what);
        String::new()
    }
}

/// Whether `text` may name a tournament, venue, device or person.
pub fn is_id(text: &str) -> bool {
    let inner = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-';
    text.len() <= 32 && text.bytes().all(inner) && text.bytes().next().is_some_and(|c| c != b'-')
}

fn not_an_id(text: &str) -> String {
    format!("\"{text}\" is not an id: 1 to 32 of a-z 0-9 -, not beginning with -")
}
