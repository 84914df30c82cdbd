//! The parts under test, wired together. Each keeps its own state; here are only the queue of
//! what happens when, and the shells' work of passing it on.

mod coordinator;
mod device;
mod venue;

use std::collections::{BTreeMap, BTreeSet};

use adoube_coordinator::shard::{SessionId, StreamId};
use adoube_kiosk::bus::messages::Message;
use adoube_proto::v1::{DevicePing, DeviceStatus, JournalReceipt, Order, PlayReply, PlayRequest};
use fastrand::Rng;

use crate::checks::{Live, Seen};
use crate::model::Size;
use crate::network::Weather;
use coordinator::Coordinator;
use device::Device;
use venue::Venue;

/// Something that is about to happen.
#[derive(Debug)]
enum Event {
    /// A device's agent has something due.
    Due(u16),
    /// A venue's core is given the time.
    VenueTick(u16),
    /// The shard is given the time.
    ShardTick,
    /// A message is at the venue's broker.
    Published(u16, Message),
    /// The broker's acknowledgement is at the device.
    Acknowledged(u16, u64, u16),
    /// The broker has accepted the device's connection.
    BusUp(u16, u64),
    /// Something that the venue says is at the device.
    Told(u16, Word),
    /// A device's call is at its venue's relay, with its token.
    Dialled(u16, u64, String),
    /// A play link is through to the coordinator.
    Opened(u16, u64),
    /// A request is at the coordinator.
    Requested(u16, u64, Box<PlayRequest>),
    /// A reply is at the device.
    Replied(u16, u64, Box<PlayReply>),
    /// The coordinator has noticed that a play link is closed.
    Closed(SessionId),
    /// A venue's statuses are at the coordinator.
    Statuses(u16, Vec<DeviceStatus>),
}

/// What a venue says to a device.
#[derive(Debug)]
enum Word {
    Order(Order),
    Receipt(JournalReceipt),
    Ping(DevicePing),
}

/// What happens when.
#[derive(Debug, Default)]
struct Queue {
    events: BTreeMap<(u64, u64), Event>,
    count: u64,
}

impl Queue {
    fn at(&mut self, at: u64, event: Event) {
        self.count += 1;
        self.events.insert((at, self.count), event);
    }
}

/// A whole event.
pub struct System {
    size: Size,
    now: u64,
    queue: Queue,
    rng: Rng,
    weather: Weather,
    devices: Vec<Device>,
    venues: Vec<Venue>,
    coordinator: Coordinator,
    /// Devices whose agents were told something since they were last looked at.
    touched: BTreeSet<u16>,
    /// What was seen so far.
    pub seen: Seen,
}

/// A venue's core is given the time so often, milliseconds, as by the node.
const VENUE_TICK: u64 = 250;
/// The shard is given the time so often, milliseconds, as by the service.
const SHARD_TICK: u64 = 250;
/// Everybody has come by then, milliseconds.
const COME: u64 = 20_000;

impl System {
    /// An event in which a round has begun and everybody has come. Nothing in it was measured
    /// yet.
    ///
    /// # Panics
    /// If the round does not begin.
    pub fn playing(size: Size, weather: Weather, seed: u64) -> Self {
        let mut system = Self {
            size,
            now: 0,
            queue: Queue::default(),
            rng: Rng::with_seed(seed),
            weather,
            devices: (0..size.all())
                .map(|number| Device::new(number, seed))
                .collect(),
            venues: (0..size.venues)
                .map(|number| Venue::new(number, size))
                .collect(),
            coordinator: Coordinator::new(size),
            touched: BTreeSet::new(),
            seen: Seen::default(),
        };
        for device in 0..size.all() {
            let at = system.rng.u64(0..5_000);
            system.queue.at(at, Event::Due(device));
        }
        for venue in 0..size.venues {
            let at = system.rng.u64(0..VENUE_TICK);
            system.queue.at(at, Event::VenueTick(venue));
        }
        system.queue.at(0, Event::ShardTick);
        system.run(COME);
        system.coordinator.begin(system.now);
        system.pump();
        system.run(1_000);
        system.coordinator.assert_playing();
        system.seen = Seen::default();
        system
    }

    /// Lets so much time pass.
    pub fn run(&mut self, span: u64) {
        let end = self.now + span;
        while let Some(entry) = self.queue.events.first_entry() {
            if entry.key().0 > end {
                break;
            }
            let ((at, _), event) = entry.remove_entry();
            self.now = at;
            self.happens(event);
        }
        self.now = end;
    }

    /// Pulls the cable of a device for so long.
    pub fn pull(&mut self, device: u16, span: u64) {
        self.devices[usize::from(device)].cut = self.now + span;
        self.seen.pulled.insert(device, self.now);
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
        self.venues[usize::from(venue)].cut = until;
        for device in 0..self.size.all() {
            if self.size.venue_of(device) == venue {
                self.devices[usize::from(device)].uplink_cut = until;
                self.seen.pulled.insert(device, self.now);
            }
        }
    }

    /// The coordinator's incidents that are not closed.
    pub fn live_incidents(&self) -> Vec<Live> {
        self.coordinator.live()
    }

    /// The devices to look at.
    fn touched(&mut self) -> BTreeSet<u16> {
        std::mem::take(&mut self.touched)
    }

    /// The device, which is to be looked at afterwards.
    fn agent(&mut self, device: u16) -> &mut Device {
        self.touched.insert(device);
        &mut self.devices[usize::from(device)]
    }

    fn happens(&mut self, event: Event) {
        let now = self.now;
        match event {
            Event::Due(device) => self.agent(device).due(now),
            Event::VenueTick(venue) => {
                self.venue_tick(venue);
                self.queue
                    .at(self.now + VENUE_TICK, Event::VenueTick(venue));
            }
            Event::ShardTick => {
                self.coordinator.tick(self.now);
                let silent = self.coordinator.newly_silent();
                self.seen.incidents.extend(silent);
                self.queue.at(self.now + SHARD_TICK, Event::ShardTick);
            }
            Event::Published(device, message) => {
                self.seen.heard[0] += 1;
                self.published(device, &message);
            }
            Event::Acknowledged(device, session, packet) => {
                self.agent(device).acknowledged(now, session, packet);
            }
            Event::BusUp(device, session) => {
                self.agent(device).bus_up(now, session);
            }
            Event::Told(device, word) => {
                self.agent(device).told(now, &word);
            }
            Event::Dialled(device, attempt, token) => self.dialled(device, attempt, &token),
            Event::Opened(device, attempt) => {
                self.agent(device).opened(now, attempt);
            }
            Event::Requested(device, attempt, request) => {
                self.seen.heard[1] += 1;
                self.coordinator
                    .requested(self.now, device, attempt, &request);
            }
            Event::Replied(device, attempt, reply) => {
                self.agent(device).replied(now, attempt, *reply);
            }
            Event::Closed(session) => {
                self.relay_closed(session);
                self.coordinator.closed(now, session);
            }
            Event::Statuses(venue, statuses) => {
                let stream = StreamId(u64::from(venue) + 1);
                self.coordinator.statuses(self.now, stream, venue, statuses);
            }
        }
        self.pump();
    }

    /// Passes on what the coordinator said.
    fn pump(&mut self) {
        while let Some((device, attempt, reply)) = self.coordinator.said() {
            let wires = &mut self.devices[usize::from(device)];
            let far = wires.far_cut();
            let at = wires.down.send(&mut self.rng, self.weather, self.now, far);
            self.queue.at(at, Event::Replied(device, attempt, reply));
        }
        self.pump_devices();
    }
}
