//! A damaged ledger: the coordinator says which file, refuses to start, and writes nothing.

use std::fs;
use std::path::Path;

use adoube_cluster::event::Event;
use adoube_cluster::files::{contents, copy};
use adoube_cluster::programs::mosquitto;
use adoube_proto::v1::GameStage;

type Harm = fn(&mut Vec<u8>);

/// What is done to the bytes of the ledger's main file, up to the end of what was written.
const HARMS: [(&str, Harm); 4] = [
    ("bytes flipped in the middle", |bytes| {
        let middle = bytes.len() / 2;
        for byte in &mut bytes[middle..middle + 64] {
            *byte ^= 0x55;
        }
    }),
    ("the second half cut off", |bytes| {
        bytes.truncate(bytes.len() / 2);
    }),
    ("a sector of zeroes", |bytes| {
        let at = bytes.len() / 3 / 512 * 512;
        bytes[at..at + 512].fill(0);
    }),
    ("nothing left", Vec::clear),
];

#[test]
fn a_damaged_ledger_is_named_and_left_as_it_is() {
    if !mosquitto("a_damaged_ledger_is_named_and_left_as_it_is") {
        return;
    }
    let mut event = Event::playing(20, 1_000);
    event.finish();
    assert_eq!(event.child("coordinator").stop(), Some(0));
    let data = event.folder_of("coordinator").join("data");
    let whole = event.scratch("whole");
    copy(&data, &whole);
    for (what, harm) in HARMS {
        fs::remove_dir_all(&data).unwrap();
        copy(&whole, &data);
        change(&data.join("ledger/store/db"), harm);
        let damaged = contents(&data);
        event.start("coordinator");
        let coordinator = event.child("coordinator");
        assert_eq!(coordinator.end(), Some(1), "{what}");
        let said = coordinator.said();
        let last = said.lines().last().unwrap_or_default();
        assert!(
            last.contains("ERROR") && last.contains("damaged"),
            "{what}: {last}"
        );
        assert!(last.contains("ledger/store/db"), "{what}: {last}");
        assert!(contents(&data) == damaged, "{what}: something was written");
    }
    event.assert_no_panic();
    // The same start succeeds on what was not damaged: the refusals are the damage's.
    fs::remove_dir_all(&data).unwrap();
    copy(&whole, &data);
    event.start("coordinator");
    event.until_reachable();
    assert!(
        event
            .boards()
            .iter()
            .all(|board| board.state() == GameStage::Finished)
    );
}

fn change(file: &Path, harm: Harm) {
    let mut bytes = fs::read(file).unwrap();
    let whole = bytes.len();
    // Behind what was written there is only filling.
    let written = bytes.iter().rposition(|byte| *byte != 0).unwrap() + 1;
    bytes.truncate(written);
    harm(&mut bytes);
    if bytes.len() == written {
        bytes.resize(whole, 0);
    }
    fs::write(file, bytes).unwrap();
}
