//! What the rulings that stand did to the clocks of the game that is played.
//!
//! Each incident has its rulings, and a further one stands in the place of those before it. What they
//! give back is told by spans of time, not by amounts: all of them together give back what was charged
//! in at least one of their spans, so that no second is given back twice, in whatever order they came.

use std::collections::BTreeMap;

use adoube_chess::{BySide, Side};

use crate::board::lazy_box::Blank;
use crate::board::record::Record;
use crate::board::time_audit::charged_time::{Charges, Span};
use crate::board::time_audit::intervals;
use crate::board::{Basis, Board};
use crate::clock::{Clock, Reading};
use crate::ids::RulingRef;
use crate::ruling_terms::ClocksAs;
use crate::time::{Millis, Time};

/// The rulings of one incident, taken together.
#[derive(Debug, Clone, Default)]
pub(in crate::board) struct EffectiveRuling {
    /// The last one that changed a clock.
    last: Option<RulingRef>,
    /// What was charged in these is given back.
    pub(in crate::board) spans: Vec<Span>,
    /// The ruling that said so.
    pub(in crate::board) giver: Option<RulingRef>,
    /// What White and Black were charged in them and no ruling had given back before: what the ruling's
    /// own words call given back. Others that cover the same seconds come by them when it is replaced.
    pub(in crate::board) owned: BySide<Vec<Span>>,
    /// When the clocks were typed, where that stands: it settles what was before.
    typed: Option<Typed>,
    /// By how much each clock was set forward beside that, milliseconds, less than zero for a
    /// deduction; and by which record.
    beyond: Vec<(u64, BySide<i64>)>,
}

/// That clocks were typed: when, and in which record.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Typed {
    at: Time,
    record: u64,
}

/// All rulings that set the clocks of the game that is played.
#[derive(Debug, Clone)]
pub(in crate::board) struct EffectiveRulings {
    pub(in crate::board) of: BTreeMap<u32, EffectiveRuling>,
    /// When an arbiter set a clock beside all rulings: that settles what was before, for that side.
    by_hand: BySide<Typed>,
}

impl Blank for EffectiveRulings {
    const BLANK: &'static Self = &Self {
        of: BTreeMap::new(),
        by_hand: BySide::both(Typed {
            at: Time(0),
            record: 0,
        }),
    };
}

/// What stands, for one side.
pub(in crate::board) struct Sum {
    pub(in crate::board) spans: Vec<Span>,
    /// What was charged before this stays charged.
    pub(in crate::board) settled: Time,
    /// Set forward beside what is given back, since then.
    pub(in crate::board) beyond: i64,
}

/// Looks up what was charged, at an instant.
#[derive(Clone, Copy)]
pub(in crate::board) struct Charged<'a> {
    charges: &'a Charges,
    clock: &'a Clock,
    now: Time,
}

impl<'a> Charged<'a> {
    pub(in crate::board) const fn new(charges: &'a Charges, clock: &'a Clock, now: Time) -> Self {
        Self {
            charges,
            clock,
            now,
        }
    }

    pub(in crate::board) fn of(&self, side: Side, given: &[Span], settled: Time) -> Millis {
        intervals::length(&intervals::since(&self.when(side, given), settled))
    }

    pub(in crate::board) fn when(&self, side: Side, given: &[Span]) -> Vec<Span> {
        self.charges.in_spans(side, given, self.clock, self.now)
    }

    /// What of that an official gave back beside all rulings.
    pub(in crate::board) fn refunded(&self, side: Side, given: &[Span]) -> Vec<Span> {
        self.charges.refunded_in(side, given, self.clock, self.now)
    }
}

impl EffectiveRulings {
    /// What stands without one incident; all that stands for none.
    pub(in crate::board) fn without(&self, incident: Option<u32>, side: Side) -> Sum {
        let others = || {
            let others = self.of.iter();
            others.filter(|(number, _)| Some(**number) != incident)
        };
        let typed = others().filter_map(|(_, standing)| standing.typed).max();
        let settled = self.by_hand[side].max(typed.unwrap_or_default());
        let beyond = others().flat_map(|(_, standing)| &standing.beyond);
        let counts = beyond.filter(|(record, _)| *record >= settled.record);
        Sum {
            spans: others()
                .flat_map(|(_, standing)| standing.spans.iter().copied())
                .collect(),
            settled: settled.at,
            beyond: counts.fold(0, |sum, (_, by)| sum.saturating_add(by[side])),
        }
    }

    /// By how much all of them set a side's clock forward.
    pub(in crate::board) fn in_all(&self, side: Side, charged: Charged<'_>) -> i64 {
        let all = self.without(None, side);
        let back = charged.of(side, &all.spans, all.settled);
        signed(back).saturating_add(all.beyond)
    }

    /// A record of a ruling that set each clock so far forward, by its basis.
    pub(in crate::board) fn rule(
        &mut self,
        (record, ruling): (u64, RulingRef),
        basis: &Basis,
        given: BySide<i64>,
        charged: Charged<'_>,
    ) {
        let before = BySide::from_fn(|side| self.in_all(side, charged));
        let own = self.of.entry(ruling.incident).or_default();
        if given != BySide::new(0, 0) {
            own.last = Some(ruling);
        }
        match basis.clocks {
            ClocksAs::Now => return own.beyond.push((record, given)),
            ClocksAs::LastContact | ClocksAs::Detection => {
                own.spans.clone_from(&basis.spans);
                own.giver = Some(ruling);
                own.typed = None;
            }
            ClocksAs::Typed { .. } => {
                own.spans.clear();
                own.giver = None;
                let at = charged.now;
                own.typed = Some(Typed { at, record });
            }
        }
        own.beyond.clear();
        self.share_anew(ruling.incident, charged);
        let rest = BySide::from_fn(|side| self.in_all(side, charged));
        let beyond = BySide::from_fn(|side| {
            let after = before[side].saturating_add(given[side]);
            after.saturating_sub(rest[side])
        });
        if let Some(own) = self.of.get_mut(&ruling.incident) {
            own.beyond.push((record, beyond));
        }
    }

    /// An arbiter set a clock beside all rulings: what they did to it is over.
    pub(in crate::board) fn set_by_hand(&mut self, side: Side, record: &Record) {
        self.by_hand[side] = Typed {
            at: record.time,
            record: record.sequence,
        };
    }
}

pub(in crate::board) fn signed(time: Millis) -> i64 {
    i64::try_from(time.0).unwrap_or(i64::MAX)
}

impl Board {
    /// The last ruling of an incident that changed a clock of the game that is played.
    pub(crate) fn last_of(&self, incident: u32) -> Option<RulingRef> {
        self.clocks.effective_rulings.of.get(&incident)?.last
    }

    pub(in crate::board) const fn charged(&self, now: Time) -> Charged<'_> {
        Charged::new(self.clocks.timeline.charges(), &self.clocks.clock, now)
    }

    /// Both clocks, the move in hand begun anew: Bronstein's clock gets back what it gives for it.
    pub(crate) fn move_anew(&self, clocks: &Reading) -> BySide<Millis> {
        let to_move = self.game.line.position().side_to_move();
        self.clocks.clock.control().move_anew(clocks, to_move)
    }
}
