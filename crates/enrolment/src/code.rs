//! The code itself: eight letters that nobody mistakes when they are read out.

use std::fmt;

/// Crockford's thirty-two: without I, L, O and U.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The first letters say which code it is; they are no secret.
const NUMBER: usize = 2;

/// The others are: thirty bits, to be guessed in a few tries or not at all.
const SECRET: usize = 6;

/// They are read out in two halves.
const DASH: usize = 4;

/// Numbers go from 0 to one below this.
pub const NUMBERS: u16 = 1 << (5 * 2);

/// A code.
#[derive(Clone, PartialEq, Eq)]
pub struct Code {
    number: u16,
    secret: [u8; SECRET],
}

/// A text that is no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a code is eight letters and digits, such as K7QX-M9T3: read it again")]
pub struct NoCode;

impl Code {
    /// The code of this number; each byte gives a letter of the secret.
    pub fn new(number: u16, random: [u8; SECRET]) -> Self {
        Self {
            number: number % NUMBERS,
            secret: random.map(|byte| byte % 32),
        }
    }

    /// Reads what somebody typed: small letters, blanks and dashes are as good, and so are the letters
    /// that look like a digit.
    pub fn parse(text: &str) -> Result<Self, NoCode> {
        let mut values = [0; NUMBER + SECRET];
        let mut places = values.iter_mut();
        let plain = text.chars().filter(|c| !matches!(c, '-' | ' '));
        for letter in plain {
            *places.next().ok_or(NoCode)? = value(letter).ok_or(NoCode)?;
        }
        if places.next().is_some() {
            return Err(NoCode);
        }
        let [high, low, secret @ ..] = values;
        Ok(Self {
            number: u16::from(high) * 32 + u16::from(low),
            secret,
        })
    }

    /// Which code it is.
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// What is to be known, with the number: a share that was made for another code fits no further.
    pub(crate) fn password(&self) -> Vec<u8> {
        let mut bytes = self.number.to_be_bytes().to_vec();
        bytes.extend(self.secret);
        bytes
    }
}

pub(crate) fn value(letter: char) -> Option<u8> {
    let letter = match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    let found = LETTERS
        .iter()
        .position(|known| char::from(*known) == letter)?;
    u8::try_from(found).ok()
}

pub(crate) fn letter(value: u8) -> char {
    char::from(LETTERS[usize::from(value % 32)])
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [high, low] = [self.number / 32, self.number % 32];
        let number = [high, low].map(|value| u8::try_from(value).unwrap_or_default());
        let values = number.into_iter().chain(self.secret);
        for (place, value) in values.enumerate() {
            let dash = if place == DASH { "-" } else { "" };
            write!(f, "{dash}{}", letter(value))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Code {
    /// Without what is secret: it may stand in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Code")
            .field("number", &self.number)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_it_was_said() {
        let code = Code::new(615, [31, 0, 9, 10, 26, 32 + 3]);
        assert_eq!(code.to_string(), "K7Z0-9AT3");
        for typed in ["K7Z0-9AT3", "k7z09at3", " k7zO 9aT3", "K-7-Z-0-9-A-T-3"] {
            assert_eq!(Code::parse(typed), Ok(code.clone()), "{typed}");
        }
        let ones = Code::parse("1IlL-0000").unwrap();
        assert_eq!(ones.to_string(), "1111-0000");
        for number in [0, 1, 31, 32, NUMBERS - 1] {
            let code = Code::new(number, [7; 6]);
            assert_eq!(Code::parse(&code.to_string()), Ok(code));
        }
    }

    #[test]
    fn what_is_no_code_is_told() {
        for typed in [
            "",
            "K7QX-M9T",
            "K7QX-M9T33",
            "K7QX-M9TU",
            "K7QX_M9T3",
            "K7QX-M9Tñ",
        ] {
            assert_eq!(Code::parse(typed), Err(NoCode), "{typed}");
        }
    }

    #[test]
    fn a_log_learns_no_secret() {
        let code = Code::new(5, [9; 6]);
        assert_eq!(format!("{code:?}"), "Code { number: 5, .. }");
    }
}
