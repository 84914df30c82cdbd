//! What every record has besides its body.

use adoube_tournament::actor::Actor;
use adoube_tournament::ids::CommandId;
use adoube_tournament::time::Time;

/// A record of a stream whose domain type holds only what happened: the events of a tournament,
/// its roster, a round, a venue's reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Envelope<T> {
    /// From 1, without gaps. Not in the bytes: the ledger knows it.
    pub sequence: u64,
    /// When it happened, coordinator time.
    pub time: Time,
    /// Who did it.
    pub actor: Actor,
    /// The command it answers.
    pub command: Option<CommandId>,
    /// What happened.
    pub body: T,
}
