//! What was ruled or corrected, that the players are to see before the clock starts (DIS-9).

use std::sync::Arc;

use adoube_chess::{BySide, Side};

use crate::clock::TimeControl;
use crate::ids::{PersonId, RulingRef};
use crate::time::Millis;

/// What an arbiter did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoticedRemedy {
    /// A ruling: the game is resumed.
    Resume,
    /// A ruling: a new game begins.
    Restart,
    /// A ruling set the result.
    Result,
    /// A ruling postponed the game.
    Postpone,
    /// A game that was over is resumed.
    Reopen,
    /// Moves were taken back.
    Restore,
    /// A new game with the colours reversed.
    Reverse,
    /// A new game from the right start position.
    NewStart,
}

/// A ruling or a correction, as the players see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingNotice {
    /// What was done.
    pub remedy: NoticedRemedy,
    /// Which ruling; none for a correction.
    pub ruling: Option<RulingRef>,
    /// The article that it rests on; empty for a correction.
    pub article: String,
    /// Why.
    pub reason: String,
    /// Who did it.
    pub by: Option<PersonId>,
    /// Both clocks before it; none where it began another game by a correction.
    pub before: Option<BySide<Millis>>,
    /// Both clocks after it; none where it began another game.
    pub after: Option<BySide<Millis>>,
    /// How long after both players are ready the clock starts.
    pub start_in: Millis,
    /// Whether the clock starts when both are ready; else an arbiter starts it.
    pub when_ready: bool,
    /// Who has said that they saw it.
    pub ready: BySide<bool>,
    /// Who has moved since.
    pub(super) moved: BySide<bool>,
}

impl RulingNotice {
    /// Without clocks, article and countdown.
    pub(super) const fn new(remedy: NoticedRemedy, reason: String, by: Option<PersonId>) -> Self {
        Self {
            remedy,
            ruling: None,
            article: String::new(),
            reason,
            by,
            before: None,
            after: None,
            start_in: Millis::ZERO,
            when_ready: false,
            ready: BySide::both(false),
            moved: BySide::both(false),
        }
    }

    /// Whether the player has said that they saw it, or has moved since.
    pub(super) fn is_seen(&self, side: Side) -> bool {
        self.ready[side] || self.moved[side]
    }
}

/// The newest ruling or correction.
#[derive(Debug, Clone)]
pub(super) struct RulingNotices {
    newest: Option<RulingNotice>,
    control_before: Option<Arc<TimeControl>>,
}

impl RulingNotices {
    pub(super) const NONE: Self = Self {
        newest: None,
        control_before: None,
    };

    pub(super) const fn newest(&self) -> Option<&RulingNotice> {
        self.newest.as_ref()
    }

    pub(super) const fn control_before(&self) -> Option<&Arc<TimeControl>> {
        self.control_before.as_ref()
    }

    /// What an earlier one changed is no part of this one.
    pub(super) fn show(&mut self, notice: RulingNotice) {
        self.newest = Some(notice);
        self.control_before = None;
    }

    /// A game begins again with another time control.
    pub(super) fn set_control_before(&mut self, before: &Arc<TimeControl>) {
        self.control_before = Some(Arc::clone(before));
    }

    pub(super) fn moved(&mut self, side: Side) {
        if let Some(newest) = &mut self.newest {
            newest.moved[side] = true;
        }
    }

    pub(super) fn ready(&mut self, side: Side) {
        if let Some(newest) = &mut self.newest {
            newest.ready[side] = true;
        }
    }

    /// The game began: both players have seen it.
    pub(super) fn start(&mut self) {
        *self = Self::NONE;
    }

    /// What was ruled before the game went on is past. Who stops the clocks resumes the game: being ready does not.
    pub(super) fn pause(&mut self, was_running: bool, by_arbiter: bool) {
        if was_running {
            self.newest = None;
        }
        if let Some(newest) = &mut self.newest {
            newest.when_ready &= !by_arbiter;
        }
    }

    /// A clock that an arbiter starts takes nothing out of sight that a player has not seen yet.
    pub(super) fn resume(&mut self) {
        self.newest
            .take_if(|newest| newest.ready == BySide::both(true));
    }

    /// Nobody is to be ready for a clock any more. What set the result stays.
    pub(super) fn finish(&mut self) {
        self.newest
            .take_if(|newest| newest.remedy != NoticedRemedy::Result);
    }
}
