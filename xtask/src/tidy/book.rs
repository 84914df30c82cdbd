//! The book holds every document, and its links lead to its pages.

use super::Finding;
use super::files::File;
use super::rules::BOOK;
use crate::docs::book;
use crate::markdown;

/// Every document of this folder is a page.
const DOCUMENTS: &str = "docs/";

/// Documents that the table of contents leaves out, and links of its pages to what is no page and no file.
pub(super) fn gaps(files: &[File]) -> Vec<Finding> {
    let Some(summary) = files.iter().find(|file| file.path == book::SUMMARY) else {
        return Vec::new();
    };
    let pages = book::pages(summary.text.as_deref().unwrap_or_default());
    let mut gaps = Vec::new();
    for file in files {
        let is_part = file.path == book::SUMMARY || pages.contains(&file.path);
        if !is_part && is_document(&file.path) && file.path.starts_with(DOCUMENTS) {
            let text = format!("is not in {}", book::SUMMARY);
            gaps.push(Finding::new(BOOK, file, 1, text));
        }
        if !is_part {
            continue;
        }
        for (line, link) in markdown::links(file.text.as_deref().unwrap_or_default()) {
            let (target, _) = markdown::target(&file.path, link);
            let is_file = files.iter().any(|other| other.path == target);
            if !is_file || (is_document(&target) && !pages.contains(&target)) {
                let text = format!("leads to {link}, which is no page of the book and no file");
                gaps.push(Finding::new(BOOK, file, line, text));
            }
        }
    }
    gaps
}

fn is_document(path: &str) -> bool {
    path.rsplit_once('.').is_some_and(|(_, end)| end == "md")
}

#[cfg(test)]
mod tests {
    use super::{File, gaps};

    #[test]
    fn a_document_is_a_page_and_leads_to_pages() {
        // text of a page, what is wrong with it
        let table = [
            ("see [b](b.md), [text](../text.txt)", 0),
            ("see [the start](../README.md#start)", 0),
            ("see [other](../other.md)", 1),
            ("see [folder](folder)", 1),
        ];
        for (text, wanted) in table {
            let files = [
                (
                    "docs/SUMMARY.md",
                    "[Start](../README.md)\n- [a](a.md)\n- [b](b.md)\n",
                ),
                ("README.md", "a\n"),
                ("docs/a.md", text),
                ("docs/b.md", "b\n"),
                ("docs/folder/picture.webp", "c\n"),
                ("other.md", "d\n"),
                ("text.txt", "e\n"),
            ];
            let files = files.map(|(path, text)| File::new(path, text.into()));
            assert_eq!(gaps(&files).len(), wanted, "{text}");
        }
        let unlisted = [
            ("docs/SUMMARY.md", "- [a](a.md)\n"),
            ("docs/a.md", "a\n"),
            ("docs/b.md", "b\n"),
        ];
        let found = gaps(&unlisted.map(|(path, text)| File::new(path, text.into())));
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].file, "docs/b.md");
    }
}
