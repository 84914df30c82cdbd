//! The heart's part of what is asked of the coordinator: on disk first, then answered and said.

use std::collections::VecDeque;

use adoube_proto::v1::{IntentAnswer, IntentView, VenueIntent, VenueIntents};
use tokio::sync::watch;

use super::keeper::{Keeper, Kept};
use crate::clock;
use crate::intents::Intents;
use crate::lta::ask::{Answer, Failed};

/// Pause before the file is tried again that could not be written, milliseconds.
const AGAIN_MS: u64 = 500;

/// Somebody waits until the book's version is on disk.
#[derive(Debug)]
struct Waiting {
    version: u64,
    id: String,
    /// Whether nothing was asked if it cannot be kept.
    new: bool,
    answer: Answer<IntentView>,
}

#[derive(Debug)]
pub(super) struct Desk {
    book: Intents,
    /// What the uplink says.
    said: watch::Sender<Vec<VenueIntent>>,
    waiting: VecDeque<Waiting>,
    /// The version that the disk was given last, and whether that is under way.
    given: u64,
    under_way: bool,
    retry_at: u64,
}

impl Desk {
    /// With what was kept of an earlier run.
    pub(super) fn new(book: Intents) -> Self {
        Self {
            said: watch::Sender::new(book.open()),
            waiting: VecDeque::new(),
            given: book.version(),
            under_way: false,
            retry_at: 0,
            book,
        }
    }

    /// What the uplink is to say.
    pub(super) fn said(&self) -> watch::Receiver<Vec<VenueIntent>> {
        self.said.subscribe()
    }

    pub(super) fn ask(&mut self, intent: VenueIntent, role: &str, answer: Answer<IntentView>) {
        let (before, id) = (self.book.version(), intent.id.clone());
        if let Err(refused) = self.book.ask(intent, role, clock::wall_ms()) {
            let _ = answer.send(Err(refused.into()));
            return;
        }
        let version = self.book.version();
        self.waiting.push_back(Waiting {
            version,
            id,
            new: version > before,
            answer,
        });
        self.answer_kept();
    }

    /// The coordinator's word on one.
    pub(super) fn answered(&mut self, answer: &IntentAnswer) {
        if self.book.answered(answer, clock::wall_ms()) {
            let IntentAnswer { id, accepted, text } = answer;
            tracing::info!(
                id,
                accepted,
                text,
                "the coordinator decided what was asked for"
            );
            self.said.send_replace(self.book.open());
        }
    }

    /// Hands the book to the disk if it has changed and the disk is free.
    pub(super) fn keep(&mut self, now: u64, keeper: &Keeper) {
        let version = self.book.version();
        let due = version != self.given && !self.under_way && now >= self.retry_at;
        if due && keeper.keep(Kept::Intents, version, self.book.encode()) {
            self.given = version;
            self.under_way = true;
        }
    }

    /// What became of that.
    pub(super) fn written(&mut self, now: u64, version: u64, outcome: Result<(), String>) {
        self.under_way = false;
        match outcome {
            Ok(()) => {
                self.book.kept(version);
                self.answer_kept();
                self.said.send_replace(self.book.open());
            }
            Err(why) => {
                // Of none yet: what stands is to be written again.
                self.given = u64::MAX;
                self.retry_at = now + AGAIN_MS;
                for waiting in self.waiting.drain(..) {
                    if waiting.new {
                        self.book.forget(&waiting.id);
                    }
                    let _ = waiting.answer.send(Err(Failed::Storage(why.clone())));
                }
            }
        }
    }

    fn answer_kept(&mut self) {
        let durable = self.book.durable();
        while let Some(waiting) = self.waiting.pop_front_if(|w| w.version <= durable) {
            let view = self.book.entry(&waiting.id).cloned().unwrap_or_default();
            let _ = waiting.answer.send(Ok(view));
        }
    }

    /// As officials see them.
    pub(super) fn shown(&self) -> VenueIntents {
        self.book.shown()
    }
}
