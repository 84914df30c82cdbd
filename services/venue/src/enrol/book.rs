//! The codes of this run: who asked for them, how often they were wrong, what became of them.

use std::collections::VecDeque;

use adoube_enrolment::{Code, NUMBERS};
use adoube_proto::v1::{EnrolCodeFate as Fate, Role};

use super::tries::{FAULTS, Strays, Tries};

/// How long a code holds, milliseconds: to be read out and typed, twice if need be.
pub const HOLDS_MS: u64 = 10 * 60 * 1_000;

/// How often a code may be wrong.
pub const TRIES: u32 = 3;

/// Codes that may hold at once.
pub const CODES: usize = 16;

/// Codes that are remembered after their end.
const REMEMBERED: usize = 64;

/// How long a device's request may be under way to the coordinator, milliseconds.
const UNDER_WAY_MS: u64 = 20_000;

/// What a code is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// For which device.
    pub device: String,
    /// In the place of the key that it has.
    pub replace: bool,
    /// Who.
    pub by: String,
    /// In which office.
    pub role: Role,
}

/// Why there is no code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Not one of this venue.
    #[error("{0} is not a device of this venue")]
    Foreign(String),
    /// It has a key that the organiser made.
    #[error("{0} already has a key, which the organiser made: add --replace to cancel it")]
    Known(String),
    /// Too many hold.
    #[error("{CODES} codes are already valid: wait until one is used or expires")]
    Full,
}

/// Why a device gets no further.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// There is none, or it is over.
    #[error("the code does not exist or is no longer valid: ask for another one")]
    NoCode,
    /// It was another one.
    #[error("the code is wrong; wrong attempts left: {0}")]
    Wrong(u32),
    /// It was wrong too often.
    #[error("the code was cancelled after too many wrong attempts: ask for another one")]
    Void,
    /// Too many wrong ones came from where he is.
    #[error("{FAULTS} wrong codes came from this address: try again in {0} minutes")]
    Barred(u64),
    /// Somebody else with the code is being let in.
    #[error("another device is being registered with this code")]
    Busy,
}

/// A code as officials see it, but for the code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Counts from 1.
    pub serial: u64,
    /// What it was asked for.
    pub draft: Draft,
    /// What became of it.
    pub fate: Fate,
    /// For how long it holds, milliseconds.
    pub left_ms: u64,
    /// How often it may be wrong.
    pub tries: u32,
    /// What happened last.
    pub detail: String,
}

#[derive(Debug)]
struct Entry {
    serial: u64,
    code: Code,
    draft: Draft,
    until: u64,
    wrong: u32,
    fate: Fate,
    /// A request that the coordinator has: its digest, and until when it is waited for.
    asked: Option<(Vec<u8>, u64)>,
    /// What it was used for, to be said again to whom it was said.
    papers: Option<Vec<u8>>,
    /// How often it came from another device once it was used, and whence it did last.
    again: u32,
    whence: String,
    detail: String,
}

impl Entry {
    fn holds(&self) -> bool {
        self.fate == Fate::Waiting
    }
}

/// All of them.
#[derive(Debug)]
pub struct Book {
    devices: Vec<String>,
    /// Those that have no key but in this way.
    keyless: Vec<String>,
    entries: VecDeque<Entry>,
    tries: Tries,
    last: u64,
}

impl Book {
    /// For the devices of a venue, and those of them that the organiser made no key for.
    pub fn new(devices: &[String], keyless: &[String]) -> Self {
        Self {
            devices: devices.to_vec(),
            keyless: keyless.to_vec(),
            entries: VecDeque::new(),
            tries: Tries::default(),
            last: 0,
        }
    }

    /// Whether there could be a code.
    pub fn may(&self, draft: &Draft) -> Result<(), Refused> {
        let device = &draft.device;
        if !self.devices.contains(device) {
            return Err(Refused::Foreign(device.clone()));
        }
        if !draft.replace && !self.keyless.contains(device) {
            return Err(Refused::Known(device.clone()));
        }
        Ok(())
    }

    /// Gives a code out of these random bytes; one for the same device that still holds is withdrawn.
    pub fn give(
        &mut self,
        now: u64,
        draft: Draft,
        random: [u8; 8],
    ) -> Result<(Code, View), Refused> {
        self.pass(now);
        self.may(&draft)?;
        for entry in &mut self.entries {
            if entry.holds() && entry.draft.device == draft.device {
                entry.fate = Fate::Withdrawn;
            }
        }
        if self.entries.iter().filter(|entry| entry.holds()).count() >= CODES {
            return Err(Refused::Full);
        }
        let [high, low, secret @ ..] = random;
        let code = Code::new(self.free(u16::from_be_bytes([high, low])), secret);
        self.last += 1;
        self.entries.push_back(Entry {
            serial: self.last,
            code: code.clone(),
            draft,
            until: now + HOLDS_MS,
            wrong: 0,
            fate: Fate::Waiting,
            asked: None,
            papers: None,
            again: 0,
            whence: String::new(),
            detail: String::new(),
        });
        while self.entries.len() > REMEMBERED {
            let over = self.entries.iter().position(|entry| !entry.holds());
            self.entries.remove(over.unwrap_or(0));
        }
        let view = self.entries.back().map(|entry| view(entry, now));
        view.map(|view| (code, view)).ok_or(Refused::Full)
    }

    /// A number that no code of this book has, beginning at this one.
    fn free(&self, from: u16) -> u16 {
        let taken = |number: &u16| self.entries.iter().any(|e| e.code.number() == *number);
        let mut numbers = (0..NUMBERS).map(|add| from.wrapping_add(add) % NUMBERS);
        numbers.find(|number| !taken(number)).unwrap_or(from)
    }

    /// The code of this number, for the exchange with whoever names it.
    pub fn open(&mut self, now: u64, number: u32, whence: &str) -> Result<Code, Unfit> {
        if let Some(left_ms) = self.tries.barred(now, whence) {
            return Err(Unfit::Barred(left_ms.div_ceil(60_000)));
        }
        let found = self.entry(now, number).map(|entry| entry.code.clone());
        if found == Err(Unfit::NoCode) {
            self.tries.stray(now, whence);
        }
        found
    }

    /// Codes that named none that holds.
    pub const fn strays(&self) -> &Strays {
        self.tries.strays()
    }

    /// Somebody had another code.
    pub fn wrong(&mut self, now: u64, number: u32, whence: &str) -> Unfit {
        self.tries.wrong(now, whence);
        let entry = match self.entry(now, number) {
            Ok(entry) => entry,
            Err(unfit) => return unfit,
        };
        if !entry.holds() {
            return Unfit::NoCode;
        }
        entry.wrong += 1;
        entry.detail = format!("a wrong code came from {whence}");
        if entry.wrong >= TRIES {
            entry.fate = Fate::Void;
            return Unfit::Void;
        }
        Unfit::Wrong(TRIES - entry.wrong)
    }

    /// Whoever had the code asks for this: what is to be asked of the coordinator, or what was answered
    /// to the same before.
    pub fn ask(
        &mut self,
        now: u64,
        number: u32,
        request: &[u8],
        whence: &str,
    ) -> Result<Result<Draft, Vec<u8>>, Unfit> {
        let entry = self.entry(now, number)?;
        let other = entry.asked.as_ref().filter(|(asked, _)| asked != request);
        if let Some(papers) = &entry.papers {
            if other.is_none() {
                return Ok(Err(papers.clone()));
            }
            // Somebody else has heard the code that was read out.
            entry.again += 1;
            whence.clone_into(&mut entry.whence);
            self.tries.wrong(now, whence);
            return Err(Unfit::NoCode);
        }
        if other.is_some_and(|(_, until)| now < *until) {
            return Err(Unfit::Busy);
        }
        entry.asked = Some((request.to_vec(), now + UNDER_WAY_MS));
        Ok(Ok(entry.draft.clone()))
    }

    /// The coordinator did not answer, or refused: the code still holds.
    pub fn failed(&mut self, now: u64, number: u32, why: &str) {
        if let Ok(entry) = self.entry(now, number)
            && entry.holds()
        {
            entry.asked = None;
            why.clone_into(&mut entry.detail);
        }
    }

    /// The device has these papers: the code is used, and says the same again to the same request alone.
    pub fn used(&mut self, now: u64, number: u32, papers: &[u8], whence: &str) {
        if let Ok(entry) = self.entry(now, number) {
            entry.fate = Fate::Used;
            entry.papers = Some(papers.to_vec());
            entry.detail = format!("from {whence}");
        }
    }

    /// All that is remembered, the newest last.
    pub fn views(&mut self, now: u64) -> Vec<View> {
        self.pass(now);
        self.entries.iter().map(|entry| view(entry, now)).collect()
    }

    /// The newest code of that number that holds, or was used and would hold.
    fn entry(&mut self, now: u64, number: u32) -> Result<&mut Entry, Unfit> {
        self.pass(now);
        let all = self.entries.iter_mut().rev();
        let mut named = all.filter(|entry| u32::from(entry.code.number()) == number);
        let entry = named.next().ok_or(Unfit::NoCode)?;
        match entry.fate {
            Fate::Waiting => Ok(entry),
            Fate::Used if now < entry.until => Ok(entry),
            Fate::Void => Err(Unfit::Void),
            Fate::Unspecified | Fate::Used | Fate::Expired | Fate::Withdrawn => Err(Unfit::NoCode),
        }
    }

    fn pass(&mut self, now: u64) {
        for entry in &mut self.entries {
            if entry.holds() && now >= entry.until {
                entry.fate = Fate::Expired;
            }
            if now >= entry.until {
                entry.papers = None;
            }
        }
    }
}

fn view(entry: &Entry, now: u64) -> View {
    let left = entry.until.saturating_sub(now);
    View {
        serial: entry.serial,
        draft: entry.draft.clone(),
        fate: entry.fate,
        left_ms: if entry.holds() { left } else { 0 },
        tries: TRIES.saturating_sub(entry.wrong),
        detail: match entry.again {
            0 => entry.detail.clone(),
            times => format!(
                "{}; refused to another device {times} {}, last from {}",
                entry.detail,
                if times == 1 { "time" } else { "times" },
                entry.whence
            ),
        },
    }
}

#[cfg(test)]
#[path = "book_tests.rs"]
mod tests;
