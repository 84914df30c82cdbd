//! What was acknowledged is on record, for good.

use super::books::Books;
use super::{Invariant, Violation};
use crate::evidence::Evidence;

pub(super) fn check(evidence: &Evidence, books: &Books) -> Vec<Violation> {
    let mut found = Vec::new();
    for answered in &evidence.answered {
        let Ok(sequence) = answered.outcome else {
            continue;
        };
        // What led to no record changed nothing, and there is nothing to keep.
        if sequence == 0 {
            continue;
        }
        let mut records = books.records();
        if !records.any(|(_, kept)| (kept.sequence, kept.command) == (sequence, Some(answered.id)))
        {
            let what = format!(
                "device {} was told at {} ms that record {sequence} is its command {:?}",
                answered.device, answered.at, answered.id,
            );
            found.push(Violation::new(Invariant::AcknowledgedKept, what));
        }
    }
    found
}
