//! The tournament itself as a stream: regulations, venues, devices, officials.

mod check;
mod decide;
mod record;
mod state;

pub use decide::{OfficialPlan, SetUp, VenuePlan, decide};
pub use record::EventRecord;
pub use state::{State, Venue};

#[cfg(test)]
mod tests;
