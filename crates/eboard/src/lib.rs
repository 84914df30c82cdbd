//! Electronic chessboards: from the bytes of a board to the pieces on its squares, how certain they are,
//! and since when.
//!
//! This crate is pure: bytes and times go in, messages and positions come out. It opens no port, waits
//! for nothing and reads no clock, so a recorded trace gives the same answer whenever it is replayed.
//! It knows nothing about events, players or whose move it is.
//!
//! A board passes through three steps:
//!
//! 1. A [`Protocol`] (one make, one file) turns bytes into [`Message`]s and [`Command`]s into bytes.
//! 2. [`find_orientation`] says at set-up which way round the board lies.
//! 3. [`Settling`] turns messages and times into positions that have come to rest.
//!
//! [`Session`] does all three for a board of any make, and [`trace`] keeps what went over its line.
//!
//! | make | item | tells pieces apart | checks its bytes | tried on hardware |
//! | --- | --- | --- | --- | --- |
//! | DGT: USB, serial, Bluetooth serial | [`dgt::Dgt`] | yes | frame length, bit 7 | no |
//! | DGT, several boards on one line | [`dgt::bus`] | yes | sum | no |
//! | DGT Pegasus | [`dgt::Pegasus`] | no | frame length, bit 7 | no |
//! | Chessnut Air, Go, Pro | [`chessnut::Chessnut`] | yes | piece codes | no |
//! | Millennium `ChessLink` | [`millennium::Millennium`] | yes | parity and XOR | no |
//! | Certabo | [`certabo::Certabo`] | after calibration | count of numbers | no |
//! | Tabutronic Sentio | [`tabutronic::Sentio`] | no | count of numbers | no |
//!
//! A board that cannot tell pieces apart has [`Occupancy`] as its reading, another [`PieceReading`]:
//! code that needs a piece's identity asks for `Settled<PieceReading>`, and the compiler refuses the rest.
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

pub mod certabo;
pub mod chessnut;
pub mod clock;
mod command;
mod decimal_line;
pub mod dgt;
mod field;
mod make;
mod message;
pub mod millennium;
mod orientation;
mod protocol;
mod reading;
mod session;
mod settling;
pub mod simulated;
pub mod tabutronic;
mod time;
pub mod trace;

pub use command::{ClockText, Command, ParseClockTextError, Unsupported};
pub use field::{Field, Fields, Orientation};
pub use make::{AnyProtocol, Make, UnknownMake};
pub use message::{Battery, Charging, FrameError, Message, Version};
pub use orientation::{Difference, OrientationError, find_orientation};
pub use protocol::{Confirmation, Decoded, Link, Protocol};
pub use reading::{Occupancy, PieceReading, Reading, ResultPiece};
pub use session::{Session, SessionEvent};
pub use settling::{Certainty, Output, STANDING_AFTER, Settled, Settling, SquareState};
pub use time::Time;
