//! The table of house rules.

use super::files::File;
use super::{
    Finding, book, document_lengths, guide_paths, lengths, manifests, plain_words, shown, text,
    variants,
};

/// One rule: what it is called, why it is there, and what breaks it.
struct Rule {
    id: &'static str,
    reason: &'static str,
    check: fn(&[File]) -> Vec<Finding>,
}

pub(super) const FILE_LENGTH: &str = "file-length";
pub(super) const FUNCTION_LENGTH: &str = "function-length";
pub(super) const MEDIAN_LENGTH: &str = "median-length";
pub(super) const FORBIDDEN_WORD: &str = "forbidden-word";
pub(super) const REGISTRY_HOST: &str = "registry-host";
pub(super) const LOCK_ADDRESS: &str = "lock-address";
pub(super) const TRAILING_SPACE: &str = "trailing-space";
pub(super) const LAST_NEWLINE: &str = "last-newline";
pub(super) const FILE_SIZE: &str = "file-size";
pub(super) const UNSAFE: &str = "unsafe";
pub(super) const LINTS: &str = "lints";
pub(super) const READABLE: &str = "readable";
pub(super) const SHOWN: &str = "shown";
pub(super) const GUIDE_PATH: &str = "guide-path";
pub(super) const BOOK: &str = "book";
pub(super) const DOCUMENT_LENGTH: &str = "document-length";
pub(super) const HIDDEN_WILDCARD: &str = "hidden-wildcard";
pub(super) const PLAIN_WORDS: &str = "plain-words";

const RULES: &[Rule] = &[
    Rule {
        id: FILE_LENGTH,
        reason: "one concept a file: split it by concept, not by length",
        check: lengths::files,
    },
    Rule {
        id: MEDIAN_LENGTH,
        reason: "the layout shows the design only while most files are small",
        check: lengths::median,
    },
    Rule {
        id: FUNCTION_LENGTH,
        reason: "a function that fits the screen can be checked by reading",
        check: lengths::functions,
    },
    Rule {
        id: FORBIDDEN_WORD,
        reason: "what is left to do or to look at does not belong into what is taken",
        check: text::forbidden_words,
    },
    Rule {
        id: REGISTRY_HOST,
        reason: "which registry is used is the user's choice; only the lock file names one",
        check: text::registry_hosts,
    },
    Rule {
        id: LOCK_ADDRESS,
        reason: "any registry with the same packages will do: their sums say whether they are the same",
        check: text::lock_addresses,
    },
    Rule {
        id: TRAILING_SPACE,
        reason: "it shows as a change where nothing changed",
        check: text::trailing_space,
    },
    Rule {
        id: LAST_NEWLINE,
        reason: "without it the next line added shows as two changes",
        check: text::last_newline,
    },
    Rule {
        id: FILE_SIZE,
        reason: "a clone carries it for ever; what is over 1 MiB must be a fixture",
        check: text::file_size,
    },
    Rule {
        id: UNSAFE,
        reason: "agents/lockd is the only crate that may be unsafe",
        check: text::unsafe_code,
    },
    Rule {
        id: LINTS,
        reason: "lints are set in one place: `[lints]` with `workspace = true`",
        check: manifests::lints,
    },
    Rule {
        id: READABLE,
        reason: "the rules can only be checked in what can be read",
        check: text::readable,
    },
    Rule {
        id: SHOWN,
        reason: "a fault that was mended stays mended only while something shows it",
        check: shown::faults,
    },
    Rule {
        id: GUIDE_PATH,
        reason: "a guide that leads nowhere is not believed where it is right",
        check: guide_paths::missing,
    },
    Rule {
        id: BOOK,
        reason: "a page that the table of contents leaves out is not found (`cargo xtask docs`)",
        check: book::gaps,
    },
    Rule {
        id: DOCUMENT_LENGTH,
        reason: "what is meant to be read as a whole must be short enough for it",
        check: document_lengths::documents,
    },
    Rule {
        id: HIDDEN_WILDCARD,
        reason: "a new kind of event or order must not be passed over in silence",
        check: variants::hidden,
    },
    Rule {
        id: PLAIN_WORDS,
        reason: "players, arbiters and translators must understand a sentence at first reading",
        check: plain_words::counts,
    },
];

/// Asks every rule about the files.
pub(super) fn check(files: &[File]) -> Vec<Finding> {
    RULES.iter().flat_map(|rule| (rule.check)(files)).collect()
}

/// Why the rule is there.
pub(super) fn reason(id: &str) -> Option<&'static str> {
    RULES
        .iter()
        .find(|rule| rule.id == id)
        .map(|rule| rule.reason)
}

#[cfg(test)]
mod tests {
    use super::{RULES, check};
    use crate::tidy::files::File;

    /// A row a rule: a file that breaks it, and the line where.
    #[test]
    fn every_rule_can_fail() {
        let long_file = "const A: u8 = 0;\n".repeat(401);
        let long_function = format!("fn a() {{\n{}}}\n", "    b();\n".repeat(59));
        let middling = "const A: u8 = 0;\n".repeat(201);
        let table: &[(&str, &str, String, usize)] = &[
            ("file-length", "src/a.rs", long_file, 401),
            ("median-length", "src/a.rs", middling, 1),
            ("function-length", "src/a.rs", long_function, 1),
            (
                "forbidden-word",
                "a.md",
                format!("a\n{}\n", concat!("TO", "DO")),
                2,
            ),
            (
                "registry-host",
                "a.sh",
                format!("{}\n", concat!("crates", ".io")),
                1,
            ),
            (
                "lock-address",
                "web/package-lock.json",
                "{\n  \"resolved\": \"a\"\n}\n".to_owned(),
                2,
            ),
            ("trailing-space", "a.md", "a\nb \n".to_owned(), 2),
            ("last-newline", "a.md", "a\nb".to_owned(), 2),
            ("file-size", "a.md", "a\n".repeat(600_000), 1),
            (
                "unsafe",
                "src/a.rs",
                format!("{} fn a() {{}}\n", "unsafe"),
                1,
            ),
            ("lints", "crates/a/Cargo.toml", "[package]\n".to_owned(), 1),
            ("readable", "src/a.rs", "fn a() {\n".to_owned(), 1),
            (
                "shown",
                "docs/faults.md",
                "| a | b | `gone.story` |\n".to_owned(),
                1,
            ),
            ("guide-path", "a.md", "a\nin `made/up`\n".to_owned(), 2),
            (
                "book",
                "docs/SUMMARY.md",
                "# Contents\n- [B](b.md)\n".to_owned(),
                2,
            ),
            ("document-length", "CHANGELOG.md", "a\n".repeat(151), 1),
            (
                "hidden-wildcard",
                "crates/tournament/src/a.rs",
                "fn a() {\n    if let Event::A = b {}\n}\n".to_owned(),
                2,
            ),
            ("plain-words", "a.md", "a\nwhoever\n".to_owned(), 2),
        ];
        for (rule, path, text, line) in table {
            let found = check(&[File::new(*path, text.clone().into_bytes())]);
            assert!(
                found.iter().any(|f| f.rule == *rule && f.line == *line),
                "{rule}: {found:?}"
            );
        }
        let shown: Vec<_> = table.iter().map(|row| row.0).collect();
        let all: Vec<_> = RULES.iter().map(|rule| rule.id).collect();
        assert_eq!(shown, all, "a rule without a row");
    }

    #[test]
    fn a_tidy_file_breaks_nothing() {
        let tidy = File::new("src/a.rs", "//! Said.\n\nfn a() {}\n".into());
        assert_eq!(check(&[tidy]), []);
    }
}
