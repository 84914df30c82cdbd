//! Arbitrary records of every kind, and one plain sample of each.

#![allow(dead_code, reason = "each test file uses a part")]

pub(crate) mod arbitrary;
pub(crate) mod aside_samples;
pub(crate) mod at_device;
pub(crate) mod board;
pub(crate) mod incident;
pub(crate) mod incident_samples;
pub(crate) mod physical_board_samples;
pub(crate) mod physical_boards;
pub(crate) mod remedy;
pub(crate) mod samples;
pub(crate) mod setup;
pub(crate) mod setup_samples;
pub(crate) mod venue;
pub(crate) mod venue_samples;
