//! The settings of an event's regulations, from the file that a new event begins with.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context as _, Result};

use super::{Page, code, plain};

const TEMPLATE: &str = "crates/regulations/src/template.toml";
/// Over the settings before the first table.
const FIRST: &str = "The event";
const INTRODUCTION: &str =
    "`adoube init` writes this file as `regulations.toml`; `adoube check` reads it.\n\n";

/// A heading for each table of the file.
pub(super) fn page(root: &Path) -> Result<Page> {
    let template = std::fs::read_to_string(root.join(TEMPLATE))
        .with_context(|| format!("{TEMPLATE} cannot be read"))?;
    let mut text = INTRODUCTION.to_owned();
    for (name, settings) in tables(&template) {
        let _ = write!(text, "## {}\n\n{}", plain(name), code("toml", &settings));
    }
    Ok(Page {
        name: "regulations".to_owned(),
        title: "An event's regulations".to_owned(),
        text,
    })
}

/// Each table with its paragraphs.
fn tables(template: &str) -> Vec<(&str, String)> {
    let mut tables = vec![(FIRST, String::new())];
    for paragraph in template.split("\n\n") {
        if let Some(name) = paragraph.lines().find_map(table_name) {
            tables.push((name, String::new()));
        }
        if let Some((_, text)) = tables.last_mut() {
            *text += paragraph;
            *text += "\n\n";
        }
    }
    tables
}

/// Also of a table that is only an example: `#[[fines]]`.
fn table_name(line: &str) -> Option<&str> {
    let line = line.strip_prefix('#').unwrap_or(line);
    let name = line.trim_start_matches('[').trim_end_matches(']');
    (line.starts_with('[') && line.ends_with(']')).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::{TEMPLATE, page, tables};

    #[test]
    fn every_table_gets_its_heading() {
        let template =
            "name = \"a\"\n\n# Points.\n[scoring]\nwin = 1\n\n# Fines.\n#[[fines]]\n#a = 1\n";
        let tables = tables(template);
        let names: Vec<_> = tables.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, ["The event", "scoring", "fines"]);
        assert_eq!(tables[1].1, "# Points.\n[scoring]\nwin = 1\n\n");
    }

    #[test]
    fn nothing_of_the_template_is_lost() {
        let template = std::fs::read_to_string(crate::root().join(TEMPLATE)).unwrap();
        let text = page(crate::root()).unwrap().text;
        for line in template.lines() {
            assert!(text.contains(line), "{line}");
        }
        assert!(text.contains("## venues\n"), "{text}");
    }
}
