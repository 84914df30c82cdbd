//! Connections that are open at ports where somebody is let in.

use std::path::Path;

use super::tree;
use crate::diag::tcp;

/// Secure shell, remote desktop, VNC.
const PORTS: [u16; 4] = [22, 3389, 5900, 5901];

/// As the kernel tells it when it is asked, which is soon done. None where it cannot be asked, and of a machine that was
/// recorded.
pub(super) fn asked(root: &Path) -> Option<Vec<String>> {
    let open = (root == Path::new("/")).then(tcp::open_ports)?;
    open.ok().map(told)
}

/// As its tables tell it: to write them down the kernel goes through all the room that it has for connections.
pub(super) fn tabled(root: &Path) -> Vec<String> {
    let tables = ["tcp", "tcp6"].map(|name| tree::text(&root.join("proc/net").join(name)));
    let tables = tables.into_iter().flatten();
    let open = tables.flat_map(|table| {
        let rows = table.lines().skip(1);
        rows.filter_map(open_at).collect::<Vec<_>>()
    });
    told(open.collect())
}

fn told(mut ports: Vec<u16>) -> Vec<String> {
    ports.retain(|port| PORTS.contains(port));
    ports.sort_unstable();
    ports.dedup();
    let told = |port| format!("there is a connection to port {port} of this computer");
    ports.into_iter().map(told).collect()
}

/// `0: 0100007F:1F90 0100007F:A8C2 01 ...`: the port here of a connection that is established.
fn open_at(row: &str) -> Option<u16> {
    let mut fields = row.split_whitespace().skip(1);
    let (_, port) = fields.next()?.split_once(':')?;
    let state = fields.nth(1)?;
    u16::from_str_radix(port, 16).ok().filter(|_| state == "01")
}
