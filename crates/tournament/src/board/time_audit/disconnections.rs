//! When each player was away, whatever incident tells of it.

use std::collections::VecDeque;

use adoube_chess::{BySide, Side};

use crate::board::lazy_box::Blank;
use crate::board::{Board, Span};
use crate::time::Time;

/// How many silences of a player that are over are known, the latest: a link that comes and goes makes many.
const KNOWN: usize = 32;

/// The silences of White and of Black that are over, the latest last.
pub(in crate::board) type Silences = BySide<Known>;

/// Those of one player.
#[derive(Debug, Clone)]
pub(in crate::board) struct Known {
    over: VecDeque<Span>,
    /// When the time to reconnect had passed in one of them, or in the one that lasts.
    too_long: VecDeque<Time>,
}

impl Blank for Silences {
    const BLANK: &'static Self = &Self::new(Known::new(), Known::new());
}

impl Known {
    const fn new() -> Self {
        Self {
            over: VecDeque::new(),
            too_long: VecDeque::new(),
        }
    }

    /// A silence is over.
    pub(in crate::board) fn end(&mut self, silence: Span) {
        keep(&mut self.over, silence);
    }

    /// The time to reconnect is over.
    pub(in crate::board) fn pass_limit(&mut self, at: Time) {
        keep(&mut self.too_long, at);
    }
}

fn keep<T>(known: &mut VecDeque<T>, new: T) {
    if known.len() == KNOWN {
        known.pop_front();
    }
    known.push_back(new);
}

impl Board {
    /// When a side was away until `now`, as far as is known.
    pub(in crate::board) fn absent_intervals(&self, side: Side, now: Time) -> Vec<Span> {
        let over = self.seats.silences[side].over.iter().copied();
        let lasting = self.away(side).map(|away| Span {
            from: away.last_contact,
            to: now,
        });
        over.chain(lasting).collect()
    }

    /// Whether a side was away at some time between two instants, as far as is known.
    pub(crate) fn was_away(&self, side: Side, from: Time, to: Time) -> bool {
        let over = &self.seats.silences[side].over;
        let meets = |span: &Span| span.from < to && from < span.to;
        over.iter().any(meets) || self.away(side).is_some_and(|away| away.last_contact < to)
    }

    /// When the event's time to reconnect had passed for a side that was away between two instants (O 11.4.2); none
    /// where it had not, or as long ago as is not known any more.
    pub fn limit_passed(&self, side: Side, from: Time, to: Time) -> Option<Time> {
        let mut known = self.seats.silences[side].too_long.iter();
        known.find(|at| from <= **at && **at <= to).copied()
    }
}
