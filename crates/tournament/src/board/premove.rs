//! Moves that wait for the opponent's (O 3.6 b).

use crate::board::event::{DrawOffered, Moved, OptionsSet, PremoveSet, Restarted};
use adoube_chess::{Move, Side};

use super::event::Event;
use super::record::Record;
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
    pub(super) options: [Options; 2],
    pub(super) premove: Option<Premove>,
    /// How often each player changed something since the last move.
    pub(super) changes: [u8; 2],
    /// How many draws each player offered in this game.
    pub(super) offers: [u16; 2],
    /// The newest record that each player sees.
    pub(super) seen: [u64; 2],
}

impl Board {
    /// What the player turned on.
    pub const fn options(&self, side: Side) -> Options {
        self.choices.options[side.index()]
    }

    /// The move that waits for the opponent's.
    pub const fn premove(&self) -> Option<&Premove> {
        self.choices.premove.as_ref()
    }

    /// How many draws the side has offered in this game (END-2).
    pub const fn offers_made(&self, side: Side) -> u16 {
        self.choices.offers[side.index()]
    }

    /// The newest record that the side sees: after it are only the opponent's own.
    pub const fn seen_by(&self, side: Side) -> u64 {
        self.choices.seen[side.index()]
    }

    /// Takes in what a record says of choices: a move that was made, taken back or is to be no
    /// more leaves none waiting.
    pub(super) fn fold_choices(&mut self, record: &Record) {
        let choices = &mut self.choices;
        match &record.event {
            Event::OptionsSet(OptionsSet { side, options }) => {
                choices.options[side.index()] = *options;
                choices.count(*side);
            }
            Event::PremoveSet(PremoveSet { side, ply, mv }) => {
                choices.premove = Some(Premove {
                    side: *side,
                    ply: *ply,
                    mv: *mv,
                    by: record.actor.clone(),
                });
                choices.count(*side);
            }
            Event::DrawOffered(DrawOffered { side }) => {
                let offers = &mut choices.offers[side.index()];
                *offers = offers.saturating_add(1);
            }
            Event::Moved(Moved { side, .. }) => {
                choices.changes = [0; 2];
                // The opponent's waits for exactly this move.
                choices.premove.take_if(|waiting| waiting.side == *side);
            }
            Event::Restarted(Restarted { reversed, .. }) => {
                choices.premove = None;
                choices.offers = [0; 2];
                if *reversed {
                    choices.options.swap(0, 1);
                    choices.changes.swap(0, 1);
                }
            }
            Event::PremoveEnded(_) | Event::Finished(_) | Event::PositionRestored(_) => {
                choices.premove = None;
            }
            _ => {}
        }
        for side in Side::ALL {
            if record.event.audience().has_player(side) {
                choices.seen[side.index()] = record.sequence;
            }
        }
    }
}

impl Choices {
    const fn count(&mut self, side: Side) {
        let changes = &mut self.changes[side.index()];
        *changes = changes.saturating_add(1);
    }
}
