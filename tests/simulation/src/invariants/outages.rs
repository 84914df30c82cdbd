//! No time is charged while the coordinator was down, stood still or could not write.

use super::books::Books;
use super::clocks::charged;
use super::{Invariant, Violation};
use crate::evidence::Evidence;
use crate::terms::Terms;

pub(super) fn check(evidence: &Evidence, books: &Books, terms: Terms) -> Vec<Violation> {
    let mut found = Vec::new();
    for (id, records) in &books.boards {
        for span in charged(records, terms) {
            for (from, to) in &evidence.outages {
                let (begin, end) = (span.from.max(*from), span.to.min(*to));
                if begin < end {
                    let what = format!(
                        "{id}: charged from {} to {}, of which {} ms in the outage from {} to {}",
                        span.from.0,
                        span.to.0,
                        end.since(begin).0,
                        from.0,
                        to.0,
                    );
                    found.push(Violation::new(Invariant::OutageFree, what));
                }
            }
        }
    }
    found
}
