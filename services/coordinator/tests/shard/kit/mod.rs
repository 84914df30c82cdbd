//! A shard on a desk: what it wants written waits until the story lets it be written, and all
//! that it says is checked against the ledger at that moment.

mod event;
mod hall;
mod pages;
mod screens;
mod venues;
mod words;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use adoube_coordinator::load;
use adoube_coordinator::shard::{
    CallId, Entered, Failure, Hello, Input, Now, Output, Reply, SessionId, Settings, Shard,
    ShardRequest, State, StreamId, Ticket, ToSeat,
};
use adoube_ledger::{
    Ledger, LedgerExt, MemoryLedger, Outcome, StoreError, StreamName, Transaction,
};
use adoube_proto::v1::{BoardAction, SeatView};
use adoube_record::{decode_board, streams};
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::command::{Play, PlayerOrder};
use adoube_tournament::board::{Board, Order, Record};
use adoube_tournament::clock::RoundTrips;
use adoube_tournament::ids::{BoardId, CommandId, TournamentId};
use adoube_tournament::roster::Profile;
use adoube_tournament::time::{Millis, Time};
use ring::signature::{Ed25519KeyPair, KeyPair};

pub(crate) use event::{
    Rules, bringing, hall, holding, importing, offer, preview, seal, setting_up, white,
};
pub(crate) use hall::FIRST;
use screens::{Answered, Screens};

/// When every story begins, milliseconds since the Unix epoch.
const BEGIN: u64 = 1_800_000_000_000;
/// How often the shell lets the shard look, real milliseconds.
const TICK: u64 = 250;
/// How often a device is heard, real milliseconds.
const BEAT: u64 = 1_000;

/// A shard with everything around it.
pub(crate) struct Desk {
    pub(crate) ledger: MemoryLedger,
    pub(crate) shard: Shard,
    pub(crate) now: Now,
    /// Whether writes wait for [`Desk::write`].
    pub(crate) slow: bool,
    /// Whether the shard asked to be given what the ledger holds.
    pub(crate) wants_reload: bool,
    waiting: VecDeque<(Ticket, Transaction)>,
    speed: u64,
    beat: u64,
    number: u64,
    run: u64,
    screens: Screens,
    pages: pages::Pages,
    replies: BTreeMap<CallId, Result<Reply, Failure>>,
    /// The links that send heartbeats.
    beating: Vec<SessionId>,
}

/// The key that the tests' coordinator signs with.
pub(crate) fn key() -> Ed25519KeyPair {
    Ed25519KeyPair::from_seed_unchecked(&[7; 32]).unwrap()
}

/// Its public half.
pub(crate) fn public_key() -> Vec<u8> {
    key().public_key().as_ref().to_vec()
}

pub(crate) fn tournament() -> TournamentId {
    "test".parse().unwrap()
}

fn settings(run: u64, speed: u64) -> Settings {
    let key = key();
    Settings {
        run: format!("run-{run}"),
        speed: f64::from(u32::try_from(speed).unwrap()),
        signer: Box::new(move |message| key.sign(message).as_ref().to_vec()),
    }
}

impl Desk {
    /// A desk with nothing on record.
    pub(crate) fn empty(speed: u64) -> Self {
        let now = Now {
            game: Time(BEGIN),
            real: 0,
        };
        let shard = Shard::new(settings(1, speed), State::new(tournament()), now);
        let mut desk = Self {
            ledger: MemoryLedger::new(),
            shard,
            now,
            slow: false,
            wants_reload: false,
            waiting: VecDeque::new(),
            speed,
            beat: 0,
            number: 0,
            run: 1,
            screens: Screens::default(),
            pages: pages::Pages::default(),
            replies: BTreeMap::new(),
            beating: Vec::new(),
        };
        desk.drain();
        desk
    }

    /// A number not used before.
    pub(crate) fn number(&mut self) -> u64 {
        self.number += 1;
        self.number
    }

    pub(crate) fn tell(&mut self, input: Input) {
        self.page_of_journal(&input);
        self.shard.handle(self.now, input);
        self.drain();
    }

    fn drain(&mut self) {
        while let Some(output) = self.shard.poll() {
            self.take(output);
            if !self.slow {
                self.write(usize::MAX);
            }
        }
    }

    fn take(&mut self, output: Output) {
        match output {
            Output::Append(ticket, transaction) => self.waiting.push_back((ticket, transaction)),
            Output::Reply(call, reply) => {
                let again = self.replies.insert(call, reply);
                assert!(again.is_none(), "two replies to one call");
            }
            Output::Seat(session, message) => {
                if matches!(message, ToSeat::Close(_)) {
                    self.beating.retain(|beating| *beating != session);
                }
                self.screens.seat(session, message, &self.ledger);
            }
            Output::Watcher(stream, message) => {
                self.screens.watcher(stream, &message, &self.ledger);
            }
            Output::WatchRefused(stream, failure) => {
                self.screens
                    .note(stream.0, &format!("refused {}", failure.code()));
            }
            Output::Venue(stream, notice) => self.screens.venue(stream, &notice, &self.ledger),
            Output::Enrolled(..) => {}
            Output::Reload => self.wants_reload = true,
        }
    }

    /// How many writes wait.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Lets the ledger take so many of the writes that wait, and tells the shard.
    pub(crate) fn write(&mut self, count: usize) {
        for _ in 0..count {
            let Some((ticket, transaction)) = self.waiting.pop_front() else {
                return;
            };
            let outcome = self.ledger.submit_blocking(transaction);
            self.appended(ticket, outcome);
        }
    }

    /// Gives the first write that waits another outcome than the ledger's.
    pub(crate) fn misfortune(&mut self, outcome: Outcome) {
        let (ticket, _) = self.waiting.pop_front().unwrap();
        self.appended(ticket, outcome);
    }

    /// As [`Desk::misfortune`], for the last write: a refusal that overtakes earlier answers.
    pub(crate) fn last_misfortune(&mut self, outcome: Outcome) {
        let (ticket, _) = self.waiting.pop_back().unwrap();
        self.appended(ticket, outcome);
    }

    fn appended(&mut self, ticket: Ticket, outcome: Outcome) {
        self.shard
            .handle(self.now, Input::Appended(ticket, outcome));
        while let Some(output) = self.shard.poll() {
            self.take(output);
        }
    }

    /// What the ledger holds.
    pub(crate) fn stored(&self) -> State {
        stored(&self.ledger)
    }

    /// Gives the shard what the ledger holds, as it asked.
    pub(crate) fn reload(&mut self) {
        assert!(self.wants_reload, "the shard did not ask");
        self.wants_reload = false;
        let state = self.stored();
        self.tell(Input::Reloaded(Box::new(state)));
    }

    /// The coordinator is killed; so long afterwards (real time) another begins with what the
    /// ledger holds.
    pub(crate) fn crash(&mut self, gap: u64) {
        self.ledger = self.ledger.reopened();
        self.waiting.clear();
        self.beating.clear();
        self.screens.all_gone();
        self.wants_reload = false;
        self.run += 1;
        self.now.real += gap;
        self.now.game = self.now.game + Millis(gap * self.speed);
        self.shard = Shard::new(settings(self.run, self.speed), self.stored(), self.now);
        self.drain();
    }

    /// The coordinator's process is stopped for so long (real time), and goes on.
    pub(crate) fn stand_still(&mut self, gap: u64) {
        let before = self.now;
        self.beating.clear();
        self.jump(gap);
        self.beat = self.now.real;
        self.tell(Input::StoodStill(before));
    }

    /// Real time passes as the shell lets it pass: heartbeats come, ticks come when they are due.
    pub(crate) fn pass(&mut self, real: u64) {
        let end = self.now.real + real;
        while self.now.real < end {
            let step = self.shard.next_tick(self.now, TICK).max(1);
            let beat = (self.beat + BEAT).saturating_sub(self.now.real);
            self.jump(step.min(end - self.now.real).min(beat.max(1)));
            if self.now.real >= self.beat + BEAT {
                self.beat = self.now.real;
                for session in self.beating.clone() {
                    self.tell(Input::SeatHeard(session, self.beat));
                }
            }
            self.tell(Input::Tick);
        }
    }

    /// Time passes and nobody looks.
    pub(crate) fn jump(&mut self, real: u64) {
        self.now.real += real;
        self.now.game = self.now.game + Millis(real * self.speed);
    }

    /// A device's play link opens; it sends heartbeats from now on.
    pub(crate) fn hello(&mut self, device: &str, instance: &str) -> SessionId {
        let seen = self.screens.seen(device);
        self.hello_with(device, instance, seen)
    }

    /// As [`Desk::hello`], of a device that says what it holds.
    pub(crate) fn hello_with(
        &mut self,
        device: &str,
        instance: &str,
        seen: Option<(BoardId, u64)>,
    ) -> SessionId {
        let session = SessionId(self.number());
        self.screens.open(session.0, device, seen);
        self.beating.push(session);
        let hello = Hello {
            device: device.parse().unwrap(),
            instance: instance.to_owned(),
            page: self.page_at_hello(device, session),
            seen,
        };
        self.tell(Input::SeatOpened(session, hello));
        session
    }

    /// The link is closed by the network or the device.
    pub(crate) fn close(&mut self, session: SessionId) {
        self.mute(session);
        self.screens.gone(session.0);
        self.tell(Input::SeatClosed(session));
    }

    /// The link sends nothing any more.
    pub(crate) fn mute(&mut self, session: SessionId) {
        self.beating.retain(|beating| *beating != session);
    }

    /// The same of many links.
    pub(crate) fn mute_all(&mut self, sessions: &[SessionId]) {
        let silent: BTreeSet<SessionId> = sessions.iter().copied().collect();
        self.beating.retain(|beating| !silent.contains(beating));
    }

    /// A player's command under a new id, stamped now.
    pub(crate) fn order(&mut self, session: SessionId, order: Order) -> CommandId {
        let at = self.now.game;
        self.order_at(session, order, at)
    }

    /// A player's command under a new id, stamped at an instant.
    pub(crate) fn order_at(&mut self, session: SessionId, order: Order, at: Time) -> CommandId {
        let id = command(self.number());
        self.repeat(session, id, order, at);
        id
    }

    /// A player's command under a given id.
    pub(crate) fn repeat(&mut self, session: SessionId, id: CommandId, order: Order, at: Time) {
        let seen = None;
        self.tell(Input::SeatCommand(session, Entered { id, order, seen }, at));
    }

    /// A move as the next half-move of the board as it stands in memory.
    pub(crate) fn play(&mut self, session: SessionId, uci: &str) -> CommandId {
        let order = self.moving(uci);
        self.order(session, order)
    }

    /// The order for the next half-move of the first board.
    pub(crate) fn moving(&self, uci: &str) -> Order {
        Order::Player(PlayerOrder::Play(Play {
            ply: self.board().ply() + 1,
            uci: uci.to_owned(),
            link: RoundTrips::default(),
        }))
    }

    /// The first board as the shard holds it.
    pub(crate) fn board(&self) -> &Board {
        &self.shard.state().boards[&FIRST]
    }

    /// Somebody asks; the call's number.
    pub(crate) fn call(&mut self, actor: Actor, ask: ShardRequest) -> CallId {
        let call = CallId(self.number());
        self.tell(Input::Call(call, actor.into(), ask));
        call
    }

    /// The reply to a call, if there is one yet.
    pub(crate) fn reply(&self, call: CallId) -> Option<&Result<Reply, Failure>> {
        self.replies.get(&call)
    }

    /// Somebody asks and gets his reply at once.
    pub(crate) fn ask(&mut self, person: &str, ask: ShardRequest) -> Result<Reply, Failure> {
        let call = self.call(caller(person), ask);
        self.replies.remove(&call).expect("a reply")
    }

    /// The chief arbiter's order to the first board.
    pub(crate) fn rule(&mut self, order: Order) -> Result<Reply, Failure> {
        let id = command(self.number());
        self.ask("chief", ShardRequest::Board(FIRST, id, order))
    }

    /// Somebody watches a round.
    pub(crate) fn watch(&mut self, person: &str, round: u16) -> StreamId {
        let stream = StreamId(self.number());
        self.screens.open(stream.0, person, None);
        self.tell(Input::Watch(stream, caller(person).into(), (round, None)));
        stream
    }

    /// Somebody watches the first board.
    pub(crate) fn watch_board(&mut self, person: &str) -> StreamId {
        let stream = StreamId(self.number());
        self.screens.open(stream.0, person, None);
        let what = (FIRST.round, Some(FIRST.board));
        self.tell(Input::Watch(stream, caller(person).into(), what));
        stream
    }

    /// What the last view of a board allows somebody who watches it.
    pub(crate) fn actions(&self, person: &str) -> Vec<BoardAction> {
        self.screens
            .actions
            .get(person)
            .cloned()
            .unwrap_or_default()
    }

    /// A venue node's link opens.
    pub(crate) fn venue(&mut self, venue: &str) -> StreamId {
        self.venue_started(venue, "node")
    }

    /// The same, by that start of the node.
    pub(crate) fn venue_started(&mut self, venue: &str, instance: &str) -> StreamId {
        let stream = StreamId(self.number());
        self.screens.open(stream.0, venue, None);
        self.tell(Input::VenueOpened(
            stream,
            venue.parse().unwrap(),
            instance.to_owned(),
        ));
        stream
    }

    /// Who has an office, as a venue was told last; none if not since the last time.
    pub(crate) fn grants(&mut self, venue: &str) -> Option<adoube_proto::v1::Grants> {
        self.screens.take_grants(venue)
    }

    /// Everything said since the last time, in order, by the name of who heard it.
    pub(crate) fn said(&mut self) -> Vec<String> {
        self.screens.said()
    }

    /// The answers to players' commands since the last time.
    pub(crate) fn answers(&mut self) -> Vec<Answered> {
        self.screens.answers()
    }

    /// As [`Desk::said`], without the pulses.
    pub(crate) fn news(&mut self) -> Vec<String> {
        let mut said = self.said();
        said.retain(|words| !words.contains(": pulse "));
        said
    }

    /// The records of the first board, from the ledger.
    pub(crate) fn records(&self) -> Vec<Record> {
        let bodies = (1..).zip(self.bodies());
        let records = bodies.map(|(sequence, body)| decode_board(sequence, &body).unwrap());
        records.collect()
    }

    /// The same, as they are written.
    pub(crate) fn bodies(&self) -> Vec<Vec<u8>> {
        let stream = StreamName::new(streams::board(&tournament(), FIRST)).unwrap();
        let entries = self.ledger.read(&stream, 1, usize::MAX).unwrap();
        entries.into_iter().map(|entry| entry.body).collect()
    }

    /// The last view that a device was sent.
    pub(crate) fn view(&self, device: &str) -> SeatView {
        self.screens.view(device).unwrap()
    }

    /// What a device has seen of the board it sits at: text by sequence.
    pub(crate) fn seen(&self, device: &str) -> BTreeMap<u64, String> {
        self.screens.events(device)
    }
}

/// A caller as the shell sees him: the role is looked up by the shard.
pub(crate) fn caller(person: &str) -> Actor {
    let role = match person {
        "olga" => Role::Organiser,
        _ => Role::Spectator,
    };
    Actor::official(person.parse().unwrap(), role)
}

/// A command's id.
pub(crate) fn command(number: u64) -> CommandId {
    CommandId(u128::from(number).to_be_bytes())
}

/// What a ledger holds of the tournament.
pub(crate) fn stored(ledger: &MemoryLedger) -> State {
    let open = |_: &_, sealed: &[u8]| {
        let name = String::from_utf8(sealed.to_vec()).ok()?;
        Some(Profile {
            name,
            ..Profile::default()
        })
    };
    load::load(ledger, &tournament(), &open).unwrap()
}

/// The outcome of a write that the disk refused.
pub(crate) fn failed() -> Outcome {
    Outcome::Failed(trouble())
}

/// The outcome of a write of which nobody knows.
pub(crate) fn unknown() -> Outcome {
    Outcome::Unknown(trouble())
}

pub(crate) fn trouble() -> StoreError {
    let why = "the disk is full".to_owned();
    StoreError::Unavailable { why }
}
