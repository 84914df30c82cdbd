//! The coordinator: owns the record. Virtual boards, clocks, rounds, who may do what.
//!
//! [`shard`] holds everything that decides, without input, output or a clock of its own; the
//! rest is a thin shell of ledger, timers and the wire.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

pub mod clock;
pub mod config;
pub mod console;
pub mod enrolment;
pub mod host;
pub mod identity;
pub mod invitation_records;
pub mod load;
pub mod people;
pub mod rpc;
pub mod server;
pub mod shard;
pub mod signing;
pub mod telemetry;
