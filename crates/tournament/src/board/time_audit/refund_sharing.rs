//! Who gives back what: of each second that several rulings cover one alone, the first that did.
//!
//! Words and sums about rulings are worked out from this, so that what one ruling's record calls given back
//! another one's calls given back by it.

use adoube_chess::{BySide, Side};

use crate::board::ruling::Share;
use crate::board::time_audit::effective_rulings::{
    Charged, EffectiveRuling, EffectiveRulings, signed,
};
use crate::board::time_audit::intervals;
use crate::board::{Board, Span};
use crate::time::{Millis, Time};

/// What a ruling of an incident gives back if it gives back what was charged in its spans: for White
/// and for Black.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct GivesBack {
    /// Charged in them, and not given back by a ruling on another incident.
    pub(crate) back: BySide<Millis>,
    /// Charged in them, and given back by those: how much by which.
    pub(crate) by: Vec<Share>,
    /// Charged in them before somebody typed the clock or set it.
    pub(crate) settled: BySide<Millis>,
    /// Charged in them since, and given back by an official beside all rulings.
    pub(crate) refunded: BySide<Millis>,
    /// By how much the incident's rulings before it had set each clock forward, milliseconds: it
    /// stands in their place.
    pub(crate) earlier: BySide<i64>,
    /// What of that stays, since rulings on other incidents cover it: how much by which.
    pub(crate) kept: Vec<Share>,
}

impl EffectiveRulings {
    fn others(&self, incident: u32) -> impl Iterator<Item = &EffectiveRuling> {
        let others = self.of.iter();
        let others = others.filter(move |(number, _)| **number != incident);
        others.map(|(_, standing)| standing)
    }

    pub(in crate::board) fn gives_back(
        &self,
        incident: u32,
        silences: &[Span],
        charged: Charged<'_>,
    ) -> GivesBack {
        let mut gives = GivesBack::default();
        let mut all = BySide::both(Millis::ZERO);
        for side in Side::ALL {
            let others = self.without(Some(incident), side);
            let since = |of: &[Span]| intervals::since(of, others.settled);
            let whole = charged.when(side, silences);
            let counted = since(&whole);
            all[side] = intervals::length(&counted);
            gives.settled[side] = intervals::length(&whole).less(all[side]);
            let refunded = since(&charged.refunded(side, silences));
            gives.refunded[side] = intervals::length(&refunded);
            let theirs = since(&charged.when(side, &others.spans));
            let own = self.of.get(&incident).map(|own| since(&own.owned[side]));
            let own = own.unwrap_or_default();
            let rest = signed(intervals::length(&theirs)).saturating_add(others.beyond);
            let alone = self.in_all(side, charged).saturating_sub(rest);
            let shared = intervals::length(&intervals::common(&own, &theirs));
            gives.earlier[side] = alone.saturating_add(signed(shared));
            let dropped = intervals::without(&own, &counted);
            self.share(incident, side, &mut gives.by, |other| {
                intervals::common(&counted, &other.owned[side])
            });
            let mut left = dropped;
            self.share(incident, side, &mut gives.kept, |other| {
                let part = intervals::common(&left, &charged.when(side, &other.spans));
                left = intervals::without(&left, &part);
                part
            });
        }
        for shares in [&mut gives.by, &mut gives.kept] {
            shares.sort_by_key(|share| share.ruling);
        }
        let taken = total(&gives.by);
        gives.back = BySide::from_fn(|side| all[side].less(taken[side]));
        gives
    }

    /// Adds what each of the other incidents' rulings has of something, for one side.
    fn share(
        &self,
        incident: u32,
        side: Side,
        shares: &mut Vec<Share>,
        mut part: impl FnMut(&EffectiveRuling) -> Vec<Span>,
    ) {
        for other in self.others(incident) {
            let amount = intervals::length(&part(other));
            let Some(ruling) = other.giver.filter(|_| amount > Millis::ZERO) else {
                continue;
            };
            let known = shares.iter_mut().find(|share| share.ruling == ruling);
            if let Some(share) = known {
                share.given[side] = amount;
            } else {
                let mut given = BySide::both(Millis::ZERO);
                given[side] = amount;
                shares.push(Share { ruling, given });
            }
        }
    }

    /// The rulings of an incident cover other seconds than before: it gives back those of them that nobody
    /// gives back yet, and what it has no more goes to who covers it too.
    pub(in crate::board) fn share_anew(&mut self, incident: u32, charged: Charged<'_>) {
        for side in Side::ALL {
            let others = self.others(incident);
            let taken = others.flat_map(|other| other.owned[side].iter().copied());
            let taken = intervals::all(taken.collect());
            let Some(own) = self.of.get_mut(&incident) else {
                return;
            };
            let mine = intervals::without(&charged.when(side, &own.spans), &taken);
            let mut free = intervals::without(&own.owned[side], &mine);
            own.owned[side] = mine;
            for (number, other) in &mut self.of {
                if *number == incident {
                    continue;
                }
                let part = intervals::common(&free, &charged.when(side, &other.spans));
                free = intervals::without(&free, &part);
                other.owned[side].extend(part);
                other.owned[side] = intervals::all(std::mem::take(&mut other.owned[side]));
            }
        }
    }
}

/// All shares together.
pub(crate) fn total(shares: &[Share]) -> BySide<Millis> {
    let mut total = BySide::both(Millis::ZERO);
    for share in shares {
        for (sum, given) in total.iter_mut().zip(share.given) {
            *sum += given;
        }
    }
    total
}

impl Board {
    /// What a ruling of an incident would give back.
    pub(crate) fn gives_back(&self, incident: u32, spans: &[Span], now: Time) -> GivesBack {
        self.clocks
            .effective_rulings
            .gives_back(incident, spans, self.charged(now))
    }
}
