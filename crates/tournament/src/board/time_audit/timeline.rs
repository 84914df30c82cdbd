//! What a board remembers of its own past, for rulings that go back to an earlier moment.

use adoube_chess::{BySide, Side};

use crate::board::Board;
use crate::board::apply::Moment;
use crate::board::time_audit::charged_time::{Charges, Span};
use crate::board::time_audit::earlier_clocks::EarlierClocks;
use crate::clock::{Clock, Reading};
use crate::time::{Millis, Time};

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
pub(in crate::board) struct Timeline {
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
    earlier: EarlierClocks,
    /// The game that the present one replaced.
    replaced: Option<Box<ReplacedGame>>,
}

impl Timeline {
    /// That of a board on which nothing has happened.
    pub(in crate::board) const fn new() -> Self {
        Self {
            spent: BySide::both(Millis::ZERO),
            began: Time(0),
            began_with: None,
            begun: false,
            ended: None,
            went_on: None,
            charges: Charges::new(),
            earlier: EarlierClocks::new(),
            replaced: None,
        }
    }

    /// Whether the game has begun, this one or one before it.
    pub(in crate::board) const fn has_begun(&self) -> bool {
        self.begun
    }

    /// Time charged to each side since the game began, up to when its clock was last set.
    pub(in crate::board) const fn spent(&self) -> BySide<Millis> {
        self.spent
    }

    /// Both clocks standing as they did or ran at an instant, with time that was added since; but not before
    /// the move in hand began, nor before they were set. `clock` is as it is now.
    pub(in crate::board) fn stopped_at(&self, clock: &Clock, at: Time) -> Reading {
        let (mut then, mut given) = (clock.clone(), BySide::both(Millis::ZERO));
        for earlier in self.earlier.latest() {
            let Some(added) = earlier.added().filter(|_| at < then.since()) else {
                break;
            };
            for (given, added) in given.iter_mut().zip(added) {
                *given += added;
            }
            then = earlier.clock();
        }
        let mut stood = then.stopped(at.max(then.since()));
        for (shown, given) in stood.sides.iter_mut().zip(given) {
            shown.remaining += given;
        }
        stood
    }

    /// A word in each of the places that a move needs ([`Board::read_ahead`]).
    pub(in crate::board) fn read_ahead(&self) -> impl Sized + use<> {
        let (charges, earlier) = (self.charges.read_ahead(), self.earlier.read_ahead());
        (self.spent, self.ended, charges, earlier)
    }

    /// What was charged since the game began, and when.
    pub(in crate::board) const fn charges(&self) -> &Charges {
        &self.charges
    }

    /// Another game of the board replaces this one.
    pub(in crate::board) fn replace(&mut self, clocks: &Reading, now: &Moment<'_>) {
        let replaced = ReplacedGame::before(&now.clock, now.ply, now.at, self.spent);
        self.replaced = Some(Box::new(replaced));
        (self.ended, self.went_on) = (None, None);
        self.begin(clocks, now.at);
    }

    /// A game begins.
    pub(in crate::board) fn begin(&mut self, clocks: &Reading, at: Time) {
        self.charges = Charges::new();
        self.earlier.clear();
        self.began = at;
        self.began_with = Some(both(clocks));
        self.begun = true;
        self.spent = BySide::both(Millis::ZERO);
    }

    /// Takes in that a record set the clocks.
    pub(in crate::board) fn take(&mut self, set: &Set, now: &Moment<'_>) {
        self.charges.take(set.stood, now);
        self.earlier.keep(now, self.spent, set.added);
        if let Some(side) = now.clock.running() {
            self.spent[side] += set.stood.charged(side, now);
        }
    }

    /// A silence of who is to move began before the clock was stopped or started last: what was charged of it
    /// by then never was.
    pub(in crate::board) fn take_back(&mut self, clocks: &Reading, before: &Clock) {
        let stood = before.reading(before.since());
        for side in Side::ALL {
            let back = clocks.remaining(side).less(stood.remaining(side));
            let spent = &mut self.spent[side];
            *spent = spent.less(back);
            self.charges.take_back(side, back);
        }
    }

    /// An official gives a side back what it was charged then, beside all rulings.
    pub(in crate::board) fn refund(&mut self, side: Side, ran: &[Span]) {
        self.charges.refund(side, ran);
    }

    /// The game ends.
    pub(in crate::board) const fn end(&mut self, at: Time) {
        self.ended = Some(at);
    }

    /// Once for each end: what is ruled on a game that goes on already does not let it go on.
    pub(in crate::board) fn go_on(&mut self, at: Time) {
        if self.went_on < self.ended {
            self.went_on = Some(at);
        }
    }
}

/// That a record set the clocks.
pub(in crate::board) struct Set {
    /// As they were until then.
    pub(in crate::board) stood: Stood,
    /// What the record gave both sides if it stopped or started the clock, or added time, and else left it as
    /// it was; none if it set it otherwise.
    pub(in crate::board) added: Option<BySide<Millis>>,
}

/// Until when a record charges the running side.
#[derive(Debug, Clone, Copy)]
pub(in crate::board) enum Stood {
    /// Until its own time, less a credit for the network's time.
    Moved {
        /// How much.
        credit: Millis,
    },
    /// Until the clocks had these times left.
    At(BySide<Millis>),
    /// The same; an earlier position was set.
    Restored(BySide<Millis>),
    /// Not at all.
    Uncharged,
}

impl Stood {
    /// How much the running side was charged.
    fn charged(self, side: Side, now: &Moment<'_>) -> Millis {
        let clock = &now.clock;
        match self {
            Self::Moved { credit } => clock.charged(now.at).less(credit),
            Self::At(left) | Self::Restored(left) => {
                let shown = clock.reading(clock.since()).remaining(side);
                shown.less(left[side])
            }
            Self::Uncharged => Millis::ZERO,
        }
    }
}

/// Both clocks together.
fn both(clocks: &Reading) -> Millis {
    let shown = Side::ALL.into_iter().map(|side| clocks.remaining(side).0);
    Millis(shown.sum())
}

impl Board {
    /// Which game of the board this is, from 1; a restart makes another.
    pub const fn attempt(&self) -> u16 {
        self.game.attempt
    }

    /// Whether a move was ever made here, be it one that counts no more.
    pub const fn was_moved(&self) -> bool {
        self.game.any_move
    }

    /// Time charged to White and to Black since the game began, at `now`: not before the running
    /// clock was last set.
    pub fn spent(&self, now: Time) -> BySide<Millis> {
        let mut spent = self.clocks.timeline.spent;
        if let Some(side) = self.clocks.clock.running() {
            spent[side] += self.clocks.clock.charged(now);
        }
        spent
    }

    /// The half-moves and the clocks at an instant of the game that is played, and what was charged to both by
    /// then: as they were then, whatever moved, stopped or set them since.
    pub(crate) fn stood(&self, at: Time) -> (u32, Reading, BySide<Millis>) {
        let earlier = &self.clocks.timeline.earlier;
        let then = earlier.latest().find(|then| then.since() <= at);
        let then = then.or_else(|| earlier.latest().last());
        match then.filter(|_| at < self.clocks.clock.since()) {
            Some(then) => {
                let (clock, mut spent) = (then.clock(), then.spent());
                if let Some(side) = clock.running() {
                    spent[side] += clock.charged(at);
                }
                (then.ply, clock.reading(at), spent)
            }
            None => (self.ply(), self.reading(at), self.spent(at)),
        }
    }

    /// The game that the present one replaced; `None` for the first one.
    pub(crate) fn replaced_game(&self) -> Option<ReplacedGame> {
        self.clocks.timeline.replaced.as_deref().copied()
    }

    /// Whether any time was charged in the present game, or is being charged.
    pub(crate) fn has_charged(&self) -> bool {
        self.clocks.clock.running().is_some()
            || self.clocks.timeline.spent != BySide::both(Millis::ZERO)
    }

    /// When the game began; zero before.
    pub const fn began(&self) -> Time {
        self.clocks.timeline.began
    }

    /// What both clocks showed together as the game began, with what an arbiter had set before; `None` before that.
    pub const fn began_with(&self) -> Option<Millis> {
        self.clocks.timeline.began_with
    }

    /// When the game ended last, though it may go on since; none before.
    pub const fn ended_at(&self) -> Option<Time> {
        self.clocks.timeline.ended
    }

    /// When the game went on last after it had ended; none where it never did.
    pub const fn went_on_at(&self) -> Option<Time> {
        self.clocks.timeline.went_on
    }

    /// The last record that changed position, clocks or result.
    pub const fn changed(&self) -> u64 {
        self.stream.changed
    }
}
