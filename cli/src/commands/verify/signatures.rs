//! Whether the coordinator's key vouches for what a stream says it vouches for.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use adoube_ledger::{Entry, StreamName};
use adoube_record::streams::Kind;
use adoube_record::{decode_board, heads, streams};
use adoube_tournament::board::Event;
use anyhow::{Context as _, Result, anyhow};
use ring::signature::{Ed25519KeyPair, KeyPair as _};
use rustls::pki_types::PrivatePkcs8KeyDer;
use rustls::pki_types::pem::PemObject as _;

/// The public half of the coordinator's key, 32 bytes.
pub(super) struct Key(Vec<u8>);

impl Key {
    /// Reads the coordinator's signing key; its public half is all that is kept.
    pub(super) fn read(path: &Path) -> Result<Self> {
        let shown = path.display();
        let der = PrivatePkcs8KeyDer::from_pem_file(path)
            .map_err(|error| anyhow!("{shown} cannot be read as a key: {error}"))?;
        let pair = Ed25519KeyPair::from_pkcs8_maybe_unchecked(der.secret_pkcs8_der());
        let pair = pair.map_err(|error| anyhow!("{shown} is no Ed25519 key: {error}"))?;
        Ok(Self(pair.public_key().as_ref().to_vec()))
    }

    /// The key of the coordinator whose store this is, if it lies where `adoube init` put it.
    pub(super) fn beside(store: &Path) -> Option<PathBuf> {
        let beside = store
            .ancestors()
            .skip(1)
            .take(2)
            .map(|folder| folder.join("signing.pem"));
        beside.into_iter().find(|path| path.is_file())
    }
}

/// The signatures of one stream, checked as its records go by.
pub(super) struct Signatures<'a> {
    key: &'a Key,
    stream: &'a StreamName,
    hashes: BTreeMap<u64, [u8; 32]>,
    /// How many held.
    pub(super) good: u64,
}

impl<'a> Signatures<'a> {
    /// None for streams that hold no signatures.
    pub(super) fn of(key: &'a Key, stream: &'a StreamName) -> Option<Self> {
        let (_, kind) = streams::parse(stream.as_str())?;
        let hashes = BTreeMap::new();
        matches!(kind, Kind::Board(_)).then_some(Self {
            key,
            stream,
            hashes,
            good: 0,
        })
    }

    /// Takes the next record of the stream.
    pub(super) fn take(&mut self, entry: &Entry) -> Result<()> {
        self.hashes.insert(entry.sequence, *entry.hash.as_bytes());
        let record = decode_board(entry.sequence, &entry.body)
            .with_context(|| format!("record {}", entry.sequence))?;
        let Event::HeadSigned {
            sequence,
            hash,
            signature,
        } = &record.event
        else {
            return Ok(());
        };
        let place = || format!("record {}, signature of record {sequence}", entry.sequence);
        if self.hashes.get(sequence) != Some(hash) {
            return Err(anyhow!("it names another hash than that record has")).with_context(place);
        }
        heads::verify(
            &self.key.0,
            self.stream.as_str(),
            *sequence,
            hash,
            signature,
        )
        .with_context(place)?;
        self.good += 1;
        Ok(())
    }
}
