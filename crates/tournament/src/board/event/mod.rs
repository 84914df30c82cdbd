//! What happened on a board. Each event holds outcomes, so that reading it later decides nothing again.

mod calls;
mod checks;
mod clocks;
mod corrections;
mod penalties;
mod physical_boards;
mod play;
mod results;
mod rulings;
mod scoresheets;
mod seats;
mod signature;

pub use calls::{ArbiterCalled, CallAnswered, CallTaken, LeaveEnded};
pub use checks::{AssistantApproved, AssistantEnded, CheckRecorded, ChecksWaived, DefaultTimeSet};
pub use clocks::{
    CameLate, ClockAdjusted, HoldEnded, HoldStarted, Outage, PauseReasonGiven, Paused, Resumed,
    TimeAdded,
};
pub use corrections::{PositionRestored, Reopened, Restarted};
pub use penalties::{
    ClocksSet, Penalised, PenaltiesProposed, PenaltiesRejected, PenaltiesWithdrawn, PenaltyRuling,
};
pub use physical_boards::{
    BoardOutage, PhysicalBoardDiffers, PhysicalBoardRequirementSet, PhysicalBoardShown, Requirement,
};
pub use play::{
    CheckedIn, DrawDeclined, DrawOffered, Moved, OptionsSet, PremoveEnded, PremoveSet, Started,
};
pub use results::{Finished, ResultConfirmed, ResultCorrected};
pub use rulings::{BreachesCited, ReadyGiven, Ruled};
pub use scoresheets::ScoresheetMarked;
pub use seats::{LimitPassed, SeatBack, SeatLost, SeatMoved};
pub use signature::HeadSigned;

use super::changes::Change;
use super::command_basis::Part;
use super::facts::{Facts, beside, row};
use super::{Audience, DeviceNote, Opened};
use crate::clock::Reading;

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
    HoldStarted(HoldStarted),
    HoldEnded(HoldEnded),
    PauseReasonGiven(PauseReasonGiven),
    ClockAdjusted(ClockAdjusted),
    Penalised(Penalised),
    PenaltiesProposed(PenaltiesProposed),
    PenaltiesRejected(PenaltiesRejected),
    PenaltiesWithdrawn(PenaltiesWithdrawn),
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
    PhysicalBoardShown(Box<PhysicalBoardShown>),
    PhysicalBoardDiffers(Box<PhysicalBoardDiffers>),
    PhysicalBoardRequirementSet(PhysicalBoardRequirementSet),
    ScoresheetMarked(ScoresheetMarked),
    HeadSigned(HeadSigned),
}

const OPENED: &[Part] = &[Part::Game];
const CLOCKS: &[Part] = &[Part::Clocks];
const MOVES: &[Part] = &[Part::Moves];
const REOPENED: &[Part] = &[Part::Clocks, Part::Result];
const OUTAGE: &[Part] = &[Part::Clocks, Part::Stops];
const RESULT: &[Part] = &[Part::Result];
const RULED: &[Part] = &[Part::Clocks, Part::Result, Part::Stops];
const RESTARTED: &[Part] = &[Part::Game, Part::Moves, Part::Clocks, Part::Result];
const RESTORED: &[Part] = &[Part::Moves, Part::Clocks, Part::Stops];

impl Event {
    #[expect(clippy::match_same_arms, reason = "a table has a row for each kind")]
    /// What is asked of it, one row for each kind.
    pub(in crate::board) const fn facts(&self) -> Facts<'_> {
        use Audience::{Everybody as All, Officials, Player, PlayerAndOfficials};
        match self {
            Self::Opened(e) => row(All, None, OPENED, Change::PublishedAgain).opened(e),
            Self::Released => beside(All, None, Change::Other),
            Self::CheckedIn(_) => beside(All, None, Change::Other),
            Self::Started(e) => beside(All, Some(&e.clocks), Change::Began),
            Self::Moved(e) => moved(e),
            Self::DrawOffered(_) => beside(All, None, Change::Other),
            Self::DrawDeclined(_) => beside(All, None, Change::Other),
            Self::OptionsSet(e) => beside(Player(e.side), None, Change::Other),
            Self::PremoveSet(e) => beside(Player(e.side), None, Change::Other),
            Self::PremoveEnded(e) => beside(Player(e.side), None, Change::Other).premoved(true),
            Self::Paused(e) => row(All, Some(&e.clocks), &[Part::Stops], Change::Stopped),
            Self::Resumed(e) => row(All, Some(&e.clocks), &[Part::Stops], Change::LetGo),
            Self::HoldStarted(_) => row(All, None, &[Part::Stops], Change::Stopped),
            Self::HoldEnded(_) => row(All, None, &[Part::Stops], Change::LetGo),
            Self::PauseReasonGiven(_) => beside(All, None, Change::Other),
            Self::ClockAdjusted(e) => row(All, Some(&e.clocks), &[Part::Clocks], Change::Set),
            Self::Penalised(e) => penalised(e),
            Self::PenaltiesProposed(_) => beside(Officials, None, Change::Other),
            Self::PenaltiesRejected(_) => beside(Officials, None, Change::Other),
            Self::PenaltiesWithdrawn(_) => beside(All, None, Change::Other),
            Self::AssistantApproved(_) => beside(All, None, Change::Other),
            Self::AssistantEnded(_) => beside(All, None, Change::Other),
            Self::TimeAdded(e) => row(All, Some(&e.clocks), &[Part::Clocks], Change::Added),
            Self::PositionRestored(e) => row(All, Some(&e.clocks), RESTORED, Change::Restored),
            Self::Reopened(e) => row(All, Some(&e.clocks), REOPENED, Change::Reopened),
            Self::SeatLost(_) => row(All, None, &[Part::Presence], Change::Disconnected),
            Self::SeatBack(_) => row(All, None, &[Part::Presence], Change::Reconnected),
            Self::LimitPassed(_) => beside(All, None, Change::Other),
            Self::Outage(e) => row(All, Some(&e.clocks), OUTAGE, Change::Outage),
            Self::Finished(e) => row(All, Some(&e.clocks), RESULT, Change::Ended(e.ending)),
            Self::ResultConfirmed(_) => beside(All, None, Change::Other),
            Self::ResultApproved => beside(All, None, Change::Other),
            Self::ResultCorrected(_) => row(All, None, RESULT, Change::Corrected),
            Self::Ruled(e) => row(All, Some(&e.clocks), RULED, Change::Ruled(e.ruling)),
            Self::Restarted(e) => row(All, Some(&e.clocks), RESTARTED, new_game(e)),
            Self::ReadyGiven(_) => beside(All, None, Change::Other),
            Self::SeatMoved(_) => row(All, None, &[Part::Devices], Change::SeatMoved),
            Self::CheckRecorded(_) => row(All, None, &[Part::Checks], Change::Checked),
            Self::ChecksWaived(_) => row(All, None, &[Part::Checks], Change::Checked),
            Self::DefaultTimeSet(_) => beside(All, None, Change::Other),
            Self::CameLate(e) => row(All, Some(&e.clocks), &[Part::Clocks], Change::CameLate),
            Self::ArbiterCalled(_) => beside(All, None, Change::Other),
            Self::CallAnswered(_) => beside(All, None, Change::Other),
            Self::CallTaken(_) => beside(All, None, Change::Other),
            Self::LeaveEnded(_) => beside(All, None, Change::Other),
            Self::DeviceNoted(e) => beside(Officials, None, Change::Other).device_note(e),
            Self::BreachesCited(_) => beside(Officials, None, Change::Other),
            Self::PhysicalBoardShown(e) => beside(PlayerAndOfficials(e.side), None, Change::Other),
            Self::PhysicalBoardDiffers(e) => {
                beside(PlayerAndOfficials(e.side), None, Change::Other)
            }
            Self::PhysicalBoardRequirementSet(_) => beside(All, None, Change::Other),
            Self::ScoresheetMarked(e) => beside(PlayerAndOfficials(e.side), None, Change::Other),
            Self::HeadSigned(_) => beside(All, None, Change::Other),
        }
    }

    /// Who may be told of it.
    pub const fn audience(&self) -> Audience {
        self.facts().audience
    }

    /// What it tells of a device, where it does.
    pub const fn device_note(&self) -> Option<&DeviceNote> {
        self.facts().device_note
    }

    /// The move, where it is one.
    pub const fn moved(&self) -> Option<&Moved> {
        self.facts().moved
    }

    /// Whether it is a result.
    pub const fn is_result(&self) -> bool {
        matches!(self.facts().change, Change::Ended(_) | Change::Corrected)
    }

    /// Both clocks after it, where it sets them.
    pub const fn clocks(&self) -> Option<&Reading> {
        self.facts().clocks
    }
}

const fn moved(e: &Moved) -> Facts<'_> {
    let row = row(Audience::Everybody, Some(&e.clocks), MOVES, Change::Moved);
    row.premoved(e.premove).moved(e)
}

const fn penalised(e: &Penalised) -> Facts<'_> {
    match &e.clocks {
        Some(set) => row(
            Audience::Everybody,
            Some(&set.after),
            CLOCKS,
            Change::Penalised,
        ),
        None => beside(Audience::Everybody, None, Change::Penalised),
    }
}

const fn new_game(restarted: &Restarted) -> Change {
    match restarted {
        Restarted { reversed: true, .. } => Change::Reversed,
        Restarted { fen: Some(_), .. } => Change::NewStart,
        Restarted { .. } => Change::NewGame,
    }
}
