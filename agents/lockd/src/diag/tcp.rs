//! Connections that are open (`linux/inet_diag.h`).

use std::io;

/// `AF_INET`, `AF_INET6`; `IPPROTO_TCP`.
const FAMILIES: [u8; 2] = [2, 10];
const TCP: u8 = 6;
/// `TCP_ESTABLISHED`, as one of a set.
const ESTABLISHED: u32 = 1 << 1;
/// Length of whose connection it is to be: anybody's.
const WHOSE: usize = 48;

/// The ports here of every connection that is established, in no order. An error where the kernel cannot be asked: it may
/// be built without `tcp_diag`.
pub(crate) fn open_ports() -> io::Result<Vec<u16>> {
    let mut found = Vec::new();
    for family in FAMILIES {
        super::ask(&question(family), |message| found.extend(own_port(message)))?;
    }
    Ok(found)
}

fn question(family: u8) -> Vec<u8> {
    let mut bytes = vec![family, TCP, 0, 0];
    bytes.extend(ESTABLISHED.to_ne_bytes());
    bytes.extend([0; WHOSE]);
    bytes
}

/// After family, state, timer and count, in the order of the network.
fn own_port(message: &[u8]) -> Option<u16> {
    let port = message.get(4..6)?;
    Some(u16::from_be_bytes(port.try_into().ok()?))
}

#[cfg(test)]
mod tests {
    use std::net::{TcpListener, TcpStream};

    use super::{open_ports, own_port, question};

    #[test]
    fn a_port_is_read_as_it_is_sent() {
        assert_eq!(own_port(&[2, 1, 0, 0, 0x0d, 0x3d, 9, 9]), Some(3389));
        assert_eq!(own_port(&[2, 1, 0, 0, 0x0d]), None);
        assert_eq!(question(2).len(), 56);
    }

    /// Of this very machine, by both families; who only waits is not connected.
    #[test]
    fn ven_2_a_connection_is_told_while_it_is_open() {
        for address in ["127.0.0.1:0", "[::1]:0"] {
            let Ok(waits) = TcpListener::bind(address) else {
                eprintln!("SKIPPED ven_2_a_connection_is_told_while_it_is_open: no {address}");
                continue;
            };
            let own = waits.local_addr().unwrap();
            let told = || open_ports().map(|open| open.contains(&own.port()));
            match told() {
                Ok(told) => assert!(!told),
                Err(error) => {
                    eprintln!("SKIPPED ven_2_a_connection_is_told_while_it_is_open: {error}");
                    return;
                }
            }
            let _there = TcpStream::connect(own).unwrap();
            let _here = waits.accept().unwrap();
            assert!(told().unwrap());
        }
    }
}
