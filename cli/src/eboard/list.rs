//! `adoube eboard list`.

use adoube_eboard_ports::{Computer, FoundPort, PortKind};
use serde_json::json;

use crate::say::Say;

/// Lists the ports that may be a board's.
pub(super) fn run(say: Say) {
    let ports = Computer::default().ports();
    if ports.is_empty() {
        say.text("No port of this computer may be a board's. Plug the board in and switch it on.");
        say.text("Bluetooth boards: pair them first, then connect them as a serial port (rfcomm).");
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
}

const fn kind(kind: PortKind) -> &'static str {
    match kind {
        PortKind::Usb => "usb",
        PortKind::Bluetooth => "bluetooth",
        PortKind::Hid => "hid",
    }
}

fn line(port: &FoundPort, usb: Option<&str>) -> String {
    let makes: Vec<_> = port.makes.iter().map(|make| make.title()).collect();
    let makes = if makes.is_empty() {
        "any board".to_owned()
    } else {
        format!("perhaps {}", makes.join(" or "))
    };
    let name = port.name.as_deref().unwrap_or("no name");
    let usb = usb.unwrap_or("-");
    format!(
        "{:<16} {:<10} {usb:<10} {makes} ({name})",
        port.path.display(),
        kind(port.kind)
    )
}
