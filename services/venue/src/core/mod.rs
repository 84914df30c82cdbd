//! The node's mind: the view, the gate and the orders together.
//!
//! Plain state, as its parts: `now` is the node's monotonic clock in milliseconds.

mod relay;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{DeviceStatuses, Order, Seating};

use crate::bus::Message;
use crate::fresh::{Fresh, HexId};
use crate::orders::{Orders, Refused, What};
use crate::rate::Rate;
use crate::relay::Gate;
use crate::view::{self, Standing, View};

/// Tokens that a device is given when it comes.
const AT_BIRTH: usize = 2;

/// The longest detail in a report, bytes: the coordinator refuses longer ones.
const MAX_DETAIL: usize = 500;

/// What follows from an input or from time.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// To be kept and brought to the coordinator.
    Report(Body),
    /// To be published to a device.
    Publish {
        /// Which.
        device: String,
        /// What it is to do.
        order: Order,
    },
    /// For the log: the node stood still for so many milliseconds.
    Stalled(u64),
}

/// Everything that the node knows.
pub struct Core {
    view: View,
    gate: Gate,
    orders: Orders,
    seats: Seating,
    refusals: Rate,
    unreachable: BTreeMap<String, Rate>,
    fresh: Box<dyn Fresh>,
}

impl Core {
    /// A node that has heard of nothing yet; `fresh` makes tokens and identifiers.
    pub fn new(devices: &[String], fresh: Box<dyn Fresh>) -> Self {
        Self {
            view: View::new(devices),
            gate: Gate::new(devices),
            orders: Orders::default(),
            seats: Seating::default(),
            refusals: Rate::new(10, 60_000),
            unreachable: devices
                .iter()
                .map(|id| (id.clone(), Rate::new(2, 60_000)))
                .collect(),
            fresh,
        }
    }

    /// Takes what the broker brought, or that it is there or gone.
    pub fn handle(&mut self, now: u64, input: view::Input) -> Vec<Output> {
        if let view::Input::Heard {
            device,
            retained: false,
            message: Message::Ack(ack),
        } = &input
            && let Some(id) = HexId::parse(&ack.id)
        {
            self.orders.acknowledge(device, &id);
        }
        let noticed = self.view.handle(now, input);
        let mut outputs = Vec::new();
        self.follow(now, noticed, &mut outputs);
        self.deliver(now, &mut outputs);
        outputs
    }

    /// Lets time pass.
    pub fn handle_timeout(&mut self, now: u64) -> Vec<Output> {
        let noticed = self.view.handle_timeout(now);
        let mut outputs = Vec::new();
        self.follow(now, noticed, &mut outputs);
        self.deliver(now, &mut outputs);
        outputs
    }

    /// When [`Core::handle_timeout`] has something to do next.
    pub fn next_timeout(&self) -> Option<u64> {
        let both = [self.view.next_timeout(), self.orders.next_timeout()];
        both.into_iter().flatten().min()
    }

    /// How every device stands now.
    pub fn statuses(&self, now: u64) -> DeviceStatuses {
        let mut devices = self.view.statuses(now);
        for status in &mut devices {
            status.relayed = self.gate.relayed(&status.device);
        }
        DeviceStatuses { devices }
    }

    /// Shows a text to the person at a device.
    pub fn message(
        &mut self,
        now: u64,
        device: &str,
        text: &str,
        expires_in: Option<u64>,
    ) -> Result<Vec<Output>, Refused> {
        let mut outputs = Vec::new();
        if let Some(id) = self.fresh.fresh() {
            let what = What::Message(text.to_owned());
            self.orders.give(now, device, id, what, expires_in)?;
            self.deliver(now, &mut outputs);
        }
        Ok(outputs)
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
                view::Output::Change(mut change) => {
                    clip(&mut change.detail);
                    outputs.push(Output::Report(Body::Device(change)));
                }
                view::Output::Session { device, renewed } => self.welcome(now, &device, renewed),
                view::Output::TokensWanted { device } => self.want_tokens(now, &device, 1),
                view::Output::Stalled(ms) => outputs.push(Output::Stalled(ms)),
            }
        }
    }

    /// A device speaks in a new session: it gets tokens, and what waited for it. A process that
    /// is another one than before does not know the tokens given to the first.
    fn welcome(&mut self, now: u64, device: &str, renewed: bool) {
        if renewed {
            self.gate.void(device);
            self.orders.drop_tokens(device);
        }
        let missing = AT_BIRTH.saturating_sub(self.gate.tokens(device));
        self.want_tokens(now, device, missing);
        self.orders.wake(now, device);
    }

    /// Gives tokens, unless an order that brings some is still on its way.
    fn want_tokens(&mut self, now: u64, device: &str, count: usize) {
        if self.orders.brings_tokens(device) {
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
        let what = What::RelayTokens(tokens.clone());
        if self.orders.give(now, device, id, what, None).is_ok() {
            for token in tokens {
                self.gate.add(device, token);
            }
        }
    }

    fn deliver(&mut self, now: u64, outputs: &mut Vec<Output>) {
        let view = &self.view;
        let reachable = |device: &str| {
            matches!(
                view.standing(device),
                Some(Standing::Ready | Standing::Late | Standing::Silent)
            )
        };
        for (device, order) in self.orders.due(now, reachable) {
            outputs.push(Output::Publish { device, order });
        }
    }
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
