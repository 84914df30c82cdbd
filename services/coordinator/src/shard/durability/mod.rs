//! Outputs are held until their records are durable; what happens while the ledger takes none.

pub(super) mod commit_queue;
pub(super) mod ledger_failure;
