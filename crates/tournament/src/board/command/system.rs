//! What the coordinator does itself.

use adoube_chess::{BySide, Side};

use crate::board::{LossSign, OutageCause, Remedy};
use crate::ids::{PersonId, RulingRef};
use crate::time::{Millis, Time};

/// What the coordinator does itself.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "each struct says what it is")]
pub enum SystemOrder {
    Release(Release),
    Hold(Hold),
    GiveHoldReason(GiveHoldReason),
    EndHold(EndHold),
    CarryOut(CarryOut),
    /// Both players have been ready for as long as was ruled.
    StartClock,
    FailDevice(FailDevice),
    HoldDefaultTime(HoldDefaultTime),
    /// The default time is over and a player is absent.
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

/// The round has begun.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Release {
    /// Whether White and Black are out of the round, withdrawn or excluded by a penalty: the game is forfeited at once.
    pub out: BySide<bool>,
}

/// The reason of a hold that began without one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GiveHoldReason {
    /// Which.
    pub hold: u32,
    /// Why.
    pub reason: String,
}

/// A hold of the round starts on this board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hold {
    /// Which.
    pub hold: u32,
    /// Why; it may be given later.
    pub reason: Option<String>,
}

/// A hold of the round ends on this board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndHold {
    /// Which.
    pub hold: u32,
    /// Why.
    pub reason: String,
}

/// Carry out a ruling on an incident.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CarryOut {
    /// The ruling; each is carried out once.
    pub ruling: RulingRef,
    /// The arbiter who ruled.
    pub by: Option<PersonId>,
    /// The official who agreed, where two had to.
    pub seconded_by: Option<PersonId>,
    /// What it does to the board.
    pub remedy: Remedy,
    /// The article it rests on.
    pub article: String,
    /// The reason that both players read.
    pub reason: String,
    /// How long after both players are ready the clock starts.
    pub start_in: Millis,
    /// The device notes that it cites.
    pub cites: Vec<u32>,
    /// Whether each player is disconnected. The board cannot tell after its game is over.
    pub unheard: BySide<bool>,
}

/// A device that passed its check no longer meets the event's lock profile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FailDevice {
    /// The player's side.
    pub side: Side,
    /// What was reported.
    pub note: String,
}

/// Extend the default time by how long the coordinator was down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HoldDefaultTime {
    /// How long.
    pub by: Millis,
}

/// A seat's device disconnected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoseSeat {
    /// The player's side.
    pub side: Side,
    /// How it was noticed.
    pub sign: LossSign,
    /// When its last message came.
    pub last_contact: Time,
}

/// A player has been disconnected for as long as the event lets their clock run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SuspendAway {
    /// The player's side.
    pub side: Side,
}

/// A player has been disconnected for as long as the event gives them to reconnect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PassLimit {
    /// The player's side.
    pub side: Side,
}

/// The seat's device reconnected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RegainSeat {
    /// The player's side.
    pub side: Side,
}

/// The coordinator was down or could not write since `from`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outage {
    /// The last instant for which time is charged.
    pub from: Time,
    /// Its cause.
    pub cause: OutageCause,
}

/// The coordinator signs the stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignHead {
    /// The last record that is signed.
    pub sequence: u64,
    /// Its hash.
    pub hash: [u8; 32],
    /// The signature.
    pub signature: Vec<u8>,
}
