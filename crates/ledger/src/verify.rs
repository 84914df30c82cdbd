//! A walk over everything.

use crate::entry::Head;
use crate::error::{Damage, StoreError};
use crate::ledger::Ledger;
use crate::name::StreamName;

/// Records read at a time, so that a long stream is never held in memory as a whole.
const PAGE: usize = 256;

/// What a walk found in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VerifyReport {
    /// Streams walked.
    pub streams: u64,
    /// Records whose chain holds.
    pub records: u64,
}

pub(crate) fn walk<L: Ledger + ?Sized>(ledger: &L) -> Result<VerifyReport, StoreError> {
    let mut report = VerifyReport::default();
    for stream in ledger.streams("")? {
        report.records += walk_stream(ledger, &stream)?;
        report.streams += 1;
    }
    Ok(report)
}

fn walk_stream<L: Ledger + ?Sized>(ledger: &L, stream: &StreamName) -> Result<u64, StoreError> {
    let end = ledger.head(stream)?;
    let mut at = Head::EMPTY;
    while at.sequence < end.sequence {
        let page = ledger.read(stream, at.sequence + 1, PAGE)?;
        let Some(last) = page.last() else {
            return Err(Damage::at(stream, at.sequence + 1, "missing").into());
        };
        if page.first().is_some_and(|first| first.previous != at.hash) {
            return Err(
                Damage::at(stream, at.sequence + 1, "not chained to the record before").into(),
            );
        }
        at = last.head();
    }
    Ok(at.sequence)
}
