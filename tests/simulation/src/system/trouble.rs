//! What goes wrong, on purpose, from outside of the services.

use super::coordinator::session;
use super::{Event, System};
use crate::evidence::Cut;
use crate::network::Weather;

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
        for device in 0..self.size.machines() {
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
        for device in 0..self.size.machines() {
            if self.size.venue_of(device) == venue {
                let cut = &mut self.devices[usize::from(device)].uplink_cut;
                *cut = until.max(*cut);
                self.note_cut(device, until);
            }
        }
    }

    /// A venue's uplink is cut and back again, so many times and each time for so long.
    pub fn flap(&mut self, venue: u16, times: u16, span: u64) {
        if times > 0 {
            self.cut_uplink(venue, span);
            let again = Event::Flapped(venue, times - 1, span);
            self.queue.at(self.now + 2 * span.max(1), again);
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
        let flaps = |event: &Event| matches!(event, Event::Flapped(..));
        self.queue.events.retain(|_, event| !flaps(event));
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

    /// The machine of a venue's node goes down for so long, with its broker and its relay: whoever is connected
    /// learns so, what was on its way is lost, and of the node's disk all that was not written.
    pub fn kill_node(&mut self, venue: u16, down: u64) {
        let until = self.now + down.max(1);
        if self.now < self.node(venue).down {
            return;
        }
        self.say_farewell(venue);
        self.node(venue).falls(until);
        for device in 0..self.size.machines() {
            if self.size.venue_of(device) == venue {
                self.lose_broker(device);
                self.lose_relay(device);
            }
        }
        self.venues[usize::from(venue)].falls();
        self.queue.at(until, Event::NodeStarted(venue));
        self.pump();
    }

    /// The disk of a venue's node takes nothing for so long.
    pub fn fill_node(&mut self, venue: u16, span: u64) {
        self.node(venue).full = self.now + span;
    }

    /// The play links of a device are gone with the relay: the device learns so at once, the coordinator unless the
    /// uplink is cut.
    fn lose_relay(&mut self, device: u16) {
        let fault = adoube_kiosk::link::fault::LinkFault::Closed;
        for link in self.devices[usize::from(device)].links() {
            self.dead.insert(session(device, link));
            let dropped = Event::Dropped(device, link, fault.clone());
            self.queue.at(self.now, dropped);
        }
        if self.now >= self.devices[usize::from(device)].uplink_cut {
            self.drop_at_coordinator(device);
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
        let until = self.coordinator.still.max(self.now + span);
        self.coordinator.still = until;
        self.queue.at(until, Event::GoesOn);
    }

    /// A device's wall clock is set so much ahead, or back.
    pub fn step_clock(&mut self, device: u16, by: i64) {
        self.devices[usize::from(device)].clock.wall += by;
    }

    /// What waited for a process that is gone is lost with its connections; time passes all the same.
    fn after_the_kill(&mut self, down: u64, wall: i64) {
        self.note_stored();
        for event in std::mem::take(&mut self.stood) {
            match event {
                Event::ShardTick => self.queue.at(self.now, event),
                // The relay knows by itself.
                Event::Closed(session) => self.relay_closed(session),
                _ => {}
            }
        }
        self.queue.at(self.now + down, Event::Started(wall));
    }

    pub(super) fn started(&mut self, wall: i64) {
        let begun = self.coordinator.start(self.now, wall);
        self.evidence.broken.extend(begun.err());
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
