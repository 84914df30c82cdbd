//! A ledger under test that can be closed and opened again.

use std::path::PathBuf;
use std::sync::Arc;

use adoube_ledger::{Ledger, MemoryLedger, SledLedger, SledOptions};
use tempfile::TempDir;

/// A kind of ledger, set up empty.
pub trait Stand {
    /// The ledger as it is open now.
    fn ledger(&self) -> Arc<dyn Ledger>;

    /// Closes it in good order and opens it again.
    fn reopen(&mut self);
}

/// The ledger in memory.
pub struct Memory(Arc<MemoryLedger>);

impl Memory {
    /// Empty.
    #[must_use]
    pub fn new() -> Self {
        Self(Arc::new(MemoryLedger::new()))
    }
}

impl Default for Memory {
    fn default() -> Self {
        Self::new()
    }
}

impl Stand for Memory {
    fn ledger(&self) -> Arc<dyn Ledger> {
        self.0.clone()
    }

    fn reopen(&mut self) {
        self.0 = Arc::new(self.0.reopened());
    }
}

/// The ledger on sled, in a temporary directory.
pub struct Disk {
    ledger: Arc<SledLedger>,
    dir: PathBuf,
    _temporary: TempDir,
}

/// Settings with which tests need neither much room nor much patience.
#[must_use]
pub fn small() -> SledOptions {
    SledOptions {
        cache_bytes: 4 * 1024 * 1024,
        reserve_bytes: 256 * 1024,
        retry: std::time::Duration::from_millis(20),
        ..SledOptions::default()
    }
}

impl Disk {
    /// Empty.
    #[must_use]
    pub fn new() -> Self {
        let temporary = tempfile::tempdir().unwrap();
        let dir = temporary.path().join("ledger");
        Self {
            ledger: SledLedger::open(&dir, small()).unwrap(),
            dir,
            _temporary: temporary,
        }
    }

    /// Where its files are.
    #[must_use]
    pub fn dir(&self) -> &std::path::Path {
        &self.dir
    }

    /// Closes it in good order, for good.
    pub fn close(&self) {
        self.ledger.close();
    }
}

impl Default for Disk {
    fn default() -> Self {
        Self::new()
    }
}

impl Stand for Disk {
    fn ledger(&self) -> Arc<dyn Ledger> {
        self.ledger.clone()
    }

    fn reopen(&mut self) {
        self.ledger.close();
        self.ledger = SledLedger::open(&self.dir, small()).unwrap();
    }
}
