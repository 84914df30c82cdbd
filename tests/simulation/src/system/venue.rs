//! A venue's core with the little that its node's shell does.

use std::collections::BTreeMap;

use adoube_coordinator::shard::SessionId;
use adoube_kiosk::bus::messages::Message;
use adoube_kiosk::link::fault::LinkFault;
use adoube_proto::v1::DeviceState;
use adoube_venue::bus::{decode, topic::Kind};
use adoube_venue::core::{Core, Output};
use adoube_venue::fresh::{Fresh, HexId};
use adoube_venue::relay::{Carried, End, Preface, Refusal};
use adoube_venue::view::Input;

use super::coordinator::{device_of, session};
use super::node::Node;
use super::{Event, System, Word};
use crate::model::Size;

/// The node tells the coordinator how its devices stand so often, milliseconds.
const STATUSES: u64 = 1_000;

/// A venue.
pub(super) struct Venue {
    pub(super) core: Core,
    pub(super) node: Node,
    devices: Vec<String>,
    /// Which connection of each device its broker knows.
    bus: BTreeMap<u16, u64>,
    /// Until when its uplink is cut.
    pub(super) cut: u64,
    told: u64,
    /// The connections that it carries.
    relayed: BTreeMap<SessionId, HexId>,
}

/// Identifiers in order, so that a run follows from its seed.
struct Counting(u128);

impl Fresh for Counting {
    fn fresh(&mut self) -> Option<HexId> {
        self.0 += 1;
        Some(HexId::from_bytes(self.0.to_be_bytes()))
    }
}

impl Venue {
    pub(super) fn new(number: u16, size: Size) -> Self {
        let mine = (0..size.machines()).filter(|device| size.venue_of(*device) == number);
        let devices: Vec<String> = mine.map(|device| format!("device-{device}")).collect();
        Self {
            core: core(&devices, number, 0),
            node: Node::new(number),
            devices,
            bus: BTreeMap::new(),
            cut: 0,
            told: 0,
            relayed: BTreeMap::new(),
        }
    }

    /// Its node's mind, and what the node's clock shows.
    pub(super) fn core_at(&mut self, now: u64) -> (&mut Core, u64) {
        (&mut self.core, self.node.clock.local(now))
    }

    /// Its node is gone, with its broker and its relay.
    pub(super) fn falls(&mut self) {
        self.bus.clear();
        self.relayed.clear();
    }

    /// Whether its node's process is there.
    fn is_up(&self, now: u64) -> bool {
        now >= self.node.down
    }

    fn knows(&self, now: u64, device: u16, session: u64) -> bool {
        self.is_up(now) && self.bus.get(&device) == Some(&session)
    }
}

/// A node's mind that has heard of nothing yet but of its broker.
fn core(devices: &[String], number: u16, starts: u64) -> Core {
    let fresh = u128::from(number) << 96 | u128::from(starts) << 64;
    let mut core = Core::new(devices, Box::new(Counting(fresh)));
    core.handle(0, Input::BusUp);
    core
}

/// The device's number, from its id.
fn number(device: &str) -> Option<u16> {
    device.strip_prefix("device-")?.parse().ok()
}

impl System {
    fn venue_of(&mut self, device: u16) -> &mut Venue {
        let venue = self.size.venue_of(device);
        &mut self.venues[usize::from(venue)]
    }

    /// A device connects with its broker.
    pub(super) fn bus_dialled(&mut self, device: u16, session: u64) {
        let now = self.now;
        let venue = self.venue_of(device);
        if !venue.is_up(now) {
            return self.bus_refused(device, session);
        }
        venue.bus.insert(device, session);
        self.answer(device, Event::BusUp(device, session));
    }

    /// Something that a device publishes is at its broker, which acknowledges it.
    pub(super) fn posted(&mut self, device: u16, session: u64, packet: u16, message: &Message) {
        let now = self.now;
        if !self.venue_of(device).knows(now, device, session) {
            return self.bus_refused(device, session);
        }
        if packet > 0 {
            self.answer(device, Event::Acknowledged(device, session, packet));
        }
        self.seen.heard[0] += 1;
        self.published(device, message);
    }

    fn published(&mut self, device: u16, message: &Message) {
        let kind = match message.kind {
            adoube_kiosk::bus::topics::Kind::Birth => Kind::Birth,
            adoube_kiosk::bus::topics::Kind::State => Kind::State,
            adoube_kiosk::bus::topics::Kind::Vitals => Kind::Vitals,
            adoube_kiosk::bus::topics::Kind::Event => Kind::Event,
            adoube_kiosk::bus::topics::Kind::Ack => Kind::Ack,
            adoube_kiosk::bus::topics::Kind::Journal => Kind::Journal,
            adoube_kiosk::bus::topics::Kind::Pong => Kind::Pong,
            adoube_kiosk::bus::topics::Kind::Order
            | adoube_kiosk::bus::topics::Kind::Receipt
            | adoube_kiosk::bus::topics::Kind::Ping => return,
        };
        let id = format!("device-{device}");
        let input = match decode(&id, kind, &message.payload) {
            Ok(message) => Input::Heard {
                device: id,
                retained: false,
                message,
            },
            Err(why) => Input::Foreign {
                device: id,
                why: why.to_string(),
            },
        };
        let now = self.now;
        let (core, own) = self.venue_of(device).core_at(now);
        let outputs = core.handle(own, input);
        self.follow(self.size.venue_of(device), outputs);
    }

    /// The machine of a node is back.
    pub(super) fn node_started(&mut self, number: u16) {
        let now = self.now;
        let venue = &mut self.venues[usize::from(number)];
        if !venue.node.begins(now) {
            self.evidence
                .broken
                .push(format!("the node of venue {number} does not begin"));
            return;
        }
        let seats = venue.core.seats().clone();
        venue.core = core(&venue.devices, number, venue.node.starts);
        venue.core.seat(seats);
        let (core, own) = venue.core_at(now);
        let outputs = core.started(own, true);
        self.follow(number, outputs);
    }

    pub(super) fn venue_tick(&mut self, number: u16) {
        let now = self.now;
        let venue = &mut self.venues[usize::from(number)];
        if !venue.is_up(now) {
            return;
        }
        let (core, own) = venue.core_at(now);
        let outputs = core.handle_timeout(own);
        self.follow(number, outputs);
        let venue = &mut self.venues[usize::from(number)];
        let statuses = venue.core.statuses(own, &[]);
        let due = now >= venue.told + STATUSES;
        if due {
            venue.told = now;
        }
        self.uplink_tick(number, due.then(|| statuses.clone()));
        for status in statuses.devices {
            if let Some(device) = self::number(&status.device)
                && status.state() != DeviceState::Ready
            {
                self.shown_late(device);
            }
        }
    }

    /// The LTA's screen does not show the device as ready.
    fn shown_late(&mut self, device: u16) {
        self.seen.times_late += 1;
        let pulled = self.seen.pulled.contains_key(&device);
        if pulled {
            self.seen.late.entry(device).or_insert(self.now);
        }
    }

    pub(super) fn follow(&mut self, venue: u16, outputs: Vec<Output>) {
        for output in outputs {
            let (device, word) = match output {
                Output::Publish { device, order } => (device, Word::Order(order)),
                Output::Receipt { device, receipt } => (device, Word::Receipt(receipt)),
                Output::Ping { device, ping } => (device, Word::Ping(ping)),
                other => {
                    self.keeps(venue, other);
                    continue;
                }
            };
            // The broker sends it to whoever is connected.
            if let Some(device) = number(&device)
                && let Some(session) = self.venue_of(device).bus.get(&device).copied()
            {
                self.answer(device, Event::Told(device, session, word));
            }
        }
    }

    /// A device calls at the relay.
    pub(super) fn dialled(&mut self, device: u16, link: u64, token: &str) {
        let now = self.now;
        let Some(token) = HexId::parse(token) else {
            return;
        };
        let id = format!("device-{device}");
        let preface = Preface {
            device: id.clone(),
            token,
        };
        let reached = self.coordinator.is_up();
        let own = self.size.venue_of(device);
        let venue = self.venue_of(device);
        if !venue.is_up(now) {
            let fault = LinkFault::RelayUnreachable("connection refused".to_owned());
            return self.turned_away(device, link, fault);
        }
        let (core, at) = venue.core_at(now);
        let (admitted, outputs) = core.admit(at, &preface);
        self.follow(own, outputs);
        match admitted {
            Ok(connection) if reached => {
                let session = session(device, link);
                let venue = self.venue_of(device);
                let outputs = venue.core.relay_opened(id, &connection);
                venue.relayed.insert(session, connection);
                self.follow(own, outputs);
                self.through(device, link);
            }
            Ok(connection) => {
                let detail = "connection refused".to_owned();
                let (core, at) = self.venue_of(device).core_at(now);
                let outputs = core.relay_unreachable(at, id, &connection, detail);
                self.follow(own, outputs);
                self.turned_away(device, link, refused(Refusal::Unreachable));
            }
            Err(refusal) => self.turned_away(device, link, refused(refusal)),
        }
    }

    /// A relayed connection ended.
    pub(super) fn relay_closed(&mut self, session: SessionId) {
        let (device, _) = device_of(session);
        let now = self.now;
        let venue = self.venue_of(device);
        if let Some(connection) = venue.relayed.remove(&session) {
            let end = End::Device("closed".to_owned());
            let id = format!("device-{device}");
            let carried = Carried::default();
            let (core, own) = venue.core_at(now);
            let outputs = core.relay_closed(own, id, &connection, end, carried);
            self.follow(self.size.venue_of(device), outputs);
        }
    }
}

fn refused(refusal: Refusal) -> LinkFault {
    LinkFault::RelayRefused {
        code: refusal.code().to_owned(),
        text: String::new(),
    }
}
