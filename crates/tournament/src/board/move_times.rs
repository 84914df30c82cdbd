//! When the latest moves of the game on a board were made.

use std::collections::VecDeque;

use super::Board;
use super::event::{Event, PositionRestored};
use super::record::Record;
use crate::time::Time;

/// How many are known: whoever rules is shown no more of what was played in a silence.
const KNOWN: usize = 32;

/// Those of the latest moves, the latest last.
pub(super) type MoveTimes = VecDeque<Time>;

impl Board {
    /// When so many of the latest moves were made, in order; fewer where not as many were made or are known.
    pub fn moved_at(&self, latest: usize) -> impl Iterator<Item = Time> {
        let skipped = self.move_times.len().saturating_sub(latest);
        self.move_times.iter().skip(skipped).copied()
    }

    /// To be told of a record when it is folded; `before` is how many half-moves there were until then.
    pub(super) fn note_move_time(&mut self, record: &Record, before: u32) {
        match &record.event {
            Event::Moved(_) => {
                if self.move_times.len() == KNOWN {
                    self.move_times.pop_front();
                }
                self.move_times.push_back(record.time);
            }
            Event::PositionRestored(PositionRestored { ply, .. }) => {
                let gone = usize::try_from(before.saturating_sub(*ply)).unwrap_or(usize::MAX);
                let left = self.move_times.len().saturating_sub(gone);
                self.move_times.truncate(left);
            }
            Event::Restarted(_) => self.move_times.clear(),
            _ => {}
        }
    }
}
