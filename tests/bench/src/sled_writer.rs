//! A bare writer: sled alone, one thread, groups of what waits, each flushed and synchronised as the
//! ledger does it.

use std::fs::File;
use std::path::Path;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};

use crate::clock;
use crate::spread::Times;

/// Records made durable by one flush at most, as the ledger's.
const GROUP: usize = 256;

/// Records that may wait.
const QUEUE: usize = 8_192;

/// What a ledger adds to each record's bytes: the hash of the one before, and the count of pieces.
const CHAIN: usize = 33;

/// The engine, with its own handle to its file.
struct Writer {
    db: sled::Db,
    file: File,
    body: Vec<u8>,
    written: u64,
}

impl Writer {
    fn open(folder: &Path, record: usize) -> Result<Self> {
        let db = sled::Config::new()
            .path(folder)
            .cache_capacity(64 * 1024 * 1024)
            .flush_every_ms(None)
            .use_compression(false)
            .open()?;
        Ok(Self {
            db,
            file: File::open(folder.join("db"))?,
            body: (0..=250).cycle().take(record + CHAIN).collect(),
            written: 0,
        })
    }

    /// Writes so many records, spread over the streams, and returns once they are on the disk.
    fn write(&mut self, count: usize, streams: u64) -> Result<()> {
        let mut batch = sled::Batch::default();
        for _ in 0..count {
            let (stream, sequence) = (self.written % streams, self.written / streams);
            let mut key = format!("rt/t0/board/1.{stream}").into_bytes();
            key.push(0);
            key.extend_from_slice(&sequence.to_be_bytes());
            key.push(0);
            batch.insert(key, self.body.as_slice());
            self.written += 1;
        }
        self.db.apply_batch(batch)?;
        self.db.flush()?;
        self.file.sync_data()?;
        Ok(())
    }
}

/// What full groups come to.
#[derive(Debug, Clone, Copy)]
pub struct Full {
    /// Records a second.
    pub each_second: f64,
    /// Bytes of the engine's files for one.
    pub bytes: f64,
}

/// Writes full groups for so long.
pub fn full(folder: &Path, record: usize, streams: usize, time: Duration) -> Result<Full> {
    let mut writer = Writer::open(folder, record)?;
    let began = clock::now();
    while clock::since(began) < time {
        writer.write(GROUP, streams as u64)?;
    }
    let took = clock::since(began).as_secs_f64();
    let bytes = writer.file.metadata()?.len();
    #[expect(clippy::cast_precision_loss, reason = "figures for people")]
    let [written, bytes] = [writer.written, bytes].map(|count| count as f64);
    Ok(Full {
        each_second: written / took,
        bytes: bytes / written,
    })
}

/// How long records take that come by chance, so many a second on the average, for so long.
pub fn paced(
    folder: &Path,
    record: usize,
    streams: usize,
    each_second: f64,
    time: Duration,
) -> Result<Times> {
    let mut writer = Writer::open(folder, record)?;
    let (sender, waiting) = sync_channel(QUEUE);
    let coming = std::thread::spawn(move || come(&sender, each_second, time));
    let mut took = Vec::new();
    while let Some(group) = group(&waiting) {
        writer.write(group.len(), streams as u64)?;
        let done = clock::now();
        took.extend(
            group
                .iter()
                .map(|came| done.saturating_duration_since(*came)),
        );
    }
    coming.join().map_err(|_| anyhow!("records came no more"))?;
    Ok(Times::of(took))
}

fn group(waiting: &Receiver<Instant>) -> Option<Vec<Instant>> {
    let mut group = vec![waiting.recv().ok()?];
    while group.len() < GROUP {
        let Ok(next) = waiting.try_recv() else { break };
        group.push(next);
    }
    Some(group)
}

fn come(sender: &SyncSender<Instant>, each_second: f64, time: Duration) {
    let began = clock::now();
    let mut next = began;
    while next.saturating_duration_since(began) < time {
        let wait = next.saturating_duration_since(clock::now());
        if !wait.is_zero() {
            clock::pause(wait);
        }
        if sender.send(clock::now()).is_err() {
            return;
        }
        next += Duration::from_secs_f64(-(1.0 - fastrand::f64()).ln() / each_second);
    }
}
