//! Whether the coordinator's key vouches for what a stream says it vouches for.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use adoube_ledger::{Entry, StreamName};
use adoube_record::streams::Kind;
use adoube_record::{decode_board, decode_round, heads, streams};
use adoube_tournament::board::Event;
use adoube_tournament::board::event::HeadSigned;
use adoube_tournament::ids::TournamentId;
use adoube_tournament::round::{RoundRecord, drawn_number, text_of_draw};
use adoube_user_text::text;
use anyhow::{Context as _, Result, anyhow};
use ring::signature::{ED25519, Ed25519KeyPair, KeyPair as _, UnparsedPublicKey};
use rustls::pki_types::PrivatePkcs8KeyDer;
use rustls::pki_types::pem::PemObject as _;

/// The public half of the coordinator's key, 32 bytes.
pub(super) struct Key(Vec<u8>);

impl Key {
    /// Reads the coordinator's signing key; its public half is all that is kept.
    pub(super) fn read(path: &Path) -> Result<Self> {
        let shown = path.display();
        let der = PrivatePkcs8KeyDer::from_pem_file(path)
            .map_err(|error| anyhow!(text!("cli-verify-no-key", file: &shown, error)))?;
        let pair = Ed25519KeyPair::from_pkcs8_maybe_unchecked(der.secret_pkcs8_der());
        let pair =
            pair.map_err(|error| anyhow!(text!("cli-verify-other-key", file: &shown, error)))?;
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
    tournament: TournamentId,
    kind: Kind,
    hashes: BTreeMap<u64, [u8; 32]>,
    /// How many held.
    pub(super) good: u64,
    /// How many of them are seeds of draws, from which the start positions follow.
    pub(super) draws: u64,
}

impl<'a> Signatures<'a> {
    /// None for streams that hold no signatures.
    pub(super) fn of(key: &'a Key, stream: &'a StreamName) -> Option<Self> {
        let (tournament, kind) = streams::parse(stream.as_str())?;
        let hashes = BTreeMap::new();
        matches!(kind, Kind::Board(_) | Kind::Round(_)).then_some(Self {
            key,
            stream,
            tournament,
            kind,
            hashes,
            good: 0,
            draws: 0,
        })
    }

    /// Takes the next record of the stream.
    pub(super) fn take(&mut self, entry: &Entry) -> Result<()> {
        match self.kind {
            Kind::Round(round) => self.draw(round, entry),
            _ => self.head(entry),
        }
    }

    /// A draw of start positions: its seed is the key's signature, its numbers follow from it (BRD-9).
    fn draw(&mut self, round: u16, entry: &Entry) -> Result<()> {
        let place = || text!("cli-verify-record", record: entry.sequence);
        let record = decode_round(entry.sequence, &entry.body).with_context(place)?;
        let RoundRecord::StartsDrawn(drawn) = &record.body else {
            return Ok(());
        };
        let text = text_of_draw(&self.tournament, round, record.time);
        UnparsedPublicKey::new(&ED25519, &self.key.0)
            .verify(text.as_bytes(), &drawn.seed)
            .map_err(|_| anyhow!(text!("cli-verify-seed", text: &text)))
            .with_context(place)?;
        let follows = |(board, number): &(u16, u16)| {
            drawn_number(&drawn.seed, if drawn.one_for_round { 0 } else { *board }) == *number
        };
        if !drawn.numbers.iter().all(follows) {
            return Err(anyhow!(text!("cli-verify-starts"))).with_context(place);
        }
        self.good += 1;
        self.draws += 1;
        Ok(())
    }

    fn head(&mut self, entry: &Entry) -> Result<()> {
        self.hashes.insert(entry.sequence, *entry.hash.as_bytes());
        let record = decode_board(entry.sequence, &entry.body)
            .with_context(|| text!("cli-verify-record", record: entry.sequence))?;
        let Event::HeadSigned(HeadSigned {
            sequence,
            hash,
            signature,
        }) = &record.event
        else {
            return Ok(());
        };
        let place =
            || text!("cli-verify-record-signature", record: entry.sequence, signed: sequence);
        if self.hashes.get(sequence) != Some(hash) {
            return Err(anyhow!(text!("cli-verify-hash"))).with_context(place);
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
