//! Numbered values, written in pieces and read back in order.

use std::ops::Range;
use std::path::{Path, PathBuf};

use crate::error::Damage;
use crate::name::StreamName;

use super::fault::Fault;
use super::keys;
use super::pieces::{self, Joining};

/// Puts a numbered value into the batch, in pieces if need be.
pub(super) fn put(batch: &mut sled::Batch, kind: u8, name: &StreamName, number: u64, body: &[u8]) {
    for (piece, value) in (0..=u8::MAX).zip(pieces::cut(&[], body)) {
        batch.insert(keys::numbered(kind, name, number, piece), value);
    }
}

/// Everyone who has numbered values of `kind`, sorted.
pub(super) fn names(tree: &sled::Tree, kind: u8, db: &Path) -> Result<Vec<StreamName>, Fault> {
    let mut names = Vec::new();
    let mut range = keys::all(kind);
    while let Some(pair) = tree.range(range.clone()).next() {
        let (key, _) = pair.map_err(|error| Fault::of(&error, db))?;
        let name = keys::name_of(&key).ok_or_else(|| odd_key(&key, db))?;
        range.start = keys::from(kind, &name, 0).end;
        names.push(name);
    }
    Ok(names)
}

pub(super) fn odd_key(key: &[u8], db: &Path) -> Fault {
    let what = format!("a key that no version writes: {key:02x?}");
    Fault::Damaged(Damage::of(db, what))
}

/// One numbered value; none if a piece of it is missing.
pub(super) struct Numbered {
    pub(super) number: u64,
    pub(super) value: Option<Vec<u8>>,
}

/// Reads numbered values in order.
pub(super) struct Scan {
    pairs: std::iter::Peekable<sled::Iter>,
    db: PathBuf,
}

impl Scan {
    pub(super) fn new(tree: &sled::Tree, range: Range<Vec<u8>>, db: &Path) -> Self {
        Self {
            pairs: tree.range(range).peekable(),
            db: db.to_owned(),
        }
    }

    /// The next value; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<Numbered>, Fault> {
        let Some(pair) = self.pairs.next() else {
            return Ok(None);
        };
        let (key, value) = pair.map_err(|error| Fault::of(&error, &self.db))?;
        let (number, piece) = self.number_of(&key)?;
        let mut joining = (piece == 0).then(|| Joining::begin(&value)).flatten();
        while let Some((piece, value)) = self.further_piece(number)? {
            joining = joining.and_then(|mut joining| joining.add(piece, &value).then_some(joining));
        }
        let value = joining.and_then(Joining::finish).map(|([], body)| body);
        Ok(Some(Numbered { number, value }))
    }

    fn further_piece(&mut self, number: u64) -> Result<Option<(u8, sled::IVec)>, Fault> {
        let belongs = |pair: &sled::Result<(sled::IVec, sled::IVec)>| match pair {
            Ok((key, _)) => matches!(keys::number_of(key), Some((n, p)) if n == number && p > 0),
            Err(_) => true,
        };
        let Some(pair) = self.pairs.next_if(belongs) else {
            return Ok(None);
        };
        let (key, value) = pair.map_err(|error| Fault::of(&error, &self.db))?;
        let (_, piece) = self.number_of(&key)?;
        Ok(Some((piece, value)))
    }

    fn number_of(&self, key: &[u8]) -> Result<(u64, u8), Fault> {
        keys::number_of(key).ok_or_else(|| odd_key(key, &self.db))
    }
}
