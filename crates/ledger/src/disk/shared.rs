//! What the writer and the readers share.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use crate::error::StoreError;
use crate::name::StreamName;
use crate::outbox::OutboxState;

use super::contents::Contents;
use super::engine::Engine;
use super::trail::Trail;

pub(super) struct Shared {
    /// None while the store is unavailable or closed.
    engine: RwLock<Option<Engine>>,
    durable: RwLock<Durable>,
    standing: Mutex<Standing>,
    /// Held for writing while outbox items are removed, for reading while they are read.
    removing: RwLock<()>,
}

/// What is on the disk for certain; the only thing readers are shown.
#[derive(Default)]
pub(super) struct Durable {
    pub(super) trails: BTreeMap<StreamName, Trail>,
    pub(super) slots: BTreeMap<String, Vec<u8>>,
    pub(super) outboxes: BTreeMap<StreamName, OutboxState>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    Ready,
    Unavailable { why: String },
    Closed,
}

impl Standing {
    /// The error that every request gets, if any.
    pub(super) fn error(&self) -> Option<StoreError> {
        match self {
            Self::Ready => None,
            Self::Unavailable { why } => Some(StoreError::Unavailable { why: why.clone() }),
            Self::Closed => Some(StoreError::Closed),
        }
    }
}

impl Durable {
    pub(super) fn of(contents: &mut Contents) -> Self {
        let outboxes = contents.outboxes.iter();
        Self {
            trails: std::mem::take(&mut contents.trails),
            slots: std::mem::take(&mut contents.slots),
            outboxes: outboxes
                .map(|(name, items)| (name.clone(), items.state))
                .collect(),
        }
    }
}

impl Shared {
    pub(super) fn new(engine: Engine, durable: Durable) -> Self {
        Self {
            engine: RwLock::new(Some(engine)),
            durable: RwLock::new(durable),
            standing: Mutex::new(Standing::Ready),
            removing: RwLock::new(()),
        }
    }

    pub(super) fn standing(&self) -> MutexGuard<'_, Standing> {
        self.standing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn engine(&self) -> RwLockReadGuard<'_, Option<Engine>> {
        self.engine.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts an engine in place, or takes it away once no reader uses it.
    pub(super) fn replace_engine(&self, engine: Option<Engine>) -> Option<Engine> {
        let mut place = self.engine.write().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut *place, engine)
    }

    pub(super) fn durable(&self) -> RwLockReadGuard<'_, Durable> {
        self.durable.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn durable_mut(&self) -> RwLockWriteGuard<'_, Durable> {
        self.durable.write().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn reading_items(&self) -> RwLockReadGuard<'_, ()> {
        self.removing.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn removing_items(&self) -> RwLockWriteGuard<'_, ()> {
        self.removing
            .write()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known durable, unless the store is away.
    pub(super) fn readable(&self) -> Result<RwLockReadGuard<'_, Durable>, StoreError> {
        let error = self.standing().error();
        error.map_or_else(|| Ok(self.durable()), Err)
    }
}
