//! The node as a client of the venue's broker.

mod client;
mod decode;
pub mod topic;

pub use client::Bus;
pub use decode::{DecodeError, MAX_PAYLOAD, Message, decode};
