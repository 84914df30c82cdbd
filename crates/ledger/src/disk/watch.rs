//! Wakes the engine when it sleeps over its own error.
//!
//! Where a batch spans two of its segments, the engine writes the first on a thread of its own,
//! and if that write fails it stores the error without waking who waits for the write: `flush`
//! never returns. Any further caller that finds the stored error wakes all others, so a stalled
//! commit is nudged by flushing once more from elsewhere.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// Nudges under way at most: on a disk that is slow and not broken they wait like the commit.
const NUDGES: usize = 4;

pub(super) struct Watch {
    /// Odd while a commit is under way; rises with each beginning and end.
    phase: Arc<AtomicU64>,
    stop: SyncSender<()>,
    thread: JoinHandle<()>,
}

impl Watch {
    /// Watches `db`, looking every `pause`.
    pub(super) fn start(db: &sled::Db, pause: Duration) -> io::Result<Self> {
        let phase = Arc::new(AtomicU64::new(0));
        let (stop, stopped) = sync_channel(1);
        let (db, watched) = (db.clone(), phase.clone());
        let thread = thread::Builder::new().name("ledger-watch".to_owned());
        let thread = thread.spawn(move || watch(&db, &watched, &stopped, pause))?;
        Ok(Self {
            phase,
            stop,
            thread,
        })
    }

    /// Runs a commit under watch.
    pub(super) fn over<T>(&self, commit: impl FnOnce() -> T) -> T {
        self.phase.fetch_add(1, Ordering::Relaxed);
        let outcome = commit();
        self.phase.fetch_add(1, Ordering::Relaxed);
        outcome
    }

    /// Ends the watch; the engine's handle is let go of.
    pub(super) fn stop(self) {
        drop(self.stop);
        if self.thread.join().is_err() {
            tracing::debug!("the ledger's watch broke off");
        }
    }
}

fn watch(db: &sled::Db, phase: &AtomicU64, stopped: &Receiver<()>, pause: Duration) {
    let nudges = Arc::new(AtomicUsize::new(0));
    let mut before = 0;
    while stopped.recv_timeout(pause) == Err(RecvTimeoutError::Timeout) {
        let now = phase.load(Ordering::Relaxed);
        let stalled = now % 2 == 1 && now == before;
        before = now;
        if stalled && nudges.load(Ordering::Relaxed) < NUDGES {
            nudge(db.clone(), nudges.clone());
        }
    }
}

fn nudge(db: sled::Db, nudges: Arc<AtomicUsize>) {
    nudges.fetch_add(1, Ordering::Relaxed);
    let thread = thread::Builder::new().name("ledger-nudge".to_owned());
    let spawned = thread.spawn(move || {
        let flushed = db.flush().is_ok();
        nudges.fetch_sub(1, Ordering::Relaxed);
        tracing::debug!(flushed, "nudged the ledger's engine");
    });
    if let Err(error) = spawned {
        tracing::warn!(%error, "the ledger's engine stalls and cannot be nudged");
    }
}
