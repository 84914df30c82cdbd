//! What the shard does after a record of a board: the one place where its rooms learn what happened.
//!
//! A new kind of event needs an arm in [`Shard::take_record`]; besides, the log and the wire name every kind. What is done at once for one record is called there;
//! what is done once for all records of a command is an [`Effect`].

use std::collections::BTreeMap;

use adoube_tournament::board::event::{
    CallAnswered, LimitPassed, Moved, Paused, Restarted, Ruled, SeatBack, SeatLost, SeatMoved,
};
use adoube_tournament::board::{Event, PauseCause, Record};
use adoube_tournament::ids::BoardId;
use adoube_tournament::time::Time;

use super::Shard;

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

    /// Does what one record calls for at once, and tells what is to be done after the last of them.
    fn take_record(&mut self, id: BoardId, record: &Record) -> &'static [Effect] {
        let at = record.time;
        match &record.event {
            Event::Opened(_)
            | Event::DrawOffered(_)
            | Event::DrawDeclined(_)
            | Event::OptionsSet(_)
            | Event::PremoveSet(_)
            | Event::PremoveEnded(_)
            | Event::ClockAdjusted(_)
            | Event::Penalised(_)
            | Event::PenaltiesProposed(_)
            | Event::AssistantApproved(_)
            | Event::AssistantEnded(_)
            | Event::TimeAdded(_)
            | Event::ResultConfirmed(_)
            | Event::CameLate(_)
            | Event::DeviceNoted(_)
            | Event::BreachesCited(_)
            | Event::HeadSigned(_) => &[],
            Event::Released
            | Event::CheckedIn(_)
            | Event::CheckRecorded(_)
            | Event::ChecksWaived(_)
            | Event::DefaultTimeSet(_)
            | Event::Outage(_) => &[Seating],
            Event::Started(_) => &[RulingProgress, Seating, Presence],
            Event::Moved(event) => after_move(event),
            Event::Paused(event) => after_pause(event),
            Event::Resumed(_) => self.after_resumption(id, at),
            Event::Held(_) | Event::HoldEnded(_) => &[ReconnectionLimits, Seating, Alarms],
            Event::PauseReasonGiven(_) => &[ReconnectionLimits, Alarms],
            Event::PositionRestored(_) | Event::ArbiterCalled(_) => &[Seating, Alarms],
            Event::CallAnswered(event) => after_answered_call(event),
            Event::CallTaken(_) => &[Alarms],
            Event::LeaveEnded(_) => &[AwayPlayers],
            Event::ReadyGiven(_) => &[RulingProgress],
            Event::SeatLost(event) => self.after_lost_seat(id, event, at),
            Event::SeatBack(event) => self.after_regained_seat(id, event, at),
            Event::LimitPassed(event) => self.after_passed_limit(id, event, at),
            Event::SeatMoved(event) => self.after_moved_seat(id, event, at),
            Event::Finished(_) => self.after_end(id, at),
            Event::ResultApproved => &[ReconnectionLimits, ClosedIncidents],
            Event::ResultCorrected(_) => &[ReconnectionLimits, ClosedIncidents, Seating],
            Event::Ruled(event) => self.after_ruling(id, event, record),
            Event::Reopened(_) => self.after_reopening(id, at),
            Event::Restarted(event) => self.after_restart(id, event, at),
        }
    }
}

impl Shard {
    fn after_resumption(&mut self, id: BoardId, at: Time) -> &'static [Effect] {
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
        self.limit_passed(id, event.side, at);
        &[ReconnectionLimits]
    }

    /// Its incidents lead officials to the player: they show the device of now.
    fn after_moved_seat(&mut self, id: BoardId, event: &SeatMoved, at: Time) -> &'static [Effect] {
        self.seat_moved(id, event, at);
        &[Alarms]
    }

    fn after_end(&mut self, id: BoardId, at: Time) -> &'static [Effect] {
        self.open_again(Some(id), at);
        &[ReconnectionLimits, ClosedIncidents, Seating, Alarms]
    }

    fn after_ruling(&mut self, id: BoardId, event: &Ruled, record: &Record) -> &'static [Effect] {
        self.ruling_executed(id, event.ruling, record.sequence, record.time);
        self.open_again(Some(id), record.time);
        self.take_up(id, record.time);
        &[ReconnectionLimits, Seating, Alarms, Presence, RoundHolds]
    }

    fn after_reopening(&mut self, id: BoardId, at: Time) -> &'static [Effect] {
        self.open_again(Some(id), at);
        &[ReconnectionLimits, Seating, Alarms, Presence, RoundHolds]
    }

    fn after_restart(&mut self, id: BoardId, event: &Restarted, at: Time) -> &'static [Effect] {
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

    /// An LTA or LCA resumes no game that an official stopped while a player of it is away.
    fn is_stopped_by_official(&self, id: BoardId) -> bool {
        let board = self.state.boards.get(&id);
        board.is_some_and(|board| board.stopped_by().is_some())
    }
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
