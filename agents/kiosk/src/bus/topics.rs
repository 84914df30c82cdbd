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

    /// What of the venue's came on this topic, if it is meant for this device: what is another's, or another venue's, is not
    /// obeyed, whoever hands it over.
    pub fn from_venue(topic: &str, venue: &str, device: &str) -> Option<Self> {
        let mut kinds = Self::FROM_VENUE.into_iter();
        kinds.find(|kind| kind.topic(venue, device) == topic)
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

#[cfg(test)]
mod tests {
    use super::Kind;

    #[test]
    fn ven_3_an_order_from_the_wrong_venue_or_to_another_device_is_none() {
        for (topic, kind) in [
            ("adoube/v1/madrid/madrid-1/order", Some(Kind::Order)),
            ("adoube/v1/madrid/madrid-1/ping", Some(Kind::Ping)),
            ("adoube/v1/madrid/madrid-1/receipt", Some(Kind::Receipt)),
            ("adoube/v1/chennai/madrid-1/order", None),
            ("adoube/v1/madrid/madrid-2/order", None),
            ("adoube/v2/madrid/madrid-1/order", None),
            ("adoube/v1/madrid/madrid-1/x/order", None),
            ("order", None),
            // It is the device's own word.
            ("adoube/v1/madrid/madrid-1/ack", None),
        ] {
            assert_eq!(
                Kind::from_venue(topic, "madrid", "madrid-1"),
                kind,
                "{topic}"
            );
        }
    }
}
