//! What an arbiter wishes; what it comes to is worked out board by board.

use std::fmt;
use std::sync::Arc;

use super::Kind;
use super::words::{NAMES, score_text};
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

/// What was asked for, as a record is read: `clocks as at the last contact, 0:05:00 deducted`.
impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Resume {
                clocks,
                deduct,
                add,
            } => {
                write!(f, "clocks {clocks}")?;
                if *deduct > Millis::ZERO {
                    write!(f, ", {deduct} deducted from who was disconnected")?;
                }
                let given = NAMES.iter().zip(add);
                for (name, add) in given.filter(|(_, add)| **add > Millis::ZERO) {
                    write!(f, ", {add} given to {name}")?;
                }
                Ok(())
            }
            Self::Restart(Control::Same) => f.write_str("the same time control"),
            Self::Restart(Control::WorkedOut) => {
                f.write_str("a shorter time control, as worked out")
            }
            Self::Restart(Control::Typed(control)) => write!(f, "{control}, as typed"),
            Self::Result(Verdict::Score(score)) => write!(f, "{}, as typed", score_text(*score)),
            Self::Result(Verdict::AbsentLoses) => f.write_str("who was disconnected loses"),
            Self::Result(Verdict::Drawn) => f.write_str("drawn"),
            Self::Result(Verdict::BothLose) => f.write_str("both lose"),
            Self::Postpone => f.write_str("the game to be played another time"),
        }
    }
}

impl fmt::Display for ClocksAs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LastContact => f.write_str("as at the last contact"),
            Self::Detection => f.write_str("as when the silence was noticed"),
            Self::Now => f.write_str("as they are"),
            Self::Typed { white, black } => {
                write!(f, "as typed, White {white}, Black {black}")
            }
        }
    }
}
