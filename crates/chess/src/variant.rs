//! Which rules of castling and which initial positions apply.

use std::fmt;

/// The kind of chess that is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Variant {
    /// The Laws of Chess.
    #[default]
    Standard,
    /// Chess960 (BRD-9): one of 960 initial positions, castling as its rules say.
    Chess960,
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Variant::Standard => "Standard",
            Variant::Chess960 => "Chess960",
        })
    }
}
