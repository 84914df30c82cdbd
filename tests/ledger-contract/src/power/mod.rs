//! Lives that end with the power being cut, and what must be there after each.

mod control;
mod life;

pub use control::control_run;
pub use life::{Tallied, run};
