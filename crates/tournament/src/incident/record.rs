//! The records of an incident's stream.

use adoube_chess::Side;

use super::absence::{Absence, Moment};
use super::cause::Finding;
use super::evidence::Line;
use super::ruling::{RequestedRemedy, Ruling};
use crate::ids::{BoardId, PersonId, RulingRef};
use crate::regulations::RulingRules;

/// Absences that one record holds: a record is small, an incident may be large.
pub const MAX_ABSENCES: usize = 32;

/// Lines of evidence that one record holds.
pub const MAX_LINES: usize = 24;

/// One entry of an incident's stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum IncidentRecord {
    /// It was noticed (DIS-1).
    Opened(IncidentOpened),
    /// More seats that belong to it.
    Widened {
        /// At most [`MAX_ABSENCES`].
        absences: Vec<Absence>,
    },
    /// What was seen, by whom.
    Evidence {
        /// At most [`MAX_LINES`].
        lines: Vec<Line>,
    },
    /// What the evidence says now.
    CauseFound(Finding),
    /// A seat's device is connected again.
    Returned(SeatReturned),
    /// It has its cause in common with an earlier one and goes on there (DIS-8).
    JoinedInto {
        /// The earlier one.
        number: u32,
    },
    /// A later one goes on here.
    Absorbed {
        /// The later one.
        number: u32,
    },
    /// The event's rules for rulings were changed meanwhile: what is ruled from now on goes by
    /// these.
    RulesChanged(RulingRules),
    /// A ruling that somebody else has to second.
    Proposed(RulingProposed),
    /// The proposal is off.
    Rejected(ProposalRejected),
    /// A ruling (O 18.9). Every board in it carries it out once.
    Ruled(RulingGiven),
    /// A board has carried a ruling out.
    Executed(RulingExecuted),
    /// It had closed by the end of a game, and that game goes on after all.
    Reopened(IncidentReopened),
    /// An official would close it while it can be ruled on; a second one has to agree.
    ClosingProposed {
        /// Why.
        reason: String,
    },
    /// Nothing more is to be done.
    Closed(IncidentClosed),
}

/// It was noticed (DIS-1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IncidentOpened {
    /// From 1 in its tournament.
    pub number: u32,
    /// The seats that fell silent, at most [`MAX_ABSENCES`].
    pub absences: Vec<Absence>,
}

/// A seat's device is connected again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatReturned {
    /// Which board.
    pub board: BoardId,
    /// Whose seat.
    pub side: Side,
    /// The board as it was then.
    pub moment: Moment,
}

/// A ruling that somebody else has to second.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingProposed {
    /// What it comes to as it was proposed.
    pub ruling: Ruling,
    /// What was requested. It is worked out again when the second official agrees, since clocks may run until then.
    pub remedy: RequestedRemedy,
}

/// The proposal is off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProposalRejected {
    /// Which ruling.
    pub ruling: u32,
    /// Why.
    pub reason: String,
}

/// A ruling (O 18.9). Every board in it carries it out once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingGiven {
    /// What was ruled.
    pub ruling: Ruling,
    /// Who proposed it, where two officials have to agree.
    pub proposed_by: Option<PersonId>,
    /// Who delegated the right to rule, where the Chief Arbiter did not rule himself (DIS-9).
    pub delegated_by: Option<PersonId>,
    /// What was wished, for all boards alike.
    pub remedy: RequestedRemedy,
}

/// A board has carried a ruling out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingExecuted {
    /// Which ruling.
    pub ruling: u32,
    /// Which board.
    pub board: BoardId,
    /// The board's record of it.
    pub sequence: u64,
}

/// It had closed by the end of a game, and that game goes on after all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IncidentReopened {
    /// Which board's.
    pub board: BoardId,
    /// The ruling that lets it go on, if one did.
    pub ruling: Option<RulingRef>,
}

/// Nothing more is to be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IncidentClosed {
    /// The reason that an official gave; empty if it was closed automatically.
    pub reason: String,
    /// Why it was closed automatically; none if an official closed it.
    pub by_itself: Option<ByItself>,
}

/// Why an incident closed by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ByItself {
    /// Its games are over.
    GamesOver,
    /// This ruling, of this incident or another, ended a game of it.
    Ended(RulingRef),
    /// This ruling was carried out, and play goes on.
    PlaysOn(RulingRef),
}
