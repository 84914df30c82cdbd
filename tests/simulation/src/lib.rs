//! A whole event in one thread and in virtual time: the coordinator's shard, the venues' cores
//! and the kiosks' agents, joined by a network that loses and delays.
//!
//! Everything follows from a seed. [`model`] is the event, [`games`] what is played, [`network`] the
//! wires, [`terms`] what regulations say of silences, [`system`] the parts under test wired together, [`evidence`] what is seen of them, [`checks`]
//! what is measured, [`invariants`] what must hold, [`steps`] what goes wrong, `sequences` what goes wrong one after the other, [`deeds`] what a venue's arbiters do, [`faults`] what tests plant;
//! [`story`] tells a whole run, and [`walk`] goes through it.

pub mod checks;
pub mod deeds;
pub mod evidence;
pub mod faults;
pub mod games;
pub mod invariants;
pub mod model;
pub mod network;
pub(crate) mod sequences;
pub mod steps;
pub mod story;
pub mod system;
pub mod terms;
pub mod walk;
