//! Penalties that were imposed, as a player's list shows them.

use super::Penalty;
use crate::ids::{BoardId, PersonId};
use crate::time::Time;

/// The penalties of one ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imposed {
    /// On whom.
    pub person: PersonId,
    /// The board whose game they are for, or the player's last one.
    pub board: BoardId,
    /// The number of the ruling's record among those of the board, from 1.
    pub record: u64,
    /// When.
    pub at: Time,
    /// The official.
    pub by: Option<PersonId>,
    /// Who proposed them, where two officials had to agree.
    pub proposed_by: Option<PersonId>,
    /// The article that they rest on.
    pub article: String,
    /// Why.
    pub reason: String,
    /// What was imposed, at most [`MAX_PENALTIES`](super::MAX_PENALTIES).
    pub penalties: Vec<Penalty>,
    /// Who withdrew them, where they do not count any more.
    pub withdrawn: Option<Withdrawal>,
}

/// That penalties were imposed by mistake.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Withdrawal {
    /// When.
    pub at: Time,
    /// The official.
    pub by: Option<PersonId>,
    /// Why.
    pub reason: String,
}

impl Imposed {
    /// Whether the player is out of a round by it.
    pub fn keeps_out_of(&self, round: u16) -> bool {
        let mut penalties = self.penalties.iter();
        self.withdrawn.is_none()
            && penalties
                .any(|penalty| penalty.keeps_out_of(round, self.board.round.saturating_add(1)))
    }
}
