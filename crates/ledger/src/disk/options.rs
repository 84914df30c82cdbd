//! What can be set about the durable store.

use std::time::Duration;

/// Settings of [`SledLedger`](crate::SledLedger). None changes what is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SledOptions {
    /// Transactions that wait for the writer at most; beyond, `Busy`.
    pub queue: usize,
    /// Records, slots and outbox changes made durable by one flush, about.
    pub group: usize,
    /// Memory for pages read, in bytes.
    pub cache_bytes: u64,
    /// Size of the file that is given up when the disk is full, in bytes; 0 for none.
    pub reserve_bytes: u64,
    /// Pause between attempts to reopen after a failure, and between the writer's idle chores.
    pub retry: Duration,
}

impl Default for SledOptions {
    fn default() -> Self {
        Self {
            queue: 8192,
            group: 256,
            cache_bytes: 64 * 1024 * 1024,
            reserve_bytes: 4 * 1024 * 1024,
            retry: Duration::from_millis(500),
        }
    }
}
