//! The pages that people write. The book keeps the folders of the repository, so that links between pages hold.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};

use crate::markdown;

/// The table of contents. Its links are those of its folder.
pub(crate) const SUMMARY: &str = "docs/SUMMARY.md";

/// Copies the pages that the table of contents names, and the files to which they lead. Gives the table as the book
/// needs it.
pub(super) fn copy(root: &Path, into: &Path) -> Result<String> {
    let summary = read(root, SUMMARY)?;
    let pages = pages(&summary);
    let mut files = pages.clone();
    for page in &pages {
        let text = read(root, page)?;
        let links = markdown::links(&text).into_iter();
        let targets = links.map(|(_, link)| markdown::target(page, link).0);
        files.extend(targets.filter(|path| root.join(path).is_file()));
    }
    for path in &files {
        let cannot = || format!("{path} cannot be copied into the book");
        let to = into.join(path);
        fs::create_dir_all(to.parent().unwrap_or(into)).with_context(cannot)?;
        fs::copy(root.join(path), to).with_context(cannot)?;
    }
    Ok(from_the_root(&summary))
}

/// The paths, from the root, of the pages that a table of contents names.
pub(crate) fn pages(summary: &str) -> BTreeSet<String> {
    let links = markdown::links(summary).into_iter();
    links
        .map(|(_, link)| markdown::target(SUMMARY, link).0)
        .collect()
}

/// The table of contents with the paths of its pages from the root.
fn from_the_root(summary: &str) -> String {
    let mut moved = summary.to_owned();
    for link in markdown::links(summary)
        .into_iter()
        .map(|(_, link)| link)
        .collect::<BTreeSet<_>>()
    {
        let (path, _) = markdown::target(SUMMARY, link);
        moved = moved.replace(&format!("]({link})"), &format!("]({path})"));
    }
    moved
}

fn read(root: &Path, path: &str) -> Result<String> {
    fs::read_to_string(root.join(path)).with_context(|| format!("{path} cannot be read"))
}

#[cfg(test)]
mod tests {
    use super::{copy, from_the_root};

    #[test]
    fn the_table_of_contents_moves_to_the_root() {
        let summary = "[Adoube](../README.md)\n- [Clocks](clocks.md)\n  - [One](adr/one.md)\n";
        let moved = "[Adoube](README.md)\n- [Clocks](docs/clocks.md)\n  - [One](docs/adr/one.md)\n";
        assert_eq!(from_the_root(summary), moved);
    }

    #[test]
    fn pages_bring_the_files_that_they_show() {
        let (root, into) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        std::fs::create_dir_all(root.path().join("docs")).unwrap();
        for (path, text) in [
            ("docs/SUMMARY.md", "- [A](a.md)\n"),
            ("docs/a.md", "![it](b.webp), [c](../c.txt), [d](gone.txt)\n"),
            ("docs/b.webp", "picture"),
            ("c.txt", "text"),
            ("docs/other.md", "in no table of contents"),
        ] {
            std::fs::write(root.path().join(path), text).unwrap();
        }
        let summary = copy(root.path(), into.path()).unwrap();
        assert_eq!(summary, "- [A](docs/a.md)\n");
        for (path, is_there) in [
            ("docs/a.md", true),
            ("docs/b.webp", true),
            ("c.txt", true),
            ("docs/other.md", false),
        ] {
            assert_eq!(into.path().join(path).is_file(), is_there, "{path}");
        }
    }
}
