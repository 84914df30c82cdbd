//! What a check tells.

use adoube_chess::{Placement, Square};
use adoube_eboard::{Make, Orientation};

/// What is asked of the person at the board, and what it reported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CheckEvent {
    /// The board answers.
    Connected(Make),
    /// The start position is to be set up.
    SetUp,
    /// The board learns its pieces from the start position, which must be complete.
    LearnsPieces,
    /// This move is to be made, such as `1. e4`.
    Move(&'static str),
    /// The board reports what was asked for.
    Seen,
    /// These squares are not right yet; there is time to correct them.
    Differs(Vec<Square>),
    /// The board reports another position, which differs on these squares.
    OtherPosition {
        /// What it reports.
        placement: Placement,
        /// Where it differs.
        squares: Vec<Square>,
    },
    /// Nothing moved on the board.
    NothingMoved,
    /// The board has sent no position.
    NothingSent,
    /// The board lies as it was named.
    OrientationIsRight(Orientation),
    /// The board does not respond at the moment.
    Unresponsive,
    /// The board has learnt its pieces.
    Calibrated,
    /// What to know about a board that may be used.
    Note(CheckNote),
}

/// What to know about a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CheckNote {
    /// It recognises only occupied squares.
    NoPieces,
    /// Its start position looks the same from both sides.
    Ambiguous,
    /// It lies another way round than was named.
    Lies(Orientation),
    /// Its battery may not last for a round.
    LowBattery {
        /// What is left of it.
        percent: u8,
    },
    /// Data was lost or damaged.
    BadLine {
        /// How often.
        times: usize,
    },
}
