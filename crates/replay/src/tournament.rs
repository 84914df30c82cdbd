//! One tournament being played again in a shard of its own.

mod shard_inputs;
mod shard_outputs;

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use adoube_chess::Side;
use adoube_coordinator::shard::{
    Brought, CallId, Entered, Hello, Input, Output, PageSign, SessionId, Settings, Shard,
    ShardRequest, Signer, State, Ticket, ToSeat,
};
use adoube_exchange::pgn;
use adoube_exchange::wire_ids::board_ref;
use adoube_ledger::{Outcome, Transaction};
use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::ids::{BoardId, DeviceId, TournamentId};
use adoube_tournament::regulations::Regulations;
use adoube_tournament::time::{Millis, Time};
use anyhow::{Result, bail};

use super::event_setup;
use super::final_standings::Standing;
use super::game::{Run, Step};
use super::plan::{About, Plan, Round};
use super::stop_reason::Stopped;
use shard_inputs::{at, command_id, under};

/// What comes before the games of a round: pairings, publication, start; each so long after the
/// other, and the start so long before the first game.
const APART: Millis = Millis::from_seconds(60);

/// Signs heads, for every tournament.
pub(super) type Sign = Arc<dyn Fn(&[u8]) -> Vec<u8> + Send + Sync>;

/// A tournament under way.
pub(super) struct Tournament {
    shard: Shard,
    pub(super) regulations: Arc<Regulations>,
    players: Vec<v1::PlayerEntry>,
    rounds: VecDeque<Round>,
    round: u16,
    boards: BTreeMap<BoardId, usize>,
    games: Vec<Slot>,
    /// Games of the round that are not over.
    open: usize,
    /// Whether all its games have a result.
    complete: bool,
    /// The game that each play link's device plays now.
    seats: Vec<Option<(usize, Side)>>,
    devices: Vec<DeviceId>,
    /// The game that a transaction is of; none for the tournament's own.
    tickets: BTreeMap<Ticket, Option<usize>>,
    /// The records of boards that are not durable yet.
    records: BTreeMap<Ticket, (BoardId, Vec<v1::BoardEvent>)>,
    /// The latest of all games' own times.
    latest: Time,
    calls: usize,
    /// Games that were answered.
    woken: Vec<usize>,
    view: Option<Box<v1::EventView>>,
    /// Whether its games are in the file already.
    pub(super) again: bool,
    about: About,
    pub(super) out: Out,
}

/// A game's place.
struct Slot {
    board: BoardId,
    sessions: [SessionId; 2],
    players: [u16; 2],
    run: Option<Run>,
    /// Its transactions that are not durable yet.
    waiting: usize,
    /// Whether the answer to its last step has come.
    answered: bool,
}

/// What the tournament wants done.
#[derive(Default)]
pub(super) struct Out {
    pub(super) transactions: Vec<(Ticket, Transaction)>,
    /// Games that may begin.
    pub(super) ready: Vec<usize>,
    /// Games that are over, each with its text.
    pub(super) over: Vec<(Run, String)>,
    pub(super) records: u64,
}

impl Tournament {
    /// Opens it and everything that comes before its first round.
    pub(super) fn new(plan: Plan, sign: &Sign) -> Result<Self> {
        let id: TournamentId = plan.id.parse()?;
        let sign = Arc::clone(sign);
        let signer: Signer = Box::new(move |message| sign(message));
        let settings = Settings {
            run: "replay".to_owned(),
            speed: 1.0,
            signer,
        };
        let boards = plan.rounds.iter().map(|round| round.pairings.len());
        let devices = event_setup::devices(boards.max().unwrap_or(0))?;
        let begins = plan.rounds.iter().map(first_clock).min();
        let begins = begins.unwrap_or_default() - Millis(APART.0 * 5);
        let state = State::new(id.clone());
        let mut tournament = Self {
            shard: Shard::new(settings, state, at(begins)),
            players: event_setup::entries(&plan.players),
            regulations: Arc::clone(&plan.regulations),
            round: 0,
            boards: BTreeMap::new(),
            games: Vec::new(),
            open: 0,
            complete: true,
            seats: vec![None; devices.len()],
            devices,
            tickets: BTreeMap::new(),
            records: BTreeMap::new(),
            latest: begins,
            calls: 0,
            woken: Vec::new(),
            view: None,
            again: plan.again,
            about: plan.about,
            out: Out::default(),
            rounds: plan.rounds.into(),
        };
        tournament.set_up(&id, &plan.players, begins)?;
        tournament.begin_round()?;
        Ok(tournament)
    }

    fn set_up(
        &mut self,
        id: &TournamentId,
        players: &[adoube_tournament::roster::Profile],
        begins: Time,
    ) -> Result<()> {
        let wanted = event_setup::event(&self.regulations, &self.devices)?;
        let ask = ShardRequest::SetUp(Box::new(wanted), Vec::new());
        self.ask(event_setup::organiser()?, ask, begins)?;
        let brought = Brought {
            players: event_setup::people(id, players)?,
            ..Brought::default()
        };
        let import = ShardRequest::Import(Box::new(brought));
        self.ask(event_setup::organiser()?, import, begins)?;
        for (index, device) in self.devices.clone().into_iter().enumerate() {
            let hello = Hello {
                page: PageSign::There,
                device,
                instance: "replay".to_owned(),
                seen: None,
            };
            let input = Input::SeatOpened(SessionId(index as u64), hello);
            self.handle(begins, input, None)?;
        }
        Ok(())
    }

    /// Pairs, publishes and starts the next round; false if there is none.
    fn begin_round(&mut self) -> Result<bool> {
        let Some(round) = self.rounds.pop_front() else {
            return Ok(false);
        };
        let start = first_clock(&round) - APART;
        self.round = round.number;
        let pairings = event_setup::pairings(&round)?;
        let import = ShardRequest::Import(Box::new(Brought {
            pairings: Some((round.number, pairings)),
            ..Brought::default()
        }));
        let organiser = event_setup::organiser()?;
        let publish = ShardRequest::PublishRound(round.number);
        self.ask(organiser.clone(), import, start - Millis(APART.0 * 2))?;
        self.ask(organiser, publish, start - APART)?;
        let chief = event_setup::chief()?;
        self.ask(chief, ShardRequest::StartRound(round.number), start)?;
        self.seat(round)?;
        Ok(true)
    }

    /// Finds each game's seats, as they were published.
    fn seat(&mut self, round: Round) -> Result<()> {
        self.boards.clear();
        self.games.clear();
        self.seats.fill(None);
        self.open = round.pairings.len();
        for pairing in round.pairings {
            let index = self.games.len();
            let board = BoardId {
                round: round.number,
                board: pairing.board,
            };
            let Some(opened) = self.shard.state().boards.get(&board) else {
                bail!("board {board} was not opened");
            };
            let mut sessions = [SessionId(0); 2];
            for side in Side::ALL {
                let device = event_setup::index(&opened.seat(side).device);
                let Some(seat) = device.and_then(|device| self.seats.get_mut(device)) else {
                    bail!("board {board}: a seat at no device");
                };
                *seat = Some((index, side));
                sessions[side.index()] = SessionId(device.unwrap_or_default() as u64);
            }
            self.boards.insert(board, index);
            let mut run = Run::new(pairing.game);
            run.events.push(event_setup::opened(board, opened));
            self.games.push(Slot {
                board,
                sessions,
                players: pairing.players,
                run: Some(run),
                waiting: 0,
                answered: true,
            });
            self.out.ready.push(index);
        }
        Ok(())
    }

    /// Begins or goes on with a game.
    pub(super) fn go_on(&mut self, index: usize) -> Result<()> {
        let Some(slot) = self.games.get_mut(index) else {
            return Ok(());
        };
        let Some(run) = &mut slot.run else {
            return Ok(());
        };
        let Some(step) = run.next() else {
            return self.close(index);
        };
        slot.answered = false;
        let now = run.now;
        let id = command_id(run.played.number, run.step());
        let input = match step {
            Step::Seat(side, order) => {
                let seen = None;
                Input::SeatCommand(
                    slot.sessions[side.index()],
                    Entered { id, order, seen },
                    now,
                )
            }
            Step::Arbiter(order) => {
                let order = under(order, &self.regulations);
                let ask = ShardRequest::Board(slot.board, id, order);
                Input::Call(CallId(index as u64 + 1), event_setup::chief()?.into(), ask)
            }
            Step::Due => {
                // Nobody answers to time: the flag's record is the answer.
                slot.answered = true;
                Input::BoardDue(slot.board)
            }
        };
        self.latest = self.latest.max(now);
        self.handle(now, input, Some(index))?;
        self.settle(index)?;
        self.settle_woken()
    }

    /// What became of a transaction.
    pub(super) fn appended(&mut self, ticket: Ticket, outcome: Outcome) -> Result<()> {
        if let Some(stopped) = Stopped::of(&outcome) {
            return Err(stopped.into());
        }
        let game = self.tickets.remove(&ticket).flatten();
        let slot = game.and_then(|index| self.games.get_mut(index));
        let now = match slot {
            Some(slot) => {
                slot.waiting -= 1;
                slot.run.as_ref().map_or(self.latest, |run| run.now)
            }
            None => self.latest,
        };
        self.handle(now, Input::Appended(ticket, outcome), game)?;
        self.take_records(ticket);
        if let Some(index) = game {
            self.settle(index)?;
        }
        self.settle_woken()
    }

    /// Goes on with the games whose answers came with another's transaction.
    fn settle_woken(&mut self) -> Result<()> {
        while let Some(index) = self.woken.pop() {
            self.settle(index)?;
        }
        Ok(())
    }

    /// Goes on with a game whose last step was answered, and closes one that is over and durable.
    fn settle(&mut self, index: usize) -> Result<()> {
        let Some(slot) = self.games.get(index) else {
            return Ok(());
        };
        let Some(run) = &slot.run else { return Ok(()) };
        if !slot.answered {
            return Ok(());
        }
        if run.is_over() {
            return self.close(index);
        }
        if slot.waiting == 0 {
            return self.go_on(index);
        }
        Ok(())
    }

    fn close(&mut self, index: usize) -> Result<()> {
        let Some(slot) = self.games.get_mut(index).filter(|slot| slot.waiting == 0) else {
            return Ok(());
        };
        let Some(mut run) = slot.run.take() else {
            return Ok(());
        };
        let player = |number: u16| self.players.get(usize::from(number) - 1).cloned();
        let [white, black] = slot.players.map(player);
        let view = v1::GameView {
            board: Some(board_ref(slot.board)),
            white,
            black,
            events: std::mem::take(&mut run.events),
            result_state: shard_outputs::result_state(&self.shard, slot.board),
            ..v1::GameView::default()
        };
        let mut game = pgn::game(&view, &self.regulations)?;
        run.played.put(&mut game);
        let text = adoube_chess::pgn::write(&game);
        self.complete &= run.finished.is_some();
        self.out.over.push((run, text));
        self.open -= 1;
        if self.open == 0 {
            self.end_round()?;
        }
        Ok(())
    }

    fn end_round(&mut self) -> Result<()> {
        if self.complete {
            let close = ShardRequest::CloseRound(self.round);
            self.ask(event_setup::chief()?, close, self.latest)?;
        }
        if !self.begin_round()? {
            let organiser = event_setup::organiser()?;
            self.ask(organiser, ShardRequest::Describe, self.latest)?;
        }
        Ok(())
    }

    /// Whether everything is played, durable and answered.
    pub(super) fn is_done(&self) -> bool {
        self.open == 0 && self.rounds.is_empty() && self.tickets.is_empty() && self.calls == 0
    }

    /// How it stands at its end.
    pub(super) fn standing(&mut self) -> Option<Standing> {
        let view = self.view.take()?;
        Some(Standing {
            view,
            regulations: Arc::clone(&self.regulations),
            about: self.about.clone(),
        })
    }

    fn ask(&mut self, actor: Actor, ask: ShardRequest, now: Time) -> Result<()> {
        self.calls += 1;
        self.handle(now, Input::Call(CallId(0), actor.into(), ask), None)
    }

    fn handle(&mut self, now: Time, input: Input, game: Option<usize>) -> Result<()> {
        self.shard.handle(at(now), input);
        while let Some(output) = self.shard.poll() {
            match output {
                Output::Append(ticket, transaction) => self.append(ticket, transaction, game),
                Output::Seat(session, ToSeat::Reply(reply)) => self.take_answer(session, *reply),
                Output::Reply(CallId(0), reply) => self.replied(reply)?,
                Output::Reply(CallId(game), reply) => self.ruled(game, reply),
                Output::Reload => bail!("the ledger failed"),
                _ => {}
            }
        }
        Ok(())
    }
}

/// When the first clock of a round starts.
fn first_clock(round: &Round) -> Time {
    let begins = round.pairings.iter().map(|pairing| pairing.game.begins);
    begins.min().unwrap_or_default()
}
