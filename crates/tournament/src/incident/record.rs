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
    Opened {
        /// From 1 in its tournament.
        number: u32,
        /// The seats that fell silent, at most [`MAX_ABSENCES`].
        absences: Vec<Absence>,
    },
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
    /// A seat is heard again.
    Returned {
        /// Which board.
        board: BoardId,
        /// Whose seat.
        side: Side,
        /// The board as it was then.
        moment: Moment,
    },
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
    Proposed {
        /// What it comes to as it was proposed.
        ruling: Ruling,
        /// What is wished, to be worked out anew when the second official agrees: clocks may run
        /// until then.
        remedy: RequestedRemedy,
    },
    /// The proposal is off.
    Rejected {
        /// Which ruling.
        ruling: u32,
        /// Why.
        reason: String,
    },
    /// A ruling (O 18.9). Every board in it carries it out once.
    Ruled {
        /// What was ruled.
        ruling: Ruling,
        /// Who proposed it, where two officials have to agree.
        proposed_by: Option<PersonId>,
        /// Who delegated the right to rule, where the Chief Arbiter did not rule himself (DIS-9).
        delegated_by: Option<PersonId>,
        /// What was wished, for all boards alike.
        remedy: RequestedRemedy,
    },
    /// A board has carried a ruling out.
    Executed {
        /// Which ruling.
        ruling: u32,
        /// Which board.
        board: BoardId,
        /// The board's record of it.
        sequence: u64,
    },
    /// It had closed by the end of a game, and that game goes on after all.
    Reopened {
        /// Which board's.
        board: BoardId,
        /// The ruling that lets it go on, if one did.
        ruling: Option<RulingRef>,
    },
    /// An official would close it while it can be ruled on; a second one has to agree.
    ClosingProposed {
        /// Why.
        reason: String,
    },
    /// Nothing more is to be done.
    Closed {
        /// The reason of who closed it; empty if it closed by itself.
        reason: String,
        /// Why it closed by itself; none where somebody closed it.
        by_itself: Option<ByItself>,
    },
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
