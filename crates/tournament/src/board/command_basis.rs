//! What a command is based on: the board as its author last looked at it. If something changed since that makes another
//! thing of the command, it is refused, and its author is told what changed.

use super::Board;
use super::changes::Change;
use super::command::{Act, Basis, PlayerOrder};
use super::facts::Facts;
use super::record::Record;
use crate::ids::PersonId;
use crate::note::Note;
use crate::penalty::{self, Effect, Penalty, Reach};
use crate::refusal::{BoardChanged, Refusal};
use crate::scoring::RoundResult;
use crate::time::{Millis, Time};

/// A part of a board that changes apart from the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// Which game is played: who has White, from which position.
    Game,
    /// The moves.
    Moves,
    /// The clocks, but for what runs off while they run.
    Clocks,
    /// The result.
    Result,
    /// Whether and why the clocks are stopped.
    Stops,
    /// Which players are connected.
    Presence,
    /// The devices at the seats.
    Devices,
    /// What the players' checks found, and whether they are waived.
    Checks,
}

/// The last record that changed some parts.
#[derive(Debug, Clone)]
struct PartChange {
    parts: &'static [Part],
    record: u64,
    at: Time,
    change: Change,
    by: Option<PersonId>,
}

/// The last change of each part: the latest last, without those of which later ones changed every part.
#[derive(Debug, Clone, Default)]
pub(super) struct PartChanges(Vec<PartChange>);

/// How long after one official reversed the colours another may not know of it.
const JUST_NOW: Millis = Millis::from_seconds(60);

pub(super) const CLOCKS: &[Part] = &[Part::Game, Part::Clocks];
pub(super) const POSITION: &[Part] = &[Part::Game, Part::Clocks, Part::Moves];
pub(super) const RESULT: &[Part] = &[Part::Game, Part::Result, Part::Presence];
/// Of a result with which a game comes to be rated or not.
const UNRATED: &[Part] = &[Part::Game, Part::Result, Part::Presence, Part::Moves];

impl Board {
    /// What the consequences of an act depend on; nothing for one that has none.
    pub fn basis(&self, act: &Act) -> &'static [Part] {
        match act.facts().basis {
            Basis::Parts(parts) => parts,
            // With the first moves a game comes to be rated.
            Basis::DeclaredResult if self.ply() <= RoundResult::RATED_FROM => UNRATED,
            Basis::DeclaredResult => RESULT,
            Basis::Penalties(penalties) => basis_of(penalties),
            Basis::ProposedPenalties => self
                .proposed_penalties()
                .map_or(&[], |proposed| basis_of(&proposed.ruling.penalties)),
        }
    }

    /// Refuses an act whose consequences are others by now than when its author looked at the board, as of that
    /// record.
    pub(super) fn is_as_seen(&self, act: &Act, seen: u64) -> Result<(), Refusal> {
        self.is_unchanged(self.basis(act), seen)
    }

    /// Refuses where one of these parts changed after that record.
    pub fn is_unchanged(&self, parts: &[Part], seen: u64) -> Result<(), Refusal> {
        let changes = parts
            .iter()
            .filter_map(|part| self.stream.part_changes.of(*part));
        let since = changes.filter(|change| change.record > seen);
        let Some(last) = since.max_by_key(|change| change.record) else {
            return Ok(());
        };
        Err(Refusal::BoardChanged(BoardChanged {
            board: self.opened.board,
            what: last.change.note(),
            by: last.by.clone(),
        }))
    }

    /// Refuses what a player entered, having seen that record, for a position that an official has set since, or for a
    /// ruling before the last. It may have waited for a connection, and half-moves alone do not tell one position from
    /// another.
    pub(super) fn is_meant(&self, order: &PlayerOrder, seen: u64) -> Result<(), Refusal> {
        let (since, refusal) = match order {
            // The position comes with the ruling: it may follow it in a record of its own.
            PlayerOrder::Ready => {
                let last = self.rulings().last();
                (last.map(|ruling| ruling.sequence), Refusal::FurtherRuling)
            }
            PlayerOrder::Play(_)
            | PlayerOrder::PlayWritten(_)
            | PlayerOrder::SetPremove(_)
            | PlayerOrder::SetPremoveWritten(_)
            | PlayerOrder::OfferDraw
            | PlayerOrder::AcceptDraw
            | PlayerOrder::DeclineDraw
            | PlayerOrder::Resign
            | PlayerOrder::ConfirmResult => (self.position_set(), Refusal::PositionSet),
            PlayerOrder::CheckIn
            | PlayerOrder::SetOptions(_)
            | PlayerOrder::CancelPremove
            | PlayerOrder::CallArbiter(_)
            | PlayerOrder::ObjectToResult(_)
            | PlayerOrder::ReportBoard(_) => return Ok(()),
        };
        if since.is_some_and(|since| seen < since) {
            return Err(refusal);
        }
        Ok(())
    }

    /// The last record by which a player's connection broke or came back, and which of them; none while there is none.
    pub(super) fn last_of_presence(&self) -> Option<(u64, Note)> {
        let last = self.stream.part_changes.of(Part::Presence)?;
        Some((last.record, last.change.note()))
    }

    /// Who reversed the colours less than a minute ago, and how long ago, where nothing else was done to the game since:
    /// whoever reverses them now may not know of it.
    pub fn just_reversed(&self, now: Time) -> Option<(&PersonId, Millis)> {
        let last = self.stream.part_changes.of(Part::Game)?;
        let ago = now.since(last.at);
        let is_news = last.change == Change::Reversed && ago < JUST_NOW;
        last.by.as_ref().filter(|_| is_news).map(|by| (by, ago))
    }
}

impl PartChanges {
    /// Takes in a record that changed parts of the board.
    pub(super) fn take(&mut self, record: &Record, facts: Facts<'_>, by: Option<&PersonId>) {
        let parts = facts.parts;
        if parts.is_empty() {
            return;
        }
        let known = |change: &PartChange| !change.parts.iter().all(|part| parts.contains(part));
        self.0.retain(known);
        self.0.reserve_exact(1);
        self.0.push(PartChange {
            parts,
            record: record.sequence,
            at: record.time,
            change: facts.change,
            by: by.cloned(),
        });
    }

    /// A word of each.
    pub(super) fn read_ahead(&self) -> u64 {
        self.0.iter().map(|change| change.record).sum()
    }

    fn of(&self, part: Part) -> Option<&PartChange> {
        self.0.iter().rev().find(|last| last.parts.contains(&part))
    }
}

/// The parts that the effects of penalties change.
fn basis_of(penalties: &[Penalty]) -> &'static [Part] {
    let mut all = penalties.iter();
    if all.any(|penalty| penalty.has(Effect::CostOfWrongClaim)) {
        POSITION
    } else if penalty::reach(penalties, Reach::Result) {
        &[Part::Game, Part::Clocks, Part::Result, Part::Presence]
    } else if penalty::reach(penalties, Reach::Clocks) {
        CLOCKS
    } else {
        &[Part::Game]
    }
}

#[cfg(test)]
#[path = "command_basis_tests.rs"]
mod tests;
