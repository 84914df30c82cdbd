//! What a board remembers of its own past, for rulings that go back to an earlier moment.

use std::collections::VecDeque;

use adoube_chess::{BySide, Side};

use super::Board;
use super::changes::Change;
use super::charges::Charges;
use super::event::{
    ClockAdjusted, Event, Moved, Outage, Paused, PositionRestored, Restarted, Ruled, TimeAdded,
    WrongClaim,
};
use super::record::Record;
use super::ruling::Remedy;
use crate::clock::{Clock, Reading};
use crate::time::{Millis, Time};

/// How many earlier clocks are known: until a silence shows, a few moves are made at most, but an arbiter may
/// set a clock again and again.
const EARLIER: usize = 16;

/// A board as it was before a record set its clocks.
#[derive(Debug, Clone)]
struct Earlier {
    clock: Clock,
    /// Half-moves.
    ply: u32,
    /// What was charged to both by when the clock had been set.
    spent: BySide<Millis>,
    /// What the record gave both sides if it stopped or started the clock, or added time, and else left it as
    /// it was; none if it set it otherwise.
    added: Option<BySide<Millis>>,
}

/// A game of a board as it was when another game replaced it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ReplacedGame {
    /// When it was replaced.
    pub(crate) at: Time,
    /// Half-moves.
    pub(crate) ply: u32,
    /// Both clocks.
    pub(crate) clocks: Reading,
    /// Time charged to each side since it began.
    pub(crate) spent: BySide<Millis>,
}

impl ReplacedGame {
    /// The game before a record replaces it, with what was charged by when its clock was last set.
    fn before(clock: &Clock, ply: u32, at: Time, mut spent: BySide<Millis>) -> Self {
        if let Some(side) = clock.running() {
            spent[side] += clock.charged(at);
        }
        let clocks = clock.reading(at);
        Self {
            at,
            ply,
            clocks,
            spent,
        }
    }
}

/// A board's past.
#[derive(Debug, Clone)]
pub(super) struct Past {
    /// Which game of the board this is, from 1.
    attempt: u16,
    /// Time charged to each side since the game began, up to when its clock was last set.
    spent: BySide<Millis>,
    /// When the game began.
    began: Time,
    /// What both clocks showed together then; `None` before it began.
    began_with: Option<Millis>,
    /// Whether it did.
    begun: bool,
    /// When it ended last; it may go on since.
    ended: Option<Time>,
    /// When it went on last after it had ended.
    went_on: Option<Time>,
    charges: Charges,
    /// What it was before each of the last records of its game that told of its clocks, the latest last.
    earlier: VecDeque<Earlier>,
    /// The last record that changed position, clocks or result.
    changed: u64,
    /// What it did.
    change: Change,
    /// Whether a move was ever made, in whichever game of the board.
    any_move: bool,
    /// The game that the present one replaced.
    replaced: Option<ReplacedGame>,
}

impl Past {
    /// That of a board on which nothing has happened.
    pub(super) const fn new() -> Self {
        Self {
            attempt: 1,
            spent: BySide::both(Millis::ZERO),
            began: Time(0),
            began_with: None,
            begun: false,
            ended: None,
            went_on: None,
            charges: Charges::new(),
            earlier: VecDeque::new(),
            changed: 0,
            change: Change::None,
            any_move: false,
            replaced: None,
        }
    }

    /// Whether the game has begun, this one or one before it.
    pub(super) const fn has_begun(&self) -> bool {
        self.begun
    }

    /// Time charged to each side since the game began, up to when its clock was last set.
    pub(super) const fn spent(&self) -> BySide<Millis> {
        self.spent
    }

    /// Both clocks standing as they did or ran at an instant, with time that was added since; but not before
    /// the move in hand began, nor before they were set. `clock` is as it is now.
    pub(super) fn stopped_at(&self, clock: &Clock, at: Time) -> Reading {
        let (mut then, mut given) = (clock, BySide::both(Millis::ZERO));
        for earlier in self.earlier.iter().rev() {
            let Some(added) = earlier.added.filter(|_| at < then.since()) else {
                break;
            };
            for (given, added) in given.iter_mut().zip(added) {
                *given += added;
            }
            then = &earlier.clock;
        }
        let mut stood = then.stopped(at.max(then.since()));
        for (shown, given) in stood.sides.iter_mut().zip(given) {
            shown.remaining += given;
        }
        stood
    }

    /// What the last record did that changed position, clocks or result.
    pub(super) const fn last_change(&self) -> Change {
        self.change
    }

    /// What was charged since the game began, and when.
    pub(super) const fn charges(&self) -> &Charges {
        &self.charges
    }

    /// Takes in a record that was folded; `before` is the clock as it was before, and `ply` how many half-moves
    /// there were.
    pub(super) fn take(&mut self, record: &Record, before: &Clock, ply: u32) {
        if let Event::ResultCorrected(_) = record.event {
            self.changed = record.sequence;
            self.change = Change::of(&record.event, self.change);
        }
        if record.event.clocks().is_none() {
            return;
        }
        if let Event::Restarted(_) = record.event {
            let replaced = ReplacedGame::before(before, ply, record.time, self.spent);
            self.replaced = Some(replaced);
        }
        self.changed = record.sequence;
        self.change = Change::of(&record.event, self.change);
        self.charges.take(record, before);
        self.keep_earlier(record, before, ply);
        self.any_move |= matches!(record.event, Event::Moved(_));
        if let Some(side) = before.running() {
            self.spent[side] += charged(&record.event, record.time, before, side);
        }
        self.take_back(&record.event, before);
        if let Event::Started(_) | Event::Restarted(_) = record.event {
            self.began = record.time;
            self.began_with = record.event.clocks().map(both);
            self.begun = true;
            self.spent = BySide::both(Millis::ZERO);
        }
        match &record.event {
            Event::Restarted(Restarted { attempt, .. }) => {
                self.attempt = *attempt;
                (self.ended, self.went_on) = (None, None);
            }
            Event::Finished(_) => self.ended = Some(record.time),
            Event::Reopened(_) => self.go_on(record.time),
            Event::Ruled(Ruled { remedy, .. }) if !matches!(remedy, Remedy::Result { .. }) => {
                self.go_on(record.time);
            }
            _ => {}
        }
    }

    /// A silence of who is to move began before the clock was stopped or started last: what was charged of it
    /// by then never was.
    fn take_back(&mut self, event: &Event, before: &Clock) {
        let (Event::Paused(Paused { clocks, .. }) | Event::Outage(Outage { clocks, .. })) = event
        else {
            return;
        };
        let stood = before.reading(before.since());
        for side in Side::ALL {
            let back = clocks.remaining(side).less(stood.remaining(side));
            let spent = &mut self.spent[side];
            *spent = spent.less(back);
            self.charges.take_back(side, back);
        }
    }

    /// Once for each end: what is ruled on a game that goes on already does not let it go on.
    fn go_on(&mut self, at: Time) {
        if self.went_on < self.ended {
            self.went_on = Some(at);
        }
    }

    /// A seat is missed some seconds after it was last heard: what happened to the clocks since leaves what was
    /// before as it was. Another game begins anew.
    fn keep_earlier(&mut self, record: &Record, before: &Clock, ply: u32) {
        if let Event::Started(_) | Event::Restarted(_) = record.event {
            return self.earlier.clear();
        }
        if self.earlier.len() == EARLIER {
            self.earlier.pop_front();
        }
        self.earlier.push_back(Earlier {
            clock: before.clone(),
            ply,
            spent: self.spent,
            added: added(record, before),
        });
    }
}

/// Both clocks together.
fn both(clocks: &Reading) -> Millis {
    let shown = Side::ALL.into_iter().map(|side| clocks.remaining(side).0);
    Millis(shown.sum())
}

/// What a record gave both sides that did nothing else to the clock but stop or start it; none for one that
/// set it.
fn added(record: &Record, before: &Clock) -> Option<BySide<Millis>> {
    match &record.event {
        Event::Resumed(_) => Some(BySide::both(Millis::ZERO)),
        Event::TimeAdded(TimeAdded { added, .. }) => Some(*added),
        // One that gives a silence back settles what was before.
        Event::Paused(Paused { clocks, .. }) => {
            (*clocks == before.stopped(record.time)).then_some(BySide::both(Millis::ZERO))
        }
        _ => None,
    }
}

/// What the running side was charged up to a record.
fn charged(event: &Event, at: Time, before: &Clock, side: Side) -> Millis {
    let shown = before.reading(before.since()).remaining(side);
    match event {
        Event::Moved(Moved { lag, .. }) => {
            let credit = lag.map_or(Millis::ZERO, |credit| credit.given);
            before.charged(at).less(credit)
        }
        Event::CameLate(_) => Millis::ZERO,
        Event::TimeAdded(TimeAdded { added, clocks, .. }) => {
            shown.less(clocks.remaining(side).less(added[side]))
        }
        Event::ClockAdjusted(ClockAdjusted { before, .. })
        | Event::WrongClaim(WrongClaim { before, .. })
        | Event::Ruled(Ruled { before, .. })
        | Event::PositionRestored(PositionRestored { before, .. }) => {
            shown.less(before.remaining(side))
        }
        other => other
            .clocks()
            .map_or(Millis::ZERO, |clocks| shown.less(clocks.remaining(side))),
    }
}

impl Board {
    /// Which game of the board this is, from 1; a restart makes another.
    pub const fn attempt(&self) -> u16 {
        self.past.attempt
    }

    /// Whether a move was ever made here, be it one that counts no more.
    pub const fn was_moved(&self) -> bool {
        self.past.any_move
    }

    /// Time charged to White and to Black since the game began, at `now`: not before the running
    /// clock was last set.
    pub fn spent(&self, now: Time) -> BySide<Millis> {
        let mut spent = self.past.spent;
        if let Some(side) = self.clock.running() {
            spent[side] += self.clock.charged(now);
        }
        spent
    }

    /// The half-moves and the clocks at an instant of the game that is played, and what was charged to both by
    /// then: as they were then, whatever moved, stopped or set them since.
    pub(crate) fn stood(&self, at: Time) -> (u32, Reading, BySide<Millis>) {
        let earlier = &self.past.earlier;
        let mut latest = earlier.iter().rev();
        let then = latest.find(|then| then.clock.since() <= at);
        let then = then.or_else(|| earlier.front());
        match then.filter(|_| at < self.clock.since()) {
            Some(then) => {
                let mut spent = then.spent;
                if let Some(side) = then.clock.running() {
                    spent[side] += then.clock.charged(at);
                }
                (then.ply, then.clock.reading(at), spent)
            }
            None => (self.ply(), self.reading(at), self.spent(at)),
        }
    }

    /// The game that the present one replaced; `None` for the first one.
    pub(crate) const fn replaced_game(&self) -> Option<ReplacedGame> {
        self.past.replaced
    }

    /// Whether any time was charged in the present game, or is being charged.
    pub(crate) fn has_charged(&self) -> bool {
        self.clock.running().is_some() || self.past.spent != BySide::both(Millis::ZERO)
    }

    /// When the game began; zero before.
    pub const fn began(&self) -> Time {
        self.past.began
    }

    /// What both clocks showed together as the game began, with what an arbiter had set before; `None` before that.
    pub const fn began_with(&self) -> Option<Millis> {
        self.past.began_with
    }

    /// When the game ended last, though it may go on since; none before.
    pub const fn ended_at(&self) -> Option<Time> {
        self.past.ended
    }

    /// When the game went on last after it had ended; none where it never did.
    pub const fn went_on_at(&self) -> Option<Time> {
        self.past.went_on
    }

    /// The last record that changed position, clocks or result.
    pub const fn changed(&self) -> u64 {
        self.past.changed
    }
}
