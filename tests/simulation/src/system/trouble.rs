//! What goes wrong, on purpose, from outside of the services.

use super::coordinator::session;
use super::{Event, System};
use crate::evidence::Cut;
use crate::network::Weather;

/// A venue's node is connected again so soon after the coordinator is back, milliseconds.
const VENUE_BACK: std::ops::Range<u64> = 500..2_000;

impl System {
    /// Pulls the cable of a device for so long.
    pub fn pull(&mut self, device: u16, span: u64) {
        let until = self.now + span;
        let cut = &mut self.devices[usize::from(device)].cut;
        *cut = until.max(*cut);
        self.note_cut(device, until);
    }

    /// Cuts a venue off for so long: the cables of all its devices and its uplink.
    pub fn darken(&mut self, venue: u16, span: u64) {
        for device in 0..self.size.all() {
            if self.size.venue_of(device) == venue {
                self.pull(device, span);
            }
        }
        self.cut_uplink(venue, span);
    }

    /// Cuts a venue's uplink for so long: its devices hear their broker and nothing else.
    pub fn cut_uplink(&mut self, venue: u16, span: u64) {
        let until = self.now + span;
        let cut = &mut self.venues[usize::from(venue)].cut;
        *cut = until.max(*cut);
        for device in 0..self.size.all() {
            if self.size.venue_of(device) == venue {
                let cut = &mut self.devices[usize::from(device)].uplink_cut;
                *cut = until.max(*cut);
                self.note_cut(device, until);
            }
        }
    }

    fn note_cut(&mut self, device: u16, until: u64) {
        let from = self.now;
        self.seen.pulled.insert(device, from);
        self.evidence.cuts.push(Cut {
            device,
            from,
            until,
        });
    }

    /// Every cable is in again, and the network is fair.
    pub fn mend(&mut self, weather: Weather) {
        self.weather = weather;
        for device in &mut self.devices {
            (device.cut, device.uplink_cut) = (0, 0);
        }
        for venue in &mut self.venues {
            venue.cut = 0;
        }
        for cut in &mut self.evidence.cuts {
            cut.until = cut.until.min(self.now);
        }
    }

    /// How bad the network is from now on.
    pub const fn weather(&mut self, weather: Weather) {
        self.weather = weather;
    }

    /// Both ends of a device's play link learn at once that it is gone, and what was on its way is lost.
    pub fn reset(&mut self, device: u16) {
        self.drop_at_coordinator(device);
        self.drop_at_device(device);
    }

    /// The device learns that its play link is gone, the coordinator does not.
    pub fn drop_at_device(&mut self, device: u16) {
        let link = self.devices[usize::from(device)].link();
        self.dead.insert(session(device, link));
        let fault = adoube_kiosk::link::fault::LinkFault::Closed;
        self.queue.at(self.now, Event::Dropped(device, link, fault));
    }

    /// The coordinator learns that a device's play link is gone, the device does not.
    pub fn drop_at_coordinator(&mut self, device: u16) {
        if let Some(session) = self.coordinator.link_of(device) {
            self.coordinator.closed(self.now, session);
            self.dead.insert(session);
            self.pump();
        }
    }

    /// The coordinator is killed, and started again after so long by a machine whose clock is `wall`
    /// milliseconds ahead of what it was at first. If its whole machine goes, nobody `tells` the devices.
    pub fn kill(&mut self, down: u64, wall: i64, tells: bool) {
        if !self.coordinator.is_up() {
            return;
        }
        self.coordinator.kill(self.now, tells);
        self.after_the_kill(down, wall);
        self.pump();
    }

    /// The same in the instant after that many flushes from now: what was flushed is on the disk, and
    /// nobody was told.
    pub fn kill_at_flush(&mut self, flushes: u32) {
        self.kill_at_flush = Some(flushes);
    }

    /// The coordinator's disk takes nothing for so long.
    pub fn fill_disk(&mut self, span: u64) {
        self.coordinator.disk.fills(self.now + span);
    }

    /// The coordinator's process is stopped for so long, and goes on.
    pub fn stop(&mut self, span: u64) {
        self.coordinator.still = self.now + span;
    }

    /// A device's wall clock is set so much ahead.
    pub fn step_clock(&mut self, device: u16, by: u64) {
        self.devices[usize::from(device)].clock.wall += by;
    }

    fn after_the_kill(&mut self, down: u64, wall: i64) {
        self.note_stored();
        self.queue.at(self.now + down, Event::Started(wall));
    }

    pub(super) fn started(&mut self, wall: i64) {
        let begun = self.coordinator.start(self.now, wall);
        self.evidence.broken.extend(begun.err());
        for venue in 0..self.size.venues {
            let at = self.now + self.rng.u64(VENUE_BACK);
            self.queue.at(at, Event::VenueBack(venue));
        }
    }

    pub(super) fn flushed(&mut self, flush: u64) {
        let left = self.kill_at_flush.map(|left| left.saturating_sub(1));
        let killed = left == Some(0) && self.coordinator.is_up();
        self.kill_at_flush = left.filter(|_| !killed);
        self.coordinator.flushed(self.now, flush, killed);
        self.note_stored();
        if killed {
            let down = self.rng.u64(100..5_000);
            self.after_the_kill(down, 0);
        }
    }

    pub(super) fn note_stored(&mut self) {
        let now = self.now;
        let stored = self.coordinator.disk.stored().into_iter();
        let stored = stored.map(|stored| (now, stored.stream, stored.entry));
        self.evidence.stored.extend(stored);
    }
}
