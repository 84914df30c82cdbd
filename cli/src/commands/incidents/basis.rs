//! What clocks that were ruled rest on: enough to work them out again by hand.

use std::fmt::Write as _;

use adoube_proto::v1::{BasisView, ClockBasis, ShareView, SideBasisView, SpanView};
use adoube_tournament::time::Millis;
use serde_json::{Value, json};

use super::zones::Times;

/// The most silences that are written out.
const MOST_SPANS: usize = 4;

/// Each clock as a sum, and the silences whose time is given back.
pub(super) fn text(basis: &BasisView, times: &Times) -> String {
    let mut out = String::new();
    let sides = [("White's", &basis.white), ("Black's", &basis.black)];
    for (whose, side) in sides {
        let side = side.clone().unwrap_or_default();
        let _ = write!(out, "\n    {whose:<13} {}", sum(&side, basis.clocks()));
        out.push_str(&not_given(basis, whose, &side));
    }
    for span in basis.away.iter().take(MOST_SPANS) {
        let (from, to) = (times.at(span.from), times.at(span.to));
        let _ = write!(out, "\n    disconnected  {from} to {to}");
    }
    let more = basis.away.len().saturating_sub(MOST_SPANS);
    if more > 0 {
        let _ = write!(out, "\n    disconnected  {more} more times (see --json)");
    }
    out
}

/// The clocks of which what is shown as a change is more than one thing, a gift and a deduction for instance,
/// each as a sum.
pub(super) fn sums(basis: &BasisView) -> Vec<String> {
    let sides = [("White", &basis.white), ("Black", &basis.black)];
    let sides = sides.into_iter().filter_map(|(name, side)| {
        let side = side.as_ref()?;
        let terms = [
            u64::from(basis.clocks() == ClockBasis::Typed),
            side.back,
            side.earlier.unsigned_abs(),
            side.kept.iter().map(|share| share.amount).sum(),
            side.deducted,
            side.added,
        ];
        let several = terms.iter().filter(|term| **term > 0).count() > 1;
        several.then(|| format!("{name}: {}", sum(side, basis.clocks())))
    });
    sides.collect()
}

/// What was charged in the silences and is not given back, and why.
fn not_given(basis: &BasisView, whose: &str, side: &SideBasisView) -> String {
    let mut out = String::new();
    for share in &side.given_by {
        let (amount, by) = (exact(share.amount), &share.ruling);
        let _ = write!(
            out,
            "\n    not given     {whose} {amount}: ruling {by} gives it back"
        );
    }
    if side.elsewhere > 0 && side.given_by.is_empty() {
        let (amount, by) = (exact(side.elsewhere), basis.by.join(", "));
        let _ = write!(
            out,
            "\n    not given     {whose} {amount}: ruling {by} gives it back"
        );
    }
    if side.settled > 0 {
        let amount = exact(side.settled);
        let _ = write!(
            out,
            "\n    not given     {whose} {amount}: it was lost before an arbiter set the clock"
        );
    }
    out
}

/// `0:04:00 on the clock + 0:00:40 given back - 0:01:00 deducted = 0:03:40`, to the millisecond, so that it
/// adds up.
fn sum(side: &SideBasisView, clocks: ClockBasis) -> String {
    let stood = exact(side.stood);
    let mut out = match clocks {
        ClockBasis::Typed => {
            let typed = side
                .set
                .saturating_sub(side.added)
                .saturating_add(side.deducted);
            format!(
                "{} set by the arbiter (the clock showed {stood})",
                exact(typed)
            )
        }
        ClockBasis::Unspecified
        | ClockBasis::LastContact
        | ClockBasis::Detection
        | ClockBasis::Now => format!("{stood} on the clock"),
    };
    let earlier = side.earlier.unsigned_abs();
    let [gave, took] =
        ["gave", "took"].map(|did| format!("that an earlier ruling {did}, now replaced"));
    let terms = [
        ('+', side.back, "given back"),
        ('-', if side.earlier > 0 { earlier } else { 0 }, &gave),
        ('+', if side.earlier < 0 { earlier } else { 0 }, &took),
        ('-', side.deducted, "deducted"),
        ('+', side.added, "added"),
    ];
    let own = terms.iter().take(3).filter(|(_, amount, _)| *amount > 0);
    for (sign, amount, what) in own {
        let _ = write!(out, " {sign} {} {what}", exact(*amount));
    }
    for share in &side.kept {
        let (amount, by) = (exact(share.amount), &share.ruling);
        let _ = write!(out, " + {amount} that ruling {by} also gives");
    }
    let rest = terms.into_iter().skip(3);
    for (sign, amount, what) in rest.filter(|(_, amount, _)| *amount > 0) {
        let _ = write!(out, " {sign} {} {what}", exact(amount));
    }
    let _ = write!(out, " = {}", exact(side.set));
    out
}

/// `0:00:40.125`; the fraction only where there is one.
fn exact(millis: u64) -> String {
    Millis(millis).to_string()
}

pub(super) fn value(basis: &BasisView) -> Value {
    json!({
        "clocks": ClockBasis::word_of(basis.clocks),
        "white": basis.white.as_ref().map(side),
        "black": basis.black.as_ref().map(side),
        "away": basis.away.iter().map(span).collect::<Vec<_>>(),
        "given_back_by": basis.by,
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
        "given_back_elsewhere_ms": side.elsewhere,
        "settled_ms": side.settled,
        "given_back_by": side.given_by.iter().map(share).collect::<Vec<_>>(),
        "kept": side.kept.iter().map(share).collect::<Vec<_>>(),
    })
}

fn share(share: &ShareView) -> Value {
    json!({ "ruling": share.ruling, "ms": share.amount })
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
                ..SideBasisView::default()
            }
        };
        for (clocks, side, told) in [
            (
                ClockBasis::LastContact,
                seconds(240, 40, 0, 60, 0, 220),
                "0:04:00 on the clock + 0:00:40 given back - 0:01:00 deducted = 0:03:40",
            ),
            (
                ClockBasis::Detection,
                seconds(280, 37, 40, 0, 0, 277),
                "0:04:40 on the clock + 0:00:37 given back - 0:00:40 that an earlier ruling gave, now replaced \
                 = 0:04:37",
            ),
            (
                ClockBasis::LastContact,
                seconds(220, 40, -20, 0, 0, 280),
                "0:03:40 on the clock + 0:00:40 given back + 0:00:20 that an earlier ruling took, now replaced \
                 = 0:04:40",
            ),
            (
                ClockBasis::Now,
                seconds(240, 0, 0, 0, 0, 240),
                "0:04:00 on the clock = 0:04:00",
            ),
            (
                ClockBasis::Typed,
                seconds(240, 0, 0, 60, 5, 245),
                "0:05:00 set by the arbiter (the clock showed 0:04:00) - 0:01:00 deducted + 0:00:05 added \
                 = 0:04:05",
            ),
        ] {
            assert_eq!(sum(&side, clocks), told);
        }
    }
}
