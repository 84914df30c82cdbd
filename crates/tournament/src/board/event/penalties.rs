//! Penalties.

use adoube_chess::Side;

use crate::clock::Reading;
use crate::ids::PersonId;
use crate::penalty::Penalty;

/// Penalties of a player by one ruling (O 18.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PenaltyRuling {
    /// The player's side.
    pub side: Side,
    /// What is imposed, in the arbiter's order.
    pub penalties: Vec<Penalty>,
    /// The article that it rests on.
    pub article: String,
    /// Why.
    pub reason: String,
}

/// An official proposed penalties: a second one has to agree. Nothing is imposed yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PenaltiesProposed {
    /// What is proposed.
    pub ruling: PenaltyRuling,
}

/// An official rejected a proposal, or took back their own: nobody can agree to it any more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PenaltiesRejected {
    /// The record of the proposal.
    pub proposal: u64,
    /// Why.
    pub reason: String,
}

/// An arbiter imposed penalties on a player. A result that they set is the next record's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Penalised {
    /// What is imposed.
    pub ruling: PenaltyRuling,
    /// Who proposed it, where two officials had to agree.
    pub proposed_by: Option<PersonId>,
    /// Both clocks; none where no penalty changes them.
    pub clocks: Option<ClocksSet>,
}

/// The Chief Arbiter withdrew penalties that were imposed by mistake. A result that this restores is the next record's;
/// clocks stay as they are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PenaltiesWithdrawn {
    /// The record of the ruling that imposed them.
    pub ruling: u64,
    /// What it imposed.
    pub penalties: Vec<Penalty>,
    /// Why.
    pub reason: String,
}

/// Both clocks that were set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClocksSet {
    /// Before.
    pub before: Reading,
    /// After.
    pub after: Reading,
}
