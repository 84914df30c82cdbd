//! What the node says as evidence: stable words with whole figures. The rules that read them are
//! the coordinator's; here they are only written.

use adoube_proto::v1::{DeviceChange, DeviceChangeKind, RelayChange, RelayChangeKind, Sight};

use crate::relay::{Carried, Cut};

/// How many of the other devices that were there fell silent with one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Neighbours {
    /// Silent or lost in the same few seconds.
    pub silent: u32,
    /// Of so many that were there.
    pub of: u32,
}

/// What a device's birth says against the one before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Birth {
    /// Nothing to compare with.
    #[default]
    Unknown,
    /// The same process connected again.
    Same,
    /// Another process, the same start of the machine.
    NewAgent,
    /// Another start of the machine.
    NewBoot,
}

impl Birth {
    fn figure(self) -> i64 {
        match self {
            Self::Unknown => 0,
            Self::Same => 1,
            Self::NewAgent => 2,
            Self::NewBoot => 3,
        }
    }
}

impl Cut {
    fn figure(self) -> i64 {
        match self {
            Self::Unknown => 0,
            Self::Closed => 1,
            Self::Reset => 2,
            Self::Silent => 3,
            Self::Unreachable => 4,
        }
    }
}

/// A word with its figures.
pub fn word(word: &str, figures: &[i64]) -> Sight {
    Sight {
        word: word.to_owned(),
        figures: figures.to_vec(),
    }
}

/// A number as a figure.
pub fn figure(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// How a way ended, and since when nothing had come on it.
pub fn cut(name: &str, cut: Cut, silent_ms: u64) -> Sight {
    word(name, &[cut.figure(), figure(silent_ms)])
}

/// What is seen of a device. Lateness alone is none: it is told to people.
pub fn of_device(change: &DeviceChange, birth: Birth) -> Vec<Sight> {
    match change.what() {
        DeviceChangeKind::Born => vec![word("device-born", &[birth.figure()])],
        DeviceChangeKind::Ready => vec![word("device-ready", &[])],
        DeviceChangeKind::Left => vec![word("device-left", &[])],
        DeviceChangeKind::Lost => vec![word("device-lost", &[])],
        DeviceChangeKind::Silent => vec![word("device-silent", &[figure(change.silent_for_ms)])],
        DeviceChangeKind::Unspecified
        | DeviceChangeKind::Late
        | DeviceChangeKind::Duplicate
        | DeviceChangeKind::Foreign
        | DeviceChangeKind::Event
        | DeviceChangeKind::Neighbours
        | DeviceChangeKind::Heard
        | DeviceChangeKind::JournalGap
        | DeviceChangeKind::Enrolled => Vec::new(),
    }
}

/// How many of the others fell silent with a device.
pub fn of_neighbours(neighbours: Neighbours) -> Sight {
    let figures = [neighbours.silent, neighbours.of].map(i64::from);
    word("neighbours", &figures)
}

/// What is seen of a relayed connection.
pub fn of_relay(change: &RelayChange, carried: &Carried) -> Vec<Sight> {
    let closed = |name| {
        let figures = [
            carried.cut.figure(),
            figure(change.bytes_up),
            figure(change.bytes_down),
        ];
        vec![word(name, &figures)]
    };
    match change.what() {
        RelayChangeKind::Opened => vec![word("relay-opened", &[])],
        RelayChangeKind::ClosedByDevice => closed("relay-closed-by-device"),
        RelayChangeKind::ClosedByCoordinator => closed("relay-closed-by-coordinator"),
        RelayChangeKind::Unspecified | RelayChangeKind::Refused | RelayChangeKind::Unreachable => {
            Vec::new()
        }
    }
}
