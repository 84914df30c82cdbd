//! Whether a stopped coordinator's streams are what was written.

mod signatures;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use adoube_ledger::{Damage, Head, Ledger, OpenError, SledLedger, SledOptions, StreamName};
use adoube_user_text::{text, trouble};
use anyhow::{Context as _, Result, bail};
use ring::digest;
use signatures::{Key, Signatures};

/// Records read at a time.
const PAGE: usize = 256;

/// A stopped coordinator's ledger, and the key that signed it.
pub struct LedgerCheck {
    ledger: Arc<SledLedger>,
    key: Option<Key>,
}

/// A stream whose chain holds.
#[derive(Debug)]
pub struct CheckedStream {
    /// Where it ends.
    pub head: Head,
    /// How many signatures hold.
    pub signatures: u64,
    /// How many of them are of draws.
    pub draws: u64,
}

/// What a check found.
pub struct LedgerReport {
    /// All of them.
    pub streams: u64,
    /// In the streams whose chain holds.
    pub records: u64,
    /// Those that hold.
    pub signatures: u64,
    /// Those of draws.
    pub draws: u64,
    /// Streams that are not what was written.
    pub damaged: u64,
    /// Over each stream's name and head, in the order of names.
    heads: digest::Context,
}

impl LedgerCheck {
    /// Opens the store in a folder, or within the coordinator's folder or the event's. Without a key the one beside the store
    /// is taken, where it is there.
    pub fn open(folder: &Path, signing: Option<&Path>) -> Result<Self> {
        let store = store_folder(folder)?;
        let beside = Key::beside(&store);
        let key = signing.or(beside.as_deref()).map(Key::read).transpose()?;
        let ledger = open(&store)?;
        Ok(Self { ledger, key })
    }

    /// Whether signatures are checked.
    pub const fn has_key(&self) -> bool {
        self.key.is_some()
    }

    /// Checks every stream, and tells of each.
    pub fn run(
        &self,
        each: impl FnMut(&StreamName, &Result<CheckedStream>),
    ) -> Result<LedgerReport> {
        streams(&*self.ledger, self.key.as_ref(), each)
    }
}

impl LedgerReport {
    fn new() -> Self {
        Self {
            streams: 0,
            records: 0,
            signatures: 0,
            draws: 0,
            damaged: 0,
            heads: digest::Context::new(&digest::SHA256),
        }
    }

    /// One line for the whole ledger: the same for another one only if every record is.
    pub fn digest(&self) -> String {
        hex::encode(self.heads.clone().finish())
    }

    fn take(&mut self, stream: &StreamName, checked: &CheckedStream) {
        let head = &checked.head;
        self.records += head.sequence;
        self.signatures += checked.signatures;
        self.draws += checked.draws;
        let line = format!("{stream} {} {}\n", head.sequence, head.hash);
        self.heads.update(line.as_bytes());
    }
}

fn streams(
    ledger: &dyn Ledger,
    key: Option<&Key>,
    mut each: impl FnMut(&StreamName, &Result<CheckedStream>),
) -> Result<LedgerReport> {
    let mut report = LedgerReport::new();
    let streams = ledger.streams("");
    for stream in streams.with_context(|| text!("cli-verify-no-list"))? {
        report.streams += 1;
        let checked = records(ledger, &stream, key);
        match &checked {
            Ok(checked) => report.take(&stream, checked),
            Err(_) => report.damaged += 1,
        }
        each(&stream, &checked);
    }
    Ok(report)
}

/// Reading checks the stream's chain.
fn records(ledger: &dyn Ledger, stream: &StreamName, key: Option<&Key>) -> Result<CheckedStream> {
    let head = ledger.head(stream)?;
    let mut signatures = key.and_then(|key| Signatures::of(key, stream));
    let mut at = 0;
    while at < head.sequence {
        let page = ledger.read(stream, at + 1, PAGE)?;
        for entry in &page {
            if let Some(signatures) = &mut signatures {
                signatures.take(entry)?;
            }
        }
        let Some(last) = page.last() else {
            bail!(Damage::at(stream, at + 1, "missing"));
        };
        at = last.sequence;
    }
    let (signatures, draws) = signatures.map_or((0, 0), |it| (it.good, it.draws));
    Ok(CheckedStream {
        head,
        signatures,
        draws,
    })
}

fn open(folder: &Path) -> Result<Arc<SledLedger>> {
    SledLedger::open(folder, SledOptions::default()).map_err(|error| {
        let next = match &error {
            OpenError::Locked { .. } => text!("cli-verify-locked-next"),
            OpenError::Full { .. } => text!("cli-verify-full-next"),
            _ => text!("cli-verify-keep-copy"),
        };
        trouble(error, next)
    })
}

/// The store's folder: the one given, or within the coordinator's folder or the event's.
fn store_folder(given: &Path) -> Result<PathBuf> {
    let around = ["", "data", "coordinator/data"].map(|inside| given.join(inside));
    let candidates = around
        .iter()
        .flat_map(|folder| [folder.clone(), folder.join("ledger")]);
    let is_store =
        |folder: &PathBuf| folder.join("format").is_file() || folder.join("store").is_dir();
    // A folder that is no store must not become one by being looked at.
    let found = candidates.into_iter().find(is_store);
    found.ok_or_else(|| trouble!("cli-verify-no-ledger", folder: given.display()))
}

#[cfg(test)]
mod tests;
