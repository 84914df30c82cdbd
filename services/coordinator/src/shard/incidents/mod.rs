//! Incidents: opened by themselves when a seat falls silent, told to whoever watches, closed when
//! nothing more is to be done (DIS-1).

mod absence_views;
mod absences;
mod alarms;
mod away_players;
mod board_outages;
mod cause_subject;
mod closing_history;
mod closing_preconditions;
mod consequences;
mod correction_consequences;
mod declared_results;
mod evidence;
mod flag_falls;
mod game_silences;
mod incident_enums;
mod incident_index;
mod incident_requests;
mod incident_reviews;
mod joining;
mod penalty_consequences;
mod player_pages;
mod postponed_games;
mod recent_reports;
mod reconnections;
mod ruling_execution;
mod ruling_offers;
mod ruling_requests;
mod ruling_size;
mod ruling_views;
mod seat_move_consequences;
mod seat_transfers;
mod silence_counts;
mod views;

use std::collections::{BTreeMap, BTreeSet};

use adoube_proto::v1::watch_reply::Body;
use adoube_record::{Envelope, encode_incident, streams};
use adoube_tournament::actor::Actor;
use adoube_tournament::ids::{BoardId, CommandId};
use adoube_tournament::incident::{IncidentRecord, State, decide};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::time::Time;
use incident_index::Register;
use player_pages::Pages;
use recent_reports::Sights;
use silence_counts::Tally;

use super::Shard;
use super::state::Folded;

pub use closing_preconditions::ClosingPrecondition;
pub use incident_requests::IncidentRequest;

/// What is known of incidents beyond their records.
#[derive(Debug, Default)]
pub(super) struct Incidents {
    /// Those to be looked at again, since something came that may matter, each with the real
    /// millisecond from which on.
    looks: BTreeSet<(u64, u32)>,
    /// How often each of those is among them.
    looking: BTreeMap<u32, u32>,
    pages: Pages,
    register: Register,
    /// What the venues reported of late.
    sights: Sights,
    /// Who was heard when, and the real millisecond at which that was counted.
    tally: Option<(u64, Tally)>,
}

impl Shard {
    /// Looks up anew what the ledger holds.
    pub(super) fn register_incidents(&mut self) {
        self.incidents.register = Register::of(&self.state.incidents);
    }

    /// The next incident's number.
    fn next_incident(&self) -> u32 {
        let last = self.state.incidents.last_key_value();
        last.map_or(1, |(number, _)| number.saturating_add(1))
    }

    fn incident(&self, number: u32) -> Result<&State, Refusal> {
        let found = self.state.incidents.get(&number);
        found
            .map(|folded| &folded.state)
            .ok_or(Refusal::NoSuchIncident(number))
    }

    /// The incidents that are not closed, in order.
    fn live_incidents(&self) -> impl Iterator<Item = &State> {
        let live = self.incidents.register.live();
        live.filter_map(|number| self.incident(number).ok())
    }

    /// The same of a board.
    fn live_of(&self, board: BoardId) -> impl Iterator<Item = &State> {
        let live = self.incidents.register.live_of(board);
        live.filter_map(|number| self.incident(number).ok())
    }

    /// Hands records of one incident to the ledger, and holds what speaks of them.
    fn record_incident(
        &mut self,
        number: u32,
        actor: &Actor,
        command: Option<CommandId>,
        records: &[IncidentRecord],
        at: Time,
    ) {
        let Some(first) = records.first() else { return };
        self.state.latest = self.state.latest.max(at);
        if let Some(state) = State::from_first(first, at) {
            self.state
                .incidents
                .insert(number, Folded { state, sequence: 0 });
        }
        let Some(folded) = self.state.incidents.get_mut(&number) else {
            return;
        };
        let after = folded.sequence;
        let mut bodies = Vec::with_capacity(records.len());
        for record in records {
            folded.state.apply(record, at, actor);
            folded.sequence += 1;
            bodies.push(encode_incident(&Envelope {
                sequence: folded.sequence,
                time: at,
                actor: actor.clone(),
                command,
                body: record.clone(),
            }));
        }
        self.incidents.register.take(&folded.state);
        if folded.state.closed().is_some() {
            // No ruling is due any more on games that ended in it.
            let venues = folded.state.absences().iter().map(|it| it.venue.clone());
            self.venues.reseated.extend(venues);
        }
        self.state
            .incident_commands
            .extend(command.map(|id| (id, number)));
        let stream = streams::incident(&self.state.tournament, number);
        self.append(&stream, None, after, bodies);
        self.tell_incident(number);
    }

    /// Every watcher sees the incident as it is now.
    fn tell_incident(&mut self, number: u32) {
        self.tell_incident_alarms(number);
        let folded = self.state.incidents.get(&number);
        let boards = folded
            .map(|folded| folded.state.boards())
            .unwrap_or_default();
        let watchers = &mut self.officials.watchers;
        watchers.note_changed(|board| boards.contains(&board));
        let watchers: Vec<_> = watchers.all().collect();
        let Some(folded) = folded.filter(|_| !watchers.is_empty()) else {
            return;
        };
        let brief = self.brief(&folded.state);
        self.show(&watchers, &Body::Incident(brief));
    }

    /// Whether the result of a game is not the Chief Arbiter's to rule on (DIS-2).
    pub(super) fn no_ruling_due(&self, id: BoardId) -> Result<(), Refusal> {
        let Some(board) = self.state.boards.get(&id) else {
            return Ok(());
        };
        match self.of_flag(board) {
            Some(incident) => Err(Refusal::IncidentOpen {
                board: id,
                incident,
            }),
            None => Ok(()),
        }
    }

    /// Opens the incidents again that closed by the end of a game which goes on: of one board, or of all.
    pub(super) fn open_again(&mut self, only: Option<BoardId>, at: Time) {
        let (boards, incidents) = (&self.state.boards, self.state.incidents.values());
        let again = incidents.filter_map(|folded| {
            let state = &folded.state;
            let own = state.boards().into_iter();
            let mut own = own.filter(|id| only.is_none_or(|only| *id == only));
            let record = own.find_map(|id| decide::opening_again(state, boards, id))?;
            Some((state.number(), record))
        });
        for (number, record) in again.collect::<Vec<_>>() {
            self.record_incident(number, &Actor::Coordinator, None, &[record], at);
        }
    }

    /// Closes the incidents that are over by themselves.
    pub(super) fn close_over(&mut self, at: Time) {
        let live: Vec<u32> = self.incidents.register.live().collect();
        self.close_those_over(&live, at);
    }

    /// The same of a board whose game goes on, or whose result changed; a flag that is to be ruled on is shown.
    pub(super) fn close_finished_incidents(&mut self, board: BoardId, at: Time) {
        let live: Vec<u32> = self.incidents.register.live_of(board).collect();
        self.close_those_over(&live, at);
        self.tell_flag(board);
    }

    fn close_those_over(&mut self, numbers: &[u32], at: Time) {
        for number in numbers {
            let boards = &self.state.boards;
            let incident = self.incident(*number);
            let records = incident.map(|incident| decide::closing(incident, boards));
            let records = records.unwrap_or_default();
            self.record_incident(*number, &Actor::Coordinator, None, &records, at);
        }
    }
}
