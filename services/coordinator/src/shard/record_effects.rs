//! What the shard does after a record of a board: the one place where its rooms learn what happened.
//!
//! A new kind of event needs an arm in [`Shard::take_record`]; besides, the wire names every kind. What is done at once
//! for one record, and its line in the log, are called there; what is done once for all records of a command is an [`Effect`].

use std::collections::BTreeMap;

use adoube_tournament::board::event::{
    CallAnswered, Finished, LimitPassed, Moved, Paused, Reopened, Restarted, ResultCorrected,
    Resumed, Ruled, SeatBack, SeatLost, SeatMoved,
};
use adoube_tournament::board::{Board, Event, PauseCause, Record};
use adoube_tournament::ids::BoardId;
use adoube_tournament::time::Time;

use super::{Shard, log};

/// What is done once for all records of a command, in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Effect {
    /// The time to reconnect counts while the clocks run: incidents show it again.
    ReconnectionLimits,
    /// Incidents of players who are away show again whether they have leave.
    AwayPlayers,
    /// Incidents close that wait for nothing more on this board.
    ClosedIncidents,
    /// The incident of the newest ruling shows how far it is carried out.
    RulingProgress,
    /// The venues of both seats learn who sits where and how the game is.
    Seating,
    /// Their officials' alarms may be others.
    Alarms,
    /// Who is not connected loses the seat now; who is connected is back.
    Presence,
    /// The holds of the round stop this game too.
    RoundHolds,
}

use Effect::{
    Alarms, AwayPlayers, ClosedIncidents, Presence, ReconnectionLimits, RoundHolds, RulingProgress,
    Seating,
};

/// The effects of a command's records, each with the time of the last record that has it.
pub(super) type Effects = BTreeMap<Effect, Time>;

impl Shard {
    /// Lets the rooms do what these records call for, but for what waits until the command is answered
    /// ([`Shard::follow_up`]).
    pub(super) fn take_records(&mut self, id: BoardId, records: &[Record]) -> Effects {
        let mut effects = Effects::new();
        for record in records {
            let due = self.take_record(id, record);
            effects.extend(due.iter().map(|effect| (*effect, record.time)));
        }
        let last = records.last().map_or_else(Time::default, |last| last.time);
        let leaves = self.leaves_changed(id).then_some((Alarms, last));
        effects.extend(leaves);
        let differences = self.differences_changed(id).then_some((Alarms, last));
        effects.extend(differences);
        let boards = self.seat_boards_changed(id).then_some((Seating, last));
        effects.extend(boards);
        for effect in effects.keys() {
            match effect {
                ReconnectionLimits => self.tell_limits(id),
                AwayPlayers => self.tell_away(id),
                ClosedIncidents => self.close_finished_incidents(id, last),
                RulingProgress => self.tell_carried_out(id, records),
                Seating => self.reseat(id),
                Alarms => self.alarm(id),
                Presence | RoundHolds => {}
            }
        }
        effects
    }

    /// What is done once the command is answered.
    pub(super) fn follow_up(&mut self, id: BoardId, effects: &Effects) {
        if let Some(at) = effects.get(&Presence) {
            self.check_presence(id, *at);
        }
        if let Some(at) = effects.get(&RoundHolds) {
            self.hold_again(id, *at);
        }
    }

    /// Logs one record, does what it calls for at once, and tells what is to be done after the last of them.
    fn take_record(&mut self, id: BoardId, record: &Record) -> &'static [Effect] {
        let at = record.time;
        tracing::debug!(board = %id, record.sequence, "record");
        match &record.event {
            Event::Opened(_)
            | Event::DrawOffered(_)
            | Event::DrawDeclined(_)
            | Event::OptionsSet(_)
            | Event::PremoveSet(_)
            | Event::PremoveEnded(_)
            | Event::PenaltiesProposed(_)
            | Event::PenaltiesRejected(_)
            | Event::PenaltiesWithdrawn(_)
            | Event::AssistantApproved(_)
            | Event::AssistantEnded(_)
            | Event::ResultConfirmed(_)
            | Event::CameLate(_)
            | Event::BreachesCited(_)
            | Event::ScoresheetMarked(_)
            | Event::HeadSigned(_)
            // What venues are told of physical boards is compared with what they were told before.
            | Event::PhysicalBoardShown(_)
            | Event::PhysicalBoardDiffers(_)
            | Event::PhysicalBoardRequirementSet(_) => &[],
            Event::ClockAdjusted(event) => logged(&[], || log::clocks(id, &event.reason)),
            Event::Penalised(event) => logged(&[], || log::penalised(id, event)),
            Event::TimeAdded(event) => logged(&[], || log::time_added(id, &event.reason)),
            Event::DeviceNoted(note) => logged(&[], || log::noted(id, note)),
            Event::Released
            | Event::CheckedIn(_)
            | Event::CheckRecorded(_)
            | Event::ChecksWaived(_)
            | Event::DefaultTimeSet(_) => &[Seating],
            Event::Outage(event) => logged(&[Seating], || log::outage(id, event)),
            Event::Started(_) => after_start(id),
            Event::Moved(event) => logged(after_move(event), || log::moved(id, event)),
            Event::Paused(event) => logged(after_pause(event), || log::paused(id, &event.cause)),
            Event::Resumed(event) => self.after_resumption(id, event, at),
            Event::HoldStarted(_) | Event::HoldEnded(_) => &[ReconnectionLimits, Seating, Alarms],
            Event::PauseReasonGiven(_) => &[ReconnectionLimits, Alarms],
            Event::PositionRestored(event) => {
                logged(&[Seating, Alarms], || log::restored(id, event))
            }
            Event::ArbiterCalled(_) => &[Seating, Alarms],
            Event::CallAnswered(event) => after_answered_call(event),
            Event::CallTaken(_) => &[Alarms],
            Event::LeaveEnded(_) => &[AwayPlayers],
            Event::ReadyGiven(_) => &[RulingProgress],
            Event::SeatLost(event) => self.after_lost_seat(id, event, at),
            Event::SeatBack(event) => self.after_regained_seat(id, event, at),
            Event::LimitPassed(event) => self.after_passed_limit(id, event, at),
            Event::SeatMoved(event) => self.after_moved_seat(id, event, at),
            Event::Finished(event) => self.after_end(id, event, at),
            Event::ResultApproved => after_approval(id),
            Event::ResultCorrected(event) => after_correction(id, event),
            Event::Ruled(event) => self.after_ruling(id, event, record),
            Event::Reopened(event) => self.after_reopening(id, event, at),
            Event::Restarted(event) => self.after_restart(id, event, at),
        }
    }
}

impl Shard {
    fn after_resumption(&mut self, id: BoardId, event: &Resumed, at: Time) -> &'static [Effect] {
        tracing::info!(board = %id, reason = event.reason, "resumed");
        self.take_up(id, at);
        &[
            ReconnectionLimits,
            ClosedIncidents,
            RulingProgress,
            Seating,
            Alarms,
        ]
    }

    fn after_lost_seat(&mut self, id: BoardId, event: &SeatLost, at: Time) -> &'static [Effect] {
        self.log_seat(id, |board| log::seat_lost(id, board, event));
        self.seat_lost(id, event.side, event.sign, event.last_contact, at);
        if self.is_stopped_by_official(id) {
            &[ReconnectionLimits, Alarms]
        } else {
            &[ReconnectionLimits]
        }
    }

    fn after_regained_seat(
        &mut self,
        id: BoardId,
        event: &SeatBack,
        at: Time,
    ) -> &'static [Effect] {
        self.log_seat(id, |board| log::seat_back(id, board, event.side));
        self.seat_back(id, event.side, at);
        if self.is_stopped_by_official(id) {
            &[ReconnectionLimits, RulingProgress, Alarms]
        } else {
            &[ReconnectionLimits, RulingProgress]
        }
    }

    fn after_passed_limit(
        &mut self,
        id: BoardId,
        event: &LimitPassed,
        at: Time,
    ) -> &'static [Effect] {
        self.log_seat(id, |board| log::limit_passed(id, board, event.side));
        self.limit_passed(id, event.side, at);
        &[ReconnectionLimits]
    }

    /// Its incidents lead officials to the player: they show the device of now.
    fn after_moved_seat(&mut self, id: BoardId, event: &SeatMoved, at: Time) -> &'static [Effect] {
        self.seat_moved(id, event, at);
        &[Alarms]
    }

    fn after_end(&mut self, id: BoardId, event: &Finished, at: Time) -> &'static [Effect] {
        log::finished(id, event);
        self.open_again(Some(id), at);
        &[ReconnectionLimits, ClosedIncidents, Seating, Alarms]
    }

    fn after_ruling(&mut self, id: BoardId, event: &Ruled, record: &Record) -> &'static [Effect] {
        log::ruled(id, event);
        self.ruling_executed(id, event.ruling, record.sequence, record.time);
        self.open_again(Some(id), record.time);
        self.take_up(id, record.time);
        &[ReconnectionLimits, Seating, Alarms, Presence, RoundHolds]
    }

    fn after_reopening(&mut self, id: BoardId, event: &Reopened, at: Time) -> &'static [Effect] {
        tracing::info!(board = %id, event.reason, "reopened");
        self.open_again(Some(id), at);
        &[ReconnectionLimits, Seating, Alarms, Presence, RoundHolds]
    }

    fn after_restart(&mut self, id: BoardId, event: &Restarted, at: Time) -> &'static [Effect] {
        tracing::info!(board = %id, event.attempt, "begins anew");
        if event.reversed {
            self.seat_again(id);
        }
        self.continue_silences(id, at);
        if self.has_calls_or_leaves(id) {
            &[ReconnectionLimits, Seating, Alarms]
        } else {
            &[ReconnectionLimits, Seating]
        }
    }

    /// Logs a record of a seat, whose device the board knows.
    fn log_seat(&self, id: BoardId, line: impl FnOnce(&Board)) {
        if let Some(board) = self.state.boards.get(&id) {
            line(board);
        }
    }

    /// An LTA or LCA resumes no game that an official stopped while a player of it is away.
    fn is_stopped_by_official(&self, id: BoardId) -> bool {
        let board = self.state.boards.get(&id);
        board.is_some_and(|board| board.stopped_by().is_some())
    }
}

/// These effects, with a line in the log.
fn logged(effects: &'static [Effect], line: impl FnOnce()) -> &'static [Effect] {
    line();
    effects
}

fn after_start(id: BoardId) -> &'static [Effect] {
    tracing::info!(board = %id, "started");
    &[RulingProgress, Seating, Presence]
}

fn after_approval(id: BoardId) -> &'static [Effect] {
    tracing::info!(board = %id, "result approved");
    &[ReconnectionLimits, ClosedIncidents]
}

fn after_correction(id: BoardId, event: &ResultCorrected) -> &'static [Effect] {
    tracing::info!(board = %id, event.reason, "result corrected");
    &[ReconnectionLimits, ClosedIncidents, Seating]
}

/// White may count as absent until the first move.
const fn after_move(event: &Moved) -> &'static [Effect] {
    if event.ply == 1 { &[Seating] } else { &[] }
}

const fn after_pause(event: &Paused) -> &'static [Effect] {
    match event.cause {
        PauseCause::Arbiter { .. } => &[ReconnectionLimits, Seating, Alarms],
        PauseCause::Away { .. }
        | PauseCause::Hold { .. }
        | PauseCause::Outage
        | PauseCause::Ruling { .. }
        | PauseCause::Postponed { .. } => &[ReconnectionLimits, Seating],
    }
}

const fn after_answered_call(event: &CallAnswered) -> &'static [Effect] {
    if event.leave {
        &[AwayPlayers, Seating, Alarms]
    } else {
        &[Seating, Alarms]
    }
}
