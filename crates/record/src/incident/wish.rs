//! What an arbiter wishes, as it is kept with a proposal.

use std::sync::Arc;

use adoube_chess::BySide;
use adoube_tournament::board::Score;
use adoube_tournament::incident::ruling::{ClocksAs, Control, Deduct, Verdict, Wish};
use adoube_tournament::time::Millis;

use super::known;
use crate::board::wished;
use crate::fields::{Decoded, narrow, parsed, required};
use crate::log;
use crate::log::ruling_wish::Wish as Stored;

pub(super) fn write(wish: &Wish) -> log::RulingWish {
    let wish = match wish {
        Wish::Resume {
            clocks,
            deduct,
            add,
        } => Stored::Resume(resume(*clocks, *deduct, *add)),
        Wish::Restart(control) => Stored::Restart(log::WishRestart {
            time_control: match control {
                Control::Same => String::new(),
                Control::WorkedOut => "shorter".to_owned(),
                Control::Typed(control) => control.to_string(),
            },
        }),
        Wish::Result(verdict) => Stored::Result(result(*verdict)),
        Wish::Postpone => Stored::Postpone(log::WishPostpone {}),
    };
    log::RulingWish { wish: Some(wish) }
}

fn resume(clocks: ClocksAs, deduct: Deduct, add: BySide<Millis>) -> log::WishResume {
    let (clocks, [white, black]) = wished::write(clocks);
    log::WishResume {
        clocks,
        white,
        black,
        deduct: deduct.time.0,
        add_white: add.white.0,
        add_black: add.black.0,
        deduct_from: match deduct.from {
            Some(BySide {
                white: true,
                black: true,
            }) => "both",
            Some(BySide {
                white: true,
                black: false,
            }) => "white",
            Some(BySide {
                white: false,
                black: true,
            }) => "black",
            Some(BySide {
                white: false,
                black: false,
            })
            | None => "",
        }
        .to_owned(),
    }
}

fn result(verdict: Verdict) -> log::WishResult {
    let (word, score) = match verdict {
        Verdict::Score(score) => ("score", score),
        Verdict::AbsentLoses => ("absent-loses", Score { white: 0, black: 0 }),
        Verdict::Drawn => ("drawn", Score { white: 0, black: 0 }),
        Verdict::BothLose => ("both-lose", Score { white: 0, black: 0 }),
    };
    log::WishResult {
        verdict: word.to_owned(),
        white: score.white.into(),
        black: score.black.into(),
    }
}

pub(super) fn read(stored: log::RulingWish) -> Decoded<Wish> {
    Ok(match required(stored.wish, "wish")? {
        Stored::Resume(resume) => Wish::Resume {
            clocks: wished::read(&resume.clocks, resume.white, resume.black)?,
            deduct: Deduct {
                time: Millis(resume.deduct),
                from: from(&resume.deduct_from)?,
            },
            add: BySide::new(Millis(resume.add_white), Millis(resume.add_black)),
        },
        Stored::Restart(restart) => Wish::Restart(match restart.time_control.as_str() {
            "" => Control::Same,
            "shorter" => Control::WorkedOut,
            typed => Control::Typed(Arc::new(parsed(typed, "time control of a wish")?)),
        }),
        Stored::Result(result) => Wish::Result(verdict(&result)?),
        Stored::Postpone(_) => Wish::Postpone,
    })
}

/// Whose time is taken off, by the word for it.
fn from(word: &str) -> Decoded<Option<BySide<bool>>> {
    let named = match word {
        "" => return Ok(None),
        "white" => Some(BySide::new(true, false)),
        "black" => Some(BySide::new(false, true)),
        "both" => Some(BySide::both(true)),
        _ => None,
    };
    known(named, "side of a wish", word).map(Some)
}

fn verdict(result: &log::WishResult) -> Decoded<Verdict> {
    let found = match result.verdict.as_str() {
        "score" => Some(Verdict::Score(Score {
            white: narrow(result.white, "White's points")?,
            black: narrow(result.black, "Black's points")?,
        })),
        "absent-loses" => Some(Verdict::AbsentLoses),
        "drawn" => Some(Verdict::Drawn),
        "both-lose" => Some(Verdict::BothLose),
        _ => None,
    };
    known(found, "result of a wish", &result.verdict)
}
