//! What happened on a board. Each event holds outcomes, so that reading it later decides nothing again.

mod calls;
mod checks;
mod clocks;
mod corrections;
mod penalties;
mod play;
mod results;
mod rulings;
mod seats;
mod signature;

pub use calls::{ArbiterCalled, CallAnswered, CallTaken, LeaveEnded};
pub use checks::{AssistantApproved, AssistantEnded, CheckRecorded, ChecksWaived, DefaultTimeSet};
pub use clocks::{
    CameLate, ClockAdjusted, Held, HoldEnded, Outage, PauseReasonGiven, Paused, Resumed, TimeAdded,
};
pub use corrections::{PositionRestored, Reopened, Restarted};
pub use penalties::{ClocksSet, Penalised, PenaltiesProposed, PenaltyRuling};
pub use play::{
    CheckedIn, DrawDeclined, DrawOffered, Moved, OptionsSet, PremoveEnded, PremoveSet, Started,
};
pub use results::{Finished, ResultConfirmed, ResultCorrected};
pub use rulings::{BreachesCited, ReadyGiven, Ruled};
pub use seats::{LimitPassed, SeatBack, SeatLost, SeatMoved};
pub use signature::HeadSigned;

use super::{DeviceNote, Opened};

/// What happened on a board.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "each struct says what it is")]
pub enum Event {
    Opened(Box<Opened>),
    /// The round began: the game begins when both seats are checked in.
    Released,
    CheckedIn(CheckedIn),
    Started(Started),
    Moved(Moved),
    DrawOffered(DrawOffered),
    DrawDeclined(DrawDeclined),
    OptionsSet(OptionsSet),
    PremoveSet(PremoveSet),
    PremoveEnded(PremoveEnded),
    Paused(Paused),
    Resumed(Resumed),
    Held(Held),
    HoldEnded(HoldEnded),
    PauseReasonGiven(PauseReasonGiven),
    ClockAdjusted(ClockAdjusted),
    Penalised(Penalised),
    PenaltiesProposed(PenaltiesProposed),
    AssistantApproved(AssistantApproved),
    AssistantEnded(AssistantEnded),
    TimeAdded(TimeAdded),
    PositionRestored(PositionRestored),
    Reopened(Reopened),
    SeatLost(SeatLost),
    SeatBack(SeatBack),
    LimitPassed(LimitPassed),
    Outage(Outage),
    Finished(Finished),
    ResultConfirmed(ResultConfirmed),
    /// An arbiter approved the current result (O 17.11).
    ResultApproved,
    ResultCorrected(ResultCorrected),
    Ruled(Ruled),
    Restarted(Restarted),
    ReadyGiven(ReadyGiven),
    SeatMoved(SeatMoved),
    CheckRecorded(CheckRecorded),
    ChecksWaived(ChecksWaived),
    DefaultTimeSet(DefaultTimeSet),
    CameLate(CameLate),
    ArbiterCalled(ArbiterCalled),
    CallAnswered(CallAnswered),
    CallTaken(CallTaken),
    LeaveEnded(LeaveEnded),
    DeviceNoted(Box<DeviceNote>),
    BreachesCited(BreachesCited),
    HeadSigned(HeadSigned),
}
