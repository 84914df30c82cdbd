//! Where in a story one stands.

use adoube_simulation::walk::{Kind, Moment, Walk};

use crate::watch::Move;

/// Somebody who walks through a run.
pub(super) struct Walker {
    /// What he walks through.
    pub(super) walk: Walk,
    /// The moment that he looks at, counted from 0.
    pub(super) at: usize,
    /// The first moment on the screen.
    pub(super) top: usize,
    /// Moments that fit on the screen.
    pub(super) page: usize,
    /// Whether the moment in full has the screen for itself.
    pub(super) in_full: bool,
}

impl Walker {
    pub(super) const fn new(walk: Walk) -> Self {
        Self {
            walk,
            at: 0,
            top: 0,
            page: 1,
            in_full: false,
        }
    }

    /// Somewhere else; never beyond an end.
    pub(super) fn go(&mut self, by: Move) {
        let last = self.walk.moments.len().saturating_sub(1);
        let to = match by {
            Move::Up => self.at.saturating_sub(1),
            Move::Down => self.at + 1,
            Move::PageUp => self.at.saturating_sub(self.page),
            Move::PageDown => self.at + self.page,
            Move::First => 0,
            Move::Last => last,
        };
        self.at = to.min(last);
    }

    /// To the next step of the story, or the end.
    pub(super) fn next_step(&mut self) {
        let mut after = self.walk.moments.iter().skip(self.at + 1);
        match after.position(is_step) {
            Some(further) => self.at += 1 + further,
            None => self.go(Move::Last),
        }
    }

    /// To the step before, or the beginning.
    pub(super) fn step_before(&mut self) {
        let before = self.walk.moments.iter().take(self.at);
        self.at = before.into_iter().rposition(is_step).unwrap_or(0);
    }

    /// So many moments fit: what is shown follows where one stands.
    pub(super) fn shown(&mut self, page: usize) -> &[Moment] {
        self.page = page.max(1);
        if self.at < self.top {
            self.top = self.at;
        }
        if self.at >= self.top + self.page {
            self.top = self.at + 1 - self.page;
        }
        let end = (self.top + self.page).min(self.walk.moments.len());
        self.walk.moments.get(self.top..end).unwrap_or_default()
    }
}

fn is_step(moment: &Moment) -> bool {
    moment.kind == Kind::Step
}
