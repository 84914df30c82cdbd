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
    let mut found = Messages::new();
    for file in adoube_texts::files(code) {
        for (name, filled) in read(&file).unwrap() {
            assert_eq!(found.insert(name.clone(), filled), None, "{name} is twice");
        }
    }
    found
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

/// Quoted texts of a source.
fn quoted(source: &str) -> impl Iterator<Item = &str> {
    source.split(['"', '\'', '`'])
}

/// How a page asks for a word of a family: all ids that begin with the family's and a hyphen.
const FAMILIES: [&str; 4] = ["word", "known", "retold", "inWords"];

/// How the ids begin that sources put together: `change-{}`, `penalty-${kind}`, `word("pages-role", role)`.
fn begun(sources: &Sources) -> BTreeSet<String> {
    let all = sources.all().flat_map(quoted);
    let all = all.filter_map(|text| Some(text.split_once(['{', '$'])?.0));
    let put_together = all.filter(|begin| begin.len() > 1 && begin.ends_with('-'));
    let families = FAMILIES.iter().flat_map(|name| sources.calls(name));
    let reported = sources.programs.iter().flat_map(|source| {
        let calls = source.split("reported(\"").skip(1);
        calls.filter_map(|rest| rest.split('"').next())
    });
    let families = families.chain(reported);
    let families = families.map(|family| format!("{family}-"));
    put_together.map(str::to_owned).chain(families).collect()
}

/// The messages that no source names and no other message contains. A source names a message by its id, or by how
/// the ids of several begin.
fn unused<'a>(messages: &'a Messages, sources: &Sources) -> Vec<&'a str> {
    let all: BTreeSet<&str> = sources.all().flat_map(quoted).collect();
    let next_steps = sources.next_steps();
    let begun = begun(sources);
    let parts: BTreeSet<&str> = messages
        .values()
        .flat_map(|filled| filled.messages.iter().map(String::as_str))
        .collect();
    let ids = messages.keys().filter(|name| !name.contains('.'));
    let is_used = |id: &str| {
        let mut begun = begun.iter();
        let is_named = all.contains(id) || parts.contains(id) || next_steps.contains(id);
        let is_known = id == NAME || id.starts_with(HELP);
        is_known || is_named || begun.any(|it| id.starts_with(it))
    };
    ids.map(String::as_str).filter(|id| !is_used(id)).collect()
}

/// What a language calls itself: the pages look it up in the file.
const NAME: &str = "pages-language-name";

/// How the ids of the help begin: a test of the command line finds those of no command (`cli/src/args/tests.rs`).
const HELP: &str = "help-";

/// How a program asks for a message.
const ASKED: [&str; 4] = ["CatalogueMessage::new(", "message!(", "text!(", "trouble!("];

/// The ids, and the families, that sources ask for and the catalogue lacks.
fn missing(messages: &Messages, sources: &Sources) -> Vec<String> {
    let parts = messages.values().flat_map(|filled| &filled.messages);
    let parts = parts.filter(|part| !messages.contains_key(*part));
    assert_eq!(parts.collect::<Vec<_>>(), Vec::<&String>::new());
    let programs = ASKED.iter().flat_map(|call| sources.ids(call));
    let calls = programs.chain(sources.calls("t"));
    let families = FAMILIES.iter().flat_map(|name| sources.calls(name));
    let is_family = |family: &&str| {
        let begin = format!("{family}-");
        messages.keys().any(|id| id.starts_with(&begin))
    };
    // An id may go through a function or a list first.
    let named = sources.programs.iter().flat_map(|source| quoted(source));
    let named = named.filter(|text| is_own_id(text) && !is_family(text));
    let next_steps = sources.next_steps().into_iter();
    calls
        .chain(named)
        .map(str::to_owned)
        .chain(next_steps)
        .filter(|id| !messages.contains_key(id))
        .chain(families.filter(|it| !is_family(it)).map(str::to_owned))
        .collect()
}

/// Whether a quoted text of a program is an id of the files that only programs and officials' pages read.
fn is_own_id(text: &str) -> bool {
    let begins = ["cli-", "file-", "officials-", "server-"].iter();
    let mut begins = begins.filter(|begin| text.starts_with(**begin));
    let is_id = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    begins.next().is_some() && text.chars().all(is_id) && !text.ends_with('-')
}

/// What is shipped, without tests.
#[derive(Debug, Default)]
struct Sources {
    programs: Vec<String>,
    pages: Vec<String>,
}

impl Sources {
    fn all(&self) -> impl Iterator<Item = &str> {
        let all = self.programs.iter().chain(&self.pages);
        all.map(String::as_str)
    }

    /// The first arguments of a program's calls, where they are written out.
    fn ids(&self, call: &str) -> impl Iterator<Item = &str> {
        let calls = self
            .programs
            .iter()
            .flat_map(move |it| it.split(call).skip(1));
        calls.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next())
    }

    /// The ids of what `trouble!` says to do next.
    fn next_steps(&self) -> BTreeSet<String> {
        let troubles = self.ids("trouble!(");
        troubles.map(|id| format!("{id}-next")).collect()
    }

    /// The first arguments of a function's calls in the pages, where they are written out.
    fn calls<'a>(&'a self, function: &str) -> impl Iterator<Item = &'a str> {
        let called = format!("{function}(");
        self.pages.iter().flat_map(move |source| {
            let calls = source.match_indices(&called).map(|(at, _)| at);
            let is_whole = |at: &usize| {
                let before = source[..*at].chars().next_back();
                !before.is_some_and(|c| c.is_alphanumeric() || "_.".contains(c))
            };
            let arguments = calls
                .filter(is_whole)
                .map(|at| source[at + called.len()..].trim_start());
            let written = arguments.filter_map(|rest| rest.strip_prefix('"')?.split('"').next());
            written.collect::<Vec<_>>()
        })
    }
}

fn sources() -> Sources {
    let root = adoube_texts::folder().join("..");
    let mut found = Sources::default();
    for folder in ["crates", "services", "agents", "cli"] {
        collect(&root.join(folder), &mut found.programs);
    }
    for folder in ["shared", "console", "wall", "play"] {
        collect(&root.join("web").join(folder), &mut found.pages);
    }
    assert!(found.programs.len() > 700, "{}", found.programs.len());
    assert!(found.pages.len() > 300, "{}", found.pages.len());
    found
}

fn collect(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path: PathBuf = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            if name != "tests" {
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
            let source = fs::read_to_string(&path).unwrap();
            let shipped = source.split("#[cfg(test)]\nmod tests {").next();
            found.push(shipped.unwrap_or_default().to_owned());
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
        fs::read_dir(adoube_texts::folder())
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
    let sources = |program: &str, page: &str| Sources {
        programs: vec![program.to_owned()],
        pages: vec![page.to_owned()],
    };
    let none = [""; 0];
    assert_eq!(unused(&one, &sources(r#"new("a")"#, "")), ["b"]);
    assert_eq!(unused(&of("a-1 = A\n"), &sources("", "`a-${x}`")), none);
    let family = sources("", r#"word("a", x), word(b, x), other.word("c", x)"#);
    assert_eq!(
        unused(&of("a-1 = A\nb-1 = B\nc-1 = C\n"), &family),
        ["b-1", "c-1"]
    );
    assert_eq!(missing(&one, &family), ["a"]);
    let program = sources("text!(\"b\"), trouble!(\n \"a\", b)", "");
    assert_eq!(missing(&one, &program), ["a-next"]);
    assert_eq!(unused(&of("a = A\na-next = A\nb = B\n"), &program), none);
    let page = sources(
        r#"CatalogueMessage::new("d")"#,
        "t(\n \"c\"), at(\"e\"), t(\"a\")",
    );
    assert_eq!(missing(&one, &page), ["d", "c"]);
}
