//! Tests of texts in Spanish: a process has one language, so each runs in a process of its own.

use std::process::Command;

use adoube_catalogue::Language;

use crate::catalogue;

/// Set for the process that speaks Spanish: a process has one language.
const IN_SPANISH: &str = "ADOUBE_TEST_IN_SPANISH";

/// English words that no Spanish text has.
const ENGLISH: [&str; 40] = [
    "the",
    "and",
    "of",
    "to",
    "by",
    "is",
    "at",
    "it",
    "was",
    "were",
    "this",
    "that",
    "with",
    "from",
    "for",
    "not",
    "yet",
    "in",
    "on",
    "or",
    "as",
    "be",
    "White",
    "Black",
    "ruling",
    "rulings",
    "clock",
    "clocks",
    "game",
    "board",
    "boards",
    "incident",
    "disconnected",
    "back",
    "line",
    "lines",
    "move",
    "moves",
    "type",
    "each",
];

/// Commands, options and identifiers stay as they are typed.
fn without_commands(told: &str) -> String {
    let mut words = Vec::new();
    let mut is_command = false;
    for word in told.split_whitespace() {
        is_command = word.contains("adoube")
            || is_command && !word.ends_with([')', '.', ';', ',']) && !word.starts_with('(');
        if !is_command && !word.starts_with("--") && !word.starts_with("(adoube") {
            words.push(word.trim_matches(|c: char| !c.is_alphanumeric()));
        }
    }
    words.join(" ")
}

/// That no part of it is English, or a message without its text.
pub(crate) fn assert_spanish(told: &str) {
    let words = without_commands(told);
    for word in words.split(' ') {
        assert!(!ENGLISH.contains(&word), "{word}: {told}");
    }
    for id in ["cli-", "officials-", "server-", "{$"] {
        assert!(!told.contains(id), "{id}: {told}");
    }
}

/// Runs a test of this name where Spanish is read: in a process of its own, which runs this test alone.
#[expect(
    clippy::disallowed_methods,
    reason = "test set-up: the process is told so by a variable, as its arguments are the test harness's"
)]
pub(crate) fn in_spanish(test: &str, check: impl FnOnce()) {
    if std::env::var_os(IN_SPANISH).is_some() {
        catalogue::set_language(Language::Spanish);
        return check();
    }
    let (_, name) = test.split_once("::").unwrap();
    let mut own = Command::new(std::env::current_exe().unwrap());
    let own = own.args(["--exact", name, "--nocapture"]);
    let run = own.env(IN_SPANISH, "1").output().unwrap();
    let told = String::from_utf8_lossy(&run.stdout);
    let errors = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{told}\n{errors}");
    assert!(told.contains("1 passed"), "{told}");
}
