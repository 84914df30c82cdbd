//! Why a board cannot be read, and what to do next.

use std::io;
use std::path::PathBuf;

use adoube_eboard::Make;
use thiserror::Error;

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
            Self::NotSerial(_) => "Connect it by USB; adoube eboard list shows its port.".to_owned(),
            Self::TooFast => "It is broken, or it is no board. Use another one.".to_owned(),
            Self::Lost(_) => "Check the cable and the battery; it is read again once it is back.".to_owned(),
            Self::Other { .. } => "Unplug the board, plug it in again and try once more.".to_owned(),
        }
    }

    /// Whether this may change without anybody changing a setting: the port is tried again.
    pub const fn may_pass(&self) -> bool {
        match self {
            Self::NotAPort(_) | Self::NotSerial(_) => false,
            Self::NoSuchPort(_)
            | Self::NoBoard
            | Self::SeveralBoards(_)
            | Self::NoRights { .. }
            | Self::Busy { .. }
            | Self::NoAnswer(_)
            | Self::UnknownMake { .. }
            | Self::OtherMake { .. }
            | Self::TooFast
            | Self::Lost(_)
            | Self::Other { .. } => true,
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
