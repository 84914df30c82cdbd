//! Scoresheets, where the event makes them mandatory (O 20.7).

use adoube_chess::Side;

/// An official looked for a player's scoresheet after the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoresheetMarked {
    /// Whose.
    pub side: Side,
    /// Whether it is there.
    pub present: bool,
    /// The official's note; may be empty.
    pub note: String,
}
