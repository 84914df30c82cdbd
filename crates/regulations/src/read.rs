//! From TOML to regulations.

use std::collections::BTreeMap;
use std::sync::Arc;

use toml::de::DeTable;

use super::forms::{KINDS, TIME_CONTROL};
use super::reader::{Reader, line_at};
use super::settings::visit;
use super::{check, to_toml};
use adoube_tournament::clock::TimeControl;
use adoube_tournament::regulations::{Draft, Kind, Problem, Published, Regulations};
use adoube_tournament::time::Millis;

/// The longest document, in bytes.
const MAX_DOCUMENT: usize = 64 * 1024;

/// Reads and checks a document (EVT-1).
///
/// # Errors
/// Everything that is wrong with it, by line.
pub fn from_toml(text: &str) -> Result<Regulations, Vec<Problem>> {
    read(text, |reader, regulations| {
        check::required(reader);
        check::rules(reader, regulations);
    })
}

/// Reads a document that an event has published. Its settings were checked against each other when it was published: what
/// a later version requires of them does not count for it (docs/adr/0018).
///
/// # Errors
/// Everything that cannot be read, by line.
pub fn from_published(text: &str) -> Result<Regulations, Vec<Problem>> {
    read(text, |reader, _| check::required(reader))
}

/// A document as an organiser hands it in.
///
/// # Errors
/// As [`from_toml`].
pub fn draft(text: &str) -> Result<Draft, Vec<Problem>> {
    let regulations = from_toml(text)?;
    Ok(Draft {
        document: to_toml(&regulations),
        lines: lines(text),
        regulations,
    })
}

/// A document as it was published.
pub fn published(text: String) -> Published {
    let regulations = from_published(&text).ok().map(Arc::new);
    Published { text, regulations }
}

fn read(
    text: &str,
    check: impl FnOnce(&mut Reader<'_>, &Regulations),
) -> Result<Regulations, Vec<Problem>> {
    if text.len() > MAX_DOCUMENT {
        return Err(vec![Problem {
            line: 1,
            field: String::new(),
            message: format!("a document has at most {MAX_DOCUMENT} bytes"),
            article: "",
        }]);
    }
    let (table, syntax) = DeTable::parse_recoverable(text);
    let mut reader = Reader::new(text, table.get_ref());
    // The two settings that defaults and other settings depend on. A document that lacks one is refused, but the rest
    // of it is read all the same, so that all that is wrong is told at once.
    let kind = reader.value("kind", &KINDS).unwrap_or(Kind::Hybrid);
    let control = reader.value("time_control", &TIME_CONTROL);
    let some_control = || Arc::new(TimeControl::one_period(Millis::from_seconds(5_400)));
    let mut regulations = Regulations::defaults(kind, control.unwrap_or_else(some_control));
    visit(&mut regulations, &mut reader);
    check(&mut reader, &regulations);
    let problems = reader.finish(&syntax);
    if problems.is_empty() {
        Ok(regulations)
    } else {
        Err(problems)
    }
}

/// The lines of sections and of fields outside all sections, from 1.
fn lines(text: &str) -> BTreeMap<String, usize> {
    let (table, _) = DeTable::parse_recoverable(text);
    let keys = table.get_ref().iter().map(|(key, _)| key);
    keys.map(|key| (key.get_ref().to_string(), line_at(text, key.span().start)))
        .collect()
}

/// The line of a document on which a field outside all sections stands, from 1; none if it does
/// not.
pub(super) fn line_of(text: &str, field: &str) -> Option<usize> {
    let (table, _) = DeTable::parse_recoverable(text);
    line_in(text, table.get_ref(), field)
}

/// The line on which a field of a section stands, from 1; none if it does not.
pub(super) fn line_in_section(text: &str, section: &str, field: &str) -> Option<usize> {
    let (table, _) = DeTable::parse_recoverable(text);
    let section = table.get_ref().get(section)?.get_ref().as_table()?;
    line_in(text, section, field)
}

fn line_in(text: &str, table: &DeTable<'_>, field: &str) -> Option<usize> {
    let (key, _) = table.get_key_value(field)?;
    Some(line_at(text, key.span().start))
}
