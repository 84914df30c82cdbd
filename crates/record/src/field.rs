//! How a value of the domain is stored in one field of a message, and read back, or why it cannot be. The macros of
//! [`tables`](crate::tables) make these of whole types.

use std::collections::BTreeSet;
use std::str::FromStr;
use std::sync::Arc;

use adoube_chess::{Move, Placement};
use adoube_tournament::clock::TimeControl;
use adoube_tournament::date::Date;
use adoube_tournament::ids::{DeviceId, InvitationId, PersonId, SignInId, VenueId};
use adoube_tournament::regulations::Published;
use adoube_tournament::time::{Millis, Time};

use crate::error::DecodeError;

pub(crate) type Decoded<T> = Result<T, DecodeError>;

/// A type of the domain that a field of type `S` holds.
pub(crate) trait Field<S>: Sized {
    fn write(&self) -> S;

    /// `what` names the field in an error.
    fn read(stored: S, what: &'static str) -> Decoded<Self>;
}

/// What is stored as it is.
macro_rules! as_is {
    ($($type:ty)*) => {$(
        impl Field<Self> for $type {
            fn write(&self) -> Self {
                self.clone()
            }

            fn read(stored: Self, _: &'static str) -> Decoded<Self> {
                Ok(stored)
            }
        }
    )*};
}

as_is!(bool u8 u32 u64 i64 String);

impl Field<String> for Published {
    fn write(&self) -> String {
        self.text.clone()
    }

    fn read(stored: String, _: &'static str) -> Decoded<Self> {
        Ok(adoube_regulations::published(stored))
    }
}

/// What its text stands for.
macro_rules! as_text {
    ($($type:ty)*) => {$(
        impl Field<String> for $type {
            fn write(&self) -> String {
                self.to_string()
            }

            fn read(stored: String, what: &'static str) -> Decoded<Self> {
                parsed(&stored, what)
            }
        }
    )*};
}

as_text!(PersonId VenueId DeviceId InvitationId SignInId TimeControl Date Placement);

pub(crate) fn parsed<T: FromStr>(text: &str, what: &'static str) -> Decoded<T> {
    if text.is_empty() {
        return Err(DecodeError::Missing { what });
    }
    let parsed = text.parse();
    parsed.map_err(|_| DecodeError::out_of_range(what, text))
}

/// Newtypes of a number.
macro_rules! as_number {
    ($($type:ident)*) => {$(
        impl Field<u64> for $type {
            fn write(&self) -> u64 {
                self.0
            }

            fn read(stored: u64, _: &'static str) -> Decoded<Self> {
                Ok(Self(stored))
            }
        }
    )*};
}

as_number!(Millis Time);

/// A stored number in the smaller type that the domain has.
pub(crate) fn narrow<T: TryFrom<u32>>(number: u32, what: &'static str) -> Decoded<T> {
    T::try_from(number).map_err(|_| DecodeError::out_of_range(what, number))
}

impl Field<u32> for u8 {
    fn write(&self) -> u32 {
        (*self).into()
    }

    fn read(stored: u32, what: &'static str) -> Decoded<Self> {
        narrow(stored, what)
    }
}

/// Rounds, boards, games of a board and starting numbers: all count from 1.
impl Field<u32> for u16 {
    fn write(&self) -> u32 {
        (*self).into()
    }

    fn read(stored: u32, what: &'static str) -> Decoded<Self> {
        match narrow(stored, what)? {
            0 => Err(DecodeError::Missing { what }),
            number => Ok(number),
        }
    }
}

impl Field<u32> for Move {
    fn write(&self) -> u32 {
        self.to_bits().into()
    }

    fn read(stored: u32, what: &'static str) -> Decoded<Self> {
        let mv = Self::from_bits(narrow(stored, what)?);
        mv.ok_or_else(|| DecodeError::out_of_range(what, stored))
    }
}

/// A hash.
impl Field<Vec<u8>> for [u8; 32] {
    fn write(&self) -> Vec<u8> {
        self.to_vec()
    }

    fn read(stored: Vec<u8>, what: &'static str) -> Decoded<Self> {
        let length = format!("{} bytes", stored.len());
        let hash = stored.try_into();
        hash.map_err(|_| DecodeError::out_of_range(what, length))
    }
}

/// An enumeration whose zero is none.
impl<T: Field<i32>> Field<i32> for Option<T> {
    fn write(&self) -> i32 {
        self.as_ref().map_or(0, T::write)
    }

    fn read(stored: i32, what: &'static str) -> Decoded<Self> {
        (stored != 0).then(|| T::read(stored, what)).transpose()
    }
}

/// A text that is empty for none.
impl<T: Field<String>> Field<String> for Option<T> {
    fn write(&self) -> String {
        self.as_ref().map_or_else(String::new, T::write)
    }

    fn read(stored: String, what: &'static str) -> Decoded<Self> {
        let given = !stored.is_empty();
        given.then(|| T::read(stored, what)).transpose()
    }
}

/// What may be absent.
impl<S, T: Field<S>> Field<Option<S>> for Option<T> {
    fn write(&self) -> Option<S> {
        self.as_ref().map(T::write)
    }

    fn read(stored: Option<S>, what: &'static str) -> Decoded<Self> {
        stored.map(|stored| T::read(stored, what)).transpose()
    }
}

impl<S, T: Field<S>> Field<Vec<S>> for Vec<T> {
    fn write(&self) -> Vec<S> {
        self.iter().map(T::write).collect()
    }

    fn read(stored: Vec<S>, what: &'static str) -> Decoded<Self> {
        let values = stored.into_iter();
        values.map(|stored| T::read(stored, what)).collect()
    }
}

impl<S, T: Field<S> + Ord> Field<Vec<S>> for BTreeSet<T> {
    fn write(&self) -> Vec<S> {
        self.iter().map(T::write).collect()
    }

    fn read(stored: Vec<S>, what: &'static str) -> Decoded<Self> {
        let values = stored.into_iter();
        values.map(|stored| T::read(stored, what)).collect()
    }
}

impl<S, T: Field<S>> Field<S> for Arc<T> {
    fn write(&self) -> S {
        T::write(self)
    }

    fn read(stored: S, what: &'static str) -> Decoded<Self> {
        T::read(stored, what).map(Self::new)
    }
}

impl<S, T: Field<S>> Field<S> for Box<T> {
    fn write(&self) -> S {
        T::write(self)
    }

    fn read(stored: S, what: &'static str) -> Decoded<Self> {
        T::read(stored, what).map(Self::new)
    }
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
