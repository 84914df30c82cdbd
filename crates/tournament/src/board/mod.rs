//! The virtual board: commands are decided, records are folded, nothing else changes it.

mod accepted_commands;
mod adjustment;
mod apply;
mod approval;
mod assistants;
mod audience;
mod away;
mod before;
mod boards;
mod broken_stream;
pub mod by_board;
mod calls;
mod causes;
mod changes;
pub mod command;
mod command_basis;
mod compact_vec;
mod corrections;
mod decide;
mod devices;
mod draw_claims;
mod due;
mod ending;
pub mod event;
mod facts;
mod flags;
mod follow_up;
mod holds;
mod last_contact;
mod lazy_box;
mod leaves;
mod move_times;
pub mod notices;
mod objections;
mod opening;
mod options;
mod pairing;
mod penalties;
mod phase;
mod physical_boards;
mod player_actions;
mod premove;
mod read_ahead;
mod readiness;
mod record;
mod replaced_game;
mod replacements;
mod reversal;
mod ruled;
mod ruling;
mod ruling_effect;
mod scoresheets;
mod short_san;
mod start_remarks;
mod state;
mod terms;
mod time_audit;
mod waiver;

use std::sync::Arc;

use adoube_chess::{Line, Side};

pub use adjustment::{Adjustment, ControlChange, SideAdjustment};
pub use approval::{Approval, ResultState};
pub use audience::Audience;
pub use away::{Away, Silence};
pub use before::{Absence, BeforeGame, CheckKind, Checks, DefaultTimeFrom, Present};
pub use boards::{Boards, BoardsIter};
pub use broken_stream::BrokenStream;
pub use calls::{Call, Coming, Leave, MAX_CALLS, Return};
pub use causes::{LossSign, OutageCause, PauseCause};
pub use command::{Command, Order};
pub use command_basis::Part;
pub use decide::start_fault;
pub use devices::board_notes::{BoardNote, MAX_BOARD_NOTES};
pub use devices::breaches::{Forbidden, Happened, MAX_BREACHES};
pub use devices::note::{AtDevice, DeviceNote, DeviceReport, LockEnd, Ran, Reported, ReportedTime};
pub use devices::notes::{MAX_LOCKS, PageLock};
pub use devices::seat_transfer::SeatMove;
pub use devices::signed_reports::{SignOff, Signed};
pub use due::{Due, FLAG_WATERMARK};
pub use ending::{Ending, Score};
pub use event::Event;
pub use flags::{FlagFall, Undone};
pub use leaves::LeaveTaken;
pub use options::{Entering, Options, PremoveUse};
pub use pairing::{Opened, Seat};
pub use penalties::ProposedPenalties;
pub use phase::Phase;
pub use physical_boards::{BoardDeviation, BoardDifference, BoardLoss, PhysicalBoardStatus};
pub use player_actions::{NotNow, PlayerActions};
pub use premove::{Premove, PremoveEnd};
pub use readiness::StartWait;
pub use record::Record;
pub use replacements::{Replacement, ReplacementCause};
pub use reversal::TimeFollows;
pub use ruling::{Basis, CarriedOut, Remedy, Share};
pub use ruling_effect::RulingEffect;
pub use scoresheets::ScoresheetState;
pub use terms::{AwayPolicy, Charge, ClockWhileAway, FlagWhileAway, ResumeBy, Terms};
pub use time_audit::absence_charge::LateInNewGame;
pub use time_audit::charged_time::Span;
pub use time_audit::credits::Credits;
pub use time_audit::manual_clock_changes::{How, SetByHand};
pub use time_audit::pauses::Stop;
pub(crate) use time_audit::refund_sharing::{GivesBack, total};

use devices::notes::AtDevices;
use lazy_box::LazyBox;
use notices::Notices;
use penalties::Penalties;
use state::{Clocks, Game, Outcome, Play, Rulings, Seats, Stream};

use crate::actor::Actor;
use crate::clock::{Clock, Reading};
use crate::ids::{CommandId, PersonId};
use crate::note::Note;
use crate::refusal::Refusal;
use crate::roles::{self, Verb};
use crate::time::Time;

/// A board: what its stream of records comes to.
#[derive(Debug, Clone)]
pub struct Board {
    opened: Arc<Opened>,
    opened_at: Time,
    game: Game,
    play: Play,
    clocks: Clocks,
    seats: Seats,
    outcome: Outcome,
    rulings: Rulings,
    at_devices: LazyBox<AtDevices>,
    stream: Stream,
    /// What the publication before this one had of corrections, for the same players.
    undone: Vec<Note>,
    penalties: Penalties,
    notices: LazyBox<Notices>,
}

impl Board {
    /// Decides a command and folds what it led to. An error changes nothing. A command that was
    /// accepted before gives no new record: ask [`Board::answer_to`].
    pub fn handle(&mut self, command: &Command) -> Result<Vec<Record>, Refusal> {
        if command.id.is_some_and(|id| self.answer_to(id).is_some()) {
            return Ok(Vec::new());
        }
        let time = command.at.max(self.stream.last_time);
        let events = self.decide(command, time)?;
        let mut records = Vec::with_capacity(events.len() + 1);
        let mut id = command.id;
        for event in events {
            records.push(self.take(time, command.actor.clone(), id.take(), event)?);
        }
        while let Some(event) = self.follow_up(time) {
            let actor = self.author(&event);
            records.push(self.take(time, actor, None, event)?);
        }
        Ok(records)
    }

    /// Whose doing is what follows by itself: a premove is its player's.
    fn author(&self, event: &Event) -> Actor {
        match (event, self.premove()) {
            (Event::Moved(_), Some(waiting)) => waiting.by.clone(),
            _ => Actor::Coordinator,
        }
    }

    /// Both clocks as a command would leave them where it concerns them, or why it would be refused as things
    /// stand; nothing changes.
    pub fn foresee(&self, command: &Command) -> Result<Option<Reading>, Refusal> {
        let time = command.at.max(self.stream.last_time);
        let events = self.decide(command, time)?;
        Ok(events.iter().rev().find_map(Event::clocks).copied())
    }

    /// The first record of a board.
    pub fn open(command: Command<Box<Opened>>) -> Result<(Self, Record), Refusal> {
        roles::may(&command.actor, Verb::System)?;
        let record = Record {
            sequence: 1,
            time: command.at,
            actor: command.actor,
            command: command.id,
            event: Event::Opened(command.order),
        };
        let board =
            Self::from_first(&record).map_err(|broken| Refusal::Invalid(broken.to_string()))?;
        Ok((board, record))
    }

    fn take(
        &mut self,
        time: Time,
        actor: Actor,
        command: Option<CommandId>,
        event: Event,
    ) -> Result<Record, Refusal> {
        let record = Record {
            sequence: self.stream.sequence + 1,
            time,
            actor,
            command,
            event,
        };
        self.apply(&record)
            .map_err(|broken| Refusal::Invalid(broken.to_string()))?;
        Ok(record)
    }

    /// The pairing and its terms.
    pub const fn opened(&self) -> &Arc<Opened> {
        &self.opened
    }

    /// The moves and the position.
    pub const fn line(&self) -> &Line {
        &self.game.line
    }

    /// The clock.
    pub const fn clock(&self) -> &Clock {
        &self.clocks.clock
    }

    /// What both sides' moves were credited with for the network's time.
    pub const fn credits(&self) -> &Credits {
        &self.clocks.credits
    }

    /// Where the game stands.
    pub const fn phase(&self) -> &Phase {
        &self.play.phase
    }

    /// Whether the game has begun and is not over.
    pub const fn is_under_way(&self) -> bool {
        matches!(self.play.phase, Phase::Playing | Phase::Paused { .. })
    }

    /// What was said of the result, once there is one.
    pub const fn approval(&self) -> &Approval {
        &self.outcome.approval
    }

    /// Whether the game is over.
    pub const fn is_finished(&self) -> bool {
        matches!(self.play.phase, Phase::Finished { .. })
    }

    /// Whether the round has begun for this board.
    pub const fn is_released(&self) -> bool {
        self.seats.released
    }

    /// Whether the side is checked in.
    pub fn is_checked_in(&self, side: Side) -> bool {
        self.seats.checked_in[side]
    }

    /// Since when, and how, the side is not heard.
    pub fn away(&self, side: Side) -> Option<Away> {
        self.seats.away[side]
    }

    /// Whose offer of a draw stands.
    pub const fn offer(&self) -> Option<Side> {
        self.game.offer
    }

    /// The last move in algebraic notation; empty before the first.
    pub fn last_san(&self) -> &str {
        self.game.last_san.as_str()
    }

    /// The newest record's number.
    pub const fn sequence(&self) -> u64 {
        self.stream.sequence
    }

    /// The newest record's time.
    pub const fn last_time(&self) -> Time {
        self.stream.last_time
    }

    /// The newest record that a signature vouches for; 0 for none.
    pub const fn signed(&self) -> u64 {
        self.stream.signed
    }

    /// The record that a command led to when it was first made.
    pub fn answer_to(&self, id: CommandId) -> Option<u64> {
        self.stream.answered.record_of(id)
    }

    /// The side that the person plays.
    pub fn side_of(&self, person: &PersonId) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|side| self.seat(*side).person == *person)
    }

    /// A seat of the board.
    pub fn seat(&self, side: Side) -> &Seat {
        &self.opened.seats[side]
    }
}
