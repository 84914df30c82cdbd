//! One record of a board's stream: who, when, by which command; and what happened.

use super::event::Event;
use crate::actor::Actor;
use crate::ids::CommandId;
use crate::time::Time;

/// One entry of a board's stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// From 1, without gaps.
    pub sequence: u64,
    /// When it happened.
    pub time: Time,
    /// Who did it.
    pub actor: Actor,
    /// The command it answers; the first record of a command bears it.
    pub command: Option<CommandId>,
    /// What happened.
    pub event: Event,
}
