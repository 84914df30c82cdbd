//! No sentence of the program is told in English alone without being named here: whoever writes a new one gives it its
//! word, and each language the sentence.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use adoube_catalogue::Language;
use adoube_texts::languages;

/// Where sentences in English alone are written, and how many: a language that no page has; time controls of which the
/// sides have different ones; pairings, which the command line alone takes.
const ALONE: [(&str, usize); 4] = [
    ("crates/tournament/src/board/decide/entering.rs", 1),
    ("crates/tournament/src/incident/ruling/control_note.rs", 2),
    ("crates/tournament/src/round/decide.rs", 4),
    ("crates/tournament/src/round/players_out.rs", 1),
];

fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut folders: Vec<PathBuf> = ["crates/tournament/src", "services/coordinator/src"]
        .map(|folder| root.join(folder))
        .into();
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.strip_prefix(&root).unwrap().display().to_string();
            if path.is_dir() && !name.ends_with("tests") {
                folders.push(path);
            } else if path.extension().is_some_and(|of| of == "rs") && !name.ends_with("tests.rs") {
                let text = fs::read_to_string(path).unwrap();
                let code = text
                    .lines()
                    .filter(|line| !line.trim_start().starts_with("//"));
                found.push((name, code.collect::<Vec<_>>().join("\n")));
            }
        }
    }
    found
}

/// The word of each note that is made with one that stands there.
fn words(source: &str) -> impl Iterator<Item = &str> {
    let made = source.split("note!(").skip(1);
    made.filter_map(|rest| Some(rest.trim_start().strip_prefix('"')?.split_once('"')?.0))
}

#[test]
fn every_note_has_a_sentence_in_every_language() {
    let sources = sources();
    let words: BTreeSet<&str> = sources.iter().flat_map(|(_, text)| words(text)).collect();
    assert!(words.len() > 60, "{words:?}");
    let families = ["pages-refusal", "server-note", "server-turn"];
    for (language, texts) in languages() {
        let told = |word: &str| {
            let of_catalogue = Language::ALL.into_iter();
            let of_catalogue = of_catalogue.filter(|of| of.code() == language);
            families
                .iter()
                .any(|of| texts.contains_key(&format!("{of}-{word}")))
                || of_catalogue
                    .flat_map(Language::files)
                    .any(|file| file.contains(&format!("\nchange-{word} =")))
        };
        let missing: Vec<_> = words.iter().filter(|word| !told(word)).collect();
        assert_eq!(missing, Vec::<&&str>::new(), "{language}");
    }
}

#[test]
fn what_is_told_in_english_alone_is_named_here() {
    let alone: BTreeMap<String, usize> = sources()
        .into_iter()
        .map(|(name, text)| (name, text.matches("Note::plain(").count()))
        .filter(|(_, notes)| *notes > 0)
        .collect();
    let named = ALONE.map(|(name, notes)| (name.to_owned(), notes));
    assert_eq!(alone, BTreeMap::from(named));
}
