//! The remedies that an arbiter may request in a script.
//!
//! ```text
//! resume                              with the clocks as at the last contact
//! resume as-at-detection              … as-they-are, or two times
//! deduct 0:02:00                      … from white, black or both
//! add white 0:01:00 black 0:00:30
//! restart same                        … shorter, or a time control
//! result absent-loses                 … drawn, both-lose, or a score
//! postpone
//! ```

use std::sync::Arc;

use adoube_chess::BySide;
use adoube_tournament::incident::ruling::{ClocksAs, Control, Deduct, RequestedRemedy, Verdict};
use adoube_tournament::time::Millis;

use super::script::{clock, millis, points};

/// The remedy that these words name.
pub(crate) fn remedy(words: &[&str]) -> RequestedRemedy {
    match *words {
        ["resume"] => resume(
            ClocksAs::LastContact,
            Deduct::default(),
            BySide::both(Millis::ZERO),
        ),
        ["resume", clocks] => resume(named(clocks), Deduct::default(), BySide::both(Millis::ZERO)),
        ["resume", white, black] => {
            let (white, black) = (millis(white), millis(black));
            resume(
                ClocksAs::Typed { white, black },
                Deduct::default(),
                BySide::both(Millis::ZERO),
            )
        }
        ["deduct", time, ref from @ ..] => {
            let from = match *from {
                [] => None,
                ["from", whom] => {
                    Some(BySide::new("white", "black").map(|side| whom == side || whom == "both"))
                }
                _ => panic!("whose time: {from:?}"),
            };
            let time = millis(time);
            resume(
                ClocksAs::LastContact,
                Deduct { time, from },
                BySide::both(Millis::ZERO),
            )
        }
        ["add", ref times @ ..] => {
            let add = ["white", "black"].map(|side| clock(times, side).unwrap_or_default());
            resume(ClocksAs::LastContact, Deduct::default(), BySide::from(add))
        }
        ["restart", "same"] => RequestedRemedy::Restart(Control::Same),
        ["restart", "shorter"] => RequestedRemedy::Restart(Control::WorkedOut),
        ["restart", control] => {
            RequestedRemedy::Restart(Control::Typed(Arc::new(control.parse().unwrap())))
        }
        ["result", "absent-loses"] => RequestedRemedy::Result(Verdict::AbsentLoses),
        ["result", "drawn"] => RequestedRemedy::Result(Verdict::Drawn),
        ["result", "both-lose"] => RequestedRemedy::Result(Verdict::BothLose),
        ["result", score] => RequestedRemedy::Result(Verdict::Score(points(score))),
        ["postpone"] => RequestedRemedy::Postpone,
        _ => panic!("no remedy: {words:?}"),
    }
}

fn named(clocks: &str) -> ClocksAs {
    match clocks {
        "as-at-last-contact" => ClocksAs::LastContact,
        "as-at-detection" => ClocksAs::Detection,
        "as-they-are" => ClocksAs::Now,
        _ => panic!("no clocks: {clocks}"),
    }
}

const fn resume(clocks: ClocksAs, deduct: Deduct, add: BySide<Millis>) -> RequestedRemedy {
    RequestedRemedy::Resume {
        clocks,
        deduct,
        add,
    }
}
