//! The chores of the repository: building and running the demo, tests, lints, and the house
//! rules that no compiler knows.
//!
//! Nothing of the product imports this crate, and it imports nothing of the product: it must
//! build and run while any other crate is broken.

mod bench;
mod cargo_tool;
mod cli;
mod demo;
mod deps;
mod docs;
mod environment;
mod lint;
mod markdown;
mod nightly;
mod process;
mod python;
mod say;
mod setup;
mod test;
mod web;
mod workspace;

pub mod conformance;
pub mod graph;
pub mod modules;
pub mod tidy;

pub use cli::main;
pub use workspace::root;
