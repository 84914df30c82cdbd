//! Times as people type them: the one reader for pages, command line and regulations.
//!
//! It reads liberally and guesses nothing: a text that can mean two times is an error that names both. Whoever asks
//! shows what was understood ([`words`]) before it counts.

mod control;
mod control_words;
mod duration;
mod error;
mod notation;
#[cfg(test)]
mod tests;

pub use control::{in_units, time_control, unmistakable};
pub use duration::{BareNumber, duration};
pub use error::UnreadableTime;
pub use notation::{ControlWords, argument, notation_of};

use crate::time::Millis;

/// The longest text that is read, in characters: a time control with all its periods, and both sides.
const MAX_TEXT: usize = 2_000;

/// A time in words: `2 minutes`, `1 hour 30 minutes`, `30.5 seconds`, `no time`.
pub fn words(time: Millis) -> String {
    let (hours, rest) = (time.0 / 3_600_000, time.0 % 3_600_000);
    let (minutes, rest) = (rest / 60_000, rest % 60_000);
    let seconds = match rest % 1_000 {
        0 => (rest / 1_000).to_string(),
        millis => format!("{}.{millis:03}", rest / 1_000)
            .trim_end_matches('0')
            .to_owned(),
    };
    let parts = [
        (hours.to_string(), "hour"),
        (minutes.to_string(), "minute"),
        (seconds, "second"),
    ];
    let told = parts.iter().filter(|(number, _)| number != "0");
    let told: Vec<_> = told
        .map(|(number, unit)| match number.as_str() {
            "1" => format!("1 {unit}"),
            _ => format!("{number} {unit}s"),
        })
        .collect();
    if told.is_empty() {
        return "no time".to_owned();
    }
    told.join(" ")
}

/// The text with one way to write each sign: plain spaces, plain primes, a plain minus, small letters.
fn plain(text: &str) -> String {
    let sign = |c: char| match c {
        '\u{a0}' | '\u{2007}' | '\u{2009}' | '\u{202f}' | '\t' => ' ',
        '\u{2019}' | '\u{2032}' | '\u{b4}' => '\'',
        '\u{201c}' | '\u{201d}' | '\u{2033}' => '"',
        '\u{2212}' | '\u{2013}' => '-',
        c => c,
    };
    let text: String = text.chars().map(sign).collect();
    text.trim().replace("''", "\"").to_lowercase()
}

/// What is read, if it is short enough and its digits are those of a keyboard.
fn readable(text: &str) -> Result<String, UnreadableTime> {
    let read = plain(text);
    if read.is_empty() {
        return Err(UnreadableTime::Empty);
    }
    if read.chars().count() > MAX_TEXT {
        return Err(UnreadableTime::form(text));
    }
    let is_foreign = |c: char| c.is_numeric() && !c.is_ascii_digit() && !"½¼¾".contains(c);
    if read.contains(is_foreign) {
        return Err(UnreadableTime::Digits(error::shown(text)));
    }
    Ok(read)
}
