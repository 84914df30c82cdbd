//! Ports that nobody uses.

use std::net::{Ipv4Addr, TcpListener};

use anyhow::{Result, bail};

use adoube_user_text::text;

/// Below what systems give away by themselves, above what services are known by.
const RANGE: std::ops::Range<u16> = 20_000..32_000;
const TRIES: usize = 2_000;

/// So many ports of loopback that are free at this moment, all different.
pub fn free(count: usize) -> Result<Vec<u16>> {
    let mut held = Vec::new();
    let mut ports = Vec::new();
    for _ in 0..TRIES {
        if ports.len() == count {
            return Ok(ports);
        }
        let port = fastrand::u16(RANGE);
        // Held until all are found, so that none is found twice.
        if let Ok(listener) = TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            held.push(listener);
            ports.push(port);
        }
    }
    bail!(text!("cli-local-no-ports", number count: count, first: RANGE.start, last: RANGE.end))
}

#[cfg(test)]
mod tests {
    #[test]
    fn ports_are_free_and_different() {
        let mut ports = super::free(40).unwrap();
        assert!(ports.iter().all(|port| super::RANGE.contains(port)));
        ports.sort_unstable();
        ports.dedup();
        assert_eq!(ports.len(), 40);
    }
}
