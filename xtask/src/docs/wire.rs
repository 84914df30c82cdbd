//! The messages of the wire and of what is stored, from their sources.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context as _, Result};

use super::{Page, code, plain};

/// Folder, what its pages' names begin with, what it holds.
const FOLDERS: [(&str, &str, &str); 2] = [
    ("proto/adoube/v1", "wire", "Wire"),
    ("proto/adoube/log/v1", "log", "Stored records"),
];
const KINDS: [&str; 3] = ["message ", "enum ", "service "];

/// A page for each file.
pub(super) fn pages(root: &Path) -> Result<Vec<Page>> {
    let mut pages = Vec::new();
    for (folder, short, title) in FOLDERS {
        let cannot = || format!("{folder} cannot be read");
        let mut files = Vec::new();
        for entry in std::fs::read_dir(root.join(folder)).with_context(cannot)? {
            files.push(entry.with_context(cannot)?.path());
        }
        files.sort();
        for file in files {
            let text = std::fs::read_to_string(&file).with_context(cannot)?;
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            pages.push(Page {
                name: format!("{short}-{name}"),
                title: format!("{title}: {name}"),
                text: text_of(&text),
            });
        }
    }
    Ok(pages)
}

/// What the file says of itself, then a heading for each message, enum and service.
fn text_of(proto: &str) -> String {
    let mut text = String::new();
    let mut block: Vec<&str> = Vec::new();
    let mut heading = None;
    for line in proto.lines() {
        let kind = KINDS.iter().find_map(|kind| line.strip_prefix(kind));
        if let Some(rest) = kind {
            heading = rest.split([' ', '{']).next();
        }
        let is_part = heading.is_some() || line.starts_with("//");
        if is_part {
            block.push(line);
        }
        if let Some(name) = heading.filter(|_| line.starts_with('}') || line.ends_with("{}")) {
            let _ = write!(text, "## {name}\n\n{}", code("protobuf", &block.join("\n")));
            heading = None;
            block.clear();
        } else if !is_part && !block.is_empty() {
            text += &comment(&block);
            block.clear();
        }
    }
    text
}

/// A comment that belongs to no item.
fn comment(lines: &[&str]) -> String {
    let words = lines
        .iter()
        .map(|line| line.trim_start_matches("//").trim());
    let paragraphs = words.collect::<Vec<_>>().join("\n");
    format!("{}\n\n", plain(&paragraphs))
}

#[cfg(test)]
mod tests {
    use super::{pages, text_of};

    #[test]
    fn each_item_has_a_heading_with_its_comment() {
        let proto = "syntax = \"proto3\";\n\n// About\n// the file.\n\n// A.\nmessage A {\n  oneof b {\n    \
                     int32 c = 1;\n  }\n}\n\nmessage D {}\nenum E {\n  F = 0;\n}\n";
        let wanted = "About\nthe file.\n\n## A\n\n```protobuf\n// A.\nmessage A {\n  oneof b {\n    int32 c = 1;\n  }\n}\n\
                      ```\n\n## D\n\n```protobuf\nmessage D {}\n```\n\n## E\n\n```protobuf\nenum E {\n  F = 0;\n}\n```\n\n";
        assert_eq!(text_of(proto), wanted);
    }

    #[test]
    fn every_file_has_a_page_and_every_field_is_on_it() {
        let pages = pages(crate::root()).unwrap();
        let event = pages.iter().find(|page| page.name == "wire-event").unwrap();
        let path = crate::root().join("proto/adoube/v1/event.proto");
        let proto = std::fs::read_to_string(path).unwrap();
        let fields = proto.lines().filter(|line| line.starts_with("  "));
        for line in fields {
            assert!(event.text.contains(line), "{line}");
        }
        assert!(pages.iter().any(|page| page.name == "log-header"));
    }
}
