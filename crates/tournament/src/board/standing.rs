//! What the rulings that stand did to the clocks of the game that is played.
//!
//! Each incident has its rulings, and a further one stands in the place of those before it. What they
//! give back is told by spans of time, not by amounts: all of them together give back what was charged
//! in at least one of their spans, so that no second is given back twice, in whatever order they came.

use std::collections::BTreeMap;

use adoube_chess::Side;

use super::Board;
use super::charges::{Charges, Span};
use super::record::{Event, Record};
use super::ruling::{Remedy, RulingRef};
use crate::clock::{Clock, Reading};
use crate::incident::ruling::ClocksAs;
use crate::time::{Millis, Time};

/// The rulings of one incident, taken together.
#[derive(Debug, Clone, Default)]
struct Standing {
    /// The last one that changed a clock.
    last: Option<RulingRef>,
    /// What was charged in these is given back.
    spans: Vec<Span>,
    /// When the clocks were typed, where that stands: it settles what was before.
    typed: Option<Typed>,
    /// By how much each clock was set forward beside that, milliseconds, less than zero for a
    /// deduction; and by which record.
    beyond: Vec<(u64, [i64; 2])>,
}

/// That clocks were typed: when, and in which record.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Typed {
    at: Time,
    record: u64,
}

/// All rulings that set the clocks of the game that is played.
#[derive(Debug, Clone, Default)]
pub(super) struct Standings {
    of: BTreeMap<u32, Standing>,
    /// When an arbiter set a clock beside all rulings: that settles what was before, for that side.
    by_hand: [Typed; 2],
}

/// What stands, for one side.
struct Sum {
    spans: Vec<Span>,
    /// What was charged before this stays charged.
    settled: Time,
    /// Set forward beside what is given back, since then.
    beyond: i64,
}

/// What a ruling of an incident gives back if it gives back what was charged in its spans: for White
/// and for Black.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct GivesBack {
    /// Charged in them, and not given back by a ruling on another incident.
    pub(crate) back: [Millis; 2],
    /// Charged in them, and given back by those.
    pub(crate) elsewhere: [Millis; 2],
    /// Charged in them before somebody typed the clock or set it.
    pub(crate) settled: [Millis; 2],
    /// By how much the incident's rulings before it had set each clock forward, milliseconds: it
    /// stands in their place.
    pub(crate) earlier: [i64; 2],
}

/// Looks up what was charged, at an instant.
#[derive(Clone, Copy)]
struct Charged<'a> {
    charges: &'a Charges,
    clock: &'a Clock,
    now: Time,
}

impl Charged<'_> {
    fn of(&self, side: Side, spans: &[Span], settled: Time) -> Millis {
        self.charges
            .in_spans(side, spans, settled, self.clock, self.now)
    }
}

impl Standings {
    /// What stands without one incident; all that stands for none.
    fn without(&self, incident: Option<u32>, side: Side) -> Sum {
        let others = || {
            let others = self.of.iter();
            others.filter(|(number, _)| Some(**number) != incident)
        };
        let typed = others().filter_map(|(_, standing)| standing.typed).max();
        let settled = self.by_hand[side.index()].max(typed.unwrap_or_default());
        let beyond = others().flat_map(|(_, standing)| &standing.beyond);
        let counts = beyond.filter(|(record, _)| *record >= settled.record);
        Sum {
            spans: others()
                .flat_map(|(_, standing)| standing.spans.iter().copied())
                .collect(),
            settled: settled.at,
            beyond: counts.fold(0, |sum, (_, by)| sum.saturating_add(by[side.index()])),
        }
    }

    /// By how much all of them set a side's clock forward.
    fn in_all(&self, side: Side, charged: Charged<'_>) -> i64 {
        let all = self.without(None, side);
        let back = charged.of(side, &all.spans, all.settled);
        signed(back).saturating_add(all.beyond)
    }

    fn gives_back(&self, incident: u32, spans: &[Span], charged: Charged<'_>) -> GivesBack {
        let mut gives = GivesBack::default();
        for side in Side::ALL {
            let index = side.index();
            let others = self.without(Some(incident), side);
            let [all, counted] =
                [Time::default(), others.settled].map(|settled| charged.of(side, spans, settled));
            let before = charged.of(side, &others.spans, others.settled);
            let spans = [&others.spans[..], spans].concat();
            let together = charged.of(side, &spans, others.settled);
            gives.back[index] = together.less(before);
            gives.elsewhere[index] = counted.less(gives.back[index]);
            gives.settled[index] = all.less(counted);
            let rest = signed(before).saturating_add(others.beyond);
            gives.earlier[index] = self.in_all(side, charged).saturating_sub(rest);
        }
        gives
    }

    /// A record of a ruling that set each clock so far forward, by its basis.
    fn rule(
        &mut self,
        (record, ruling): (u64, RulingRef),
        clocks: Option<(ClocksAs, &[Span])>,
        given: [i64; 2],
        charged: Charged<'_>,
    ) {
        let before = Side::ALL.map(|side| self.in_all(side, charged));
        let own = self.of.entry(ruling.incident).or_default();
        if given != [0, 0] {
            own.last = Some(ruling);
        }
        match clocks {
            Some((ClocksAs::Now, _)) => return own.beyond.push((record, given)),
            Some((ClocksAs::LastContact | ClocksAs::Detection, spans)) => {
                own.spans = spans.to_vec();
                own.typed = None;
            }
            // A record of an earlier version does not tell: as if they were typed.
            Some((ClocksAs::Typed { .. }, _)) | None => {
                own.spans.clear();
                let at = charged.now;
                own.typed = Some(Typed { at, record });
            }
        }
        own.beyond.clear();
        let rest = Side::ALL.map(|side| self.in_all(side, charged));
        let beyond = Side::ALL.map(|side| {
            let index = side.index();
            let after = before[index].saturating_add(given[index]);
            after.saturating_sub(rest[index])
        });
        if let Some(own) = self.of.get_mut(&ruling.incident) {
            own.beyond.push((record, beyond));
        }
    }

    /// An arbiter set a clock beside all rulings: what they did to it is over.
    const fn set_by_hand(&mut self, side: Side, record: &Record) {
        self.by_hand[side.index()] = Typed {
            at: record.time,
            record: record.sequence,
        };
    }
}

fn signed(time: Millis) -> i64 {
    i64::try_from(time.0).unwrap_or(i64::MAX)
}

impl Board {
    /// What a ruling of an incident would give back.
    pub(crate) fn gives_back(&self, incident: u32, spans: &[Span], now: Time) -> GivesBack {
        self.standings
            .gives_back(incident, spans, self.charged(now))
    }

    /// The last ruling of an incident that changed a clock of the game that is played.
    pub(crate) fn last_of(&self, incident: u32) -> Option<RulingRef> {
        self.standings.of.get(&incident)?.last
    }

    /// The rulings on other incidents that give back something of these spans.
    pub(crate) fn giving(&self, incident: u32, spans: &[Span]) -> Vec<RulingRef> {
        let meet = |one: &Span| {
            let mut spans = spans.iter();
            spans.any(|other| one.from < other.to && other.from < one.to)
        };
        let others = self.standings.of.iter();
        let others = others.filter(|(number, _)| **number != incident);
        let giving = others.filter(|(_, standing)| standing.spans.iter().any(meet));
        giving.filter_map(|(_, standing)| standing.last).collect()
    }

    const fn charged(&self, now: Time) -> Charged<'_> {
        Charged {
            charges: self.past.charges(),
            clock: &self.clock,
            now,
        }
    }

    /// Both clocks, the move in hand begun anew: Bronstein's clock gets back what it gives for it.
    pub(crate) fn move_anew(&self, clocks: &Reading) -> [Millis; 2] {
        let to_move = self.line.position().side_to_move();
        let control = self.clock.control();
        Side::ALL.map(|side| {
            let shown = clocks.sides[side.index()];
            let extra = control.period(side, shown.period).extra;
            let thought = if side == to_move {
                clocks.thought
            } else {
                Millis::ZERO
            };
            shown.remaining + extra.given_back(thought)
        })
    }

    /// What a record that was folded means for what rulings did.
    pub(super) fn follow_clocks(&mut self, record: &Record) {
        match &record.event {
            Event::Started { .. } | Event::Restarted { .. } => {
                self.standings = Standings::default();
            }
            Event::Ruled {
                ruling,
                remedy: Remedy::Resume { basis, .. },
                before,
                clocks,
                ..
            } => {
                let before = self.move_anew(before);
                let given = Side::ALL.map(|side| {
                    signed(clocks.remaining(side)).saturating_sub(signed(before[side.index()]))
                });
                let charged = Charged {
                    charges: self.past.charges(),
                    clock: &self.clock,
                    now: record.time,
                };
                let basis = basis.as_ref().map(|basis| (basis.clocks, &basis.spans[..]));
                let own = (record.sequence, *ruling);
                self.standings.rule(own, basis, given, charged);
            }
            Event::PositionRestored { .. } => {
                for side in Side::ALL {
                    self.standings.set_by_hand(side, record);
                }
            }
            Event::ClockAdjusted { before, clocks, .. }
            | Event::Reopened { before, clocks, .. } => {
                for side in Side::ALL {
                    if before.remaining(side) != clocks.remaining(side) {
                        self.standings.set_by_hand(side, record);
                    }
                }
            }
            _ => {}
        }
    }
}
