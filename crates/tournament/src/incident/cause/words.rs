//! Causes and certainties as words and sentences.

use std::fmt;

use super::{Cause, Certainty};

impl Cause {
    /// Each cause, its word, and its name for people: the same as on the pages (`web/i18n/en.json`, `cause.*`).
    pub const ALL: [(Self, &'static str, &'static str); 11] = [
        (
            Self::PageDied,
            "page-died",
            "the page on the device died or was closed",
        ),
        (
            Self::DeviceSuspended,
            "device-suspended",
            "the computer slept or froze",
        ),
        (
            Self::DeviceRestarted,
            "device-restarted",
            "the device restarted",
        ),
        (
            Self::AgentRestarted,
            "agent-restarted",
            "the program on the device restarted",
        ),
        (
            Self::DeviceLeft,
            "device-left",
            "the device was shut down properly",
        ),
        (
            Self::DeviceAbsent,
            "device-absent",
            "the device was not connected when the seat moved to it",
        ),
        (
            Self::DeviceOffNetwork,
            "device-off-network",
            "the device was off the venue's network",
        ),
        (
            Self::VenueNetwork,
            "venue-network",
            "the venue's network or node failed",
        ),
        (
            Self::VenueUplink,
            "venue-uplink",
            "the venue's uplink failed",
        ),
        (
            Self::CoordinatorOutage,
            "coordinator-outage",
            "the coordinator was down",
        ),
        (Self::Unknown, "unknown", "the cause is not known"),
    ];

    /// The word, on the wire and stored.
    pub fn word(self) -> &'static str {
        let found = Self::ALL.iter().find(|(cause, _, _)| *cause == self);
        found.map_or("unknown", |(_, word, _)| word)
    }

    /// By its word.
    pub fn from_word(word: &str) -> Option<Self> {
        let found = Self::ALL.iter().find(|(_, known, _)| *known == word);
        found.map(|(cause, _, _)| *cause)
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = Self::ALL.iter().find(|(cause, _, _)| cause == self);
        f.write_str(found.map_or("the cause is not known", |(_, _, said)| said))
    }
}

impl Certainty {
    /// Each certainty and its word.
    pub const ALL: [(Self, &'static str); 3] = [
        (Self::Unknown, "unknown"),
        (Self::Likely, "likely"),
        (Self::Certain, "certain"),
    ];

    /// The word, on the wire, stored, and for people.
    pub fn word(self) -> &'static str {
        let found = Self::ALL.iter().find(|(certainty, _)| *certainty == self);
        found.map_or("unknown", |(_, word)| word)
    }

    /// By its word.
    pub fn from_word(word: &str) -> Option<Self> {
        let found = Self::ALL.iter().find(|(_, known)| *known == word);
        found.map(|(certainty, _)| *certainty)
    }
}

impl fmt::Display for Certainty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
