//! The sentences of the pages in each language, for tests that ask whether one has all that a service tells.

#![allow(clippy::expect_used)]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The sentences of a language by their keys, with the names that are filled in in braces.
pub type Texts = BTreeMap<String, String>;

/// The sentences of `web/i18n` by language, such as "es".
///
/// # Panics
///
/// Where a file cannot be read, or there are fewer than two.
pub fn languages() -> BTreeMap<String, Texts> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/i18n");
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("web/i18n") {
        let path = entry.expect("web/i18n").path();
        if path.extension().is_some_and(|it| it == "json") {
            let text = fs::read_to_string(&path).expect("a language");
            let texts = serde_json::from_str(&text).expect("sentences by their keys");
            let name = path.file_stem().expect("a name").to_string_lossy();
            found.insert(name.into_owned(), texts);
        }
    }
    assert!(found.len() > 1, "{:?}", found.keys());
    found
}

/// The key of the family's sentence that this one is, as a page finds it (`retold`): `{1}` stands for a figure, `{name}`
/// for anything.
pub fn known<'a>(texts: &'a Texts, family: &str, said: &str) -> Option<&'a str> {
    let said = said.replace('\'', "’");
    let mut of_family = texts
        .iter()
        .filter(|(key, _)| key.split_once('.').is_some_and(|(of, _)| of == family));
    let found = of_family.find(|(_, text)| is_of(text, &said));
    found.map(|(key, _)| key.as_str())
}

/// Whether a sentence is one of this form.
fn is_of(form: &str, said: &str) -> bool {
    let Some((literal, rest)) = form.split_once('{') else {
        return form == said;
    };
    let Some(said) = said.strip_prefix(literal) else {
        return false;
    };
    let Some((name, rest)) = rest.split_once('}') else {
        return false;
    };
    let is_figure = name.bytes().all(|it| it.is_ascii_digit());
    let ends = said.char_indices().map(|(at, it)| at + it.len_utf8());
    ends.take_while(|end| !is_figure || said[..*end].bytes().all(|it| it.is_ascii_digit()))
        .any(|end| is_of(rest, &said[end..]))
}
