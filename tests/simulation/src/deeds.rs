//! What the arbiters of a venue do on their own, as a story tells it.

use std::fmt;
use std::str::SplitWhitespace;

use adoube_tournament::actor::Role;
use fastrand::Rng;

use crate::model::Size;
use crate::steps::{among, next};

/// An arbiter of a venue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Local {
    /// Its LTA.
    Lta,
    /// Its LCA.
    Lca,
}

/// What he does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// He stops a board.
    Pause(u16),
    /// He lets it go on.
    Resume(u16),
    /// He stops every board of his venue.
    Hold,
    /// He lets these go on.
    Release,
    /// He gives a seat (0 for White's) of a board the spare device of its venue.
    Spare(u16, u16),
    /// He answers the oldest call of a board's players.
    Call(u16),
    /// He asks for the same as [`Self::Spare`] at his venue's node.
    AskSpare(u16, u16),
    /// He answers a call there.
    AskCall(u16),
    /// He takes back what was asked for there last, and waits.
    TakeBack,
}

impl Local {
    /// One of them by chance.
    pub(crate) fn random(rng: &mut Rng) -> Self {
        if rng.bool() { Self::Lta } else { Self::Lca }
    }

    /// In a story, and before the number of his venue in his id.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Lta => "lta",
            Self::Lca => "lca",
        }
    }

    /// His office.
    pub(crate) const fn role(self) -> Role {
        match self {
            Self::Lta => Role::Lta,
            Self::Lca => Role::Lca,
        }
    }
}

impl Deed {
    /// One of them by chance.
    pub(crate) fn random(rng: &mut Rng, size: Size) -> Self {
        let board = rng.u16(1..=size.all() / 2);
        match rng.u32(..20) {
            0..3 => Self::Pause(board),
            3..6 => Self::Resume(board),
            6..8 => Self::Hold,
            8..10 => Self::Release,
            10 => Self::Spare(board, rng.u16(0..2)),
            11 => Self::Call(board),
            12..16 => Self::AskSpare(board, rng.u16(0..2)),
            16..18 => Self::AskCall(board),
            _ => Self::TakeBack,
        }
    }

    /// Whether there is the board, and the side, that it names.
    pub(crate) fn check(self, size: Size) -> Result<(), String> {
        match self {
            Self::Pause(board) | Self::Resume(board) | Self::Call(board) | Self::AskCall(board) => {
                among("boards", board, size.boards())
            }
            Self::Spare(board, seat) | Self::AskSpare(board, seat) => {
                among("boards", board, size.boards()).and(among("sides", seat, 0..=1))
            }
            Self::Hold | Self::Release | Self::TakeBack => Ok(()),
        }
    }

    /// From the words of a story.
    pub(crate) fn read(words: &mut SplitWhitespace<'_>) -> Result<Self, String> {
        let name = words.next().ok_or("what he does is missing")?;
        match name {
            "pause" => Ok(Self::Pause(next(words)?)),
            "resume" => Ok(Self::Resume(next(words)?)),
            "hold" => Ok(Self::Hold),
            "release" => Ok(Self::Release),
            "spare" => Ok(Self::Spare(next(words)?, next(words)?)),
            "call" => Ok(Self::Call(next(words)?)),
            "ask-spare" => Ok(Self::AskSpare(next(words)?, next(words)?)),
            "ask-call" => Ok(Self::AskCall(next(words)?)),
            "take-back" => Ok(Self::TakeBack),
            other => Err(format!("{other}: nothing that he does")),
        }
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pause(board) => write!(f, "pause {board}"),
            Self::Resume(board) => write!(f, "resume {board}"),
            Self::Hold => write!(f, "hold"),
            Self::Release => write!(f, "release"),
            Self::Spare(board, side) => write!(f, "spare {board} {side}"),
            Self::Call(board) => write!(f, "call {board}"),
            Self::AskSpare(board, side) => write!(f, "ask-spare {board} {side}"),
            Self::AskCall(board) => write!(f, "ask-call {board}"),
            Self::TakeBack => write!(f, "take-back"),
        }
    }
}
