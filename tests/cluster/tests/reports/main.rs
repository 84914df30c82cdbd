//! Rounds made elsewhere, handed in and back by reports: the real coordinator, the command line,
//! and, where they are installed, the tools that others read reports with.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]
#![allow(
    clippy::print_stdout,
    reason = "what was skipped belongs in a test's output"
)]
#![allow(
    clippy::disallowed_methods,
    reason = "tools are looked for where the user's shell would find them"
)]

mod elsewhere;
mod games;
mod organiser;
mod organiser_notes;
mod swiss;
mod tools;
