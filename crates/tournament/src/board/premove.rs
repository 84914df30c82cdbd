//! Moves that wait for the opponent's (O 3.6 b).

use adoube_chess::{BySide, Move, Side};

use super::event::{DrawOffered, Event, Moved, OptionsSet, PremoveSet, Restarted};
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
        self.choices.options[side]
    }

    /// The move that waits for the opponent's.
    pub const fn premove(&self) -> Option<&Premove> {
        self.choices.premove.as_ref()
    }

    /// How many draws the side has offered in this game (END-2).
    pub fn offers_made(&self, side: Side) -> u16 {
        self.choices.offers[side]
    }

    /// The newest record that the side sees: after it are only the opponent's own.
    pub fn seen_by(&self, side: Side) -> u64 {
        self.choices.seen[side]
    }

    /// Takes in what a record says of choices: a move that was made, taken back or is to be no
    /// more leaves none waiting.
    pub(super) fn fold_choices(&mut self, record: &Record) {
        let choices = &mut self.choices;
        match &record.event {
            Event::OptionsSet(OptionsSet { side, options }) => {
                choices.options[*side] = *options;
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
                let offers = &mut choices.offers[*side];
                *offers = offers.saturating_add(1);
            }
            Event::Moved(Moved { side, .. }) => {
                choices.changes = BySide::both(0);
                // The opponent's waits for exactly this move.
                choices.premove.take_if(|waiting| waiting.side == *side);
            }
            Event::Restarted(Restarted { reversed, .. }) => {
                choices.premove = None;
                choices.offers = BySide::both(0);
                if *reversed {
                    choices.options.swap();
                    choices.changes.swap();
                }
            }
            Event::PremoveEnded(_) | Event::Finished(_) | Event::PositionRestored(_) => {
                choices.premove = None;
            }
            _ => {}
        }
        for side in Side::ALL {
            if record.event.audience().has_player(side) {
                choices.seen[side] = record.sequence;
            }
        }
    }
}

impl Choices {
    fn count(&mut self, side: Side) {
        let changes = &mut self.changes[side];
        *changes = changes.saturating_add(1);
    }
}
