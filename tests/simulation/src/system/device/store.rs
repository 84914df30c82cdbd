//! A device's disk with what its agent keeps there: the journal, the venue's last receipt, the mark of what was sent, and
//! until when it was alive.

use adoube_kiosk::evidence::file::{Held, receipt_written, sent_written, written};
use adoube_kiosk::evidence::line::{Line, Stamp};
use adoube_kiosk::evidence::witness::Start;
use adoube_proto::v1::JournalReceipt;
use fastrand::Rng;

/// What chance does here is no other chance of a story.
const APART: u64 = 0xde7_1ce;

/// A disk.
pub(super) struct Store {
    rng: Rng,
    file: Vec<u8>,
    /// So much of it outlives a power cut.
    synced: usize,
    receipt: Vec<u8>,
    mark: Vec<u8>,
    /// The last sign of life.
    pub(super) alive: Option<Stamp>,
    /// Until when it takes nothing more.
    pub(super) full: u64,
}

impl Store {
    pub(super) fn new(seed: u64, number: u16) -> Self {
        Self {
            rng: Rng::with_seed(seed ^ APART ^ (u64::from(number) << 32)),
            file: Vec::new(),
            synced: 0,
            receipt: Vec::new(),
            mark: Vec::new(),
            alive: None,
            full: 0,
        }
    }

    /// A line is added; while there is no room, a beginning of it.
    pub(super) fn write(&mut self, now: u64, line: &Line) {
        let mut text = written(line);
        if self.file.last().is_some_and(|last| *last != b'\n') {
            text.insert(0, b'\n');
        }
        if now < self.full {
            text.truncate(self.rng.usize(0..text.len()));
        }
        self.file.extend(text);
        // The system writes what it has from time to time.
        if self.rng.u32(..8) == 0 {
            self.synced = self.file.len();
        }
    }

    /// The mark is written over the one before: there is room for it.
    pub(super) fn mark_sent(&mut self, journal: &str, through: u64) {
        self.mark = sent_written(journal, through);
    }

    /// The receipt takes the place of the one before, if there is room.
    pub(super) fn keep_receipt(&mut self, now: u64, receipt: &JournalReceipt) {
        if now >= self.full {
            self.receipt = receipt_written(receipt);
        }
    }

    /// The power fails: of what was not synchronised a beginning is left.
    pub(super) fn power_fails(&mut self) {
        let left = self.rng.usize(self.synced..=self.file.len());
        self.file.truncate(left);
        self.synced = left;
    }

    /// A bit of the journal flips.
    pub(super) fn flips(&mut self) {
        if !self.file.is_empty() {
            let place = self.rng.usize(0..self.file.len());
            self.file[place] ^= 1 << self.rng.u32(..8);
        }
    }

    /// What an agent that starts now finds.
    pub(super) fn found(&self, start: Start, fresh: &str) -> Start {
        let files = [self.file.clone()];
        let held = Held::of(&files, &self.receipt, &self.mark, fresh);
        let boot_before = self.alive.as_ref().map(|alive| alive.boot_id.clone());
        Start {
            journal: held.journal,
            last: held.last,
            waiting: held.waiting,
            boot_before: boot_before.or(held.boot_id),
            alive: self.alive.clone(),
            ..start
        }
    }
}
