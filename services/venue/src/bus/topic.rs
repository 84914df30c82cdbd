//! Topics: `adoube/v1/<venue>/<device>/<kind>`.

/// What a device sends; the last part of its topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Once at each connection.
    Birth,
    /// Retained; `lost` is the last will.
    State,
    /// Once a second.
    Vitals,
    /// What happened, once.
    Event,
    /// What became of an order.
    Ack,
    /// Lines of its journal.
    Journal,
    /// Its answer to a ping.
    Pong,
}

impl Kind {
    /// All of them, in the order of the documentation.
    pub const ALL: [Self; 7] = [
        Self::Birth,
        Self::State,
        Self::Vitals,
        Self::Event,
        Self::Ack,
        Self::Journal,
        Self::Pong,
    ];

    /// As in a topic.
    pub fn word(self) -> &'static str {
        match self {
            Self::Birth => "birth",
            Self::State => "state",
            Self::Vitals => "vitals",
            Self::Event => "event",
            Self::Ack => "ack",
            Self::Journal => "journal",
            Self::Pong => "pong",
        }
    }
}

/// All that a venue's devices send on topics of one kind.
pub fn filter(venue: &str, kind: Kind) -> String {
    format!("adoube/v1/{venue}/+/{}", kind.word())
}

/// The topic of one kind of one device.
pub fn topic(venue: &str, device: &str, kind: Kind) -> String {
    format!("adoube/v1/{venue}/{device}/{}", kind.word())
}

/// Where a device's orders go.
pub fn orders(venue: &str, device: &str) -> String {
    format!("adoube/v1/{venue}/{device}/order")
}

/// Where a device finds which lines of its journal are confirmed.
pub fn receipts(venue: &str, device: &str) -> String {
    format!("adoube/v1/{venue}/{device}/receipt")
}

/// Where a device is pinged.
pub fn pings(venue: &str, device: &str) -> String {
    format!("adoube/v1/{venue}/{device}/ping")
}

/// Whose topic this is; none if it is no device's topic at this venue.
pub fn parse<'a>(venue: &str, topic: &'a str) -> Option<(&'a str, Kind)> {
    let rest = topic.strip_prefix("adoube/v1/")?;
    let rest = rest.strip_prefix(venue)?.strip_prefix('/')?;
    let (device, word) = rest.split_once('/')?;
    let kind = Kind::ALL.into_iter().find(|kind| kind.word() == word)?;
    (!device.is_empty()).then_some((device, kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn topics_by_table() {
        for (text, expected) in [
            (
                "adoube/v1/madrid/madrid-1/birth",
                Some(("madrid-1", Kind::Birth)),
            ),
            ("adoube/v1/madrid/x/ack", Some(("x", Kind::Ack))),
            ("adoube/v1/madrid/madrid-1/order", None),
            ("adoube/v1/madrid/madrid-1/birth/x", None),
            ("adoube/v1/madrid//birth", None),
            ("adoube/v1/madrid2/x/birth", None),
            ("adoube/v2/madrid/x/birth", None),
            ("adoube/v1/madrid", None),
            ("", None),
        ] {
            assert_eq!(parse("madrid", text), expected, "{text:?}");
        }
        for kind in Kind::ALL {
            assert_eq!(parse("a", &topic("a", "b", kind)), Some(("b", kind)));
        }
    }
}
