//! When each side's clock ran in the game that is played: what rulings may give back of it.

use adoube_chess::Side;

use super::clock_runs::{Run, Runs};
use super::event::{ClockAdjusted, Event, Moved, PositionRestored, Ruled, TimeAdded, WrongClaim};
use super::intervals;
use super::record::Record;
use crate::clock::{Clock, Reading};
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
pub(super) struct Charges {
    runs: Runs,
    /// How many of the runs came before the last move.
    before_move: usize,
}

impl Charges {
    /// Those of a game in which nothing has happened.
    pub(super) const fn new() -> Self {
        Self {
            runs: Runs::new(),
            before_move: 0,
        }
    }

    /// Takes in a record that was folded; `before` is the clock as it was before.
    pub(super) fn take(&mut self, record: &Record, before: &Clock) {
        match &record.event {
            Event::Started(_) | Event::Restarted(_) => return *self = Self::new(),
            Event::CameLate(_) => return,
            _ => {}
        }
        let ran = before
            .running()
            .zip(until(&record.event, record.time, before));
        if let Some(run) = ran.and_then(|(side, to)| run_of(side, before, to)) {
            self.runs.push(run);
        }
        if let Event::Moved(_) = record.event {
            let made = |run: &mut Run| run.moved = Some(record.time);
            self.runs.change_from(self.before_move, made);
        }
        if let Event::Moved(_) | Event::PositionRestored(_) = record.event {
            self.before_move = self.runs.len();
        }
    }

    /// Of what a side was charged since the last move the latest so much is given back, and was never charged.
    pub(super) fn take_back(&mut self, side: Side, back: Millis) {
        let mut left = back;
        self.runs.change_from(self.before_move, |run| {
            if run.side == side {
                let length = run.during.to.since(run.during.from);
                let part = left.min(length);
                run.during.to = run.during.to - part;
                left = left.less(part);
            }
        });
    }

    /// For how much of a span a side was charged, with its clock as it runs until the span's end.
    pub(super) fn ran(&self, side: Side, during: Span, clock: &Clock) -> Millis {
        let running = clock.running().filter(|running| *running == side);
        let running = running.and_then(|side| run_of(side, clock, during.to));
        let own = self.runs.iter().filter(|run| run.side == side);
        let own = own.chain(running).map(|run| run.during);
        let common = intervals::common(&own.collect::<Vec<_>>(), &[during]);
        let lengths = common.iter().map(|span| span.to.since(span.from).0);
        Millis(lengths.sum())
    }

    /// When a side was charged in at least one of the spans, with its clock as it runs until `now`. No ruling
    /// takes a move back: time for a move that was made in a span stays used by what that span tells.
    pub(super) fn in_spans(
        &self,
        side: Side,
        given: &[Span],
        clock: &Clock,
        now: Time,
    ) -> Vec<Span> {
        let running = clock.running().filter(|running| *running == side);
        let running = running.and_then(|side| run_of(side, clock, now));
        let own = self.runs.iter().filter(|run| run.side == side);
        let parts = own.chain(running).flat_map(|run| covered(&run, given));
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

/// Until when the running clock was charged by a record; none for one that sets no clock.
fn until(event: &Event, at: Time, before: &Clock) -> Option<Time> {
    let clocks = event.clocks()?;
    let side = before.running()?;
    let left = |reading: &Reading| reading.remaining(side);
    let stood = match event {
        Event::Moved(Moved { lag, .. }) => {
            let credit = lag.map_or(Millis::ZERO, |credit| credit.given);
            return Some(at - credit);
        }
        Event::TimeAdded(TimeAdded { added, clocks, .. }) => left(clocks).less(added[side]),
        Event::ClockAdjusted(ClockAdjusted { before, .. })
        | Event::WrongClaim(WrongClaim { before, .. })
        | Event::Ruled(Ruled { before, .. })
        | Event::PositionRestored(PositionRestored { before, .. }) => left(before),
        _ => left(clocks),
    };
    let began = before.reading(before.since());
    Some(before.since() + before.delay_in(&began) + left(&began).less(stood))
}
