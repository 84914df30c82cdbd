//! When each side's clock ran in the game that is played: what rulings may give back of it.

use adoube_chess::{BySide, Side};

use crate::board::apply::Moment;
use crate::board::lazy_box::{Blank, LazyBox};
use crate::board::time_audit::clock_runs::{Run, Runs};
use crate::board::time_audit::intervals;
use crate::board::time_audit::timeline::Stood;
use crate::clock::Clock;
use crate::time::{Millis, Time};

/// From one instant to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    /// Its first instant.
    pub from: Time,
    /// Its end.
    pub to: Time,
}

/// What was charged to both sides since the game began, and when.
#[derive(Debug, Clone)]
pub(in crate::board) struct Charges {
    /// Those before the last move.
    runs: Runs,
    /// Those since: what comes may take of them back, and tells when the move was made.
    since_move: Vec<Run>,
    /// What an official gave back of them beside all rulings, for each side.
    refunded: LazyBox<BySide<Vec<Span>>>,
}

impl Blank for BySide<Vec<Span>> {
    const BLANK: &'static Self = &Self::new(Vec::new(), Vec::new());
}

impl Charges {
    /// Those of a game in which nothing has happened.
    pub(in crate::board) const fn new() -> Self {
        Self {
            runs: Runs::new(),
            since_move: Vec::new(),
            refunded: LazyBox::blank(),
        }
    }

    /// An official gives these back for good: for rulings they were never charged.
    pub(in crate::board) fn refund(&mut self, side: Side, ran: &[Span]) {
        if !ran.is_empty() {
            let all = [&self.refunded[side][..], ran].concat();
            self.refunded[side] = intervals::all(all);
        }
    }

    /// The last byte of the runs, and how many there are since the last move.
    pub(in crate::board) fn read_ahead(&self) -> (Option<u8>, usize) {
        (self.runs.last_byte(), self.since_move.len())
    }

    /// Takes in that a record set the clocks.
    pub(in crate::board) fn take(&mut self, stood: Stood, now: &Moment<'_>) {
        let ran = now.clock.running().zip(until(stood, now));
        let run = ran.and_then(|(side, to)| run_of(side, &now.clock, to));
        let moved = match stood {
            Stood::Moved { .. } => Some(now.at),
            Stood::Restored(_) => None,
            Stood::At(_) | Stood::Uncharged => return self.since_move.extend(run),
        };
        for run in self.since_move.drain(..).chain(run) {
            self.runs.push(Run { moved, ..run });
        }
    }

    /// Of what a side was charged since the last move the latest so much is given back, and was never charged.
    pub(in crate::board) fn take_back(&mut self, side: Side, back: Millis) {
        let mut left = back;
        let own = self.since_move.iter_mut().rev();
        for run in own.filter(|run| run.side == side) {
            let length = run.during.to.since(run.during.from);
            let part = left.min(length);
            run.during.to = run.during.to - part;
            left = left.less(part);
        }
        let lasts = |run: &Run| run.during.from < run.during.to;
        self.since_move.retain(lasts);
    }

    fn of(&self, side: Side) -> impl Iterator<Item = Run> {
        let all = self.runs.iter().chain(self.since_move.iter().copied());
        all.filter(move |run| run.side == side)
    }

    /// For how much of a span a side was charged, with its clock as it runs until the span's end.
    pub(in crate::board) fn ran(&self, side: Side, during: Span, clock: &Clock) -> Millis {
        let running = clock.running().filter(|running| *running == side);
        let running = running.and_then(|side| run_of(side, clock, during.to));
        let own = self.of(side).chain(running).map(|run| run.during);
        let common = intervals::common(&own.collect::<Vec<_>>(), &[during]);
        let lengths = common.iter().map(|span| span.to.since(span.from).0);
        Millis(lengths.sum())
    }

    /// When a side was charged in at least one of the spans, with its clock as it runs until `now`, and no official gave
    /// that back beside all rulings.
    pub(in crate::board) fn in_spans(
        &self,
        side: Side,
        given: &[Span],
        clock: &Clock,
        now: Time,
    ) -> Vec<Span> {
        let charged = self.before_refunds(side, given, clock, now);
        intervals::without(&charged, &self.refunded[side])
    }

    /// What of that an official gave back.
    pub(in crate::board) fn refunded_in(
        &self,
        side: Side,
        given: &[Span],
        clock: &Clock,
        now: Time,
    ) -> Vec<Span> {
        let charged = self.before_refunds(side, given, clock, now);
        intervals::common(&charged, &self.refunded[side])
    }

    /// No ruling takes a move back: time for a move that was made in a span stays used by what that span tells.
    fn before_refunds(&self, side: Side, given: &[Span], clock: &Clock, now: Time) -> Vec<Span> {
        let running = clock.running().filter(|running| *running == side);
        let running = running.and_then(|side| run_of(side, clock, now));
        let own = self.of(side).chain(running);
        let parts = own.flat_map(|run| covered(&run, given));
        intervals::all(parts.collect())
    }
}

/// The parts of a run that lie in the spans.
fn covered(run: &Run, given: &[Span]) -> Vec<Span> {
    let made_in = |span: &&Span| {
        let moved = run.moved.filter(|at| (span.from..span.to).contains(at));
        moved.is_some()
    };
    let given = given.iter().filter(|span| !made_in(span));
    let given: Vec<Span> = given.copied().collect();
    intervals::common(&[run.during], &given)
}

/// From when the running side's time was charged.
fn run_of(side: Side, clock: &Clock, to: Time) -> Option<Run> {
    let from = clock.charged_from();
    let run = Run {
        side,
        during: Span { from, to },
        moved: None,
    };
    (from < to).then_some(run)
}

/// Until when the running clock was charged; none where it was not.
fn until(stood: Stood, now: &Moment<'_>) -> Option<Time> {
    let clock = &now.clock;
    let side = clock.running()?;
    match stood {
        Stood::Moved { credit } => Some(now.at - credit),
        Stood::At(left) | Stood::Restored(left) => {
            let began = clock.reading(clock.since());
            let ran = began.remaining(side).less(left[side]);
            Some(clock.since() + clock.delay_in(&began) + ran)
        }
        Stood::Uncharged => None,
    }
}
