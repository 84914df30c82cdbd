//! Why a board cannot be read.

use std::io;
use std::path::PathBuf;

use adoube_eboard::Make;
use thiserror::Error;

use crate::bluetooth::ParseAddressError;
use crate::rate::MOST_BYTES_A_SECOND;

/// Why a board cannot be read. The text is for logs; for people, what happened and what to do next is in the catalogue of
/// texts, by [`PortError::code`].
#[derive(Debug, Error)]
pub enum PortError {
    /// The device file does not exist.
    #[error("there is no port {}", .0.display())]
    NoSuchPort(PathBuf),
    /// No port of this computer looks like that of a board.
    #[error("no electronic board is connected to this computer")]
    NoBoard,
    /// More than one port may be a board's.
    #[error("{} ports may have a board: {}", .0.len(), paths(.0))]
    SeveralBoards(Vec<PathBuf>),
    /// The user of this program may not open it.
    #[error("this user is not allowed to open {}", .path.display())]
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
    #[error("{} is not a serial port", .0.display())]
    NotAPort(PathBuf),
    /// Nothing came within the time.
    #[error("no board responds at {}", .0.display())]
    NoAnswer(PathBuf),
    /// Something answers, but no make that is known speaks so.
    #[error("the device at {} is not a supported board", .path.display())]
    UnknownMake {
        /// The port.
        path: PathBuf,
        /// The first bytes that came.
        bytes: Vec<u8>,
    },
    /// Another make answers than was named.
    #[error("the board at {} is a {}, not a {}", .path.display(), .found.title(), .named.title())]
    OtherMake {
        /// The port.
        path: PathBuf,
        /// The make that was named.
        named: Make,
        /// The make that answers.
        found: Make,
    },
    /// This make has no serial line.
    #[error("{} boards do not work over a serial port", .0.title())]
    NotSerial(Make),
    /// This make has no Bluetooth LE.
    #[error("{} boards do not work over Bluetooth LE", .0.title())]
    NotBluetoothLe(Make),
    /// Bluetooth LE cannot be used on this computer.
    #[error("{0}")]
    NoBluetooth(MissingBluetooth),
    /// The port's name has no Bluetooth address.
    #[error("{0}")]
    BadAddress(#[from] ParseAddressError),
    /// No device with this address answers.
    #[error("no board responds at {}", .0.display())]
    NotInRange(PathBuf),
    /// The device has other services than boards that are supported.
    #[error("the device at {}{} is not a supported board", .path.display(), named(.name.as_ref()))]
    OtherDevice {
        /// The port.
        path: PathBuf,
        /// What the device calls itself.
        name: Option<String>,
    },
    /// The board's messages do not fit into the packets that this computer has agreed on with it.
    #[error(
        "Bluetooth packets have {bytes} bytes here, but the board needs {needed} for a position"
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
    #[error("cannot open {}: {source}", .path.display())]
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
            Self::NoBluetooth(missing) => missing.code(),
            Self::BadAddress(_) => "bad-address",
            Self::NotInRange(_) => "not-in-range",
            Self::OtherDevice { .. } => "other-device",
            Self::SmallPackets { .. } => "small-packets",
            Self::TooFast => "too-fast",
            Self::Lost(_) => "lost",
            Self::Other { .. } => "other",
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
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Service => "no-bluetooth-service",
            Self::Adapter => "no-bluetooth",
            Self::Power => "bluetooth-off",
        }
    }
}
