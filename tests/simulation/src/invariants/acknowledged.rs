//! What was acknowledged is on record, for good.

use super::books::Books;
use super::{Invariant, Violation};
use crate::evidence::Evidence;
use crate::model;

pub(super) fn check(evidence: &Evidence, books: &Books) -> Vec<Violation> {
    let mut found = Vec::new();
    for answered in &evidence.answered {
        let Ok(sequence) = answered.outcome else {
            continue;
        };
        let board = model::board_of(answered.device);
        let records = books.boards.get(&board).map_or(&[][..], |records| records);
        // What led to no record changed nothing, and there is nothing to keep.
        let place = sequence.checked_sub(1).map(usize::try_from);
        let Some(Ok(place)) = place else { continue };
        let kept = records.get(place).and_then(|record| record.command);
        if kept != Some(answered.id) {
            let what = format!(
                "{board}: device {} was told at {} ms that record {sequence} is its command {:?}",
                answered.device, answered.at, answered.id,
            );
            found.push(Violation::new(Invariant::AcknowledgedKept, what));
        }
    }
    found
}
