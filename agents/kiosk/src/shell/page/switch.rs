//! Between the agent's loop and the page's calls.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use adoube_proto::v1::{Refusal, Shown};
use tokio::sync::{mpsc, oneshot};
use tonic::Status;

/// What may wait for a page that does not read; more end its stream, and it comes back.
const WAITING: usize = 64;

/// Questions that wait for an answer at a time. The agent itself lets fewer wait.
const ASKS: usize = 32;

/// A page's number, what it reads, and what tells when it does not read any more.
pub(super) type Opened = (u64, Stream, mpsc::Sender<Result<Shown, Status>>);

pub(super) type Stream = mpsc::Receiver<Result<Shown, Status>>;

/// The one page that is there, and the questions that wait.
#[derive(Debug, Default)]
pub(in crate::shell) struct Switch(Mutex<State>);

/// The page that is shown.
#[derive(Debug)]
struct Open {
    number: u64,
    /// What it calls itself, and which attempt of its own this is.
    caller: Caller,
    sender: mpsc::Sender<Result<Shown, Status>>,
}

/// A page, and which of its attempts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Caller {
    /// Empty for one that does not say.
    pub(super) page: String,
    /// Attempts that waited while the device was held come in any order.
    pub(super) attempt: u32,
    /// It wants no other page's place.
    pub(super) if_free: bool,
}

#[derive(Debug, Default)]
struct State {
    count: u64,
    page: Option<Open>,
    asks: BTreeMap<u64, oneshot::Sender<Option<Refusal>>>,
}

impl Switch {
    /// A page that takes the place of the one before: its number, what it reads, and what tells
    /// when it does not read any more.
    pub(super) fn open(&self, caller: Caller) -> Result<Opened, Status> {
        let mut state = self.lock();
        if state
            .page
            .as_ref()
            .is_some_and(|there| there.outlives(&caller))
        {
            return Err(Status::aborted("another page"));
        }
        state.end(Status::aborted("another page"));
        state.count += 1;
        // One more for the word that ends it.
        let (sender, stream) = mpsc::channel(WAITING + 1);
        let number = state.count;
        state.page = Some(Open {
            number,
            caller,
            sender: sender.clone(),
        });
        Ok((number, stream, sender))
    }

    /// Shows this on the page of that number, if it is still there.
    pub(in crate::shell) fn show(&self, page: u64, shown: Shown) {
        let mut state = self.lock();
        let Some(Open { number, sender, .. }) = &state.page else {
            return;
        };
        if *number != page {
            return;
        }
        if sender.capacity() > 1 {
            let _ = sender.try_send(Ok(shown));
        } else {
            state.end(Status::resource_exhausted("too slow"));
        }
    }

    /// Ends the page's stream with a word that it understands; whether there was one.
    pub(in crate::shell) fn end(&self, why: &str) -> bool {
        self.lock().end(Status::unavailable(why))
    }

    /// Ends everything.
    pub(super) fn close(&self) {
        self.end("stopping");
        self.lock().asks.clear();
    }

    /// Whether a page is there.
    pub(in crate::shell) fn is_open(&self) -> bool {
        self.lock().page.is_some()
    }

    /// The page of this number is gone.
    pub(super) fn closed(&self, page: u64) {
        let mut state = self.lock();
        state.page.take_if(|there| there.number == page);
    }

    /// A question: its number, and where its answer comes. None if too many wait.
    pub(super) fn ask(&self) -> Option<(u64, oneshot::Receiver<Option<Refusal>>)> {
        let mut state = self.lock();
        state.asks.retain(|_, ask| !ask.is_closed());
        if state.asks.len() >= ASKS {
            return None;
        }
        state.count += 1;
        let number = state.count;
        let (sender, answer) = oneshot::channel();
        state.asks.insert(number, sender);
        Some((number, answer))
    }

    /// Answers a question.
    pub(in crate::shell) fn answer(&self, ask: u64, refusal: Option<Refusal>) {
        if let Some(ask) = self.lock().asks.remove(&ask) {
            let _ = ask.send(refusal);
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    /// Whether it stays where another one asks: that has to wait, or comes too late.
    fn outlives(&self, caller: &Caller) -> bool {
        let own = !caller.page.is_empty() && self.caller.page == caller.page;
        let there = !self.sender.is_closed();
        (own && caller.attempt < self.caller.attempt) || (!own && caller.if_free && there)
    }
}

impl State {
    fn end(&mut self, status: Status) -> bool {
        let Some(there) = self.page.take() else {
            return false;
        };
        let _ = there.sender.try_send(Err(status));
        true
    }
}

#[cfg(test)]
#[path = "switch_tests.rs"]
#[allow(clippy::unwrap_used)]
mod tests;
