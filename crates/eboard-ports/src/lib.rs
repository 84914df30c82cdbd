//! The way from a port of this computer to the board at its other end: which ports there are, how they are
//! opened, which make answers, and what it says. What the bytes mean, `adoube_eboard` knows.
//!
//! Linux only. Serial ports (USB, Bluetooth serial), USB HID and Bluetooth LE are opened here; none was tried
//! with a real board yet, see `docs/eboards.md`.
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

mod bluetooth;
mod clock;
mod connection;
mod error;
mod finding;
mod hid;
mod holders;
mod probe;
mod rate;
mod serial;
pub mod simulator;
mod transport;

pub use bluetooth::{BluetoothAddress, ParseAddressError, PeripheralError, find_boards};
pub use clock::Clock;
pub use connection::{Connection, Options};
pub use error::{MissingBluetooth, PortError};
pub use finding::{Computer, FoundPort, PortKind};
pub use rate::MOST_BYTES_A_SECOND;
pub use transport::{Closing, Pending, Transport};
