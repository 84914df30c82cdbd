//! What a wrong claim of a draw costs, where the event keeps claims (L 9.5 b, PEN-4).

use adoube_chess::{AutomaticEnd, Side};

use super::Decision;
use super::clocks::wrong_clock;
use crate::board::Board;
use crate::board::record::Event;
use crate::clock::MAX_CLOCK;
use crate::refusal::Refusal;
use crate::time::{Millis, Time};

/// What the opponent gets, and the most that the claimant loses.
const THREE_MINUTES: Millis = Millis::from_seconds(180);
const TWO_MINUTES: Millis = Millis::from_seconds(120);
const ONE_MINUTE: Millis = Millis::from_seconds(60);

/// The claimant's time after a wrong claim: more than two minutes are halved, by three at most; of
/// less than two one minute is left; less than one stays.
pub(in crate::board) fn after_wrong_claim(left: Millis) -> Millis {
    if left >= TWO_MINUTES {
        left.less(Millis(left.0 / 2).min(THREE_MINUTES))
    } else {
        left.min(ONE_MINUTE)
    }
}

impl Board {
    pub(in crate::board) fn wrong_claim(&self, side: Side, reason: &str, now: Time) -> Decision {
        self.under_way(now)?;
        let refused = |article, why: &str| {
            Err(Refusal::AgainstRegulations {
                article,
                why: why.to_owned(),
            })
        };
        if !self.opened.terms.claims {
            return refused(
                "L 9.5",
                "the event keeps no claims: its draws come by themselves",
            );
        }
        match self.line.automatic_end() {
            Some(AutomaticEnd::ThreefoldRepetition) => {
                return refused(
                    "L 9.2",
                    "the claim is right: the position stands for the third time",
                );
            }
            Some(AutomaticEnd::FiftyMoves) => {
                return refused(
                    "L 9.3",
                    "the claim is right: fifty moves without pawn or capture",
                );
            }
            _ => {}
        }
        let before = self.clock.reading(now);
        let mut clocks = before;
        let own = &mut clocks.sides[side.index()].remaining;
        *own = after_wrong_claim(*own);
        let other = &mut clocks.sides[side.other().index()].remaining;
        *other += THREE_MINUTES;
        if *other > MAX_CLOCK {
            return Err(wrong_clock());
        }
        Ok(vec![Event::WrongClaim {
            side,
            before,
            clocks,
            reason: reason.to_owned(),
        }])
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::expect_used)]
    use super::*;

    const DOCUMENT: &str = include_str!("../../../../../docs/clocks.md");

    /// `0:05:00` in milliseconds.
    fn span(cell: &str) -> Millis {
        let fields = cell.trim().split(':').map(str::parse::<u64>);
        let seconds = fields.map(Result::unwrap).reduce(|all, one| all * 60 + one);
        Millis::from_seconds(seconds.unwrap())
    }

    /// The document's table says what a wrong claim leaves.
    #[test]
    fn pen_4_what_a_wrong_claim_leaves() {
        let (_, table) = DOCUMENT.split_once("| claimant had |").expect("the table");
        let rows = table.lines().skip(2);
        let rows: Vec<Vec<&str>> = rows
            .map_while(|row| row.strip_prefix('|')?.strip_suffix('|'))
            .map(|row| row.split('|').collect())
            .collect();
        assert!(rows.len() >= 10, "{rows:?}");
        for row in rows {
            let [had, has, before, after] = row[..] else {
                panic!("{row:?}");
            };
            assert_eq!(after_wrong_claim(span(had)), span(has), "{had}");
            assert_eq!(span(before) + THREE_MINUTES, span(after), "{before}");
        }
    }
}
