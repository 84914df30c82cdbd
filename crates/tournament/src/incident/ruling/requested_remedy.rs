//! What an arbiter requests; what it comes to is worked out board by board.

use std::fmt;
use std::sync::Arc;

use adoube_chess::BySide;

use super::words::score_text;
use super::{ClocksAs, Kind};
use crate::board::{Board, Score};
use crate::clock::TimeControl;
use crate::note::Note;
use crate::time::Millis;

/// What is to be done with every board that a ruling names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RequestedRemedy {
    /// Play on from the position.
    Resume {
        /// With which clocks.
        clocks: ClocksAs,
        /// What is taken off.
        deduct: Deduct,
        /// Given to White and to Black; zero for nothing.
        add: BySide<Millis>,
    },
    /// Begin anew: same colours, the board's first position.
    Restart(Control),
    /// Set the result.
    Result(Verdict),
    /// Play it another time.
    Postpone,
}

/// What is taken off clocks (DIS-4).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Deduct {
    /// How much of each clock; zero for nothing.
    pub time: Millis,
    /// Whether off White's and off Black's; none for the only player who was disconnected.
    pub from: Option<BySide<bool>>,
}

/// Off the only player who was disconnected.
impl From<Millis> for Deduct {
    fn from(time: Millis) -> Self {
        Self { time, from: None }
    }
}

impl fmt::Display for Deduct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whom = match self.from {
            Some(BySide {
                white: true,
                black: true,
            }) => "both",
            Some(BySide {
                white: true,
                black: false,
            }) => "White",
            Some(BySide {
                white: false,
                black: true,
            }) => "Black",
            Some(BySide {
                white: false,
                black: false,
            }) => "nobody",
            None => "who was disconnected",
        };
        write!(f, "{} deducted from {whom}", self.time)
    }
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

impl RequestedRemedy {
    /// The last record of a board that makes another thing of this remedy, and what it changed. Where the absent player
    /// loses, a connection that broke or came back is one too.
    pub fn last_change(&self, board: &Board) -> (u64, Note) {
        match self {
            Self::Result(Verdict::AbsentLoses) => board.last_change_or_presence(),
            Self::Result(Verdict::Score(_) | Verdict::Drawn | Verdict::BothLose)
            | Self::Resume { .. }
            | Self::Restart(_)
            | Self::Postpone => (board.changed(), board.last_change()),
        }
    }

    /// What kind of ruling it makes.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Resume { deduct, .. } if deduct.time > Millis::ZERO => Kind::Deduct,
            Self::Resume { add, .. } if *add != BySide::both(Millis::ZERO) => Kind::AddTime,
            Self::Resume { .. } => Kind::Resume,
            Self::Restart(Control::Same) => Kind::Restart,
            Self::Restart(_) => Kind::RestartShorter,
            Self::Result(_) => Kind::Result,
            Self::Postpone => Kind::Postpone,
        }
    }
}

/// What was asked for, as a record is read: `all the time lost since the last contact given back, 0:05:00 deducted`.
impl fmt::Display for RequestedRemedy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Resume {
                clocks,
                deduct,
                add,
            } => {
                write!(f, "{clocks}")?;
                if deduct.time > Millis::ZERO {
                    write!(f, ", {deduct}")?;
                }
                let given = add.sides();
                for (side, add) in given.filter(|(_, add)| *add > Millis::ZERO) {
                    write!(f, ", {add} given to {side}")?;
                }
                Ok(())
            }
            Self::Restart(Control::Same) => f.write_str("the same time control"),
            Self::Restart(Control::WorkedOut) => {
                f.write_str("a shorter time control, as worked out")
            }
            Self::Restart(Control::Typed(control)) => write!(f, "{}, as typed", control.notation()),
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
            Self::LastContact => f.write_str("all the time lost since the last contact given back"),
            Self::Detection => {
                f.write_str("the time lost since the disconnection was noticed given back")
            }
            Self::Now => f.write_str("clocks as they are"),
            Self::Typed { white, black } => {
                write!(f, "clocks as typed, White {white}, Black {black}")
            }
        }
    }
}
