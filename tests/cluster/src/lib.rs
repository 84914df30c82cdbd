//! Adoube's programs together, as processes: an event in a temporary folder, its coordinator,
//! venue nodes and kiosks, and what a test needs to disturb them and to compare what they said
//! with what they wrote.
//!
//! The programs are those that `cargo build --workspace --bins` builds; nothing of their code is
//! used here but the wire.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::missing_panics_doc)]
#![allow(
    clippy::disallowed_methods,
    reason = "processes are waited for in real time, on threads of the test's own"
)]
#![allow(
    clippy::print_stdout,
    reason = "what was skipped or counted belongs in a test's output"
)]

pub mod certificates;
pub mod child;
pub mod clocks;
pub mod collector;
pub mod demo;
pub mod event;
pub mod files;
pub mod games;
pub mod grpc;
pub mod history;
pub mod incidents;
pub mod local;
pub mod mqtt;
pub mod net;
pub mod official;
pub mod page;
pub mod ports;
pub mod programs;
pub mod promises;
pub mod proxy;
pub mod replay;
pub mod simulated_board;
pub mod terminal;
pub mod transcript;
pub mod turn;
pub mod usb_ports;
pub mod waiting;
pub mod wall_clocks;
pub mod wire;
