//! What officials order.

use super::Order;
use crate::board::Adjustment;
use crate::board::CheckKind;
use crate::board::Score;
use crate::board::SignOff;
use crate::board::TimeFollows;
use crate::ids::DeviceId;
use crate::ids::PersonId;
use crate::time::Millis;
use adoube_chess::Side;

/// What an official orders.
///
/// A row of the table below for each: whether a reason belongs to it, and what it may cite.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "each struct says what it is")]
pub enum Act {
    /// Stop both clocks; the reason may be given later.
    Pause,
    /// Give the reason of the latest pause that began without one.
    GivePauseReason,
    /// Let the clock of the side to move run.
    Resume,
    AdjustClock(AdjustClock),
    AddTime(AddTime),
    WrongClaim(WrongClaim),
    ApproveAssistant(ApproveAssistant),
    EndAssistant(EndAssistant),
    RestorePosition(RestorePosition),
    ReverseColours(ReverseColours),
    WrongStart(WrongStart),
    Reopen(Reopen),
    DeclareResult(DeclareResult),
    DeclareForfeit(DeclareForfeit),
    /// Approve the result that stands.
    ApproveResult,
    CorrectResult(CorrectResult),
    MoveSeat(MoveSeat),
    RecordCheck(RecordCheck),
    WaiveChecks(WaiveChecks),
    ExtendDefaultTime(ExtendDefaultTime),
    AnswerCall(AnswerCall),
    TakeCall(TakeCall),
    EndLeave(EndLeave),
}

/// An act with what all acts of officials share.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArbiterOrder {
    /// What is done.
    pub act: Act,
    /// Why, as it was written; the board reads it once.
    pub reason: Option<String>,
    /// The device notes of the board that tell of the breaches it is for (VEN-2).
    pub cites: Vec<u32>,
    /// The board's newest record when its author saw the consequence: refused where that is another one by now.
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

impl Act {
    /// The act, with its reason.
    pub fn because(self, reason: impl Into<String>) -> Order {
        Order::Arbiter(ArbiterOrder {
            reason: Some(reason.into()),
            ..ArbiterOrder::new(self)
        })
    }
}

/// Correct one clock or both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AdjustClock {
    /// What is to change.
    pub change: Adjustment,
}

/// Give time to one side or both, also while a clock runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AddTime {
    /// White's.
    pub white: Millis,
    /// Black's.
    pub black: Millis,
}

/// A claim of a draw was wrong (L 9.5 b).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongClaim {
    /// Who claimed.
    pub side: Side,
    /// The move that he wrote down and did not make (L 9.2 a, 9.3 a); none where he claimed the
    /// position that stands.
    pub intended: Option<String>,
    /// The language of that move's letters: `en`, `es`, ...
    pub language: String,
}

/// Let an assistant enter the moves of a player who cannot (O 3.8).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApproveAssistant {
    /// Whose.
    pub side: Side,
    /// The assistant.
    pub assistant: PersonId,
}

/// The player's assistant enters no more moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndAssistant {
    /// Whose.
    pub side: Side,
}

/// Go back to an earlier position; both clocks stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RestorePosition {
    /// How many half-moves are left.
    pub ply: u32,
    /// White's remaining time; none for what its clock shows.
    pub white: Option<Millis>,
    /// Black's remaining time; none for what its clock shows.
    pub black: Option<Millis>,
}

/// Annul a game that was begun with the wrong colours; both clocks stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReverseColours {
    /// What each side's time belongs to; needed where the sides have different times.
    pub times: Option<TimeFollows>,
}

/// Annul a game that began from a wrong position; both clocks stand (L 7.1 a).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongStart {
    /// The right one, as a FEN of the variant that is played.
    pub fen: String,
}

/// Let a game go on that is over; both clocks stand until both players are ready.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reopen {
    /// White's remaining time.
    pub white: Millis,
    /// Black's remaining time.
    pub black: Millis,
    /// How long after that the clock starts; none to leave it to an arbiter alone.
    pub start_in: Option<Millis>,
}

/// Set the result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeclareResult {
    /// The score.
    pub score: Score,
}

/// Set the result of a game that is not played, since somebody did not come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeclareForfeit {
    /// The score: who came has a win, who did not has nothing.
    pub score: Score,
}

/// Put another result in the place of the one that stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CorrectResult {
    /// The score.
    pub score: Score,
    /// Whether the game was forfeited; none where that stays as it is.
    pub forfeit: Option<bool>,
    /// Whether a draw is shared all the same: this game was not to have draw odds.
    pub without_odds: bool,
}

/// The seat goes to another device (O 16.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveSeat {
    /// Whose.
    pub side: Side,
    /// The spare device, at the same venue.
    pub device: DeviceId,
}

/// What the LCA found of a player before the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordCheck {
    /// Of whom.
    pub side: Side,
    /// What was looked at.
    pub kind: CheckKind,
    /// Whether all is well.
    pub passed: bool,
    /// What else there is to say; may be empty.
    pub note: String,
    /// Of a device that passed: which report of its lock is signed.
    pub sign: SignOff,
}

/// Let the game begin without the checks of a player, or of both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaiveChecks {
    /// Whose; none for both.
    pub side: Option<Side>,
}

/// Wait longer for a player, or as long as an arbiter wants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExtendDefaultTime {
    /// How late players may be in all; none for as long as an arbiter wants.
    pub to: Option<Millis>,
}

/// Say whether a call had a reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerCall {
    /// Which.
    pub number: u32,
    /// Whether it was valid.
    pub valid: bool,
    /// What else there is to say; may be empty.
    pub note: String,
}

/// Say that one is on the way to a player who calls.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakeCall {
    /// Which call.
    pub number: u32,
}

/// Say that a player who had leave is back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndLeave {
    /// Whose leave.
    pub side: Side,
}
