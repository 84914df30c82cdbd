//! What was corrected with the times of both clocks: time control, periods, and moves in them.

use adoube_proto::v1::{ClockAdjusted, Counters};
use adoube_tournament::typed_time::notation_of;

/// Periods and completed moves in them.
pub fn counted(counters: &Counters) -> String {
    format!(
        "White {}/{}, Black {}/{}",
        counters.white_period, counters.white_moves, counters.black_period, counters.black_moves
    )
}

/// What else than the times was corrected.
pub(super) fn corrected(adjusted: &ClockAdjusted) -> String {
    let mut parts = Vec::new();
    if !adjusted.control.is_empty() {
        let [before, after] =
            [&adjusted.control_before, &adjusted.control].map(|control| notation_of(control));
        parts.push(format!(", time control from {before} to {after}"));
    }
    if let (Some(before), Some(after)) = (&adjusted.counters_before, &adjusted.counters) {
        let (before, after) = (counted(before), counted(after));
        parts.push(format!(", period/moves from {before} to {after}"));
    }
    parts.concat()
}
