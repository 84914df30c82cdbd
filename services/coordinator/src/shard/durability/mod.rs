//! Outputs are held until their records are durable; what happens while the ledger takes none.

pub(super) mod commit_queue;
pub(super) mod ledger_failure;

use adoube_tournament::time::Time;
use commit_queue::{CommitQueue, PendingOutput};
use ledger_failure::Began;

use super::boards::commands::Origin;
use super::input::Failure;

/// What is not durable yet, and whether the ledger takes records.
#[derive(Debug, Default)]
pub(super) struct Durability {
    /// Outputs that wait for their records to be durable.
    pub(super) commit: CommitQueue<PendingOutput>,
    /// Who waits to hear whether their command was written, while the ledger is away.
    pub(super) unanswered: Vec<Origin>,
    /// Since when the ledger takes no records.
    pub(super) halted: Option<Time>,
    /// The last outage that was found.
    pub(super) outage: Option<Began>,
    /// Whether the coordinator is stopping, so that nothing more is decided.
    pub(super) stopping: bool,
    /// The last alive-mark, real milliseconds.
    pub(super) last_mark: u64,
}

impl Durability {
    /// Why nothing is decided at present; none if all is well.
    pub(super) fn closed(&self) -> Option<Failure> {
        if self.stopping {
            return Some(Failure::Stopping);
        }
        self.halted.map(|_| Failure::Storage)
    }
}
