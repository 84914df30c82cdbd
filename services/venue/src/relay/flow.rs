//! What passes over each connection: counted while it is copied, read by whoever shows it.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::clock;
use crate::fresh::HexId;

/// How a connection ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cut {
    /// In a way that says nothing.
    #[default]
    Unknown,
    /// In good order.
    Closed,
    /// By a reset.
    Reset,
    /// Nothing came for too long.
    Silent,
    /// The other end could not be reached.
    Unreachable,
}

impl Cut {
    /// A stable word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Unknown => "unknown",
            Self::Closed => "closed",
            Self::Reset => "reset",
            Self::Silent => "silent",
            Self::Unreachable => "unreachable",
        }
    }
}

impl From<&std::io::Error> for Cut {
    fn from(error: &std::io::Error) -> Self {
        use std::io::ErrorKind as K;
        match error.kind() {
            K::ConnectionReset | K::ConnectionAborted | K::BrokenPipe => Self::Reset,
            K::TimedOut => Self::Silent,
            K::HostUnreachable | K::NetworkUnreachable | K::ConnectionRefused => Self::Unreachable,
            K::UnexpectedEof => Self::Closed,
            _ => Self::Unknown,
        }
    }
}

/// How much a connection carried, bytes; how long ago the last of them, milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Carried {
    /// From the device to the coordinator.
    pub up: u64,
    /// From the coordinator to the device.
    pub down: u64,
    /// Since the last byte to the coordinator, or since the beginning.
    pub up_age_ms: u64,
    /// Since the last byte to the device, or since the beginning.
    pub down_age_ms: u64,
    /// How it ended.
    pub cut: Cut,
}

/// One direction of a connection.
#[derive(Debug)]
pub(super) struct Lane {
    bytes: AtomicU64,
    last: AtomicU64,
}

impl Lane {
    fn new(now: u64) -> Self {
        Self {
            bytes: AtomicU64::new(0),
            last: AtomicU64::new(now),
        }
    }

    pub(super) fn passed(&self, bytes: u64) {
        self.bytes.fetch_add(bytes, Ordering::Relaxed);
        self.last.store(clock::monotonic_ms(), Ordering::Relaxed);
    }

    fn read(&self, now: u64) -> (u64, u64) {
        let last = self.last.load(Ordering::Relaxed);
        (self.bytes.load(Ordering::Relaxed), now.saturating_sub(last))
    }
}

/// What passes over one connection.
#[derive(Debug)]
pub(super) struct Flow {
    device: String,
    pub(super) up: Lane,
    pub(super) down: Lane,
}

impl Flow {
    pub(super) fn new(device: &str) -> Self {
        let now = clock::monotonic_ms();
        Self {
            device: device.to_owned(),
            up: Lane::new(now),
            down: Lane::new(now),
        }
    }

    /// Bytes to the coordinator, and to the device.
    pub(super) fn bytes(&self) -> (u64, u64) {
        let read = |lane: &Lane| lane.bytes.load(Ordering::Relaxed);
        (read(&self.up), read(&self.down))
    }

    pub(super) fn carried(&self, now: u64) -> Carried {
        let (up, up_age_ms) = self.up.read(now);
        let (down, down_age_ms) = self.down.read(now);
        Carried {
            up,
            down,
            up_age_ms,
            down_age_ms,
            cut: Cut::Unknown,
        }
    }
}

/// A connection at work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FlowSeen {
    /// Whose.
    pub device: String,
    /// Its id.
    pub connection: HexId,
    /// What passed so far.
    pub carried: Carried,
}

/// All connections at work, in the order in which they came. Clones share one list, which is as
/// long as the gate lets connections in.
#[derive(Clone, Debug, Default)]
pub struct Flows(Arc<Mutex<Open>>);

#[derive(Debug, Default)]
struct Open {
    count: u64,
    flows: BTreeMap<u64, (HexId, Arc<Flow>)>,
}

impl Flows {
    /// Every connection as it stands now.
    pub fn seen(&self) -> Vec<FlowSeen> {
        let now = clock::monotonic_ms();
        let open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let seen = open.flows.values().map(|(connection, flow)| FlowSeen {
            device: flow.device.clone(),
            connection: connection.clone(),
            carried: flow.carried(now),
        });
        seen.collect()
    }

    /// Lists a connection for as long as the entry is kept.
    pub(super) fn enter(&self, connection: HexId, flow: Arc<Flow>) -> Entry {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        open.count += 1;
        let number = open.count;
        open.flows.insert(number, (connection, flow));
        Entry {
            flows: self.clone(),
            number,
        }
    }
}

/// A place in the list; it goes when this is dropped, so also with a connection torn down.
#[derive(Debug)]
pub(super) struct Entry {
    flows: Flows,
    number: u64,
}

impl Drop for Entry {
    fn drop(&mut self) {
        let mut open = self.flows.0.lock().unwrap_or_else(PoisonError::into_inner);
        open.flows.remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ven_4_a_connection_is_listed_while_it_works() {
        let flows = Flows::default();
        let id = |n| HexId::from_bytes([n; 16]);
        let flow = Arc::new(Flow::new("d-1"));
        let entry = flows.enter(id(1), flow.clone());
        let later = flows.enter(id(0), Arc::new(Flow::new("d-1")));
        flow.up.passed(40);
        flow.up.passed(2);
        flow.down.passed(7);
        let seen = flows.seen();
        let shown: Vec<_> = seen
            .iter()
            .map(|it| (it.connection.clone(), it.carried.up, it.carried.down))
            .collect();
        assert_eq!(shown, [(id(1), 42, 7), (id(0), 0, 0)], "the newest last");
        drop(entry);
        assert_eq!(flows.seen().len(), 1);
        drop(later);
        assert!(flows.seen().is_empty());
    }
}
