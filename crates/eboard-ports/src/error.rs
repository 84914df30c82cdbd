//! Why a board cannot be read, and what to do next.

use std::io;
use std::path::PathBuf;

use adoube_eboard::Make;
use thiserror::Error;

use crate::bluetooth::ParseAddressError;
use crate::rate::MOST_BYTES_A_SECOND;

/// Why a board cannot be read. The text says what happened; [`PortError::next_step`] what to do.
#[derive(Debug, Error)]
pub enum PortError {
    /// The device file does not exist.
    #[error("there is no port {}", .0.display())]
    NoSuchPort(PathBuf),
    /// No port of this computer looks like that of a board.
    #[error("no electronic board is connected to this computer")]
    NoBoard,
    /// More than one port may be a board's.
    #[error("{} ports may be a board's: {}", .0.len(), paths(.0))]
    SeveralBoards(Vec<PathBuf>),
    /// The user of this program may not open it.
    #[error("no right to open {}", .path.display())]
    NoRights {
        /// The port.
        path: PathBuf,
        /// The group whose members may; `None` where not even they may, or it has no name.
        group: Option<String>,
    },
    /// Another program has it open.
    #[error("{} is in use{}", .path.display(), by(.holder.as_ref()))]
    Busy {
        /// The port.
        path: PathBuf,
        /// The program and its process; `None` where that cannot be seen.
        holder: Option<String>,
    },
    /// The file is no serial port.
    #[error("{} is no serial port", .0.display())]
    NotAPort(PathBuf),
    /// Nothing came within the time.
    #[error("no board answers at {}", .0.display())]
    NoAnswer(PathBuf),
    /// Something answers, but no make that is known speaks so.
    #[error("what answers at {} is no board of a make that is supported", .path.display())]
    UnknownMake {
        /// The port.
        path: PathBuf,
        /// The first bytes that came.
        bytes: Vec<u8>,
    },
    /// Another make answers than was named.
    #[error("{} is a {} board, not {}", .path.display(), .found.title(), .named.title())]
    OtherMake {
        /// The port.
        path: PathBuf,
        /// The make that was named.
        named: Make,
        /// The make that answers.
        found: Make,
    },
    /// This make has no serial line.
    #[error("a {} board is not read by serial port", .0.title())]
    NotSerial(Make),
    /// This make has no Bluetooth LE.
    #[error("a {} board is not read by Bluetooth LE", .0.title())]
    NotBluetoothLe(Make),
    /// Bluetooth LE cannot be used on this computer.
    #[error("{0}")]
    NoBluetooth(MissingBluetooth),
    /// The port's name has no Bluetooth address.
    #[error("{0}")]
    BadAddress(#[from] ParseAddressError),
    /// No device with this address answers.
    #[error("no board answers at {}", .0.display())]
    NotInRange(PathBuf),
    /// The device has other services than boards that are supported.
    #[error("{}{} is no board of a make that is supported", .path.display(), named(.name.as_ref()))]
    OtherDevice {
        /// The port.
        path: PathBuf,
        /// What the device calls itself.
        name: Option<String>,
    },
    /// The board's messages do not fit into the packets that this computer has agreed on with it.
    #[error(
        "Bluetooth carries {bytes} bytes in a packet here, and the board's positions need {needed}"
    )]
    SmallPackets {
        /// The port.
        path: PathBuf,
        /// How many bytes a packet carries.
        bytes: usize,
        /// How many the longest message needs.
        needed: usize,
    },
    /// The board sends more than any board can.
    #[error("the board sends more than {MOST_BYTES_A_SECOND} bytes a second")]
    TooFast,
    /// The connection is gone.
    #[error("the connection to the board was lost")]
    Lost(#[source] io::Error),
    /// The port was not opened for another reason.
    #[error("{} was not opened: {source}", .path.display())]
    Other {
        /// The port.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// Why Bluetooth LE cannot be used on a computer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum MissingBluetooth {
    /// `BlueZ` does not run.
    #[error("the Bluetooth service of this computer is not running")]
    Service,
    /// There is no adapter.
    #[error("this computer has no Bluetooth")]
    Adapter,
    /// It is switched off.
    #[error("Bluetooth is switched off on this computer")]
    Power,
}

fn named(name: Option<&String>) -> String {
    name.map_or_else(String::new, |name| format!(" ({name})"))
}

fn paths(paths: &[PathBuf]) -> String {
    let paths: Vec<String> = paths
        .iter()
        .map(|path| path.display().to_string())
        .collect();
    paths.join(", ")
}

fn by(holder: Option<&String>) -> String {
    holder.map_or_else(String::new, |holder| format!(" by {holder}"))
}

impl PortError {
    /// A word for programs and for the catalogue of texts.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoSuchPort(_) => "no-such-port",
            Self::NoBoard => "no-board",
            Self::SeveralBoards(_) => "several-boards",
            Self::NoRights { .. } => "no-rights",
            Self::Busy { .. } => "busy",
            Self::NotAPort(_) => "not-a-port",
            Self::NoAnswer(_) => "no-answer",
            Self::UnknownMake { .. } => "unknown-make",
            Self::OtherMake { .. } => "other-make",
            Self::NotSerial(_) => "not-serial",
            Self::NotBluetoothLe(_) => "not-bluetooth-le",
            Self::NoBluetooth(MissingBluetooth::Service) => "no-bluetooth-service",
            Self::NoBluetooth(MissingBluetooth::Adapter) => "no-bluetooth",
            Self::NoBluetooth(MissingBluetooth::Power) => "bluetooth-off",
            Self::BadAddress(_) => "bad-address",
            Self::NotInRange(_) => "not-in-range",
            Self::OtherDevice { .. } => "other-device",
            Self::SmallPackets { .. } => "small-packets",
            Self::TooFast => "too-fast",
            Self::Lost(_) => "lost",
            Self::Other { .. } => "other",
        }
    }

    /// What to do next.
    pub fn next_step(&self) -> String {
        match self {
            Self::NoSuchPort(_) | Self::NoBoard => {
                "Plug the board in and switch it on; adoube eboard list shows what is connected.".to_owned()
            }
            Self::SeveralBoards(_) => "Unplug all but the player's, or name its port.".to_owned(),
            Self::NoRights { group: Some(group), .. } => {
                format!("Add the user to the group {group} and sign in again: usermod -aG {group} USER")
            }
            Self::NoRights { group: None, .. } => {
                "Give the user the right to read and write it, by a udev rule.".to_owned()
            }
            Self::Busy { .. } => "Close that program; only one at a time can read a board.".to_owned(),
            Self::NotAPort(_) => "Name a port such as /dev/ttyUSB0; adoube eboard list shows them.".to_owned(),
            Self::NoAnswer(_) => {
                "Switch the board on, check its cable and battery, and name its make with --make if it is known.".to_owned()
            }
            Self::UnknownMake { bytes, .. } => format!(
                "Send us a trace (adoube eboard trace); it begins with {}.",
                hexadecimal(bytes)
            ),
            Self::OtherMake { found, .. } => format!("Leave the make out, or write {found}."),
            Self::NotSerial(_) => {
                "Name its port; adoube eboard list shows those by USB, with --bluetooth those by Bluetooth LE.".to_owned()
            }
            Self::NotBluetoothLe(_) => "Connect it by USB or Bluetooth serial; adoube eboard list shows its port.".to_owned(),
            Self::NoBluetooth(missing) => missing.next_step().to_owned(),
            Self::BadAddress(_) => {
                "Write for example ble:AA:BB:CC:DD:EE:FF; adoube eboard list --bluetooth shows the addresses.".to_owned()
            }
            Self::NotInRange(_) => {
                "Switch the board on, bring it near and end its connection to any other device; charge it if it stays silent.".to_owned()
            }
            Self::OtherDevice { .. } => {
                "Check the address; if it is a board, name its make: --make chessnut, millennium or pegasus.".to_owned()
            }
            Self::SmallPackets { .. } => {
                "Set ExchangeMTU = 517 in the section [GATT] of /etc/bluetooth/main.conf and restart the Bluetooth service.".to_owned()
            }
            Self::TooFast => "It is broken, or it is no board. Use another one.".to_owned(),
            Self::Lost(_) => "Check the cable and the battery; it is read again once it is back.".to_owned(),
            Self::Other { .. } => "Unplug the board, plug it in again and try once more.".to_owned(),
        }
    }

    /// Whether this may change without anybody changing a setting: the port is tried again.
    pub const fn may_pass(&self) -> bool {
        match self {
            Self::NotAPort(_)
            | Self::NotSerial(_)
            | Self::NotBluetoothLe(_)
            | Self::BadAddress(_) => false,
            Self::NoSuchPort(_)
            | Self::NoBoard
            | Self::SeveralBoards(_)
            | Self::NoRights { .. }
            | Self::Busy { .. }
            | Self::NoAnswer(_)
            | Self::UnknownMake { .. }
            | Self::OtherMake { .. }
            | Self::NoBluetooth(_)
            | Self::NotInRange(_)
            | Self::OtherDevice { .. }
            | Self::SmallPackets { .. }
            | Self::TooFast
            | Self::Lost(_)
            | Self::Other { .. } => true,
        }
    }
}

impl MissingBluetooth {
    const fn next_step(self) -> &'static str {
        match self {
            Self::Service => {
                "Install and start it (on Debian: apt-get install bluez, systemctl start bluetooth), or connect the board by cable."
            }
            Self::Adapter => "Connect the board by cable, or plug in a Bluetooth adapter.",
            Self::Power => {
                "Switch it on: bluetoothctl power on; if that is refused: rfkill unblock bluetooth."
            }
        }
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    let bytes: Vec<String> = bytes
        .iter()
        .take(16)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    bytes.join(" ")
}
