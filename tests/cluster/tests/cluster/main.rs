//! What the programs do together when something breaks, is wrong or is stopped.
#![allow(clippy::unwrap_used, clippy::expect_used)]
#![allow(
    clippy::disallowed_methods,
    reason = "processes are waited for in real time, on threads of the test's own"
)]
#![allow(
    clippy::print_stdout,
    reason = "what was skipped or counted belongs in a test's output"
)]

mod arbiter;
mod asleep;
mod bad_boards;
mod bad_files;
mod before;
mod closings;
mod damage;
mod demo;
mod enrolling;
mod full_disk;
mod identity;
mod kills;
mod locks;
mod lta;
mod noise;
mod objections;
mod officials;
mod physical_boards;
mod repeated_commands;
mod replays;
mod rolling;
mod rulings;
mod several;
mod stops;
mod storm;
mod strangers;
mod telemetry;
mod topics;
mod upgrades;
