//! What is wrong in a document that is not TOML.

use super::forms::minutes_of;
use adoube_tournament::typed_time;

/// What is wrong at the line of the error, and what to write instead. `text` is the document in which the error was
/// found.
pub fn syntax_problem(text: &str, error: &toml::de::Error) -> String {
    let line = error.span().and_then(|span| line_at(text, span.start));
    line.and_then(line_problem)
        .unwrap_or_else(|| error.message().replace('\n', ", "))
}

/// The line of this byte, without the comment behind it.
fn line_at(text: &str, at: usize) -> Option<&str> {
    let begin = text.get(..at)?.rfind('\n').map_or(0, |newline| newline + 1);
    let line = text.get(begin..)?.lines().next()?;
    Some(line.split('#').next().unwrap_or_default().trim())
}

/// `None` where the line alone does not tell.
fn line_problem(line: &str) -> Option<String> {
    // The head of a table, or a line without a fault of its own, such as a key that occurs twice.
    if line.is_empty() || line.starts_with('[') || toml::de::DeTable::parse(line).is_ok() {
        return None;
    }
    if let Some(mended) = with_plain_quotes(line) {
        return Some(format!(
            "the quotes are curly, and only plain ones count: write {mended}"
        ));
    }
    let Some((key, value)) = line.split_once('=') else {
        let shown: String = line.chars().take(40).collect();
        let example = match line.split_once(':') {
            Some((key, value)) => format!("{} = {}", key.trim(), value.trim()),
            None => "name = \"Open 2026\"".to_owned(),
        };
        return Some(format!(
            "'{shown}' is no setting: a setting is written as {example}"
        ));
    };
    let value = value.trim();
    if value.is_empty() {
        return Some(format!("'{}' has no value", key.trim()));
    }
    let is_key = |c: char| c.is_alphanumeric() || "-_. ".contains(c);
    // The parser has a better message for a day that does not exist, such as 30 February.
    let is_day = value.len() == 10 && value.chars().all(|c| c.is_ascii_digit() || c == '-');
    let is_bare = !value.starts_with(['"', '\'', '[', '{']) && !is_day;
    if let Some(told) = time_problem(key.trim(), value).filter(|_| is_bare) {
        return Some(told);
    }
    (is_bare && key.trim().chars().all(is_key)).then(|| {
        format!("'{value}' is no value: write a number such as 0.5, a date such as 2026-06-17, or text in quotes")
    })
}

/// The line with plain quotes in place of those that word processors write; `None` where that makes no setting of it.
fn with_plain_quotes(line: &str) -> Option<String> {
    const DOUBLE: [char; 6] = [
        '\u{201c}', '\u{201d}', '\u{201e}', '\u{201f}', '\u{ab}', '\u{bb}',
    ];
    const SINGLE: [char; 4] = ['\u{2018}', '\u{2019}', '\u{201a}', '\u{201b}'];
    let double = line.replace(DOUBLE, "\"");
    let both = double.replace(SINGLE, "\"");
    let mended = [double, both].into_iter();
    let mut mended = mended.filter(|mended| mended != line);
    mended.find(|mended| toml::de::DeTable::parse(mended).is_ok())
}

/// How a time that was written without quotes, or with a unit, is written as that setting.
fn time_problem(key: &str, value: &str) -> Option<String> {
    let write = match key {
        "time_control" => match typed_time::time_control(value) {
            Ok(_) => format!("time_control = \"{value}\""),
            Err(error) => return Some(format!("{error}; a time control stands in quotes")),
        },
        "default_time" => format!("default_time = {} (minutes)", minutes_of(value)?),
        _ => return None,
    };
    Some(format!("'{value}' is no value: write {write}"))
}
