//! The records of a board's stream. Each holds outcomes, so that reading it later decides nothing again.

use std::sync::Arc;

use adoube_chess::{Move, Side};

pub use super::causes::{LossSign, OutageCause, PauseCause};
pub use super::ending::{Ending, Score};
pub use super::entry::Record;
pub use super::pairing::{Opened, Seat};
use super::{
    CheckKind, ControlChange, DeviceNote, Options, PremoveEnd, Remedy, RulingRef, TimeFollows,
};
use crate::clock::{LagCredit, Reading, TimeControl};
use crate::ids::{DeviceId, PersonId};
use crate::time::{Millis, Time};

/// What happened on a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// The pairing was published.
    Opened(Box<Opened>),
    /// The round began: the game begins when both seats are checked in.
    Released,
    /// A player is seated at his device and ready (O 16.11).
    CheckedIn {
        /// His side.
        side: Side,
    },
    /// The game began; White's clock runs.
    Started {
        /// Both clocks.
        clocks: Reading,
    },
    /// A move was made (O 3.4).
    Moved {
        /// Who moved.
        side: Side,
        /// How many half-moves the game has now.
        ply: u32,
        /// The move.
        mv: Move,
        /// What the player thought about it, pauses left out, before any increment.
        used: Millis,
        /// What it is credited with for the network's time, where the event gives credits.
        lag: Option<LagCredit>,
        /// Both clocks after it.
        clocks: Reading,
        /// Whether it was entered before the opponent's move and waited for it (O 3.6 b).
        premove: bool,
        /// Whether an assistant was approved for the mover, who then enters his moves (O 3.8).
        assisted: bool,
    },
    /// A draw was offered; it stands until answered (O 5.3).
    DrawOffered {
        /// By whom.
        side: Side,
    },
    /// The offer was declined.
    DrawDeclined {
        /// By whom.
        side: Side,
    },
    /// A player chose how his moves are entered (O 3.6).
    OptionsSet {
        /// His side.
        side: Side,
        /// All of them as they are now.
        options: Options,
    },
    /// A player entered a move that waits for the opponent's; one that waited before does no more.
    PremoveSet {
        /// His side.
        side: Side,
        /// The half-move it is to become.
        ply: u32,
        /// The move.
        mv: Move,
    },
    /// A premove is not played.
    PremoveEnded {
        /// Whose.
        side: Side,
        /// The half-move it was to become.
        ply: u32,
        /// The move.
        mv: Move,
        /// Why.
        why: PremoveEnd,
    },
    /// Both clocks stopped; while they stand already, another reason counts, or the clock of who is to move goes
    /// back to the beginning of his silence.
    Paused {
        /// Why.
        cause: PauseCause,
        /// Both clocks.
        clocks: Reading,
    },
    /// The clock of the side to move runs again.
    Resumed {
        /// The arbiter's reason; empty when it resumed by itself.
        reason: String,
        /// Both clocks.
        clocks: Reading,
    },
    /// A hold of the round was carried out; a clock that ran is stopped by the next record (O 19.6).
    Held {
        /// Which record of the round: its holds are numbered from 1.
        hold: u32,
        /// Why; none while the arbiter has not said so.
        reason: Option<String>,
    },
    /// A hold of the round is over; whether a clock runs again is the next record's to say.
    HoldEnded {
        /// Which.
        hold: u32,
        /// Why.
        reason: String,
    },
    /// The reason of a pause or a hold that began without one.
    PauseReasonGiven {
        /// The hold of the round; none for the board's latest pause without a reason.
        hold: Option<u32>,
        /// Why.
        reason: String,
    },
    /// An arbiter corrected the clocks (O 19.5).
    ClockAdjusted {
        /// As they were.
        before: Reading,
        /// As they are.
        clocks: Reading,
        /// Another time control, if that was wrong.
        control: Option<ControlChange>,
        /// Why.
        reason: String,
    },
    /// A claim of a draw was wrong: both clocks were set as that costs (L 9.5 b).
    WrongClaim {
        /// Who claimed.
        side: Side,
        /// The intended move, as the score writes it; none where the position itself was claimed.
        intended: Option<String>,
        /// Both clocks as they were.
        before: Reading,
        /// As they are.
        clocks: Reading,
        /// Why it was wrong.
        reason: String,
    },
    /// An arbiter approved an assistant, who enters a player's moves from now on (O 3.8).
    AssistantApproved {
        /// Whose.
        side: Side,
        /// The assistant; one who was approved before enters no more.
        assistant: PersonId,
        /// Why.
        reason: String,
    },
    /// A player enters his own moves again.
    AssistantEnded {
        /// Whose.
        side: Side,
        /// Who was his assistant.
        assistant: PersonId,
        /// Why.
        reason: String,
    },
    /// An arbiter gave time to one side or both (O 10.5).
    TimeAdded {
        /// To White and to Black, by [`Side::index`].
        added: [Millis; 2],
        /// Both clocks with it.
        clocks: Reading,
        /// Why.
        reason: String,
    },
    /// An arbiter went back to an earlier position (L 6.14); the moves after it count no more.
    PositionRestored {
        /// How many half-moves are left.
        ply: u32,
        /// Why.
        reason: String,
        /// Both clocks as they were.
        before: Reading,
        /// As they are, standing, with the move counters of then.
        clocks: Reading,
    },
    /// An arbiter lets a game go on that was over (O 19.4).
    Reopened {
        /// Why.
        reason: String,
        /// Both clocks as they were.
        before: Reading,
        /// As they are, standing.
        clocks: Reading,
        /// How long after both players are ready the clock starts (DIS-9); none where an arbiter alone starts it:
        /// without a legal move, before the game began, or in records of an earlier version.
        start_in: Option<Millis>,
    },
    /// A seat's device is no longer heard.
    SeatLost {
        /// Whose.
        side: Side,
        /// How it was noticed.
        sign: LossSign,
        /// When it was last heard.
        last_contact: Time,
    },
    /// The seat's device is heard again.
    SeatBack {
        /// Whose.
        side: Side,
    },
    /// A seat was not back within the time that the event gives (O 11.4.2).
    LimitPassed {
        /// Whose.
        side: Side,
    },
    /// The coordinator was down, or could not write. Nobody's time ran from `from` on.
    Outage {
        /// The last instant for which time is charged.
        from: Time,
        /// What it was.
        cause: OutageCause,
        /// Both clocks, standing.
        clocks: Reading,
    },
    /// The game ended.
    Finished {
        /// With which score.
        score: Score,
        /// How.
        ending: Ending,
        /// The arbiter's reason, for a declared result.
        reason: String,
        /// Both clocks, standing.
        clocks: Reading,
    },
    /// A player has seen the result and confirms it (L 8.7).
    ResultConfirmed {
        /// His side.
        side: Side,
    },
    /// An arbiter approved the result that stands (O 17.11).
    ResultApproved,
    /// An arbiter put another result in the place of the first, and stands by it.
    ResultCorrected {
        /// As it was.
        before: Score,
        /// As it is.
        score: Score,
        /// How reports tell it: declared or forfeit.
        ending: Ending,
        /// Why.
        reason: String,
    },
    /// A ruling on an incident was carried out (O 18.9).
    Ruled {
        /// Which ruling of which incident.
        ruling: RulingRef,
        /// The arbiter whose ruling it is; records of earlier versions do not tell.
        by: Option<PersonId>,
        /// The official who agreed with it, where two had to; none in records of earlier versions.
        seconded_by: Option<PersonId>,
        /// What it makes of the board; what else that leads to follows.
        remedy: Remedy,
        /// The article it rests on.
        article: String,
        /// Why.
        reason: String,
        /// How long after both are ready the clock starts.
        start_in: Millis,
        /// The device notes of this board that it cites, each of something that the event forbids (VEN-2).
        cites: Vec<u32>,
        /// Whether White and Black were away and not shown it; earlier versions tell only of seats lost in the game.
        unheard: [bool; 2],
        /// Both clocks as they were.
        before: Reading,
        /// As they are, standing.
        clocks: Reading,
    },
    /// Another game of the same players begins on this board; the one before counts no more.
    Restarted {
        /// Which game of the board, from 1.
        attempt: u16,
        /// Whether the players changed sides.
        reversed: bool,
        /// What each side's time belongs to, as whoever reversed the colours chose; `None` where nobody had to choose.
        times: Option<TimeFollows>,
        /// With which time control.
        control: Arc<TimeControl>,
        /// From which position, where the one before was wrong (L 7.1 a); none for the same.
        fen: Option<String>,
        /// Why.
        reason: String,
        /// Both clocks, fresh and standing.
        clocks: Reading,
    },
    /// A player has seen the ruling, its reason and the new clocks (DIS-9).
    ReadyGiven {
        /// His side.
        side: Side,
    },
    /// A seat went to another device; the one before no longer acts for it, unless it is moved back.
    SeatMoved {
        /// Whose.
        side: Side,
        /// The device that it left.
        from: DeviceId,
        /// The device that it has now.
        to: DeviceId,
        /// Why.
        reason: String,
    },
    /// The LCA checked a player before the game (O 18.5, 18.6).
    CheckRecorded {
        /// Whom.
        side: Side,
        /// What was looked at.
        kind: CheckKind,
        /// Whether all is well.
        passed: bool,
        /// What else there is to say.
        note: String,
    },
    /// The Chief Arbiter does without the checks of a player, or of both.
    ChecksWaived {
        /// Whose; none for both.
        side: Option<Side>,
        /// Why.
        reason: String,
    },
    /// How late players may be was changed (O 16.11).
    DefaultTimeSet {
        /// In all; none for as long as an arbiter wants.
        to: Option<Millis>,
        /// Why.
        reason: String,
    },
    /// Nobody was there at the start: White's clock ran until he came (O 16.11).
    CameLate {
        /// His side.
        side: Side,
        /// What his clock is charged.
        charged: Millis,
        /// Both clocks, standing.
        clocks: Reading,
    },
    /// A player calls the arbiter (O 19.1).
    ArbiterCalled {
        /// From 1 on this board.
        number: u32,
        /// Who calls.
        side: Side,
        /// Why, in his words.
        reason: String,
        /// Whether they ask for leave from the playing area (O 9.5, 17.7).
        leave: bool,
        /// The result that the player objects to (O 17.11).
        objection: Option<Score>,
    },
    /// An official has answered a call.
    CallAnswered {
        /// Which.
        number: u32,
        /// Whether it had a reason; of a leave, whether it is granted.
        valid: bool,
        /// Whether leave was asked for.
        leave: bool,
        /// What else there is to say.
        note: String,
    },
    /// An official is on his way to a player who calls (O 19.1); the call waits on for its answer.
    CallTaken {
        /// Which.
        number: u32,
    },
    /// A player who had leave was seen back by an official (O 17.7).
    LeaveEnded {
        /// Whose leave.
        side: Side,
    },
    /// Something befell the device at a seat, as its venue reported it (VEN-3).
    DeviceNoted(Box<DeviceNote>),
    /// What an arbiter did by the command of the record before rests on these breaches (VEN-2).
    BreachesCited {
        /// The device notes of this board that tell of them, in order.
        notes: Vec<u32>,
    },
    /// The coordinator vouched for the stream up to here.
    HeadSigned {
        /// The record vouched for.
        sequence: u64,
        /// Its hash.
        hash: [u8; 32],
        /// The Ed25519 signature of stream name, sequence and hash.
        signature: Vec<u8>,
    },
}
