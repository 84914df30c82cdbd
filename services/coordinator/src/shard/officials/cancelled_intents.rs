//! What was asked for at a venue's node and expired or was taken back.

use std::collections::VecDeque;

use adoube_tournament::ids::{CommandId, VenueId};

use crate::shard::input::Void;

/// How many are remembered: what was said before and comes later was under way at the same time, and
/// that is a few of each venue.
const REMEMBERED: usize = 4_096;

/// The last of them, so that what was said of one before it was void, and comes after it, is not done.
#[derive(Debug, Default)]
pub(in crate::shard) struct CancelledIntents(VecDeque<(VenueId, CommandId, Void)>);

impl CancelledIntents {
    /// Why this is not to be done, as it says itself or did before.
    pub(in crate::shard) fn look(
        &mut self,
        venue: &VenueId,
        id: CommandId,
        void: Option<Void>,
    ) -> Option<Void> {
        let same = |(of, known, _): &&(VenueId, CommandId, Void)| *known == id && of == venue;
        if let Some((.., void)) = self.0.iter().find(same) {
            return Some(*void);
        }
        let void = void?;
        if self.0.len() >= REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((venue.clone(), id, void));
        Some(void)
    }
}
