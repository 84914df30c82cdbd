//! What the event forbids and happened on the devices of a board (VEN-2, O 16.7): the first of its kind is noted at
//! once; what repeats it when it comes again after a quiet minute, and each time that its count has doubled. A machine
//! that somebody let go during the game is one of them ([`crate::board::held`]).

use crate::board::Board;
use crate::board::devices::note::{AtDevice, DeviceNote, DeviceReport};
use crate::ids::DeviceId;
use crate::time::Time;

/// The most notes of this kind that a board's record has; that there was more it tells once.
pub const MAX_BREACHES: u32 = 100;

/// What a device tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Happened {
    /// What was done by what, in its words.
    pub what: String,
    /// Whether it was prevented, each time.
    pub prevented: bool,
    /// How often it came since a quiet minute, this time included.
    pub times: u64,
}

/// What the event forbids happened, once or again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forbidden {
    /// What was done by what, in the device's words.
    pub what: String,
    /// Whether it was prevented, each time.
    pub prevented: bool,
    /// How often by then on this board, at least: what came between two notes and a quiet minute may be left out.
    pub times: u64,
    /// How often in the device's present count.
    pub run: u64,
    /// The note that told of it first.
    pub first: u32,
    /// When that was.
    pub since: Time,
}

/// What of that is noted.
#[derive(Debug, Clone, Default)]
pub(in crate::board) struct Breaches {
    /// Every note, in order: at most [`MAX_BREACHES`], and the machines that were let go, which are bounded with the
    /// locks. A ruling may cite any of them.
    noted: Vec<DeviceNote>,
    /// Whether it was told that there was more.
    full: bool,
}

impl Breaches {
    pub(in crate::board) const fn new() -> Self {
        Self {
            noted: Vec::new(),
            full: false,
        }
    }

    /// What is to be noted of what a device tells, under that number.
    pub(in crate::board) fn note(
        &self,
        report: &DeviceReport,
        happened: &Happened,
        number: u32,
    ) -> Option<AtDevice> {
        let forbidden = match self.latest(&report.device, &happened.what) {
            None => Forbidden {
                what: happened.what.clone(),
                prevented: happened.prevented,
                times: happened.times,
                run: happened.times,
                first: number,
                since: report.when.at,
            },
            Some((note, _)) if note.source == report.source => return None,
            Some((_, known)) => known.again(happened)?,
        };
        if self.noted.len() < MAX_BREACHES as usize {
            Some(AtDevice::Forbidden(forbidden))
        } else {
            (!self.full).then_some(AtDevice::NotTold { forbidden: true })
        }
    }

    /// The newest note of a kind.
    fn latest(&self, device: &DeviceId, what: &str) -> Option<(&DeviceNote, &Forbidden)> {
        let newest = self.noted.iter().rev();
        let mut newest = newest.filter_map(|note| Some((note, forbidden(note)?)));
        newest.find(|(note, it)| note.device == *device && it.what == what)
    }

    /// Takes in a note of this kind.
    pub(in crate::board) fn take(&mut self, note: &DeviceNote) {
        match note.what {
            AtDevice::Forbidden(_) | AtDevice::NotHeld { .. } => self.noted.push(note.clone()),
            AtDevice::Locked { .. }
            | AtDevice::LockedForBreach { .. }
            | AtDevice::Opened { .. }
            | AtDevice::HeldAgain { .. }
            | AtDevice::Signed(_)
            | AtDevice::NotTold { .. } => self.full = true,
        }
    }
}

impl Board {
    /// The note of that number, if it tells of something that the event forbids: a ruling may cite it (VEN-2).
    pub fn breach(&self, number: u32) -> Option<&DeviceNote> {
        let mut noted = self.at_devices.breaches.noted.iter();
        noted.find(|note| note.number == number)
    }

    /// What the event forbids and happened here: of each kind and device its newest note, in order; each time
    /// that a machine was let go.
    pub fn breaches(&self) -> impl Iterator<Item = &DeviceNote> {
        let known = &self.at_devices.breaches;
        let is_newest = |note: &&DeviceNote| {
            let Some(it) = forbidden(note) else {
                return true;
            };
            let newest = known.latest(&note.device, &it.what);
            newest.is_some_and(|(newest, _)| newest.number == note.number)
        };
        known.noted.iter().filter(is_newest)
    }
}

const fn forbidden(note: &DeviceNote) -> Option<&Forbidden> {
    match &note.what {
        AtDevice::Forbidden(forbidden) => Some(forbidden),
        AtDevice::Locked { .. }
        | AtDevice::LockedForBreach { .. }
        | AtDevice::Opened { .. }
        | AtDevice::NotHeld { .. }
        | AtDevice::HeldAgain { .. }
        | AtDevice::Signed(_)
        | AtDevice::NotTold { .. } => None,
    }
}

impl Forbidden {
    /// The same again, where that is worth a note: a count that begins anew, that has doubled, or one that was not
    /// prevented for the first time.
    fn again(&self, happened: &Happened) -> Option<Self> {
        let anew = happened.times <= self.run;
        let before = if anew {
            self.times
        } else {
            self.times.saturating_sub(self.run)
        };
        let times = before.saturating_add(happened.times);
        let doubled = times >= self.times.saturating_mul(2);
        let prevented = self.prevented && happened.prevented;
        (anew || doubled || prevented != self.prevented).then(|| Self {
            what: self.what.clone(),
            prevented,
            times,
            run: happened.times,
            ..*self
        })
    }
}

#[cfg(test)]
#[path = "breaches_tests.rs"]
mod tests;
