//! Wrong codes by whence they came. Each code bounds the guesses at itself; this bounds those of one address, at codes that
//! there are and at ones that there are not: alone it makes two codes void and has to wait, however many are out.

use std::collections::VecDeque;

use super::book::HOLDS_MS;

/// So many wrong codes may come from one address while a code holds.
pub const FAULTS: usize = 6;

/// Wrong codes that are remembered: more than the desk lets begin within that time.
const REMEMBERED: usize = 1_024;

/// Codes that named none that holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Strays {
    /// How many, in this run of the node.
    pub count: u32,
    /// Whence the last one came.
    pub whence: String,
}

/// All of them.
#[derive(Debug, Default)]
pub(super) struct Tries {
    /// When, and whence.
    faults: VecDeque<(u64, String)>,
    strays: Strays,
}

impl Tries {
    /// For how long nobody of that address is heard, milliseconds.
    pub(super) fn barred(&mut self, now: u64, whence: &str) -> Option<u64> {
        self.faults.retain(|(at, _)| now < at + HOLDS_MS);
        let mut own = self.faults.iter().rev().filter(|(_, of)| of == whence);
        let oldest = own.nth(FAULTS - 1)?;
        Some(oldest.0 + HOLDS_MS - now)
    }

    /// A code was wrong.
    pub(super) fn wrong(&mut self, now: u64, whence: &str) {
        if self.faults.len() == REMEMBERED {
            self.faults.pop_front();
        }
        self.faults.push_back((now, whence.to_owned()));
    }

    /// A code named none that holds.
    pub(super) fn stray(&mut self, now: u64, whence: &str) {
        self.wrong(now, whence);
        self.strays.count = self.strays.count.saturating_add(1);
        whence.clone_into(&mut self.strays.whence);
    }

    pub(super) const fn strays(&self) -> &Strays {
        &self.strays
    }
}
