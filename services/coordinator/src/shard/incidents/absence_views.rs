//! The absences of an incident as the wire shows them, each with what happened while the player was away: pauses,
//! leaves, clocks set by hand, another game in place of theirs.

use adoube_chess::BySide;
use adoube_proto::v1;
use adoube_tournament::board::{
    Board, LeaveTaken, LossSign, PauseCause, ReplacementCause, SetByHand, Stop,
};
use adoube_tournament::incident::cause::{self, Certainty};
use adoube_tournament::incident::{Absence, Given, Moment, State};

use super::incident_enums;
use super::views::moment;
use crate::shard::input::Now;
use crate::shard::{Shard, views};

/// The most silences of an incident whose causes are looked for one by one: those of a whole hall have one cause.
const MOST_SILENCES: usize = 12;

impl Shard {
    pub(super) fn absence(&self, incident: &State, absence: &Absence, now: Now) -> v1::AbsenceView {
        let board = self.state.boards.get(&absence.board);
        let last_attempt = board.map_or(absence.attempt, Board::attempt);
        let board = board.filter(|board| board.attempt() == absence.attempt);
        let replaced = incident.replaced_at(absence);
        let stands = board.map(|board| Moment::of(board, now.game));
        let stands = replaced.or(stands).unwrap_or(absence.detected);
        let limit = self.limit_of(absence);
        let passed = self.too_late(absence);
        let within = board.and_then(|board| board.opened().terms.away.reconnect_within);
        let BySide { white, black } = absence.ran(&stands);
        let continued = absence.continued_from.is_some();
        let moved = self.moved_away(absence);
        let arrived = self.arrived(absence);
        v1::AbsenceView {
            board: Some(views::board_ref(absence.board)),
            attempt: absence.attempt.into(),
            side: views::side(absence.side).into(),
            name: self.state.name(&absence.person),
            venue: absence.venue.to_string(),
            device: absence.device.to_string(),
            sign: incident_enums::loss_sign(absence.sign).into(),
            contact: (!continued).then(|| moment(&absence.contact)),
            detected: Some(moment(&absence.detected)),
            back: absence.back.as_ref().map(moment),
            white_ran: white.0,
            black_ran: black.0,
            limit: limit.or(passed).and(within).map_or(0, |limit| limit.0),
            limit_at: limit.or(passed).map_or(0, |at| at.0),
            limit_passed_at: passed.map_or(0, |at| at.0),
            moved_to: moved.map_or_else(String::new, |moved| moved.to.to_string()),
            moved_at: moved.map_or(0, |moved| moved.at.0),
            moved_by: moved.map_or_else(String::new, |moved| self.author(&moved.by)),
            moved_reason: moved.map_or_else(String::new, |moved| moved.reason.clone()),
            moved_on: self.moved_on(absence),
            arrived_at: arrived.map_or(0, |moved| moved.at.0),
            last_attempt: last_attempt.into(),
            flags: self.flags(incident, absence),
            set_by_hand: self.set_by_hand(incident, absence),
            stops: self.stops(absence),
            leaves: self.leaves(absence),
            replaced: replaced.as_ref().map(moment),
            continued,
            other_cause: self.other_cause(incident, absence, now),
            replacement: self.replacement(absence),
        }
    }

    /// Those of the game of a silence, from its last contact until the seat was back.
    pub(super) fn stops(&self, absence: &Absence) -> Vec<v1::StopView> {
        let board = self.state.boards.get(&absence.board).into_iter();
        let stops = board.flat_map(Board::stops).filter(|stop| {
            let before_back = absence.back.as_ref().is_none_or(|back| stop.from < back.at);
            let after_contact = stop.until.is_none_or(|until| until > absence.contact.at);
            stop.attempt == absence.attempt
                && before_back
                && after_contact
                && is_listed(&stop.cause)
        });
        stops.map(|stop| self.stop_view(stop)).collect()
    }

    fn stop_view(&self, stop: &Stop) -> v1::StopView {
        let by = stop.by.as_ref();
        let paused = v1::Paused {
            by: by.map(|(by, _)| self.called(by)).unwrap_or_default(),
            role: by.map_or(0, |(_, role)| views::role(*role).into()),
            ..views::paused(&stop.cause)
        };
        v1::StopView {
            from: stop.from.0,
            until: stop.until.map_or(0, |until| until.0),
            stood_on: stop.stood_on,
            paused: Some(paused),
            given_back: stop.given_back.map(|(side, span)| v1::GivenBackView {
                side: views::side(side).into(),
                from: span.from.0,
                until: span.to.0,
            }),
        }
    }

    /// Those of the player of a silence, from its last contact until the seat was back.
    pub(super) fn leaves(&self, absence: &Absence) -> Vec<v1::LeaveView> {
        let board = self.state.boards.get(&absence.board).into_iter();
        let leaves = board.flat_map(Board::leaves_taken).filter(|leave| {
            let before_back = absence
                .back
                .as_ref()
                .is_none_or(|back| leave.from < back.at);
            let after_contact = leave.until.is_none_or(|until| until > absence.contact.at);
            leave.person == absence.person && before_back && after_contact
        });
        leaves.map(|leave| self.leave(leave)).collect()
    }

    fn leave(&self, leave: &LeaveTaken) -> v1::LeaveView {
        let (by, role) = self.official(leave.by.as_ref());
        v1::LeaveView {
            call: leave.number,
            from: leave.from.0,
            until: leave.until.map_or(0, |until| until.0),
            by,
            role: role.into(),
        }
    }

    /// Those of the game of a silence since its last contact, until the incident was closed.
    pub(super) fn set_by_hand(
        &self,
        incident: &State,
        absence: &Absence,
    ) -> Vec<v1::SetByHandView> {
        let until = incident.closed_at();
        let board = self.state.boards.get(&absence.board).into_iter();
        let set = board.flat_map(Board::set_by_hand).filter(|set| {
            let since = set.attempt == absence.attempt && set.at >= absence.contact.at;
            since && until.is_none_or(|until| set.at <= until)
        });
        set.map(|set| self.by_hand(set)).collect()
    }

    fn by_hand(&self, set: &SetByHand) -> v1::SetByHandView {
        let (by, role) = self.official(set.by.as_ref());
        v1::SetByHandView {
            at: set.at.0,
            how: incident_enums::manual_clock_change(set.how).into(),
            by,
            role: role.into(),
            before: Some(views::clock_times(set.before, set.at)),
            after: Some(views::clock_times(set.after, set.at)),
            time_control: set.control.clone().unwrap_or_default(),
            reason: set.reason.clone(),
        }
    }

    /// What became of the game in which a player was away; `None` while it counts, and for a board that was opened
    /// again since.
    pub(super) fn replacement(&self, absence: &Absence) -> Option<v1::ReplacementView> {
        let board = self.state.boards.get(&absence.board)?;
        let board = Some(board).filter(|board| absence.detected.at >= board.opened_at())?;
        let replacement = board.replacement_of(absence.attempt)?;
        let (ruling, by, role) = match replacement.cause {
            ReplacementCause::Ruling(ruling) => {
                let author = self.given(ruling).and_then(Given::author);
                let author = author.map_or_else(String::new, |author| self.called(author));
                (ruling.to_string(), author, v1::Role::Unspecified)
            }
            ReplacementCause::ReversedColours | ReplacementCause::StartPosition => {
                let (by, role) = self.official(replacement.by.as_ref());
                (String::new(), by, role)
            }
        };
        Some(v1::ReplacementView {
            next_game: (replacement.game + 1).into(),
            at: replacement.at.0,
            cause: incident_enums::replacement_cause(replacement.cause).into(),
            ruling,
            by,
            role: role.into(),
            reason: replacement.reason.clone(),
        })
    }

    /// The cause of a silence, found from the same evidence as the incident's; none where it is the incident's, not
    /// known, or where the silence is part of another one.
    pub(super) fn other_cause(
        &self,
        incident: &State,
        absence: &Absence,
        now: Now,
    ) -> Option<v1::CauseView> {
        let all = incident.absences();
        if all.len() > MOST_SILENCES
            || absence.sign == LossSign::Outage
            || absence.continued_from.is_some()
            || self.is_part(absence, all)
        {
            return None;
        }
        let shown = incident.finding()?;
        let of_incident = self.subject_of(incident, now)?;
        if of_incident == absence {
            return None;
        }
        let mut subject = self.as_subject(incident, absence);
        let later = all.iter().filter(|other| {
            other.device == absence.device && other.contact.at > absence.contact.at
        });
        let next = later.map(|other| self.unscaled(other.contact.at)).min();
        subject.next = next.or(subject.next);
        let found = cause::find(&subject, incident.lines());
        let is_other = found.certainty != Certainty::Unknown && found.cause != shown.cause;
        is_other.then(|| v1::CauseView {
            cause: incident_enums::cause(found.cause).into(),
            text: found.cause.to_string(),
            certainty: incident_enums::certainty(found.certainty).into(),
        })
    }
}

const fn is_listed(cause: &PauseCause) -> bool {
    !matches!(
        cause,
        PauseCause::Ruling { .. } | PauseCause::Postponed { .. }
    )
}
