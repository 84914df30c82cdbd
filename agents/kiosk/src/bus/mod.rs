//! Telemetry and orders: what the device says to its venue over MQTT, and what it is told.
//!
//! No bytes here: [`core::BusCore`] is told what arrived and tells what to publish.

pub mod answers;
pub mod core;
mod lines;
pub mod locks;
pub mod messages;
mod ordered;
pub mod orders;
pub mod outbox;
pub mod says;
pub mod topics;

#[cfg(test)]
mod core_tests;
