//! What befell the device at a seat, for officials: its page was locked, and takes input again (VEN-3); what the
//! event forbids happened on it (VEN-2, [`crate::board::devices::breaches`]); its machine is not held ([`crate::board::held`]). A page
//! that is locked stops no clock, so a record that does not tell of it hides where a player's time went.

use adoube_chess::{BySide, Side};

use crate::actor::Role;
use crate::board::Board;
use crate::board::apply::{Apply, Moment};
use crate::board::devices::board_notes::BoardNote;
use crate::board::devices::breaches::Breaches;
use crate::board::devices::lock_status::Machines;
use crate::board::devices::note::{
    AtDevice, DeviceNote, DeviceReport, LockEnd, Ran, Reported, ReportedTime,
};
use crate::board::devices::signed_reports::LastSigned;
use crate::board::event::{Event, Restarted};
use crate::board::lazy_box::Blank;
use crate::board::time_audit::charged_time::Span;
use crate::ids::{DeviceId, PersonId};
use crate::time::{Millis, Time};

/// The most locks, and machines that are not held, that a board's record tells; that there were more it tells once.
pub const MAX_LOCKS: u32 = 200;

/// A page that is locked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageLock {
    /// The note that told of it.
    pub number: u32,
    /// Whose seat.
    pub side: Side,
    /// Which device.
    pub device: DeviceId,
    /// Since when: of several without an end between them, since the first.
    pub since: ReportedTime,
    /// The sources of all that locked it: one that is taken back leaves it locked by the others.
    sources: Vec<String>,
}

/// What a board remembers of its devices.
#[derive(Debug, Clone)]
pub(in crate::board) struct AtDevices {
    /// The number of the last note.
    last: u32,
    /// The sources of what was noted of locks and machines: at most [`MAX_LOCKS`].
    noted: Vec<String>,
    /// Whether it was told that there were more.
    full: bool,
    /// At most one a device of the board.
    locks: Vec<PageLock>,
    pub(in crate::board) breaches: Breaches,
    pub(in crate::board) machines: Machines,
    pub(in crate::board) signed: LastSigned,
    /// At most [`MAX_BOARD_NOTES`](super::board_notes::MAX_BOARD_NOTES).
    pub(in crate::board) board_notes: Vec<BoardNote>,
}

impl Blank for AtDevices {
    const BLANK: &'static Self = &Self {
        last: 0,
        noted: Vec::new(),
        full: false,
        locks: Vec::new(),
        breaches: Breaches::new(),
        machines: Machines::new(),
        signed: LastSigned::new(),
        board_notes: Vec::new(),
    };
}

impl Board {
    /// The pages of its devices that are locked, as far as was reported.
    pub fn page_locks(&self) -> &[PageLock] {
        &self.at_devices.locks
    }

    /// The side whose device it was at an instant.
    pub fn side_at(&self, device: &DeviceId, at: Time) -> Option<Side> {
        let here = |side: &Side| {
            let left = self.seats.seat_moves.iter();
            let mut left = left.filter(|moved| moved.side == *side && moved.at > at);
            let then = left.next().map(|moved| &moved.from);
            then.unwrap_or(&self.seat(*side).device) == device
        };
        Side::ALL.into_iter().find(here)
    }

    /// What is to be noted of a venue's report; nothing if it was noted before, or tells of the end of a lock that
    /// does not hold here.
    pub(in crate::board) fn note_device(&self, report: &DeviceReport) -> Option<Event> {
        let known = &self.at_devices;
        let lock = known.locks.iter().find(|it| it.device == report.device);
        let (side, what) = match &report.what {
            Reported::Locked(by, text) => {
                let (by, text) = (by.clone(), text.clone());
                self.bounded(report, AtDevice::Locked { by, text })?
            }
            Reported::LockedForBreach(text) => {
                let text = text.clone();
                self.bounded(report, AtDevice::LockedForBreach { text })?
            }
            Reported::NotHeld { let_go, why } => {
                let (let_go, why) = (*let_go, why.clone());
                known
                    .machines
                    .is_news(&report.device, let_go)
                    .then_some(())?;
                self.bounded(report, AtDevice::NotHeld { let_go, why })?
            }
            Reported::Held => {
                let side = self.side_at(&report.device, report.when.at)?;
                (side, known.machines.held_again(&report.device)?)
            }
            Reported::Forbidden(happened) => {
                let side = self.side_at(&report.device, report.when.at)?;
                let number = known.next();
                (side, known.breaches.note(report, happened, number)?)
            }
            Reported::Opened(by) => {
                self.opened_after(lock?, LockEnd::Order, by.as_ref(), report.when)
            }
            Reported::TakenBack => {
                let lock = lock.filter(|it| it.sources == [report.source.as_str()])?;
                self.opened_after(lock, LockEnd::TakenBack, None, report.when)
            }
        };
        Some(self.device_event(side, &report.device, report.when, &report.source, what))
    }

    /// What is noted of a device, or that there is more; nothing where that was noted, or no more is.
    fn bounded(&self, report: &DeviceReport, what: AtDevice) -> Option<(Side, AtDevice)> {
        let known = &self.at_devices;
        if known.full || known.noted.contains(&report.source) {
            return None;
        }
        let side = self.side_at(&report.device, report.when.at)?;
        if known.noted.len() >= MAX_LOCKS as usize {
            return Some((side, AtDevice::NotTold { forbidden: false }));
        }
        Some((side, what))
    }

    /// A lock of a device that its seat has left ends with that.
    pub(in crate::board) fn left_behind(&self, now: Time) -> Option<Event> {
        let left = |it: &&PageLock| self.seat(it.side).device != it.device;
        let lock = self.at_devices.locks.iter().find(left)?;
        // The seat may have come back to the device and left it again before the lock was told.
        let mut moves = self.seats.seat_moves.iter();
        let left = moves.find(|it| it.from == lock.device && it.at >= lock.since.at);
        let when = ReportedTime {
            at: left.map_or(now, |it| it.at),
            error: Some(Millis::ZERO),
        };
        let (side, what) = self.opened_after(lock, LockEnd::SeatMoved, None, when);
        Some(self.device_event(side, &lock.device, when, "", what))
    }

    fn opened_after(
        &self,
        lock: &PageLock,
        end: LockEnd,
        by: Option<&(PersonId, Role)>,
        ended: ReportedTime,
    ) -> (Side, AtDevice) {
        let what = AtDevice::Opened {
            end,
            by: by.cloned(),
            since: lock.since.at,
            ran: self.ran(lock.since, ended),
        };
        (lock.side, what)
    }

    /// What was charged is kept of the game that stands alone; before the first one no clock ran.
    fn ran(&self, since: ReportedTime, ended: ReportedTime) -> Ran {
        if since.error.is_none() || ended.error.is_none() {
            return Ran::NotMeasured;
        }
        if self.attempt() > 1 && since.at < self.began() {
            return Ran::AnotherGame;
        }
        let during = Span {
            from: since.at,
            to: ended.at.max(since.at),
        };
        let charges = self.clocks.timeline.charges();
        Ran::Known(BySide::from_fn(|side| {
            charges.ran(side, during, &self.clocks.clock)
        }))
    }

    pub(in crate::board) fn device_event(
        &self,
        side: Side,
        device: &DeviceId,
        when: ReportedTime,
        source: &str,
        what: AtDevice,
    ) -> Event {
        Event::DeviceNoted(Box::new(DeviceNote {
            number: self.at_devices.next(),
            side,
            device: device.clone(),
            when,
            source: source.to_owned(),
            what,
        }))
    }
}

impl Apply<DeviceNote> for AtDevices {
    fn apply(&mut self, note: &DeviceNote, now: &Moment<'_>) {
        self.take(note);
        // Before its game a machine may be let go: it is checked again then.
        let in_game = now.began > Time(0) && note.when.at >= now.began;
        if in_game && matches!(note.what, AtDevice::NotHeld { let_go: true, .. }) {
            self.breaches.take(note);
        }
    }
}

impl Apply<Restarted> for AtDevices {
    fn apply(&mut self, restarted: &Restarted, _: &Moment<'_>) {
        for lock in self.locks.iter_mut().filter(|_| restarted.reversed) {
            lock.side = lock.side.other();
        }
    }
}

impl AtDevices {
    /// The number of the next note.
    pub(in crate::board) const fn next(&self) -> u32 {
        self.last.saturating_add(1)
    }

    /// A note has that number.
    pub(super) const fn number(&mut self, number: u32) {
        self.last = number;
    }

    fn take(&mut self, note: &DeviceNote) {
        self.number(note.number);
        let before = self.locks.iter().position(|it| it.device == note.device);
        match note.what {
            AtDevice::Locked { .. } | AtDevice::LockedForBreach { .. } => {
                self.noted.push(note.source.clone());
                let before = before.map(|at| self.locks.remove(at));
                let since = before.as_ref().map_or(note.when, |lock| lock.since);
                let mut sources = before.map_or_else(Vec::new, |lock| lock.sources);
                sources.push(note.source.clone());
                self.locks.push(PageLock {
                    number: note.number,
                    side: note.side,
                    device: note.device.clone(),
                    since,
                    sources,
                });
            }
            AtDevice::Opened { .. } => {
                before.map(|at| self.locks.remove(at));
            }
            AtDevice::NotHeld { .. } => {
                self.noted.push(note.source.clone());
                self.machines.take(note);
            }
            AtDevice::HeldAgain { .. } => self.machines.take(note),
            AtDevice::Signed(_) => self.signed.take(note),
            AtDevice::NotTold { forbidden: false } => self.full = true,
            AtDevice::Forbidden(_) | AtDevice::NotTold { forbidden: true } => {
                self.breaches.take(note);
            }
        }
    }
}

#[cfg(test)]
#[path = "notes_tests.rs"]
mod tests;
