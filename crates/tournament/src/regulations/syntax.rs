//! What is no TOML, in words for people who do not know TOML.

/// What is wrong, and where a word stands without quotes, what to write instead. `text` is the
/// document in which the error was found.
pub fn syntax_problem(text: &str, error: &toml::de::Error) -> String {
    let bare = error.span().and_then(|span| bare_word(text, span.start));
    match bare {
        Some(word) => format!("'{word}' is no value: write a number, or text in quotes"),
        None => error.message().replace('\n', ", "),
    }
}

/// The word without quotes that is the value on the line of this byte.
fn bare_word(text: &str, at: usize) -> Option<&str> {
    let begin = text.get(..at)?.rfind('\n').map_or(0, |newline| newline + 1);
    let line = text.get(begin..)?.lines().next()?;
    let (key, value) = line.split_once('=')?;
    let plain = |c: char| c.is_alphanumeric() || "-_. ".contains(c);
    let value = value.split('#').next().unwrap_or_default().trim();
    let is_word = value.starts_with(char::is_alphabetic)
        && value.chars().all(plain)
        && !["true", "false", "inf", "nan"].contains(&value);
    // Before the value stands the key alone, or the sign of equality is within a text.
    let is_key = key.trim().chars().all(plain);
    (is_word && is_key).then_some(value)
}
