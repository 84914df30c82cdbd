//! The parts under test, wired together. Each keeps its own state; here are only the queue of
//! what happens when, and the shells' work of passing it on.

mod coordinator;
mod desk;
mod device;
mod disk;
mod trouble;
mod venue;

use std::collections::{BTreeMap, BTreeSet};

use adoube_coordinator::shard::SessionId;
use adoube_kiosk::bus::messages::Message;
use adoube_kiosk::link::fault::LinkFault;
use adoube_kiosk::player::script::Script;
use adoube_proto::v1::{DevicePing, DeviceStatus, JournalReceipt, Order, PlayReply, PlayRequest};
use fastrand::Rng;

use crate::checks::{Live, Seen};
use crate::evidence::Evidence;
use crate::faults::Planted;
use crate::model::{self, Size};
use crate::network::Weather;
pub(crate) use coordinator::{BEGIN, tournament};
use coordinator::{Coordinator, Said};
use device::{Clock, Device};
use disk::Disk;
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
    /// A link, or the attempt to make one, is over for the device.
    Dropped(u16, u64, LinkFault),
    /// The coordinator has noticed that a play link is closed.
    Closed(SessionId),
    /// A flush of the coordinator's disk is over.
    Flushed(u64),
    /// The coordinator is started again, by its machine's clock.
    Started(i64),
    /// A venue's node is connected with the coordinator again.
    VenueBack(u16),
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
    /// Play links on which nothing passes any more, whatever one end or both believe.
    dead: BTreeSet<SessionId>,
    /// How many flushes from now the coordinator is killed, between the flush and the answer.
    kill_at_flush: Option<u32>,
    /// What was measured so far.
    pub seen: Seen,
    /// What was seen so far.
    pub evidence: Evidence,
}

/// What is played.
#[derive(Debug, Clone)]
pub struct Play {
    /// How large the event is.
    pub size: Size,
    /// The regulations.
    pub regulations: &'static str,
    /// The games; none where nobody plays.
    pub script: Option<Script>,
    /// Whether the devices' clocks are wrong.
    pub drift: bool,
    /// A fault that a test plants.
    pub planted: Option<Planted>,
}

/// A venue's core is given the time so often, milliseconds, as by the node.
const VENUE_TICK: u64 = 250;
/// The shard is given the time so often, milliseconds, as by the service.
const SHARD_TICK: u64 = 250;
/// Everybody has come by then, milliseconds.
const COME: u64 = 20_000;

impl System {
    /// An event in which a round has begun and everybody has come. Nothing in it was measured
    /// yet, and nobody plays.
    ///
    /// # Panics
    /// If the round does not begin.
    pub fn playing(size: Size, weather: Weather, seed: u64) -> Self {
        let play = Play {
            size,
            regulations: model::QUIET,
            script: None,
            drift: false,
            planted: None,
        };
        let mut system = Self::new(&play, weather, seed);
        system.run(COME);
        system.coordinator.check_everybody_in(system.now);
        system.coordinator.settle(system.now);
        system.coordinator.begin(system.now);
        system.pump();
        system.run(1_000);
        system.coordinator.assert_playing();
        system.seen = Seen::default();
        system
    }

    /// An event whose round begins, and whose players come and play.
    pub fn games(play: &Play, weather: Weather, seed: u64) -> Self {
        let mut system = Self::new(play, weather, seed);
        system.coordinator.begin(0);
        system.pump();
        system
    }

    fn new(play: &Play, weather: Weather, seed: u64) -> Self {
        let size = play.size;
        let mut rng = Rng::with_seed(seed);
        let mut clock = || {
            if !play.drift {
                return Clock::default();
            }
            Clock {
                boot: rng.u64(0..10_000_000),
                fast: rng.u64(0..200),
                wall: rng.u64(0..100_000),
            }
        };
        let device = |number| Device::new(number, seed, play.script.clone(), clock());
        let devices = (0..size.all()).map(device).collect();
        let disk = Disk::new(seed, play.planted);
        let mut system = Self {
            size,
            now: 0,
            queue: Queue::default(),
            rng,
            weather,
            devices,
            venues: (0..size.venues)
                .map(|number| Venue::new(number, size))
                .collect(),
            coordinator: Coordinator::new(size, play.regulations, disk, play.planted),
            touched: BTreeSet::new(),
            dead: BTreeSet::new(),
            kill_at_flush: None,
            seen: Seen::default(),
            evidence: Evidence::default(),
        };
        system.first_events();
        system
    }

    fn first_events(&mut self) {
        for device in 0..self.size.all() {
            let at = self.rng.u64(0..5_000);
            self.queue.at(at, Event::Due(device));
        }
        for venue in 0..self.size.venues {
            let at = self.rng.u64(0..VENUE_TICK);
            self.queue.at(at, Event::VenueTick(venue));
        }
        self.queue.at(0, Event::ShardTick);
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

    /// Lets time pass until then; nothing if it is over.
    pub fn run_until(&mut self, at: u64) {
        self.run(at.saturating_sub(self.now));
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
        if let Some(event) = self.waits(event) {
            self.carry(event);
            self.pump();
        }
    }

    /// What is for the coordinator waits while its process is stopped; what is on a dead link is gone.
    fn waits(&mut self, event: Event) -> Option<Event> {
        let still = self.coordinator.still;
        match &event {
            Event::Requested(device, link, _)
            | Event::Replied(device, link, _)
            | Event::Opened(device, link)
                if self.dead.contains(&coordinator::session(*device, *link)) =>
            {
                return None;
            }
            Event::ShardTick
            | Event::Requested(..)
            | Event::Closed(_)
            | Event::Flushed(_)
            | Event::Statuses(..)
                if self.now < still =>
            {
                self.queue.at(still, event);
                return None;
            }
            _ => {}
        }
        Some(event)
    }

    fn carry(&mut self, event: Event) {
        let now = self.now;
        match event {
            Event::Due(device) => self.agent(device).due(now),
            Event::VenueTick(venue) => {
                self.venue_tick(venue);
                self.queue.at(now + VENUE_TICK, Event::VenueTick(venue));
            }
            Event::Published(device, message) => {
                self.seen.heard[0] += 1;
                self.published(device, &message);
            }
            Event::Acknowledged(device, session, packet) => {
                self.agent(device).acknowledged(now, session, packet);
            }
            Event::BusUp(device, session) => self.agent(device).bus_up(now, session),
            Event::Told(device, word) => self.agent(device).told(now, &word),
            Event::Dialled(device, link, token) => self.dialled(device, link, &token),
            Event::Opened(device, link) => self.agent(device).opened(now, link),
            Event::Replied(device, link, reply) => {
                self.evidence.told(now, device, &reply);
                if self.agent(device).replied(now, link, *reply) {
                    self.relay_closed(coordinator::session(device, link));
                }
            }
            Event::Dropped(device, link, fault) => self.agent(device).dropped(now, link, fault),
            other => self.carry_to_coordinator(other),
        }
    }

    fn carry_to_coordinator(&mut self, event: Event) {
        let now = self.now;
        match event {
            Event::ShardTick => {
                let read = self.coordinator.tick(now);
                self.evidence.broken.extend(read.err());
                let silent = self.coordinator.newly_silent();
                self.seen.incidents.extend(silent);
                self.queue.at(now + SHARD_TICK, Event::ShardTick);
            }
            Event::Requested(device, link, request) => {
                self.seen.heard[1] += 1;
                self.coordinator.requested(now, device, link, *request);
            }
            Event::Closed(session) => {
                self.relay_closed(session);
                if !self.dead.contains(&session) {
                    self.coordinator.closed(now, session);
                }
            }
            Event::Flushed(flush) => self.flushed(flush),
            Event::Started(wall) => self.started(wall),
            Event::VenueBack(venue) => self.coordinator.venue_opened(now, venue),
            Event::Statuses(venue, statuses) => {
                self.coordinator.statuses(now, venue, statuses);
            }
            _ => {}
        }
    }

    /// Passes on what the coordinator said, and lets its disk write.
    fn pump(&mut self) {
        while let Some((device, link, said)) = self.coordinator.said() {
            let wires = &mut self.devices[usize::from(device)];
            let far = wires.far_cut();
            let at = wires.down.send(&mut self.rng, self.weather, self.now, far);
            let event = match said {
                Said::Reply(reply) => Event::Replied(device, link, reply),
                Said::Gone => Event::Dropped(device, link, LinkFault::Closed),
            };
            self.queue.at(at, event);
        }
        if let Some((at, flush)) = self.coordinator.disk.begin(self.now) {
            self.queue.at(at, Event::Flushed(flush));
        }
        self.pump_devices();
    }
}
