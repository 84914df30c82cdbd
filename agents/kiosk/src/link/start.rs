//! Where a game began.

use adoube_chess::{Start, Variant};

use super::told::Told;

/// Where the game of a board began.
pub fn start(told: &Told) -> Start {
    let variant = match told.variant.as_str() {
        "chess960" => Variant::Chess960,
        _ => Variant::Standard,
    };
    let fen = Some(told.fen.clone()).filter(|fen| !fen.is_empty());
    Start { variant, fen }
}
