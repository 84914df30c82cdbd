//! What officials order.

use adoube_chess::{BySide, Side};

use super::Order;
use super::act_facts::{ActFacts, Admission, Basis, Consequence, row};
use super::action::Action;
use super::physical_boards::{MarkScoresheet, NoteBoardViolation, SetBoardRequirement};
use crate::board::command_basis::{CLOCKS, POSITION, Part, RESULT};
use crate::board::{Adjustment, CheckKind, Score, SignOff, TimeFollows};
use crate::ids::{DeviceId, PersonId};
use crate::penalty::{self, Penalty};
use crate::time::Millis;
use crate::verb::Verb;

/// What an official orders.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "each struct says what it is")]
pub enum Act {
    /// Stop both clocks; the reason may be given later.
    Pause,
    /// Give the reason of the latest pause that began without one.
    GivePauseReason,
    /// Resume the game: the clock of the side to move runs.
    Resume,
    AdjustClock(AdjustClock),
    AddTime(AddTime),
    Penalise(Penalise),
    AgreeToPenalties(AgreeToPenalties),
    RejectPenalties(RejectPenalties),
    WithdrawPenalties(WithdrawPenalties),
    ApproveAssistant(ApproveAssistant),
    EndAssistant(EndAssistant),
    RestorePosition(RestorePosition),
    ReverseColours(ReverseColours),
    WrongStart(WrongStart),
    Reopen(Reopen),
    DeclareResult(DeclareResult),
    DeclareForfeit(DeclareForfeit),
    /// Approve the current result.
    ApproveResult,
    CorrectResult(CorrectResult),
    MoveSeat(MoveSeat),
    RecordCheck(RecordCheck),
    WaiveChecks(WaiveChecks),
    ExtendDefaultTime(ExtendDefaultTime),
    AnswerCall(AnswerCall),
    TakeCall(TakeCall),
    EndLeave(EndLeave),
    SetBoardRequirement(SetBoardRequirement),
    NoteBoardViolation(NoteBoardViolation),
    MarkScoresheet(MarkScoresheet),
}

/// An act with what all acts of officials share.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArbiterOrder {
    /// What is done.
    pub act: Act,
    /// Why, as typed; deciding the order parses it once.
    pub reason: Option<String>,
    /// The device notes of the breaches that it penalises (VEN-2).
    pub cites: Vec<u32>,
    /// The board's newest record when its author saw the consequence; the order is refused if the consequence has changed since.
    pub seen: Option<u64>,
}

impl ArbiterOrder {
    /// The act alone.
    pub const fn new(act: Act) -> Self {
        Self {
            act,
            reason: None,
            cites: Vec::new(),
            seen: None,
        }
    }
}

impl From<Act> for Order {
    fn from(act: Act) -> Self {
        Self::Arbiter(ArbiterOrder::new(act))
    }
}

/// Nothing of the board.
const NO_PART: &[Part] = &[];
const GAME: &[Part] = &[Part::Game];
const RESUMED: &[Part] = &[Part::Game, Part::Clocks, Part::Stops, Part::Presence];
/// Of a position that is restored: it stops the clocks, and a pause by somebody else would be passed over.
const RESTORED: &[Part] = &[Part::Game, Part::Clocks, Part::Moves, Part::Stops];
/// Of a game that is annulled: a move does not change that; that the game was resumed does.
const ANNULLED: &[Part] = &[Part::Game, Part::Clocks, Part::Result, Part::Stops];
const REOPENED: &[Part] = &[Part::Game, Part::Clocks, Part::Result];
const APPROVED: &[Part] = &[Part::Game, Part::Result];
const DEVICES: &[Part] = &[Part::Game, Part::Devices];
const CHECKS: &[Part] = &[Part::Game, Part::Devices, Part::Checks];

impl Act {
    /// What is asked of it, one row for each kind.
    pub fn facts(&self) -> ActFacts<'_> {
        use Action as K;
        use Admission as A;
        use Consequence as C;
        match self {
            Self::Pause => plain(K::Pause, A::SeatAtVenue),
            Self::GivePauseReason => plain(K::GivePauseReason, A::SeatAtVenue),
            Self::Resume => row(K::Resume, RESUMED, A::SeatAtVenue, C::Resumption),
            Self::AdjustClock(e) => adjust_clock(e),
            Self::AddTime(e) => row(K::AddTime, CLOCKS, A::Role, C::TimeAdded(e)).citing(),
            Self::Penalise(e) => penalise(e),
            Self::AgreeToPenalties(_) => agree_to_penalties(),
            Self::RejectPenalties(_) => plain(K::RejectPenalties, A::Role),
            Self::WithdrawPenalties(e) => {
                row(K::WithdrawPenalties, APPROVED, A::Role, C::Withdrawal(e))
            }
            Self::ApproveAssistant(e) => assistant(K::ApproveAssistant, A::Assistant(&e.assistant)),
            Self::EndAssistant(_) => assistant(K::EndAssistant, A::Role),
            Self::RestorePosition(e) => row(K::RestorePosition, RESTORED, A::Role, C::Restored(e)),
            Self::ReverseColours(_) => row(K::ReverseColours, ANNULLED, A::Role, C::Reversed),
            Self::WrongStart(e) => row(K::WrongStart, ANNULLED, A::Role, C::NewStart(&e.fen)),
            Self::Reopen(e) => row(K::Reopen, REOPENED, A::Reopening(e), C::Reopened(e)),
            Self::DeclareResult(_) => declare_result(),
            Self::DeclareForfeit(_) => row(K::DeclareForfeit, RESULT, A::Role, C::Forfeit).citing(),
            Self::ApproveResult => row(K::ApproveResult, APPROVED, A::NoRulingDue, C::ClocksAlone),
            Self::CorrectResult(_) => correct_result(),
            Self::MoveSeat(e) => row(K::MoveSeat, DEVICES, A::SpareDevice(e), C::SeatMoved(e)),
            Self::RecordCheck(e) => row(K::RecordCheck, DEVICES, A::Check(e), C::ClocksAlone),
            Self::WaiveChecks(e) => row(K::WaiveChecks, CHECKS, A::Role, C::Waiver(e.side)),
            Self::ExtendDefaultTime(_) => plain(K::ExtendDefaultTime, A::Role),
            Self::AnswerCall(e) => plain(K::AnswerCall, A::Call(e.number)),
            Self::TakeCall(e) => plain(K::TakeCall, A::Call(e.number)),
            Self::EndLeave(e) => plain(K::EndLeave, A::Seat(e.side)),
            Self::SetBoardRequirement(e) => row(
                K::SetBoardRequirement,
                NO_PART,
                A::Seat(e.side),
                C::BoardRequirement(e),
            ),
            Self::NoteBoardViolation(e) => plain(K::NoteBoardViolation, A::Seat(e.side)),
            Self::MarkScoresheet(e) => plain(K::MarkScoresheet, A::Seat(e.side)),
        }
    }

    /// What it is, whatever its values are.
    pub fn action(&self) -> Action {
        self.facts().action
    }

    /// The verb that the role table knows this by.
    pub fn verb(&self) -> Verb {
        self.facts().verb
    }

    /// The act, with its reason.
    pub fn because(self, reason: impl Into<String>) -> Order {
        Order::Arbiter(ArbiterOrder {
            reason: Some(reason.into()),
            ..ArbiterOrder::new(self)
        })
    }
}

fn adjust_clock(set: &AdjustClock) -> ActFacts<'_> {
    let basis = if set.change.counts_moves() {
        POSITION
    } else {
        CLOCKS
    };
    let shown = Consequence::ClocksSet(&set.change);
    row(Action::AdjustClock, basis, Admission::Role, shown).citing()
}

fn penalise(order: &Penalise) -> ActFacts<'_> {
    let verb = penalty::verb_of(&order.penalties);
    let (needs, shown) = (Admission::Penalties(order), Consequence::Penalties(order));
    let basis = Basis::Penalties(&order.penalties);
    let facts = row(Action::Penalise, NO_PART, needs, shown).known_as(verb);
    facts.based_on(basis).citing()
}

const fn agree_to_penalties() -> ActFacts<'static> {
    let (needs, shown) = (Admission::ProposedPenalties, Consequence::ProposedPenalties);
    row(Action::AgreeToPenalties, NO_PART, needs, shown).based_on(Basis::ProposedPenalties)
}

const fn assistant(action: Action, needs: Admission<'_>) -> ActFacts<'_> {
    row(action, GAME, needs, Consequence::ClocksAlone)
}

const fn declare_result() -> ActFacts<'static> {
    let (needs, shown) = (Admission::Declaration, Consequence::Result);
    let facts = row(Action::DeclareResult, NO_PART, needs, shown);
    facts.based_on(Basis::DeclaredResult).citing()
}

const fn correct_result() -> ActFacts<'static> {
    let (needs, shown) = (Admission::NoRulingDue, Consequence::Correction);
    row(Action::CorrectResult, APPROVED, needs, shown).citing()
}

/// Its consequences depend on nothing, and are the clocks alone.
const fn plain(action: Action, needs: Admission<'_>) -> ActFacts<'_> {
    row(action, NO_PART, needs, Consequence::ClocksAlone)
}

/// Correct one clock or both, or the time control.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AdjustClock {
    /// The corrections.
    pub change: Adjustment,
}

/// Give time to one side or both, also while a clock runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AddTime {
    /// How much each side is given; 0 for nothing.
    pub time: BySide<Millis>,
}

/// Impose penalties on a player by one ruling (O 18.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Penalise {
    /// The player's side.
    pub side: Side,
    /// What is imposed, 1 to [`MAX_PENALTIES`](crate::penalty::MAX_PENALTIES). The amounts of fines are filled in by the
    /// event's regulations.
    pub penalties: Vec<Penalty>,
    /// The article that it rests on.
    pub article: String,
    /// Whether a second official has to agree to what changes a result or keeps a player out of rounds, filled in by the
    /// event's regulations.
    pub four_eyes: bool,
}

/// Agree to the penalties that another official proposed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AgreeToPenalties {
    /// The record of the proposal.
    pub proposal: u64,
}

/// Reject the penalties that another official proposed, or take back one's own proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RejectPenalties {
    /// The record of the proposal.
    pub proposal: u64,
}

/// Withdraw penalties that were imposed by mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WithdrawPenalties {
    /// The record of the ruling that imposed them.
    pub ruling: u64,
}

/// Let an assistant enter the moves of a player who cannot (O 3.8).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApproveAssistant {
    /// The player's side.
    pub side: Side,
    /// The assistant.
    pub assistant: PersonId,
}

/// End the approval of a player's assistant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndAssistant {
    /// The player's side.
    pub side: Side,
}

/// Go back to an earlier position; both clocks are stopped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RestorePosition {
    /// How many half-moves are left.
    pub ply: u32,
    /// The remaining time of each side; `None` for what its clock shows.
    pub clocks: BySide<Option<Millis>>,
}

/// Annul a game that was started with the wrong colours; both clocks are stopped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReverseColours {
    /// What each side's time belongs to; needed where the sides have different times.
    pub times: Option<TimeFollows>,
}

/// Annul a game that started from a wrong position; both clocks are stopped (L 7.1 a).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongStart {
    /// The right one, as a FEN of the variant that is played.
    pub fen: String,
}

/// Reopen a finished game; both clocks stay stopped until both players are ready.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reopen {
    /// The remaining time of each side.
    pub clocks: BySide<Millis>,
    /// How long after that the clock starts; none where an arbiter has to start it.
    pub start_in: Option<Millis>,
}

/// Set the result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeclareResult {
    /// The score.
    pub score: Score,
}

/// Forfeit a game that was not played because a player did not come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeclareForfeit {
    /// The score: a win for a player who came, nothing for one who did not.
    pub score: Score,
}

/// Correct the current result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CorrectResult {
    /// The score.
    pub score: Score,
    /// Whether the game was forfeited; none to keep what is recorded.
    pub forfeit: Option<bool>,
    /// Whether a draw is shared although the game has draw odds, which were a mistake.
    pub without_odds: bool,
}

/// Move a seat to another device (O 16.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveSeat {
    /// The player's side.
    pub side: Side,
    /// The spare device, at the same venue.
    pub device: DeviceId,
}

/// Record a check of a player before the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordCheck {
    /// The player.
    pub side: Side,
    /// What was checked.
    pub kind: CheckKind,
    /// Whether the check passed.
    pub passed: bool,
    /// The official's note; may be empty.
    pub note: String,
    /// The lock report that the official signs, if a device passed.
    pub sign: SignOff,
}

/// Waive the checks of one player or both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaiveChecks {
    /// The player; none for both.
    pub side: Option<Side>,
}

/// Change the default time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExtendDefaultTime {
    /// How late players may be in all; none until an arbiter decides.
    pub to: Option<Millis>,
}

/// Answer a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerCall {
    /// Which.
    pub number: u32,
    /// Whether it was valid.
    pub valid: bool,
    /// The official's note; may be empty.
    pub note: String,
}

/// Announce that an official is on the way to a player who calls.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakeCall {
    /// Which call.
    pub number: u32,
}

/// Record that a player returned from leave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndLeave {
    /// The player who returned.
    pub side: Side,
}
