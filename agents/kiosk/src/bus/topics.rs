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
    /// Lines of the journal.
    Journal,
    /// From the venue: which lines it has.
    Receipt,
    /// From the venue.
    Ping,
    /// The answer.
    Pong,
}

impl Kind {
    /// What the venue says.
    pub const FROM_VENUE: [Self; 3] = [Self::Order, Self::Receipt, Self::Ping];

    /// The word in the topic.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Birth => "birth",
            Self::State => "state",
            Self::Vitals => "vitals",
            Self::Event => "event",
            Self::Order => "order",
            Self::Ack => "ack",
            Self::Journal => "journal",
            Self::Receipt => "receipt",
            Self::Ping => "ping",
            Self::Pong => "pong",
        }
    }

    /// What of the venue's came on this topic.
    pub fn from_venue(topic: &str) -> Option<Self> {
        let word = topic.rsplit('/').next()?;
        Self::FROM_VENUE
            .into_iter()
            .find(|kind| kind.word() == word)
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
