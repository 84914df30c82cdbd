//! The way to the coordinator: what must arrive is kept until it has arrived.
//!
//! Kept reports go into a durable, bounded outbox and bear numbers without gaps; they are sent
//! from where the coordinator says it stands and forgotten when it says they are durable there.
//! How the devices stand right now, and pings, are sent while the link is up and never kept.

mod lines;
mod link;
mod mailbox;
mod numbering;
mod pulse;
mod report;
mod writer;

pub use lines::Lines;
pub(crate) use link::endpoint;
pub use link::{Uplink, UplinkEvent};
pub use mailbox::{Mailbox, Put};
pub use numbering::Numbering;
pub use pulse::Fare;
pub(crate) use pulse::Pulse;
pub use report::{Stamp, complete, encode, numbered};
pub use writer::{Desk, LIMITS};
