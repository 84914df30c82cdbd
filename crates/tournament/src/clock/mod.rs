//! The virtual clock (O 4): time controls and the running of time.

mod control;
mod running;

pub use control::{InvalidTimeControl, MAX_PERIODS, Period, TimeControl, TimeControlClass};
pub use running::{Clock, Reading, SideReading};
