//! Devices that make their keys themselves: a code that an official reads out at the device, and the
//! coordinator's word for the key.
//!
//! The node vouches for nothing: it holds the code, passes the device's request on in the official's name,
//! and gives the answer back. [`Book`] is plain state; around it stand the desk that officials and
//! connections share, and the exchange with one device.

mod book;
mod desk;
mod serve;
mod tries;

pub use book::{Book, CODES, Draft, HOLDS_MS, Refused, TRIES, Unfit, View};
pub use desk::{Coordinator, Desk, Failed, Signed};
pub use tries::{FAULTS, Strays};

pub(crate) use serve::serve;
