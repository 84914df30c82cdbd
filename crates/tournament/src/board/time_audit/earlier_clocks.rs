//! The clocks of a board as they were before the last records set them, for rulings that go back to an earlier moment.

use std::collections::VecDeque;
use std::sync::Arc;

use adoube_chess::{BySide, Side};

use crate::board::apply::Moment;
use crate::clock::{Clock, Reading, SideReading, TimeControl};
use crate::time::{Millis, Time};

/// How many earlier clocks are known: until a silence shows, a few moves are made at most, but an arbiter may
/// set a clock again and again.
const KNOWN: usize = 16;

/// Milliseconds up to 49 days: no clock has more than seven.
#[derive(Debug, Clone, Copy)]
struct ShortMillis(u32);

impl From<Millis> for ShortMillis {
    fn from(time: Millis) -> Self {
        Self(u32::try_from(time.0).unwrap_or(u32::MAX))
    }
}

impl From<ShortMillis> for Millis {
    fn from(time: ShortMillis) -> Self {
        Self(time.0.into())
    }
}

/// A board as it was before a record set its clocks: half as long as a [`Clock`] alone, since each game has sixteen.
#[derive(Debug, Clone)]
pub(super) struct EarlierClock {
    control: Arc<TimeControl>,
    since: Time,
    remaining: BySide<ShortMillis>,
    period: BySide<u8>,
    moves: BySide<u16>,
    running: Option<Side>,
    thought: ShortMillis,
    /// Half-moves.
    pub(super) ply: u32,
    spent: BySide<ShortMillis>,
    added: Option<Box<BySide<Millis>>>,
}

impl EarlierClock {
    /// `spent`: what was charged to both by when the clock had been set. `added`: what the record gives both sides if
    /// it stops or starts the clock, or adds time, and else leaves it as it is; none if it sets it otherwise.
    fn before(now: &Moment<'_>, spent: BySide<Millis>, added: Option<BySide<Millis>>) -> Self {
        let Reading {
            sides,
            running,
            thought,
        } = now.clock.shown();
        Self {
            control: Arc::clone(now.clock.shared_control()),
            since: now.clock.since(),
            remaining: sides.map(|side| side.remaining.into()),
            period: sides.map(|side| side.period),
            moves: sides.map(|side| side.moves),
            running,
            thought: thought.into(),
            ply: now.ply,
            spent: spent.map(ShortMillis::from),
            added: added.map(Box::new),
        }
    }

    pub(super) const fn since(&self) -> Time {
        self.since
    }

    pub(super) fn clock(&self) -> Clock {
        let mut clock = Clock::new(Arc::clone(&self.control));
        let shown = Reading {
            sides: BySide::from_fn(|side| SideReading {
                remaining: self.remaining[side].into(),
                period: self.period[side],
                moves: self.moves[side],
            }),
            running: self.running,
            thought: self.thought.into(),
        };
        clock.set(shown, self.since);
        clock
    }

    pub(super) fn spent(&self) -> BySide<Millis> {
        self.spent.map(Millis::from)
    }

    pub(super) fn added(&self) -> Option<BySide<Millis>> {
        self.added.as_deref().copied()
    }
}

/// A board before each of the last records of its game that set its clocks, the latest last.
#[derive(Debug, Clone)]
pub(super) struct EarlierClocks(VecDeque<EarlierClock>);

impl EarlierClocks {
    pub(super) const fn new() -> Self {
        Self(VecDeque::new())
    }

    pub(super) fn keep(
        &mut self,
        now: &Moment<'_>,
        spent: BySide<Millis>,
        added: Option<BySide<Millis>>,
    ) {
        if self.0.len() == KNOWN {
            self.0.pop_front();
        }
        self.0.push_back(EarlierClock::before(now, spent, added));
    }

    /// The latest first.
    pub(super) fn latest(&self) -> impl Iterator<Item = &EarlierClock> {
        self.0.iter().rev()
    }

    /// A word of the latest, and of the one whose place the next will take.
    pub(super) fn read_ahead(&self) -> [Option<u32>; 2] {
        [self.0.back(), self.0.front()].map(|it| it.map(|it| it.ply))
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}
