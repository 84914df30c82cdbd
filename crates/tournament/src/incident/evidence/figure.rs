//! What a line of evidence holds besides its word: whole numbers, also on the wire and stored.

use std::fmt;

use thiserror::Error;

use crate::board::OutageCause;
use crate::time::{Millis, Time};

/// A number that this word cannot have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{0} is no such figure")]
pub struct BadFigure(pub i64);

/// A value that is written as one whole number, and shown to people.
pub(super) trait Figure: Copy {
    fn write(self) -> i64;
    fn read(figure: i64) -> Result<Self, BadFigure>;
    /// In English.
    fn show(self) -> impl fmt::Display;

    /// For any language: figures as they are shown, of what is said in words a stable one.
    fn word(self) -> String {
        self.show().to_string()
    }
}

impl Figure for i64 {
    fn write(self) -> i64 {
        self
    }

    fn read(figure: i64) -> Result<Self, BadFigure> {
        Ok(figure)
    }

    fn show(self) -> impl fmt::Display {
        self
    }
}

impl Figure for u64 {
    /// Nothing that is measured comes near the limit, which is 292 million years.
    fn write(self) -> i64 {
        i64::try_from(self).unwrap_or(i64::MAX)
    }

    fn read(figure: i64) -> Result<Self, BadFigure> {
        Self::try_from(figure).map_err(|_| BadFigure(figure))
    }

    fn show(self) -> impl fmt::Display {
        self
    }
}

impl Figure for u32 {
    fn write(self) -> i64 {
        i64::from(self)
    }

    fn read(figure: i64) -> Result<Self, BadFigure> {
        Self::try_from(figure).map_err(|_| BadFigure(figure))
    }

    fn show(self) -> impl fmt::Display {
        self
    }
}

impl Figure for bool {
    fn write(self) -> i64 {
        i64::from(self)
    }

    fn read(figure: i64) -> Result<Self, BadFigure> {
        match figure {
            0 => Ok(false),
            1 => Ok(true),
            other => Err(BadFigure(other)),
        }
    }

    fn show(self) -> impl fmt::Display {
        if self { "yes" } else { "no" }
    }
}

impl Figure for Millis {
    fn write(self) -> i64 {
        self.0.write()
    }

    fn read(figure: i64) -> Result<Self, BadFigure> {
        u64::read(figure).map(Self)
    }

    fn show(self) -> impl fmt::Display {
        Seconds(self)
    }
}

impl Figure for Time {
    fn write(self) -> i64 {
        self.0.write()
    }

    fn read(figure: i64) -> Result<Self, BadFigure> {
        u64::read(figure).map(Self)
    }

    fn show(self) -> impl fmt::Display {
        self.0
    }
}

/// A round trip of a line: mostly some dozens of milliseconds, which no tenth of a second tells apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct RoundTrip(pub Millis);

impl Figure for RoundTrip {
    fn write(self) -> i64 {
        self.0.write()
    }

    fn read(figure: i64) -> Result<Self, BadFigure> {
        Millis::read(figure).map(Self)
    }

    fn show(self) -> impl fmt::Display {
        format!("{} ms", self.0.0)
    }
}

/// `3.2 s`, or `0:01:40` from a minute on.
struct Seconds(Millis);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Millis(ms) = self.0;
        if ms >= 60_000 {
            return write!(f, "{}", Millis(ms / 1000 * 1000));
        }
        write!(f, "{}.{} s", ms / 1000, ms / 100 % 10)
    }
}

impl Figure for OutageCause {
    fn write(self) -> i64 {
        match self {
            Self::Down => 1,
            Self::Storage => 2,
        }
    }

    fn read(figure: i64) -> Result<Self, BadFigure> {
        match figure {
            1 => Ok(Self::Down),
            2 => Ok(Self::Storage),
            other => Err(BadFigure(other)),
        }
    }

    fn show(self) -> impl fmt::Display {
        match self {
            Self::Down => "it was not running, or stood still",
            Self::Storage => "it could not write",
        }
    }

    fn word(self) -> String {
        match self {
            Self::Down => "down",
            Self::Storage => "storage",
        }
        .to_owned()
    }
}

/// An enumeration whose values have numbers, stable words and English for people.
macro_rules! coded {
    ($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $value:ident = $code:literal, $word:literal, $shown:literal;)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub enum $name {
            $($(#[$of])* $value,)*
        }

        impl $name {
            /// Each value, in order.
            pub const ALL: &'static [Self] = &[$(Self::$value,)*];
        }

        impl Figure for $name {
            fn write(self) -> i64 {
                match self {
                    $(Self::$value => $code,)*
                }
            }

            fn read(figure: i64) -> Result<Self, BadFigure> {
                match figure {
                    $($code => Ok(Self::$value),)*
                    other => Err(BadFigure(other)),
                }
            }

            fn show(self) -> impl std::fmt::Display {
                match self {
                    $(Self::$value => $shown,)*
                }
            }

            fn word(self) -> String {
                match self {
                    $(Self::$value => $word,)*
                }
                .to_owned()
            }
        }
    };
}

pub(super) use coded;
