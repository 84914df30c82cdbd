//! What a tournament's streams fold to.

use std::collections::BTreeMap;

use adoube_ledger::Head;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::{Board, Boards};
use adoube_tournament::ids::{BoardId, CommandId, PersonId, TournamentId, VenueId};
use adoube_tournament::roster::Profile;
use adoube_tournament::round::{RoundRecord, StartsDrawn};
use adoube_tournament::time::Time;
use adoube_tournament::{event, incident, roster, round, venue};

use super::views::{ArbiterLookup, NameLookup};

/// A stream's state with the number of its newest record.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Folded<T> {
    /// What the records fold to.
    pub state: T,
    /// The newest record; 0 for none.
    pub sequence: u64,
}

/// A tournament, whole.
#[derive(Debug, Clone)]
pub struct State {
    /// Which.
    pub tournament: TournamentId,
    /// Regulations, venues, officials, devices.
    pub event: Folded<event::State>,
    /// Who takes part.
    pub roster: Folded<roster::State>,
    /// The rounds by number.
    pub rounds: BTreeMap<u16, Folded<round::State>>,
    /// When each round was started.
    pub started: BTreeMap<u16, Time>,
    /// The draws of start positions for each round's pairings as they are, and when.
    pub drawn: BTreeMap<u16, Vec<(Time, StartsDrawn)>>,
    /// When each hold of a round began, and who began it.
    pub held: BTreeMap<(u16, u32), (Time, Actor)>,
    /// Who ended each of them that is over.
    pub let_go: BTreeMap<(u16, u32), Actor>,
    /// The round that each hold's command was for.
    pub round_commands: BTreeMap<CommandId, u16>,
    /// Who closed each round.
    pub closed: BTreeMap<u16, Actor>,
    /// When the publication of each round was taken back last, of those where it ever was. What
    /// boards were opened by then stand for it; those opened later are of a newer publication.
    pub unpublished: BTreeMap<u16, Time>,
    /// Boards that were opened for a publication that was taken back. Nobody sits at them; their
    /// streams go on when they are opened anew.
    pub aside: Boards,
    /// The boards of published rounds.
    pub boards: Boards,
    /// The heads of finished boards that no signature vouches for yet.
    pub unsigned: BTreeMap<BoardId, Head>,
    /// What the venues reported.
    pub venues: BTreeMap<VenueId, Folded<venue::State>>,
    /// What fell silent, and what was ruled on it.
    pub incidents: BTreeMap<u32, Folded<incident::State>>,
    /// The incident that each ruling's command was for.
    pub incident_commands: BTreeMap<CommandId, u32>,
    /// Names and the like, opened with the people's keys.
    pub profiles: BTreeMap<PersonId, Box<Profile>>,
    /// The last durable alive-mark.
    pub alive: Option<Time>,
    /// Since when nobody was served, while the records that say so are not all written.
    pub down_since: Option<Time>,
    /// No record is later than this.
    pub latest: Time,
}

impl NameLookup for State {
    fn of(&self, person: &PersonId) -> String {
        self.name(person)
    }
}

impl ArbiterLookup for State {
    fn arbiter(&self, person: &PersonId) -> Option<(Role, String)> {
        let offices = self.event.state.officials();
        let own = offices.filter(|office| office.person == *person);
        let arbiter = |role: &Role| matches!(role, Role::Arbiter | Role::ChiefArbiter);
        let roles = own.map(|office| office.role).filter(arbiter);
        let highest = roles.max_by_key(|role| *role == Role::ChiefArbiter)?;
        Some((highest, self.name(person)))
    }
}

impl State {
    /// A tournament of which nothing is recorded.
    pub fn new(tournament: TournamentId) -> Self {
        Self {
            tournament,
            event: Folded::default(),
            roster: Folded::default(),
            rounds: BTreeMap::new(),
            started: BTreeMap::new(),
            drawn: BTreeMap::new(),
            held: BTreeMap::new(),
            let_go: BTreeMap::new(),
            round_commands: BTreeMap::new(),
            closed: BTreeMap::new(),
            unpublished: BTreeMap::new(),
            aside: Boards::new(),
            boards: Boards::new(),
            unsigned: BTreeMap::new(),
            venues: BTreeMap::new(),
            incidents: BTreeMap::new(),
            incident_commands: BTreeMap::new(),
            profiles: BTreeMap::new(),
            alive: None,
            down_since: None,
            latest: Time::default(),
        }
    }

    /// Keeps what a round's state leaves to the record around it.
    pub(crate) fn note_round(&mut self, number: u16, record: &RoundRecord, at: Time, by: &Actor) {
        match record {
            RoundRecord::Started => drop(self.started.insert(number, at)),
            RoundRecord::DraftCleared => drop(self.drawn.remove(&number)),
            RoundRecord::StartsDrawn(it) => {
                let drawn = self.drawn.entry(number).or_default();
                drawn.push((at, it.clone()));
            }
            RoundRecord::HoldStarted(it) => {
                self.held.insert((number, it.hold), (at, by.clone()));
            }
            RoundRecord::HoldEnded(it) => {
                self.let_go.insert((number, it.hold), by.clone());
            }
            RoundRecord::Unpublished { .. } => {
                self.unpublished.insert(number, at);
                self.started.remove(&number);
            }
            RoundRecord::Closed => drop(self.closed.insert(number, by.clone())),
            RoundRecord::Paired(_)
            | RoundRecord::StartGiven(_)
            | RoundRecord::Bye(_)
            | RoundRecord::Seated { .. }
            | RoundRecord::Published { .. }
            | RoundRecord::GameImported(_)
            | RoundRecord::UnpairedImported(_)
            | RoundRecord::RoundImported(_)
            | RoundRecord::HoldReasonGiven(_) => {}
        }
    }

    /// Puts aside the boards that stand for a publication that was taken back: those whose round
    /// is a draft again, and those that were not opened anew since it was published again.
    pub(crate) fn put_aside(&mut self) {
        let unpublished = &self.unpublished;
        let stale = |id: &BoardId, board: &Board| {
            let taken = unpublished.get(&id.round);
            taken.is_some_and(|taken| board.opened_at() <= *taken)
        };
        let boards = self.boards.iter();
        let stale: Vec<BoardId> = boards
            .filter(|(id, board)| stale(id, board))
            .map(|(id, _)| *id)
            .collect();
        for id in stale {
            self.unsigned.remove(&id);
            let board = self.boards.remove(&id);
            self.aside.extend(board.map(|board| (id, board)));
        }
    }

    /// The last instant that the record knows of: no clock of this process may be before it.
    pub fn last_known(&self) -> Time {
        self.alive.unwrap_or_default().max(self.latest)
    }

    /// Until when players were served: no time is charged beyond it after an outage. Of one whose records were
    /// only partly written, those that are there do not count.
    pub fn served_until(&self) -> Time {
        self.down_since.unwrap_or_else(|| self.last_known())
    }

    /// The round that is being played, or else the newest one published.
    pub fn current_round(&self) -> Option<u16> {
        let at = |stage| {
            self.rounds
                .iter()
                .rev()
                .find(|(_, round)| round.state.stage() == stage)
                .map(|r| *r.0)
        };
        at(round::Stage::Started)
            .or_else(|| at(round::Stage::Published))
            .or_else(|| at(round::Stage::Closed))
    }

    /// A person's profile; none when it was deleted.
    pub fn profile(&self, person: &PersonId) -> Option<&Profile> {
        self.profiles.get(person).map(Box::as_ref)
    }

    /// A person's name as it may be shown; empty when it was deleted.
    pub fn name(&self, person: &PersonId) -> String {
        self.profile(person)
            .map(|profile| profile.name.clone())
            .unwrap_or_default()
    }
}
