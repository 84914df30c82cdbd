use std::sync::Arc;

use adoube_chess::{BySide, Side};

use crate::actor::Role;
use crate::board::record::Record;
use crate::board::{Board, Ending, Opened, Phase, RulingEffect, Score};
use crate::clock::Clock;
use crate::ids::{PersonId, RulingRef};
use crate::time::{Millis, Time};

/// A record, and what the groups need of each other: the board as it was before the record.
pub(in crate::board) struct Moment<'a> {
    pub(in crate::board) record: &'a Record,
    pub(in crate::board) at: Time,
    pub(in crate::board) opened: Arc<Opened>,
    pub(in crate::board) clock: Clock,
    /// Half-moves.
    pub(in crate::board) ply: u32,
    pub(in crate::board) to_move: Side,
    /// Which game of the board, from 1.
    pub(in crate::board) attempt: u16,
    pub(in crate::board) stage: Stage,
    pub(in crate::board) result: Option<(Score, Ending)>,
    /// When the game began; zero before.
    pub(in crate::board) began: Time,
    /// Whether this game has begun, or one before it.
    pub(in crate::board) has_begun: bool,
    pub(in crate::board) is_connected: BySide<bool>,
    /// For how much of the time since the round began the board was held.
    pub(in crate::board) held: Millis,
    /// The hold that is on, where no other is.
    pub(in crate::board) only_hold: Option<u32>,
    /// Who gave the last ruling.
    pub(in crate::board) ruled_by: Option<PersonId>,
    /// The ruling of the record before, where it restarts the game.
    pub(in crate::board) restart: Option<RulingRef>,
}

/// How far a game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::board) enum Stage {
    Waiting,
    Playing,
    Paused,
    Finished,
}

impl Moment<'_> {
    pub(super) fn of<'a>(board: &Board, record: &'a Record) -> Moment<'a> {
        let mut holds = board.holds();
        let last = board.rulings.done.last();
        let restart = last.filter(|done| {
            done.effect == RulingEffect::Restarted && done.sequence == board.stream.sequence
        });
        Moment {
            record,
            at: record.time,
            opened: Arc::clone(&board.opened),
            clock: board.clocks.clock.clone(),
            ply: board.ply(),
            to_move: board.game.line.position().side_to_move(),
            attempt: board.game.attempt,
            stage: match board.play.phase {
                Phase::Waiting => Stage::Waiting,
                Phase::Playing => Stage::Playing,
                Phase::Paused { .. } => Stage::Paused,
                Phase::Finished { .. } => Stage::Finished,
            },
            result: board.play.phase.result(),
            began: board.began(),
            has_begun: board.clocks.timeline.has_begun(),
            is_connected: board.seats.away.as_ref().map(Option::is_none),
            held: board.held_while_waiting(record.time),
            only_hold: holds.next().filter(|_| holds.next().is_none()),
            ruled_by: board.rulings.by.clone(),
            restart: restart.map(|done| done.ruling),
        }
    }

    pub(in crate::board) fn is_under_way(&self) -> bool {
        matches!(self.stage, Stage::Playing | Stage::Paused)
    }

    pub(in crate::board) fn is_waiting(&self) -> bool {
        self.stage == Stage::Waiting
    }

    pub(in crate::board) fn is_finished(&self) -> bool {
        self.stage == Stage::Finished
    }

    /// The person of the record, and in which office.
    pub(in crate::board) fn person(&self) -> Option<(PersonId, Role)> {
        let office = self.record.actor.office();
        office.map(|(person, role)| (person.clone(), role))
    }
}
