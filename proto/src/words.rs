//! The words of enums: in the ids of texts, in `--json` output, in journals and in the JSON of MQTT.

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// The word of a value of a later version.
pub const UNKNOWN: &str = "unknown-to-this-version";

/// The number for a word of a later version: it is in no enum of this one.
pub const UNKNOWN_NUMBER: i32 = -1;

pub(crate) fn word(words: &[(i32, &'static str)], value: i32) -> &'static str {
    let found = words.iter().find(|(number, _)| *number == value);
    match found {
        Some((_, word)) => word,
        None if value == 0 => "",
        None => UNKNOWN,
    }
}

pub(crate) fn known(words: &[(i32, &'static str)], word: &str) -> Option<i32> {
    let found = words.iter().find(|(_, known)| *known == word);
    found.map(|(number, _)| *number)
}

pub(crate) fn number(words: &[(i32, &'static str)], word: &str) -> i32 {
    let unknown = if word.is_empty() { 0 } else { UNKNOWN_NUMBER };
    known(words, word).unwrap_or(unknown)
}

/// A word as `adoube-lockd`, profiles and lock reports write it: `no_exec`.
pub fn for_lockd(word: &str) -> String {
    word.replace('-', "_")
}

/// The word of what `adoube-lockd` and profiles write: `no-exec`.
pub fn from_lockd(word: &str) -> String {
    word.replace('_', "-")
}
