//! The same scripted life of a store on a medium that fails at the n-th call, once or from then on.
//!
//! Whatever call it is, the store acknowledges what is durable or refuses with a typed error, comes
//! back when the medium is well, and holds all that it acknowledged, a power cut at the end included.

use std::sync::Arc;

use adoube_ledger::{
    Health, Ledger as _, LedgerExt as _, OpenError, Outcome, SledLedger, StoreError, StreamName,
};

use crate::diary::Diary;
use crate::medium::{Illness, Image, Mounted, Sign, Volume};
use crate::stand::small;
use crate::waiting::until;

const ROOM: u64 = 1 << 30;
/// How the store's lives end.
const ENDS: [End; 3] = [End::Closed, End::Killed, End::Closed];
/// Transactions in each of them.
const TRANSACTIONS: usize = 8;

#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Closed,
    /// As a killed process leaves it: without the mark of a good end.
    Killed,
}

/// How many calls the script makes on a medium that is well: all, and changes and syncs alone.
#[must_use]
pub fn calls(seed: u64) -> (u64, u64) {
    play(seed, None).calls()
}

/// Plays the script with a medium that is ill from the beginning; how many calls failed. Panics if
/// anything acknowledged is missing, if an error is of another kind, or if the store stays away.
#[must_use]
pub fn run(seed: u64, illness: Illness) -> u64 {
    play(seed, Some(illness)).failed()
}

fn play(seed: u64, illness: Option<Illness>) -> Volume {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut diary = Diary::default();
    let mut volume = Volume::new(Image::default(), ROOM);
    volume.set_illness(illness);
    let mounted = Mounted::new(volume);
    for end in ENDS {
        let ledger = open(&mounted);
        for _ in 0..TRANSACTIONS {
            step(&mounted, &ledger, &mut diary, &mut random);
        }
        read(&mounted, &ledger);
        ledger.close();
        drop(ledger);
        if end == End::Killed {
            let _ = std::fs::remove_file(mounted.join("ledger/digest"));
        }
    }
    let volume = mounted.unmount();
    look(volume.after_cut(&mut random), &mut diary);
    volume
}

/// Opens the store, if need be a second time on a medium that is well again.
fn open(mounted: &Mounted) -> Arc<SledLedger> {
    let failed = mounted.volume().failed();
    let error = match SledLedger::open(&mounted.join("ledger"), small()) {
        Ok(ledger) => return ledger,
        Err(error) => error,
    };
    let ill = mounted.volume().failed() > failed;
    assert!(ill, "not opened on a medium that is well: {error}");
    let typed = matches!(error, OpenError::Io { .. } | OpenError::Full { .. });
    assert!(typed, "not an error of the medium: {error:?}");
    mounted.volume().set_illness(None);
    SledLedger::open(&mounted.join("ledger"), small())
        .unwrap_or_else(|again| panic!("not opened again: {again}, at first {error}"))
}

/// One transaction. What is refused is asked for no more: the next one goes on from what is there.
fn step(mounted: &Mounted, ledger: &SledLedger, diary: &mut Diary, random: &mut fastrand::Rng) {
    let (number, transaction) = diary.ask(random);
    match ledger.submit_blocking(transaction) {
        Outcome::Done(_) => diary.acknowledged(number),
        Outcome::Failed(StoreError::Unavailable { why })
        | Outcome::Unknown(StoreError::Unavailable { why }) => {
            let failed = mounted.volume().failed();
            assert!(failed > 0, "refused on a medium that is well: {why}");
            mounted.volume().set_illness(None);
            until("the ledger comes back", || ledger.health() == Health::Ready);
            diary.check(ledger).unwrap();
        }
        other => panic!("of another kind: {other:?}"),
    }
}

/// Reads all there is: whole, or not at all.
fn read(mounted: &Mounted, ledger: &SledLedger) {
    let all = |ledger: &SledLedger| {
        ledger.verify()?;
        let streams = ledger.streams("")?;
        let read = |stream: &StreamName| ledger.read(stream, 1, usize::MAX).map(drop);
        streams.iter().try_for_each(read)
    };
    match all(ledger) {
        Ok(()) => {}
        Err(StoreError::Unavailable { why }) => {
            assert!(mounted.volume().failed() > 0, "unread without cause: {why}");
        }
        Err(other) => panic!("of another kind: {other:?}"),
    }
}

/// What a power cut leaves opens on a medium that is well, and holds what was acknowledged.
fn look(image: Image, diary: &mut Diary) {
    let mounted = Mounted::new(Volume::new(image, ROOM));
    let ledger = SledLedger::open(&mounted.join("ledger"), small()).unwrap();
    diary.check(&*ledger).unwrap();
    ledger.close();
    drop(ledger);
    let _ = mounted.unmount();
}

/// Every way in which the script can be disturbed once: at each of its calls.
#[must_use]
pub fn illnesses(seed: u64) -> Vec<Illness> {
    let (all, changes) = calls(seed);
    let ways = [(Sign::Io, all), (Sign::NoSpace, changes)];
    let ways = ways.into_iter().flat_map(|(sign, calls)| {
        [false, true].into_iter().flat_map(move |lasting| {
            (0..calls).map(move |first| Illness {
                first,
                lasting,
                sign,
            })
        })
    });
    ways.collect()
}
