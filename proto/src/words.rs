//! The words of enums: in the ids of texts, in `--json` output, in journals and in the JSON of MQTT.

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// The word of a value of a later version.
pub const UNKNOWN: &str = "unknown-to-this-version";

pub(crate) fn word(words: &[(i32, &'static str)], value: i32) -> &'static str {
    let found = words.iter().find(|(number, _)| *number == value);
    match found {
        Some((_, word)) => word,
        None if value == 0 => "",
        None => UNKNOWN,
    }
}

pub(crate) fn number(words: &[(i32, &'static str)], word: &str) -> Option<i32> {
    let found = words.iter().find(|(_, known)| *known == word);
    found.map(|(number, _)| *number)
}
