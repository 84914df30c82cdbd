//! Enums in the JSON of MQTT: by their words, such as "no-route"; "" for none.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize as _, Deserializer, Serializer};

include!(concat!(env!("OUT_DIR"), "/json_names.rs"));

fn serialize<S: Serializer>(
    words: &[(i32, &'static str)],
    value: i32,
    to: S,
) -> Result<S::Ok, S::Error> {
    to.serialize_str(crate::words::word(words, value))
}

fn deserialize<'de, D: Deserializer<'de>>(
    words: &[(i32, &'static str)],
    from: D,
) -> Result<i32, D::Error> {
    let given = std::borrow::Cow::<'de, str>::deserialize(from)?;
    let number = crate::words::number(words, &given);
    if number == crate::words::UNKNOWN_NUMBER && LATER_WORDS.add(&given) {
        tracing::warn!(
            word = &given[..given.floor_char_boundary(MAX_WORD)],
            "a device or venue of a later version sends a word that this version does not know"
        );
    }
    Ok(number)
}

/// The longest word that is logged, bytes.
const MAX_WORD: usize = 64;

/// So many words are logged: a device that makes words up does not fill the log.
const MAX_LOGGED: usize = 64;

/// The words of later versions that were logged: each is logged once.
static LATER_WORDS: LaterWords = LaterWords(Mutex::new(BTreeSet::new()));

struct LaterWords(Mutex<BTreeSet<String>>);

impl LaterWords {
    /// Whether this word is new, and is to be logged.
    fn add(&self, word: &str) -> bool {
        let mut logged = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        logged.len() < MAX_LOGGED && logged.insert(word.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_of_a_later_version_is_logged_once_and_not_endlessly_many() {
        let words = LaterWords(Mutex::default());
        assert!(words.add("solar"));
        assert!(!words.add("solar"));
        let logged = (0..1_000).filter(|number| words.add(&number.to_string()));
        assert_eq!(logged.count(), MAX_LOGGED - 1);
    }
}
