//! The device's own topics and how messages are written on them.

use serde::Serialize;

/// The last part of a topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Once at each connection.
    Birth,
    /// Retained: ready, left or lost.
    State,
    /// Each second.
    Vitals,
    /// What happened.
    Event,
    /// From the venue.
    Order,
    /// What became of an order.
    Ack,
}

impl Kind {
    /// The word in the topic.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Birth => "birth",
            Self::State => "state",
            Self::Vitals => "vitals",
            Self::Event => "event",
            Self::Order => "order",
            Self::Ack => "ack",
        }
    }

    /// The whole topic of a device.
    pub fn topic(self, venue: &str, device: &str) -> String {
        format!("adoube/v1/{venue}/{device}/{}", self.word())
    }
}

/// A message as JSON. These are structures of numbers and strings: writing them cannot fail.
pub fn json(message: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(message).unwrap_or_default()
}
