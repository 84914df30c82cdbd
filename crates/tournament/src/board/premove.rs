//! Moves that wait for the opponent's (O 3.6 b).

use adoube_chess::{BySide, Move, Side};

use super::{Board, Options};
use crate::actor::Actor;

/// How often a player may change his premove or his options between two moves: more is no play.
pub(super) const MAX_CHANGES: u8 = 40;

/// A move that waits for the opponent's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Premove {
    /// Whose.
    pub side: Side,
    /// The half-move it is to become.
    pub ply: u32,
    /// The move; whether it is legal is not known yet.
    pub mv: Move,
    /// Who entered it, at which device.
    pub by: Actor,
}

/// Why a premove is not played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PremoveEnd {
    /// The player took it back.
    Cancelled,
    /// After the opponent's move it was not legal; the text says why.
    Illegal(String),
}

/// What each player chose, and what waits.
#[derive(Debug, Clone, Default)]
pub(super) struct Choices {
    pub(super) options: BySide<Options>,
    pub(super) premove: Option<Premove>,
    /// How often each player changed something since the last move.
    pub(super) changes: BySide<u8>,
    /// How many draws each player offered in this game.
    pub(super) offers: BySide<u16>,
    /// The newest record that each player sees.
    pub(super) seen: BySide<u64>,
}

impl Board {
    /// What the player turned on.
    pub fn options(&self, side: Side) -> Options {
        self.game.choices.options[side]
    }

    /// The move that waits for the opponent's.
    pub const fn premove(&self) -> Option<&Premove> {
        self.game.choices.premove.as_ref()
    }

    /// How many draws the side has offered in this game (END-2).
    pub fn offers_made(&self, side: Side) -> u16 {
        self.game.choices.offers[side]
    }

    /// The newest record that the side sees: after it are only the opponent's own.
    pub fn seen_by(&self, side: Side) -> u64 {
        self.game.choices.seen[side]
    }
}
