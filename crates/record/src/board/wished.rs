//! Which clocks an arbiter wishes, as a word, with those that he typed.

use adoube_tournament::incident::ruling::ClocksAs;
use adoube_tournament::time::Millis;

use crate::error::DecodeError;
use crate::fields::Decoded;

pub(crate) fn write(clocks: ClocksAs) -> (String, [u64; 2]) {
    let (word, typed) = match clocks {
        ClocksAs::LastContact => ("last-contact", [0; 2]),
        ClocksAs::Detection => ("detection", [0; 2]),
        ClocksAs::Now => ("now", [0; 2]),
        ClocksAs::Typed { white, black } => ("typed", [white.0, black.0]),
    };
    (word.to_owned(), typed)
}

pub(crate) fn read(word: &str, white: u64, black: u64) -> Decoded<ClocksAs> {
    Ok(match word {
        "last-contact" => ClocksAs::LastContact,
        "detection" => ClocksAs::Detection,
        "now" => ClocksAs::Now,
        "typed" => ClocksAs::Typed {
            white: Millis(white),
            black: Millis(black),
        },
        other => return Err(DecodeError::out_of_range("clocks that were wished", other)),
    })
}
