//! Whether a text is Spanish throughout.

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
///
/// # Panics
///
/// Where one is.
pub fn assert_spanish(told: &str) {
    let words = without_commands(told);
    for word in words.split(' ') {
        assert!(!ENGLISH.contains(&word), "{word}: {told}");
    }
    for id in ["cli-", "file-", "officials-", "server-", "{$"] {
        assert!(!told.contains(id), "{id}: {told}");
    }
}
