//! A code without a way to its node: the device asks a question, whoever has the key that both share knows
//! the answer, and neither clock is needed for that.

use ring::hmac;

use crate::code::{letter, value};

/// Letters of a question, and of its answer.
const QUESTION: usize = 4;
const ANSWER: usize = 6;

/// A question of these random bytes.
pub fn question(random: [u8; QUESTION]) -> String {
    random.map(letter).iter().collect()
}

/// The answer to it, by this key. The same for a question that was typed with small letters, or with those
/// that look like others.
pub fn answer(key: &[u8], question: &str) -> Option<String> {
    let asked = letters(question, QUESTION)?;
    let key = hmac::Key::new(hmac::HMAC_SHA256, key);
    let tag = hmac::sign(&key, &[b"adoube network 1 ", asked.as_slice()].concat());
    let known = tag.as_ref().iter().take(ANSWER);
    Some(known.map(|byte| letter(*byte)).collect())
}

/// Whether this answers the question.
pub fn answers(key: &[u8], question: &str, typed: &str) -> bool {
    let right = answer(key, question).and_then(|right| letters(&right, ANSWER));
    right.is_some() && letters(typed, ANSWER) == right
}

/// What the letters mean; none where they are no such, or more or fewer.
fn letters(text: &str, count: usize) -> Option<Vec<u8>> {
    let plain = text.chars().filter(|c| !matches!(c, '-' | ' '));
    let values: Option<Vec<u8>> = plain.map(value).collect();
    values.filter(|values| values.len() == count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_same_key_answers_the_same_question() {
        let asked = question([20, 7, 0, 33]);
        assert_eq!(asked, "M701");
        let right = answer(b"madrid-9's", &asked).unwrap();
        assert_eq!(right.len(), ANSWER);
        assert_eq!(answer(b"madrid-9's", "m7oi"), Some(right.clone()));
        assert!(answers(b"madrid-9's", &asked, &right.to_lowercase()));
        for (key, asked, typed) in [
            (&b"madrid-8's"[..], asked.as_str(), right.as_str()),
            (b"madrid-9's", "M702", &right),
            (b"madrid-9's", &asked, &right[1..]),
            (b"madrid-9's", &asked, ""),
            (b"madrid-9's", "", ""),
            (b"madrid-9's", "U", ""),
        ] {
            assert!(!answers(key, asked, typed), "{asked} {typed}");
        }
    }
}
