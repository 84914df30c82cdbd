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
        Ok(vec![Event::ClockAdjusted {
            before,
            clocks,
            control: None,
            reason: format!("wrong claim of a draw by {side} (L 9.5 b): {reason}"),
        }])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pen_4_what_a_wrong_claim_leaves() {
        for (left, after) in [
            (3_600, 3_420),
            (361, 181),
            (360, 180),
            (300, 150),
            (121, 60),
            (120, 60),
            (119, 60),
            (61, 60),
            (60, 60),
            (59, 59),
            (1, 1),
        ] {
            let seconds = after_wrong_claim(Millis::from_seconds(left)).0 / 1000;
            assert_eq!(seconds, after, "{left}");
        }
    }
}
