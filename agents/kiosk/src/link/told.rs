//! What the records tell a player of his game, beside what he may do in it.

use std::collections::BTreeMap;

use adoube_proto::v1::{
    BoardEvent, Opened, PauseCause, PauseReasonGiven, PauseShown, Paused, PenaltyShown,
    PositionRestored, Remedy, Reopened, Restarted, Ruled, RulingShown, Side, board_event::Event,
};

use super::{
    calls::Calls,
    changes::Changes,
    checks::Checks,
    correction,
    physical_boards::PhysicalBoards,
    ruling_pause::pause_after,
    seat_moves::SeatMoves,
    sides::{index, mark},
};

/// What an arbiter said of a result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Approval {
    /// Nothing yet.
    #[default]
    None,
    /// It is so.
    Approved,
    /// It is another one.
    Corrected,
}

/// The board in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Told {
    /// Which game of the board, from 1.
    pub game: u32,
    /// A [`adoube_proto::v1::Variant`].
    pub variant: i32,
    /// Where the game began, as FEN; empty for the usual position.
    pub fen: String,
    /// As PGN writes it.
    pub time_control: String,
    /// That of the game before, where one begins anew with another.
    pub control_before: Option<String>,
    /// Whose a drawn game is.
    pub draw_odds: Side,
    /// Whether the round has begun.
    pub released: bool,
    /// Why both clocks stand.
    pub pause: Option<PauseShown>,
    /// The last ruling, until play goes on with both players ready, or is stopped again.
    pub ruling: Option<RulingShown>,
    /// Who has moved since it.
    moved_since: [bool; 2],
    /// When the clock starts after it, coordinator time, once both players are ready and heard.
    pub starts_at: Option<u64>,
    /// Why the result is as it is.
    pub result_reason: String,
    /// What an arbiter said of the result.
    pub approval: Approval,
    /// The calls of either side that its player is to know of, White first.
    pub calls: [Calls; 2],
    /// The default time that an arbiter set, milliseconds; none in it for no deadline.
    pub default_time: Option<Option<u64>>,
    /// The checks before the game, White first.
    pub checks: Checks,
    /// Whose seat is not heard of.
    pub away: [bool; 2],
    /// That an arbiter changed the clocks of the game.
    pub changes: Changes,
    /// The penalties of the game.
    pub penalties: Vec<PenaltyShown>,
    /// That an official moved a seat, and what the disconnection before it cost.
    pub seat_moves: SeatMoves,
    /// The physical boards of the game.
    pub physical_boards: PhysicalBoards,
    /// The holds that are on, by their numbers in the round, each with its reason.
    holds: BTreeMap<u32, String>,
}

impl Told {
    /// Takes in a record; `ready` are those who have seen the ruling that waits.
    pub(super) fn note(&mut self, record: &BoardEvent, event: &Event, ready: [bool; 2]) {
        match event {
            Event::Opened(opened) => self.open(opened),
            Event::Released(_) => self.released = true,
            Event::Moved(moved) => {
                mark(&mut self.moved_since, moved.seat(), true);
                self.changes.moved(moved.seat());
            }
            Event::Paused(paused) => self.pause(paused),
            // A clock that an arbiter let run does not take from sight what its player has not seen yet.
            Event::Resumed(_) => {
                self.pause = None;
                self.ruling.take_if(|_| ready == [true; 2]);
            }
            Event::Started(_) => {
                (self.pause, self.ruling, self.control_before) = (None, None, None);
            }
            Event::Ruled(ruled) => self.rule(ruled),
            Event::Restarted(restarted) => self.begin_game(record, restarted),
            Event::Reopened(reopened) => self.reopen(reopened),
            Event::PositionRestored(restored) => self.go_back(restored),
            Event::Finished(finished) => {
                self.changes.finish();
                // Should it go on, it is told anew who is not there.
                self.away = [false; 2];
                // It is held no longer: should it go on, it is held anew.
                self.holds.clear();
                // Nobody is to be ready for a clock any more. What set the result stays.
                self.ruling
                    .take_if(|ruling| ruling.remedy() != Remedy::Result);
                self.end(&finished.reason, Approval::None);
            }
            Event::ResultApproved(_) => self.approve(),
            Event::ResultCorrected(corrected) => {
                self.end(&corrected.reason, Approval::Corrected);
            }
            Event::ClockAdjusted(adjusted) => {
                if !adjusted.control.is_empty() {
                    self.time_control.clone_from(&adjusted.control);
                }
                self.changes.adjust(record, adjusted);
            }
            Event::TimeAdded(added) => self.changes.add(record, added),
            Event::Penalised(penalised) => self.changes.penalise(record, penalised),
            Event::SeatLost(lost) => mark(&mut self.away, lost.seat(), true),
            Event::SeatBack(back) => mark(&mut self.away, back.seat(), false),
            Event::Outage(_) => self.go_down(),
            Event::Held(held) => {
                self.holds.insert(held.hold, held.reason.clone());
            }
            Event::PauseReasonGiven(given) => self.give_pause_reason(given),
            Event::HoldEnded(ended) => self.end_hold(ended.hold),
            _ => {}
        }
        self.note_seats(record, event);
        self.note_beside(event);
        self.note_back(record);
        self.count_down(record.time, ready);
    }

    /// Seats that are lost, come back, or are moved to another device; both clocks after a ruling.
    fn note_seats(&mut self, record: &BoardEvent, event: &Event) {
        let ran = self.seat_moves.ran();
        self.seat_moves.clocks(record);
        match event {
            Event::SeatLost(lost) => self.seat_moves.lose(record, lost, ran),
            Event::SeatBack(back) => self.seat_moves.back(back.seat()),
            Event::SeatMoved(moved) => self.seat_moves.take(moved),
            Event::Paused(_) => self.seat_moves.stop(),
            Event::Moved(moved) => self.seat_moves.forget(moved.seat()),
            Event::Restarted(_) | Event::Finished(_) => self.seat_moves = SeatMoves::default(),
            Event::Ruled(_) | Event::Reopened(_) | Event::PositionRestored(_) => {
                if let Some(ruling) = &mut self.ruling {
                    ruling.white_after = record.clocks.map(|clocks| clocks.white);
                    ruling.black_after = record.clocks.map(|clocks| clocks.black);
                }
            }
            _ => {}
        }
    }

    /// Calls, leave from the playing area, and checks.
    fn note_beside(&mut self, event: &Event) {
        self.checks.note(event);
        self.physical_boards.note(event);
        match event {
            Event::DefaultTimeSet(set) => self.default_time = Some(set.to),
            // A premove was set before he went.
            Event::Moved(moved) if !moved.premove => self.end_leave(moved.seat()),
            Event::DrawOffered(offered) => self.end_leave(offered.seat()),
            Event::Finished(_) => self.calls.iter_mut().for_each(Calls::end_game),
            Event::ArbiterCalled(call) => {
                if let Some(index) = index(call.seat()) {
                    self.calls[index].begin(call);
                }
            }
            Event::CallAnswered(answer) => {
                let calls = self.calls.iter_mut();
                calls.for_each(|calls| calls.answer(answer));
            }
            Event::CallTaken(taken) => {
                for calls in &mut self.calls {
                    calls.come(taken.number);
                }
            }
            Event::LeaveEnded(of) => self.end_leave(of.seat()),
            _ => {}
        }
    }

    fn open(&mut self, opened: &Opened) {
        *self = Self {
            game: 1,
            variant: opened.variant,
            fen: opened.fen.clone(),
            time_control: opened.time_control.clone(),
            draw_odds: opened.draw_odds(),
            ..Self::default()
        };
    }

    fn begin_game(&mut self, record: &BoardEvent, restarted: &Restarted) {
        self.game = restarted.attempt;
        self.penalties.clear();
        if let Some(correction) = correction::shown(record, restarted) {
            self.show(correction);
        }
        if !restarted.fen.is_empty() {
            self.fen.clone_from(&restarted.fen);
        }
        let control = &restarted.time_control;
        if !control.is_empty() && *control != self.time_control {
            let before = std::mem::replace(&mut self.time_control, control.clone());
            self.control_before = Some(before);
        }
        self.approval = Approval::None;
        if restarted.reversed {
            self.calls.swap(0, 1);
            self.away.swap(0, 1);
        }
    }

    fn pause(&mut self, paused: &Paused) {
        if self.pause.is_none() {
            // What was ruled before play went on is past.
            self.ruling = None;
        }
        if let Some(ruling) = self
            .ruling
            .as_mut()
            .filter(|_| paused.cause() == PauseCause::Arbiter)
        {
            // Who stops it lets it go on: being ready does not.
            ruling.when_ready = false;
        }
        self.pause = Some(PauseShown {
            cause: paused.cause,
            reason: paused.reason.clone(),
            seat: paused.seat,
        });
    }

    /// The coordinator was down: no clock runs, and nobody is known to be there until he is heard.
    fn go_down(&mut self) {
        self.away = [true; 2];
        if self.pause.is_none() {
            self.pause(&Paused {
                cause: PauseCause::Outage.into(),
                ..Paused::default()
            });
        }
    }

    /// A reason that was given after its pause began.
    fn give_pause_reason(&mut self, given: &PauseReasonGiven) {
        if let Some(reason) = given.hold.and_then(|hold| self.holds.get_mut(&hold)) {
            reason.clone_from(&given.reason);
        }
        let cause = if given.hold.is_some() {
            PauseCause::Hold
        } else {
            PauseCause::Arbiter
        };
        let pause = self.pause.as_mut().filter(|pause| pause.cause() == cause);
        if let Some(pause) = pause.filter(|pause| pause.reason.is_empty()) {
            pause.reason.clone_from(&given.reason);
        }
    }

    /// Of several holds one is named as what keeps the clocks.
    fn end_hold(&mut self, hold: u32) {
        self.holds.remove(&hold);
        let pause = self
            .pause
            .as_mut()
            .filter(|pause| pause.cause() == PauseCause::Hold);
        if let (Some(pause), Some((_, why))) = (pause, self.holds.first_key_value()) {
            pause.reason.clone_from(why);
        }
    }

    /// An arbiter changed something, and both clocks stand.
    fn stop(&mut self, reason: &str) {
        self.pause = Some(PauseShown {
            cause: PauseCause::Arbiter.into(),
            reason: reason.to_owned(),
            ..PauseShown::default()
        });
        self.approval = Approval::None;
    }

    fn show(&mut self, ruling: RulingShown) {
        self.changes = Changes::default();
        // What an earlier one changed is no part of this one.
        self.control_before = None;
        self.moved_since = [false; 2];
        self.ruling = Some(ruling);
    }

    /// Whether there is a ruling for a player to see, who is ready after it or not: until play goes on, and
    /// where an arbiter let it go on before he was ready, until he has moved.
    pub(crate) fn is_to_see(&self, side: Side, ready: bool) -> bool {
        let moved = index(side).is_some_and(|index| self.moved_since[index]);
        self.ruling.is_some() && (self.pause.is_some() || !(ready || moved))
    }

    /// What an arbiter decided is told like a ruling: what, why, by whom, both clocks before.
    fn reopen(&mut self, reopened: &Reopened) {
        self.stop(&reopened.reason);
        self.show(correction::reopened(reopened));
    }

    /// Moves were taken back; an arbiter lets the clock run.
    fn go_back(&mut self, restored: &PositionRestored) {
        self.stop(&restored.reason);
        self.show(correction::restored(restored));
    }

    fn rule(&mut self, ruled: &Ruled) {
        let cause = pause_after(ruled.remedy());
        let before = ruled.before.unwrap_or_default();
        self.show(RulingShown {
            incident: ruled.incident,
            ruling: ruled.ruling,
            remedy: ruled.remedy,
            article: ruled.article.clone(),
            reason: ruled.reason.clone(),
            by: ruled.by.clone(),
            white_before: before.white,
            black_before: before.black,
            starts_in: ruled.start_in,
            when_ready: cause == Some(PauseCause::Ruling),
            ..RulingShown::default()
        });
        let Some(cause) = cause else { return };
        self.pause = Some(PauseShown {
            cause: cause.into(),
            reason: ruled.reason.clone(),
            ..PauseShown::default()
        });
    }

    fn end(&mut self, reason: &str, approval: Approval) {
        self.pause = None;
        reason.clone_into(&mut self.result_reason);
        self.approval = approval;
    }

    /// A correction stays one.
    fn approve(&mut self) {
        if self.approval == Approval::None {
            self.approval = Approval::Approved;
        }
    }

    fn end_leave(&mut self, side: Side) {
        if let Some(index) = index(side) {
            self.calls[index].end_leave();
        }
    }

    /// The same as the coordinator tells it, which knows for how long he was out.
    fn note_back(&mut self, record: &BoardEvent) {
        let Some(back) = record.back else { return };
        if let Some(index) = index(back.seat()) {
            self.calls[index].back(record.time.saturating_sub(back.since));
        }
    }

    /// The clock starts so long after both are ready and heard, and no hold is on; anew if one of them
    /// was not heard in between.
    fn count_down(&mut self, time: u64, ready: [bool; 2]) {
        let all = ready == [true; 2] && self.away == [false; 2] && self.holds.is_empty();
        let start_in = self
            .ruling
            .as_ref()
            .filter(|ruling| all && ruling.when_ready);
        let start_in = start_in.map(|ruling| ruling.starts_in);
        self.starts_at = start_in.map(|ms| self.starts_at.unwrap_or(time.saturating_add(ms)));
    }
}

#[cfg(test)]
#[path = "told_tests.rs"]
mod tests;
