//! The texts of the pages in each language, for tests that ask whether one has all that a service tells.

#![allow(clippy::expect_used)]

pub mod spanish;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;

/// The texts of a language by the ids of their messages, with the names that are filled in in braces.
pub type Texts = BTreeMap<String, String>;

/// The folder of the texts: one folder a language.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../text")
}

/// The files of a language, such as "es".
///
/// # Panics
///
/// Where one cannot be read.
pub fn files(language: &str) -> Vec<String> {
    let files = fs::read_dir(folder().join(language)).expect("a language");
    let files = files.map(|file| file.expect("a file of texts").path());
    let files = files.map(|file| fs::read_to_string(file).expect("texts"));
    files.collect()
}

/// The texts of `text/` by language, such as "es".
///
/// # Panics
///
/// Where a file cannot be read, or there are fewer than two languages.
pub fn languages() -> BTreeMap<String, Texts> {
    let entries = fs::read_dir(folder()).expect("the texts");
    let folders = entries.map(|entry| entry.expect("a language").path());
    let codes = folders.filter(|path| path.is_dir()).map(|path| {
        let name = path.file_name().expect("a name");
        name.to_string_lossy().into_owned()
    });
    let found: BTreeMap<String, Texts> = codes
        .map(|code| {
            let texts = files(&code).iter().flat_map(|file| read(file)).collect();
            (code, texts)
        })
        .collect();
    assert!(found.len() > 1, "{:?}", found.keys());
    found
}

fn read(file: &str) -> Vec<(String, String)> {
    let file = parser::parse(file).expect("a file in Fluent's format");
    let messages = file.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let texts = messages.filter_map(|Message { id, value, .. }| {
        let mut text = String::new();
        write(&value?, &mut text);
        Some((id.name.to_owned(), text))
    });
    texts.collect()
}

/// Of several forms, the one for all other cases.
fn write(pattern: &Pattern<&str>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    text.extend(["{", id.name, "}"]);
                }
                Expression::Inline(InlineExpression::StringLiteral { value }) => {
                    text.push_str(value);
                }
                Expression::Inline(_) => {}
                Expression::Select { variants, .. } => {
                    if let Some(other) = variants.iter().find(|variant| variant.default) {
                        write(&other.value, text);
                    }
                }
            },
        }
    }
}

/// The id of the family's text that this sentence is, as a page finds it (`retold`): `{n1}` stands for a figure, `{name}`
/// for anything.
pub fn known<'a>(texts: &'a Texts, family: &str, said: &str) -> Option<&'a str> {
    let said = said.replace('\'', "’");
    let is_of_family = |id: &str| {
        id.strip_prefix(family)
            .is_some_and(|rest| rest.starts_with('-'))
    };
    let mut of_family = texts.iter().filter(|(id, _)| is_of_family(id));
    let found = of_family.find(|(_, text)| is_of(text, &said));
    found.map(|(id, _)| id.as_str())
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
    let is_figure = name
        .strip_prefix('n')
        .is_some_and(|number| number.parse::<u8>().is_ok());
    let ends = said.char_indices().map(|(at, it)| at + it.len_utf8());
    ends.take_while(|end| !is_figure || said[..*end].bytes().all(|it| it.is_ascii_digit()))
        .any(|end| is_of(rest, &said[end..]))
}
