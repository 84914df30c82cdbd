//! What the device sees of itself: its network, its power, its clocks, its page; kept in a
//! journal of numbered lines and sent to the venue when there is a way (DIS-1).
//!
//! No files and no sensors here: [`witness::Witness`] is told what was read and gives lines,
//! [`courier::Courier`] says which of them to send.

pub mod clocks;
pub mod courier;
pub mod file;
pub mod line;
pub mod machine;
pub mod page;
pub mod witness;

#[cfg(test)]
mod stories;
