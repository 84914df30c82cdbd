//! Commands whose consequence changed after their author looked at it.

use thiserror::Error;

use crate::ids::{BoardId, PersonId};
use crate::note::Note;

/// A board changed after the author of a command looked at it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardChanged {
    /// Which board.
    pub board: BoardId,
    /// What changed.
    pub what: Note,
    /// Who changed it; `None` where the coordinator did.
    pub by: Option<PersonId>,
}

/// A round changed after the author of a command looked at it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "round {round} changed after you looked at it, and is {state}: look at it again, and give the command once more if \
     it is still right"
)]
pub struct RoundChanged {
    /// Which round.
    pub round: u16,
    /// Its state now.
    pub state: &'static str,
}
