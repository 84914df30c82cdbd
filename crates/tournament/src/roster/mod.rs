//! Who takes part, as a stream. What is personal is sealed before it comes here, under a key of
//! each person's own that stands elsewhere: throwing it away deletes the person and leaves the
//! stream as it is.

mod decide;
mod profile;
mod record;
mod remove;
mod same;
mod state;
mod withdraw;

pub use decide::{Entry, decide};
pub use profile::Profile;
pub use record::RosterRecord;
pub use remove::remove;
pub use same::{Likeness, is_same, likeness, listed_twice};
pub use state::{Person, State};
pub use withdraw::{Begun, withdraw};

#[cfg(test)]
mod tests;
