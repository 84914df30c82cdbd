//! What can be set about the durable store.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// Is told of each flush, on the writer's own thread between what was planned and its answers: what it
/// does there every append waits for. It may not call the ledger.
pub trait FlushObserver: Send + Sync {
    /// A group is about to be made durable.
    fn begins(&self);

    /// It was, or the attempt failed. `requests` were in it.
    fn ended(&self, requests: usize, durable: bool);
}

/// Settings of [`SledLedger`](crate::SledLedger). None changes what is stored.
#[derive(Clone)]
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
    /// Who is told of each flush, if anybody.
    pub observer: Option<Arc<dyn FlushObserver>>,
}

impl fmt::Debug for SledOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SledOptions")
            .field("queue", &self.queue)
            .field("group", &self.group)
            .field("cache_bytes", &self.cache_bytes)
            .field("reserve_bytes", &self.reserve_bytes)
            .field("retry", &self.retry)
            .field("observed", &self.observer.is_some())
            .finish()
    }
}

impl Default for SledOptions {
    fn default() -> Self {
        Self {
            queue: 8192,
            group: 256,
            cache_bytes: 64 * 1024 * 1024,
            reserve_bytes: 4 * 1024 * 1024,
            retry: Duration::from_millis(500),
            observer: None,
        }
    }
}
