//! What waits for a second official, or was turned down by one.

use crate::actor::Actor;
use crate::incident::ruling::{RequestedRemedy, Ruling};
use crate::time::Time;

/// A ruling that waits for a second official.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// What it came to when it was proposed.
    pub ruling: Ruling,
    /// What is wished.
    pub remedy: RequestedRemedy,
    /// When it was proposed.
    pub at: Time,
    /// By whom.
    pub by: Actor,
}

/// A closing that waits for a second official.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClosingProposal {
    /// Why.
    pub reason: String,
    /// When it was proposed.
    pub at: Time,
    /// By whom.
    pub by: Actor,
}

/// A proposal that an official turned down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnedDown {
    /// What was proposed.
    pub proposal: Proposal,
    /// When it was turned down.
    pub at: Time,
    /// By whom.
    pub by: Actor,
    /// Why.
    pub reason: String,
}
