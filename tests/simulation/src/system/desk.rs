//! Officials at work, and people who ask for what is not theirs to ask.

use adoube_chess::{BySide, Side};
use adoube_coordinator::shard::{IncidentRequest, ShardRequest};
use adoube_ledger::MemoryLedger;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::command::{Act, AddTime, DeclareResult, MoveSeat};
use adoube_tournament::board::{Board, Boards, Order, PauseCause, Phase, Score};
use adoube_tournament::ids::{CommandId, DeviceId, PersonId, VenueId};
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::{ClocksAs, RequestedRemedy};
use adoube_tournament::round::HoldRequest;
use adoube_tournament::time::Millis;

use super::System;
use crate::evidence::Evidence;
use crate::faults::Planted;
use crate::model;

/// The kinds of people who ask for what is not theirs.
/// Why a seat goes to a spare device.
pub(super) const SPARE_REASON: &str = "the screen is black";

const INTRUDERS: [(&str, Role); 4] = [
    ("lta-0", Role::Lta),
    ("lca-0", Role::Lca),
    ("player-0", Role::Player),
    ("nobody", Role::Spectator),
];

/// A ruling on every board of an incident, as of this record of it; the clock starts two seconds later.
pub(super) fn ruling_request(remedy: RequestedRemedy, after: u32) -> Request {
    Request {
        remedy,
        boards: Vec::new(),
        article: String::new(),
        reason: String::new(),
        start_in: Some(Millis(2_000)),
        after,
        cites: Vec::new(),
        instead_of: None,
        worked_out: None,
    }
}

impl System {
    /// The Chief Arbiter stops a board.
    pub fn pause(&mut self, board: u16) {
        let reason = "a phone rings".to_owned();
        self.order(
            "chief",
            Role::ChiefArbiter,
            board,
            Act::Pause.because(reason),
        );
    }

    /// The Chief Arbiter lets a board go on.
    pub fn resume(&mut self, board: u16) {
        let reason = "it is off".to_owned();
        self.order(
            "chief",
            Role::ChiefArbiter,
            board,
            Act::Resume.because(reason),
        );
    }

    /// The Chief Arbiter gives a seat the first device of its venue at which nobody sits (O 16.6).
    pub fn move_seat(&mut self, board: u16, side: u16) {
        if let Some(spare) = self.to_spare(board, side) {
            self.order(
                "chief",
                Role::ChiefArbiter,
                board,
                Act::MoveSeat(spare).because(SPARE_REASON),
            );
        }
    }

    /// What gives a seat that device, if there is one.
    pub(super) fn to_spare(&self, board: u16, side: u16) -> Option<MoveSeat> {
        let side = Side::ALL[usize::from(side % 2)];
        let id = model::board_of(board.saturating_sub(1) * 2);
        let venue = &self.boards()?.get(&id)?.seat(side).venue;
        let boards = self.coordinator.boards().into_iter().flatten();
        let sat = |(_, board): (_, &Board)| Side::ALL.map(|side| board.seat(side).device.clone());
        let sat: Vec<DeviceId> = boards.flat_map(sat).collect();
        let is_here = |number: u16| model::venue(number).is_ok_and(|id| id == *venue);
        let machines = 0..self.size.machines();
        let own = machines.filter(|device| is_here(self.size.venue_of(*device)));
        let mut free = own.filter_map(|number| model::device(number).ok());
        let device = free.find(|device| !sat.contains(device))?;
        Some(MoveSeat { side, device })
    }

    /// Somebody asks for what he may not: the first orders what only an arbiter of the event may.
    pub fn intrude(&mut self, who: u16, board: u16) {
        let (name, role) = INTRUDERS[usize::from(who) % INTRUDERS.len()];
        let reason = "I say so".to_owned();
        let score = Score { white: 2, black: 0 };
        let order = match who % 3 {
            0 => Act::DeclareResult(DeclareResult { score }).because(reason),
            1 => Act::AddTime(AddTime {
                time: BySide::new(Millis(60_000), Millis::ZERO),
            })
            .because(reason),
            _ => Act::Resume.because(reason),
        };
        self.order(name, role, board, order);
    }

    /// The Chief Arbiter rules on the newest incident that is not closed: play goes on, with the clocks of
    /// the last contact.
    pub fn rule(&mut self) {
        let Some((number, after)) = self.coordinator.newest_incident() else {
            return;
        };
        let remedy = RequestedRemedy::Resume {
            clocks: ClocksAs::LastContact,
            deduct: Millis::ZERO.into(),
            add: BySide::new(Millis(1_000), Millis::ZERO),
        };
        self.give_ruling(
            number,
            Request {
                article: "O 18.9 a".to_owned(),
                reason: "the network failed".to_owned(),
                ..ruling_request(remedy, after)
            },
        );
    }

    /// The Chief Arbiter gives a ruling on an incident.
    pub(super) fn give_ruling(&mut self, number: u32, request: Request) {
        let Ok(chief) = PersonId::new("chief") else {
            return;
        };
        let id = self.command_of(&chief);
        let ask = ShardRequest::Incident(IncidentRequest::Rule(number, id, request));
        self.call(Actor::official(chief, Role::ChiefArbiter), id, ask);
    }

    /// The Chief Arbiter stops every board of a venue, or of the round if there is none of that number; or
    /// he ends that (O 19.6).
    pub fn hold(&mut self, venue: u16, end: bool) {
        let venue = (venue < self.size.venues).then(|| model::venue(venue));
        self.hold_by("chief", Role::ChiefArbiter, venue.and_then(Result::ok), end);
    }

    /// The same by somebody.
    pub(super) fn hold_by(&mut self, name: &str, role: Role, venue: Option<VenueId>, end: bool) {
        let Ok(person) = PersonId::new(name) else {
            return;
        };
        let request = HoldRequest {
            venue,
            article: "O 19.6".to_owned(),
            reason: Some(if end { "it was none" } else { "fire alarm" }.to_owned()),
        };
        let id = self.command_of(&person);
        let ask = ShardRequest::Hold {
            round: 1,
            id,
            request,
            end,
        };
        self.call(Actor::official(person, role), id, ask);
    }

    /// The Chief Arbiter lets every board go on that he stopped, alone or with others.
    pub fn resume_all(&mut self) {
        for scope in 0..=self.size.venues {
            self.hold(scope, true);
        }
        let boards = self.coordinator.boards().into_iter().flatten();
        let stopped = boards.filter(|(_, board)| {
            let by_arbiter = |cause: &PauseCause| matches!(cause, PauseCause::Arbiter { .. });
            matches!(board.phase(), Phase::Paused { cause, .. } if by_arbiter(cause))
        });
        for board in stopped.map(|(id, _)| id.board).collect::<Vec<_>>() {
            self.resume(board);
        }
    }

    /// The boards as the coordinator holds them; none while it is down.
    pub fn boards(&self) -> Option<&Boards> {
        self.coordinator.boards()
    }

    /// All that was seen, at the end.
    pub fn into_evidence(mut self) -> Evidence {
        self.note_stored();
        let ledger: MemoryLedger = self.coordinator.disk.ledger().reopened();
        let walls = self.venues.iter().flat_map(|venue| venue.node.wall.fates());
        let wished = walls.collect();
        let replies = self.coordinator.replies.into_iter();
        let told = replies.filter_map(|(call, reply)| {
            let id = *self.calls.get(&call)?;
            Some((id, reply.ok()?))
        });
        Evidence {
            ledger,
            replied: told.collect(),
            wished,
            end: self.now,
            lives: self.coordinator.lives,
            outages: self.coordinator.outages,
            ..self.evidence
        }
    }

    pub(super) fn order(&mut self, name: &str, role: Role, board: u16, order: Order) {
        let Ok(person) = PersonId::new(name) else {
            return;
        };
        let board = model::board_of(board.saturating_sub(1) * 2);
        let id = self.command_of(&person);
        let ask = ShardRequest::Board(board, id, order);
        self.call(Actor::official(person, role), id, ask);
    }

    pub(super) fn call(&mut self, mut actor: Actor, id: CommandId, ask: ShardRequest) {
        if self.coordinator.planted == Some(Planted::WrongHand)
            && let Ok(chief) = model::chief()
        {
            actor = chief;
        }
        let call = self.coordinator.call(self.now, actor, ask);
        self.calls.extend(call.map(|call| (call, id)));
        self.pump();
    }

    /// The id of somebody's next command.
    pub(super) fn command_of(&mut self, person: &PersonId) -> CommandId {
        let count = self.evidence.asked.len() as u64;
        let mut id = [0xff; 16];
        id[8..].copy_from_slice(&count.to_be_bytes());
        let id = CommandId(id);
        self.evidence.asked.insert(id, person.clone());
        id
    }
}
