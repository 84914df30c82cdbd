//! What the coordinator does itself.

use crate::board::LossSign;
use crate::board::Opened;
use crate::board::OutageCause;
use crate::board::Remedy;
use crate::ids::PersonId;
use crate::ids::RulingRef;
use crate::time::Millis;
use crate::time::Time;
use adoube_chess::BySide;
use adoube_chess::Side;

/// What the coordinator does itself.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "each struct says what it is")]
pub enum SystemOrder {
    /// Begin the stream with the pairing.
    Open(Box<Opened>),
    /// The round has begun.
    Release,
    Hold(Hold),
    GiveHoldReason(GiveHoldReason),
    EndHold(EndHold),
    CarryOut(CarryOut),
    /// Both were ready for as long as was ruled.
    StartClock,
    FailDevice(FailDevice),
    HoldDefaultTime(HoldDefaultTime),
    /// The default time is over and somebody has not come.
    JudgeAbsence,
    /// The running side's time is used up (at the command's instant).
    FallFlag,
    LoseSeat(LoseSeat),
    SuspendAway(SuspendAway),
    PassLimit(PassLimit),
    RegainSeat(RegainSeat),
    Outage(Outage),
    SignHead(SignHead),
}

/// The reason of a hold that began without one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GiveHoldReason {
    /// Which.
    pub hold: u32,
    /// Why.
    pub reason: String,
}

/// A hold of the round begins for this board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hold {
    /// Which.
    pub hold: u32,
    /// Why; it may be given later.
    pub reason: Option<String>,
}

/// A hold of the round is over for this board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndHold {
    /// Which.
    pub hold: u32,
    /// Why.
    pub reason: String,
}

/// Carry out what was ruled on an incident.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CarryOut {
    /// Which ruling: each is carried out once.
    pub ruling: RulingRef,
    /// The arbiter whose ruling it is.
    pub by: Option<PersonId>,
    /// Who agreed, where two officials had to.
    pub seconded_by: Option<PersonId>,
    /// What becomes of the board.
    pub remedy: Remedy,
    /// The article it rests on.
    pub article: String,
    /// Why, as both players read it.
    pub reason: String,
    /// How long after both are ready the clock starts.
    pub start_in: Millis,
    /// The device notes of the board that it cites.
    pub cites: Vec<u32>,
    /// Whether White and Black are not heard, whatever the board knows of it: of a game that was
    /// over it knows nothing.
    pub unheard: BySide<bool>,
}

/// A device that passed is not held any more to what the event asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FailDevice {
    /// Whose.
    pub side: Side,
    /// What was told of it.
    pub note: String,
}

/// Wait longer since the coordinator was not there for so long.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HoldDefaultTime {
    /// How long.
    pub by: Millis,
}

/// A seat's device is no longer heard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoseSeat {
    /// Whose.
    pub side: Side,
    /// How it was noticed.
    pub sign: LossSign,
    /// When it was last heard.
    pub last_contact: Time,
}

/// A seat has been away for as long as the event lets the clock run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SuspendAway {
    /// Whose.
    pub side: Side,
}

/// A seat has been away for as long as the event gives to reconnect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PassLimit {
    /// Whose.
    pub side: Side,
}

/// The seat's device is heard again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RegainSeat {
    /// Whose.
    pub side: Side,
}

/// The coordinator was down or could not write since `from`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outage {
    /// The last instant for which time is charged.
    pub from: Time,
    /// What it was.
    pub cause: OutageCause,
}

/// The coordinator vouches for the stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignHead {
    /// The record vouched for.
    pub sequence: u64,
    /// Its hash.
    pub hash: [u8; 32],
    /// The signature.
    pub signature: Vec<u8>,
}
