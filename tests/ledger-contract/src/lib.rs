//! What every ledger must do, shown on every ledger there is; and what the durable one must
//! survive.
//!
//! * [`suite`]: the contract as a table of named cases.
//! * [`model`]: a reference model for random transactions.
//! * [`medium`]: a file system in memory that forgets, reorders and tears what was not synced,
//!   that can be full, and that can fail at any call.
//! * [`io_faults`]: a life of the store with such a failure at each call in turn.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::missing_panics_doc)]
#![allow(
    clippy::print_stdout,
    reason = "what was skipped or measured belongs in a test's output"
)]

mod diary;
pub mod dump;
pub mod io_faults;
pub mod medium;
pub mod model;
pub mod power;
pub mod stand;
pub mod suite;
pub mod waiting;
