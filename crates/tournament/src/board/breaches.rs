//! What the event forbids and happened on the devices of a board (VEN-2, O 16.7): the first of its kind is noted at
//! once; what repeats it when it comes again after a quiet minute, and each time that its count has doubled.

use super::at_device::{AtDevice, DeviceNote, DeviceReport};
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
pub(super) struct Breaches {
    notes: u32,
    /// Whether it was told that there was more.
    full: bool,
    /// The latest of each kind and device: at most [`MAX_BREACHES`].
    known: Vec<Known>,
}

#[derive(Debug, Clone)]
struct Known {
    device: DeviceId,
    source: String,
    latest: Forbidden,
}

impl Breaches {
    /// What is to be noted of what a device tells, under that number.
    pub(super) fn note(
        &self,
        report: &DeviceReport,
        happened: &Happened,
        number: u32,
    ) -> Option<AtDevice> {
        let mut known = self.known.iter();
        let before = known.find(|it| it.device == report.device && it.latest.what == happened.what);
        let forbidden = match before {
            None => Forbidden {
                what: happened.what.clone(),
                prevented: happened.prevented,
                times: happened.times,
                run: happened.times,
                first: number,
                since: report.when.at,
            },
            Some(known) if known.source == report.source => return None,
            Some(known) => known.latest.again(happened)?,
        };
        if self.notes < MAX_BREACHES {
            Some(AtDevice::Forbidden(forbidden))
        } else {
            (!self.full).then_some(AtDevice::NotTold { forbidden: true })
        }
    }

    /// Takes in a note of this kind.
    pub(super) fn take(&mut self, note: &DeviceNote) {
        let AtDevice::Forbidden(forbidden) = &note.what else {
            self.full = true;
            return;
        };
        self.notes = self.notes.saturating_add(1);
        let same = |it: &Known| it.device == note.device && it.latest.what == forbidden.what;
        self.known.retain(|it| !same(it));
        self.known.push(Known {
            device: note.device.clone(),
            source: note.source.clone(),
            latest: forbidden.clone(),
        });
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
