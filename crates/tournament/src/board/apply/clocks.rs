//! The clocks, and where each second went.

use std::sync::Arc;

use adoube_chess::{BySide, Side};

use super::Apply;
use super::moment::Moment;
use crate::board::event::{
    CameLate, ClockAdjusted, Finished, Moved, Outage, Paused, Penalised, PositionRestored,
    Reopened, Restarted, Resumed, Ruled, Started, TimeAdded,
};
use crate::board::lazy_box::LazyBox;
use crate::board::state::Clocks;
use crate::board::time_audit::effective_rulings::{Charged, signed};
use crate::board::time_audit::manual_clock_changes::{How, SetByHand};
use crate::board::time_audit::timeline::{Set, Stood};
use crate::board::{Credits, Remedy};
use crate::clock::{Clock, Reading};
use crate::time::Millis;

impl Clocks {
    fn set(&mut self, clocks: Reading, stood: Stood, now: &Moment<'_>) {
        self.set_keeping(clocks, stood, None, now);
    }

    /// `added`: what a record gave that else only stopped or started the clocks.
    fn set_keeping(
        &mut self,
        clocks: Reading,
        stood: Stood,
        added: Option<BySide<Millis>>,
        now: &Moment<'_>,
    ) {
        self.timeline.take(&Set { stood, added }, now);
        self.clock.set(clocks, now.at);
    }

    /// As an official set them, beside all rulings.
    fn note_by_hand(
        &mut self,
        how: How,
        times: [BySide<Millis>; 2],
        reason: &str,
        now: &Moment<'_>,
    ) {
        let [before, after] = times;
        self.set_by_hand.push(SetByHand {
            at: now.at,
            attempt: now.attempt,
            how,
            by: now.person(),
            before,
            after,
            control: None,
            reason: reason.to_owned(),
        });
    }

    /// What rulings did to a clock before an arbiter set it is over.
    fn settle(&mut self, is_set: BySide<bool>, now: &Moment<'_>) {
        for side in Side::ALL.into_iter().filter(|side| is_set[*side]) {
            self.effective_rulings.set_by_hand(side, now.record);
        }
    }
}

fn times(reading: &Reading) -> BySide<Millis> {
    BySide::from_fn(|side| reading.remaining(side))
}

fn differ(before: &Reading, after: &Reading) -> BySide<bool> {
    BySide::from_fn(|side| before.remaining(side) != after.remaining(side))
}

impl Apply<Started> for Clocks {
    fn apply(&mut self, started: &Started, now: &Moment<'_>) {
        self.timeline.begin(&started.clocks, now.at);
        self.effective_rulings = LazyBox::blank();
        self.clock.set(started.clocks, now.at);
    }
}

impl Apply<Restarted> for Clocks {
    fn apply(&mut self, restarted: &Restarted, now: &Moment<'_>) {
        self.timeline.replace(&restarted.clocks, now);
        self.effective_rulings = LazyBox::blank();
        self.clock = Clock::new(Arc::clone(&restarted.control));
        self.clock.set(restarted.clocks, now.at);
        self.credits = Credits::fresh(&now.opened.terms);
    }
}

impl Apply<Moved> for Clocks {
    fn apply(&mut self, moved: &Moved, now: &Moment<'_>) {
        let lag = moved.lag.map_or(Millis::ZERO, |credit| credit.given);
        let credit = lag + moved.settling.unwrap_or(Millis::ZERO);
        self.set(moved.clocks, Stood::Moved { credit }, now);
        if let Some(credit) = &moved.lag {
            self.credits.take(moved.side, credit);
        }
    }
}

impl Apply<Paused> for Clocks {
    fn apply(&mut self, paused: &Paused, now: &Moment<'_>) {
        // A pause that gives time of a disconnection back settles what was before.
        let is_plain = paused.clocks == now.clock.stopped(now.at);
        let added = is_plain.then_some(BySide::both(Millis::ZERO));
        self.set_keeping(paused.clocks, Stood::At(times(&paused.clocks)), added, now);
        self.timeline.take_back(&paused.clocks, &now.clock);
    }
}

impl Apply<Outage> for Clocks {
    fn apply(&mut self, outage: &Outage, now: &Moment<'_>) {
        self.set(outage.clocks, Stood::At(times(&outage.clocks)), now);
        self.timeline.take_back(&outage.clocks, &now.clock);
    }
}

impl Apply<Resumed> for Clocks {
    fn apply(&mut self, resumed: &Resumed, now: &Moment<'_>) {
        let stood = Stood::At(times(&resumed.clocks));
        self.set_keeping(resumed.clocks, stood, Some(BySide::both(Millis::ZERO)), now);
    }
}

impl Apply<ClockAdjusted> for Clocks {
    fn apply(&mut self, adjusted: &ClockAdjusted, now: &Moment<'_>) {
        let [before, after] = [&adjusted.before, &adjusted.clocks].map(times);
        if let Some(change) = &adjusted.control {
            self.clock.set_control(Arc::clone(&change.after));
        }
        self.set(adjusted.clocks, Stood::At(before), now);
        self.settle(differ(&adjusted.before, &adjusted.clocks), now);
        self.note_by_hand(How::Corrected, [before, after], &adjusted.reason, now);
        if let Some(set) = self.set_by_hand.last_mut() {
            let control = adjusted.control.as_ref();
            set.control = control.map(|change| change.after.to_string());
        }
    }
}

impl Apply<TimeAdded> for Clocks {
    fn apply(&mut self, more: &TimeAdded, now: &Moment<'_>) {
        let after = times(&more.clocks);
        let before = BySide::from_fn(|side| after[side].less(more.added[side]));
        // A clock that goes back to a silence's beginning would give back again what this does.
        let added = Some(more.added).filter(|_| more.gives_back.is_empty());
        self.set_keeping(more.clocks, Stood::At(before), added, now);
        for side in Side::ALL {
            if more.added[side] > Millis::ZERO {
                self.timeline.refund(side, &more.gives_back);
            }
        }
        self.note_by_hand(How::Added, [before, after], &more.reason, now);
    }
}

impl Apply<Penalised> for Clocks {
    fn apply(&mut self, penalised: &Penalised, now: &Moment<'_>) {
        if let Some(set) = &penalised.clocks {
            let [before, after] = [&set.before, &set.after].map(times);
            self.set(set.after, Stood::At(before), now);
            self.note_by_hand(How::Penalty, [before, after], &penalised.ruling.reason, now);
        }
    }
}

impl Apply<CameLate> for Clocks {
    fn apply(&mut self, late: &CameLate, now: &Moment<'_>) {
        self.set(late.clocks, Stood::Uncharged, now);
    }
}

impl Apply<PositionRestored> for Clocks {
    fn apply(&mut self, restored: &PositionRestored, now: &Moment<'_>) {
        let [before, after] = [&restored.before, &restored.clocks].map(times);
        self.set(restored.clocks, Stood::Restored(before), now);
        self.settle(BySide::both(true), now);
        // An earlier position alone leaves the times as they are.
        if before != after {
            self.note_by_hand(How::Restored, [before, after], &restored.reason, now);
        }
    }
}

impl Apply<Reopened> for Clocks {
    fn apply(&mut self, reopened: &Reopened, now: &Moment<'_>) {
        let [before, after] = [&reopened.before, &reopened.clocks].map(times);
        self.set(reopened.clocks, Stood::At(after), now);
        self.timeline.go_on(now.at);
        self.settle(differ(&reopened.before, &reopened.clocks), now);
        self.note_by_hand(How::Reopened, [before, after], &reopened.reason, now);
    }
}

impl Apply<Finished> for Clocks {
    fn apply(&mut self, finished: &Finished, now: &Moment<'_>) {
        self.set(finished.clocks, Stood::At(times(&finished.clocks)), now);
        self.timeline.end(now.at);
    }
}

impl Apply<Ruled> for Clocks {
    /// A result is a record of its own.
    fn apply(&mut self, ruled: &Ruled, now: &Moment<'_>) {
        self.set(ruled.clocks, Stood::At(times(&ruled.before)), now);
        match &ruled.remedy {
            Remedy::Result { .. } => {}
            Remedy::Restart { .. } | Remedy::Postpone => self.timeline.go_on(now.at),
            Remedy::Resume { basis, .. } => {
                self.timeline.go_on(now.at);
                let before = self.clock.control().move_anew(&ruled.before, now.to_move);
                let given = BySide::from_fn(|side| {
                    signed(ruled.clocks.remaining(side)).saturating_sub(signed(before[side]))
                });
                let charged = Charged::new(self.timeline.charges(), &self.clock, now.at);
                let own = (now.record.sequence, ruled.ruling);
                self.effective_rulings.rule(own, basis, given, charged);
            }
        }
    }
}
