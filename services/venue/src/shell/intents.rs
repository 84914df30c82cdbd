//! The heart's part of what is asked of the coordinator: on disk first, then answered and said.

use std::collections::VecDeque;

use adoube_proto::v1::{IntentAnswer, IntentView, Role, VenueIntent, VenueIntents};
use tokio::sync::watch;

use super::keeper::{Keeper, Kept};
use crate::clock;
use crate::intents::{Intents, Links, Refused, Saying};
use crate::lta::ask::{Answer, Failed};
use crate::orders::Moment;

/// Pause before the file is tried again that could not be written, milliseconds.
const AGAIN_MS: u64 = 500;

/// Somebody waits until the book's version is on disk.
#[derive(Debug)]
struct Waiting {
    version: u64,
    id: String,
    undo: Undo,
    answer: Answer<IntentView>,
}

/// What was not done if it cannot be kept.
#[derive(Clone, Copy, Debug)]
enum Undo {
    Nothing,
    Asking,
    Withdrawing,
}

#[derive(Debug)]
pub(super) struct Desk {
    book: Intents,
    boot_id: String,
    /// What the uplink says.
    said: watch::Sender<Vec<Saying>>,
    links: Links,
    waiting: VecDeque<Waiting>,
    /// The version that the disk was given last, and whether that is under way.
    given: u64,
    under_way: bool,
    retry_at: u64,
}

impl Desk {
    /// With what was kept of an earlier run.
    pub(super) fn new(book: Intents, boot_id: String) -> Self {
        Self {
            said: watch::Sender::new(book.open()),
            boot_id,
            links: Links::default(),
            waiting: VecDeque::new(),
            given: book.version(),
            under_way: false,
            retry_at: 0,
            book,
        }
    }

    /// What the uplink is to say, and where it counts its links.
    pub(super) fn said(&self) -> (watch::Receiver<Vec<Saying>>, Links) {
        (self.said.subscribe(), self.links.clone())
    }

    pub(super) fn ask(&mut self, intent: VenueIntent, role: Role, answer: Answer<IntentView>) {
        let (before, id) = (self.book.version(), intent.id.clone());
        let asked = self.book.ask(intent, role, moment());
        self.answer_when_kept(id, asked, (before, Undo::Asking), answer);
    }

    /// Takes one back, in this person's name.
    pub(super) fn withdraw(&mut self, id: String, by: &str, answer: Answer<IntentView>) {
        let before = self.book.version();
        let withdrawn = self.book.withdraw(&id, by, moment());
        self.answer_when_kept(id, withdrawn, (before, Undo::Withdrawing), answer);
    }

    fn answer_when_kept(
        &mut self,
        id: String,
        done: Result<(), Refused>,
        (before, undo): (u64, Undo),
        answer: Answer<IntentView>,
    ) {
        if let Err(refused) = done {
            let _ = answer.send(Err(refused.into()));
            return;
        }
        let version = self.book.version();
        let undo = if version > before {
            undo
        } else {
            Undo::Nothing
        };
        self.waiting.push_back(Waiting {
            version,
            id,
            undo,
            answer,
        });
        self.answer_kept();
    }

    /// The coordinator's word on one.
    pub(super) fn answered(&mut self, answer: &IntentAnswer) {
        if self.book.answered(answer, clock::wall_ms()) {
            let IntentAnswer {
                id, accepted, text, ..
            } = answer;
            tracing::info!(id, accepted, text, "the coordinator decided a request");
            self.tell();
        }
    }

    /// Says what is open now. What is void by then, and was never said, is over with that.
    fn tell(&mut self) {
        self.said.send_replace(self.book.open());
        let before = self.book.version();
        self.book.confirm_unsaid(self.links.quiet());
        if self.book.version() > before {
            self.said.send_replace(self.book.open());
        }
    }

    /// Lets expire what is due, and hands the book to the disk if it has changed and the disk is free.
    pub(super) fn keep(&mut self, now: u64, keeper: &Keeper) {
        if self.book.expire(moment()) {
            self.tell();
        }
        let version = self.book.version();
        let due = version != self.given && !self.under_way && now >= self.retry_at;
        if due && keeper.keep(Kept::Intents, version, self.book.encode(&self.boot_id)) {
            self.given = version;
            self.under_way = true;
        }
    }

    /// What became of that. Whoever waits is answered by [`Desk::answer_kept`].
    pub(super) fn written(&mut self, now: u64, version: u64, outcome: Result<(), String>) {
        self.under_way = false;
        match outcome {
            Ok(()) => {
                self.book.kept(version, self.links.quiet());
                self.tell();
            }
            Err(why) => {
                // Of none yet: what stands is to be written again.
                self.given = u64::MAX;
                self.retry_at = now + AGAIN_MS;
                for waiting in self.waiting.drain(..) {
                    match waiting.undo {
                        Undo::Nothing => {}
                        Undo::Asking => self.book.forget(&waiting.id),
                        Undo::Withdrawing => self.book.forget_withdrawal(&waiting.id),
                    }
                    let _ = waiting.answer.send(Err(Failed::Storage(why.clone())));
                }
            }
        }
    }

    /// Answers those whose word is on disk by now.
    pub(super) fn answer_kept(&mut self) {
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

fn moment() -> Moment {
    Moment {
        now: clock::monotonic_ms(),
        wall: clock::wall_ms(),
    }
}
