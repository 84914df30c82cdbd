//! What of rulings, and of arbiters who stopped the clocks, a board can be asked about.

use super::{Board, PauseCause, Phase};
use crate::actor::Role;
use crate::ids::{PersonId, RulingRef};

impl Board {
    /// The newest ruling that was carried out.
    pub fn last_ruling(&self) -> Option<RulingRef> {
        self.rulings.done.last().map(|last| last.ruling)
    }

    /// The ruling that was carried out here after another one.
    pub fn ruling_after(&self, ruling: RulingRef) -> Option<RulingRef> {
        let mut later = self
            .rulings
            .done
            .iter()
            .skip_while(|one| one.ruling != ruling);
        later.nth(1).map(|next| next.ruling)
    }

    /// The record that carried a ruling out here; none if it was not.
    pub fn carried_out_at(&self, ruling: RulingRef) -> Option<u64> {
        let found = self.rulings.done.iter().find(|one| one.ruling == ruling);
        found.map(|one| one.sequence)
    }

    /// Whether a ruling was carried out here: each is once.
    pub fn has_carried_out(&self, ruling: RulingRef) -> bool {
        self.carried_out_at(ruling).is_some()
    }

    /// The ruling whose the result is that stands, made or let stand; none once an arbiter corrected it
    /// beside all rulings.
    pub const fn result_by(&self) -> Option<RulingRef> {
        self.outcome.result_by
    }

    /// The arbiter whose ruling was carried out last; none where there was none, or its record does not tell.
    pub const fn ruled_by(&self) -> Option<&PersonId> {
        self.rulings.by.as_ref()
    }

    /// In which office somebody stopped the clocks, and why, where an arbiter did and they still stand for it.
    pub fn stopped_by_arbiter(&self) -> Option<(Option<Role>, Option<&str>)> {
        match &self.play.phase {
            Phase::Paused {
                cause: PauseCause::Arbiter { reason },
                ..
            } => {
                let by = self.play.stopped.by.as_ref();
                Some((by.map(|(_, role)| *role), reason.as_deref()))
            }
            Phase::Waiting | Phase::Playing | Phase::Paused { .. } | Phase::Finished { .. } => None,
        }
    }

    /// Who of the arbiters stopped the clocks last, and in which office.
    pub fn stopped_by(&self) -> Option<(&PersonId, Role)> {
        let by = self.play.stopped.by.as_ref();
        by.map(|(person, role)| (person, *role))
    }

    /// The ruling that put the game off, while it is.
    pub const fn postponed_by(&self) -> Option<RulingRef> {
        match &self.play.phase {
            Phase::Paused {
                cause: PauseCause::Postponed { ruling, .. },
                ..
            } => Some(*ruling),
            Phase::Waiting | Phase::Playing | Phase::Paused { .. } | Phase::Finished { .. } => None,
        }
    }
}
