//! What people type and read in addition to the catalogue: text files, clock times and results, and errors that say what to do
//! next.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

pub mod catalogue;
pub mod control_words;
pub mod folding;
pub mod plain;
mod problem;
pub mod server_sentences;
pub mod text;
mod trouble;
pub mod typed_penalty;
pub mod typed_time;

pub use problem::{Problem, Problems};
pub use trouble::{Trouble, code, coded, next_step, trouble, trouble_of, with_next_step};
