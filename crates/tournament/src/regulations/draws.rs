//! How Chess960 positions are drawn (A-F).

/// Where a Chess960 game's start position comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Draw960 {
    /// Lots are drawn for each board when the round is published.
    Board,
    /// One draw for all boards of a round.
    Round,
    /// It comes with the pairing.
    Given,
}
