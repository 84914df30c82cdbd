//! The task of one shard: moves inputs in, outputs out, and keeps its timers.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use adoube_ledger::{Fence, Health, Outcome, Transaction};
use tokio::sync::mpsc;

use super::Host;
use super::shard_telemetry::Watched;
use super::sinks::{Message, Sinks};
use crate::load;
use crate::shard::{Input, Now, Output, Shard, State, Ticket};
use crate::telemetry::{Depth, Flushed};

/// Transactions handed to the ledger and not yet answered; the rest wait here, in order.
const MAX_IN_FLIGHT: usize = 1_024;

/// Messages that are taken at a time, if so many wait: what the commands among them need is read ahead.
const AT_A_TIME: usize = 16;

/// The longest time between two ticks, real milliseconds.
const TICK: u64 = 250;

/// A tick comes several times a second, however much there is to do. If none came for so long this
/// process stood still: it was stopped, or its machine slept. Real milliseconds.
const STILL: u64 = 2_000;

/// How often a ledger that is away is asked whether it is back.
const RETRY: Duration = Duration::from_millis(250);

/// The ledger's answer, and the flush that made it true where that is asked for.
type Appended = (Ticket, Outcome, Option<Flushed>);

struct Task {
    host: Arc<Host>,
    shard: Shard,
    sinks: Sinks,
    backlog: VecDeque<(Ticket, Transaction)>,
    in_flight: usize,
    /// Renewed with the state: what is decided before a failure is heard of builds on what was not written.
    fence: Fence,
    appended: mpsc::Sender<Appended>,
    reloaded: mpsc::Sender<State>,
    last_tick: u64,
    /// When the shard was told something last.
    told: Now,
    watched: Option<Watched>,
}

/// Runs a shard until it is told to stop and all it decided is durable.
pub(super) async fn run(host: Arc<Host>, shard: Shard, mut inbox: mpsc::Receiver<Message>) {
    let (appended, mut outcomes) = mpsc::channel(MAX_IN_FLIGHT);
    let (reloaded, mut states) = mpsc::channel(1);
    let tournament = shard.state().tournament.as_str();
    let watch = host.watch.clone();
    let mut task = Task {
        watched: watch.map(|watch| Watched::new(watch, tournament)),
        told: host.clock.now(),
        host,
        shard,
        sinks: Sinks::default(),
        backlog: VecDeque::new(),
        in_flight: 0,
        fence: Fence::default(),
        appended,
        reloaded,
        last_tick: 0,
    };
    task.drain();
    let mut messages = Vec::with_capacity(AT_A_TIME);
    let mut stopping = false;
    while !(stopping && task.in_flight == 0 && task.backlog.is_empty()) {
        let tick = task.until_tick();
        if tick.is_zero() {
            // At once, however many messages wait: a timer made now would come after them.
            task.tick(inbox.len());
            continue;
        }
        tokio::select! {
            biased;
            Some(appended) = outcomes.recv() => task.appended(appended),
            Some(state) = states.recv() => task.reloaded(state),
            _ = inbox.recv_many(&mut messages, AT_A_TIME), if !stopping && task.backlog.is_empty() => {
                stopping = task.take_all(&mut messages);
            }
            // Last, so that a timer is set only where nothing waits.
            () = tokio::time::sleep(tick) => task.tick(inbox.len()),
        }
        if stopping && !matches!(task.host.ledger.health(), Health::Ready) {
            break;
        }
    }
}

impl Task {
    /// Ticks are due at whole milliseconds: what has passed of this one is not waited for again.
    fn until_tick(&self) -> Duration {
        let passed = self.host.clock.passed();
        let now = self.host.clock.at(passed);
        let regular = (self.last_tick + TICK).saturating_sub(now.real);
        let tick = Duration::from_millis(self.shard.next_tick(now, regular));
        tick.saturating_sub(Duration::from_nanos(
            u64::from(passed.subsec_nanos()) % 1_000_000,
        ))
    }

    fn tick(&mut self, inbox: usize) {
        self.last_tick = self.host.clock.now().real;
        if let Some(watched) = &mut self.watched {
            let appends = self.in_flight + self.backlog.len();
            let depth = Depth { inbox, appends };
            watched.show(self.last_tick, &self.shard, depth);
        }
        for gone in self.sinks.gone() {
            self.tell(gone);
        }
        self.tell(Input::Tick);
    }

    fn appended(&mut self, (ticket, outcome, flushed): Appended) {
        self.in_flight -= 1;
        if let Some(watched) = &mut self.watched {
            watched.answered(ticket, &outcome, flushed);
        }
        self.tell(Input::Appended(ticket, outcome));
    }

    fn reloaded(&mut self, state: State) {
        self.fence = Fence::default();
        self.tell(Input::Reloaded(Box::new(state)));
    }

    /// Takes messages that waited; true if the shard is to stop: by the last message, or as nobody is left who could
    /// send one.
    fn take_all(&mut self, messages: &mut Vec<Message>) -> bool {
        for message in messages.iter() {
            if let Some(Input::SeatCommand(session, ..)) = message.input {
                self.shard.read_ahead(session);
            }
        }
        let mut stops = messages.is_empty();
        for Message {
            input,
            sink,
            journey,
        } in messages.drain(..)
        {
            let Some(input) = input else {
                stops = true;
                break;
            };
            if let Some(watched) = &mut self.watched {
                watched.takes(journey);
            }
            self.take(input, sink);
        }
        if stops {
            self.tell(Input::Stop);
        }
        stops
    }

    fn take(&mut self, input: Input, sink: Option<super::Sink>) {
        if let Some(sink) = sink {
            self.sinks.add(sink);
        }
        self.sinks.forget(&input);
        self.tell(input);
    }

    fn tell(&mut self, input: Input) {
        let now = self.host.clock.now();
        let before = std::mem::replace(&mut self.told, now);
        if now.real.saturating_sub(before.real) > STILL {
            self.shard.handle(now, Input::StoodStill(before));
        }
        self.shard.handle(now, input);
        if let Some(watched) = &mut self.watched {
            watched.decided();
        }
        self.drain();
        if let Some(watched) = &mut self.watched {
            watched.done();
        }
    }

    fn drain(&mut self) {
        while let Some(output) = self.shard.poll() {
            match output {
                Output::Append(ticket, transaction) => {
                    if let Some(watched) = &mut self.watched {
                        watched.appends(ticket, &transaction);
                    }
                    self.backlog.push_back((ticket, transaction));
                }
                Output::Enrolled(devices, venues) => {
                    self.host
                        .enrol(&self.shard.state().tournament, devices, venues);
                }
                Output::Reload => self.reload(),
                other => self.pass(other),
            }
        }
        self.submit();
    }

    fn pass(&mut self, output: Output) {
        let pushed = self.watched.as_ref().and_then(Watched::pushed);
        let Some(gone) = self.sinks.pass(output, pushed) else {
            return;
        };
        if let Some(watched) = &self.watched {
            watched.watch.overrun();
        }
        self.shard.handle(self.host.clock.now(), gone);
    }

    fn submit(&mut self) {
        let watched = self.watched.as_ref();
        let flushes = watched.map(|it| it.watch.flushes());
        while self.in_flight < MAX_IN_FLIGHT {
            let Some((ticket, transaction)) = self.backlog.pop_front() else {
                return;
            };
            let (appended, flushes) = (self.appended.clone(), flushes.clone());
            self.in_flight += 1;
            // The channel has room for all that may be in flight, so this never fails while the
            // task lives.
            let done = move |outcome| {
                let flush = flushes.and_then(|flushes| flushes.last());
                drop(appended.try_send((ticket, outcome, flush)));
            };
            let transaction = transaction.behind(&self.fence);
            self.host.ledger.submit(transaction, Box::new(done));
        }
    }

    /// Reads the state again as soon as the ledger takes writes.
    fn reload(&self) {
        let host = Arc::clone(&self.host);
        let tournament = self.shard.state().tournament.clone();
        let reloaded = self.reloaded.clone();
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(RETRY).await;
                if !matches!(host.ledger.health(), Health::Ready) {
                    continue;
                }
                let (reader, tournament) = (Arc::clone(&host), tournament.clone());
                let read = move || {
                    let keyring = reader.keyring.of(&tournament);
                    let open = |person: &_, sealed: &[u8]| keyring.open_profile(person, sealed);
                    load::load(reader.ledger.as_ref(), &tournament, &open)
                };
                match tokio::task::spawn_blocking(read).await {
                    Ok(Ok(state)) => return drop(reloaded.send(state).await),
                    Ok(Err(error)) => tracing::error!(%error, "the ledger cannot be read"),
                    Err(error) => tracing::error!(%error, "reading the ledger failed"),
                }
            }
        });
    }
}
