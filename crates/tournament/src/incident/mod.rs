//! Incidents: what was seen of a disconnection, what most likely caused it, and what was ruled
//! (DIS-1 to DIS-9).

mod absence;
pub mod cause;
mod choice;
mod cites;
mod closing;
pub mod decide;
pub mod evidence;
mod flags;
mod outage;
pub mod proposals;
mod record;
pub mod ruling;
mod silence;
#[cfg(test)]
mod silence_tests;
mod standing;
mod state;
#[cfg(test)]
mod tests;
mod unruled;

pub use absence::{Absence, Moment};
pub use record::{
    ByItself, IncidentClosed, IncidentOpened, IncidentRecord, IncidentReopened, MAX_ABSENCES,
    MAX_LINES, ProposalRejected, RulingExecuted, RulingGiven, RulingProposed, SeatReturned,
};
pub use silence::Silence;
pub use state::{
    Closed, ClosingProposal, Given, Proposal, RulesChanged, Stage, State, Turn, TurnTo, TurnedDown,
};
