//! The disk fails at each call of a store's closing in turn, and the power goes before anybody opens it again: it opens,
//! and holds what was acknowledged.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::fs;
use std::path::Path;
use std::sync::Arc;

use adoube_ledger::{Head, Ledger as _, LedgerExt as _, Outcome, SledLedger, StreamName};
use adoube_ledger_contract::dump;
use adoube_ledger_contract::medium::{Illness, Image, Mounted, Sign, Volume, available};
use adoube_ledger_contract::stand::small;
use adoube_ledger_contract::waiting::bounded;

const ROOM: u64 = 64 << 20;
/// The engine is closed within the first calls; the rest is checksums, of what is on the disk by then.
const FIRST: u64 = 24;
/// What the engine writes at its end it writes on a thread of its own, so that not every time the same call is that.
const ROUNDS: u64 = 5;

/// What a store does before it is closed.
#[derive(Clone, Copy, Debug)]
enum Life {
    /// Records of many streams, most of them small.
    Records,
    /// It is one of the first format, brought over: the engine still has something to write when it is closed.
    BroughtOver,
}

/// What it holds then.
type Held = Vec<(StreamName, Head)>;

fn name(text: &str) -> StreamName {
    StreamName::new(text).unwrap()
}

fn held(ledger: &SledLedger) -> Held {
    let streams = ledger.streams("").unwrap().into_iter();
    let head = |stream| {
        let head = ledger.head(&stream).unwrap();
        (stream, head)
    };
    streams.map(head).collect()
}

/// What was unpacked lay on the disk before.
fn settle(path: &Path) {
    for entry in fs::read_dir(path).into_iter().flatten() {
        settle(&entry.unwrap().path());
    }
    fs::File::open(path).unwrap().sync_all().unwrap();
}

fn live(life: Life, dir: &Path) -> Arc<SledLedger> {
    if matches!(life, Life::BroughtOver) {
        let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures");
        let killed = fs::read_to_string(fixtures.join("v1/killed.dump")).unwrap();
        dump::unpack(&killed, dir);
        settle(dir);
        fs::File::open(dir.parent().unwrap())
            .unwrap()
            .sync_all()
            .unwrap();
    }
    let ledger = SledLedger::open(dir, small()).unwrap();
    match life {
        Life::BroughtOver => {}
        Life::Records => {
            for number in 0..40_u64 {
                let stream = name(&format!("board/{}", number % 5));
                let length = if number % 7 == 6 { 9_000 } else { 150 };
                let outcome = ledger.append_blocking(&stream, number / 5, vec![vec![7; length]]);
                assert!(matches!(outcome, Outcome::Done(_)), "{outcome:?}");
            }
        }
    }
    ledger
}

/// Lives, and is closed on a medium of which that call from then on fails; what was held, and the medium.
fn closed(life: Life, call: u64) -> (Held, Volume) {
    let mounted = Mounted::new(Volume::new(Image::default(), ROOM));
    let ledger = live(life, &mounted.join("ledger"));
    let held = held(&ledger);
    let (before, _) = mounted.volume().calls();
    let illness = Illness {
        first: before + call,
        lasting: false,
        sign: Sign::Io,
    };
    mounted.volume().set_illness(Some(illness));
    ledger.close();
    mounted.volume().set_illness(None);
    drop(ledger);
    (held, mounted.unmount())
}

fn opens(image: Image) -> Held {
    let mounted = Mounted::new(Volume::new(image, ROOM));
    let ledger = SledLedger::open(&mounted.join("ledger"), small()).unwrap();
    ledger.verify().unwrap();
    let held = held(&ledger);
    ledger.close();
    drop(ledger);
    let _ = mounted.unmount();
    held
}

#[test]
fn no_call_that_fails_at_closing_keeps_a_store_from_opening() {
    if !available("no_call_that_fails_at_closing_keeps_a_store_from_opening") {
        return;
    }
    for (life, rounds) in [(Life::Records, 1), (Life::BroughtOver, ROUNDS)] {
        for call in (0..rounds).flat_map(|_| 0..FIRST) {
            let what = format!("{life:?}, call {call}");
            let (held, volume) = bounded(&what, move || closed(life, call));
            let left = volume.at_least();
            assert_eq!(bounded(&what, move || opens(left)), held, "{what}");
        }
    }
}
