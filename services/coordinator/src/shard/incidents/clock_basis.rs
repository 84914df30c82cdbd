//! What clocks that were ruled rest on, as the wire shows it.

use adoube_chess::{BySide, Side};
use adoube_proto::v1;
use adoube_tournament::board::{Basis, Remedy, Share};
use adoube_tournament::incident::ruling::ClocksAs;
use adoube_tournament::time::Millis;

/// None where the ruling sets no clocks.
pub(super) fn view(remedy: &Remedy) -> Option<v1::BasisView> {
    let Remedy::Resume {
        white,
        black,
        basis,
    } = remedy
    else {
        return None;
    };
    let [white, black] =
        Side::ALL.map(|side| of_side(basis, side, BySide::new(*white, *black)[side]));
    let away = basis.spans.iter().map(|span| v1::SpanView {
        from: span.from.0,
        to: span.to.0,
    });
    Some(v1::BasisView {
        clocks: word(basis.clocks).to_owned(),
        white: Some(white),
        black: Some(black),
        away: away.collect(),
        by: basis.by.iter().map(|by| by.ruling.to_string()).collect(),
    })
}

const fn word(clocks: ClocksAs) -> &'static str {
    match clocks {
        ClocksAs::LastContact => "last-contact",
        ClocksAs::Detection => "detection",
        ClocksAs::Now => "now",
        ClocksAs::Typed { .. } => "typed",
    }
}

fn of_side(basis: &Basis, side: Side, set: Millis) -> v1::SideBasisView {
    v1::SideBasisView {
        set: set.0,
        stood: basis.stood[side].0,
        back: basis.back[side].0,
        earlier: basis.earlier[side],
        deducted: basis.deducted[side].0,
        added: basis.added[side].0,
        elsewhere: basis.elsewhere[side].0,
        settled: basis.settled[side].0,
        given_by: shares(&basis.by, side),
        kept: shares(&basis.kept, side),
    }
}

fn shares(of: &[Share], side: Side) -> Vec<v1::ShareView> {
    let own = of.iter().filter(|share| share.given[side] > Millis::ZERO);
    let view = |share: &Share| v1::ShareView {
        ruling: share.ruling.to_string(),
        amount: share.given[side].0,
    };
    own.map(view).collect()
}
