//! A round as a stream: its pairings, the seats they are played at, its beginning and end.

mod alone;
mod close;
mod decide;
mod draw;
mod elsewhere;
mod holds;
mod pairing_warnings;
mod record;
mod state;
mod withdrawn;

pub use crate::round_stage::Stage;
pub use alone::alone;
pub use close::close;
pub use decide::{Pairings, import, may_unpublish, publish, start, unpublish};
pub use draw::{draw_starts, drawn_number, text_of_draw};
pub use elsewhere::{Elsewhere, ToldAlone, ToldGame, contradictions, tell};
pub use holds::{Hold, HoldRequest, end_hold, give_hold_reason, hold, hold_verb};
pub use pairing_warnings::{EarlierRound, PairingWarning, not_paired, pairing_warnings};
pub use record::{MAX_SEATS, RoundRecord, SeatPlan};
pub use state::State;
pub use withdrawn::nobody_withdrawn;

#[cfg(test)]
mod elsewhere_tests;
#[cfg(test)]
mod pairing_warnings_tests;
#[cfg(test)]
mod tests;
