//! The engine alone: one thread, groups of records, each group flushed.

use std::path::Path;

use adoube_replay::GROUP;
use anyhow::Result;

/// What a ledger adds to each record's bytes: the hash of the one before, and the count of pieces.
const CHAIN: usize = 33;

/// Streams, each with the sizes of its records in order.
#[derive(Debug, Default)]
pub(super) struct Sizes(Vec<(String, Vec<usize>)>);

impl Sizes {
    pub(super) fn push(&mut self, stream: String, sizes: Vec<usize>) {
        self.0.push((stream, sizes));
    }

    pub(super) fn records(&self) -> u64 {
        self.0.iter().map(|(_, sizes)| sizes.len() as u64).sum()
    }

    pub(super) fn average(&self) -> u64 {
        let bytes: usize = self.0.iter().flat_map(|(_, sizes)| sizes).sum();
        (bytes as u64).checked_div(self.records()).unwrap_or(0)
    }
}

/// Writes them, as many streams side by side as games are played at once.
pub(super) fn write(path: &Path, sizes: &Sizes, at_once: usize) -> Result<()> {
    let db = sled::Config::new()
        .path(path)
        .cache_capacity(64 * 1024 * 1024)
        .flush_every_ms(None)
        .use_compression(false)
        .open()?;
    let bytes: Vec<u8> = (0..70_000_u32).map(|n| (n % 251) as u8).collect();
    let mut batch = sled::Batch::default();
    let mut held = 0;
    for streams in sizes.0.chunks(at_once) {
        let longest = streams.iter().map(|(_, sizes)| sizes.len()).max();
        for sequence in 0..longest.unwrap_or(0) {
            for (name, sizes) in streams {
                let Some(size) = sizes.get(sequence) else {
                    continue;
                };
                batch.insert(key(name, sequence), &bytes[..size + CHAIN]);
                held += 1;
                if held == GROUP {
                    db.apply_batch(std::mem::take(&mut batch))?;
                    db.flush()?;
                    held = 0;
                }
            }
        }
    }
    db.apply_batch(batch)?;
    db.flush()?;
    Ok(())
}

/// As long as a ledger's own.
fn key(stream: &str, sequence: usize) -> Vec<u8> {
    let mut key = vec![b'r'];
    key.extend_from_slice(stream.as_bytes());
    key.push(0);
    key.extend_from_slice(&(sequence as u64).to_be_bytes());
    key.push(0);
    key
}
