//! Connections that are open, and who waits for one, as the kernel's tables tell.

use std::{
    fs,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    path::Path,
};

/// Connections that are told.
const MOST: usize = 16;

/// The tables, and what their rows are called.
const TABLES: [(&str, &str); 4] = [
    ("tcp", "tcp"),
    ("tcp6", "tcp"),
    ("udp", "udp"),
    ("udp6", "udp"),
];

pub(super) fn lines(root: &Path) -> Vec<String> {
    let mut any = false;
    let mut lines = Vec::new();
    for (table, kind) in TABLES {
        let Ok(text) = fs::read_to_string(root.join("proc/net").join(table)) else {
            continue;
        };
        any = true;
        lines.extend(text.lines().skip(1).filter_map(|row| line(kind, row)));
    }
    if !any {
        return vec!["connections: not reported by this computer".to_owned()];
    }
    if lines.is_empty() {
        return vec!["connections: none".to_owned()];
    }
    lines.sort();
    lines.dedup();
    let more = lines.len().saturating_sub(MOST);
    lines.truncate(MOST);
    if more > 0 {
        lines.push(format!("connections: and {more} more"));
    }
    lines
}

/// None for one that is over, and for a row that is none.
fn line(kind: &str, row: &str) -> Option<String> {
    let mut fields = row.split_whitespace().skip(1);
    let (own, other) = (address(fields.next()?)?, address(fields.next()?)?);
    let state = fields.next()?;
    let user = fields.nth(3)?;
    let user: u32 = user.parse().ok()?;
    match (kind, state) {
        ("tcp", "01" | "02" | "03") | ("udp", "01") => {
            Some(format!("connection: {kind} {own} to {other} (user {user})"))
        }
        ("tcp", "0A") | ("udp", "07") => {
            Some(format!("waits for connections: {kind} {own} (user {user})"))
        }
        _ => None,
    }
}

/// `0100007F:1F90`: words of 32 bits, each in the order of the machine's bytes.
fn address(text: &str) -> Option<SocketAddr> {
    let (address, port) = text.split_once(':')?;
    let port = u16::from_str_radix(port, 16).ok()?;
    let mut bytes = Vec::new();
    for at in (0..address.len()).step_by(8) {
        let word = u32::from_str_radix(address.get(at..at + 8)?, 16).ok()?;
        bytes.extend(word.to_ne_bytes());
    }
    let address = match bytes.len() {
        4 => IpAddr::from(Ipv4Addr::from(<[u8; 4]>::try_from(bytes).ok()?)),
        16 => IpAddr::from(Ipv6Addr::from(<[u8; 16]>::try_from(bytes).ok()?)),
        _ => return None,
    };
    Some(SocketAddr::new(address.to_canonical(), port))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn ven_3_open_connections_are_told_with_whose_they_are() {
        let root = tempfile::tempdir().unwrap();
        let net = root.path().join("proc/net");
        fs::create_dir_all(&net).unwrap();
        let head =
            "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid\n";
        let row = |own: &str, other: &str, state: &str, user: u32| {
            format!(
                "   0: {own} {other} {state} 00000000:00000000 00:00000000 00000000  {user}        0 1\n"
            )
        };
        fs::write(net.join("tcp"), head).unwrap();
        assert_eq!(lines(root.path()), ["connections: none"]);
        let tcp = [
            head.to_owned(),
            row("0100007F:1CCA", "00000000:0000", "0A", 990),
            row("0500030A:A8C2", "0100030A:22B3", "01", 990),
            row("0500030A:A8C4", "0100030A:22B3", "06", 0),
            "   4: nonsense\n".to_owned(),
        ];
        fs::write(net.join("tcp"), tcp.concat()).unwrap();
        let mapped = "0000000000000000FFFF00000500030A:0050";
        let tcp6 = [head.to_owned(), row(mapped, mapped, "01", 1000)];
        fs::write(net.join("tcp6"), tcp6.concat()).unwrap();
        assert_eq!(
            lines(root.path()),
            [
                "connection: tcp 10.3.0.5:43202 to 10.3.0.1:8883 (user 990)",
                "connection: tcp 10.3.0.5:80 to 10.3.0.5:80 (user 1000)",
                "waits for connections: tcp 127.0.0.1:7370 (user 990)",
            ]
        );
        let many: String = (1..=100)
            .map(|port| row(&format!("0100007F:{port:04X}"), "0100007F:0001", "01", 1))
            .collect();
        fs::write(net.join("tcp6"), format!("{head}{many}")).unwrap();
        let told = lines(root.path());
        assert_eq!(told.len(), MOST + 1);
        assert_eq!(told.last().unwrap(), "connections: and 86 more");
    }

    #[test]
    fn ven_3_this_machine_tells_of_a_port_that_is_waited_at() {
        let waits = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let own = waits.local_addr().unwrap();
        let text = fs::read_to_string("/proc/net/tcp").unwrap();
        let mut rows = text.lines().filter_map(|row| line("tcp", row));
        assert!(rows.any(|row| row.contains(&format!("tcp {own} "))));
    }
}
