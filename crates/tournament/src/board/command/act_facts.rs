//! What is asked of every act of an official. `Act::facts` has one row for each.

use adoube_chess::Side;

use super::{
    Action, AddTime, MoveSeat, Penalise, RecordCheck, Reopen, RestorePosition, SetBoardRequirement,
    WithdrawPenalties,
};
use crate::board::Adjustment;
use crate::board::command_basis::Part;
use crate::ids::PersonId;
use crate::penalty::Penalty;
use crate::verb::Verb;

/// What is asked of an act.
#[derive(Debug, Clone, Copy)]
pub struct ActFacts<'a> {
    /// What it is, whatever its values are.
    pub action: Action,
    /// The verb that the role table knows it by.
    pub verb: Verb,
    /// Whether it may be a penalty, and cite what it is for (VEN-2).
    pub may_cite: bool,
    /// What its consequences depend on.
    pub(in crate::board) basis: Basis<'a>,
    /// What has to be true outside the board.
    pub admission: Admission<'a>,
    /// Its consequences.
    pub consequence: Consequence<'a>,
}

/// The parts of a board that the consequences of an act depend on.
#[derive(Debug, Clone, Copy)]
pub(in crate::board) enum Basis<'a> {
    /// Always the same ones.
    Parts(&'static [Part]),
    /// Those of a result: with the first moves a game comes to be rated.
    DeclaredResult,
    /// Those that the effects of these penalties change.
    Penalties(&'a [Penalty]),
    /// Those that the effects of the proposed penalties change.
    ProposedPenalties,
}

/// What an act needs that the board itself cannot know: offices, venues, rounds, devices, and what the regulations add.
#[derive(Debug, Clone, Copy)]
pub enum Admission<'a> {
    /// The official's role alone.
    Role,
    /// A venue's own arbiter needs a seat of the board there.
    SeatAtVenue,
    /// The round is open; the regulations say how long after both players are ready the clock starts.
    Reopening(&'a Reopen),
    /// No incident waits for a ruling.
    NoRulingDue,
    /// The official may declare this board's result.
    Declaration,
    /// The assistant plays no game.
    Assistant(&'a PersonId),
    /// The open call of this number comes from the official's venue.
    Call(u32),
    /// The seat is at the official's venue.
    Seat(Side),
    /// The seat is at the official's venue; a lock report is signed with it.
    Check(&'a RecordCheck),
    /// The device can be a spare of the seat.
    SpareDevice(&'a MoveSeat),
    /// The event has these penalties; its regulations say the amounts of fines, and whether a second official has to agree.
    Penalties(&'a Penalise),
    /// The event has the penalties that are proposed.
    ProposedPenalties,
}

/// The consequences of an act, which the official sees before confirming it.
#[derive(Debug, Clone, Copy)]
pub enum Consequence<'a> {
    /// The clocks, which are shown beside, or nothing.
    ClocksAlone,
    /// The game goes on.
    Resumption,
    /// A result of a game as played.
    Result,
    /// A result of a game that was not played.
    Forfeit,
    /// Another result than the recorded one.
    Correction,
    /// Time on top of what the clocks show.
    TimeAdded(&'a AddTime),
    /// Other clocks, or another time control.
    ClocksSet(&'a Adjustment),
    /// An earlier position.
    Restored(&'a RestorePosition),
    /// The finished game goes on with these clocks.
    Reopened(&'a Reopen),
    /// Another game, with the colours reversed.
    Reversed,
    /// Another game, from this FEN.
    NewStart(&'a str),
    /// No checks of one player; none for both.
    Waiver(Option<Side>),
    /// Another device at a seat.
    SeatMoved(&'a MoveSeat),
    /// The effects of penalties.
    Penalties(&'a Penalise),
    /// The effects of the proposed penalties.
    ProposedPenalties,
    /// Moves that wait for a physical board, or do not.
    BoardRequirement(&'a SetBoardRequirement),
    /// What comes back when penalties are withdrawn, and what does not.
    Withdrawal(&'a WithdrawPenalties),
}

pub(super) const fn row<'a>(
    action: Action,
    basis: &'static [Part],
    admission: Admission<'a>,
    consequence: Consequence<'a>,
) -> ActFacts<'a> {
    ActFacts {
        action,
        verb: action.verb(),
        may_cite: false,
        basis: Basis::Parts(basis),
        admission,
        consequence,
    }
}

impl<'a> ActFacts<'a> {
    /// The act may cite what it is for.
    pub(super) const fn citing(mut self) -> Self {
        self.may_cite = true;
        self
    }

    /// The role table knows it by this verb instead.
    pub(super) const fn known_as(mut self, verb: Verb) -> Self {
        self.verb = verb;
        self
    }

    /// Its consequences depend on this instead.
    pub(super) const fn based_on(mut self, basis: Basis<'a>) -> Self {
        self.basis = basis;
        self
    }
}
