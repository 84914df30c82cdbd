//! Where the clocks of a game that is played again are not its source's, and why.

use adoube_user_text::text::{self, count};

use super::clocks::{LeftOut, Why};
use super::control::Control;

/// A source's readings beside what a game's clocks show here.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Apart {
    /// How many readings the source has.
    pub(super) readings: u64,
    /// How many of them the clocks here do not show: files of games leave them out.
    pub(super) replaced: u64,
    /// Whether the time control is not told, so that nothing is compared.
    pub(super) untold: bool,
    /// What is to be said; none where every reading is the clock's.
    pub(super) what: Option<String>,
}

impl Apart {
    /// `left_out` is what could not be, each with its half-move, from 0.
    pub(super) fn of(control: &Control, readings: usize, left_out: &[(usize, LeftOut)]) -> Self {
        let untold = readings > 0 && !control.known;
        let what = if untold {
            let note = control.note.unwrap_or_default();
            Some(format!("time control {note}; think times by differences"))
        } else {
            let first = left_out.iter().min_by_key(|(ply, _)| *ply);
            first.map(|(ply, first)| told(control, readings, left_out.len(), *ply, *first))
        };
        Self {
            readings: readings as u64,
            replaced: left_out.len() as u64,
            untold,
            what,
        }
    }
}

/// The first of the readings of one game that could not be.
fn told(control: &Control, readings: usize, left_out: usize, ply: usize, first: LeftOut) -> String {
    let LeftOut {
        reads, shows, why, ..
    } = first;
    let [reads, shows] = [reads, shows].map(text::show_clock);
    let why = match why {
        Why::TooMuch(given) => format!(
            "{} gives at most {} until then",
            control.text,
            text::show_clock(given)
        ),
        Why::TooLittle(gift) => {
            let gift = text::show_clock(gift);
            format!("{} gives {gift} for the move alone", control.text)
        }
        Why::Disagrees => format!(
            "with {} it conflicts with the others: the clock went up, or was recorded late",
            control.text
        ),
    };
    format!(
        "{left_out} of {} are impossible, the first at ply {}: the source reads {reads}, the clock \
         here shows {shows} ({why})",
        count(readings as u64, "reading"),
        ply + 1,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control;

    #[test]
    fn clk_2_a_reading_that_cannot_be_is_told_with_both_clocks_and_why() {
        let read = |tag| control::read(Some(tag), None).unwrap();
        let left_out = |reads, shows, why| LeftOut {
            index: 0,
            reads,
            shows,
            why,
        };
        let cases = [
            (
                "5400+30",
                left_out(7_170_000, 5_420_000, Why::TooMuch(5_430_000)),
                "1 of 80 readings are impossible, the first at ply 3: the source reads 1:59:30, \
                 the clock here shows 1:30:20 (5400+30 gives at most 1:30:30 until then)",
            ),
            (
                "5400+30",
                left_out(12_000, 40_000, Why::TooLittle(30_000)),
                "1 of 80 readings are impossible, the first at ply 3: the source reads 0:00:12, \
                 the clock here shows 0:00:40 (5400+30 gives 0:00:30 for the move alone)",
            ),
            (
                "60",
                left_out(45_000, 38_000, Why::Disagrees),
                "1 of 80 readings are impossible, the first at ply 3: the source reads 0:00:45, \
                 the clock here shows 0:00:38 (with 60 it conflicts with the others: the clock \
                 went up, or was recorded late)",
            ),
        ];
        for (tag, first, what) in cases {
            let apart = Apart::of(&read(tag), 80, &[(2, first)]);
            assert_eq!(apart.what.as_deref(), Some(what));
            assert_eq!((apart.readings, apart.replaced), (80, 1));
        }
        assert_eq!(Apart::of(&read("60"), 80, &[]).what, None);
        let untold = Apart::of(&read("free"), 80, &[]);
        assert!(untold.untold && untold.what.unwrap().contains("a day for each side"));
        assert_eq!(Apart::of(&read("free"), 0, &[]).what, None);
    }
}
