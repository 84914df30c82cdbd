//! Where each second on the clocks went: what was charged, paused, given back, and set by hand.

pub(super) mod absence_charge;
pub(super) mod charged_time;
pub(super) mod clock_runs;
pub(super) mod credits;
pub(super) mod disconnections;
mod earlier_clocks;
pub(super) mod effective_rulings;
pub(super) mod intervals;
pub(super) mod manual_clock_changes;
pub(super) mod pauses;
pub(super) mod refund_sharing;
pub(super) mod timeline;
