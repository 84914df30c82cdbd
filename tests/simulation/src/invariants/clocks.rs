//! Both clocks follow from the records before, to the millisecond: a reference clock of a few lines, for
//! the time controls that are played here.

use adoube_chess::Side;
use adoube_tournament::board::event::{
    CameLate, ClockAdjusted, Finished, Moved, Outage, Paused, PositionRestored, Reopened,
    Restarted, Resumed, Ruled, SeatBack, SeatLost, TimeAdded,
};
use adoube_tournament::board::{Basis, Ending, Event, PauseCause, Record, Remedy};
use adoube_tournament::clock::Reading;
use adoube_tournament::time::Time;

use super::books::Books;
use super::{Invariant, Violation};
use crate::terms::Terms;

/// A span in which a side was charged.
#[derive(Debug, Clone, Copy)]
pub(super) struct Charged {
    pub(super) from: Time,
    pub(super) to: Time,
}

/// What both clocks must show.
struct Reference {
    terms: Terms,
    left: [u64; 2],
    running: Option<Side>,
    since: Time,
    /// What the side to move has thought about its move so far.
    thought: u64,
    charged: Vec<Charged>,
    /// How many of those came before who is to move was to move, or his clock was set.
    settled: usize,
    to_move: Option<Side>,
    /// The last contact of White and of Black, while they are away.
    silent: [Option<Time>; 2],
}

impl Reference {
    fn new(terms: Terms) -> Self {
        let (base, _) = terms.time();
        Self {
            terms,
            left: [base; 2],
            running: None,
            since: Time::default(),
            thought: 0,
            charged: Vec::new(),
            settled: 0,
            to_move: None,
            silent: [None; 2],
        }
    }
}

pub(super) fn check(books: &Books, terms: Terms) -> Vec<Violation> {
    let mut found = Vec::new();
    for (id, records) in &books.boards {
        let mut clock = Reference::new(terms);
        for record in records {
            if let Err(what) = clock.follow(record) {
                let what = format!("{id} record {}: {what}", record.sequence);
                found.push(Violation::new(Invariant::ClocksBalance, what));
            }
        }
    }
    found
}

/// The spans in which a board's players were charged.
pub(super) fn charged(records: &[Record], terms: Terms) -> Vec<Charged> {
    let mut clock = Reference::new(terms);
    for record in records {
        // What does not balance is found above.
        let _ = clock.follow(record);
    }
    clock.charged
}

impl Reference {
    fn follow(&mut self, record: &Record) -> Result<(), String> {
        self.note_silence(&record.event);
        let Some(shown) = record.event.clocks() else {
            return Ok(());
        };
        let thought = self.stop(match &record.event {
            Event::Outage(Outage { from, .. }) => *from,
            _ => record.time,
        });
        // What an arbiter stopped by hand stands as he stopped it.
        let stopped = match &record.event {
            Event::Paused(Paused { cause, .. }) => {
                self.running.is_some() || !matches!(cause, PauseCause::Arbiter { .. })
            }
            Event::Outage(_) => self.running.is_some(),
            _ => false,
        };
        let thought = if stopped {
            self.give_back_silence()
        } else {
            thought
        };
        if let Event::Outage(_) = record.event {
            self.silent = [None; 2];
        }
        let verdict = self.compare(record, shown, thought);
        self.left = Side::ALL.map(|side| shown.remaining(side).0);
        self.running = shown.running;
        self.since = record.time;
        self.to_move = self.running.or(self.to_move);
        if let Event::Restarted(_) = record.event {
            self.to_move = Some(Side::White);
        }
        if !matches!(record.event, Event::Paused(_) | Event::Resumed(_)) {
            self.settled = self.charged.len();
        }
        verdict
    }

    /// Who is away.
    fn note_silence(&mut self, event: &Event) {
        match event {
            Event::SeatLost(SeatLost {
                side, last_contact, ..
            }) => self.silent[side.index()] = Some(*last_contact),
            Event::SeatBack(SeatBack { side }) => self.silent[side.index()] = None,
            // An arbiter lets the clock run, where there is a reason.
            Event::Finished(_)
            | Event::Resumed(Resumed {
                reason: Some(_), ..
            }) => self.silent = [None; 2],
            Event::Restarted(Restarted { reversed: true, .. }) => self.silent.swap(0, 1),
            _ => {}
        }
    }

    /// The silence of who is to move is not charged to him (DIS-8), whoever's silence stopped the clocks; what
    /// he has thought about his move without it.
    fn give_back_silence(&mut self) -> u64 {
        let own = self.to_move.map(|side| (side, self.silent[side.index()]));
        let Some((side, Some(contact))) = own.filter(|_| self.terms.gives_back()) else {
            return self.thought;
        };
        for Charged { from, to } in self.charged.iter_mut().skip(self.settled) {
            let counts = contact.max(*from).min(*to);
            let back = to.since(counts).0;
            self.left[side.index()] += back;
            self.thought -= back;
            *to = counts;
        }
        self.thought
    }

    /// Charges the running side; what it has thought about its move by then.
    fn stop(&mut self, at: Time) -> u64 {
        let Some(side) = self.running else {
            return self.thought;
        };
        let passed = at.since(self.since).0;
        let left = &mut self.left[side.index()];
        *left = left.saturating_sub(passed);
        self.thought += passed;
        if passed > 0 {
            let (from, to) = (self.since, at);
            self.charged.push(Charged { from, to });
        }
        self.thought
    }

    /// What was thought about the move in hand, once the clocks were set: nothing in another position; in the same
    /// one what its player is given back was not thought, and a penalty or a compensation is no part of it.
    fn set(&mut self, event: &Event, before: &Reading, shown: &Reading) -> Result<(), String> {
        let forward = self.to_move.map_or(0, |side| {
            let shown = i128::from(shown.remaining(side).0);
            shown - i128::from(before.remaining(side).0) - besides(event, side)
        });
        let back = match event {
            Event::ClockAdjusted(_) => 0,
            Event::PositionRestored(_) => self.thought.into(),
            event if takes_the_place(event) => forward,
            _ => forward.max(0),
        };
        let thought = (i128::from(self.thought) - back).max(0);
        let kept = shown.thought.0;
        self.thought = kept;
        if thought == i128::from(kept) {
            return Ok(());
        }
        Err(format!("{thought} ms were thought, {kept} are kept"))
    }

    /// Whether the record shows what the clocks must show, with what it does to them itself.
    fn compare(&mut self, record: &Record, shown: &Reading, thought: u64) -> Result<(), String> {
        let mut expected = self.left;
        match &record.event {
            Event::Restarted(_) => {
                self.thought = 0;
                let (base, _) = self.terms.time();
                expected = [base; 2];
            }
            Event::CameLate(CameLate { side, charged, .. }) => {
                let left = &mut expected[side.index()];
                *left = left.saturating_sub(charged.0);
            }
            Event::Moved(Moved { side, used, .. }) => {
                self.thought = 0;
                if used.0 != thought {
                    return Err(format!("{} ms used, the clock ran {thought}", used.0));
                }
                let (_, increment) = self.terms.time();
                expected[side.index()] += increment;
            }
            Event::TimeAdded(TimeAdded { added, .. }) => {
                for side in Side::ALL {
                    expected[side.index()] += added[side].0;
                }
            }
            Event::Finished(Finished {
                ending: Ending::Flag | Ending::FlagDraw,
                ..
            }) if !expected.contains(&0) => return Err(format!("a flag fell at {expected:?}")),
            // These say themselves how the clocks stood before they were set.
            Event::Ruled(Ruled { before, .. })
            | Event::Reopened(Reopened { before, .. })
            | Event::PositionRestored(PositionRestored { before, .. })
            | Event::ClockAdjusted(ClockAdjusted { before, .. }) => {
                same(expected, before)?;
                return self.set(&record.event, before, shown);
            }
            _ => {}
        }
        same(expected, shown)
    }
}

/// The basis of a ruling that lets a game go on.
fn basis(event: &Event) -> Option<&Basis> {
    match event {
        Event::Ruled(Ruled {
            remedy: Remedy::Resume { basis, .. },
            ..
        }) => Some(basis),
        _ => None,
    }
}

/// By how much a ruling sets a clock forward as a compensation, or back as a penalty.
fn besides(event: &Event, side: Side) -> i128 {
    basis(event).map_or(0, |basis| {
        i128::from(basis.added[side].0) - i128::from(basis.deducted[side].0)
    })
}

/// Whether a ruling gives back in the place of those before it, so that it may give less.
fn takes_the_place(event: &Event) -> bool {
    basis(event).is_some_and(|basis| !basis.clocks.are_typed())
}

fn same(expected: [u64; 2], shown: &Reading) -> Result<(), String> {
    let found = Side::ALL.map(|side| shown.remaining(side).0);
    if found == expected {
        return Ok(());
    }
    Err(format!(
        "the clocks show {found:?} ms, they stand at {expected:?}"
    ))
}
