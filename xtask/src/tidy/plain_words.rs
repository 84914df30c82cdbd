//! Words that readers stumble over, counted where they are still used: the numbers can only fall.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Finding, files::File, rules::PLAIN_WORDS, text::occurrences};

/// The numbers, from the workspace's root.
const PATH: &str = "xtask/plain-words.toml";

/// The most places that are named of a word.
const MOST_PLACES: usize = 5;

/// In sentences, each with a plain one.
const SENTENCES: &[(&str, &str)] = &[
    ("anew", "again, new"),
    ("as things stand", "now"),
    ("asked", "required, requested"),
    ("besides", "also"),
    ("by itself", "automatically"),
    ("go on", "resume, continue"),
    ("goes on", "resumes, continues"),
    ("heard", "connected, received"),
    ("held", "locked, kept"),
    ("nought", "zero"),
    ("silent", "disconnected, not responding"),
    ("stand", "be, be stopped, be stored"),
    ("stands", "is, is stopped, is stored"),
    ("told", "reported, shown, sent"),
    ("whence", "from where"),
    ("whoever", "the person who"),
];

/// In names of source files, each with what is named instead.
const NAMES: &[(&str, &str)] = &[
    ("alike", "what is equal"),
    ("anew", "what is replaced"),
    ("apart", "what differs"),
    ("aside", "what is postponed"),
    ("asked", "the request"),
    ("behind", "what is late"),
    ("beside", "the other things"),
    ("deeds", "the commands"),
    ("drama", "the faults"),
    ("elsewhere", "the place"),
    ("foreseen", "the forecast"),
    ("happened", "the event"),
    ("heard", "the message, the contact"),
    ("held", "the lock"),
    ("kept", "the stored things"),
    ("looked", "the check"),
    ("looking", "the check"),
    ("meanwhile", "what changed"),
    ("odd", "the warnings"),
    ("retold", "the translation"),
    ("said", "the message"),
    ("seen", "the observation"),
    ("stands", "the state"),
    ("told", "the message, the view"),
    ("unlooked", "the pending checks"),
    ("wish", "the request"),
    ("wishes", "the requests"),
];

/// Where words are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Names,
    Texts,
    Documents,
    Comments,
}

impl Place {
    const ALL: [Self; 4] = [Self::Names, Self::Texts, Self::Documents, Self::Comments];

    const fn words(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Names => NAMES,
            Self::Texts | Self::Documents | Self::Comments => SENTENCES,
        }
    }

    const fn table(self) -> &'static str {
        match self {
            Self::Names => "names",
            Self::Texts => "texts",
            Self::Documents => "documents",
            Self::Comments => "comments",
        }
    }
}

/// How often each word may be used: as often as it is.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Allowed {
    names: BTreeMap<String, usize>,
    texts: BTreeMap<String, usize>,
    documents: BTreeMap<String, usize>,
    comments: BTreeMap<String, usize>,
}

impl Allowed {
    const fn of(&self, place: Place) -> &BTreeMap<String, usize> {
        match place {
            Place::Names => &self.names,
            Place::Texts => &self.texts,
            Place::Documents => &self.documents,
            Place::Comments => &self.comments,
        }
    }
}

/// A file, and the line in it.
type Use<'a> = (&'a File, usize);

pub(super) fn counts(files: &[File]) -> Vec<Finding> {
    let list = files.iter().find(|file| file.path == PATH);
    let text = list.and_then(|file| file.text.as_deref());
    let allowed = match toml::from_str::<Allowed>(text.unwrap_or_default()) {
        Ok(allowed) => allowed,
        Err(error) => return list.map(|file| unread(file, &error)).into_iter().collect(),
    };
    let mut wrong = Vec::new();
    for place in Place::ALL {
        let found = uses(files, place);
        for (word, plain) in place.words() {
            let uses = found.get(word).map_or(&[][..], Vec::as_slice);
            let now = allowed.of(place).get(*word).copied().unwrap_or_default();
            wrong.extend(compared(place, (word, plain), uses, now));
        }
        let known = |word: &str| place.words().iter().any(|(known, _)| *known == word);
        let others = allowed.of(place).keys().filter(|word| !known(word));
        wrong.extend(
            others.map(|word| in_list(format!("[{}] {word}: no such word", place.table()))),
        );
    }
    wrong
}

fn unread(file: &File, error: &toml::de::Error) -> Finding {
    Finding::new(PLAIN_WORDS, file, 1, format!("cannot be read: {error}"))
}

fn in_list(text: String) -> Finding {
    Finding {
        rule: PLAIN_WORDS,
        file: PATH.to_owned(),
        line: 1,
        item: String::new(),
        measured: 0,
        text,
    }
}

/// More than there were, or fewer: then the number falls with them.
fn compared(
    place: Place,
    (word, plain): (&str, &str),
    uses: &[Use<'_>],
    now: usize,
) -> Option<Finding> {
    let table = place.table();
    if uses.len() < now {
        let text = format!("[{table}] {word} = {now}: has shrunk, write {}", uses.len());
        return Some(in_list(text));
    }
    let (file, line) = uses.first().filter(|_| uses.len() > now)?;
    let places: Vec<String> = uses
        .iter()
        .take(MOST_PLACES)
        .map(|(file, line)| format!("{}:{line}", file.path))
        .collect();
    let text = format!(
        "\"{word}\" is used {} times in {table}, {now} are allowed: write plainly ({plain}); uses: {}",
        uses.len(),
        places.join(", ")
    );
    Some(Finding::new(PLAIN_WORDS, file, *line, text))
}

/// Every use of the place's words.
fn uses(files: &[File], place: Place) -> BTreeMap<&'static str, Vec<Use<'_>>> {
    let mut found: BTreeMap<&str, Vec<Use<'_>>> = BTreeMap::new();
    for file in files.iter().filter(|file| !file.is_fixture()) {
        for (number, sentence) in sentences(file, place) {
            for (word, _) in place.words() {
                let times = occurrences(&sentence, word, part_of_word);
                let uses = std::iter::repeat_n((file, number), times);
                found.entry(word).or_default().extend(uses);
            }
        }
    }
    found
}

/// What of a file is read there, in lower case with words apart, and its line.
fn sentences(file: &File, place: Place) -> Vec<(usize, String)> {
    let path = file.path.as_str();
    let ends = |ends: &[&str]| ends.iter().any(|end| path.ends_with(end));
    let source = ends(&[".rs", ".ts", ".mjs", ".svelte", ".proto"]);
    let lines = || file.text.as_deref().unwrap_or_default().lines();
    let numbered = || lines().enumerate().map(|(index, line)| (index + 1, line));
    match place {
        Place::Names if source => {
            let name = path.rsplit('/').next().unwrap_or_default();
            vec![(1, parts(name.split('.').next().unwrap_or_default()))]
        }
        Place::Texts if path.starts_with("text/en/") => numbered()
            .filter(|(_, line)| !line.starts_with('#'))
            .map(|(number, line)| (number, message(line).to_lowercase()))
            .collect(),
        Place::Documents if ends(&[".md"]) => numbered()
            .map(|(number, line)| (number, line.to_lowercase()))
            .collect(),
        Place::Comments if source => numbered()
            .filter(|(_, line)| line.trim_start().starts_with("//"))
            .map(|(number, line)| (number, line.to_lowercase()))
            .collect(),
        Place::Names | Place::Texts | Place::Documents | Place::Comments => Vec::new(),
    }
}

/// A message without its id and the names of its arguments.
fn message(line: &str) -> String {
    let text = line.split_once(" = ").map_or(line, |(_, text)| text);
    let parts = text.split('}');
    parts
        .map(|part| part.split_once('{').map_or(part, |(before, _)| before))
        .collect()
}

/// `goOnAnew_told` in words.
fn parts(name: &str) -> String {
    let mut words = String::new();
    for c in name.chars() {
        if c.is_uppercase() || c == '_' || c == '-' {
            words.push(' ');
        }
        if c.is_alphanumeric() {
            words.extend(c.to_lowercase());
        }
    }
    words
}

/// Nor as a part of an id, such as `told-id`.
fn part_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '-'
}

#[cfg(test)]
mod tests {
    use super::{File, counts};

    fn said(files: &[(&str, &str)]) -> Vec<String> {
        let files = files.iter();
        let files: Vec<File> = files
            .map(|(path, text)| File::new(*path, text.as_bytes().to_vec()))
            .collect();
        counts(&files).into_iter().map(|found| found.text).collect()
    }

    #[test]
    fn a_word_is_counted_in_each_place() {
        // file, text, table where it counts
        for (path, text, table) in [
            ("src/told_tests.rs", "", "names"),
            ("web/play/notToldYet.ts", "", "names"),
            ("src/untold.rs", "", ""),
            ("text/en/play.ftl", "told-id = It was told.\n", "texts"),
            (
                "text/en/play.ftl",
                "told-id = It was shown: { $told }.\n",
                "",
            ),
            ("text/es/play.ftl", "a = told\n", ""),
            ("docs/a.md", "It is Told.\n", "documents"),
            ("src/a.rs", "/// What is told.\n", "comments"),
            ("src/a.rs", "let told = 1;\n", ""),
        ] {
            let found = said(&[(path, text)]);
            let expected = format!("\"told\" is used 1 times in {table}, 0 are allowed");
            assert_eq!(
                found.len(),
                usize::from(!table.is_empty()),
                "{path} {found:?}"
            );
            assert!(
                found.iter().all(|it| it.starts_with(&expected)),
                "{found:?}"
            );
        }
    }

    #[test]
    fn the_numbers_can_only_fall() {
        let twice = ("docs/a.md", "Whoever is told whoever.\n");
        for (list, expected) in [
            ("[documents]\nwhoever = 2\ntold = 1\n", ""),
            (
                "[documents]\nwhoever = 1\ntold = 1\n",
                "\"whoever\" is used 2 times",
            ),
            (
                "[documents]\nwhoever = 3\ntold = 1\n",
                "has shrunk, write 2",
            ),
            (
                "[documents]\nwhoever = 2\ntold = 1\nwords = 1\n",
                "words: no such word",
            ),
            (
                "[documents]\nwhoever = 2\ntold = 1\n[names]\nstand = 1\n",
                "stand: no such word",
            ),
            ("[others]\n", "cannot be read"),
        ] {
            let found = said(&[twice, (super::PATH, list)]);
            assert_eq!(found.len(), usize::from(!expected.is_empty()), "{found:?}");
            assert!(found.iter().all(|it| it.contains(expected)), "{found:?}");
        }
    }
}
