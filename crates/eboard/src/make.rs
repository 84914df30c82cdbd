//! The makes of board, and one protocol that speaks to any of them.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use adoube_chess::{OnSquare, Position};
use thiserror::Error;

use crate::certabo::{Calibration, CalibrationError, Certabo};
use crate::chessnut::Chessnut;
use crate::dgt::{Dgt, DgtLights, Pegasus};
use crate::millennium::{Millennium, Parity};
use crate::tabutronic::Sentio;
use crate::{
    Command, Confirmation, Decoded, Fields, FrameError, Link, Message, Orientation, Protocol,
    Reading, Unsupported,
};

/// A make of board that is supported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Make {
    /// DGT: USB, serial, Bluetooth serial.
    Dgt,
    /// DGT Pegasus: Bluetooth LE.
    Pegasus,
    /// Chessnut Air, Go, Pro: USB HID, Bluetooth LE.
    Chessnut,
    /// Millennium `ChessLink`: USB, Bluetooth.
    Millennium,
    /// Certabo: USB.
    Certabo,
    /// Tabutronic Sentio: USB.
    Tabutronic,
}

impl Make {
    /// All of them.
    pub const ALL: [Make; 6] = [
        Make::Dgt,
        Make::Pegasus,
        Make::Chessnut,
        Make::Millennium,
        Make::Certabo,
        Make::Tabutronic,
    ];

    /// As it is written in settings and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Make::Dgt => "dgt",
            Make::Pegasus => "pegasus",
            Make::Chessnut => "chessnut",
            Make::Millennium => "millennium",
            Make::Certabo => "certabo",
            Make::Tabutronic => "tabutronic",
        }
    }

    /// As people write it.
    pub const fn title(self) -> &'static str {
        match self {
            Make::Dgt => "DGT",
            Make::Pegasus => "DGT Pegasus",
            Make::Chessnut => "Chessnut",
            Make::Millennium => "Millennium ChessLink",
            Make::Certabo => "Certabo",
            Make::Tabutronic => "Tabutronic Sentio",
        }
    }

    /// Whether the board knows which piece is on a square. Otherwise it only knows that one is.
    pub const fn tells_pieces_apart(self) -> bool {
        match self {
            Make::Dgt | Make::Chessnut | Make::Millennium | Make::Certabo => true,
            Make::Pegasus | Make::Tabutronic => false,
        }
    }

    /// The speed of its serial line, in baud; `None` for makes that have none. All are read with 8 bits and
    /// no parity: Millennium's 7 bits with odd parity are the same frame, with the parity as bit 7.
    pub const fn baud(self) -> Option<u32> {
        match self {
            Make::Dgt => Some(9_600),
            Make::Millennium | Make::Certabo | Make::Tabutronic => Some(38_400),
            Make::Pegasus | Make::Chessnut => None,
        }
    }
}

impl fmt::Display for Make {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is the name of no make that is supported.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{0}' is none of dgt, pegasus, chessnut, millennium, certabo, tabutronic")]
pub struct UnknownMake(String);

impl FromStr for Make {
    type Err = UnknownMake;

    fn from_str(text: &str) -> Result<Make, UnknownMake> {
        let mut makes = Make::ALL.into_iter();
        makes
            .find(|make| make.name() == text)
            .ok_or_else(|| UnknownMake(text.to_owned()))
    }
}

/// The protocol of any make. Its readings say of a square what the make can say: a board that does not tell
/// pieces apart gives [`OnSquare::Unidentified`] for all of them.
#[derive(Debug, Clone)]
pub enum AnyProtocol {
    /// DGT.
    Dgt(Dgt),
    /// DGT Pegasus.
    Pegasus(Pegasus),
    /// Chessnut.
    Chessnut(Chessnut),
    /// Millennium.
    Millennium(Millennium),
    /// Certabo.
    Certabo(Box<Certabo>),
    /// Tabutronic Sentio.
    Tabutronic(Sentio),
}

/// The same for each make.
macro_rules! each {
    ($protocol:expr, $board:ident => $same:expr) => {
        match $protocol {
            AnyProtocol::Dgt($board) => $same,
            AnyProtocol::Pegasus($board) => $same,
            AnyProtocol::Chessnut($board) => $same,
            AnyProtocol::Millennium($board) => $same,
            AnyProtocol::Certabo($board) => $same,
            AnyProtocol::Tabutronic($board) => $same,
        }
    };
}

impl AnyProtocol {
    /// A board of this make that has sent nothing yet. Only Certabo needs a calibration, and learns one where
    /// it is empty.
    pub fn new(make: Make, calibration: Calibration) -> AnyProtocol {
        match make {
            Make::Dgt => AnyProtocol::Dgt(Dgt::new(DgtLights::Absent)),
            Make::Pegasus => AnyProtocol::Pegasus(Pegasus::new(DgtLights::Absent)),
            Make::Chessnut => AnyProtocol::Chessnut(Chessnut::default()),
            Make::Millennium => AnyProtocol::Millennium(Millennium::new(Parity::InByte)),
            Make::Certabo => AnyProtocol::Certabo(Box::new(Certabo::new(calibration))),
            Make::Tabutronic => AnyProtocol::Tabutronic(Sentio::default()),
        }
    }

    /// The same board, connected so: by Bluetooth a Millennium board may leave out the parity.
    #[must_use]
    pub fn over(self, link: Link) -> AnyProtocol {
        match (self, link) {
            (AnyProtocol::Millennium(_), Link::Bluetooth) => {
                AnyProtocol::Millennium(Millennium::new(Parity::Optional))
            }
            (board, Link::Bluetooth | Link::Cable) => board,
        }
    }

    /// Its make.
    pub const fn make(&self) -> Make {
        match self {
            AnyProtocol::Dgt(_) => Make::Dgt,
            AnyProtocol::Pegasus(_) => Make::Pegasus,
            AnyProtocol::Chessnut(_) => Make::Chessnut,
            AnyProtocol::Millennium(_) => Make::Millennium,
            AnyProtocol::Certabo(_) => Make::Certabo,
            AnyProtocol::Tabutronic(_) => Make::Tabutronic,
        }
    }

    /// What was learned of its pieces; `None` for makes that learn nothing.
    pub const fn calibration(&self) -> Option<&Calibration> {
        match self {
            AnyProtocol::Certabo(board) => Some(board.calibration()),
            AnyProtocol::Dgt(_)
            | AnyProtocol::Pegasus(_)
            | AnyProtocol::Chessnut(_)
            | AnyProtocol::Millennium(_)
            | AnyProtocol::Tabutronic(_) => None,
        }
    }
}

impl Protocol for AnyProtocol {
    type Reading = OnSquare;

    fn decode(&mut self, bytes: &[u8]) -> Vec<Decoded<OnSquare>> {
        each!(self, board => board.decode(bytes).into_iter().map(|it| it.map(erase)).collect())
    }

    fn end_packet(&mut self) -> Option<FrameError> {
        each!(self, board => board.end_packet())
    }

    fn reset(&mut self) {
        each!(self, board => board.reset());
    }

    fn encode(&self, command: &Command) -> Result<Vec<u8>, Unsupported> {
        each!(self, board => board.encode(command))
    }

    fn command_pause(&self) -> Duration {
        each!(self, board => board.command_pause())
    }

    fn settling_delay(&self, link: Link) -> Duration {
        each!(self, board => board.settling_delay(link))
    }

    fn confirmation(&self) -> Confirmation {
        each!(self, board => board.confirmation())
    }

    fn needs_calibration(&self) -> bool {
        each!(self, board => board.needs_calibration())
    }

    fn calibrate(
        &mut self,
        position: &Position,
        orientation: Orientation,
    ) -> Result<(), CalibrationError> {
        each!(self, board => board.calibrate(position, orientation))
    }
}

/// The message with what it says of each square.
fn erase<R: Reading>(message: Message<R>) -> Message<OnSquare> {
    match message {
        Message::Position(fields) => {
            Message::Position(Fields::from_fn(|field| fields.get(field).on_square()))
        }
        Message::Change { field, reading } => Message::Change {
            field,
            reading: reading.on_square(),
        },
        Message::Battery(battery) => Message::Battery(battery),
        Message::Version(version) => Message::Version(version),
        Message::Serial(text) => Message::Serial(text),
        Message::Trademark(text) => Message::Trademark(text),
        Message::BusAddress(address) => Message::BusAddress(address),
        Message::Clock(message) => Message::Clock(message),
        Message::Stored(events) => Message::Stored(events),
        Message::Acknowledged => Message::Acknowledged,
    }
}
