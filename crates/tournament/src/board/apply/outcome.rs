//! The result, and what was said of it.

use super::moment::{Moment, Stage};
use super::{Apply, ResultApproved};
use crate::board::event::{
    Finished, Outage, PositionRestored, Reopened, ResultConfirmed, ResultCorrected, Ruled,
};
use crate::board::flags::{FlagFall, Undone};
use crate::board::state::Outcome;
use crate::board::{Approval, Ending, Remedy};
use crate::ids::{PersonId, RulingRef};

impl Outcome {
    /// The game goes on: a flag that ended it does not any more.
    fn undo_flag(&mut self, ruling: Option<RulingRef>, now: &Moment<'_>) {
        let fallen = self.flags.last_mut().filter(|flag| flag.undone.is_none());
        if let Some(flag) = fallen {
            flag.undone = Some(Undone { at: now.at, ruling });
        }
    }
}

/// Whose a result is. What a ruling does is recorded as the coordinator's; it is that of the arbiter who ruled.
fn author(now: &Moment<'_>) -> Option<PersonId> {
    now.record.actor.person().or(now.ruled_by.as_ref()).cloned()
}

impl Apply<Finished> for Outcome {
    fn apply(&mut self, finished: &Finished, now: &Moment<'_>) {
        let declared = finished.ending == Ending::Declared && now.is_under_way();
        let is_by_arbiter = declared || finished.ending == Ending::Forfeit;
        self.declared_in_play = is_by_arbiter && now.person().is_some();
        self.approval = Approval::default();
        self.over_by_flag = matches!(finished.ending, Ending::Flag | Ending::FlagDraw);
        if self.over_by_flag {
            let fallen = now.clock.running().map(|side| FlagFall {
                side,
                at: now.at,
                attempt: now.attempt,
                score: finished.score,
                undone: None,
            });
            self.flags.extend(fallen);
        }
    }
}

impl Apply<ResultConfirmed> for Outcome {
    fn apply(&mut self, confirmed: &ResultConfirmed, _: &Moment<'_>) {
        self.approval.confirm(confirmed.side);
    }
}

impl Apply<ResultApproved> for Outcome {
    fn apply(&mut self, _: &ResultApproved, now: &Moment<'_>) {
        self.approval.approve(author(now));
    }
}

impl Apply<ResultCorrected> for Outcome {
    fn apply(&mut self, _: &ResultCorrected, now: &Moment<'_>) {
        if now.person().is_some() {
            self.result_by = None;
        }
        self.approval.correct(author(now));
    }
}

impl Apply<Ruled> for Outcome {
    fn apply(&mut self, ruled: &Ruled, now: &Moment<'_>) {
        match ruled.remedy {
            Remedy::Result { .. } => self.result_by = Some(ruled.ruling),
            Remedy::Resume { .. } | Remedy::Restart { .. } | Remedy::Postpone => {
                self.result_by = None;
                self.over_by_flag = false;
                self.approval = Approval::default();
                self.undo_flag(Some(ruled.ruling), now);
            }
        }
    }
}

impl Apply<Reopened> for Outcome {
    fn apply(&mut self, _: &Reopened, now: &Moment<'_>) {
        self.over_by_flag = false;
        self.approval = Approval::default();
        self.undo_flag(None, now);
    }
}

impl Apply<PositionRestored> for Outcome {
    fn apply(&mut self, _: &PositionRestored, now: &Moment<'_>) {
        self.undo_flag(None, now);
    }
}

impl Apply<Outage> for Outcome {
    fn apply(&mut self, _: &Outage, now: &Moment<'_>) {
        if now.stage == Stage::Finished {
            self.undo_flag(None, now);
        }
    }
}
