//! What the venue's officials see and do, at the node's own port, also while its uplink is down
//! (VEN-3, VEN-4).
//!
//! [`contact`], [`health`], [`picture`] and [`history`] are plain state. Around them stand the port ([`server`]), who
//! calls ([`office`]), and one task a watcher ([`watcher`]).

pub mod ask;
pub mod contact;
mod enrolling;
pub mod health;
pub mod history;
mod intending;
pub mod office;
pub mod picture;
pub mod server;
pub mod service;
mod telling;
pub(crate) mod told;
pub mod watcher;
