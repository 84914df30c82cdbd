//! How records change what the players have to see.

use adoube_chess::{BySide, Side};

use super::Notices;
use super::clock_changes::ClockChange;
use super::rulings::{NoticedRemedy, RulingNotice};
use super::seat_moves::SeatMoveNotices;
use crate::board::apply::{Apply, Moment, Stage};
use crate::board::event::{
    ArbiterCalled, CallAnswered, CallTaken, ClockAdjusted, DrawDeclined, DrawOffered, Finished,
    LeaveEnded, Moved, Outage, Paused, Penalised, PositionRestored, PremoveEnded, PremoveSet,
    ReadyGiven, Reopened, Restarted, Resumed, Ruled, SeatBack, SeatLost, SeatMoved, Started,
    TimeAdded,
};
use crate::board::lazy_box::LazyBox;
use crate::board::{PremoveEnd, Remedy};
use crate::clock::Reading;
use crate::ids::PersonId;
use crate::time::Millis;

fn times(reading: &Reading) -> BySide<Millis> {
    BySide::from_fn(|side| reading.remaining(side))
}

fn person(now: &Moment<'_>) -> Option<PersonId> {
    now.record.actor.person().cloned()
}

impl Notices {
    fn show(&mut self, notice: RulingNotice) {
        self.clock_changes.clear();
        self.rulings.show(notice);
    }

    /// Both clocks stopped.
    fn stop(&mut self, clocks: &Reading, now: &Moment<'_>, by_arbiter: bool) {
        self.rulings.pause(now.stage == Stage::Playing, by_arbiter);
        for (side, moves) in Side::ALL.into_iter().zip(self.seat_moves.iter_mut()) {
            moves.stop(clocks.remaining(side));
        }
    }
}

impl Apply<Started> for LazyBox<Notices> {
    fn apply(&mut self, _: &Started, _: &Moment<'_>) {
        if let Some(notices) = self.changed() {
            notices.rulings.start();
        }
    }
}

impl Apply<Moved> for LazyBox<Notices> {
    /// A premove was entered before the player left.
    fn apply(&mut self, moved: &Moved, _: &Moment<'_>) {
        let Some(notices) = self.changed() else {
            return;
        };
        let side = moved.side;
        notices.rulings.moved(side);
        notices.clock_changes.moved(side);
        notices.seat_moves[side] = SeatMoveNotices::NONE;
        notices.draw_offers.moved(side);
        notices.premove_dropped = BySide::new(None, None);
        if !moved.premove {
            notices.calls[side].end_leave();
        }
    }
}

impl Apply<DrawOffered> for LazyBox<Notices> {
    fn apply(&mut self, offered: &DrawOffered, now: &Moment<'_>) {
        let is_next = now.to_move == offered.side;
        self.draw_offers
            .offer(offered.side, now.ply + u32::from(is_next));
        self.calls[offered.side].end_leave();
    }
}

impl Apply<DrawDeclined> for LazyBox<Notices> {
    fn apply(&mut self, declined: &DrawDeclined, now: &Moment<'_>) {
        self.draw_offers.decline(declined.side, now.ply);
    }
}

impl Apply<PremoveSet> for LazyBox<Notices> {
    fn apply(&mut self, set: &PremoveSet, _: &Moment<'_>) {
        if let Some(notices) = self.changed() {
            notices.premove_dropped[set.side] = None;
        }
    }
}

impl Apply<PremoveEnded> for LazyBox<Notices> {
    fn apply(&mut self, ended: &PremoveEnded, _: &Moment<'_>) {
        match &ended.why {
            PremoveEnd::Illegal(why) => self.premove_dropped[ended.side] = Some(why.clone()),
            PremoveEnd::Cancelled => {
                if let Some(notices) = self.changed() {
                    notices.premove_dropped[ended.side] = None;
                }
            }
        }
    }
}

impl Apply<Paused> for LazyBox<Notices> {
    fn apply(&mut self, paused: &Paused, now: &Moment<'_>) {
        if let Some(notices) = self.changed() {
            notices.stop(&paused.clocks, now, paused.cause.is_arbiters());
        }
    }
}

impl Apply<Outage> for LazyBox<Notices> {
    fn apply(&mut self, outage: &Outage, now: &Moment<'_>) {
        if let Some(notices) = self.changed() {
            notices.stop(&outage.clocks, now, false);
        }
    }
}

impl Apply<Resumed> for LazyBox<Notices> {
    fn apply(&mut self, _: &Resumed, _: &Moment<'_>) {
        if let Some(notices) = self.changed() {
            notices.rulings.resume();
        }
    }
}

impl Apply<ClockAdjusted> for LazyBox<Notices> {
    fn apply(&mut self, adjusted: &ClockAdjusted, now: &Moment<'_>) {
        let set = [times(&adjusted.before), times(&adjusted.clocks)];
        self.clock_changes.add(ClockChange {
            control: adjusted.control.clone(),
            ..ClockChange::new(set, adjusted.reason.clone(), person(now))
        });
    }
}

impl Apply<TimeAdded> for LazyBox<Notices> {
    fn apply(&mut self, added: &TimeAdded, now: &Moment<'_>) {
        let after = times(&added.clocks);
        let before = BySide::from_fn(|side| after[side].less(added.added[side]));
        let change = ClockChange::new([before, after], added.reason.clone(), person(now));
        self.clock_changes.add(change);
    }
}

impl Apply<Penalised> for LazyBox<Notices> {
    /// Also penalties that leave the clocks as they are.
    fn apply(&mut self, penalised: &Penalised, now: &Moment<'_>) {
        self.penalties.add(now.record.sequence, now.ply);
        let ruling = &penalised.ruling;
        let as_they_are = || [times(&now.clock.reading(now.at)); 2];
        let set = penalised.clocks.as_ref();
        let set = set.map_or_else(as_they_are, |set| [times(&set.before), times(&set.after)]);
        self.clock_changes.add(ClockChange {
            penalties: Some(ruling.clone()),
            ..ClockChange::new(set, ruling.reason.clone(), person(now))
        });
    }
}

impl Apply<Ruled> for LazyBox<Notices> {
    fn apply(&mut self, ruled: &Ruled, _: &Moment<'_>) {
        let (remedy, when_ready) = match &ruled.remedy {
            Remedy::Resume { .. } => (NoticedRemedy::Resume, true),
            Remedy::Restart { .. } => (NoticedRemedy::Restart, true),
            Remedy::Result { .. } => (NoticedRemedy::Result, false),
            Remedy::Postpone => (NoticedRemedy::Postpone, false),
        };
        self.show(RulingNotice {
            ruling: Some(ruled.ruling),
            article: ruled.article.clone(),
            before: Some(times(&ruled.before)),
            after: Some(times(&ruled.clocks)),
            start_in: ruled.start_in,
            when_ready,
            ..RulingNotice::new(remedy, ruled.reason.clone(), ruled.by.clone())
        });
    }
}

impl Apply<Reopened> for LazyBox<Notices> {
    fn apply(&mut self, reopened: &Reopened, now: &Moment<'_>) {
        self.draw_offers.reopen();
        self.show(RulingNotice {
            before: Some(times(&reopened.before)),
            after: Some(times(&reopened.clocks)),
            start_in: reopened.start_in.unwrap_or(Millis::ZERO),
            when_ready: reopened.start_in.is_some(),
            ..RulingNotice::new(NoticedRemedy::Reopen, reopened.reason.clone(), person(now))
        });
    }
}

impl Apply<PositionRestored> for LazyBox<Notices> {
    fn apply(&mut self, restored: &PositionRestored, now: &Moment<'_>) {
        self.draw_offers.set_position(restored.ply);
        self.show(RulingNotice {
            before: Some(times(&restored.before)),
            after: Some(times(&restored.clocks)),
            ..RulingNotice::new(NoticedRemedy::Restore, restored.reason.clone(), person(now))
        });
    }
}

impl Apply<Restarted> for LazyBox<Notices> {
    /// A game that begins by a ruling has a record of its own before. The clocks before a correction were those of another
    /// game.
    fn apply(&mut self, restarted: &Restarted, now: &Moment<'_>) {
        let before = now.clock.shared_control();
        let correction = match (restarted.reversed, &restarted.fen) {
            (true, _) => Some(NoticedRemedy::Reverse),
            (false, Some(_)) => Some(NoticedRemedy::NewStart),
            (false, None) => None,
        };
        let is_same_control = *before == restarted.control;
        if correction.is_none() && is_same_control && self.is_blank() {
            return;
        }
        let notices = &mut **self;
        notices.penalties.clear();
        notices.draw_offers.set_position(0);
        notices.seat_moves = BySide::both(()).map(|()| SeatMoveNotices::NONE);
        if restarted.reversed {
            notices.calls.swap();
            notices.premove_dropped.swap();
        }
        if let Some(remedy) = correction {
            let notice = RulingNotice::new(remedy, restarted.reason.clone(), person(now));
            notices.show(notice);
        }
        if !is_same_control {
            notices.rulings.set_control_before(before);
        }
    }
}

impl Apply<Finished> for LazyBox<Notices> {
    fn apply(&mut self, _: &Finished, _: &Moment<'_>) {
        let Some(notices) = self.changed() else {
            return;
        };
        notices.rulings.finish();
        notices.clock_changes.finish();
        notices.draw_offers.finish();
        notices.seat_moves = BySide::both(()).map(|()| SeatMoveNotices::NONE);
        for calls in &mut notices.calls {
            calls.end_game();
        }
    }
}

impl Apply<ReadyGiven> for LazyBox<Notices> {
    fn apply(&mut self, ready: &ReadyGiven, _: &Moment<'_>) {
        if let Some(notices) = self.changed() {
            notices.rulings.ready(ready.side);
        }
    }
}

impl Apply<SeatLost> for LazyBox<Notices> {
    fn apply(&mut self, lost: &SeatLost, now: &Moment<'_>) {
        let before = now.clock.reading(lost.last_contact).remaining(lost.side);
        self.seat_moves[lost.side].lose(before);
    }
}

impl Apply<SeatBack> for LazyBox<Notices> {
    fn apply(&mut self, back: &SeatBack, now: &Moment<'_>) {
        if let Some(notices) = self.changed() {
            let after = now.clock.reading(now.at).remaining(back.side);
            notices.seat_moves[back.side].stop(after);
        }
    }
}

impl Apply<SeatMoved> for LazyBox<Notices> {
    fn apply(&mut self, moved: &SeatMoved, _: &Moment<'_>) {
        self.seat_moves[moved.side].take(moved);
    }
}

impl Apply<ArbiterCalled> for LazyBox<Notices> {
    fn apply(&mut self, call: &ArbiterCalled, _: &Moment<'_>) {
        self.calls[call.side].begin(call);
    }
}

impl Apply<CallAnswered> for LazyBox<Notices> {
    fn apply(&mut self, answer: &CallAnswered, _: &Moment<'_>) {
        for calls in &mut self.calls {
            calls.answer(answer);
        }
    }
}

impl Apply<CallTaken> for LazyBox<Notices> {
    fn apply(&mut self, taken: &CallTaken, _: &Moment<'_>) {
        for calls in &mut self.calls {
            calls.take(taken.number);
        }
    }
}

impl Apply<LeaveEnded> for LazyBox<Notices> {
    fn apply(&mut self, ended: &LeaveEnded, _: &Moment<'_>) {
        self.calls[ended.side].end_leave();
    }
}
