//! Ledgers that hold, and ledgers that do not.

use super::*;
use adoube_ledger::LedgerExt as _;
use adoube_tournament::board::event::HeadSigned;

fn ledger(folder: &Path) -> Arc<SledLedger> {
    let ledger = SledLedger::open(folder, SledOptions::default()).unwrap();
    for (name, records) in [("a", 3), ("b", 300)] {
        let bodies = (0..records)
            .map(|n: u16| n.to_be_bytes().to_vec())
            .collect();
        ledger.append_blocking(&StreamName::new(name).unwrap(), 0, bodies);
    }
    ledger
}

#[test]
fn every_stream_is_counted() {
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("coordinator/data/ledger");
    std::fs::create_dir_all(&store).unwrap();
    ledger(&store).close();
    assert_eq!(store_folder(folder.path()).unwrap(), store);
    let ledger = open(&store).unwrap();
    let report = streams(&*ledger, None, |_, _| {}).unwrap();
    assert_eq!(
        (report.streams, report.records, report.damaged),
        (2, 303, 0)
    );
}

#[test]
fn the_digest_is_of_every_record() {
    let digest = |last: &[u8]| {
        let folder = tempfile::tempdir().unwrap();
        let ledger = ledger(folder.path());
        let stream = StreamName::new("a").unwrap();
        ledger.append_blocking(&stream, 3, vec![last.to_vec()]);
        let report = streams(&*ledger, None, |_, _| {}).unwrap();
        report.digest()
    };
    assert_eq!(digest(b"one"), digest(b"one"));
    assert_ne!(digest(b"one"), digest(b"two"));
}

#[test]
fn a_running_coordinators_ledger_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let _running = ledger(folder.path());
    let error = open(folder.path()).err().unwrap();
    assert!(error.to_string().contains("in use"), "{error}");
}

#[test]
fn a_folder_that_is_no_ledger_does_not_become_one() {
    let folder = tempfile::tempdir().unwrap();
    assert!(store_folder(folder.path()).is_err());
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_damaged_ledger_is_named_and_not_touched() {
    let folder = tempfile::tempdir().unwrap();
    ledger(folder.path()).close();
    let db = folder.path().join("store").join("db");
    let mut bytes = std::fs::read(&db).unwrap();
    let middle = bytes.len() / 2;
    for byte in &mut bytes[..middle] {
        *byte ^= 0x55;
    }
    std::fs::write(&db, &bytes).unwrap();
    let told = match open(folder.path()) {
        Err(error) => error.to_string(),
        Ok(ledger) => streams(&*ledger, None, |_, _| {})
            .map(|r| r.damaged)
            .map_or_else(
                |error| error.to_string(),
                |damaged| {
                    if damaged > 0 {
                        "damaged".to_owned()
                    } else {
                        String::new()
                    }
                },
            ),
    };
    assert!(told.contains("damaged"), "{told}");
    assert_eq!(std::fs::read(&db).unwrap(), bytes);
}

/// A board's stream with its opening and a signature of it.
fn signed(folder: &Path, signing: &str, forged: bool) -> LedgerReport {
    use adoube_ledger::{Head, entry_hash};
    use adoube_record::{encode_board, heads};
    use adoube_tournament::actor::Actor;
    use adoube_tournament::board::{Event, Record};
    use adoube_tournament::time::Time;
    use ring::signature::Ed25519KeyPair;
    use rustls::pki_types::{PrivatePkcs8KeyDer, pem::PemObject as _};

    let der = PrivatePkcs8KeyDer::from_pem_slice(signing.as_bytes()).unwrap();
    let pair = Ed25519KeyPair::from_pkcs8_maybe_unchecked(der.secret_pkcs8_der()).unwrap();
    let stream = StreamName::new("t/open/board/1.1").unwrap();
    let record = |sequence, event| {
        let (time, actor, command) = (Time(1), Actor::Coordinator, None);
        encode_board(&Record {
            sequence,
            time,
            actor,
            command,
            event,
        })
    };
    let first = record(1, Event::Released);
    let hash = *entry_hash(&stream, 1, &Head::EMPTY.hash, &first).as_bytes();
    let signature = pair.sign(&heads::message(stream.as_str(), u64::from(!forged), &hash));
    let signature = signature.as_ref().to_vec();
    let second = record(
        2,
        Event::HeadSigned(HeadSigned {
            sequence: 1,
            hash,
            signature,
        }),
    );
    let store = folder.join("data");
    let ledger = SledLedger::open(&store, SledOptions::default()).unwrap();
    ledger.append_blocking(&stream, 0, vec![first, second]);
    std::fs::write(folder.join("signing.pem"), signing).unwrap();
    let key = Key::read(&Key::beside(&store).unwrap()).unwrap();
    streams(&*ledger, Some(&key), |_, _| {}).unwrap()
}

#[test]
fn signatures_are_checked_with_the_key_that_lies_beside_the_store() {
    let signing = crate::trust::signing_key().unwrap();
    for (forged, expected) in [(false, (1, 0)), (true, (0, 1))] {
        let folder = tempfile::tempdir().unwrap();
        let report = signed(folder.path(), &signing, forged);
        assert_eq!(
            (report.signatures, report.damaged),
            expected,
            "forged: {forged}"
        );
    }
}

#[test]
fn brd_9_a_draw_of_start_positions_is_checked() {
    use adoube_record::{Envelope, encode_round};
    use adoube_tournament::actor::Actor;
    use adoube_tournament::ids::TournamentId;
    use adoube_tournament::round::{RoundRecord, StartsDrawn, drawn_number, text_of_draw};
    use adoube_tournament::time::Time;
    use ring::signature::Ed25519KeyPair;
    use rustls::pki_types::{PrivatePkcs8KeyDer, pem::PemObject as _};

    let signing = crate::trust::signing_key().unwrap();
    let der = PrivatePkcs8KeyDer::from_pem_slice(signing.as_bytes()).unwrap();
    let pair = Ed25519KeyPair::from_pkcs8_maybe_unchecked(der.secret_pkcs8_der()).unwrap();
    let tournament = TournamentId::new("open").unwrap();
    for (signed_at, off, expected) in [(7, 0, (1, 1, 0)), (8, 0, (0, 0, 1)), (7, 1, (0, 0, 1))] {
        let folder = tempfile::tempdir().unwrap();
        let text = text_of_draw(&tournament, 2, Time(signed_at));
        let seed = pair.sign(text.as_bytes()).as_ref().to_vec();
        let number = (drawn_number(&seed, 1) + off) % 960;
        let body = encode_round(&Envelope {
            sequence: 1,
            time: Time(7),
            actor: Actor::Coordinator,
            command: None,
            body: RoundRecord::StartsDrawn(StartsDrawn {
                seed,
                one_for_round: false,
                numbers: vec![(1, number)],
            }),
        });
        let store = folder.path().join("data");
        let ledger = SledLedger::open(&store, SledOptions::default()).unwrap();
        let stream = StreamName::new("t/open/round/2").unwrap();
        ledger.append_blocking(&stream, 0, vec![body]);
        std::fs::write(folder.path().join("signing.pem"), &signing).unwrap();
        let key = Key::read(&Key::beside(&store).unwrap()).unwrap();
        let report = streams(&*ledger, Some(&key), |_, _| {}).unwrap();
        assert_eq!(
            (report.signatures, report.draws, report.damaged),
            expected,
            "{signed_at} {off}"
        );
    }
}
