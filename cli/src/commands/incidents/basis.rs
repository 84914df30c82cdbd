//! What clocks that were ruled rest on: enough to work them out again by hand.

use std::fmt::Write as _;

use adoube_proto::v1::{BasisView, SideBasisView, SpanView};
use serde_json::{Value, json};

use super::zones::Times;
use crate::text::{show_clock, show_whole};

/// The most silences that are written out.
const MOST_SPANS: usize = 4;

/// Each clock as a sum, and the silences whose time is given back.
pub(super) fn text(basis: &BasisView, times: &Times) -> String {
    let mut out = String::new();
    let sides = [("White's", &basis.white), ("Black's", &basis.black)];
    for (whose, side) in sides {
        let side = side.unwrap_or_default();
        let _ = write!(out, "\n    {whose:<13} {}", sum(&side, &basis.clocks));
    }
    for span in basis.away.iter().take(MOST_SPANS) {
        let (from, to) = (times.at(span.from), times.at(span.to));
        let _ = write!(out, "\n    given back    of {from} to {to}");
    }
    let more = basis.away.len().saturating_sub(MOST_SPANS);
    if more > 0 {
        let _ = write!(
            out,
            "\n    given back    of {more} silences more (--json tells them)"
        );
    }
    out
}

/// `0:04:00 as it stood + 0:00:40 given back - 0:01:00 deducted = 0:03:40`.
fn sum(side: &SideBasisView, clocks: &str) -> String {
    let stood = show_whole(side.stood);
    let mut out = match clocks {
        "typed" => {
            let typed = side.set.saturating_sub(side.added) + side.deducted;
            format!("{} typed (it stood at {stood})", show_whole(typed))
        }
        _ => format!("{stood} as it stood"),
    };
    let earlier = side.earlier.unsigned_abs();
    let terms = [
        ('+', side.back, "given back"),
        (
            '-',
            if side.earlier > 0 { earlier } else { 0 },
            "of the rulings before it",
        ),
        (
            '+',
            if side.earlier < 0 { earlier } else { 0 },
            "of the rulings before it",
        ),
        ('-', side.deducted, "deducted"),
        ('+', side.added, "added"),
    ];
    for (sign, amount, what) in terms.into_iter().filter(|(_, amount, _)| *amount > 0) {
        let _ = write!(out, " {sign} {} {what}", show_clock(amount));
    }
    let _ = write!(out, " = {}", show_whole(side.set));
    out
}

pub(super) fn value(basis: &BasisView) -> Value {
    json!({
        "clocks": basis.clocks,
        "white": basis.white.as_ref().map(side),
        "black": basis.black.as_ref().map(side),
        "away": basis.away.iter().map(span).collect::<Vec<_>>(),
    })
}

fn side(side: &SideBasisView) -> Value {
    json!({
        "set_ms": side.set,
        "stood_ms": side.stood,
        "given_back_ms": side.back,
        "earlier_ms": side.earlier,
        "deducted_ms": side.deducted,
        "added_ms": side.added,
    })
}

fn span(span: &SpanView) -> Value {
    json!({ "from": span.from, "to": span.to })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An arbiter checks the sum by reading it.
    #[test]
    fn dis_3_4_a_clock_that_was_ruled_is_told_as_a_sum() {
        let second = 1_000_u64;
        let seconds = |stood: u64, back: u64, earlier: i64, deducted: u64, added: u64, set: u64| {
            SideBasisView {
                stood: stood * second,
                back: back * second,
                earlier: earlier * 1_000,
                deducted: deducted * second,
                added: added * second,
                set: set * second,
            }
        };
        for (clocks, side, told) in [
            (
                "last-contact",
                seconds(240, 40, 0, 60, 0, 220),
                "0:04:00 as it stood + 0:00:40 given back - 0:01:00 deducted = 0:03:40",
            ),
            (
                "detection",
                seconds(280, 37, 40, 0, 0, 277),
                "0:04:40 as it stood + 0:00:37 given back - 0:00:40 of the rulings before it = 0:04:37",
            ),
            (
                "last-contact",
                seconds(220, 40, -20, 0, 0, 280),
                "0:03:40 as it stood + 0:00:40 given back + 0:00:20 of the rulings before it = 0:04:40",
            ),
            (
                "now",
                seconds(240, 0, 0, 0, 0, 240),
                "0:04:00 as it stood = 0:04:00",
            ),
            (
                "typed",
                seconds(240, 0, 0, 60, 5, 245),
                "0:05:00 typed (it stood at 0:04:00) - 0:01:00 deducted + 0:00:05.0 added = 0:04:05",
            ),
        ] {
            assert_eq!(sum(&side, clocks), told);
        }
    }
}
