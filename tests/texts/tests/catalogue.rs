//! The catalogue is whole: each language has each message with the same arguments, and each message is used.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use adoube_catalogue::Language;
use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;

/// What a message, or one of its attributes, is filled in with.
#[derive(Debug, Default, PartialEq, Eq)]
struct Filled {
    arguments: BTreeSet<String>,
    /// Other messages, which are filled in with the same arguments.
    messages: BTreeSet<String>,
}

/// The messages of a language, each attribute by its name behind a dot: `refusal-hold-on.command`.
type Messages = BTreeMap<String, Filled>;

/// Reads a file; what is wrong with it is an error.
fn read(file: &str) -> Result<Messages, String> {
    let file = parser::parse(file).map_err(|(_, faults)| format!("{faults:?}"))?;
    let mut found = Messages::new();
    for entry in file.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Term(_) => return Err("no terms: programs could not ask for them".to_owned()),
            Entry::Junk { content } => return Err(format!("not read: {content}")),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
        };
        let id = message.id.name;
        let value = message.value.map(|value| (id.to_owned(), value));
        let attributes = message.attributes.into_iter();
        let attributes =
            attributes.map(|Attribute { id: of, value }| (format!("{id}.{}", of.name), value));
        for (name, pattern) in value.into_iter().chain(attributes) {
            let mut filled = Filled::default();
            of_pattern(&pattern, &mut filled);
            if found.insert(name.clone(), filled).is_some() {
                return Err(format!("{name} is there twice"));
            }
        }
    }
    Ok(found)
}

fn of_pattern(pattern: &Pattern<&str>, filled: &mut Filled) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => of_expression(expression, filled),
        }
    }
}

fn of_expression(expression: &Expression<&str>, filled: &mut Filled) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, filled),
        Expression::Select { selector, variants } => {
            of_inline(selector, filled);
            for variant in variants {
                of_pattern(&variant.value, filled);
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, filled: &mut Filled) {
    match inline {
        InlineExpression::VariableReference { id } => {
            filled.arguments.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            filled.messages.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference {
            arguments: CallArguments { positional, .. },
            ..
        } => {
            for argument in positional {
                of_inline(argument, filled);
            }
        }
        InlineExpression::Placeable { expression } => of_expression(expression, filled),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

/// All messages of a language: its folder in `text/`.
fn of_language(code: &str) -> Messages {
    let folder = root().join("text").join(code);
    let mut found = Messages::new();
    for entry in fs::read_dir(folder).unwrap() {
        let file = fs::read_to_string(entry.unwrap().path()).unwrap();
        for (name, filled) in read(&file).unwrap() {
            assert_eq!(found.insert(name.clone(), filled), None, "{name} is twice");
        }
    }
    found
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The arguments, with those of the messages that are a part of it.
fn arguments(messages: &Messages, name: &str) -> BTreeSet<String> {
    let Some(filled) = messages.get(name) else {
        return BTreeSet::new();
    };
    let of_parts = filled.messages.iter();
    let of_parts = of_parts.flat_map(|part| arguments(messages, part));
    filled.arguments.iter().cloned().chain(of_parts).collect()
}

/// What one language has and the other lacks, and where their arguments differ.
fn differences(one: &Messages, other: &Messages) -> Vec<String> {
    let names: BTreeSet<&String> = one.keys().chain(other.keys()).collect();
    let of_name = |name: &String| match (one.contains_key(name), other.contains_key(name)) {
        (true, true) => {
            let both = [one, other].map(|messages| arguments(messages, name));
            (both[0] != both[1]).then(|| format!("{name}: {both:?}"))
        }
        _ => Some(format!("{name} is missing in one language")),
    };
    names.into_iter().filter_map(of_name).collect()
}

/// Quoted texts of a source; those of its tests are none.
fn quoted(source: &str) -> impl Iterator<Item = &str> {
    let source = source
        .split_once("#[cfg(test)]\nmod tests {")
        .map_or(source, |(source, _)| source);
    source.split(['"', '\'', '`'])
}

/// The messages that no source names and no other message contains. A source names a message by its id, or by how
/// the ids of several begin: `change-{}`, `penalty-${kind}`.
fn unused<'a>(messages: &'a Messages, sources: &[String]) -> Vec<&'a str> {
    let all: BTreeSet<&str> = sources.iter().flat_map(|source| quoted(source)).collect();
    let begun: BTreeSet<&str> = all
        .iter()
        .filter_map(|text| text.split_once(['{', '$']))
        .map(|(begin, _)| begin)
        .filter(|begin| begin.len() > 1 && begin.ends_with('-'))
        .collect();
    let parts: BTreeSet<&str> = messages
        .values()
        .flat_map(|filled| filled.messages.iter().map(String::as_str))
        .collect();
    let ids = messages.keys().filter(|name| !name.contains('.'));
    let is_used = |id: &str| {
        all.contains(id) || parts.contains(id) || begun.iter().any(|begin| id.starts_with(begin))
    };
    ids.map(String::as_str).filter(|id| !is_used(id)).collect()
}

/// How sources ask for a message whose id they write out.
const CALLS: [&str; 2] = ["CatalogueMessage::new(\"", "message(\""];

/// The ids that sources ask for and the catalogue lacks.
fn missing<'a>(messages: &Messages, sources: &'a [String]) -> Vec<&'a str> {
    let calls = CALLS.iter().flat_map(|call| {
        let calls = sources.iter().flat_map(|source| {
            let source = source.split("#[cfg(test)]\nmod tests {").next();
            source.unwrap_or_default().split(*call).skip(1)
        });
        calls.filter_map(|rest| rest.split('"').next())
    });
    let parts = messages.values().flat_map(|filled| &filled.messages);
    let parts = parts.filter(|part| !messages.contains_key(*part));
    assert_eq!(parts.collect::<Vec<_>>(), Vec::<&String>::new());
    calls.filter(|id| !messages.contains_key(*id)).collect()
}

/// What is shipped: the programs and the pages, without their tests.
fn sources() -> Vec<String> {
    let mut found = Vec::new();
    for folder in ["crates", "services", "agents", "cli", "web"] {
        collect(&root().join(folder), &mut found);
    }
    assert!(found.len() > 1_000, "{}", found.len());
    found
}

fn collect(folder: &Path, found: &mut Vec<String>) {
    const LEFT_OUT: [&str; 7] = [
        "tests",
        "node_modules",
        "dist",
        "api",
        "dev",
        "tools",
        "i18n",
    ];
    for entry in fs::read_dir(folder).unwrap() {
        let path: PathBuf = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            if !LEFT_OUT.contains(&name.as_str()) {
                collect(&path, found);
            }
            continue;
        }
        let is_source = [".rs", ".ts", ".svelte"]
            .iter()
            .any(|end| name.ends_with(end));
        let is_test = ["tests.rs", ".test.ts"]
            .iter()
            .any(|end| name.ends_with(end));
        if is_source && !is_test {
            found.push(fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn each_language_has_each_message_with_the_same_arguments() {
    let english = of_language(Language::English.code());
    for language in Language::ALL {
        let found = differences(&english, &of_language(language.code()));
        assert_eq!(found, Vec::<String>::new(), "{language:?}");
    }
    assert_eq!(
        fs::read_dir(root().join("text"))
            .unwrap()
            .filter(|entry| entry.as_ref().unwrap().path().is_dir())
            .count(),
        Language::ALL.len()
    );
}

#[test]
fn each_message_is_used_and_none_is_missing() {
    let english = of_language(Language::English.code());
    let sources = sources();
    assert_eq!(unused(&english, &sources), Vec::<&str>::new());
    assert_eq!(missing(&english, &sources), Vec::<&str>::new());
}

#[test]
fn a_catalogue_with_a_fault_is_refused() {
    let of = |file: &'static str| read(file).unwrap();
    let one = of("a = { $x }\nb = B\n    .page = { $y }\n");
    for (other, fault) in [
        ("a = { $x }\nb = B\n", "b.page is missing"),
        ("a = { $x }\n", "b is missing"),
        ("a = A\nb = B\n    .page = { $y }\n", "a: "),
        ("a = { $x }\nb = B\n    .page = { $x }\n", "b.page: "),
        ("a = { $x }\nb = B { a }\n    .page = { $y }\n", "b: "),
    ] {
        let found = differences(&one, &of(other)).join("\n");
        assert!(found.contains(fault), "{other}: {found}");
    }
    for file in ["a = { $x", "a = A\na = B\n", "-term = T\n"] {
        assert!(read(file).is_err(), "{file}");
    }
    let sources = |source: &str| vec![source.to_owned()];
    assert_eq!(unused(&one, &sources(r#"new("a")"#)), ["b"]);
    assert_eq!(unused(&of("a-1 = A\n"), &sources("`a-${x}`")), [""; 0]);
    let in_tests = "#[cfg(test)]\nmod tests {\n    \"a\" \"b\"";
    assert_eq!(unused(&one, &sources(in_tests)), ["a", "b"]);
    assert_eq!(missing(&one, &sources(r#"message("c")"#)), ["c"]);
}
