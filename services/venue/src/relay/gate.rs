//! Who may connect: tokens, each good once, and how many connections a device may hold.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::Preface;
use crate::fresh::HexId;

/// Connections that one device may hold at a time: its old one may linger while a new one comes.
pub const CONNECTIONS: usize = 2;

/// Tokens that one device may hold unused.
pub const TOKENS: usize = 4;

/// Why a connection is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The line was no preface.
    #[error("the preface is not \"ADOUBE1 <device> <token>\" within 200 bytes and 3 seconds")]
    BadPreface,
    /// Not enrolled at this venue (VEN-1).
    #[error("this device is not registered at this venue")]
    UnknownDevice,
    /// No such token, or not this device's, or used already.
    #[error("this device cannot use this token")]
    BadToken,
    /// Too many connections.
    #[error("too many connections")]
    Busy,
    /// The coordinator could not be reached.
    #[error("the coordinator cannot be reached")]
    Unreachable,
}

impl Refusal {
    /// All that there are.
    pub(crate) const ALL: [Self; 5] = [
        Self::BadPreface,
        Self::UnknownDevice,
        Self::BadToken,
        Self::Busy,
        Self::Unreachable,
    ];

    /// As it stands in the answer to a preface.
    pub const fn code(self) -> &'static str {
        match self {
            Self::BadPreface => "bad-preface",
            Self::UnknownDevice => "unknown-device",
            Self::BadToken => "bad-token",
            Self::Busy => "busy",
            Self::Unreachable => "unreachable",
        }
    }
}

#[derive(Clone, Debug, Default)]
struct Door {
    tokens: VecDeque<HexId>,
    open: BTreeSet<HexId>,
}

/// The tokens and connections of every enrolled device.
#[derive(Clone, Debug)]
pub struct Gate {
    doors: BTreeMap<String, Door>,
}

impl Gate {
    /// No tokens yet for these devices.
    pub fn new(devices: &[String]) -> Self {
        let doors = devices.iter().map(|id| (id.clone(), Door::default()));
        Self {
            doors: doors.collect(),
        }
    }

    /// Lets a connection in under the id `connection`, and takes its token. A refusal for want of
    /// room leaves the token.
    pub fn admit(&mut self, preface: &Preface, connection: HexId) -> Result<(), Refusal> {
        let door = self
            .doors
            .get_mut(&preface.device)
            .ok_or(Refusal::UnknownDevice)?;
        let at = door.tokens.iter().position(|token| *token == preface.token);
        let at = at.ok_or(Refusal::BadToken)?;
        if door.open.len() >= CONNECTIONS {
            return Err(Refusal::Busy);
        }
        door.tokens.remove(at);
        door.open.insert(connection);
        Ok(())
    }

    /// The connection is gone.
    pub fn release(&mut self, device: &str, connection: &HexId) {
        if let Some(door) = self.doors.get_mut(device) {
            door.open.remove(connection);
        }
    }

    /// Gives a device one more token. When it would hold more than [`TOKENS`] its oldest is void,
    /// so that one which lost its tokens is not shut out.
    pub fn add(&mut self, device: &str, token: HexId) {
        if let Some(door) = self.doors.get_mut(device) {
            door.tokens.push_back(token);
            if door.tokens.len() > TOKENS {
                door.tokens.pop_front();
            }
        }
    }

    /// Voids all tokens of a device.
    pub fn void(&mut self, device: &str) {
        if let Some(door) = self.doors.get_mut(device) {
            door.tokens.clear();
        }
    }

    /// Tokens that a device holds unused.
    pub fn tokens(&self, device: &str) -> usize {
        self.doors.get(device).map_or(0, |door| door.tokens.len())
    }

    /// Whether a device has a connection.
    pub fn relayed(&self, device: &str) -> bool {
        self.doors
            .get(device)
            .is_some_and(|door| !door.open.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(n: u8) -> HexId {
        HexId::from_bytes([n; 16])
    }

    fn preface(device: &str, token: u8) -> Preface {
        Preface {
            device: device.to_owned(),
            token: id(token),
        }
    }

    #[test]
    fn admissions_by_table() {
        let mut gate = Gate::new(&["d-1".to_owned(), "d-2".to_owned()]);
        for token in 1..=4 {
            gate.add("d-1", id(token));
        }
        gate.add("d-2", id(9));
        for (device, token, connection, expected) in [
            ("d-3", 1, 101, Err(Refusal::UnknownDevice)),
            ("d-1", 9, 101, Err(Refusal::BadToken)),
            ("d-1", 1, 101, Ok(())),
            ("d-1", 1, 102, Err(Refusal::BadToken)),
            ("d-1", 2, 102, Ok(())),
            ("d-1", 3, 103, Err(Refusal::Busy)),
            ("d-2", 9, 103, Ok(())),
        ] {
            let found = gate.admit(&preface(device, token), id(connection));
            assert_eq!(found, expected, "{device} {token}");
        }
        gate.release("d-1", &id(101));
        assert!(gate.relayed("d-1"));
        assert_eq!(gate.admit(&preface("d-1", 3), id(104)), Ok(()));
        gate.release("d-2", &id(103));
        assert!(!gate.relayed("d-2"));
    }

    #[test]
    fn tokens_are_bounded_and_can_be_voided() {
        let mut gate = Gate::new(&["d-1".to_owned()]);
        for token in 1..=6 {
            gate.add("d-1", id(token));
        }
        assert_eq!(gate.tokens("d-1"), TOKENS);
        let oldest = gate.admit(&preface("d-1", 1), id(101));
        assert_eq!(oldest, Err(Refusal::BadToken));
        gate.void("d-1");
        assert_eq!(gate.tokens("d-1"), 0);
        let newest = gate.admit(&preface("d-1", 6), id(101));
        assert_eq!(newest, Err(Refusal::BadToken));
        gate.add("stranger", id(7));
        assert_eq!(gate.tokens("stranger"), 0);
    }
}
