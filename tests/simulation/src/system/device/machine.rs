//! A device's machine: its agent is killed, its power fails, its disk fills up and flips.

use adoube_kiosk::evidence::line::Stamp;

use super::{Device, LINKS, STARTS_IN, boot, instance};
use crate::network::Wire;
use crate::system::coordinator::session;
use crate::system::{Event, System};

/// A sign of life is left so often, milliseconds.
const SIGN: u64 = 1_000;
/// After a power cut the disk holds one of so long ago at most, milliseconds.
const OLD_SIGN: u64 = 5_000;

/// The relay closes a connection on which nothing came for so long, milliseconds; as the node's.
const RELAY_IDLE: u64 = 15_000;

impl Device {
    /// A process of its agent that begins finds what the disk holds.
    pub(super) fn begin_process(&mut self) {
        let fresh = instance(self.number, self.starts);
        let start = self.clock.start(self.begins);
        let start = self.store.found(start, &fresh);
        self.unconfirmed.clone_from(&start.waiting);
        self.agent = Some(self.agent(start));
    }

    /// Its agent's process ends without a word and another begins at that instant; gives the link that it had.
    fn restart(&mut self, begins: u64) -> u64 {
        let link = self.link;
        self.starts += 1;
        self.link = self.starts * LINKS;
        self.session += 1;
        self.begins = self.begins.max(begins);
        self.begin_process();
        (self.to_venue, self.from_venue) = (Wire::default(), Wire::default());
        self.planned = Some(self.begins);
        link
    }

    /// It was alive some time ago.
    fn leaves_sign(&mut self, now: u64, ago: u64) {
        let at = now.saturating_sub(ago);
        if at >= self.begins {
            let reading = self.clock.reading(at);
            self.store.alive = Some(Stamp {
                boot_id: boot(self.number, self.boots),
                monotonic_ms: self.clock.at(at).ms(),
                suspended_ms: 0,
                wall_ms: reading.wall_ms,
            });
        }
    }

    /// Its power fails until then.
    fn loses_power(&mut self, now: u64, until: u64, sign: u64) {
        self.leaves_sign(now, sign);
        self.store.power_fails();
        self.boots += 1;
        self.clock.starts_over(now);
        self.aside = None;
        self.restart(until);
    }
}

impl System {
    /// A device's agent is killed; whoever starts it takes a moment.
    pub fn restart(&mut self, number: u16) {
        let now = self.now;
        let device = &mut self.devices[usize::from(number)];
        device.leaves_sign(now, now % SIGN);
        let link = device.restart(now + STARTS_IN);
        let (aside, begins) = (device.aside.take(), device.begins);
        for link in aside.into_iter().chain([link]) {
            self.close(number, link);
        }
        self.queue.at(begins, Event::Due(number));
    }

    /// A device is without power for so long: nobody hears a word, and what was on its way from it is not sent again.
    pub fn unplug(&mut self, number: u16, span: u64) {
        let (now, until) = (self.now, self.now + span.max(1));
        self.pull(number, span);
        for link in self.devices[usize::from(number)].links() {
            let session = session(number, link);
            self.dead.insert(session);
            self.queue.at(now + RELAY_IDLE, Event::Closed(session));
        }
        let lost = |event: &Event| {
            matches!(event, Event::Published(from, ..) | Event::BusDialled(from, _) | Event::Dialled(from, ..)
                if *from == number)
        };
        self.queue.events.retain(|_, event| !lost(event));
        let device = &mut self.devices[usize::from(number)];
        device.loses_power(now, until, now % OLD_SIGN);
        let begins = device.begins;
        self.queue.at(begins, Event::Due(number));
    }

    /// A bit of a device's journal flips, and its agent is started again.
    pub fn flip(&mut self, number: u16) {
        self.devices[usize::from(number)].store.flips();
        self.restart(number);
    }

    /// The disk of a device takes nothing for so long.
    pub fn fill_device(&mut self, number: u16, span: u64) {
        let full = &mut self.devices[usize::from(number)].store.full;
        *full = self.now + span;
    }
}
