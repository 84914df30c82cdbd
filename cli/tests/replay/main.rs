//! Whole files played again: every game ends as its source or as the articles say, and the
//! records are the same whatever ran beside what.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stderr,
    reason = "a test says what it skips"
)]

mod again;
mod apart;
mod broken;
mod cases;
mod clocks;
mod ends;
mod events;
mod foreign;
mod kit;
mod own;
mod players;
mod same;
