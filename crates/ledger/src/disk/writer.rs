//! The one thread that writes: it drains its queue, makes what it found durable with one flush,
//! then answers. So the slower the disk, the larger the groups.

use std::collections::BTreeMap;
use std::fs::File;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};

use crate::OutboxError;
use crate::error::StoreError;
use crate::ledger::Outcome;
use crate::name::StreamName;
use crate::outbox::OutboxChange;
use crate::transaction::Transaction;

use super::contents::Items;
use super::digest;
use super::engine;
use super::fault::Fault;
use super::files::{self, Paths};
use super::group::Group;
use super::guard::Guard;
use super::opening;
use super::options::SledOptions;
use super::reply::{OutboxReply, Reply};
use super::reserve;
use super::shared::{Durable, Shared, Standing};
use super::tally::Tally;

/// A request to the writer.
pub(super) enum Work {
    Transaction(Transaction, Reply),
    Outbox(StreamName, OutboxChange, OutboxReply),
    Close,
}

pub(super) struct Writer {
    pub(super) shared: Arc<Shared>,
    pub(super) queue: Receiver<Work>,
    pub(super) paths: Paths,
    pub(super) options: SledOptions,
    pub(super) guard: Guard,
    /// What was acknowledged last.
    pub(super) tally: Tally,
    pub(super) outboxes: BTreeMap<StreamName, Items>,
    /// Held as long as the writer lives.
    pub(super) lock: File,
}

impl Writer {
    pub(super) fn run(mut self) {
        self.keep_reserve();
        loop {
            match self.queue.recv_timeout(self.options.retry) {
                Ok(Work::Close) | Err(RecvTimeoutError::Disconnected) => break,
                Ok(work) => {
                    if self.serve(work) {
                        break;
                    }
                }
                Err(RecvTimeoutError::Timeout) => self.idle(),
            }
        }
        self.close();
    }

    /// Serves `work` and what waits behind it, up to a group. True if the store is to be closed.
    fn serve(&mut self, work: Work) -> bool {
        if let Some(error) = self.shared.standing().error() {
            refuse(work, &error);
            return false;
        }
        let mut group = Group::new(self.tally);
        let mut next = Some(work);
        let mut close = false;
        let mut left = self.options.group;
        while let Some(work) = next.take() {
            left = left.saturating_sub(weight(&work));
            close = matches!(work, Work::Close);
            self.plan(&mut group, work);
            if left > 0 && !close {
                next = self.queue.try_recv().ok();
            }
        }
        self.commit(group);
        close
    }

    fn plan(&mut self, group: &mut Group, work: Work) {
        match work {
            Work::Transaction(transaction, reply) => {
                group.add_transaction(&self.shared.durable(), transaction, reply);
            }
            Work::Outbox(name, change, reply) => {
                let items = self.outboxes.entry(name.clone()).or_default();
                group.add_change(items, &name, change, reply);
            }
            Work::Close => {}
        }
    }

    fn commit(&mut self, mut group: Group) {
        if !group.writes() {
            return group.answer();
        }
        match self.make_durable(&mut group) {
            Ok(()) => {
                self.tally = group.tally;
                self.remember();
                group.publish(&mut self.shared.durable_mut());
                group.answer();
            }
            Err(fault) => {
                let why = fault.why();
                self.fail(&fault);
                group.answer_unknown(&StoreError::Unavailable { why });
            }
        }
    }

    fn make_durable(&self, group: &mut Group) -> Result<(), Fault> {
        let Some(observer) = &self.options.observer else {
            return self.flush(group);
        };
        observer.begins();
        let outcome = self.flush(group);
        observer.ended(group.requests(), outcome.is_ok());
        outcome
    }

    fn flush(&self, group: &mut Group) -> Result<(), Fault> {
        let _removing = group.removes_items.then(|| self.shared.removing_items());
        match &*self.shared.engine() {
            Some(engine) => engine.commit(group.take_batch()),
            None => Err(Fault::Io("the store is closed".to_owned())),
        }
    }

    fn remember(&mut self) {
        if let Err(error) = self.guard.remember(&self.tally) {
            tracing::warn!(%error, "the ledger's guard was not written");
        }
    }

    /// The engine keeps failing after its first failure; only reopening helps.
    fn fail(&mut self, fault: &Fault) {
        let why = fault.why();
        tracing::error!(why, "the ledger is unavailable");
        *self.shared.standing() = Standing::Unavailable { why };
        if matches!(fault, Fault::Full(_)) {
            reserve::free(&self.paths.reserve());
        }
        self.close_engine();
    }

    fn close_engine(&mut self) -> bool {
        let closed = self.shared.replace_engine(None).map(engine::Engine::close);
        match closed {
            Some(Err(fault)) => {
                tracing::warn!(why = fault.why(), "the ledger's engine did not close well");
                false
            }
            Some(Ok(())) => true,
            None => false,
        }
    }

    fn idle(&mut self) {
        if self.shared.standing().error().is_some() {
            return self.reopen();
        }
        if let Err(error) = self.guard.sync() {
            tracing::warn!(%error, "the ledger's guard was not made durable");
        }
        self.keep_reserve();
        let blobs = self
            .shared
            .engine()
            .as_ref()
            .map(engine::Engine::check_blobs);
        if let Some(Err(fault)) = blobs {
            self.fail(&fault);
        }
    }

    fn keep_reserve(&self) {
        let kept = reserve::keep(&self.paths.reserve(), self.options.reserve_bytes);
        if let Err(error) = kept {
            tracing::warn!(%error, "the ledger has no reserve for a full disk");
        }
    }

    fn reopen(&mut self) {
        match opening::open_again(&self.paths, &self.options, &self.tally) {
            Ok((engine, mut contents)) => {
                self.tally = contents.tally;
                *self.shared.durable_mut() = Durable::of(&mut contents);
                self.outboxes = contents.outboxes;
                self.shared.replace_engine(Some(engine));
                *self.shared.standing() = Standing::Ready;
                self.remember();
                tracing::info!("the ledger is available again");
            }
            Err(fault) => {
                let why = fault.why();
                tracing::debug!(why, "the ledger stays unavailable");
                *self.shared.standing() = Standing::Unavailable { why };
            }
        }
    }

    fn close(mut self) {
        let ready = self.shared.standing().error().is_none();
        *self.shared.standing() = Standing::Closed;
        while let Ok(work) = self.queue.try_recv() {
            refuse(work, &StoreError::Closed);
        }
        if let Err(error) = self.guard.sync() {
            tracing::warn!(%error, "the ledger's guard was not made durable");
        }
        if self.close_engine() && ready {
            // Of what the disk holds: if the engine's last write or sync failed, of which it says
            // nothing, memory holds more.
            let store = self.paths.store();
            let written = files::sync_tree(&store)
                .and_then(|()| files::drop_cache(&store))
                .and_then(|()| digest::write(&self.paths.digest(), &store));
            if let Err(error) = written {
                tracing::warn!(%error, "the ledger closed without a digest");
            }
        }
        drop(self.lock);
    }
}

/// How much of a group a request fills.
fn weight(work: &Work) -> usize {
    match work {
        Work::Transaction(transaction, _) => {
            (transaction.records() + transaction.slots.len()).max(1)
        }
        Work::Outbox(..) | Work::Close => 1,
    }
}

/// Answers a request that will not be served.
pub(super) fn refuse(work: Work, error: &StoreError) {
    match work {
        Work::Transaction(_, reply) => reply.give(Outcome::Failed(error.clone())),
        Work::Outbox(_, _, reply) => reply.give(Err(OutboxError::Failed(error.clone()))),
        Work::Close => {}
    }
}
