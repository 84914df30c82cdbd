//! What an arbiter wishes; what it comes to is worked out board by board.

use std::sync::Arc;

use super::Kind;
use crate::board::Score;
use crate::clock::TimeControl;
use crate::time::Millis;

/// What is to be done with every board that a ruling names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// Play on from the position.
    Resume {
        /// With which clocks.
        clocks: ClocksAs,
        /// Taken off whoever was disconnected; zero for nothing.
        deduct: Millis,
        /// Given to White and to Black; zero for nothing.
        add: [Millis; 2],
    },
    /// Begin anew: same colours, the board's first position.
    Restart(Control),
    /// Set the result.
    Result(Verdict),
    /// Play it another time.
    Postpone,
}

/// The clocks with which play goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClocksAs {
    /// As when the disconnected seat was last heard: nothing of the silence is charged.
    LastContact,
    /// As when the silence was noticed.
    Detection,
    /// As they are.
    Now,
    /// As typed.
    Typed {
        /// White's.
        white: Millis,
        /// Black's.
        black: Millis,
    },
}

/// The time control of a game that begins anew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Control {
    /// That of the abandoned game.
    Same,
    /// A shorter one, so that the round ends about when it would have.
    WorkedOut,
    /// A shorter one, as typed.
    Typed(Arc<TimeControl>),
}

/// A result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// As typed, in halves of points.
    Score(Score),
    /// Whoever was disconnected loses.
    AbsentLoses,
    /// Drawn.
    Drawn,
    /// Both lose.
    BothLose,
}

impl Wish {
    /// What kind of ruling it makes.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Resume { deduct, .. } if *deduct > Millis::ZERO => Kind::Deduct,
            Self::Resume { add, .. } if *add != [Millis::ZERO; 2] => Kind::AddTime,
            Self::Resume { .. } => Kind::Resume,
            Self::Restart(Control::Same) => Kind::Restart,
            Self::Restart(_) => Kind::RestartShorter,
            Self::Result(_) => Kind::Result,
            Self::Postpone => Kind::Postpone,
        }
    }
}
