//! Where a game began.

use adoube_chess::{Start, Variant};
use adoube_proto::v1;

use super::told::Told;

/// Where the game of a board began; `None` for a variant of a later version.
pub fn start(told: &Told) -> Option<Start> {
    let variant = match v1::Variant::try_from(told.variant).ok()? {
        v1::Variant::Unspecified | v1::Variant::Standard => Variant::Standard,
        v1::Variant::Chess960 => Variant::Chess960,
    };
    let fen = Some(told.fen.clone()).filter(|fen| !fen.is_empty());
    Some(Start { variant, fen })
}
