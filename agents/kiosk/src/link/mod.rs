//! The play link: what the device says to the coordinator, and what it makes of the answers.
//!
//! No bytes here: [`core::LinkCore`] is told what arrived and tells what to send.

pub mod board;
pub mod commands;
pub mod core;
pub mod fault;
mod heartbeat;
mod joining;
pub mod loss;
pub mod messages;
mod page;
pub mod preface;
mod readings;
mod replies;
pub mod seat;
mod time_told;
pub mod tokens;

#[cfg(test)]
pub(crate) mod stories;
