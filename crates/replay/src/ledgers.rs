//! The ledgers of a replay: one, or for very long files one after another. The store keeps an
//! index of all it holds in memory, so that a single one would grow with the file.

use std::collections::BTreeMap;
use std::sync::Arc;

use adoube_ledger::{SledLedger, SledOptions};
use anyhow::{Context as _, Result};

use super::files::Folder;

/// Records made durable by one flush, about.
pub const GROUP: usize = 1_024;

/// Chunks of the source that go into one ledger: some five thousand games. Larger stores take more
/// memory for their index, and more time for each record.
const CHUNKS: u64 = 5;

/// Memory for pages: what is written is read again only to be changed.
const CACHE: u64 = 16 * 1024 * 1024;

/// Those that are open.
pub(super) struct Ledgers<'a> {
    folder: &'a Folder,
    open: BTreeMap<u64, Arc<SledLedger>>,
}

impl<'a> Ledgers<'a> {
    pub(super) const fn new(folder: &'a Folder) -> Self {
        Self {
            folder,
            open: BTreeMap::new(),
        }
    }

    /// Which ledger the tournaments of a chunk go into.
    pub(super) const fn place(chunk: u64) -> u64 {
        chunk / CHUNKS
    }

    /// The ledger of that number from 0: `ledger`, `ledger-2`, …
    pub(super) fn get(&mut self, number: u64) -> Result<Arc<SledLedger>> {
        if let Some(ledger) = self.open.get(&number) {
            return Ok(Arc::clone(ledger));
        }
        let name = match number {
            0 => "ledger".to_owned(),
            later => format!("ledger-{}", later + 1),
        };
        let options = SledOptions {
            group: GROUP,
            cache_bytes: CACHE,
            ..SledOptions::default()
        };
        let path = self.folder.path(&name);
        let ledger = SledLedger::open(&path, options)
            .with_context(|| format!("{} cannot be made", path.display()))?;
        self.open.insert(number, Arc::clone(&ledger));
        Ok(ledger)
    }

    /// Closes, in good order, those before that number.
    pub(super) fn close_before(&mut self, number: u64) {
        let kept = self.open.split_off(&number);
        for ledger in std::mem::replace(&mut self.open, kept).into_values() {
            ledger.close();
        }
    }
}
