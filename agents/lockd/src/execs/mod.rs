//! Which programs start, as the kernel reports it: where nothing can be refused, and beside what is.
//!
//! The proc connector tells of each exec at once, of processes that live a millisecond too. A storm can
//! overrun it, which it says; then, and every few seconds, all processes are looked at.

mod connector;
mod message;
mod scan;

pub use connector::{Connector, Heard};
pub(crate) use scan::running_which;
pub use scan::{Process, running};
