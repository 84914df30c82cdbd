//! The durable store, on the engine sled.

mod contents;
mod digest;
mod engine;
mod fault;
mod files;
mod group;
mod guard;
mod keys;
mod opening;
mod options;
pub mod outside;
mod pieces;
mod records;
mod reply;
mod reserve;
mod scan;
mod shared;
mod stored;
mod tally;
mod trail;
mod trails;
mod trial;
mod watch;
mod writer;

use std::ops::Bound;
use std::path::Path;
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use crate::entry::{Entry, Head};
use crate::error::{Damage, StoreError};
use crate::ledger::{Done, Health, Ledger, OutboxDone};
use crate::name::StreamName;
use crate::outbox::{OutboxChange, OutboxItem, OutboxState};
use crate::transaction::Transaction;

use fault::{Fault, contained};
use files::Paths;
use records::Way;
use reply::{OutboxReply, Reply};
use scan::Scan;
use shared::{Durable, Shared, Standing};
use writer::{Work, Writer, refuse};

pub use opening::OpenError;
pub use options::{FlushObserver, SledOptions};

/// The durable [`Ledger`]: a directory, one writer thread, group commit.
///
/// What was acknowledged survives a power cut. On an I/O error or a full disk the store becomes
/// [`Health::Unavailable`] and reopens itself when it can. Dropping it serves what is queued, then
/// closes it in good order.
pub struct SledLedger {
    shared: Arc<Shared>,
    queue: SyncSender<Work>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl SledLedger {
    /// Opens the ledger in `dir`, or makes one. Damage is found here as far as heads tell it, and
    /// named; nothing is repaired, cut or overwritten.
    pub fn open(dir: &Path, options: SledOptions) -> Result<Arc<Self>, OpenError> {
        let paths = Paths::new(dir).map_err(|error| Fault::io(&error, dir))?;
        let mut opened = opening::open(&paths, &options)?;
        let durable = Durable::of(&mut opened.contents);
        let shared = Arc::new(Shared::new(opened.engine, durable));
        let (sender, queue) = sync_channel(options.queue);
        let writer = Writer {
            shared: shared.clone(),
            queue,
            paths,
            options,
            guard: opened.guard,
            tally: opened.contents.tally,
            outboxes: opened.contents.outboxes,
            lock: opened.lock,
        };
        let thread = thread::Builder::new().name("ledger".to_owned());
        let thread = thread.spawn(move || writer.run());
        let thread = thread.map_err(|error| Fault::io(&error, dir))?;
        Ok(Arc::new(Self {
            shared,
            queue: sender,
            thread: Mutex::new(Some(thread)),
        }))
    }

    /// Serves what is queued, closes the store in good order and lets go of the directory.
    /// Everything after is answered [`StoreError::Closed`]. From a callback it does not wait.
    pub fn close(&self) {
        let thread = self.thread.lock();
        let thread = thread.unwrap_or_else(PoisonError::into_inner).take();
        let Some(thread) = thread else { return };
        // Waits while the queue is full; an error means that the writer is gone already.
        let asked = if thread.thread().id() == thread::current().id() {
            self.queue.try_send(Work::Close).is_ok()
        } else {
            self.queue.send(Work::Close).is_ok() | thread.join().is_ok()
        };
        tracing::debug!(asked, "the ledger is closed");
    }

    fn send(&self, work: Work) {
        if let Some(error) = self.shared.standing().error() {
            return refuse(work, &error);
        }
        match self.queue.try_send(work) {
            Ok(()) => {}
            Err(TrySendError::Full(work)) => refuse(work, &StoreError::Busy),
            Err(TrySendError::Disconnected(work)) => refuse(work, &StoreError::Closed),
        }
    }

    /// Runs a read on the engine, unless it is away.
    fn with_engine<T>(
        &self,
        read: impl FnOnce(&sled::Tree, &Path) -> Result<T, Fault>,
    ) -> Result<T, StoreError> {
        let engine = self.shared.engine();
        let Some(engine) = &*engine else {
            let why = "the store is being reopened".to_owned();
            let error = self.shared.standing().error();
            return Err(error.unwrap_or(StoreError::Unavailable { why }));
        };
        contained(engine.path(), || read(engine.tree(), engine.path())).map_err(Fault::into_error)
    }
}

impl Drop for SledLedger {
    fn drop(&mut self) {
        self.close();
    }
}

impl Ledger for SledLedger {
    fn submit(&self, transaction: Transaction, done: Done) {
        let reply = Reply::new(done, transaction.fence.clone());
        self.send(Work::Transaction(transaction, reply));
    }

    fn head(&self, stream: &StreamName) -> Result<Head, StoreError> {
        let durable = self.shared.readable()?;
        let trail = durable.trails.get(stream);
        Ok(trail.map_or(Head::EMPTY, |trail| trail.head))
    }

    fn read(&self, stream: &StreamName, from: u64, limit: usize) -> Result<Vec<Entry>, StoreError> {
        let way = {
            let durable = self.shared.readable()?;
            let trail = durable.trails.get(stream);
            trail.and_then(|trail| Way::new(trail, from, limit))
        };
        let Some(way) = way else {
            return Ok(Vec::new());
        };
        self.with_engine(|tree, db| records::read(tree, db, stream, &way))
    }

    fn streams(&self, prefix: &str) -> Result<Vec<StreamName>, StoreError> {
        let durable = self.shared.readable()?;
        let bounds = (Bound::Included(prefix), Bound::Unbounded);
        let from = durable.trails.range::<str, _>(bounds);
        let names = from.map(|(name, _)| name.clone());
        Ok(names
            .take_while(|name| name.as_str().starts_with(prefix))
            .collect())
    }

    fn slot(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.shared.readable()?.slots.get(name).cloned())
    }

    fn health(&self) -> Health {
        match &*self.shared.standing() {
            Standing::Ready => Health::Ready,
            Standing::Unavailable { why } => Health::Unavailable { why: why.clone() },
            Standing::Closed => {
                let why = StoreError::Closed.to_string();
                Health::Unavailable { why }
            }
        }
    }

    fn outbox_change(&self, outbox: &StreamName, change: OutboxChange, done: OutboxDone) {
        let reply = OutboxReply::new(done);
        self.send(Work::Outbox(outbox.clone(), change, reply));
    }

    fn outbox_state(&self, outbox: &StreamName) -> Result<OutboxState, StoreError> {
        let durable = self.shared.readable()?;
        let state = durable.outboxes.get(outbox).copied();
        Ok(state.unwrap_or(OutboxState::EMPTY))
    }

    fn outbox_read(
        &self,
        outbox: &StreamName,
        from: u64,
        limit: usize,
    ) -> Result<Vec<OutboxItem>, StoreError> {
        let _reading = self.shared.reading_items();
        let state = self.outbox_state(outbox)?;
        let from = from.max(state.first);
        self.with_engine(|tree, db| read_items(tree, db, outbox, from..state.next, limit))
    }
}

fn read_items(
    tree: &sled::Tree,
    db: &Path,
    outbox: &StreamName,
    ids: std::ops::Range<u64>,
    limit: usize,
) -> Result<Vec<OutboxItem>, Fault> {
    let mut scan = Scan::new(tree, keys::from(keys::ITEM, outbox, ids.start), db);
    let mut items = Vec::new();
    for id in ids.take(limit) {
        let found = scan.next()?.filter(|found| found.number == id);
        let Some(body) = found.and_then(|found| found.value) else {
            let what = format!("item {id} of the outbox {outbox} is broken");
            return Err(Fault::Damaged(Damage::of(db, what)));
        };
        items.push(OutboxItem { id, body });
    }
    Ok(items)
}
