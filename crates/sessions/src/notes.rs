//! What became of invitations and is to stand in the event's record. It is kept with the book until it
//! does: nobody waits for the record to sign in, and nothing is left out of it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::office::{Author, Office};

/// How many may wait.
const MOST: usize = 20_000;

/// Something that became of an invitation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// Its name.
    pub invitation: String,
    /// For what it is.
    pub office: Office,
    /// When, milliseconds of the machine's wall clock.
    pub at: u64,
    /// What.
    pub step: Step,
}

/// What became of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Somebody made it, to be used within so many milliseconds.
    Made {
        /// Who.
        by: Author,
        /// For how long.
        holds: u64,
    },
    /// It was changed for the session of this name.
    Used {
        /// Which.
        session: String,
    },
    /// Somebody took it back.
    Withdrawn {
        /// Who.
        by: Author,
    },
}

/// Those that wait, by numbers that grow.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notes {
    waiting: BTreeMap<u64, Note>,
    next: u64,
    /// Those below are on the disk.
    #[serde(skip)]
    kept: u64,
}

impl Notes {
    /// None wait, and none did.
    pub const fn is_empty(&self) -> bool {
        self.next == 0
    }

    /// Whether there is no place for another.
    pub fn is_full(&self) -> bool {
        self.waiting.len() >= MOST
    }

    /// Adds one; its number.
    pub fn add(&mut self, note: Note) -> u64 {
        let number = self.next;
        self.next += 1;
        self.waiting.insert(number, note);
        number
    }

    /// It is noted, or was none.
    pub fn remove(&mut self, number: u64) {
        self.waiting.remove(&number);
    }

    /// The number that the next one gets: all before it are part of what is written now.
    pub const fn next(&self) -> u64 {
        self.next
    }

    /// Those below this number are on the disk.
    pub fn keep(&mut self, below: u64) {
        self.kept = self.kept.max(below);
    }

    /// The oldest that is on the disk.
    pub fn first_kept(&self) -> Option<(u64, &Note)> {
        let (number, note) = self.waiting.first_key_value()?;
        (*number < self.kept).then_some((*number, note))
    }
}
