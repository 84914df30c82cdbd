//! A page that dies on a device that lives: its player can do nothing, so it is an incident, though
//! the seat is heard and its clock runs as if nothing was. A seat whose device was silent is not back
//! before its page is, either, and one that moved to a device whose page is not open is away: an official
//! moved it, and no player closed that page.

use std::collections::BTreeMap;

use adoube_tournament::board::{LossSign, Order};
use adoube_tournament::ids::{DeviceId, VenueId};
use adoube_tournament::incident::evidence::{Saw, Witness};
use adoube_tournament::incident::{Absence, Moment, State};
use adoube_tournament::time::{Millis, Time};

use super::put_off::is_put_off;
use super::sights::Told;
use crate::shard::Shard;
use crate::shard::input::Now;

/// A page that is back sooner was only loaded anew.
const GONE: Millis = Millis(3_000);

/// What is told so long after it was an incident comes from a journal, or from a device that slept: whether the
/// page is back since, the next lines tell.
const LATE: Millis = Millis(2_000);

/// A page that is gone. Times are coordinator time.
#[derive(Debug, Clone, Copy)]
pub(super) struct Gone {
    since: Time,
    /// It is an incident from then on, unless it is back.
    due: Time,
    /// The seat moved to this device while its page was not open: its player is away until it is.
    spare: bool,
    /// An incident tells of it.
    told: bool,
}

/// The pages that are gone at devices that are played at.
pub(super) type Pages = BTreeMap<DeviceId, Gone>;

/// What becomes of a page that has been gone for too long.
enum Fate {
    /// Nobody plays there.
    Forgotten,
    /// Nobody need be there yet, or the whole device is silent.
    Waits,
    /// An incident tells of it.
    Told,
}

impl Shard {
    /// What a device told of its page.
    pub(super) fn follow_pages(&mut self, venue: &VenueId, told: &[Told], now: Now) {
        for told in told {
            let Witness::Device(device) = &told.witness else {
                continue;
            };
            let at = told.seen.at(told.received);
            match told.saw {
                Saw::PageClosed => self.page_gone(device, at, now),
                Saw::PageSilent { span } => self.page_gone(device, at - span, now),
                Saw::PageBack | Saw::PageOpened => {
                    self.page_back(device, now);
                    self.see_page_back(venue, device, told, now);
                }
                _ => {}
            }
        }
    }

    fn page_gone(&mut self, device: &DeviceId, since: Time, now: Now) {
        if self.seat_of(device).is_none() {
            return;
        }
        let now = self.unscaled(now.game);
        let late = now.since(since) > GONE + LATE;
        let due = if late { now + GONE } else { since + GONE };
        let pages = &mut self.incidents.pages;
        let gone = Gone {
            since,
            due,
            spare: false,
            told: false,
        };
        pages.entry(device.clone()).or_insert(gone);
    }

    /// A seat moved to this device: its page is gone where the device's vitals say so, though nobody played there when it
    /// was closed.
    pub(in crate::shard) fn look_at_page_of_spare(&mut self, device: &DeviceId, at: Time) {
        let venue = self.venue_of_device(device);
        let page = venue.and_then(|venue| self.page_by_vitals(venue, device));
        if page.is_some_and(|page| matches!(page, "closed" | "silent")) {
            let since = self.unscaled(at);
            let gone = Gone {
                since,
                due: since + GONE,
                spare: true,
                told: false,
            };
            self.incidents.pages.insert(device.clone(), gone);
        }
    }

    /// How a device's page is by its vitals (`DeviceStatus.page`); none while they are not recent.
    fn page_by_vitals(&self, venue: &VenueId, device: &DeviceId) -> Option<&str> {
        let status = self.venues.status(venue, device)?;
        (status.state == "ready").then_some(status.page.as_str())
    }

    /// Whether the page of a device is gone, as far as is known.
    pub(in crate::shard) fn is_page_gone(&self, device: &DeviceId) -> bool {
        self.incidents.pages.contains_key(device)
    }

    /// The pages of a venue that are back as its devices' vitals have it: the line of a journal that says so
    /// may be lost.
    pub(in crate::shard) fn follow_page_vitals(&mut self, venue: &VenueId, now: Now) {
        let time = self.unscaled(now.game);
        // Vitals may be older than the line that a page is gone.
        let long_gone = |gone: &Gone| time >= gone.due + LATE;
        let there = |device: &DeviceId| {
            let page = self.page_by_vitals(venue, device);
            page.is_some_and(|page| matches!(page, "alive" | "none"))
        };
        let pages = self.incidents.pages.iter();
        let back = pages.filter(|(device, gone)| long_gone(gone) && there(device));
        let back: Vec<DeviceId> = back.map(|(device, _)| device.clone()).collect();
        for device in back {
            self.page_back(&device, now);
        }
    }

    /// Looks up which pages are gone by what the open incidents tell.
    pub(super) fn recall_pages(&mut self, now: Time) {
        let due = self.unscaled(now);
        let gone = Gone {
            since: due,
            due,
            spare: false,
            told: true,
        };
        let mut found = Pages::new();
        for incident in self.live_incidents() {
            let devices = incident.absences().iter().map(|absence| &absence.device);
            let dead = devices.filter(|device| is_gone(incident, device));
            found.extend(dead.map(|device| (device.clone(), gone)));
        }
        for (device, gone) in found {
            self.incidents.pages.entry(device).or_insert(gone);
        }
    }

    fn page_back(&mut self, device: &DeviceId, now: Now) {
        self.incidents.pages.remove(device);
        let Some((id, side)) = self.seat_of(device) else {
            return;
        };
        let Some(board) = self.state.boards.get(&id) else {
            return;
        };
        // A seat that is not heard either is back when it is; one that is heard waited for its page alone.
        if board.away(side).is_some() {
            if self.seats.is_connected(device) {
                self.own(id, Order::RegainSeat { side }, now);
            }
            return;
        }
        let moment = Moment::of(board, now.game);
        for number in self.returned(id, side, moment) {
            self.look_soon(number);
        }
    }

    /// Whoever rules on an incident that tells of a page that went is to know when it was there again, though
    /// the seat was heard long before, or has fallen silent anew since.
    fn see_page_back(&mut self, venue: &VenueId, device: &DeviceId, told: &Told, now: Now) {
        for number in self.incidents.register.concerned(venue, Some(device)) {
            let open = |incident: &State| incident.closed().is_none() && is_gone(incident, device);
            if self.incident(number).is_ok_and(open) {
                self.add_evidence(number, vec![told.clone()], now.game);
                self.look_soon(number);
            }
        }
    }

    /// Opens incidents of the pages that have been gone for too long.
    pub(super) fn look_at_pages(&mut self, now: Now) {
        let time = self.unscaled(now.game);
        let pages = self.incidents.pages.iter();
        let due = pages.filter(|(_, gone)| !gone.told && time >= gone.due);
        let due: Vec<_> = due.map(|(device, gone)| (device.clone(), *gone)).collect();
        for (device, gone) in due {
            match self.page_died(&device, gone, now) {
                Fate::Forgotten => {
                    self.incidents.pages.remove(&device);
                }
                Fate::Waits => {}
                Fate::Told => {
                    if let Some(gone) = self.incidents.pages.get_mut(&device) {
                        gone.told = true;
                    }
                }
            }
        }
    }

    /// A seat that is away by an incident already has what explains its silence there.
    fn page_died(&mut self, device: &DeviceId, page: Gone, now: Now) -> Fate {
        let Some((id, side)) = self.seat_of(device) else {
            return Fate::Forgotten;
        };
        let Some(board) = self.state.boards.get(&id).filter(|b| b.is_under_way()) else {
            return Fate::Forgotten;
        };
        if is_put_off(board) || board.away(side).is_some() {
            return Fate::Waits;
        }
        if !self.away_by(id, side).is_empty() {
            return Fate::Told;
        }
        let gone = self.unscaled(now.game).since(page.since);
        let last = now.game - self.scaled(gone);
        if page.spare {
            self.lose_seat(id, side, LossSign::Page, last, now);
            return Fate::Told;
        }
        let absence = Absence::noticed(board, side, LossSign::Page, last, now.game);
        let venue = absence.venue.clone();
        let number = self.note_absences(&[absence], now.game);
        self.see_lately(number, &venue, now.game);
        self.look_soon(number);
        Fate::Told
    }
}

/// Whether the last that an incident tells of a device's page is that it went.
fn is_gone(incident: &State, device: &DeviceId) -> bool {
    let mut lines = incident.lines().iter().rev();
    let last = lines.find_map(|line| match (&line.witness, line.saw) {
        (Witness::Device(of), saw) if of == device => gone(saw),
        _ => None,
    });
    last == Some(true)
}

/// Whether a page went; none if something else was seen.
const fn gone(saw: Saw) -> Option<bool> {
    match saw {
        Saw::PageClosed | Saw::PageSilent { .. } => Some(true),
        Saw::PageBack | Saw::PageOpened => Some(false),
        _ => None,
    }
}
