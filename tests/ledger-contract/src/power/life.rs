//! The ledger on a medium whose power is cut, three lives to a store.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{SyncSender, sync_channel};

use adoube_ledger::{Ledger as _, Outcome, SledLedger};

use crate::diary::Diary;
use crate::medium::{Image, Mounted, Volume};
use crate::stand::small;

const ROOM: u64 = 1 << 30;
const LIVES: u64 = 3;

/// What became of the lives of one store.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tallied {
    /// Cuts made.
    pub cuts: u64,
    /// Of these, while the store was being made or opened.
    pub while_opening: u64,
    /// Records acknowledged before the cuts, all found again.
    pub records: usize,
}

impl std::ops::AddAssign for Tallied {
    fn add_assign(&mut self, other: Self) {
        self.cuts += other.cuts;
        self.while_opening += other.while_opening;
        self.records += other.records;
    }
}

/// Runs one store through its lives, at most `most` of them. Panics if anything acknowledged is
/// missing after any of them, or if the store does not open.
#[must_use]
pub fn run(seed: u64, most: u64) -> Tallied {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut diary = Diary::default();
    let mut image = Image::default();
    let mut tallied = Tallied::default();
    for life in 0..LIVES.min(most) {
        let mounted = Mounted::new(Volume::new(image, ROOM));
        // The first life begins with making the store; later ones with what a cut left.
        let opening = life == 0 || random.bool();
        let opened = live(&mounted, &mut diary, &mut random, opening);
        tallied.cuts += 1;
        tallied.while_opening += u64::from(!opened);
        image = mounted.unmount().after_cut(&mut random);
        image = look(image, &mut diary);
    }
    tallied.records = diary.acknowledged_records();
    tallied
}

/// One life: opens, writes until the power is cut, closes what is left. Whether it got open.
fn live(mounted: &Mounted, diary: &mut Diary, random: &mut fastrand::Rng, opening: bool) -> bool {
    let longest = [60, 200, 600][random.usize(..3)];
    let operations = random.u64(1..longest);
    if opening {
        mounted.volume().cut_after(operations);
    }
    let Some(ledger) = open(mounted, &mounted.join("ledger")) else {
        return false;
    };
    let readable = diary.check(&*ledger);
    // The store writes by itself too: the power may go while it is looked through.
    assert!(
        readable.is_ok() || mounted.volume().is_cut(),
        "not read: {readable:?}"
    );
    if !opening {
        mounted.volume().cut_after(operations);
    }
    write(mounted, &ledger, diary, random);
    true
}

fn open(mounted: &Mounted, dir: &Path) -> Option<Arc<SledLedger>> {
    match SledLedger::open(dir, small()) {
        Ok(ledger) => Some(ledger),
        Err(error) => {
            assert!(mounted.volume().is_cut(), "not opened: {error}");
            None
        }
    }
}

/// Submits in bursts of random size, so that groups are of every size, until the power is gone.
fn write(mounted: &Mounted, ledger: &SledLedger, diary: &mut Diary, random: &mut fastrand::Rng) {
    while !mounted.volume().is_cut() {
        let burst = [1, 4, 20][random.usize(..3)];
        let (sender, receiver) = sync_channel(burst);
        for _ in 0..burst {
            let (number, transaction) = diary.ask(random);
            ledger.submit(transaction, report(number, sender.clone()));
        }
        drop(sender);
        let mut failed = false;
        for (number, outcome) in receiver {
            match outcome {
                Outcome::Done(_) => diary.acknowledged(number),
                Outcome::Conflict { .. } => panic!("nobody else writes"),
                Outcome::Failed(_) | Outcome::Unknown(_) => failed = true,
            }
        }
        assert!(
            !failed || mounted.volume().is_cut(),
            "failed with the power on"
        );
    }
}

fn report(number: usize, sender: SyncSender<(usize, Outcome)>) -> adoube_ledger::Done {
    Box::new(move |outcome| sender.send((number, outcome)).unwrap())
}

/// Opens what the cut left, with the power on, and holds it against the diary. What is given back
/// is what the cut left, so that the next life begins in the same place.
fn look(image: Image, diary: &mut Diary) -> Image {
    let mounted = Mounted::new(Volume::new(image.clone(), ROOM));
    let ledger = SledLedger::open(&mounted.join("ledger"), small()).unwrap();
    diary.clone().check(&*ledger).unwrap();
    ledger.close();
    drop(ledger);
    let _ = mounted.unmount();
    image
}
