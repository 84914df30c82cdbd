//! Rounds: one record in the round's stream, then each board carries it out for itself. A crash
//! in the middle carries on from there.

mod hindering_boards;
pub(super) mod holds;
pub(super) mod imported_round_changes;
pub(super) mod imported_rounds;
pub(super) mod pairing_warnings;
pub(super) mod publishing;
pub(super) mod round_close;
pub(super) mod round_preconditions;
pub(super) mod round_start;
pub(super) mod round_views;
pub(super) mod unpublishing;
pub(super) mod venue_holds;

use std::collections::BTreeMap;

use adoube_chess::{BySide, Side};
use adoube_proto::v1::{self, GoodbyeReason};
use adoube_record::{encode_round, streams};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::{Board, Command, Opened, Seat};
use adoube_tournament::ids::{BoardId, CommandId, DeviceId, PersonId};
use adoube_tournament::note::{Note, note};
use adoube_tournament::refusal::{Refusal, RoundNeed};
use adoube_tournament::roster;
use adoube_tournament::round::{self, Pairings, RoundRecord, SeatPlan, Stage};
use adoube_tournament::scoring::ByeKind;

use super::input::Now;
use super::officials::official_requests::envelope;
use super::state::Folded;
use super::{Shard, views};

impl Shard {
    /// The records that bring pairings, among the people of `roster`.
    pub(super) fn decide_pairings(
        &self,
        actor: &Actor,
        roster: &roster::State,
        number: u16,
        pairings: &Pairings,
    ) -> Result<Vec<RoundRecord>, Refusal> {
        let records = round::import(&self.numbered(number)?, actor, roster, pairings)?;
        self.nobody_out(number, pairings, roster)?;
        Ok(records)
    }

    /// Refuses pairings with players who have withdrawn or are excluded.
    fn nobody_out(
        &self,
        number: u16,
        pairings: &Pairings,
        roster: &roster::State,
    ) -> Result<(), Refusal> {
        let regulations = self.state.event.state.regulations().map(AsRef::as_ref);
        round::nobody_out(
            number,
            pairings,
            roster,
            regulations,
            &self.excluded(number),
        )
    }

    /// The records that bring the byes of rounds to come. They never take the place of pairings.
    pub(super) fn decide_granted(
        &self,
        actor: &Actor,
        roster: &roster::State,
        granted: Vec<(u16, Vec<(PersonId, ByeKind)>)>,
    ) -> Result<Vec<(u16, Vec<RoundRecord>)>, Refusal> {
        let decided = granted.into_iter().map(|(number, byes)| {
            if !self.round(number).pairings().is_empty() {
                let why = format!("round {number} is paired, and its byes come with its pairings");
                return Err(Refusal::Invalid(why));
            }
            let byes = Pairings {
                byes,
                ..Pairings::default()
            };
            Ok((number, self.decide_pairings(actor, roster, number, &byes)?))
        });
        decided.collect()
    }

    /// Why there is no such board.
    pub(super) fn no_board(&self, id: BoardId) -> Refusal {
        let round = self.round(id.round);
        if !round.pairings().contains_key(&id.board) {
            return Refusal::NoSuchBoard(id);
        }
        let needs = match round.stage() {
            Stage::Draft => RoundNeed::Draft,
            Stage::Elsewhere => RoundNeed::NoBoards,
            Stage::Published | Stage::Started | Stage::Closed => return Refusal::NoSuchBoard(id),
        };
        Refusal::of_stage(id.round, round.stage(), needs)
    }

    /// A round that the regulations have.
    pub(super) fn numbered(&self, number: u16) -> Result<round::State, Refusal> {
        let most = self.state.event.state.regulations().map_or(0, |r| r.rounds);
        if number == 0 || number > most {
            return Err(no_such_round(number, most));
        }
        Ok(self.round(number))
    }

    /// A round as it stands, with the records that a command on it is bound to.
    pub(super) fn round_reply(&self, number: u16) -> v1::RoundReply {
        v1::RoundReply {
            round: Some(self.round_view(number)),
            seen: Some(self.round_seen(number)),
            ..v1::RoundReply::default()
        }
    }

    /// The reply to a dry run.
    fn round_preview(&self, number: u16, consequences: Vec<Note>) -> v1::RoundReply {
        v1::RoundReply {
            consequences: views::notes(consequences),
            ..self.round_reply(number)
        }
    }

    /// Whether no other round holds players and devices (VEN-1).
    pub(super) fn only_round(&self, number: u16) -> Result<(), Refusal> {
        let boards = self.state.boards.iter();
        let unfinished = boards.filter(|(_, board)| !board.is_finished());
        round::require_free_seats(
            number,
            unfinished.map(|(id, _)| {
                let round = self.state.rounds.get(&id.round);
                (*id, round.map_or(Stage::Draft, |round| round.state.stage()))
            }),
        )
    }

    pub(super) fn round(&self, number: u16) -> round::State {
        let known = self
            .state
            .rounds
            .get(&number)
            .map(|folded| folded.state.clone());
        known.unwrap_or_else(|| round::State::new(number))
    }

    pub(super) fn record_round(
        &mut self,
        number: u16,
        actor: &Actor,
        command: Option<CommandId>,
        records: Vec<RoundRecord>,
        now: Now,
    ) {
        if records.is_empty() {
            return;
        }
        for record in &records {
            self.state.note_round(number, record, now.game, actor);
        }
        let folded = self.state.rounds.entry(number).or_insert_with(|| Folded {
            state: round::State::new(number),
            sequence: 0,
        });
        let after = folded.sequence;
        let mut bodies = Vec::new();
        for record in records {
            folded.state.apply(&record, actor);
            folded.sequence += 1;
            let mut envelope = envelope(folded.sequence, actor, now, record);
            envelope.command = command;
            bodies.push(encode_round(&envelope));
        }
        self.state
            .round_commands
            .extend(command.map(|id| (id, number)));
        let stream = streams::round(&self.state.tournament, number);
        self.append(&stream, None, after, bodies);
        // One round decides what may be done in another one (VEN-1).
        self.officials.watchers.note_changed(|_| true);
    }

    /// Opens the boards of a published round that have no stream yet.
    pub(super) fn open_boards(&mut self, number: u16, now: Now) {
        let Some(regulations) = self.state.event.state.regulations().cloned() else {
            return;
        };
        let version = self.state.event.state.version();
        let round = self.round(number);
        for seats in pairs(round.seats()) {
            let board = BoardId {
                round: number,
                board: seats.white.board,
            };
            if self.state.boards.contains_key(&board) {
                continue;
            }
            let opened = Opened {
                board,
                seats: seats.map(seat),
                terms: regulations.terms(round.starts().get(&board.board)),
                regulations_version: version,
            };
            let command = Command::new(Actor::Coordinator, now.game, Box::new(opened));
            self.open_in_stream(board, command);
        }
    }

    /// Carries out what published and started rounds had begun when the coordinator stopped.
    pub(super) fn carry_on_rounds(&mut self, now: Now) {
        let rounds: Vec<(u16, Stage)> = self
            .state
            .rounds
            .iter()
            .map(|(number, r)| (*number, r.state.stage()))
            .collect();
        for (number, stage) in rounds {
            if matches!(stage, Stage::Published | Stage::Started) {
                self.open_boards(number, now);
                self.bind_devices();
                self.carry_on_holds(number, now);
            }
            if stage == Stage::Started {
                self.release_boards(number, now);
            }
            if let Some(actor) = self.state.closed.get(&number).cloned() {
                self.approve_results(number, &actor, now);
            }
        }
    }

    pub(super) fn boards_in(&self, round: u16) -> impl Iterator<Item = &Board> {
        self.state.boards.of_round(round)
    }

    /// Binds every device to the seat where it is needed, or else to that of the newest round that has one for it
    /// (VEN-1). The seat of a game that is over binds no device once its player has a seat in a later round.
    pub(super) fn bind_devices(&mut self) {
        let boards = self.state.boards.iter();
        let (over, on): (Vec<_>, Vec<_>) = boards.partition(|(_, board)| board.is_finished());
        let mut last_rounds: BTreeMap<&PersonId, u16> = BTreeMap::new();
        for (id, board) in &self.state.boards {
            for side in Side::ALL {
                last_rounds.insert(&board.seat(side).person, id.round);
            }
        }
        let mut bound = BTreeMap::new();
        for (id, board) in over.into_iter().chain(on) {
            for side in Side::ALL {
                let seat = board.seat(side);
                let left = board.is_finished() && last_rounds.get(&seat.person) > Some(&id.round);
                if !left {
                    bound.insert(seat.device.clone(), (*id, side));
                }
            }
        }
        self.play_links.bind(bound);
    }

    /// Whoever sat at a device that has another seat now, or none, is told goodbye; `before`: the seats of then.
    pub(super) fn dismiss_unseated(
        &mut self,
        before: BTreeMap<DeviceId, (BoardId, Side)>,
        (reason, text): (GoodbyeReason, &str),
    ) {
        let gone = before
            .into_iter()
            .filter(|(device, seat)| self.seat_of(device) != Some(*seat));
        let gone: Vec<DeviceId> = gone.map(|(device, _)| device).collect();
        for device in gone {
            if let Some(session) = self.play_links.session_of(&device) {
                self.play_links.remove(session);
                self.close_seat(session, reason, text, 0);
            }
        }
    }

    /// The players of a board changed sides, and their devices with them (EVT-6). Each is told the whole
    /// board again: a device whose seat is another one keeps nothing of the one before.
    pub(super) fn seat_again(&mut self, id: BoardId) {
        let Some(board) = self.state.boards.get(&id) else {
            return;
        };
        let devices = Side::ALL.map(|side| board.seat(side).device.clone());
        self.bind_devices();
        for device in devices {
            if let Some(session) = self.play_links.session_of(&device) {
                self.assign(session, &device, None);
            }
        }
    }

    /// Tells connected devices the seat that they have in a round just published.
    pub(super) fn seat_everybody(&mut self, number: u16) {
        let devices: Vec<_> = self
            .play_links
            .device_seats()
            .iter()
            .filter(|(_, (board, _))| board.round == number)
            .filter_map(|(device, _)| Some((self.play_links.session_of(device)?, device.clone())))
            .collect();
        for (session, device) in devices {
            self.assign(session, &device, None);
        }
    }
}

fn seat(plan: &SeatPlan) -> Seat {
    Seat {
        person: plan.person.clone(),
        venue: plan.venue.clone(),
        device: plan.device.clone(),
    }
}

/// White's and Black's seat of each board.
fn pairs(seats: &[SeatPlan]) -> Vec<BySide<&SeatPlan>> {
    let mut boards: BTreeMap<u16, BySide<Option<&SeatPlan>>> = BTreeMap::new();
    for seat in seats {
        boards.entry(seat.board).or_default()[seat.side] = Some(seat);
    }
    let both = |seats: BySide<Option<_>>| Some(BySide::new(seats.white?, seats.black?));
    boards.into_values().filter_map(both).collect()
}

fn no_such_round(number: u16, rounds: u16) -> Refusal {
    Refusal::CannotBe(note!(
        "no-such-round" => "there is no round {number}: the rounds of this event are 1 to {rounds}",
        round = number, rounds
    ))
}
