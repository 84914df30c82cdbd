//! A shard owns a tournament, whole: single-threaded, no input or output of its own, no clock.
//!
//! Every command is decided and folded at once; everything that speaks of it waits until its
//! records are durable ([`durability`]). After an append that did not succeed the shard gives up what
//! it holds, reads the ledger again and goes on from there.

#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "a new variant is to be thought of in each match"
)]

mod boards;
mod dry_run;
mod durability;
mod incidents;
mod input;
mod log;
mod metrics;
mod officials;
mod play_links;
mod record_effects;
mod request_failure;
mod rounds;
mod setup;
mod state;
mod timers;
mod venues;
pub mod views;

use adoube_chess::BySide;
use std::collections::VecDeque;
use std::hint::black_box;

use adoube_ledger::{StreamName, Transaction};
use adoube_tournament::ids::{BoardId, PersonId, VenueId};
use adoube_tournament::time::{Millis, Time};

pub use dry_run::Run;
pub use input::{
    Brought, CallId, CatchUp, Entered, Failure, GameAt, Hello, HoldReason, Input, Intent, Measured,
    Now, Output, PageSign, Reply, SessionId, ShardRequest, StreamId, Ticket, ToSeat, Void,
};
pub use metrics::Figures;
pub use officials::acting_office::{Asker, Office};
pub use rounds::round_preconditions::RoundPrecondition;
pub use rounds::venue_holds::{VenueHoldAct, VenueHoldIntent};
pub use state::{Folded, State};
pub use timers::{alive_slot, down_slot};

pub use incidents::{ClosingPrecondition, IncidentRequest};

use boards::Boards;
use durability::Durability;
use durability::commit_queue::PendingOutput;
use incidents::Incidents;
use officials::Officials;
use play_links::PlayLinks;
use venues::Venues;
use views::PlayerNames;

/// Records of one stream are handed over in transactions of about this many bytes.
const TRANSACTION: usize = 1024 * 1024;

/// Signs heads; a function of its message alone.
pub type Signer = Box<dyn Fn(&[u8]) -> Vec<u8> + Send>;

/// What is the same for a whole run.
pub struct Settings {
    /// Changes with each start of the coordinator.
    pub run: String,
    /// How fast game time runs against real time.
    pub speed: f64,
    /// The coordinator's signature.
    pub signer: Signer,
}

/// A tournament with everything that is connected to it.
pub struct Shard {
    settings: Settings,
    /// Coordinator time at real millisecond 0, from which a clock counts that is never scaled.
    anchor: Time,
    state: State,
    outputs: VecDeque<Output>,
    play_links: PlayLinks,
    officials: Officials,
    boards: Boards,
    venues: Venues,
    incidents: Incidents,
    durability: Durability,
}

impl Shard {
    /// A shard over what the ledger holds. Boards that were under way are stopped by an outage
    /// up to the last known instant; play goes on by itself when both seats are back.
    pub fn new(settings: Settings, state: State, now: Now) -> Self {
        let mut shard = Self {
            anchor: now.game - scaled(Millis(now.real), settings.speed),
            settings,
            state,
            outputs: VecDeque::new(),
            play_links: PlayLinks::default(),
            officials: Officials::default(),
            boards: Boards::default(),
            venues: Venues::new(now.real),
            incidents: Incidents::default(),
            durability: Durability::default(),
        };
        let from = shard.state.served_until();
        shard.recover(from, adoube_tournament::board::OutageCause::Down, now);
        shard
    }

    /// Takes one input.
    pub fn handle(&mut self, now: Now, input: Input) {
        self.play_links.stalls.awake(now.real);
        match input {
            Input::SeatOpened(session, hello) => self.seat_opened(session, hello, now),
            Input::SeatCommand(session, entered, at) => {
                self.seat_command(session, entered, at, now);
            }
            Input::SeatPage(session, page) => self.seat_page(session, page, now),
            Input::SeatHeard(session, number) => self.seat_heard(session, number, now),
            Input::SeatMeasured(session, trip) => self.seat_measured(session, trip, now),
            Input::SeatClosed(session) => self.seat_closed(session, now),
            Input::Call(call, asker, ask) => self.call(call, &asker, ask, now),
            Input::Watch(watcher, asker, what) => self.watch(watcher, &asker, what, now),
            Input::Unwatch(watcher) => self.officials.watchers.remove(watcher),
            Input::VenueOpened(stream, venue, instance) => {
                self.venue_opened(stream, &venue, instance, now);
            }
            Input::VenueReported(stream, venue, report) => {
                self.venue_reported(stream, &venue, *report, now);
            }
            Input::VenueStatuses(stream, venue, devices) => {
                self.venue_statuses(stream, &venue, devices, now);
            }
            Input::VenueHeard(stream, venue, ping) => self.venue_heard(stream, &venue, ping, now),
            Input::VenueClosed(stream, venue) => self.venue_closed(stream, &venue, now),
            Input::Appended(ticket, outcome) => self.appended(ticket, &outcome, now),
            Input::Reloaded(state) => self.reloaded(*state, now),
            Input::StoodStill(since) => self.stood_still(since, now),
            Input::BoardDue(board) => self.board_due(board, now),
            Input::Tick => self.tick(now),
            Input::Stop => self.stop(now),
        }
        self.tell_reseated();
        self.tell_alarmed();
        self.tell_watched_boards();
        self.release();
    }

    /// Reads from memory what a command of that play link will need, and uses nothing of it: done for several that
    /// wait, all of it is fetched at the same time.
    pub fn read_ahead(&self, session: SessionId) {
        let link = self.play_links.get(session);
        let Some((id, _)) = link.and_then(|link| link.seat) else {
            return;
        };
        let board = self.state.boards.get(&id);
        let links = board.map(|board| {
            board.read_ahead();
            self.play_links.read_ahead(board)
        });
        black_box((self.boards.due.kept(id), links));
    }

    /// The next thing to be done.
    pub fn poll(&mut self) -> Option<Output> {
        durability::commit_queue::next(&mut self.outputs)
    }

    /// What stands.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// How many real milliseconds from `now` until a tick is due, rounded up, at most `limit`.
    pub fn next_tick(&self, now: Now, limit: u64) -> u64 {
        let Some((at, _)) = self.boards.due.first() else {
            return limit;
        };
        let at = at + self.watermark();
        if at <= now.game {
            return 0;
        }
        self.real(at.since(now.game)).min(limit)
    }

    /// The flag's watermark is a real delay of messages; in scaled time it is longer.
    fn watermark(&self) -> Millis {
        self.scaled(adoube_tournament::board::FLAG_WATERMARK)
    }

    /// The game time that passes in a span of real time.
    fn scaled(&self, real: Millis) -> Millis {
        scaled(real, self.settings.speed)
    }

    fn real(&self, game: Millis) -> u64 {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            clippy::cast_precision_loss,
            reason = "a delay of hours at most"
        )]
        let real = (game.0 as f64 / self.settings.speed).ceil() as u64;
        real
    }

    /// Why nothing is decided at present; none if all is well.
    fn closed(&self) -> Option<Failure> {
        self.durability.closed()
    }

    /// Hands one stream's records to the ledger, in as many transactions as they need: many
    /// records are one only as far as each stands for itself.
    fn append(&mut self, stream: &str, board: Option<BoardId>, after: u64, bodies: Vec<Vec<u8>>) {
        let Ok(stream) = StreamName::new(stream) else {
            tracing::error!(stream, "a stream without a valid name");
            return;
        };
        let mut after = after;
        let (mut part, mut bytes) = (Vec::new(), 0);
        for body in bodies {
            if bytes + body.len() > TRANSACTION && !part.is_empty() {
                let bodies = std::mem::take(&mut part);
                let records = bodies.len() as u64;
                self.submit(board, Transaction::append(stream.clone(), after, bodies));
                after += records;
                bytes = 0;
            }
            bytes += body.len();
            part.push(body);
        }
        self.submit(board, Transaction::append(stream, after, part));
    }

    fn submit(&mut self, board: Option<BoardId>, transaction: Transaction) {
        let ticket = self.durability.commit.issue(board);
        self.outputs.push_back(Output::Append(ticket, transaction));
    }

    /// Both players' names, as shown with a board.
    fn names(&self, people: BySide<&PersonId>) -> PlayerNames {
        let people = people.into_iter();
        let named = people.map(|person| (person.clone(), self.state.name(person)));
        named.collect()
    }

    /// Whether the venue is one of this tournament's.
    fn is_venue_here(&self, venue: &VenueId) -> bool {
        self.state.event.state.venues().contains_key(venue)
    }
}

/// Real time as game time.
fn scaled(real: Millis, speed: f64) -> Millis {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "milliseconds of a run times a speed that is checked at start"
    )]
    let scaled = (real.0 as f64 * speed) as u64;
    Millis(scaled)
}
