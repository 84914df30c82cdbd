//! Basics of reading: a number or text of the stored message becomes a type, or a typed error.

use std::str::FromStr;

use adoube_chess::Side;

use crate::error::DecodeError;
use crate::log;

pub(crate) type Decoded<T> = Result<T, DecodeError>;

/// A part that must be there.
pub(crate) fn required<T>(part: Option<T>, what: &'static str) -> Decoded<T> {
    part.ok_or(DecodeError::Missing { what })
}

/// A text of a type that checks it.
pub(crate) fn parsed<T: FromStr>(text: &str, what: &'static str) -> Decoded<T> {
    if text.is_empty() {
        return Err(DecodeError::Missing { what });
    }
    text.parse()
        .map_err(|_| DecodeError::out_of_range(what, text))
}

/// A text that may be empty, for none.
pub(crate) fn optional<T: FromStr>(text: &str, what: &'static str) -> Decoded<Option<T>> {
    if text.is_empty() {
        return Ok(None);
    }
    parsed(text, what).map(Some)
}

/// What somebody wrote; none where the field is empty.
pub(crate) fn given(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

/// What may be absent, as a text; empty for none.
pub(crate) fn shown<T: ToString>(value: Option<&T>) -> String {
    value.map_or_else(String::new, ToString::to_string)
}

/// A number that counts from 1.
pub(crate) fn counted(number: u32, what: &'static str) -> Decoded<u16> {
    match narrow(number, what)? {
        0 => Err(DecodeError::Missing { what }),
        number => Ok(number),
    }
}

/// A stored number in the smaller type that the domain has.
pub(crate) fn narrow<T: TryFrom<u32>>(number: u32, what: &'static str) -> Decoded<T> {
    T::try_from(number).map_err(|_| DecodeError::out_of_range(what, number))
}

/// A number that names a kind: 0 is none, an unknown one comes from a later version.
pub(crate) fn kind<T: TryFrom<i32>>(number: i32, what: &'static str) -> Decoded<T> {
    if number == 0 {
        return Err(DecodeError::Missing { what });
    }
    match T::try_from(number) {
        Ok(kind) => Ok(kind),
        Err(_) if number < 0 => Err(DecodeError::out_of_range(what, number)),
        Err(_) => Err(DecodeError::Newer {
            what,
            number: u64::from(number.unsigned_abs()),
        }),
    }
}

/// An enumeration's stored number.
pub(crate) fn number(kind: impl Into<i32>) -> i32 {
    kind.into()
}

/// A side's stored number.
pub(crate) fn side_number(side: Side) -> i32 {
    number(match side {
        Side::White => log::Side::White,
        Side::Black => log::Side::Black,
    })
}

/// A side that may be none.
pub(crate) fn optional_side(number: i32, what: &'static str) -> Decoded<Option<Side>> {
    if number == 0 {
        return Ok(None);
    }
    side(number, what).map(Some)
}

/// A side.
pub(crate) fn side(number: i32, what: &'static str) -> Decoded<Side> {
    match kind(number, what)? {
        log::Side::White => Ok(Side::White),
        log::Side::Black => Ok(Side::Black),
        log::Side::None => Err(DecodeError::Missing { what }),
    }
}
