//! The node's mind: the view, the gate and the orders together.
//!
//! Plain state, as its parts: `now` is the node's monotonic clock in milliseconds.

mod breaches;
mod clocks;
mod evidence;
#[cfg(test)]
mod evidence_tests;
mod journals;
mod node;
mod orders;
mod readings;
mod relay;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{
    ClockOffset, DevicePing, DeviceStatuses, Journal, JournalReceipt, Order, Seating, Sight,
};

use crate::bus::Message;
use crate::fresh::{Fresh, HexId};
use crate::orders::{Book, Moment, Tokens};
use crate::rate::Rate;
use crate::relay::{FlowSeen, Gate};
use crate::view::{self, Standing, View};

use breaches::Breaches;
use clocks::Clocks;
use journals::Journals;
use node::Own;
use readings::Readings;

pub use breaches::Machine;
pub use journals::Mark;

/// Tokens that a device is given when it comes.
const AT_BIRTH: usize = 2;

/// The longest detail in a report, bytes: the coordinator refuses longer ones.
const MAX_DETAIL: usize = 500;

/// What is to be reported, and the same as evidence.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// For people.
    pub body: Option<Body>,
    /// For the rules.
    pub saw: Vec<Sight>,
    /// How the device's clock stood to the node's, if it is about a device.
    pub device_offset: Option<ClockOffset>,
}

/// What follows from an input or from time.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// To be kept and brought to the coordinator.
    Report(Report),
    /// The same of a line of a device's journal; to be told when it is on the disk.
    Line {
        /// The report.
        report: Report,
        /// What to tell: see [`Core::journal_kept`].
        kept: LineKept,
    },
    /// To be published to a device, and kept by the broker: its lines are on the disk.
    Receipt {
        /// Which.
        device: String,
        /// How far.
        receipt: JournalReceipt,
    },
    /// To be published to a device.
    Ping {
        /// Which.
        device: String,
        /// The ping.
        ping: DevicePing,
    },
    /// To be published to a device.
    Publish {
        /// Which.
        device: String,
        /// What it is to do.
        order: Order,
    },
    /// For the log: the node stood still for so many milliseconds, too short to silence anybody.
    Stalled(u64),
}

/// A line of a device's journal that is on the disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineKept {
    /// Whose.
    pub device: String,
    /// Of which journal.
    pub journal: String,
    /// Which line.
    pub mark: Mark,
}

/// Everything that the node knows.
pub struct Core {
    view: View,
    gate: Gate,
    orders: Tokens,
    book: Book,
    /// Both of the node's clocks at the last instant at which they were compared.
    wall: Moment,
    odd_acks: Rate,
    seats: Seating,
    /// SHA-256 of the profile that the event asks of its devices, in hexadecimal digits.
    profile: Option<String>,
    refusals: Rate,
    unreachable: BTreeMap<String, Rate>,
    clocks: Clocks,
    journals: Journals,
    /// Lines that came before their device's clock was measured: of each device one batch, for it sends no other
    /// before that is confirmed.
    unplaced: BTreeMap<String, Journal>,
    readings: Readings,
    /// When the relay brought each device a byte from the coordinator last, over connections that are closed.
    bytes_at: BTreeMap<String, u64>,
    breaches: Breaches,
    own: Own,
    fresh: Box<dyn Fresh>,
}

impl Core {
    /// A node that has heard of nothing yet; `fresh` makes tokens and identifiers.
    pub fn new(devices: &[String], fresh: Box<dyn Fresh>) -> Self {
        Self {
            view: View::new(devices),
            gate: Gate::new(devices),
            orders: Tokens::default(),
            book: Book::default(),
            wall: Moment::default(),
            odd_acks: Rate::new(10, 60_000),
            seats: Seating::default(),
            profile: None,
            refusals: Rate::new(10, 60_000),
            unreachable: devices
                .iter()
                .map(|id| (id.clone(), Rate::new(2, 60_000)))
                .collect(),
            clocks: Clocks::new(devices),
            journals: Journals::new(devices),
            unplaced: BTreeMap::new(),
            readings: Readings::new(devices),
            bytes_at: BTreeMap::new(),
            breaches: Breaches::default(),
            own: Own::default(),
            fresh,
        }
    }

    /// Takes what the broker brought, or that it is there or gone.
    pub fn handle(&mut self, now: u64, input: view::Input) -> Vec<Output> {
        let acknowledged = match &input {
            view::Input::Heard {
                device,
                retained: false,
                message: Message::Ack(ack),
            } => Some((device.clone(), ack.clone())),
            _ => None,
        };
        let mut outputs = Vec::new();
        match input {
            view::Input::BusUp => {
                outputs.extend(self.broker(now, true));
                self.clocks.ping_all();
            }
            view::Input::BusDown => outputs.extend(self.broker(now, false)),
            _ => {}
        }
        let noticed = self.view.handle(now, input);
        self.follow(now, noticed, &mut outputs);
        if let Some((device, ack)) = acknowledged {
            self.acknowledge(now, &device, &ack, &mut outputs);
        }
        self.deliver(now, &mut outputs);
        outputs
    }

    /// Lets time pass.
    pub fn handle_timeout(&mut self, now: u64) -> Vec<Output> {
        let mut outputs = Vec::new();
        // Before anything falls anew.
        self.count_neighbours(now, &mut outputs);
        let noticed = self.view.handle_timeout(now);
        self.follow(now, noticed, &mut outputs);
        self.read_devices(now, &mut outputs);
        self.deliver(now, &mut outputs);
        self.ping(now, &mut outputs);
        outputs
    }

    /// When [`Core::handle_timeout`] has something to do next.
    pub fn next_timeout(&self) -> Option<u64> {
        let all = [
            self.view.next_timeout(),
            self.orders.next_timeout(),
            self.readings.next_timeout(),
            self.book
                .next_timeout(|device| is_reachable(&self.view, device)),
        ];
        all.into_iter().flatten().min()
    }

    /// How every device stands now; `flows` are the relay's connections at work.
    pub fn statuses(&self, now: u64, flows: &[FlowSeen]) -> DeviceStatuses {
        let devices = self.view.statuses(now, |device, vitals| {
            self.observations(now, flows, device, vitals)
        });
        DeviceStatuses { devices }
    }

    /// The coordinator says who sits where.
    pub fn seat(&mut self, seats: Seating) {
        self.seats = seats;
    }

    /// Who sits where, as far as the coordinator said.
    pub fn seats(&self) -> &Seating {
        &self.seats
    }

    fn follow(&mut self, now: u64, noticed: Vec<view::Output>, outputs: &mut Vec<Output>) {
        for output in noticed {
            match output {
                view::Output::Change(change) => outputs.push(self.device_report(now, change)),
                view::Output::Session { device, renewed } => self.welcome(now, &device, renewed),
                view::Output::Journal { device, batch } => {
                    self.take_batch(now, &device, batch, outputs);
                }
                view::Output::Pong { device, pong } => self.clocks.answered(now, &device, &pong),
                view::Output::TokensWanted { device } => self.want_tokens(now, &device, 1),
                view::Output::Stalled(ms) => outputs.push(node::held(ms)),
            }
        }
        self.take_unplaced(now, outputs);
    }

    /// A device speaks in a new session: it gets tokens, and what waited for it. A process that
    /// is another one than before does not know the tokens given to the first.
    fn welcome(&mut self, now: u64, device: &str, renewed: bool) {
        self.clocks.came(now, device);
        self.unplaced.remove(device);
        if renewed {
            self.gate.void(device);
            self.orders.drop_all(device);
        }
        let missing = AT_BIRTH.saturating_sub(self.gate.tokens(device));
        self.want_tokens(now, device, missing);
        self.orders.wake(now, device);
        self.book.wake(now, device);
    }

    /// Gives tokens, unless an order that brings some is still on its way.
    fn want_tokens(&mut self, now: u64, device: &str, count: usize) {
        if self.orders.wait_for(device) {
            self.orders.wake(now, device);
        } else {
            self.give_tokens(now, device, count);
        }
    }

    fn give_tokens(&mut self, now: u64, device: &str, count: usize) {
        let tokens: Vec<HexId> = (0..count).filter_map(|_| self.fresh.fresh()).collect();
        let Some(id) = self.fresh.fresh().filter(|_| !tokens.is_empty()) else {
            return;
        };
        if self.orders.give(now, device, id, tokens.clone()).is_ok() {
            for token in tokens {
                self.gate.add(device, token);
            }
        }
    }

    fn deliver(&mut self, now: u64, outputs: &mut Vec<Output>) {
        let view = &self.view;
        let at = self.at(now);
        let tokens = self.orders.due(now, |device| is_reachable(view, device));
        let ordered = self.book.due(at, |device| is_reachable(view, device));
        for (device, mut order) in tokens.into_iter().chain(ordered) {
            if let Some((boot_id, sent_ms)) = self.clocks.at_the_device(now, &device) {
                order.boot_id = boot_id;
                order.sent_ms = sent_ms;
            }
            outputs.push(Output::Publish { device, order });
        }
        self.tell_orders(outputs);
    }

    fn ping(&mut self, now: u64, outputs: &mut Vec<Output>) {
        let view = &self.view;
        for (device, mut ping) in self.clocks.due(now, |device| is_reachable(view, device)) {
            ping.birth_wanted = view.needs_birth(&device);
            outputs.push(Output::Ping { device, ping });
        }
    }
}

/// Whether it makes sense to say something to a device.
fn is_reachable(view: &View, device: &str) -> bool {
    matches!(
        view.standing(device),
        Some(Standing::Ready | Standing::Late | Standing::Silent)
    )
}

/// Cuts a text to what the coordinator keeps.
fn clip(text: &mut String) {
    let mut end = text.len().min(MAX_DETAIL);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.truncate(end);
}

impl std::fmt::Debug for Core {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Core")
            .field("view", &self.view)
            .field("gate", &self.gate)
            .finish_non_exhaustive()
    }
}
