//! Why this computer cannot be a board by Bluetooth LE.

use adoube_eboard::Make;
use thiserror::Error;

use super::bluez::is_denied;
use crate::error::{MissingBluetooth, PortError};

/// Why this computer cannot be a board by Bluetooth LE, or no longer is one.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PeripheralError {
    /// Boards of this make have no Bluetooth LE.
    #[error("a {} board has no Bluetooth LE", .0.title())]
    NoBluetoothLe(Make),
    /// Bluetooth cannot be used on this computer; or it ended.
    #[error("{0}")]
    NoBluetooth(MissingBluetooth),
    /// The adapter connects to devices, but is none itself.
    #[error("this computer's Bluetooth adapter cannot advertise a board")]
    NoPeripheralRole,
    /// The user of this program may not use Bluetooth.
    #[error("this user is not allowed to use Bluetooth")]
    NoRights,
    /// `BlueZ` refuses a call, with its reason.
    #[error("the Bluetooth service refused to advertise the board: {0}")]
    Refused(String),
    /// `BlueZ` took the advertisement back.
    #[error("the Bluetooth service stopped advertising the board")]
    Ended,
}

impl PeripheralError {
    /// A word for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoBluetoothLe(_) => "not-bluetooth-le",
            Self::NoBluetooth(missing) => missing.code(),
            Self::NoPeripheralRole => "no-peripheral-role",
            Self::NoRights => "no-rights",
            Self::Refused(_) => "refused",
            Self::Ended => "ended",
        }
    }

    /// Why the Bluetooth service cannot be used.
    pub(super) fn of_port(error: &PortError) -> PeripheralError {
        match error {
            PortError::NoBluetooth(missing) => PeripheralError::NoBluetooth(*missing),
            PortError::NoRights { .. } => PeripheralError::NoRights,
            error => PeripheralError::Refused(error.to_string()),
        }
    }

    /// Why a call failed.
    pub(super) fn of_call(error: &zbus::Error) -> PeripheralError {
        match error {
            error if is_denied(error) => PeripheralError::NoRights,
            zbus::Error::MethodError(_, Some(reason), _) => {
                PeripheralError::Refused(reason.clone())
            }
            error => PeripheralError::Refused(error.to_string()),
        }
    }
}
