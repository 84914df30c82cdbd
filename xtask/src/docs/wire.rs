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
        let is_end = line.starts_with('}') || (kind.is_some() && line.ends_with('}'));
        if let Some(name) = heading.filter(|_| is_end) {
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
    fn an_item_of_one_line_is_one() {
        let proto = "message A { string b = 1; }\nmessage C {\n  repeated D e = 1 [x = {}];\n  enum F {}\n}\n";
        assert_eq!(text_of(proto).matches("\n## ").count() + 1, 2);
        assert!(text_of(proto).ends_with("  enum F {}\n}\n```\n\n"));
    }

    #[test]
    fn every_file_has_a_page_and_every_item_and_field_is_on_it() {
        let pages = pages(crate::root()).unwrap();
        for (folder, short, _) in super::FOLDERS {
            for entry in std::fs::read_dir(crate::root().join(folder)).unwrap() {
                let file = entry.unwrap().path();
                let name = format!("{short}-{}", file.file_stem().unwrap().display());
                let page = pages.iter().find(|page| page.name == name).unwrap();
                let proto = std::fs::read_to_string(&file).unwrap();
                let is_item = |line: &&str| super::KINDS.iter().any(|kind| line.starts_with(kind));
                let items = proto.lines().filter(is_item).count();
                let headings = page.text.lines().filter(|line| line.starts_with("## "));
                assert_eq!(headings.count(), items, "{name}");
                for line in proto.lines().filter(|line| line.starts_with("  ")) {
                    assert!(page.text.contains(line), "{name}: {line}");
                }
            }
        }
    }
}
