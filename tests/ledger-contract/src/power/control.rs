//! The same cuts under sled used as its manual says, with `flush` alone. It must lose records:
//! that shows that the medium cuts deep enough for the ledger's survival to mean something.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use crate::medium::{Image, Mounted, Volume};

const ROOM: u64 = 1 << 30;

/// Writes, flushes, is cut, opens again: how many acknowledged records are gone, of how many.
#[must_use]
pub fn control_run(seed: u64) -> (usize, usize) {
    let mut random = fastrand::Rng::with_seed(seed);
    let mounted = Mounted::new(Volume::new(Image::default(), ROOM));
    let db = open(&mounted.join("plain")).unwrap();
    // The store itself is whole and durable before the cut, so that only records are at stake.
    make_durable(&mounted.join("plain"));
    make_durable(mounted.path());
    mounted.volume().cut_after(random.u64(100..1500));
    let acknowledged = write(&db, &mut random);
    let closed = catch_unwind(AssertUnwindSafe(move || drop(db)));
    drop(closed);
    let image = mounted.unmount().after_cut(&mut random);
    (acknowledged - found(image, acknowledged), acknowledged)
}

fn open(path: &Path) -> sled::Result<sled::Db> {
    sled::Config::new().path(path).flush_every_ms(None).open()
}

fn make_durable(dir: &Path) {
    for entry in std::fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        std::fs::File::open(path).unwrap().sync_all().unwrap();
    }
    std::fs::File::open(dir).unwrap().sync_all().unwrap();
}

fn write(db: &sled::Db, random: &mut fastrand::Rng) -> usize {
    let mut acknowledged = 0_usize;
    loop {
        let value: Vec<u8> = std::iter::repeat_with(|| random.u8(..)).take(200).collect();
        let inserted = db.insert(acknowledged.to_be_bytes(), value);
        if inserted.and_then(|_| db.flush()).is_err() {
            return acknowledged;
        }
        acknowledged += 1;
    }
}

/// How many of the acknowledged records are there, in a store that opens.
fn found(image: Image, acknowledged: usize) -> usize {
    let mounted = Mounted::new(Volume::new(image, ROOM));
    let path = mounted.join("plain");
    let count = catch_unwind(|| {
        let db = open(&path).ok()?;
        let there = |number: &usize| matches!(db.get(number.to_be_bytes()), Ok(Some(_)));
        Some((0..acknowledged).filter(there).count())
    });
    let _ = mounted.unmount();
    count.ok().flatten().unwrap_or(0)
}
