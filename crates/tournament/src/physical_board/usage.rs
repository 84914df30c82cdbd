//! How an event uses physical boards.

use super::BoardMakes;

/// How the players of an event use physical boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PhysicalBoards {
    /// What they are used for.
    pub used_for: BoardUse,
    /// Whether every player must have one.
    pub necessity: Necessity,
    /// When a move that stands on a board is made, where boards enter the moves.
    pub entry: BoardEntry,
    /// The makes that count.
    pub makes: BoardMakes,
    /// Whether players must keep a scoresheet (O 20.7).
    pub scoresheets: bool,
}

/// What physical boards are used for: an event chooses one, since O 20.4 allows only to reproduce moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardUse {
    /// The game is played on the virtual board, and the physical one follows (O 20).
    Following,
    /// The physical board enters the moves (EBD-7).
    Playing,
}

/// Whether every player must have a physical board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Necessity {
    /// A player may do without.
    Optional,
    /// No move is made without.
    Obligatory,
}

/// When a move that stands on a physical board is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardEntry {
    /// As soon as it has settled.
    AtOnce,
    /// When the player presses the board's clock.
    ClockPress,
    /// When the player taps the screen.
    ScreenTap,
}
