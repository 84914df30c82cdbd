//! What the stream of a round holds.

use adoube_chess::{Side, Start};

use crate::date::Date;
use crate::ids::{DeviceId, PersonId, VenueId};
use crate::scoring::{ByeKind, RoundResult};

/// Seats that one record holds: a record is small, a round may be large.
pub const MAX_SEATS: usize = 256;

/// One entry of a round's stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RoundRecord {
    /// The pairings and byes so far are void.
    DraftCleared,
    /// Two players meet.
    Paired(Paired),
    /// A board of the draft begins from a position of its own (BRD-9).
    StartGiven(StartGiven),
    /// Lots were drawn for boards of the draft that have no start position (A-F).
    StartsDrawn(StartsDrawn),
    /// A player does not play.
    Bye(ByeGiven),
    /// Seats of a round that is about to be published, bound to their devices.
    Seated {
        /// At most [`MAX_SEATS`].
        seats: Vec<SeatPlan>,
    },
    /// The pairings are announced and each seat is bound to its device.
    Published {
        /// The last of the seats, at most [`MAX_SEATS`]; two a board in all.
        seats: Vec<SeatPlan>,
    },
    /// The publication was taken back, and the start with it, before any move was made: the pairings
    /// are a draft again, no seat is bound, and no hold is on. Or what a report told of a round was
    /// taken back.
    Unpublished {
        /// Why.
        reason: String,
    },
    /// A game of a round that was played elsewhere, as a report tells it.
    GameImported(GameImported),
    /// Who met nobody in such a round.
    UnpairedImported(UnpairedImported),
    /// A round that was played elsewhere was imported: what was recorded of it since it was last cleared counts.
    RoundImported(RoundImported),
    /// The games may begin.
    Started,
    /// All its boards have finished.
    Closed,
    /// Both clocks of every board of a venue, or of the round, stand (O 19.6).
    HoldStarted(HoldStarted),
    /// The reason of a hold that began without one.
    HoldReasonGiven(HoldReasonGiven),
    /// A hold is over.
    HoldEnded(HoldEnded),
}

/// Two players meet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paired {
    /// The board's number, from 1.
    pub board: u16,
    /// Who has White.
    pub white: PersonId,
    /// Who has Black.
    pub black: PersonId,
}

/// A board of the draft begins from a position of its own (BRD-9).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StartGiven {
    /// The board's number.
    pub board: u16,
    /// The position, with the variant of the event.
    pub start: Start,
}

/// Lots were drawn for boards of the draft that have no start position (A-F).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StartsDrawn {
    /// What they were drawn from.
    pub seed: Vec<u8>,
    /// Whether one draw stands for all boards of the round.
    pub one_for_round: bool,
    /// Board and number of its position, at most [`MAX_SEATS`].
    pub numbers: Vec<(u16, u16)>,
}

/// A player does not play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ByeGiven {
    /// Who.
    pub person: PersonId,
    /// Why, and with how many points.
    pub kind: ByeKind,
}

/// A game of a round that was played elsewhere, as a report tells it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameImported {
    /// The board's number in the report, from 1.
    pub board: u16,
    /// Who had White.
    pub white: PersonId,
    /// Who had Black.
    pub black: PersonId,
    /// White's result; none where the report has none.
    pub white_result: Option<RoundResult>,
    /// Black's result; none where the report has none.
    pub black_result: Option<RoundResult>,
}

/// Who met nobody in such a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnpairedImported {
    /// Who.
    pub person: PersonId,
    /// Who was to be the opponent of a forfeit that the report gives no colour.
    pub opponent: Option<PersonId>,
    /// What it brought.
    pub result: RoundResult,
}

/// A round that was played elsewhere was imported: what was recorded of it since it was last cleared counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundImported {
    /// The report's name.
    pub source: String,
    /// The day on which it was played, where the report says it.
    pub day: Option<Date>,
}

/// Both clocks of every board of a venue, or of the round, stand (O 19.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HoldStarted {
    /// From 1 in the round.
    pub hold: u32,
    /// The venue; none for the whole round.
    pub venue: Option<VenueId>,
    /// The article it rests on.
    pub article: String,
    /// Why; none while the arbiter has not said so.
    pub reason: Option<String>,
}

/// The reason of a hold that began without one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HoldReasonGiven {
    /// Which.
    pub hold: u32,
    /// Why.
    pub reason: String,
}

/// A hold is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HoldEnded {
    /// Which.
    pub hold: u32,
    /// The article it rests on.
    pub article: String,
    /// Why.
    pub reason: String,
}

/// One side of a board and where it is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatPlan {
    /// The board's number.
    pub board: u16,
    /// Which side.
    pub side: Side,
    /// Who plays it.
    pub person: PersonId,
    /// Where.
    pub venue: VenueId,
    /// At which device.
    pub device: DeviceId,
}
