//! Whether the page of a player's device is open, as each device says on its play link: in its greeting, and when that
//! changes. Players without their page cannot move, though their device is connected and their clock runs, so that is
//! an incident. Nobody whose device was silent is back before the page is open, and whose seat moved to a device
//! without an open page is away: an official moved it, and no player closed that page.

use std::collections::BTreeMap;

use adoube_tournament::board::command::{RegainSeat, SystemOrder};
use adoube_tournament::board::{Board, LossSign};
use adoube_tournament::ids::{DeviceId, VenueId};
use adoube_tournament::incident::evidence::{Observation, Witness};
use adoube_tournament::incident::{Absence, Moment, State};
use adoube_tournament::time::{Millis, Time};

use super::postponed_games::is_put_off;
use super::recent_reports::RecentReport;
use crate::shard::Shard;
use crate::shard::input::{Now, PageSign};

/// A page that is back sooner was only loaded again.
const GONE: Millis = Millis(3_000);

/// A page that is gone at a device that was connected. Times are coordinator time, never scaled.
#[derive(Debug, Clone, Copy)]
pub(super) struct Gone {
    since: Time,
    /// When a seat moved to this device without an open page: its player is away until it is open.
    moved: Option<Time>,
    /// It is an incident from then on, unless it is back.
    due: Time,
    /// An incident tells of it.
    told: bool,
}

/// The pages that are gone, of all connected devices, whether somebody plays there or not.
pub(super) type Pages = BTreeMap<DeviceId, Gone>;

/// What becomes of a page that is gone.
enum Fate {
    /// Nobody need be there yet.
    NotNeeded,
    /// The player is away already.
    Waits,
    /// An incident tells of it.
    Noted,
}

impl Shard {
    /// Takes how the page of a device is.
    pub(in crate::shard) fn follow_page(&mut self, device: &DeviceId, page: PageSign, now: Now) {
        let time = self.unscaled(now.game);
        match page {
            PageSign::There if self.incidents.pages.remove(device).is_some() => {
                self.page_back(device, now);
            }
            PageSign::There => {}
            PageSign::Gone(span) => {
                let since = time - span;
                let gone = Gone {
                    since,
                    moved: None,
                    due: since + GONE,
                    told: false,
                };
                self.incidents.pages.entry(device.clone()).or_insert(gone);
            }
        }
    }

    /// A seat moved to this device, which is connected now: where its page is gone, its player is away after the usual
    /// time.
    pub(in crate::shard) fn seat_came_to_page(&mut self, device: &DeviceId, at: Time) {
        let moved = self.unscaled(at);
        if let Some(gone) = self.incidents.pages.get_mut(device) {
            gone.moved = Some(moved);
            gone.due = moved + GONE;
            gone.told = false;
        }
    }

    /// Whether the page of a device is gone.
    pub(in crate::shard) fn is_page_gone(&self, device: &DeviceId) -> bool {
        self.incidents.pages.contains_key(device)
    }

    /// Since when the page of a device is gone; unscaled.
    pub(super) fn page_gone_since(&self, device: &DeviceId) -> Option<Time> {
        self.incidents.pages.get(device).map(|gone| gone.since)
    }

    fn page_back(&mut self, device: &DeviceId, now: Now) {
        let Some((id, side)) = self.seat_of(device) else {
            return;
        };
        let Some(board) = self.state.boards.get(&id) else {
            return;
        };
        // A seat that was silent is back only now; one that was connected all the while waited for its page alone.
        if board.away(side).is_some() {
            return self.system_command(id, SystemOrder::RegainSeat(RegainSeat { side }), now);
        }
        let moment = Moment::of(board, now.game);
        for number in self.returned(id, side, moment) {
            self.look_soon(number);
        }
    }

    /// Whoever rules on an incident that tells of a page that went is to know when it was there again, though
    /// the seat was connected long before, or has fallen silent again since.
    pub(super) fn see_pages_back(&mut self, venue: &VenueId, told: &[RecentReport], now: Now) {
        for told in told {
            let Witness::Device(device) = &told.witness else {
                continue;
            };
            if !matches!(told.saw, Observation::PageBack | Observation::PageOpened) {
                continue;
            }
            for number in self.incidents.register.concerned(venue, Some(device)) {
                let open =
                    |incident: &State| incident.closed().is_none() && is_gone(incident, device);
                if self.incident(number).is_ok_and(open) {
                    self.add_evidence(number, vec![told.clone()], now.game);
                    self.look_soon(number);
                }
            }
        }
    }

    /// Opens incidents of the pages that have been gone for too long.
    pub(super) fn look_at_pages(&mut self, now: Now) {
        let time = self.unscaled(now.game);
        for (device, gone) in self.incidents.pages.clone() {
            let fate = self.fate(&device, gone, now);
            let Some(page) = self.incidents.pages.get_mut(&device) else {
                continue;
            };
            match fate {
                // A page that is gone already when the game begins is given the same time from there.
                Fate::NotNeeded => {
                    page.due = page.due.max(time + GONE);
                    page.moved = None;
                    page.told = false;
                }
                Fate::Waits => {}
                Fate::Noted => page.told = true,
            }
        }
    }

    /// A seat that is away by an incident already has what explains its silence there.
    fn fate(&mut self, device: &DeviceId, page: Gone, now: Now) -> Fate {
        let Some((id, side)) = self.seat_of(device) else {
            return Fate::NotNeeded;
        };
        let board = self.state.boards.get(&id);
        let needed = |board: &&_| Board::is_under_way(board) && !is_put_off(board);
        let Some(board) = board.filter(needed) else {
            return Fate::NotNeeded;
        };
        if page.told {
            return Fate::Noted;
        }
        if self.unscaled(now.game) < page.due || board.away(side).is_some() {
            return Fate::Waits;
        }
        if !self.away_by(id, side).is_empty() {
            return Fate::Noted;
        }
        let span = self
            .unscaled(now.game)
            .since(page.moved.unwrap_or(page.since));
        let last = now.game - self.scaled(span);
        if page.moved.is_some() {
            self.lose_seat(id, side, LossSign::Page, last, now);
            return Fate::Noted;
        }
        let absence = Absence::noticed(board, side, LossSign::Page, last, now.game);
        let venue = absence.venue.clone();
        let number = self.note_absences(&[absence], now.game);
        self.see_page_missing(number, device, now.game);
        self.see_lately(number, &venue, now.game);
        self.look_soon(number);
        Fate::Noted
    }
}

/// Whether the last that an incident tells of a device's page is that it went.
fn is_gone(incident: &State, device: &DeviceId) -> bool {
    let mut lines = incident.lines().iter().rev();
    let last = lines.find_map(|line| match &line.witness {
        Witness::Device(of) if of == device => gone(line.saw),
        Witness::Coordinator if line.about.as_ref() == Some(device) => gone(line.saw),
        Witness::Device(_) | Witness::Venue(_) | Witness::Coordinator => None,
    });
    last == Some(true)
}

/// Whether a page went; `None` if something else was seen.
const fn gone(saw: Observation) -> Option<bool> {
    if matches!(
        saw,
        Observation::PageClosed | Observation::PageSilent { .. } | Observation::PageMissing { .. }
    ) {
        Some(true)
    } else if matches!(saw, Observation::PageBack | Observation::PageOpened) {
        Some(false)
    } else {
        None
    }
}
