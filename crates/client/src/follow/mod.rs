//! A round as a page or a program follows it: what the coordinator sends, what each message changed, and how fresh
//! that is.

mod change;
mod follower;
mod model;
mod silences;

pub use change::Change;
pub use follower::{Follower, News};
pub use model::Model;
pub use silences::Silences;
