//! Joins the parts: starts them, moves what they say between them, stops them.

mod heart;
mod intents;
mod keeper;
mod officials;
mod port;
mod say;
mod start;
mod status;
mod told;
mod watched;

pub use start::Node;
pub use status::{Snapshot, Status};
