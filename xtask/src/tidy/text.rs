//! What files may hold, line by line.

use super::Finding;
use super::files::File;
use super::rules::{
    FILE_SIZE, FORBIDDEN_WORD, LAST_NEWLINE, LOCK_ADDRESS, READABLE, REGISTRY_HOST, TRAILING_SPACE,
    UNSAFE,
};

/// A word that no file may hold, and where it is looked for. Written in halves, so that this
/// file does not hold it either.
struct Word {
    written: &'static str,
    only_rust: bool,
    reason: &'static str,
}

const WORDS: &[Word] = &[
    Word {
        written: concat!("TO", "DO"),
        only_rust: false,
        reason: "do it, or say in the documentation what is not there",
    },
    Word {
        written: concat!("FIX", "ME"),
        only_rust: false,
        reason: "mend it, or say in the documentation what is wrong",
    },
    Word {
        written: concat!("XX", "X"),
        only_rust: false,
        reason: "say what is doubtful and why it stays",
    },
    Word {
        written: concat!("dbg", "!"),
        only_rust: true,
        reason: "a left-over of looking for an error: use tracing",
    },
    Word {
        written: concat!("to", "do!"),
        only_rust: true,
        reason: "panics when reached: write it, or refuse with a typed error",
    },
    Word {
        written: concat!("unimpl", "emented!"),
        only_rust: true,
        reason: "panics when reached: write it, or refuse with a typed error",
    },
];

const HOSTS: &[&str] = &[
    concat!("crates", ".io"),
    concat!("npm", "js.org"),
    concat!("yarn", "pkg.com"),
    concat!("pypi", ".org"),
    concat!("python", "hosted.org"),
    concat!("deb.debian", ".org"),
    concat!("security.debian", ".org"),
    concat!("proxy.golang", ".org"),
];

/// A file that is no fixture may be so many bytes long.
const MAX_SIZE: u64 = 1024 * 1024;

/// The only place for `unsafe`.
const UNSAFE_CRATE: &str = "agents/lockd/";

pub(super) fn forbidden_words(files: &[File]) -> Vec<Finding> {
    lines(files)
        .filter(|(file, ..)| !file.is_fixture())
        .flat_map(|(file, number, line)| {
            WORDS
                .iter()
                .filter(move |word| !word.only_rust || file.is_rust())
                .filter(move |word| holds_word(line, word.written))
                .map(move |word| {
                    let text = format!("{}: {}", word.written, word.reason);
                    Finding::new(FORBIDDEN_WORD, file, number, text)
                })
        })
        .collect()
}

/// Whether the word stands in the line by itself: `XXR` of a tournament report is another word.
fn holds_word(line: &str, word: &str) -> bool {
    occurrences(line, word, |c| c.is_alphanumeric() || c == '_') > 0
}

/// How often the word is in the line, not as a part of a longer word.
pub(super) fn occurrences(line: &str, word: &str, part_of_word: impl Fn(char) -> bool) -> usize {
    let is_whole = |at: usize| {
        let before = line.get(..at).and_then(|text| text.chars().next_back());
        let after = line
            .get(at + word.len()..)
            .and_then(|text| text.chars().next());
        !before.is_some_and(&part_of_word)
            && (word.ends_with('!') || !after.is_some_and(&part_of_word))
    };
    let found = line.match_indices(word);
    found.filter(|(at, _)| is_whole(*at)).count()
}

pub(super) fn registry_hosts(files: &[File]) -> Vec<Finding> {
    lines(files)
        .filter(|(file, ..)| !is_lock_file(file))
        .flat_map(|(file, number, line)| {
            let line = line.to_lowercase();
            HOSTS
                .iter()
                .filter(move |host| line.contains(**host))
                .map(move |host| Finding::new(REGISTRY_HOST, file, number, format!("names {host}")))
        })
        .collect()
}

fn is_lock_file(file: &File) -> bool {
    is_named(file, "Cargo.lock")
}

fn is_named(file: &File, name: &str) -> bool {
    file.path.rsplit('/').next() == Some(name)
}

/// Where npm would fetch a package from, of whichever registry: its lock file can do without.
pub(super) fn lock_addresses(files: &[File]) -> Vec<Finding> {
    lines(files)
        .filter(|(file, ..)| is_named(file, "package-lock.json"))
        .filter(|(_, _, line)| line.contains("\"resolved\":"))
        .map(|(file, number, _)| {
            Finding::new(
                LOCK_ADDRESS,
                file,
                number,
                "says where a package is fetched",
            )
        })
        .collect()
}

pub(super) fn trailing_space(files: &[File]) -> Vec<Finding> {
    lines(files)
        .filter(|(file, ..)| !file.is_fixture())
        .filter(|(_, _, line)| line.ends_with(char::is_whitespace))
        .map(|(file, number, _)| {
            Finding::new(TRAILING_SPACE, file, number, "space at the end of the line")
        })
        .collect()
}

pub(super) fn last_newline(files: &[File]) -> Vec<Finding> {
    files
        .iter()
        .filter(|file| !file.is_fixture())
        .filter_map(|file| {
            let text = file.text.as_deref()?;
            if text.is_empty() || text.ends_with('\n') {
                return None;
            }
            let last = text.lines().count();
            Some(Finding::new(
                LAST_NEWLINE,
                file,
                last,
                "the last line does not end",
            ))
        })
        .collect()
}

pub(super) fn file_size(files: &[File]) -> Vec<Finding> {
    files
        .iter()
        .filter(|file| !file.is_fixture() && file.size > MAX_SIZE)
        .map(|file| Finding::new(FILE_SIZE, file, 1, format!("{} bytes", file.size)))
        .collect()
}

pub(super) fn unsafe_code(files: &[File]) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in files
        .iter()
        .filter(|file| !file.path.starts_with(UNSAFE_CRATE))
    {
        if let Some(Ok(scan)) = &file.rust {
            found.extend(
                scan.unsafes
                    .iter()
                    .map(|line| Finding::new(UNSAFE, file, *line, "not allowed here")),
            );
        }
    }
    found
}

pub(super) fn readable(files: &[File]) -> Vec<Finding> {
    files
        .iter()
        .filter_map(|file| {
            match &file.rust {
                Some(Err(error)) => Some(format!("does not read as Rust: {error}")),
                None if file.is_rust() => Some("is not text".to_owned()),
                _ => None,
            }
            .map(|text| Finding::new(READABLE, file, 1, text))
        })
        .collect()
}

/// Every line of every text, numbered from 1. A carriage return stays part of its line.
fn lines(files: &[File]) -> impl Iterator<Item = (&File, usize, &str)> {
    files.iter().flat_map(|file| {
        let text = file.text.as_deref().unwrap_or_default();
        text.split('\n')
            .enumerate()
            .map(move |(at, line)| (file, at + 1, line))
    })
}

#[cfg(test)]
mod tests {
    use super::{File, HOSTS, WORDS, forbidden_words, holds_word, registry_hosts};
    use super::{last_newline, lock_addresses, trailing_space, unsafe_code};

    fn file(path: &str, text: &str) -> [File; 1] {
        [File::new(path, text.into())]
    }

    #[test]
    fn words_are_whole_words() {
        let doubtful = concat!("XX", "X");
        // line, whether it holds the word
        let table = [
            (format!("// {doubtful}: why"), true),
            (format!("({doubtful})"), true),
            ("XXR 9".to_owned(), false),
            (format!("{doubtful}X"), false),
            (format!("_{doubtful}"), false),
            (format!("Ž{doubtful}"), false),
        ];
        for (line, expected) in table {
            assert_eq!(holds_word(&line, doubtful), expected, "{line}");
        }
    }

    #[test]
    fn every_word_is_found_where_it_is_looked_for() {
        for word in WORDS {
            let text = format!("a {} b\n", word.written);
            assert_eq!(forbidden_words(&file("a.rs", &text)).len(), 1);
            let elsewhere = usize::from(!word.only_rust);
            assert_eq!(forbidden_words(&file("a.md", &text)).len(), elsewhere);
            assert_eq!(forbidden_words(&file("tests/fixtures/a", &text)), []);
        }
    }

    #[test]
    fn hosts_are_found_everywhere_but_in_the_lock_file() {
        for host in HOSTS {
            let text = format!("https://{}/a\n", host.to_uppercase());
            assert!(!registry_hosts(&file("tests/fixtures/a", &text)).is_empty());
            assert_eq!(registry_hosts(&file("Cargo.lock", &text)), []);
        }
    }

    #[test]
    fn no_package_of_a_page_has_an_address() {
        let text =
            "    \"node_modules/a\": {\n      \"resolved\": \"https://mirror.example/a.tgz\",\n";
        assert_eq!(
            lock_addresses(&file("web/package-lock.json", text)).len(),
            1
        );
        assert_eq!(lock_addresses(&file("web/package.json", text)), []);
        let without = "      \"version\": \"1.0.0\",\n      \"integrity\": \"sha512-a\",\n";
        assert_eq!(lock_addresses(&file("web/package-lock.json", without)), []);
    }

    #[test]
    fn form_is_free_in_fixtures_only() {
        // text, breaks at the end of a line, breaks at the end of the file
        let table = [
            ("a\nb\n", 0, 0),
            ("a \nb\t\n", 2, 0),
            ("a\r\n", 1, 0),
            ("a", 0, 1),
            ("", 0, 0),
        ];
        for (text, spaces, ends) in table {
            assert_eq!(
                trailing_space(&file("a.md", text)).len(),
                spaces,
                "{text:?}"
            );
            assert_eq!(last_newline(&file("a.md", text)).len(), ends, "{text:?}");
            let fixture = file("tests/fixtures/a.pgn", text);
            assert_eq!(trailing_space(&fixture), []);
            assert_eq!(last_newline(&fixture), []);
        }
    }

    #[test]
    fn one_crate_alone_may_be_unsafe() {
        let text = format!("{} fn a() {{}}\n", "unsafe");
        assert_eq!(unsafe_code(&file("crates/a/src/lib.rs", &text)).len(), 1);
        assert_eq!(unsafe_code(&file("agents/lockd/src/lib.rs", &text)), []);
    }
}
