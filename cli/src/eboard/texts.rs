//! What `adoube eboard` says, in the reader's language. Records of boards stay in English: they go into bug reports.

use std::path::PathBuf;

use adoube_eboard_ports::{MOST_BYTES_A_SECOND, MissingBluetooth, PeripheralError, PortError};
use adoube_tournament::catalogue_message::CatalogueMessage;

pub(super) use crate::catalogue::{filled, text};
use crate::say::coded;
use crate::text;

/// An error of a port that ends the program, with what to do next.
pub(super) fn port_error(error: &PortError) -> anyhow::Error {
    let next = match error {
        PortError::Lost(_) => text!("cli-eboard-next-lost-ended"),
        error => next(error),
    };
    coded(error.code(), what(error), next)
}

/// Why this computer cannot be a board by Bluetooth LE, with what to do next.
pub(super) fn peripheral_error(error: &PeripheralError) -> anyhow::Error {
    let (what, next) = match error {
        PeripheralError::NoBluetoothLe(make) => (
            text!("cli-eboard-simulate-no-bluetooth", make: make.title()),
            text!("cli-eboard-simulate-no-bluetooth-next"),
        ),
        PeripheralError::NoBluetooth(missing) => {
            let error = PortError::NoBluetooth(*missing);
            let next = match missing {
                MissingBluetooth::Service => text!("cli-eboard-simulate-no-service-next"),
                MissingBluetooth::Adapter => text!("cli-eboard-simulate-no-adapter-next"),
                MissingBluetooth::Power => next(&error),
            };
            (what(&error), next)
        }
        PeripheralError::NoPeripheralRole => (
            text!("cli-eboard-simulate-no-role"),
            text!("cli-eboard-simulate-no-role-next"),
        ),
        PeripheralError::NoRights => (
            text!("cli-eboard-simulate-no-rights"),
            text!("cli-eboard-simulate-no-rights-next"),
        ),
        PeripheralError::Refused(reason) => (
            text!("cli-eboard-simulate-refused", reason),
            text!("cli-eboard-simulate-refused-next"),
        ),
        PeripheralError::Ended => (
            text!("cli-eboard-simulate-ended"),
            text!("cli-eboard-simulate-ended-next"),
        ),
    };
    coded(error.code(), what, next)
}

/// What happened.
pub(super) fn what(error: &PortError) -> String {
    let id = match error {
        PortError::Busy {
            holder: Some(_), ..
        } => "cli-eboard-error-busy-by".to_owned(),
        error => format!("cli-eboard-error-{}", error.code()),
    };
    filled(&with_arguments(CatalogueMessage::named(id), error))
}

/// What to do next.
pub(super) fn next(error: &PortError) -> String {
    let id = match error {
        PortError::NoBoard => "cli-eboard-next-no-such-port".to_owned(),
        PortError::NoRights { group: None, .. } => "cli-eboard-next-no-group".to_owned(),
        error => format!("cli-eboard-next-{}", error.code()),
    };
    filled(&with_arguments(CatalogueMessage::named(id), error))
}

fn with_arguments(message: CatalogueMessage, error: &PortError) -> CatalogueMessage {
    let shown = |path: &PathBuf| path.display().to_string();
    match error {
        PortError::NoBoard | PortError::NoBluetooth(_) | PortError::Lost(_) => message,
        PortError::NoSuchPort(path)
        | PortError::NotAPort(path)
        | PortError::NoAnswer(path)
        | PortError::NotInRange(path) => message.text("port", shown(path)),
        PortError::SeveralBoards(paths) => {
            let ports: Vec<String> = paths.iter().map(shown).collect();
            message
                .number("count", paths.len())
                .text("ports", ports.join(", "))
        }
        PortError::NoRights { path, group } => message
            .text("port", shown(path))
            .text("group", group.as_deref().unwrap_or_default()),
        PortError::Busy { path, holder } => message
            .text("port", shown(path))
            .text("holder", holder.as_deref().unwrap_or_default()),
        PortError::UnknownMake { path, bytes } => {
            let bytes = bytes.iter().take(16).map(|byte| format!("{byte:02x}"));
            let bytes: Vec<String> = bytes.collect();
            message
                .text("port", shown(path))
                .text("bytes", bytes.join(" "))
        }
        PortError::OtherMake { path, named, found } => message
            .text("port", shown(path))
            .text("named", named.title())
            .text("found", found.title())
            .text("make", found),
        PortError::NotSerial(make) | PortError::NotBluetoothLe(make) => {
            message.text("make", make.title())
        }
        PortError::BadAddress(error) => message.text("address", error.text()),
        PortError::OtherDevice { path, name } => message
            .text("port", shown(path))
            .text("name", name.as_deref().unwrap_or("-")),
        PortError::SmallPackets { bytes, needed, .. } => {
            message.number("bytes", *bytes).number("needed", *needed)
        }
        PortError::TooFast => message.number("most", MOST_BYTES_A_SECOND),
        PortError::Other { path, source } => {
            message.text("port", shown(path)).text("error", source)
        }
    }
}
