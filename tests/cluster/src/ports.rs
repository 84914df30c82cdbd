//! Ports for an event.

use std::collections::BTreeSet;
use std::net::{Ipv4Addr, TcpListener};
use std::sync::{Mutex, PoisonError};

/// From the coordinator's port, as `adoube init` lays them out.
pub const RELAY: u16 = 100;
/// Likewise.
pub const MQTT: u16 = 1183;
/// Likewise: where officials watch and give orders.
pub const OFFICIALS: u16 = 200;
/// Likewise: where browsers find the coordinator's page.
pub const CONSOLE: u16 = 300;
/// Likewise: where browsers find a venue's page.
pub const WALL: u16 = 400;

/// So that the brokers' ports too stay below what systems give away by themselves.
const BASES: std::ops::Range<u16> = 20_000..30_000;
/// Bases are so far apart that no two events of this process share a port.
const STEP: u16 = 32;
const TRIES: usize = 1_000;

static TAKEN: Mutex<BTreeSet<u16>> = Mutex::new(BTreeSet::new());

/// A coordinator's port such that it and those of so many venues are free at this moment.
pub fn base(venues: u16) -> u16 {
    let mut taken = TAKEN.lock().unwrap_or_else(PoisonError::into_inner);
    for _ in 0..TRIES {
        let base = fastrand::u16(BASES) / STEP * STEP;
        let venues = (0..venues)
            .flat_map(|venue| [RELAY, OFFICIALS, WALL, MQTT].map(|offset| base + offset + venue));
        if [base, base + CONSOLE]
            .into_iter()
            .chain(venues)
            .all(is_free)
            && taken.insert(base / STEP)
        {
            return base;
        }
    }
    panic!("no free ports from {} to {}", BASES.start, BASES.end);
}

fn is_free(port: u16) -> bool {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok()
}
