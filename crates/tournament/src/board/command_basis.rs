//! What an official's command is based on: the board as its author last looked at it. Where something changed since
//! that makes another thing of the command, it is refused, and its author is told what changed.

use super::Board;
use super::changes::Change;
use super::command::{Command, Order};
use super::record::{Event, Record};
use crate::actor::Actor;
use crate::ids::PersonId;
use crate::note::Note;
use crate::refusal::{BoardChanged, Refusal};
use crate::time::{Millis, Time};
use crate::trf::ResultCode;

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

/// The last record that changed a part.
#[derive(Debug, Clone)]
struct PartChange {
    record: u64,
    at: Time,
    change: Change,
    by: Option<PersonId>,
}

/// The last change of each part.
#[derive(Debug, Clone, Default)]
pub(super) struct PartChanges {
    game: Option<PartChange>,
    moves: Option<PartChange>,
    clocks: Option<PartChange>,
    result: Option<PartChange>,
    stops: Option<PartChange>,
    presence: Option<PartChange>,
    devices: Option<PartChange>,
    checks: Option<PartChange>,
}

/// The parts that an event changes.
const fn changed_by(event: &Event) -> &'static [Part] {
    match event {
        Event::Opened(_) => &[Part::Game],
        Event::Restarted { .. } => &[Part::Game, Part::Moves, Part::Clocks, Part::Result],
        Event::Moved { .. } => &[Part::Moves],
        Event::PositionRestored { .. } => &[Part::Moves, Part::Clocks, Part::Stops],
        Event::ClockAdjusted { .. }
        | Event::WrongClaim { .. }
        | Event::TimeAdded { .. }
        | Event::CameLate { .. } => &[Part::Clocks],
        Event::Outage { .. } => &[Part::Clocks, Part::Stops],
        Event::Ruled { .. } => &[Part::Clocks, Part::Result, Part::Stops],
        Event::Reopened { .. } => &[Part::Clocks, Part::Result],
        Event::Finished { .. } | Event::ResultCorrected { .. } => &[Part::Result],
        Event::Paused { .. }
        | Event::Resumed { .. }
        | Event::Held { .. }
        | Event::HoldEnded { .. } => &[Part::Stops],
        Event::SeatLost { .. } | Event::SeatBack { .. } => &[Part::Presence],
        Event::SeatMoved { .. } => &[Part::Devices],
        Event::CheckRecorded { .. } | Event::ChecksWaived { .. } => &[Part::Checks],
        Event::Released
        | Event::CheckedIn { .. }
        | Event::Started { .. }
        | Event::DrawOffered { .. }
        | Event::DrawDeclined { .. }
        | Event::OptionsSet { .. }
        | Event::PremoveSet { .. }
        | Event::PremoveEnded { .. }
        | Event::AssistantApproved { .. }
        | Event::AssistantEnded { .. }
        | Event::LimitPassed { .. }
        | Event::ResultConfirmed { .. }
        | Event::ResultApproved
        | Event::ReadyGiven { .. }
        | Event::DefaultTimeSet { .. }
        | Event::ArbiterCalled { .. }
        | Event::CallAnswered { .. }
        | Event::CallTaken { .. }
        | Event::LeaveEnded { .. }
        | Event::PauseReasonGiven { .. }
        | Event::DeviceNoted(_)
        | Event::BreachesCited { .. }
        | Event::HeadSigned { .. } => &[],
    }
}

/// How long after one official reversed the colours another may not know of it.
const JUST_NOW: Millis = Millis::from_seconds(60);

const CLOCKS: &[Part] = &[Part::Game, Part::Clocks];
const POSITION: &[Part] = &[Part::Game, Part::Clocks, Part::Moves];
/// Of a position that is restored: it stops the clocks, and a pause by somebody else would be passed over.
const RESTORED: &[Part] = &[Part::Game, Part::Clocks, Part::Moves, Part::Stops];
const RESULT: &[Part] = &[Part::Game, Part::Result, Part::Presence];
/// Of a result with which a game comes to be rated or not.
const UNRATED: &[Part] = &[Part::Game, Part::Result, Part::Presence, Part::Moves];

impl Command {
    /// The same with what it wraps.
    pub(super) fn with_order(&self, order: &Order) -> Self {
        Self {
            order: order.clone(),
            ..self.clone()
        }
    }
}

impl Board {
    /// What the consequences of an order depend on; nothing for one that has none. A move does not change what a game is
    /// annulled for, or what time is given; that the game was resumed does.
    pub fn basis(&self, order: &Order) -> &'static [Part] {
        match order.deed() {
            Order::ReverseColours { .. } | Order::WrongStart { .. } => {
                &[Part::Game, Part::Clocks, Part::Result, Part::Stops]
            }
            Order::Reopen { .. } => &[Part::Game, Part::Clocks, Part::Result],
            Order::AdjustClock { change, .. } if change.counts_moves() => POSITION,
            Order::AdjustClock { .. } | Order::AddTime { .. } => CLOCKS,
            Order::WrongClaim { .. } => POSITION,
            Order::RestorePosition { .. } => RESTORED,
            Order::Resume { .. } => &[Part::Game, Part::Clocks, Part::Stops, Part::Presence],
            // With the first moves a game comes to be rated.
            Order::DeclareResult { .. } if self.ply() <= ResultCode::RATED_FROM => UNRATED,
            Order::DeclareResult { .. } | Order::DeclareForfeit { .. } => RESULT,
            Order::CorrectResult { .. } | Order::ApproveResult => &[Part::Game, Part::Result],
            Order::MoveSeat { .. } | Order::RecordCheck { .. } => &[Part::Game, Part::Devices],
            Order::WaiveChecks { .. } => &[Part::Game, Part::Devices, Part::Checks],
            Order::ApproveAssistant { .. } | Order::EndAssistant { .. } => &[Part::Game],
            Order::Open(_)
            | Order::Release
            | Order::CheckIn
            | Order::Play { .. }
            | Order::PlayWritten { .. }
            | Order::SetOptions(_)
            | Order::SetPremove { .. }
            | Order::SetPremoveWritten { .. }
            | Order::CancelPremove
            | Order::OfferDraw
            | Order::AcceptDraw
            | Order::DeclineDraw
            | Order::Resign
            | Order::Pause { .. }
            | Order::GivePauseReason { .. }
            | Order::Hold { .. }
            | Order::EndHold { .. }
            | Order::ConfirmResult
            | Order::CarryOut { .. }
            | Order::Ready
            | Order::StartClock
            | Order::FailDevice { .. }
            | Order::ExtendDefaultTime { .. }
            | Order::HoldDefaultTime { .. }
            | Order::JudgeAbsence
            | Order::CallArbiter { .. }
            | Order::ObjectToResult { .. }
            | Order::AnswerCall { .. }
            | Order::TakeCall { .. }
            | Order::EndLeave { .. }
            | Order::FallFlag
            | Order::LoseSeat { .. }
            | Order::SuspendAway { .. }
            | Order::PassLimit { .. }
            | Order::RegainSeat { .. }
            | Order::Citing { .. }
            | Order::Seen { .. }
            | Order::NoteDevice(_)
            | Order::Outage { .. }
            | Order::SignHead { .. } => &[],
        }
    }

    /// Refuses an order whose consequences are others by now than when its author looked at the board, as of that
    /// record.
    pub(super) fn is_as_seen(&self, order: &Order, seen: u64) -> Result<(), Refusal> {
        self.is_unchanged(self.basis(order), seen)
    }

    /// Refuses where one of these parts changed after that record.
    pub fn is_unchanged(&self, parts: &[Part], seen: u64) -> Result<(), Refusal> {
        let changes = parts.iter().filter_map(|part| self.part_changes.of(*part));
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

    /// The last record by which a player's connection broke or came back, and which of them; none while there is none.
    pub(super) fn last_of_presence(&self) -> Option<(u64, Note)> {
        let last = self.part_changes.presence.as_ref()?;
        Some((last.record, last.change.note()))
    }

    /// Who reversed the colours less than a minute ago, and how long ago, where nothing else was done to the game since:
    /// whoever reverses them now may not know of it.
    pub fn just_reversed(&self, now: Time) -> Option<(&PersonId, Millis)> {
        let last = self.part_changes.game.as_ref()?;
        let ago = now.since(last.at);
        let is_news = last.change == Change::Reversed && ago < JUST_NOW;
        last.by.as_ref().filter(|_| is_news).map(|by| (by, ago))
    }

    /// To be told of a record before its number is the board's.
    pub(super) fn note_parts(&mut self, record: &Record) {
        let by = match (&record.event, &record.actor) {
            // The coordinator carries it out: it is the ruling of who gave it.
            (Event::Ruled { by, .. }, Actor::Coordinator) => by.as_ref(),
            (_, Actor::Person { person, .. }) => Some(person),
            (_, Actor::Coordinator | Actor::Venue(_)) => None,
        };
        for part in changed_by(&record.event) {
            *self.part_changes.of_mut(*part) = Some(PartChange {
                record: record.sequence,
                at: record.time,
                change: Change::of_part(&record.event),
                by: by.cloned(),
            });
        }
    }
}

impl PartChanges {
    const fn of(&self, part: Part) -> Option<&PartChange> {
        match part {
            Part::Game => self.game.as_ref(),
            Part::Moves => self.moves.as_ref(),
            Part::Clocks => self.clocks.as_ref(),
            Part::Result => self.result.as_ref(),
            Part::Stops => self.stops.as_ref(),
            Part::Presence => self.presence.as_ref(),
            Part::Devices => self.devices.as_ref(),
            Part::Checks => self.checks.as_ref(),
        }
    }

    const fn of_mut(&mut self, part: Part) -> &mut Option<PartChange> {
        match part {
            Part::Game => &mut self.game,
            Part::Moves => &mut self.moves,
            Part::Clocks => &mut self.clocks,
            Part::Result => &mut self.result,
            Part::Stops => &mut self.stops,
            Part::Presence => &mut self.presence,
            Part::Devices => &mut self.devices,
            Part::Checks => &mut self.checks,
        }
    }
}
