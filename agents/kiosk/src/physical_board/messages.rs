//! What passes between the driver of a physical board and the agent.

use adoube_chess::{Placement, Square, Start};
use adoube_eboard::clock::ClockMessage;
use adoube_eboard::{Command, Make};
use adoube_proto::v1::PhysicalBoardFault;

/// What came to rest on the board, as the board's settings say that it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtRest {
    /// What is on the squares.
    pub placement: Placement,
    /// When the last piece came to rest, milliseconds of the device's monotonic clock.
    pub since: u64,
}

/// What the driver tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardInput {
    /// No port may be a board's. `port` is the one that the settings name, or empty.
    NotConnected {
        /// The device file.
        port: String,
    },
    /// A port was found; which board is there, is being found out.
    Connecting {
        /// The device file.
        port: String,
    },
    /// It cannot be read. The driver tries again.
    Fault {
        /// Why.
        fault: PhysicalBoardFault,
        /// What the fault is about, as in `PhysicalBoardStatus`.
        detail: String,
        /// The device file, or empty.
        port: String,
    },
    /// A board of this make answers.
    Connected {
        /// The make.
        make: Make,
        /// The device file.
        port: String,
    },
    /// The board's serial number.
    Serial(String),
    /// What is left of its battery, percent.
    Battery(u8),
    /// Something has begun to change.
    Moving,
    /// Pieces have come to rest.
    Settled(AtRest),
    /// What came to rest has not changed for a second; the board was asked once more.
    Standing(AtRest),
    /// The board has sent nothing for three seconds.
    NotResponding,
    /// A message of the board's clock.
    Clock(ClockMessage),
}

/// What the agent asks of the driver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardOrder {
    /// Look for a board and read it.
    Open,
    /// Read no board any more.
    Close,
    /// A game starts from this position: a board that must, learns its pieces from it.
    SetUp(Start),
    /// What the board has learned of its pieces was right in a game: it is to outlive the agent.
    KeepPieces,
    /// What the board has learned of its pieces may be wrong: the next connection learns them again.
    ForgetPieces,
    /// Light these squares and no others, by the board's settings.
    Light(Vec<Square>),
    /// Send this to the board's clock.
    Clock(Command),
}
