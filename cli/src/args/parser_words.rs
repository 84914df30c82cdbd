//! What the library says of a command line and in its help, in the reader's language.

use adoube_user_text::catalogue::{CatalogueMessage, filled};

/// What the library says, and the message for it. `{}` is what it names: the message's arguments `a`, `b` and `c`.
const WORDS: [(&str, &str); 48] = [
    ("Usage:", "cli-parser-usage"),
    ("Commands:", "cli-parser-commands"),
    ("Arguments:", "cli-parser-arguments"),
    ("Options:", "cli-parser-options"),
    ("Every command:", "cli-parser-every-command"),
    ("[OPTIONS]", "cli-parser-some-options"),
    ("<COMMAND>", "cli-parser-command"),
    ("[COMMAND]", "cli-parser-optional-command"),
    ("[default: {}]", "cli-parser-default"),
    ("[env: {}]", "cli-parser-environment"),
    ("[possible values: {}]", "cli-parser-values"),
    ("Possible values:", "cli-parser-values-list"),
    ("Print help (see more with '{}')", "cli-parser-help-more"),
    (
        "Print help (see a summary with '{}')",
        "cli-parser-help-less",
    ),
    ("Print help", "cli-parser-help"),
    ("Print version", "cli-parser-version"),
    (
        "Print this message or the help of the given subcommand(s)",
        "cli-parser-help-command",
    ),
    (
        "unexpected argument '{}' found",
        "cli-parser-unknown-argument",
    ),
    ("unrecognized subcommand '{}'", "cli-parser-unknown-command"),
    (
        "the following required arguments were not provided:",
        "cli-parser-missing-arguments",
    ),
    (
        "'{}' requires a subcommand but one was not provided",
        "cli-parser-missing-command",
    ),
    ("[subcommands: {}]", "cli-parser-missing-command-list"),
    (
        "a value is required for '{}' but none was supplied",
        "cli-parser-missing-value",
    ),
    ("invalid value '{}' for '{}'", "cli-parser-invalid-value"),
    (
        "unexpected value '{}' for '{}' found; no more were expected",
        "cli-parser-too-many-values",
    ),
    (
        "the argument '{}' cannot be used multiple times",
        "cli-parser-argument-repeated",
    ),
    (
        "the argument '{}' cannot be used with",
        "cli-parser-conflict",
    ),
    (
        "the subcommand '{}' cannot be used with",
        "cli-parser-conflict-command",
    ),
    ("tip:", "cli-parser-tip"),
    ("a similar argument exists: '{}'", "cli-parser-similar"),
    (
        "some similar arguments exist: {}",
        "cli-parser-similar-list",
    ),
    ("a similar subcommand exists: '{}'", "cli-parser-similar"),
    (
        "some similar subcommands exist: {}",
        "cli-parser-similar-list",
    ),
    ("a similar value exists: '{}'", "cli-parser-similar"),
    ("to pass '{}' as a value, use '{}'", "cli-parser-as-value"),
    ("For more information, try '{}'.", "cli-parser-more"),
    (": {} is not in {}..={}", "cli-parser-range"),
    ("invalid digit found in string", "cli-parser-whole-number"),
    (
        "cannot parse integer from empty string",
        "cli-parser-whole-number",
    ),
    ("invalid float literal", "cli-parser-number"),
    (
        "number too large to fit in target type",
        "cli-parser-too-large",
    ),
    (
        "number too small to fit in target type",
        "cli-parser-too-small",
    ),
    // What types of ours say that know no catalogue.
    (
        "'{}' is not a board: write round.board, such as 3.12",
        "cli-usage-board",
    ),
    (
        "'{}' is not an id: 1 to 32 of a-z, 0-9 and '-', not beginning with '-'",
        "cli-usage-id",
    ),
    (
        "'{}' is none of the languages: {}",
        "cli-usage-piece-letters",
    ),
    (
        "write one of the languages there are: {} or {}",
        "cli-usage-language",
    ),
    ("'{}' is none of dgt, {}", "cli-usage-make"),
    (
        "not eight ranks of eight squares such as {}",
        "cli-usage-placement",
    ),
];

/// A text of the library in the reader's language. What is not known here, such as a new version's words, stays English.
pub(super) fn in_words(text: &str) -> String {
    let reworded = text.split('\n').map(|line| {
        let line = line.to_owned();
        WORDS.into_iter().fold(line, |line, (theirs, id)| {
            reworded(&line, theirs, id).unwrap_or(line)
        })
    });
    reworded.collect::<Vec<_>>().join("\n")
}

/// A line with a message for the library's words; `None` where they are not in it.
fn reworded(line: &str, theirs: &str, id: &'static str) -> Option<String> {
    let mut parts = theirs.split("{}");
    let begin = parts.next()?;
    let first = line.find(begin)?;
    // What it begins with may be there several times, such as a quotation mark: the last one before the next part counts.
    let next = parts.clone().next().unwrap_or_default();
    let end = line[first + begin.len()..].find(next)? + first + begin.len();
    let at = line[first..end].rfind(begin)? + first;
    let (before, mut rest) = (&line[..at], &line[at + begin.len()..]);
    let mut message = CatalogueMessage::new(id);
    for (name, part) in ["a", "b", "c"].into_iter().zip(parts) {
        let (given, behind) = match part {
            "" => (rest, ""),
            part => rest.split_once(part)?,
        };
        message = message.text(name, given);
        rest = behind;
    }
    Some(format!("{before}{}{rest}", filled(&message)))
}
