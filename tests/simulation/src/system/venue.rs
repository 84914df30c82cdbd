//! A venue's core with the little that its node's shell does.

use std::collections::BTreeMap;

use adoube_coordinator::shard::SessionId;
use adoube_kiosk::bus::messages::Message;
use adoube_venue::bus::{decode, topic::Kind};
use adoube_venue::core::{Core, Output};
use adoube_venue::fresh::{Fresh, HexId};
use adoube_venue::relay::{Carried, End, Preface, Refusal};
use adoube_venue::view::Input;

use super::coordinator::{device_of, session};
use super::{Event, System, Word};
use crate::model::Size;
use crate::network::Wire;

/// The node tells the coordinator how its devices stand so often, milliseconds.
const STATUSES: u64 = 1_000;

/// A venue.
pub(super) struct Venue {
    core: Core,
    up: Wire,
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
        let mine = (0..size.all()).filter(|device| size.venue_of(*device) == number);
        let devices: Vec<String> = mine.map(|device| format!("device-{device}")).collect();
        let mut core = Core::new(&devices, Box::new(Counting(0)));
        core.handle(0, Input::BusUp);
        Self {
            core,
            up: Wire::default(),
            cut: 0,
            told: 0,
            relayed: BTreeMap::new(),
        }
    }
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

    /// A message of a device is at its broker.
    pub(super) fn published(&mut self, device: u16, message: &Message) {
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
        let outputs = self.venue_of(device).core.handle(now, input);
        self.follow(outputs);
    }

    pub(super) fn venue_tick(&mut self, number: u16) {
        let now = self.now;
        let outputs = self.venues[usize::from(number)].core.handle_timeout(now);
        self.follow(outputs);
        let venue = &mut self.venues[usize::from(number)];
        let statuses = venue.core.statuses(now, &[]).devices;
        if now >= venue.told + STATUSES {
            venue.told = now;
            let at = venue.up.send(&mut self.rng, self.weather, now, venue.cut);
            self.queue.at(at, Event::Statuses(number, statuses.clone()));
        }
        for status in statuses {
            if let Some(device) = self::number(&status.device)
                && status.state != "ready"
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

    fn follow(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            let (device, word) = match output {
                Output::Publish { device, order } => (device, Word::Order(order)),
                Output::Receipt { device, receipt } => (device, Word::Receipt(receipt)),
                Output::Ping { device, ping } => (device, Word::Ping(ping)),
                // The node's disk takes it at once.
                Output::Line { kept, .. } => {
                    if let Some(device) = number(&kept.device) {
                        let receipt = self.venue_of(device).core.journal_kept(&kept);
                        self.follow(receipt.into_iter().collect());
                    }
                    continue;
                }
                _ => continue,
            };
            if let Some(device) = number(&device) {
                self.say(device, word);
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
        let venue = self.venue_of(device);
        let (admitted, outputs) = venue.core.admit(now, &preface);
        self.follow(outputs);
        match admitted {
            Ok(connection) if reached => {
                let session = session(device, link);
                self.venue_of(device).relayed.insert(session, connection);
                self.through(device, link);
            }
            Ok(connection) => {
                let detail = "connection refused".to_owned();
                let core = &mut self.venue_of(device).core;
                let outputs = core.relay_unreachable(now, id, &connection, detail);
                self.follow(outputs);
                self.turned_away(device, link, Refusal::Unreachable.code());
            }
            Err(refusal) => self.turned_away(device, link, refusal.code()),
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
            let outputs = venue.core.relay_closed(now, id, &connection, end, carried);
            self.follow(outputs);
        }
    }
}
