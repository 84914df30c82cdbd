//! Messages that the broker has not acknowledged yet.

use std::collections::{BTreeMap, VecDeque};

use adoube_proto::v1::{DeviceEvent, OrderAck, State};

use super::topics::{Kind, json};

/// Messages that wait at most; beyond it the oldest is given up.
pub const MAX_WAITING: usize = 64;

/// A message that must reach the broker.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// Something that happened.
    Event(DeviceEvent),
    /// What became of an order.
    Ack(OrderAck),
    /// The retained state.
    State(State),
}

impl Content {
    /// The topic and the JSON under which a connection of this session says it: an event that had
    /// to wait keeps its number and its time, and goes out under the session that carries it.
    pub fn message(&self, session: u64) -> (Kind, Vec<u8>) {
        match self {
            Self::Event(event) => {
                let mut event = event.clone();
                event.session = session;
                (Kind::Event, json(&event))
            }
            Self::Ack(ack) => {
                let mut ack = ack.clone();
                ack.session = session;
                (Kind::Ack, json(&ack))
            }
            Self::State(state) => (Kind::State, json(state)),
        }
    }

    const fn is_lock_state(&self) -> bool {
        matches!(self, Self::Event(event) if event.lockdown.is_some())
    }
}

/// A message and its number.
#[derive(Clone, Debug, PartialEq)]
pub struct Parcel {
    /// Counts up; never used twice.
    pub number: u64,
    /// What is said.
    pub content: Content,
}

/// Parcels in order, and what the connection calls those that are under way.
#[derive(Clone, Debug, Default)]
pub struct Outbox {
    waiting: VecDeque<Parcel>,
    last_number: u64,
    /// Handed to the connection, not yet on the wire.
    handed: VecDeque<u64>,
    /// On the wire, by packet id.
    sent: BTreeMap<u16, u64>,
    given_up: u64,
}

impl Outbox {
    /// Keeps a message until it is acknowledged.
    pub fn keep(&mut self, content: Content) -> Parcel {
        if self.waiting.len() >= MAX_WAITING {
            self.waiting.pop_front();
            self.given_up += 1;
        }
        self.last_number += 1;
        let number = self.last_number;
        let parcel = Parcel { number, content };
        self.waiting.push_back(parcel.clone());
        parcel
    }

    /// Everything unacknowledged, oldest first: what a new connection begins with. Earlier states of the lock are given
    /// up: the connection's birth has the current one, which they would replace.
    pub fn start_again(&mut self) -> Vec<Parcel> {
        self.handed.clear();
        self.sent.clear();
        self.waiting
            .retain(|parcel| !parcel.content.is_lock_state());
        self.waiting.iter().cloned().collect()
    }

    /// The parcel was given to the connection.
    pub fn handed(&mut self, number: u64) {
        self.handed.push_back(number);
    }

    /// The connection wrote the oldest of those it was given, under this packet id.
    pub fn sent(&mut self, packet: u16) {
        if let Some(number) = self.handed.pop_front() {
            self.sent.insert(packet, number);
        }
    }

    /// The broker has the message of this packet id. Gives its number.
    pub fn acknowledged(&mut self, packet: u16) -> Option<u64> {
        let number = self.sent.remove(&packet)?;
        self.waiting.retain(|parcel| parcel.number != number);
        Some(number)
    }

    /// Messages given up because the broker was away for too long.
    pub fn given_up(&self) -> u64 {
        self.given_up
    }

    /// Messages that wait.
    pub fn len(&self) -> usize {
        self.waiting.len()
    }

    /// Whether none waits.
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::{Content, MAX_WAITING, OrderAck, Outbox};

    fn ack(id: &str) -> Content {
        Content::Ack(OrderAck {
            id: id.to_owned(),
            ..OrderAck::default()
        })
    }

    #[test]
    fn a_parcel_waits_until_its_own_acknowledgement() {
        let mut outbox = Outbox::default();
        for text in ["a", "b"] {
            let parcel = outbox.keep(ack(text));
            outbox.handed(parcel.number);
        }
        outbox.sent(7);
        outbox.sent(8);
        assert_eq!(outbox.acknowledged(9), None);
        assert_eq!(outbox.acknowledged(8), Some(2));
        assert_eq!(outbox.acknowledged(8), None);
        let again = outbox.start_again();
        assert_eq!(again.len(), 1);
        assert_eq!(again[0].content, ack("a"));
        assert_eq!(outbox.acknowledged(7), None, "ids of an earlier connection");
    }

    #[test]
    fn bounded() {
        let mut outbox = Outbox::default();
        for _ in 0..MAX_WAITING + 5 {
            outbox.keep(ack(""));
        }
        assert_eq!(outbox.len(), MAX_WAITING);
        assert_eq!(outbox.given_up(), 5);
        assert_eq!(outbox.start_again()[0].number, 6);
    }
}
