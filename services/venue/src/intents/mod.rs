//! What officials asked of the coordinator, and what it decided. Plain state: it takes the time and
//! gives what waits; somebody else keeps it on disk, says it on the uplink and brings the answers.

mod links;
mod stored;
#[cfg(test)]
mod tests;
mod voiding;

use adoube_proto::v1::{
    IntentAnswer, IntentFate, IntentView, IntentVoid, Role, VenueIntent, VenueIntents,
};

use crate::orders::Moment;

pub use links::{Link, Links};

/// How many may wait for their answers.
pub const WAITING: usize = 64;

/// How many are remembered; the oldest that were answered make room.
pub const REMEMBERED: usize = 256;

/// Why one was not taken, or not taken back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// [`WAITING`] wait.
    #[error("{WAITING} requests are already waiting for the server")]
    Full,
    /// The id was used for something else.
    #[error("another request has this id")]
    Known,
    /// Nothing was asked for under this id.
    #[error("no request has this id")]
    Unknown,
    /// It came to its fate.
    #[error("it is {}: it cannot be withdrawn", .0.word())]
    Over(IntentFate),
}

/// What is to be said to the coordinator, until it answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Saying {
    /// What was asked for, and why it is void if it is.
    pub intent: VenueIntent,
    /// When it expires, by the monotonic clock.
    pub expires: u64,
}

impl Saying {
    /// As it is said at this instant of the monotonic clock.
    pub fn at(&self, now: u64) -> VenueIntent {
        VenueIntent {
            // Nought would be no end at all.
            expires_in_ms: self.expires.saturating_sub(now).max(1),
            ..self.intent.clone()
        }
    }
}

#[derive(Clone, Debug)]
struct Entry {
    view: IntentView,
    /// The book's version that first held it.
    since: u64,
    /// The version that first held that it was taken back.
    withdrawn: Option<u64>,
    /// When it expires, by the monotonic clock of this boot.
    expires: u64,
    /// No link was up since it may be said, and this many had begun; none where that is not known.
    quiet: Option<u64>,
}

impl Entry {
    fn is(&self, id: &str) -> bool {
        self.view
            .intent
            .as_ref()
            .is_some_and(|intent| intent.id == id)
    }

    fn waits(&self) -> bool {
        self.view.fate() == IntentFate::Waiting
    }

    /// The coordinator's word is awaited.
    fn is_open(&self) -> bool {
        self.waits() || self.view.unconfirmed
    }
}

/// All that are remembered, the oldest first.
#[derive(Clone, Debug, Default)]
pub struct Intents {
    entries: Vec<Entry>,
    version: u64,
    durable: u64,
}

impl Intents {
    /// Takes what an official asks for, in this office of his. The same again is the same one. It is
    /// said to the coordinator once it is on disk.
    pub fn ask(&mut self, intent: VenueIntent, role: Role, at: Moment) -> Result<(), Refused> {
        if let Some(known) = self.entries.iter().find(|entry| entry.is(&intent.id)) {
            let same = known.view.intent.as_ref() == Some(&intent);
            return if same { Ok(()) } else { Err(Refused::Known) };
        }
        if self.entries.iter().filter(|entry| entry.is_open()).count() >= WAITING {
            return Err(Refused::Full);
        }
        if self.entries.len() >= REMEMBERED
            && let Some(oldest) = self.entries.iter().position(|entry| !entry.is_open())
        {
            self.entries.remove(oldest);
        }
        self.version += 1;
        let expires_in = intent.expires_in_ms;
        self.entries.push(Entry {
            view: IntentView {
                intent: Some(intent),
                role: role.into(),
                fate: IntentFate::Waiting.into(),
                asked_wall_ms: at.wall,
                expires_wall_ms: at.wall.saturating_add(expires_in),
                ..IntentView::default()
            },
            since: self.version,
            withdrawn: None,
            expires: at.now.saturating_add(expires_in),
            quiet: None,
        });
        Ok(())
    }

    /// Forgets one that could not be kept: it was never said.
    pub fn forget(&mut self, id: &str) {
        let durable = self.durable;
        self.entries
            .retain(|entry| !entry.is(id) || entry.since <= durable);
        self.version += 1;
    }

    /// The coordinator decided. The first answer counts; whether this was it.
    pub fn answered(&mut self, answer: &IntentAnswer, wall: u64) -> bool {
        let mut entries = self.entries.iter_mut();
        let asked = entries.find(|entry| entry.is(&answer.id) && entry.is_open());
        let Some(Entry { view, .. }) = asked else {
            return false;
        };
        voiding::settle(view, answer);
        view.unconfirmed = false;
        view.answered_wall_ms = wall;
        self.version += 1;
        true
    }

    /// One of them.
    pub fn entry(&self, id: &str) -> Option<&IntentView> {
        let mut entries = self.entries.iter();
        entries.find(|entry| entry.is(id)).map(|entry| &entry.view)
    }

    /// What is to be said to the coordinator, again until it answers. That one was taken back is said
    /// once it is on disk; until then nothing is said of it.
    pub fn open(&self) -> Vec<Saying> {
        let kept = |version: u64| version <= self.durable;
        let open = self.on_disk().filter(|entry| entry.is_open());
        let open = open.filter(|entry| entry.withdrawn.is_none_or(kept));
        open.filter_map(|entry| {
            let intent = entry.view.intent.clone()?;
            let void = match entry.view.fate() {
                IntentFate::Expired => IntentVoid::Expired,
                IntentFate::Withdrawn => IntentVoid::Withdrawn,
                IntentFate::Unspecified
                | IntentFate::Waiting
                | IntentFate::Accepted
                | IntentFate::Refused => IntentVoid::Unspecified,
            };
            Some(Saying {
                intent: VenueIntent {
                    void: void.into(),
                    ..intent
                },
                expires: entry.expires,
            })
        })
        .collect()
    }

    /// As officials see them: what is not kept yet may come to nothing.
    pub fn shown(&self) -> VenueIntents {
        VenueIntents {
            intents: self.on_disk().map(|entry| entry.view.clone()).collect(),
        }
    }

    fn on_disk(&self) -> impl Iterator<Item = &Entry> {
        self.entries
            .iter()
            .filter(|entry| entry.since <= self.durable)
    }

    /// Changes whenever anything does that is to be kept.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// The version that is on disk.
    pub const fn durable(&self) -> u64 {
        self.durable
    }

    /// This version is on disk: what is new in it may be said and shown. So many links had begun, if
    /// none is up.
    pub fn kept(&mut self, version: u64, quiet: Option<u64>) {
        let before = self.durable;
        self.durable = before.max(version);
        let new = |entry: &&mut Entry| entry.since > before && entry.since <= version;
        for entry in self.entries.iter_mut().filter(new) {
            entry.quiet = quiet;
        }
    }
}
