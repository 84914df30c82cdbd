//! The parts under test, wired together. Each keeps its own state; here are only the queue of
//! what happens when, and the shells' work of passing it on.

mod clock;
mod coordinator;
mod desk;
mod device;
mod disk;
mod hall;
mod new_games;
mod node;
mod trouble;
mod uplink;
mod venue;
mod wall;
mod wires;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use adoube_coordinator::shard::{CallId, SessionId};
use adoube_kiosk::bus::messages::Message;
use adoube_kiosk::link::fault::LinkFault;
use adoube_kiosk::player::script::Script;
use adoube_proto::v1::{
    DevicePing, JournalReceipt, Order, PlayReply, PlayRequest, VenueNotice, VenueReport,
};
use adoube_tournament::ids::CommandId;
use fastrand::Rng;

use crate::checks::{Live, Seen};
use crate::evidence::Evidence;
use crate::faults::Planted;
use crate::model::{self, Size};
use crate::network::Weather;
use clock::Clock;
pub(crate) use coordinator::{BEGIN, tournament};
use coordinator::{Coordinator, Said};
use device::Device;
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
    /// A device's call is at the venue's broker.
    BusDialled(u16, u64),
    /// A message is at the venue's broker: on which connection, to be acknowledged under which number, 0 for not.
    Published(u16, u64, u16, Message),
    /// The broker's acknowledgement is at the device.
    Acknowledged(u16, u64, u16),
    /// The broker has accepted the device's connection.
    BusUp(u16, u64),
    /// The connection with the broker is over for the device.
    BusDown(u16, u64),
    /// Something that the venue says is at the device, on which connection.
    Told(u16, u64, Word),
    /// A device's call is at its venue's relay, with its token.
    Dialled(u16, u64, String),
    /// A play link is through to the coordinator.
    Opened(u16, u64),
    /// A request is at the coordinator.
    Requested(u16, u64, Box<PlayRequest>),
    /// A reply is at the device.
    Replied(u16, u64, u64, Box<PlayReply>),
    /// A link, or the attempt to make one, is over for the device.
    Dropped(u16, u64, LinkFault),
    /// The coordinator has noticed that a play link is closed.
    Closed(SessionId),
    /// A flush of the coordinator's disk is over.
    Flushed(u64),
    /// The coordinator's process is perhaps not stopped any more.
    GoesOn,
    /// The coordinator is started again, by its machine's clock.
    Started(i64),
    /// The uplink of a venue goes again, so many times and each time for so long.
    Flapped(u16, u16, u64),
    /// The machine of a venue's node is back.
    NodeStarted(u16),
    /// A write of its disk is over, of which start of it.
    NodeWrites(u16, u64),
    /// A write of what was asked for at a node is over: at which version, in which start of it.
    BookWritten(u16, u64, u64, Vec<u8>),
    /// A node's greeting is at the coordinator: on which link, after how many starts.
    Greeted(u16, u64, u64),
    /// Something that a node says is at the coordinator.
    Reported(u16, u64, Box<VenueReport>),
    /// The coordinator has noticed that a node's link is closed.
    Parted(u16, u64),
    /// Something that the coordinator says is at a node; nothing if the link is over.
    Noticed(u16, u64, Option<Box<VenueNotice>>),
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

    /// Puts off what was to happen before, as the `count`th thing of all: the order of what is put off until the same
    /// instant stays.
    fn later(&mut self, at: u64, count: u64, event: Event) {
        self.events.insert((at, count), event);
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
    /// What waits for the coordinator while its process is stopped, in order.
    stood: VecDeque<Event>,
    /// Which command each call of an official gave.
    calls: BTreeMap<CallId, CommandId>,
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
    pub regulations: String,
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
            regulations: model::QUIET.to_owned(),
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
                began: 0,
                fast: rng.i64(-200..200),
                wall: rng.i64(0..100_000),
            }
        };
        let device = |number| Device::new(number, seed, play.script.clone(), clock());
        let devices = (0..size.machines()).map(device).collect();
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
            coordinator: Coordinator::new(size, &play.regulations, disk, play.planted),
            touched: BTreeSet::new(),
            dead: BTreeSet::new(),
            stood: VecDeque::new(),
            calls: BTreeMap::new(),
            kill_at_flush: None,
            seen: Seen::default(),
            evidence: Evidence::default(),
        };
        system.first_events();
        system
    }

    fn first_events(&mut self) {
        for device in 0..self.size.machines() {
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
            let ((at, count), event) = entry.remove_entry();
            self.now = at;
            self.happens(count, event);
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

    fn happens(&mut self, count: u64, event: Event) {
        if let Some(event) = self.waits(count, event) {
            self.carry(event);
            self.pump();
        }
    }

    /// What is for the coordinator waits while its process is stopped, and what is on a wire while that is cut; what
    /// is on a dead link is gone.
    fn waits(&mut self, count: u64, event: Event) -> Option<Event> {
        if self.is_lost(&event) {
            return None;
        }
        let event = self.arrives(count, event)?;
        match &event {
            Event::ShardTick
            | Event::Requested(..)
            | Event::Closed(_)
            | Event::Flushed(_)
            | Event::Greeted(..)
            | Event::Reported(..)
            | Event::Parted(..)
                if self.now < self.coordinator.still || !self.stood.is_empty() =>
            {
                self.stood.push_back(event);
                return None;
            }
            _ => {}
        }
        Some(event)
    }

    /// Whether its link is dead.
    fn is_lost(&self, event: &Event) -> bool {
        let (Event::Requested(device, link, _)
        | Event::Replied(device, link, ..)
        | Event::Opened(device, link)) = event
        else {
            return false;
        };
        self.dead.contains(&coordinator::session(*device, *link))
    }

    /// What waited for the coordinator comes to it, unless that is stopped again.
    fn goes_on(&mut self) {
        if self.now < self.coordinator.still {
            return;
        }
        for event in std::mem::take(&mut self.stood) {
            if !self.is_lost(&event) {
                self.carry(event);
                self.pump();
            }
        }
    }

    fn carry(&mut self, event: Event) {
        let now = self.now;
        match event {
            Event::Due(device) => self.agent(device).due(now),
            Event::VenueTick(venue) => {
                self.venue_tick(venue);
                self.queue.at(now + VENUE_TICK, Event::VenueTick(venue));
            }
            Event::BusDialled(device, session) => self.bus_dialled(device, session),
            Event::Published(device, session, packet, message) => {
                self.posted(device, session, packet, &message);
            }
            Event::Acknowledged(device, session, packet) => {
                self.agent(device).acknowledged(now, session, packet);
            }
            Event::BusUp(device, session) => self.agent(device).bus_up(now, session),
            Event::BusDown(device, session) => self.agent(device).bus_down(now, session),
            Event::Told(device, session, word) => self.agent(device).told(now, session, &word),
            Event::Dialled(device, link, token) => self.dialled(device, link, &token),
            Event::Opened(device, link) => self.agent(device).opened(now, link),
            Event::Replied(device, link, said, reply) => {
                self.evidence.told(now, said, device, &reply);
                if self.agent(device).replied(now, link, *reply) {
                    self.relay_closed(coordinator::session(device, link));
                }
            }
            Event::Dropped(device, link, fault) => self.agent(device).dropped(now, link, fault),
            Event::NodeStarted(venue) => self.node_started(venue),
            Event::NodeWrites(venue, starts) => self.node_writes(venue, starts),
            Event::BookWritten(venue, starts, version, bytes) => {
                self.book_written(venue, starts, version, bytes);
            }
            Event::Noticed(venue, link, Some(notice)) => self.noticed(venue, link, *notice),
            Event::Noticed(venue, link, None) => self.link_closed(venue, link),
            Event::Flapped(venue, times, span) => self.flap(venue, times, span),
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
            Event::GoesOn => self.goes_on(),
            Event::Started(wall) => self.started(wall),
            Event::Greeted(venue, link, starts) => {
                self.coordinator.venue_greeted(now, venue, link, starts);
            }
            Event::Reported(venue, link, report) => {
                let call = self.coordinator.venue_said(now, venue, link, *report);
                self.calls.extend(call);
            }
            Event::Parted(venue, link) => self.coordinator.venue_parted(now, venue, link),
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
                Said::Reply(reply) => Event::Replied(device, link, self.now, reply),
                Said::Gone => Event::Dropped(device, link, LinkFault::Closed),
            };
            self.queue.at(at, event);
        }
        while let Some((venue, link, notice)) = self.coordinator.notice() {
            let own = &mut self.venues[usize::from(venue)];
            let wire = &mut own.node.down_wire;
            let at = wire.send(&mut self.rng, self.weather, self.now, own.cut);
            self.queue.at(at, Event::Noticed(venue, link, notice));
        }
        if let Some((at, flush)) = self.coordinator.disk.begin(self.now) {
            self.queue.at(at, Event::Flushed(flush));
        }
        self.pump_devices();
    }
}
