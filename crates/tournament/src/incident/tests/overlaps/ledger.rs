//! The same board counted by hand, second by second: what its clocks show if only the rulings had been
//! given that stand in the end.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use adoube_chess::{BySide, Side};

use crate::board::Span;
use crate::incident::ruling::ClocksAs;

/// A second that a side's clock ran, and which half-move it was for.
#[derive(Debug)]
struct Charged {
    second: u64,
    side: Side,
    ply: usize,
}

/// A ruling on an incident, as what stands of it.
#[derive(Debug)]
struct Ruled {
    order: usize,
    at: u64,
    clocks: ClocksAs,
    spans: Vec<Span>,
    beyond: BySide<i64>,
}

/// Where the count of a clock begins.
#[derive(Debug, Clone, Copy)]
struct Anchor {
    order: usize,
    at: u64,
    shows: i64,
}

/// All that happened, in order.
#[derive(Debug)]
pub(super) struct Ledger {
    begin: i64,
    increment: i64,
    order: usize,
    charged: Vec<Charged>,
    /// Each half-move: in which place of the order, when, and whose.
    moves: Vec<(usize, u64, Side)>,
    standing: BTreeMap<u32, Vec<Ruled>>,
    by_hand: BySide<Option<Anchor>>,
    /// Seconds that an arbiter gave back beside all rulings.
    refunded: BySide<BTreeSet<u64>>,
}

impl Ledger {
    pub(super) fn new(begin: i64, increment: i64) -> Self {
        Self {
            begin,
            increment,
            order: 0,
            charged: Vec::new(),
            moves: Vec::new(),
            standing: BTreeMap::new(),
            by_hand: BySide::both(None),
            refunded: BySide::new(BTreeSet::new(), BTreeSet::new()),
        }
    }

    fn next(&mut self) -> usize {
        self.order += 1;
        self.order
    }

    /// A second passes, and a clock runs or none.
    pub(super) fn second(&mut self, second: u64, running: Option<Side>) {
        let ply = self.moves.len();
        let charged = running.map(|side| Charged { second, side, ply });
        self.charged.extend(charged);
    }

    pub(super) fn moved(&mut self, at: u64, side: Side) {
        let order = self.next();
        self.moves.push((order, at, side));
    }

    /// A ruling takes the place of those before it on the incident, but for *as they are*, which comes
    /// on top.
    pub(super) fn ruled(
        &mut self,
        at: u64,
        incident: u32,
        clocks: ClocksAs,
        spans: Vec<Span>,
        beyond: BySide<i64>,
    ) {
        let order = self.next();
        let standing = self.standing.entry(incident).or_default();
        if clocks != ClocksAs::Now {
            standing.clear();
        }
        standing.push(Ruled {
            order,
            at,
            clocks,
            spans,
            beyond,
        });
    }

    /// An arbiter sets a clock beside all rulings.
    pub(super) fn set(&mut self, at: u64, side: Side, shows: i64) {
        let order = self.next();
        self.by_hand[side] = Some(Anchor { order, at, shows });
    }

    /// An arbiter gives back what a side was charged in a stretch of time: not what was given back already or ran before the
    /// clock was set, nor while the player was away.
    pub(super) fn refund(&mut self, side: Side, during: Range<u64>, silences: &[Range<u64>]) {
        let anchor = self.anchor(side).at;
        let own = self.charged.iter().filter(|charged| {
            let second = charged.second;
            charged.side == side
                && second >= anchor
                && during.contains(&second)
                && !silences.iter().any(|silence| silence.contains(&second))
                && !self.is_given_back(charged)
        });
        let seconds: Vec<u64> = own.map(|charged| charged.second).collect();
        self.refunded[side].extend(seconds);
    }

    fn anchor(&self, side: Side) -> Anchor {
        let typed = self.standing.values().flatten().filter_map(|ruled| {
            let ClocksAs::Typed { white, black } = ruled.clocks else {
                return None;
            };
            let typed = BySide::new(white, black)[side].0.cast_signed() / 1_000;
            Some(Anchor {
                order: ruled.order,
                at: ruled.at,
                shows: typed + ruled.beyond[side],
            })
        });
        let begin = Anchor {
            order: 0,
            at: 0,
            shows: self.begin,
        };
        let all = typed.chain(self.by_hand[side]).chain([begin]);
        all.max_by_key(|anchor| anchor.order).unwrap()
    }

    /// Whether a second lies in a silence whose time is given back; what went into a move that was made
    /// in that silence stays used.
    fn is_given_back(&self, charged: &Charged) -> bool {
        self.standing
            .values()
            .any(|standing| self.gives(standing, charged))
    }

    /// The same of the rulings of one incident.
    fn gives(&self, standing: &[Ruled], charged: &Charged) -> bool {
        let moved = self.moves.get(charged.ply).map(|(_, at, _)| at * 1_000);
        let within = |span: &Span, at: u64| (span.from.0..span.to.0).contains(&at);
        let given =
            |ruled: &&Ruled| matches!(ruled.clocks, ClocksAs::LastContact | ClocksAs::Detection);
        let standing = standing.iter().filter(given);
        let mut spans = standing.flat_map(|ruled| &ruled.spans);
        spans.any(|span| {
            let counts = moved.is_none_or(|moved| !within(span, moved));
            counts && within(span, charged.second * 1_000)
        })
    }

    /// The seconds that a side was charged, in order; for rulings what was given back by hand never was.
    pub(super) fn seconds(&self, side: Side) -> impl Iterator<Item = u64> {
        let own = self.charged.iter().filter(move |c| c.side == side);
        let own = own.map(|charged| charged.second);
        own.filter(move |second| !self.refunded[side].contains(second))
    }

    /// Whether what stands on an incident gives back a second of a side.
    pub(super) fn covers(&self, incident: u32, side: Side, second: u64) -> bool {
        let mut own = self.charged.iter();
        let charged = own.find(|c| c.side == side && c.second == second);
        let standing = self.standing.get(&incident);
        standing
            .zip(charged)
            .is_some_and(|(standing, charged)| self.gives(standing, charged))
    }

    /// Before which second nothing counts for a ruling on an incident: somebody typed or set the clock then.
    pub(super) fn settled_beside(&self, incident: u32, side: Side) -> u64 {
        let others = self
            .standing
            .iter()
            .filter(|(number, _)| **number != incident);
        let typed = others.flat_map(|(_, standing)| standing);
        let typed = typed.filter(|ruled| matches!(ruled.clocks, ClocksAs::Typed { .. }));
        let typed = typed.map(|ruled| (ruled.order, ruled.at));
        let by_hand = self.by_hand[side].map(|anchor| (anchor.order, anchor.at));
        let last = typed.chain(by_hand).max();
        last.map_or(0, |(_, at)| at)
    }

    /// What a clock shows, in seconds.
    pub(super) fn clock(&self, side: Side) -> i64 {
        let anchor = self.anchor(side);
        let moves = self.moves.iter();
        let own = moves.filter(|(order, _, whose)| *order > anchor.order && *whose == side);
        let mut shows = anchor.shows;
        for _ in own {
            shows += self.increment;
        }
        let charged = self.charged.iter();
        let charged = charged.filter(|c| c.side == side && c.second >= anchor.at);
        for second in charged {
            let is_refunded = self.refunded[side].contains(&second.second);
            shows -= i64::from(!is_refunded && !self.is_given_back(second));
        }
        let standing = self.standing.values().flatten();
        let since = standing.filter(|ruled| ruled.order > anchor.order);
        since.fold(shows, |shows, ruled| shows + ruled.beyond[side])
    }
}
