//! How long documents may be that are read from beginning to end.

use super::Finding;
use super::files::File;
use super::rules::DOCUMENT_LENGTH;
use crate::markdown;

#[derive(Debug, Clone, Copy)]
enum Limit {
    Lines(usize),
    /// Outside blocks of code and drawings.
    Words(usize),
}

const LIMITS: &[(&str, Limit)] = &[
    ("CHANGELOG.md", Limit::Lines(150)),
    ("docs/ARCHITECTURE.md", Limit::Words(2500)),
    // Read before a round.
    ("docs/guides/player.md", Limit::Words(600)),
    ("docs/guides/lta.md", Limit::Words(1500)),
    ("docs/guides/technician.md", Limit::Words(1500)),
    ("docs/guides/chief-arbiter.md", Limit::Words(2000)),
    ("docs/guides/organiser.md", Limit::Words(2000)),
];

pub(super) fn documents(files: &[File]) -> Vec<Finding> {
    let found = LIMITS.iter().filter_map(|(path, limit)| {
        let file = files.iter().find(|file| file.path == *path)?;
        too_long(file, *limit)
    });
    found.collect()
}

fn too_long(file: &File, limit: Limit) -> Option<Finding> {
    let text = file.text.as_deref().unwrap_or_default();
    let (measured, most, unit) = match limit {
        Limit::Lines(most) => (text.lines().count(), most, "lines"),
        Limit::Words(most) => (words(text), most, "words"),
    };
    (measured > most).then(|| {
        let text = format!("{measured} {unit}, the limit is {most}");
        Finding::new(DOCUMENT_LENGTH, file, 1, text)
    })
}

fn words(text: &str) -> usize {
    let lines = markdown::prose(text);
    let words = lines.flat_map(|(_, line)| line.split_whitespace());
    // Not the bars of a table, nor the numbers of a list.
    words
        .filter(|word| word.contains(char::is_alphabetic))
        .count()
}

#[cfg(test)]
mod tests {
    use super::{File, documents};

    #[test]
    fn words_count_and_neither_drawings_nor_numbers_do() {
        // path, text, findings
        let table = [
            ("CHANGELOG.md", "a\n".repeat(150), 0),
            ("CHANGELOG.md", "a\n".repeat(151), 1),
            ("docs/ARCHITECTURE.md", "a b\n".repeat(1250), 0),
            ("docs/ARCHITECTURE.md", "a b\n".repeat(1251), 1),
            (
                "docs/ARCHITECTURE.md",
                format!("{}```mermaid\nc\n```\n", "a b\n".repeat(1250)),
                0,
            ),
            (
                "docs/ARCHITECTURE.md",
                format!("{}| 1 | 2. | - |\n", "a b\n".repeat(1250)),
                0,
            ),
            ("docs/clocks.md", "a\n".repeat(9000), 0),
        ];
        for (path, text, wanted) in table {
            let found = documents(&[File::new(path, text.into_bytes())]);
            assert_eq!(found.len(), wanted, "{path}");
        }
    }
}
