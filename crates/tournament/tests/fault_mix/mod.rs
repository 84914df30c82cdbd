//! An independent model of a venue under faults: what physically fails, what each witness can
//! see of it and when, and how its lines arrive. It shares no code with the rules under test.

mod coordinator;
mod device;
mod post;
mod rng;
mod seen;
mod suffices;
mod traffic;
mod venue;
mod world;

pub(crate) use post::{Mix, mix, mix_of};
pub(crate) use world::Kind;
