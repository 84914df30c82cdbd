//! A whole event in one thread and in virtual time: the coordinator's shard, the venues' cores
//! and the kiosks' agents, joined by a network that loses and delays.
//!
//! Everything follows from a seed. [`model`] is the event, [`network`] the wires, [`system`] the
//! parts under test wired together, [`checks`] what must hold.

pub mod checks;
pub mod model;
pub mod network;
pub mod system;
