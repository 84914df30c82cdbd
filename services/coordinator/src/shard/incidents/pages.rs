//! A page that dies on a device that lives: its player can do nothing, so it is an incident, though
//! the seat is heard and its clock runs as if nothing was.

use std::collections::BTreeMap;

use adoube_tournament::board::LossSign;
use adoube_tournament::ids::{DeviceId, VenueId};
use adoube_tournament::incident::evidence::{Saw, Witness};
use adoube_tournament::incident::{Moment, State};
use adoube_tournament::time::{Millis, Time};

use super::absences::absence;
use super::sights::Told;
use crate::shard::Shard;
use crate::shard::input::Now;

/// A page that is back sooner was only loaded anew.
const GONE: Millis = Millis(3_000);

/// What a journal tells of longer ago belongs to what happened then.
const LATELY: Millis = Millis::from_seconds(30);

/// Pages that are gone and whose incident is not opened yet: since when, in coordinator time.
pub(super) type Pages = BTreeMap<DeviceId, Time>;

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
                Saw::PageBack => {
                    self.page_back(device, now);
                    self.see_page_back(venue, device, told, now);
                }
                _ => {}
            }
        }
    }

    fn page_gone(&mut self, device: &DeviceId, since: Time, now: Now) {
        let lately = self.unscaled(now.game).since(since) <= LATELY;
        if lately && self.seat_of(device).is_some() {
            let pages = &mut self.incidents.pages;
            pages.entry(device.clone()).or_insert(since);
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
        // A seat that is not heard either is back when it is.
        if board.away(side).is_some() {
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
        let due = |since: &Time| time.since(*since) >= GONE;
        if !self.incidents.pages.values().any(due) {
            return;
        }
        let pages = std::mem::take(&mut self.incidents.pages);
        for (device, since) in pages {
            if due(&since) {
                self.page_died(&device, since, now);
            } else {
                self.incidents.pages.insert(device, since);
            }
        }
    }

    /// A seat that has an incident already has what explains its silence there.
    fn page_died(&mut self, device: &DeviceId, since: Time, now: Now) {
        let Some((id, side)) = self.seat_of(device) else {
            return;
        };
        let Some(board) = self.state.boards.get(&id).filter(|b| b.is_under_way()) else {
            return;
        };
        if !self.away_by(id, side).is_empty() || board.away(side).is_some() {
            return;
        }
        let gone = self.unscaled(now.game).since(since);
        let last = now.game - self.scaled(gone);
        let absence = absence(board, side, LossSign::Page, last, now.game);
        let venue = absence.venue.clone();
        let number = self.note_absences(&[absence], now.game);
        self.see_lately(number, &venue, now.game);
        self.look_soon(number);
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
        Saw::PageBack => Some(false),
        _ => None,
    }
}
