//! Rounds made elsewhere, handed in and back by reports: the real coordinator, the command line,
//! and, where they are installed, the tools that others read reports with.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod games;
mod organiser;
mod swiss;
mod tools;
