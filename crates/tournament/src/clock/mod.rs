//! The virtual clock (O 4): time controls and the running of time.

mod control;
mod lag;
mod running;

pub use control::{
    Brought, Extra, InvalidTimeControl, MAX_PERIODS, Period, TimeControl, TimeControlClass,
};
pub use lag::{LagCredit, LagRules, RoundTrips};
pub(crate) use running::MAX_CLOCK;
pub use running::{Clock, Reading, SideReading};
