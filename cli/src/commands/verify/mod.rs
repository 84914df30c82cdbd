//! `adoube verify`: whether a stopped coordinator's streams are what was written.

mod signatures;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use adoube_ledger::{Head, Ledger, OpenError, SledLedger, SledOptions, StreamName};
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::{Context as _, Result, bail};
use ring::digest;
use serde_json::json;
use signatures::{Key, Signatures};

use crate::args::VerifyArgs;
use crate::catalogue::filled;
use crate::say::{Say, trouble};

/// Records read at a time.
const PAGE: usize = 256;

/// Checks every stream, tells of each, and fails if one is damaged.
pub(super) fn run(args: &VerifyArgs, say: Say) -> Result<()> {
    let store = store_folder(&args.data)?;
    let key = match args.signing.clone().or_else(|| Key::beside(&store)) {
        Some(path) => Some(Key::read(&path)?),
        None => None,
    };
    let ledger = open(&store)?;
    let report = streams(&*ledger, key.as_ref(), say)?;
    if report.damaged > 0 {
        bail!(trouble(
            filled(
                &CatalogueMessage::new("cli-verify-damaged-count")
                    .text("damaged", report.damaged)
                    .text("streams", report.streams)
            ),
            filled(&CatalogueMessage::new("cli-verify-keep-copy")),
        ));
    }
    let signatures = match &key {
        Some(_) => filled(
            &CatalogueMessage::new("cli-verify-signatures")
                .number("draws", report.draws)
                .number("signatures", report.signatures),
        ),
        None => filled(&CatalogueMessage::new("cli-verify-no-signatures")),
    };
    let (streams, records) = (report.streams, report.records);
    let digest = report.digest();
    let text = format!(
        "{}\n{}",
        filled(
            &CatalogueMessage::new("cli-verify-valid")
                .number("streams", streams)
                .number("records", records)
                .text("signatures", signatures)
        ),
        filled(&CatalogueMessage::new("cli-verify-digest").text("digest", &digest)),
    );
    let checked = key.map(|_| report.signatures);
    say.result(
        text,
        &json!({
            "streams": streams, "records": records, "damaged": 0, "signatures": checked,
            "digest": digest,
        }),
    );
    Ok(())
}

struct Report {
    streams: u64,
    records: u64,
    signatures: u64,
    draws: u64,
    damaged: u64,
    /// Over each stream's name and head, in the order of names.
    heads: digest::Context,
}

impl Report {
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
    fn digest(&self) -> String {
        hex::encode(self.heads.clone().finish())
    }

    /// Takes a stream whose chain holds.
    fn take(&mut self, stream: &StreamName, head: &Head, [signatures, draws]: [u64; 2]) {
        self.records += head.sequence;
        self.signatures += signatures;
        self.draws += draws;
        let line = format!("{stream} {} {}\n", head.sequence, head.hash);
        self.heads.update(line.as_bytes());
    }
}

fn streams(ledger: &dyn Ledger, key: Option<&Key>, say: Say) -> Result<Report> {
    let mut report = Report::new();
    for stream in ledger
        .streams("")
        .with_context(|| filled(&CatalogueMessage::new("cli-verify-no-list")))?
    {
        report.streams += 1;
        match records(ledger, &stream, key) {
            Ok((head, good)) => {
                report.take(&stream, &head, good);
                let [signatures, draws] = good;
                let (records, hash) = (head.sequence, head.hash.to_string());
                let text = filled(
                    &CatalogueMessage::new("cli-verify-stream")
                        .text("stream", &stream)
                        .number("records", records)
                        .number("signatures", signatures)
                        .number("draws", draws),
                );
                say.result(
                    text,
                    &json!({
                        "stream": stream.as_str(), "records": records, "signatures": signatures,
                        "draws": draws, "head": hash, "ok": true,
                    }),
                );
            }
            Err(error) => {
                report.damaged += 1;
                let error = format!("{error:#}");
                let text = filled(
                    &CatalogueMessage::new("cli-verify-stream-damaged")
                        .text("stream", &stream)
                        .text("error", &error),
                );
                say.result(
                    text,
                    &json!({"stream": stream.as_str(), "ok": false, "error": error}),
                );
            }
        }
    }
    Ok(report)
}

/// Where the stream ends, how many good signatures it has, and how many of them are of draws; reading
/// checks its chain.
fn records(
    ledger: &dyn Ledger,
    stream: &StreamName,
    key: Option<&Key>,
) -> Result<(Head, [u64; 2])> {
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
            bail!(adoube_ledger::Damage::at(stream, at + 1, "missing"));
        };
        at = last.sequence;
    }
    let good = signatures.map_or([0, 0], |signatures| [signatures.good, signatures.draws]);
    Ok((head, good))
}

fn open(folder: &Path) -> Result<Arc<SledLedger>> {
    SledLedger::open(folder, SledOptions::default()).map_err(|error| {
        let next = match &error {
            OpenError::Locked { .. } => filled(&CatalogueMessage::new("cli-verify-locked-next")),
            OpenError::Full { .. } => filled(&CatalogueMessage::new("cli-verify-full-next")),
            _ => filled(&CatalogueMessage::new("cli-verify-keep-copy")),
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
    candidates.into_iter().find(is_store).ok_or_else(|| {
        trouble(
            filled(&CatalogueMessage::new("cli-verify-no-ledger").text("folder", given.display())),
            filled(&CatalogueMessage::new("cli-verify-no-ledger-next")),
        )
    })
}

#[cfg(test)]
mod tests {
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
        let report = streams(&*ledger, None, Say { json: true }).unwrap();
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
            let report = streams(&*ledger, None, Say { json: true }).unwrap();
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
            Ok(ledger) => streams(&*ledger, None, Say { json: true })
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
    fn signed(folder: &Path, signing: &str, forged: bool) -> Report {
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
        streams(&*ledger, Some(&key), Say { json: true }).unwrap()
    }

    #[test]
    fn signatures_are_checked_with_the_key_that_lies_beside_the_store() {
        let signing = adoube_event_folder::trust::signing_key().unwrap();
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

        let signing = adoube_event_folder::trust::signing_key().unwrap();
        let der = PrivatePkcs8KeyDer::from_pem_slice(signing.as_bytes()).unwrap();
        let pair = Ed25519KeyPair::from_pkcs8_maybe_unchecked(der.secret_pkcs8_der()).unwrap();
        let tournament = TournamentId::new("open").unwrap();
        for (signed_at, off, expected) in [(7, 0, (1, 1, 0)), (8, 0, (0, 0, 1)), (7, 1, (0, 0, 1))]
        {
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
            let report = streams(&*ledger, Some(&key), Say { json: true }).unwrap();
            assert_eq!(
                (report.signatures, report.draws, report.damaged),
                expected,
                "{signed_at} {off}"
            );
        }
    }
}
