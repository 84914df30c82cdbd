//! What the player's page shows, and what it asks for.
//!
//! The page itself knows nothing: [`core::Screen`] reads the link and the seat's board and says
//! what is to be shown and when again. Of chess it knows the position that stands and what can be
//! moved in it; whether a move counts, the coordinator decides.

pub(crate) mod clocks;
pub mod core;
mod game;
mod view;

#[cfg(test)]
mod stories;

pub use core::{Outlook, Screen};
