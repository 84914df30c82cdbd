//! When each player was away, whatever incident tells of it.

use std::collections::VecDeque;

use adoube_chess::Side;

use super::record::{Event, Record};
use super::{Board, Span};
use crate::time::Time;

/// How many silences of a player that are over are known, the latest: a link that comes and goes makes many.
const KNOWN: usize = 32;

/// Those that are over, of White and of Black, the latest last.
pub(super) type Silences = [VecDeque<Span>; 2];

impl Board {
    /// Whether a side was away at some time between two instants, as far as is known.
    pub(crate) fn was_away(&self, side: Side, from: Time, to: Time) -> bool {
        let over = &self.silences[side.index()];
        let meets = |span: &Span| span.from < to && from < span.to;
        over.iter().any(meets) || self.away(side).is_some_and(|away| away.last_contact < to)
    }

    /// To be told of a record before what it did is folded.
    pub(super) fn note_silence(&mut self, record: &Record) {
        match &record.event {
            Event::Restarted { reversed: true, .. } => self.silences.swap(0, 1),
            Event::SeatBack { side } => {
                let Some(away) = self.away(*side) else {
                    return;
                };
                let over = &mut self.silences[side.index()];
                if over.len() == KNOWN {
                    over.pop_front();
                }
                over.push_back(Span {
                    from: away.last_contact,
                    to: record.time,
                });
            }
            _ => {}
        }
    }
}
