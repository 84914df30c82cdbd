//! What can be asked of a board.

mod verb;

use super::adjustment::Adjustment;
use super::before::CheckKind;
use super::device_note::DeviceReport;
use super::options::Options;
use super::record::{LossSign, Opened, OutageCause, Score};
use super::reversal::TimeFollows;
use super::ruling::{Remedy, RulingRef};
use super::signed::SignOff;
use crate::actor::Actor;
use crate::clock::RoundTrips;
use crate::ids::{CommandId, DeviceId, PersonId};
use crate::time::{Millis, Time};
use adoube_chess::Side;

/// A command with its author and the instant at which it counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Command {
    /// Made by the client; absent for what the coordinator does itself.
    pub id: Option<CommandId>,
    /// Who asks.
    pub actor: Actor,
    /// When its message left the stream, coordinator time.
    pub at: Time,
    /// What is asked.
    pub order: Order,
}

/// What is asked of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// Begin the stream with the pairing.
    Open(Box<Opened>),
    /// The round has begun.
    Release,
    /// The player is seated and ready.
    CheckIn,
    /// Make a move.
    Play {
        /// The half-move this is to become, from 1.
        ply: u32,
        /// Origin and destination, such as `e2e4`.
        uci: String,
        /// What both ends measured of the link that it came by.
        link: RoundTrips,
    },
    /// Make a move that is written in algebraic notation.
    PlayWritten {
        /// The half-move this is to become, from 1.
        ply: u32,
        /// The move.
        text: String,
        /// The language of its letters: `en`, `es`, ...
        language: String,
        /// What is known of the link that it came by.
        link: RoundTrips,
    },
    /// Choose how moves are entered.
    SetOptions(Options),
    /// Enter a move that waits for the opponent's.
    SetPremove {
        /// The half-move this is to become, from 1.
        ply: u32,
        /// Origin and destination, such as `e2e4`.
        uci: String,
        /// What is known of the link that it came by, if it comes after the opponent's move.
        link: RoundTrips,
    },
    /// The same, written in algebraic notation: read as if the opponent passed.
    SetPremoveWritten {
        /// The half-move this is to become, from 1.
        ply: u32,
        /// The move.
        text: String,
        /// The language of its letters: `en`, `es`, ...
        language: String,
        /// What is known of the link that it came by, if it comes after the opponent's move.
        link: RoundTrips,
    },
    /// Take back the move that waits.
    CancelPremove,
    /// Offer a draw.
    OfferDraw,
    /// Accept the opponent's offer.
    AcceptDraw,
    /// Decline the opponent's offer.
    DeclineDraw,
    /// Resign.
    Resign,
    /// Stop both clocks.
    Pause {
        /// Why; it may be given later.
        reason: Option<String>,
    },
    /// Give the reason of a pause or a hold that began without one.
    GivePauseReason {
        /// The hold of the round; none for the board's latest pause without a reason.
        hold: Option<u32>,
        /// Why.
        reason: String,
    },
    /// Let the clock of the side to move run.
    Resume {
        /// Why.
        reason: String,
    },
    /// A hold of the round begins for this board.
    Hold {
        /// Which.
        hold: u32,
        /// Why; it may be given later.
        reason: Option<String>,
    },
    /// A hold of the round is over for this board.
    EndHold {
        /// Which.
        hold: u32,
        /// Why.
        reason: String,
    },
    /// Correct one clock or both.
    AdjustClock {
        /// What is to change.
        change: Adjustment,
        /// Why.
        reason: String,
    },
    /// Give time to one side or both, also while a clock runs.
    AddTime {
        /// White's.
        white: Millis,
        /// Black's.
        black: Millis,
        /// Why.
        reason: String,
    },
    /// A claim of a draw was wrong (L 9.5 b).
    WrongClaim {
        /// Who claimed.
        side: Side,
        /// The move that he wrote down and did not make (L 9.2 a, 9.3 a); none where he claimed the
        /// position that stands.
        intended: Option<String>,
        /// The language of that move's letters: `en`, `es`, ...
        language: String,
        /// Why it was wrong.
        reason: String,
    },
    /// Let an assistant enter the moves of a player who cannot (O 3.8).
    ApproveAssistant {
        /// Whose.
        side: Side,
        /// The assistant.
        assistant: PersonId,
        /// Why.
        reason: String,
    },
    /// The player's assistant enters no more moves.
    EndAssistant {
        /// Whose.
        side: Side,
        /// Why.
        reason: String,
    },
    /// Go back to an earlier position; both clocks stand.
    RestorePosition {
        /// How many half-moves are left.
        ply: u32,
        /// White's remaining time; none for what its clock shows.
        white: Option<Millis>,
        /// Black's remaining time; none for what its clock shows.
        black: Option<Millis>,
        /// Why.
        reason: String,
    },
    /// Annul a game that was begun with the wrong colours; both clocks stand.
    ReverseColours {
        /// What each side's time belongs to; needed where the sides have different times.
        times: Option<TimeFollows>,
        /// Why.
        reason: String,
    },
    /// Annul a game that began from a wrong position; both clocks stand (L 7.1 a).
    WrongStart {
        /// The right one, as a FEN of the variant that is played.
        fen: String,
        /// Why.
        reason: String,
    },
    /// Let a game go on that is over; both clocks stand until both players are ready.
    Reopen {
        /// White's remaining time.
        white: Millis,
        /// Black's remaining time.
        black: Millis,
        /// How long after that the clock starts; none to leave it to an arbiter alone.
        start_in: Option<Millis>,
        /// Why.
        reason: String,
    },
    /// Set the result.
    DeclareResult {
        /// The score.
        score: Score,
        /// Why.
        reason: String,
    },
    /// Set the result of a game that is not played, since somebody did not come.
    DeclareForfeit {
        /// The score: who came has a win, who did not has nothing.
        score: Score,
        /// Why.
        reason: String,
    },
    /// Confirm the result that stands.
    ConfirmResult,
    /// Approve the result that stands.
    ApproveResult,
    /// Put another result in the place of the one that stands.
    CorrectResult {
        /// The score.
        score: Score,
        /// Whether the game was forfeited; none where that stays as it is.
        forfeit: Option<bool>,
        /// Whether a draw is shared all the same: this game was not to have draw odds.
        without_odds: bool,
        /// Why.
        reason: String,
    },
    /// Carry out what was ruled on an incident.
    CarryOut {
        /// Which ruling: each is carried out once.
        ruling: RulingRef,
        /// The arbiter whose ruling it is.
        by: Option<PersonId>,
        /// Who agreed, where two officials had to.
        seconded_by: Option<PersonId>,
        /// What becomes of the board.
        remedy: Remedy,
        /// The article it rests on.
        article: String,
        /// Why, as both players read it.
        reason: String,
        /// How long after both are ready the clock starts.
        start_in: Millis,
        /// The device notes of the board that it cites.
        cites: Vec<u32>,
        /// Whether White and Black are not heard, whatever the board knows of it: of a game that was
        /// over it knows nothing.
        unheard: [bool; 2],
    },
    /// The seat goes to another device (O 16.6).
    MoveSeat {
        /// Whose.
        side: Side,
        /// The spare device, at the same venue.
        device: DeviceId,
        /// Why.
        reason: String,
    },
    /// The player has seen the ruling, its reason and the new clocks.
    Ready,
    /// Both were ready for as long as was ruled.
    StartClock,
    /// What the LCA found of a player before the game.
    RecordCheck {
        /// Of whom.
        side: Side,
        /// What was looked at.
        kind: CheckKind,
        /// Whether all is well.
        passed: bool,
        /// What else there is to say; may be empty.
        note: String,
        /// Of a device that passed: which report of its lock is signed.
        sign: SignOff,
    },
    /// A device that passed is not held any more to what the event asks.
    FailDevice {
        /// Whose.
        side: Side,
        /// What was told of it.
        note: String,
    },
    /// Let the game begin without the checks of a player, or of both.
    WaiveChecks {
        /// Whose; none for both.
        side: Option<Side>,
        /// Why.
        reason: String,
    },
    /// Wait longer for a player, or as long as an arbiter wants.
    ExtendDefaultTime {
        /// How late players may be in all; none for as long as an arbiter wants.
        to: Option<Millis>,
        /// Why.
        reason: String,
    },
    /// Wait longer since the coordinator was not there for so long.
    HoldDefaultTime {
        /// How long.
        by: Millis,
    },
    /// The default time is over and somebody has not come.
    JudgeAbsence,
    /// Call the arbiter.
    CallArbiter {
        /// Why; may be empty.
        reason: String,
        /// Whether it is to ask for leave from the playing area.
        leave: bool,
    },
    /// Call the arbiter because the result is wrong.
    ObjectToResult {
        /// Why, in the player's words; may be empty.
        reason: String,
    },
    /// Say whether a call had a reason.
    AnswerCall {
        /// Which.
        number: u32,
        /// Whether it was valid.
        valid: bool,
        /// What else there is to say; may be empty.
        note: String,
    },
    /// Say that one is on the way to a player who calls.
    TakeCall {
        /// Which call.
        number: u32,
    },
    /// Say that a player who had leave is back.
    EndLeave {
        /// Whose leave.
        side: Side,
    },
    /// The running side's time is used up (at the command's instant).
    FallFlag,
    /// A seat's device is no longer heard.
    LoseSeat {
        /// Whose.
        side: Side,
        /// How it was noticed.
        sign: LossSign,
        /// When it was last heard.
        last_contact: Time,
    },
    /// A seat has been away for as long as the event lets the clock run.
    SuspendAway {
        /// Whose.
        side: Side,
    },
    /// A seat has been away for as long as the event gives to reconnect.
    PassLimit {
        /// Whose.
        side: Side,
    },
    /// The seat's device is heard again.
    RegainSeat {
        /// Whose.
        side: Side,
    },
    /// A clock that is set or given time, or a result that is declared or corrected, with the breaches that it rests
    /// on (VEN-2).
    Citing {
        /// What is done.
        order: Box<Order>,
        /// The device notes of the board that tell of them.
        notes: Vec<u32>,
    },
    /// What an official gives who was told what it comes to: refused where that is another thing by now.
    Seen {
        /// What is done.
        order: Box<Order>,
        /// The board's last record by then.
        record: u64,
    },
    /// Note what a venue reports of the device at a seat.
    NoteDevice(Box<DeviceReport>),
    /// The coordinator was down or could not write since `from`.
    Outage {
        /// The last instant for which time is charged.
        from: Time,
        /// What it was.
        cause: OutageCause,
    },
    /// The coordinator vouches for the stream.
    SignHead {
        /// The record vouched for.
        sequence: u64,
        /// Its hash.
        hash: [u8; 32],
        /// The signature.
        signature: Vec<u8>,
    },
}
