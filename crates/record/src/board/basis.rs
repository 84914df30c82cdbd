//! What clocks that were ruled rest on.

use adoube_chess::BySide;
use adoube_tournament::board::{Basis, Share, Span};
use adoube_tournament::time::{Millis, Time};

use super::wished;
use crate::fields::{Decoded, required};
use crate::{log, ruling_number};

pub(super) fn write(basis: &Basis) -> log::Basis {
    let (clocks, [white, black]) = wished::write(basis.clocks);
    let by = basis
        .by
        .iter()
        .map(|share| ruling_number::write(share.ruling));
    let spans = basis.spans.iter().map(|span| log::Span {
        from: span.from.0,
        to: span.to.0,
    });
    log::Basis {
        clocks,
        white,
        black,
        white_stood: basis.stood.white.0,
        black_stood: basis.stood.black.0,
        spans: spans.collect(),
        white_back: basis.back.white.0,
        black_back: basis.back.black.0,
        white_earlier: basis.earlier.white,
        black_earlier: basis.earlier.black,
        white_deducted: basis.deducted.white.0,
        black_deducted: basis.deducted.black.0,
        white_added: basis.added.white.0,
        black_added: basis.added.black.0,
        white_elsewhere: basis.elsewhere.white.0,
        black_elsewhere: basis.elsewhere.black.0,
        by: by.collect(),
        white_settled: basis.settled.white.0,
        black_settled: basis.settled.black.0,
        shares: basis.by.iter().map(write_share).collect(),
        kept: basis.kept.iter().map(write_share).collect(),
    }
}

pub(super) fn read(stored: &log::Basis) -> Decoded<Basis> {
    let both = |white, black| BySide::new(Millis(white), Millis(black));
    let spans = stored.spans.iter().map(|span| Span {
        from: Time(span.from),
        to: Time(span.to),
    });
    // An earlier version did not tell how much each of them gives back.
    let by: Vec<Share> = if stored.shares.is_empty() {
        let given = BySide::both(Millis::ZERO);
        let unknown = |by: &log::RulingNumber| Share {
            ruling: ruling_number::read(*by),
            given,
        };
        stored.by.iter().map(unknown).collect()
    } else {
        read_shares(&stored.shares)?
    };
    Ok(Basis {
        clocks: wished::read(&stored.clocks, stored.white, stored.black)?,
        stood: both(stored.white_stood, stored.black_stood),
        spans: spans.collect(),
        back: both(stored.white_back, stored.black_back),
        earlier: BySide::new(stored.white_earlier, stored.black_earlier),
        deducted: both(stored.white_deducted, stored.black_deducted),
        added: both(stored.white_added, stored.black_added),
        elsewhere: both(stored.white_elsewhere, stored.black_elsewhere),
        by,
        kept: read_shares(&stored.kept)?,
        settled: both(stored.white_settled, stored.black_settled),
    })
}

fn write_share(share: &Share) -> log::Share {
    let BySide { white, black } = share.given.map(|given| given.0);
    log::Share {
        ruling: Some(ruling_number::write(share.ruling)),
        white,
        black,
    }
}

fn read_shares(stored: &[log::Share]) -> Decoded<Vec<Share>> {
    let share = |stored: &log::Share| {
        let ruling = required(stored.ruling, "ruling that gives time back")?;
        Ok(Share {
            ruling: ruling_number::read(ruling),
            given: BySide::new(Millis(stored.white), Millis(stored.black)),
        })
    };
    stored.iter().map(share).collect()
}
