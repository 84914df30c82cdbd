//! What clocks that were ruled rest on: enough to work them out again by hand.

use std::fmt::Write as _;

use adoube_proto::v1::{BasisView, ClockBasis, ShareView, Side, SideBasisView, SpanView};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::time::Millis;
use serde_json::{Value, json};

use super::texts::{self, column, filled};
use super::times::Times;

/// The most silences that are written out.
const MOST_SPANS: usize = 4;

/// Each clock as a sum, and the silences whose time is given back.
pub(super) fn text(basis: &BasisView, times: &Times) -> String {
    let mut out = String::new();
    for (which, side) in sides(basis) {
        let side = side.cloned().unwrap_or_default();
        let sum = sum(&side, basis.clocks());
        let _ = write!(out, "\n    {} {sum}", column(which.word()));
        for told in not_given(basis, which, &side) {
            let _ = write!(out, "\n    {} {told}", column("not-given"));
        }
    }
    for span in basis.away.iter().take(MOST_SPANS) {
        let message = CatalogueMessage::new("cli-ruling-from-to")
            .text("from", times.at(span.from))
            .text("to", times.at(span.to));
        let _ = write!(out, "\n    {} {}", column("away"), filled(&message));
    }
    let more = basis.away.len().saturating_sub(MOST_SPANS);
    if more > 0 {
        let message = CatalogueMessage::new("cli-ruling-more-times").number("more", more);
        let _ = write!(out, "\n    {} {}", column("away"), filled(&message));
    }
    out
}

fn sides(basis: &BasisView) -> [(Side, Option<&SideBasisView>); 2] {
    [
        (Side::White, basis.white.as_ref()),
        (Side::Black, basis.black.as_ref()),
    ]
}

/// The clocks of which what is shown as a change is more than one thing, a gift and a deduction for instance,
/// each as a sum.
pub(super) fn sums(basis: &BasisView) -> Vec<String> {
    let sides = sides(basis).into_iter().filter_map(|(which, side)| {
        let side = side?;
        let terms = [
            u64::from(basis.clocks() == ClockBasis::Typed),
            side.back,
            side.earlier.unsigned_abs(),
            side.kept.iter().map(|share| share.amount).sum(),
            side.deducted,
            side.added,
        ];
        let several = terms.iter().filter(|term| **term > 0).count() > 1;
        let sum = || format!("{}: {}", texts::side(which), sum(side, basis.clocks()));
        several.then(sum)
    });
    sides.collect()
}

/// What was charged in the silences and is not given back, and why.
fn not_given(basis: &BasisView, which: Side, side: &SideBasisView) -> Vec<String> {
    let told = |id, amount, ruling: &str| {
        let message = CatalogueMessage::new(id)
            .text("side", which.word())
            .text("time", exact(amount))
            .text("ruling", ruling);
        filled(&message)
    };
    let given = |amount, ruling: &str| told("cli-ruling-given-elsewhere", amount, ruling);
    let shares = side.given_by.iter();
    let shares = shares.map(|share| given(share.amount, &share.ruling));
    let whole = side.elsewhere > 0 && side.given_by.is_empty();
    let whole = whole.then(|| given(side.elsewhere, &basis.by.join(", ")));
    let settled = (side.settled > 0).then(|| told("cli-ruling-settled", side.settled, ""));
    shares.chain(whole).chain(settled).collect()
}

/// `0:04:00 on the clock + 0:00:40 given back - 0:01:00 deducted = 0:03:40`, to the millisecond, so that it
/// adds up.
fn sum(side: &SideBasisView, clocks: ClockBasis) -> String {
    let stood = exact(side.stood);
    let first = match clocks {
        ClockBasis::Typed => {
            let typed = side
                .set
                .saturating_sub(side.added)
                .saturating_add(side.deducted);
            CatalogueMessage::new("officials-sum-typed")
                .text("time", exact(typed))
                .text("stood", stood)
        }
        ClockBasis::Unspecified
        | ClockBasis::LastContact
        | ClockBasis::Detection
        | ClockBasis::Now => CatalogueMessage::new("officials-sum-stood").text("time", stood),
    };
    let term = |(sign, id, amount): (char, &'static str, u64)| {
        let message = || CatalogueMessage::new(id).text("time", exact(amount));
        (amount > 0).then(|| format!(" {sign} {}", filled(&message())))
    };
    let earlier = side.earlier.unsigned_abs();
    let earlier = match side.earlier {
        1.. => ('-', "officials-sum-earlier-less", earlier),
        _ => ('+', "officials-sum-earlier-more", earlier),
    };
    let before = [('+', "officials-sum-back", side.back), earlier];
    let kept = side.kept.iter().map(|share| {
        let message = CatalogueMessage::new("cli-ruling-sum-kept")
            .text("time", exact(share.amount))
            .text("ruling", &share.ruling);
        format!(" + {}", filled(&message))
    });
    let after = [
        ('-', "officials-sum-deducted", side.deducted),
        ('+', "officials-sum-added", side.added),
    ];
    let terms = before.into_iter().filter_map(term).chain(kept);
    let terms: String = terms.chain(after.into_iter().filter_map(term)).collect();
    format!("{}{terms} = {}", filled(&first), exact(side.set))
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
