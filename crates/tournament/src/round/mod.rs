//! A round as a stream: its pairings, the seats they are played at, its beginning and end.

mod close;
mod decide;
mod draw;
mod holds;
mod imported_round;
mod pairing_warnings;
mod players_out;
mod record;
mod seat_exclusivity;
mod state;

pub use crate::round_stage::Stage;
pub use close::close;
pub use decide::{Pairings, import, publish, start, unpublish};
pub use draw::{draw_starts, drawn_number, text_of_draw};
pub use holds::{Hold, HoldRequest, end_hold, give_hold_reason, hold, hold_verb};
pub use imported_round::{
    ImportedGame, ImportedRound, ResultWithoutGame, contradictions, import_results,
};
pub use pairing_warnings::{EarlierRound, PairedRound, not_paired, pairing_warnings};
pub use players_out::nobody_out;
pub use record::{
    ByeGiven, GameImported, HoldEnded, HoldReasonGiven, HoldStarted, MAX_SEATS, Paired,
    RoundImported, RoundRecord, SeatPlan, StartGiven, StartsDrawn, UnpairedImported,
};
pub use seat_exclusivity::require_free_seats;
pub use state::State;

#[cfg(test)]
mod imported_round_tests;
#[cfg(test)]
mod pairing_warnings_tests;
#[cfg(test)]
mod tests;
