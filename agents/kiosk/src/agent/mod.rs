//! The whole agent without its shell: bus, link and player, and what passes between them.

mod core;
mod evidence;
mod orders;

#[cfg(test)]
mod stories;

pub use core::{Agent, AgentIdentity, Input, Output};
