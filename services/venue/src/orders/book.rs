//! What officials ordered, and what became of it. Plain state: it takes the time and gives what
//! changed; somebody else keeps it on disk and tells when it is there.

use std::collections::{BTreeMap, VecDeque};

use adoube_proto::v1::{LockCheck, Role};

use super::fate::{Fate, FateFacts as _};
use super::kind::Kind;
use super::recall::Recall;
use super::why;
use crate::fresh::HexId;

/// How many orders of one device may be open.
pub const OPEN_A_DEVICE: usize = 16;

/// How many orders are remembered; the oldest that are not open make room.
pub const REMEMBERED: usize = 512;

/// One instant by both of the node's clocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The monotonic clock, milliseconds: what is waited for counts in it.
    pub now: u64,
    /// The wall clock, milliseconds since the Unix epoch: what people are shown.
    pub wall: u64,
}

/// An order to be given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Made by whoever gives it.
    pub id: HexId,
    /// To which device.
    pub device: String,
    /// What.
    pub kind: Kind,
    /// After so many milliseconds it is not delivered any more.
    pub expires_in: u64,
    /// Who gives it.
    pub by: String,
    /// In which office.
    pub role: Role,
    /// A network's password, sealed for the device. It is kept in memory alone, until the device has the order.
    pub sealed: String,
}

/// One fate that an order had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Which.
    pub fate: Fate,
    /// When, by the wall clock.
    pub wall: u64,
    /// By whom, if by a person.
    pub by: String,
}

/// An order with its fate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// From 1.
    pub number: u64,
    /// The order.
    pub draft: Draft,
    /// All its fates; never empty, the last one holds.
    pub steps: Vec<Step>,
    /// Why, or what the device said.
    pub detail: String,
    /// What the device answered.
    pub lines: Vec<String>,
    /// Lines that found no room.
    pub more: u32,
    /// What came of the check of its lock.
    pub lock: LockCheck,
    /// How often it was sent.
    pub sent: u32,
    /// That it was taken back, as long as the device has not said that it knows.
    pub recall: Option<Recall>,
    /// Whether an earlier run of the node may have sent it.
    pub(super) inherited: bool,
    /// When it expires, by the monotonic clock of this boot.
    pub(super) expires: u64,
    /// When it is to be sent next.
    pub(super) again: u64,
    /// The book's version that first held it.
    pub(super) since: u64,
}

impl Entry {
    /// What became of it.
    pub fn fate(&self) -> Fate {
        self.steps.last().map_or(Fate::Waiting, |step| step.fate)
    }

    /// Whether its device said what became of it: no later word changes that.
    pub(super) fn is_settled(&self) -> bool {
        let last = self.steps.last();
        last.is_some_and(|step| match step.fate {
            Fate::Cancelled => step.by.is_empty(),
            fate => fate.is_the_devices_word(),
        })
    }
}

/// Why an order was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The device is none of this venue's.
    #[error("{0} is not a device of this venue")]
    Foreign(String),
    /// [`OPEN_A_DEVICE`] are open.
    #[error("{OPEN_A_DEVICE} orders wait for this device already")]
    Full,
    /// The id was used for another order.
    #[error("another order has this id")]
    Known,
    /// No such order.
    #[error("there is no order with this id")]
    Unknown,
    /// It is too late to take it back.
    #[error("the order is {}: it cannot be cancelled", .0.word())]
    Over(Fate),
}

/// All orders that are remembered.
#[derive(Clone, Debug, Default)]
pub struct Book {
    pub(super) entries: BTreeMap<u64, Entry>,
    pub(super) next: u64,
    pub(super) version: u64,
    /// What of it is on disk.
    pub(super) durable: u64,
    /// What changed and was not told yet, by number.
    pub(super) changed: VecDeque<u64>,
}

impl Book {
    /// Takes an order. The same again is the same order. It is sent once it is on disk.
    pub fn give(&mut self, at: Moment, draft: Draft) -> Result<u64, Refused> {
        if let Some(known) = self.entries.values().find(|e| e.draft.id == draft.id) {
            let same = known.draft.device == draft.device && known.draft.kind == draft.kind;
            return if same {
                Ok(known.number)
            } else {
                Err(Refused::Known)
            };
        }
        let open = |entry: &&Entry| entry.fate().is_open() && entry.draft.device == draft.device;
        let void: Vec<u64> = self
            .entries
            .values()
            .filter(open)
            .filter(|entry| draft.kind.supersedes(&entry.draft.kind))
            .map(|entry| entry.number)
            .collect();
        if self.entries.values().filter(open).count() - void.len() >= OPEN_A_DEVICE {
            return Err(Refused::Full);
        }
        for number in void {
            self.turn(number, at, Fate::Superseded, &draft.by, why::LATER);
        }
        self.make_room()?;
        self.next += 1;
        let number = self.next;
        self.version += 1;
        let entry = Entry {
            number,
            steps: vec![Step {
                fate: Fate::Waiting,
                wall: at.wall,
                by: draft.by.clone(),
            }],
            detail: String::new(),
            lines: Vec::new(),
            more: 0,
            lock: LockCheck::Unspecified,
            sent: 0,
            recall: None,
            inherited: false,
            expires: at.now.saturating_add(draft.expires_in),
            again: at.now,
            since: self.version,
            draft,
        };
        self.entries.insert(number, entry);
        Ok(number)
    }

    /// Forgets an order that could not be kept: it was never sent.
    pub fn forget(&mut self, number: u64) {
        if self
            .entries
            .get(&number)
            .is_some_and(|e| e.since > self.durable)
        {
            self.entries.remove(&number);
            self.version += 1;
        }
    }

    /// An order.
    pub fn entry(&self, number: u64) -> Option<&Entry> {
        self.entries.get(&number)
    }

    /// All orders, by number.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries.values()
    }

    /// Changes whenever anything does that is to be kept.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// This version is on disk: what is new in it may be sent and told.
    pub fn kept(&mut self, version: u64) {
        let before = self.durable;
        self.durable = before.max(version);
        let new = |entry: &&Entry| entry.since > before && entry.since <= version;
        let new = self.entries.values().filter(new).map(|entry| entry.number);
        self.changed.extend(new);
    }

    /// The version that is on disk.
    pub fn durable(&self) -> u64 {
        self.durable
    }

    /// Whether an order is on disk.
    pub fn is_kept(&self, number: u64) -> bool {
        let entry = self.entries.get(&number);
        entry.is_some_and(|entry| entry.since <= self.durable)
    }

    /// The next order of which something became, since this was last asked.
    pub fn next_change(&mut self) -> Option<Entry> {
        while let Some(number) = self.changed.pop_front() {
            if let Some(entry) = self.entries.get(&number) {
                return Some(entry.clone());
            }
        }
        None
    }

    pub(super) fn turn(&mut self, number: u64, at: Moment, fate: Fate, by: &str, detail: &str) {
        let Some(entry) = self.entries.get_mut(&number) else {
            return;
        };
        entry.steps.push(Step {
            fate,
            wall: at.wall,
            by: by.to_owned(),
        });
        // It is waiting no more.
        entry.draft.sealed.clear();
        detail.clone_into(&mut entry.detail);
        self.version += 1;
        self.changed.push_back(number);
    }

    fn make_room(&mut self) -> Result<(), Refused> {
        if self.entries.len() < REMEMBERED {
            return Ok(());
        }
        let closed = || self.entries.values().filter(|e| !e.fate().is_open());
        let settled = closed().find(|e| e.recall.is_none());
        let oldest = settled.or_else(|| closed().next());
        let oldest = oldest.map(|e| e.number).ok_or(Refused::Full)?;
        self.entries.remove(&oldest);
        Ok(())
    }
}
