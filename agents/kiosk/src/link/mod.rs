//! The play link: what the device says to the coordinator, and what it makes of the answers.
//!
//! No bytes here: [`core::LinkCore`] is told what arrived and tells what to send.

mod absence;
pub mod board;
pub mod calls;
pub mod changes;
pub mod checks;
pub mod commands;
pub mod core;
mod correction;
mod draw_offers;
pub mod fault;
mod heartbeat;
mod joining;
pub mod loss;
pub mod messages;
mod page;
mod penalties;
pub mod physical_boards;
pub mod preface;
mod readings;
mod replies;
mod ruling_pause;
pub mod seat;
pub mod seat_moves;
mod sides;
pub mod start;
mod time_told;
pub mod tokens;
pub mod told;

#[cfg(test)]
pub(crate) mod stories;
