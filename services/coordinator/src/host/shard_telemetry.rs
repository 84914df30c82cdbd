//! What a shard's task notes for telemetry; there is none where nobody asked for it.

use std::collections::BTreeMap;
use std::sync::Arc;

use adoube_ledger::{Outcome, Transaction};

use crate::shard::{Shard, Ticket};
use crate::telemetry::{Depth, Flushed, Journey, Pushed, Standing, Watch};

/// How often a tournament's numbers are renewed, real milliseconds.
const EVERY: u64 = 1_000;

/// The commands of one shard that are on their way, and how it stands.
pub(super) struct Watched {
    pub(super) watch: Arc<Watch>,
    standing: Standing,
    shown: u64,
    /// The command that the shard is being told.
    current: Option<Box<Journey>>,
    /// Those that wait for their first record to be durable; as many as transactions are under way.
    waiting: BTreeMap<Ticket, Box<Journey>>,
    /// The command whose answer is being handed over.
    arrived: Option<(Box<Journey>, &'static str)>,
    pushed: Option<Arc<Pushed>>,
}

impl Watched {
    pub(super) fn new(watch: Arc<Watch>, tournament: &str) -> Self {
        Self {
            standing: watch.stand(tournament),
            watch,
            shown: 0,
            current: None,
            waiting: BTreeMap::new(),
            arrived: None,
            pushed: None,
        }
    }

    /// The shard is told this command next.
    pub(super) fn takes(&mut self, journey: Option<Box<Journey>>) {
        self.current = journey;
        if let Some(journey) = &mut self.current {
            journey.taken = Some(self.watch.now());
        }
    }

    /// The shard has decided.
    pub(super) fn decided(&mut self) {
        if let Some(journey) = &mut self.current {
            journey.decided = Some(self.watch.now());
        }
    }

    /// It asks for this to be written.
    pub(super) fn appends(&mut self, ticket: Ticket, transaction: &Transaction) {
        if let Some(mut journey) = self.current.take() {
            let first = transaction.appends.first();
            journey.stream = first.map(|append| append.stream.to_string());
            self.waiting.insert(ticket, journey);
        }
    }

    /// The ledger has answered; what waited for it goes out next.
    pub(super) fn answered(&mut self, ticket: Ticket, outcome: &Outcome, flushed: Option<Flushed>) {
        let Some(mut journey) = self.waiting.remove(&ticket) else {
            return;
        };
        if !matches!(outcome, Outcome::Done(_)) {
            self.arrived = Some((journey, "not written"));
            return;
        }
        let now = self.watch.now();
        (journey.flushed, journey.durable) = (flushed, Some(now));
        self.pushed = Some(Arc::new(journey.pushed(now)));
        self.arrived = Some((journey, "written"));
    }

    /// What is going out because of a command that is durable.
    pub(super) fn pushed(&self) -> Option<&Arc<Pushed>> {
        self.pushed.as_ref()
    }

    /// All that came of an input was handed over. A command that led to no record was refused, or waits for
    /// what is due before it.
    pub(super) fn done(&mut self) {
        self.pushed = None;
        let nothing = self.current.take().map(|journey| (journey, "no record"));
        for (journey, outcome) in nothing.into_iter().chain(self.arrived.take()) {
            self.watch.finished(*journey, outcome);
        }
    }

    /// Renews the tournament's numbers where it is time.
    pub(super) fn show(&mut self, real: u64, shard: &Shard, depth: Depth) {
        if real.saturating_sub(self.shown) >= EVERY {
            self.shown = real;
            self.standing.show(shard.figures(), depth);
        }
    }
}
