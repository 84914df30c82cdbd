//! What the programs do together when something breaks, is wrong or is stopped.
#![allow(clippy::unwrap_used, clippy::expect_used)]
#![allow(
    clippy::print_stdout,
    reason = "what was skipped or counted belongs in a test's output"
)]

mod damage;
mod full_disk;
mod kills;
mod stops;
