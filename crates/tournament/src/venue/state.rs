//! What a venue's stream folds to, and which reports are kept.

use std::collections::BTreeMap;

use super::lock_reports::LockReports;
use super::sight::MAX_SIGHT_FIGURES;
use super::{JournalLine, Report, ReportKind, Sight};
use crate::actor::Actor;
use crate::ids::DeviceId;
use crate::incident::evidence::WitnessClock;
use crate::lock_report::LockReport;
use crate::refusal::Refusal;
use crate::refusal::phrases::Phrase;
use crate::roles::{self, Verb};

/// The longest text in a report, in bytes.
pub const MAX_TEXT: usize = 500;

/// The most words of evidence in one report.
pub const MAX_SIGHTS: usize = 8;

/// The most journals of one venue's devices.
pub const MAX_JOURNALS: usize = 4_096;

/// The most journals of one device: it has a new one only with a new disk.
pub const MAX_JOURNALS_EACH: usize = 32;

/// What a venue's stream folds to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct State {
    /// The highest number held; 0 before the first.
    pub last_number: u64,
    /// The highest line held of each journal.
    journals: BTreeMap<(DeviceId, String), u64>,
    /// What each device told of checks of its lock, and by which clock the last of it was seen.
    locks: BTreeMap<DeviceId, (LockReports, WitnessClock)>,
}

impl State {
    /// Folds a kept report.
    pub fn apply(&mut self, report: &Report) {
        self.last_number = self.last_number.max(report.number);
        if let ReportKind::Journal(line) = &report.what {
            let held = self.journals.entry(key(line)).or_default();
            *held = line.number.max(*held);
            self.note_lock(line, report);
        }
    }

    fn note_lock(&mut self, line: &JournalLine, report: &Report) {
        if !LockReports::concerns(line) {
            return;
        }
        let fresh = || (LockReports::default(), report.seen());
        let (reports, seen) = self.locks.entry(line.device.clone()).or_insert_with(fresh);
        let before = reports.latest().map(|(_, line)| line.number);
        reports.take(line);
        if reports.latest().map(|(_, line)| line.number) != before {
            *seen = report.seen();
        }
    }

    /// The latest report of a device's lock, as long as its machine was not let go or started anew; the line that
    /// ended it, and by which clock that was seen.
    pub fn lock_report(
        &self,
        device: &DeviceId,
    ) -> Option<(&LockReport, &JournalLine, &WitnessClock)> {
        let (reports, seen) = self.locks.get(device)?;
        let (report, line) = reports.latest()?;
        Some((report, line, seen))
    }

    /// Whether a report of that digest came from the device lately.
    pub fn knows_lock_report(&self, device: &DeviceId, digest: &str) -> bool {
        let known = self.locks.get(device);
        known.is_some_and(|(reports, _)| reports.knows(digest))
    }

    /// The highest line held of a device's journal; 0 before the first.
    pub fn journal_through(&self, device: &DeviceId, journal: &str) -> u64 {
        let key = (device.clone(), journal.to_owned());
        self.journals.get(&key).copied().unwrap_or_default()
    }

    /// Whether its journal is known, or one more may be begun.
    fn has_room_for(&self, line: &JournalLine) -> bool {
        let own = self
            .journals
            .range((line.device.clone(), String::new())..)
            .take_while(|((device, _), _)| *device == line.device)
            .count();
        self.journals.contains_key(&key(line))
            || (self.journals.len() < MAX_JOURNALS && own < MAX_JOURNALS_EACH)
    }

    fn has_line(&self, line: &JournalLine) -> bool {
        line.number <= self.journal_through(&line.device, &line.journal)
    }
}

fn key(line: &JournalLine) -> (DeviceId, String) {
    (line.device.clone(), line.journal.clone())
}

/// The report to keep; none if its number is held already, or the line of a journal that it
/// brings. A venue sends again what it has no receipt for, and so does a device, so this is what
/// makes everything count exactly once.
pub fn decide(state: &State, actor: &Actor, report: Report) -> Result<Option<Report>, Refusal> {
    roles::may(actor, Verb::ReportVenue)?;
    if report.number == 0 {
        return Err(Refusal::OutOfRange(Phrase::in_english(
            "a kept report's number must be 1 or more",
        )));
    }
    if report.number <= state.last_number {
        return Ok(None);
    }
    check(&report)?;
    let ReportKind::Journal(line) = &report.what else {
        return Ok(Some(report));
    };
    if state.has_line(line) {
        return Ok(None);
    }
    if !state.has_room_for(line) {
        return Err(Refusal::OutOfRange(Phrase::in_english(
            "the journals of a venue's devices must be at most 32 of a device, 4096 together",
        )));
    }
    Ok(Some(report))
}

fn check(report: &Report) -> Result<(), Refusal> {
    if texts(report).into_iter().any(|text| text.len() > MAX_TEXT) {
        return Err(Refusal::OutOfRange(Phrase::in_english(
            "a text in a venue's report must be at most 500 bytes",
        )));
    }
    let figures = |saw: &Sight| saw.figures().len();
    if report.saw.len() > MAX_SIGHTS || sights_of(report).any(|s| figures(s) > MAX_SIGHT_FIGURES) {
        return Err(Refusal::OutOfRange(Phrase::in_english(
            "the evidence in a venue's report must be at most 8 words with 8 figures each",
        )));
    }
    if matches!(&report.what, ReportKind::Journal(line) if line.number == 0) {
        return Err(Refusal::OutOfRange(Phrase::in_english(
            "a journal line's number must be 1 or more",
        )));
    }
    Ok(())
}

fn sights_of(report: &Report) -> impl Iterator<Item = &Sight> {
    let line = report.what.journal_line();
    report.saw.iter().chain(line.map(|line| &line.saw))
}

fn texts(report: &Report) -> Vec<&str> {
    let mut texts = vec![report.boot_id.as_str()];
    texts.extend(sights_of(report).map(Sight::word));
    match &report.what {
        ReportKind::Device {
            what,
            boot_id,
            detail,
            ..
        } => texts.extend([what.as_str(), boot_id, detail]),
        ReportKind::Relay {
            connection,
            what,
            detail,
            ..
        } => texts.extend([connection.as_str(), what, detail]),
        ReportKind::Journal(line) => {
            texts.extend([line.journal.as_str(), &line.boot_id, &line.detail]);
        }
        ReportKind::Node { what, detail } => texts.extend([what.as_str(), detail]),
        ReportKind::Gap { .. } => {}
        ReportKind::Order {
            id,
            what,
            fate,
            by,
            role,
            detail,
            text,
            ..
        } => texts.extend([id.as_str(), what, fate, by, role, detail, text]),
        ReportKind::Invitation(invitation) => texts.extend(invitation.texts()),
    }
    texts
}
