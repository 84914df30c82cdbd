//! The files, folders and headings that guides name are there.
//!
//! A guide may leave out the first folders of a path, as docs/ARCHITECTURE.md does.

use std::path::Path;

use super::Finding;
use super::files::File;
use super::rules::GUIDE_PATH;
use crate::markdown;

/// It tells what was, under the names of its time.
const HISTORY: &str = "CHANGELOG.md";
/// The ends of source files, which are named without a folder, too. A `regulations.toml` is somebody's own.
const SOURCES: [&str; 7] = ["rs", "proto", "ts", "svelte", "mjs", "ftl", "md"];
/// Where files are that a running program, a build or an installation makes.
const MADE: [&str; 9] = [
    "api/",
    "data/",
    "target/",
    "fuzz/artifacts",
    "DIR/",
    "vN/",
    "coordinator/data/",
    "adoube/adoube-",
    "1/2",
];

/// Whatever a guide names and nobody finds.
pub(super) fn missing(files: &[File]) -> Vec<Finding> {
    let is_guide = |file: &&File| has_end(&file.path, &["md"]) && file.path != HISTORY;
    let mut missing = Vec::new();
    for guide in files.iter().filter(is_guide) {
        let named = quoted(guide).into_iter().filter(|(_, name)| is_path(name));
        let gone = named.filter(|(_, name)| !is_there(files, name));
        let linked = markdown::links(text_of(guide)).into_iter();
        let dead = linked.filter(|(_, link)| !leads_somewhere(files, guide, link));
        missing.extend(gone.chain(dead).map(|(line, name)| {
            let text = format!("names {name}, which is not there");
            Finding::new(GUIDE_PATH, guide, line, text)
        }));
    }
    missing
}

fn text_of(guide: &File) -> &str {
    guide.text.as_deref().unwrap_or_default()
}

/// What stands between backticks, which may begin on the line before.
fn quoted(guide: &File) -> Vec<(usize, &str)> {
    let mut quoted = Vec::new();
    let mut is_open = false;
    for (number, line) in markdown::prose(text_of(guide)) {
        is_open &= !line.trim().is_empty();
        for (at, part) in line.split('`').enumerate() {
            is_open ^= at > 0;
            if is_open {
                quoted.push((number, part));
            }
        }
    }
    quoted
}

/// Whether it is written as a path of the source, such as `xtask/src/{main,cli}.rs` or `text/*/notes.ftl`.
fn is_path(name: &str) -> bool {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "_-./{},*".contains(c);
    let is_one = name.starts_with(|c: char| c.is_ascii_alphanumeric()) && name.chars().all(is_part);
    let is_made = MADE.iter().any(|made| name.starts_with(made));
    is_one && !is_made && (name.contains('/') || has_end(name, &SOURCES))
}

fn has_end(path: &str, ends: &[&str]) -> bool {
    let end = Path::new(path).extension();
    end.is_some_and(|end| ends.iter().any(|one| end == *one))
}

/// Whether a file or folder has that path, or one that ends in it.
fn is_there(files: &[File], name: &str) -> bool {
    if let Some((before, rest)) = name.split_once('{')
        && let Some((choices, after)) = rest.split_once('}')
    {
        let mut each = choices.split(',');
        return each.all(|choice| is_there(files, &format!("{before}{choice}{after}")));
    }
    let name = name.trim_end_matches('/');
    files.iter().any(|file| {
        let starts = file.path.match_indices('/').map(|(at, _)| at + 1);
        let mut tails = std::iter::once(0).chain(starts);
        tails.any(|start| has_path(&file.path[start..], name))
    })
}

/// Whether the path is the named one, or below it. A star stands for a part of one name.
fn has_path(path: &str, name: &str) -> bool {
    let mut parts = path.split('/');
    name.split('/').all(|wanted| {
        parts.next().is_some_and(|part| {
            wanted.split_once('*').map_or(part == wanted, |(from, to)| {
                part.strip_prefix(from)
                    .is_some_and(|rest| rest.ends_with(to))
            })
        })
    })
}

/// Whether the link of a guide leads to a file or folder, and to a heading that it has.
fn leads_somewhere(files: &[File], guide: &File, link: &str) -> bool {
    let (path, heading) = markdown::target(&guide.path, link);
    if heading.is_empty() {
        return files.iter().any(|file| has_path(&file.path, &path));
    }
    let document = files.iter().find(|file| file.path == path);
    let text = document.and_then(|file| file.text.as_deref());
    text.is_some_and(|text| markdown::headings(text).contains(heading))
}

#[cfg(test)]
mod tests {
    use super::{File, missing};

    #[test]
    fn a_path_that_a_guide_makes_up_is_found() {
        let there = [
            "crates/chess/src/side.rs",
            "text/en/notes.ftl",
            "docs/clocks.md",
        ];
        let content = "a\n# Times\n";
        // text, what of it is missing
        let table = [
            ("in `crates/chess/src/side.rs`", 0),
            ("in `chess/src/side.rs` and `text/`", 0),
            ("in `crates/chess/src/made_up.rs`", 1),
            ("in `side.rs`, `made_up.rs`", 1),
            ("in `crates/made-up`", 1),
            ("in `src/{side,made_up}.rs`", 1),
            ("in `text/*/notes.ftl`", 0),
            ("in `text/*/*.txt`", 1),
            ("in `hess/src/side.rs`", 1),
            ("see [clocks](clocks.md#times)", 0),
            ("see [clocks](clocks.md#made-up)", 1),
            ("# Here\nsee [here](#here), [there](#there)", 1),
            ("see [clocks](../docs/clocks.md), [it](made-up.md)", 1),
            ("see [outside](https://example.org/made-up)", 0),
            ("`a command over\ntwo lines` of `made_up.rs`", 1),
            ("```\n`made_up.rs`\n```", 0),
            ("is in `data/page.url`, is `a/b or c`", 0),
        ];
        for (text, wanted) in table {
            let mut files: Vec<_> = there.map(|path| File::new(path, content.into())).into();
            files.push(File::new("docs/guide.md", text.into()));
            assert_eq!(missing(&files).len(), wanted, "{text}");
        }
    }
}
