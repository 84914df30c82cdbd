//! `adoube eboard list`.

use std::time::Duration;

use adoube_eboard_ports::{Computer, FoundPort, PortKind, find_boards};
use anyhow::Result;
use serde_json::json;

use super::texts::port_error;
use crate::args::BoardListArgs;
use crate::say::Say;
use crate::text;

/// How long boards by Bluetooth LE are looked for.
const SEARCH: Duration = Duration::from_secs(5);

/// Lists the ports that may be a board's.
pub(super) async fn run(args: &BoardListArgs, say: Say) -> Result<()> {
    let mut ports = Computer::default().ports();
    if args.bluetooth {
        say.notice(text!("cli-eboard-list-searching"));
        let found = find_boards(None, SEARCH).await;
        ports.extend(found.map_err(|error| port_error(&error))?);
    }
    if ports.is_empty() {
        say.text(text!("cli-eboard-list-none"));
        say.text(text!("cli-eboard-list-bluetooth"));
        say.text(text!("cli-eboard-list-serial"));
    }
    for port in ports {
        let usb = port
            .usb
            .map(|(vendor, product)| format!("{vendor:04x}:{product:04x}"));
        let makes: Vec<_> = port.makes.iter().map(|make| make.name()).collect();
        let value = json!({
            "port": port.path,
            "kind": kind(port.kind),
            "usb": usb,
            "name": port.name,
            "makes": makes,
        });
        say.result(line(&port, usb.as_deref()), &value);
    }
    Ok(())
}

const fn kind(kind: PortKind) -> &'static str {
    match kind {
        PortKind::Usb => "usb",
        PortKind::Bluetooth => "bluetooth",
        PortKind::BluetoothLe => "ble",
        PortKind::Hid => "hid",
    }
}

fn line(port: &FoundPort, usb: Option<&str>) -> String {
    let makes: Vec<_> = port.makes.iter().map(|make| make.title()).collect();
    let makes = if makes.is_empty() {
        text!("cli-eboard-list-any")
    } else {
        text!("cli-eboard-list-perhaps", makes: makes.join(", "))
    };
    let name = port.name.as_deref().unwrap_or("-");
    let usb = usb.unwrap_or("-");
    format!(
        "{:<21} {:<10} {usb:<10} {makes} ({name})",
        port.path.display(),
        kind(port.kind)
    )
}
