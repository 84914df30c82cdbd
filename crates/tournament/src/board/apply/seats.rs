//! The players and their devices.

use std::sync::Arc;

use adoube_chess::{BySide, Side};

use super::moment::Moment;
use super::{Apply, Released};
use crate::actor::{Actor, Role};
use crate::board::calls::{AnsweredCall, Call, Coming, Leave, Return};
use crate::board::event::{
    ArbiterCalled, AssistantApproved, AssistantEnded, CallAnswered, CallTaken, CameLate,
    CheckRecorded, CheckedIn, ChecksWaived, DefaultTimeSet, Finished, HoldEnded, LeaveEnded,
    LimitPassed, Outage, Paused, PositionRestored, Reopened, Restarted, Resumed, Ruled, SeatBack,
    SeatLost, SeatMoved,
};
use crate::board::lazy_box::LazyBox;
use crate::board::state::Seats;
use crate::board::time_audit::absence_charge::ChargedUntil;
use crate::board::{Away, CheckKind, Checks, LossSign, Opened, Remedy, SeatMove, Silence, Span};
use crate::time::{Millis, Time};

impl Seats {
    /// What every record tells of the person who caused it: a player who does something at the seat is there, and the
    /// device of the seat is connected. A premove was entered before.
    pub(super) fn note_actor(&mut self, now: &Moment<'_>) {
        let Actor::Person {
            person,
            role,
            device,
            ..
        } = &now.record.actor
        else {
            return;
        };
        let seats = &now.opened.seats;
        if *role == Role::Player && !now.record.event.facts().premoved {
            for side in Side::ALL
                .into_iter()
                .filter(|side| seats[*side].person == *person)
            {
                self.come_back(side, now);
            }
        }
        let mut sides = Side::ALL.into_iter();
        let at = |side: &Side| Some(&seats[*side].device) == device.as_ref();
        if let Some(side) = sides.find(at) {
            self.set_last_contact(side, now.at);
        }
    }

    fn set_last_contact(&mut self, side: Side, at: Time) {
        let heard = &mut self.last_contact[side];
        *heard = heard.map_or(Some(at), |before| Some(before.max(at)));
    }

    /// With this record the player is back, if they were out.
    fn come_back(&mut self, side: Side, now: &Moment<'_>) {
        if let Some(leave) = self.calls.leaves[side] {
            self.calls.leaves[side] = None;
            self.calls.returns[side] = Some(Return {
                leave,
                at: now.at,
                sequence: now.record.sequence,
            });
        }
    }

    /// Once the clocks were stopped an arbiter decides about absent players.
    const fn end_default_time(&mut self) {
        self.waiting.default_time = None;
    }

    /// White is charged from now on for coming late, besides what was charged before.
    fn charge(&mut self, more: Millis, now: &Moment<'_>) {
        let before = self.waiting.charged_until;
        let before = before.map_or(Millis::ZERO, |until| until.charged);
        self.waiting.charged_until = Some(ChargedUntil {
            at: now.at,
            held: now.held,
            charged: before + more,
        });
    }
}

impl Apply<Released> for Seats {
    fn apply(&mut self, _: &Released, now: &Moment<'_>) {
        self.released = true;
        self.waiting.released = Some(now.at);
        self.waiting.nobody = self.checked_in == BySide::both(false);
        self.waiting.charged_until = None;
    }
}

impl Apply<CheckedIn> for Seats {
    fn apply(&mut self, here: &CheckedIn, _: &Moment<'_>) {
        self.checked_in[here.side] = true;
    }
}

impl Apply<CheckRecorded> for Seats {
    fn apply(&mut self, check: &CheckRecorded, _: &Moment<'_>) {
        self.checks[check.side].record(check.kind, check.passed);
        self.findings[check.side].record(check.kind, check.passed, &check.note);
    }
}

impl Apply<ChecksWaived> for Seats {
    fn apply(&mut self, waived: &ChecksWaived, _: &Moment<'_>) {
        let of = |side: &Side| waived.side.is_none_or(|of| of == *side);
        for side in Side::ALL.into_iter().filter(of) {
            self.checks[side].waive();
        }
    }
}

impl Apply<DefaultTimeSet> for Seats {
    fn apply(&mut self, set: &DefaultTimeSet, _: &Moment<'_>) {
        self.waiting.default_time = set.to;
    }
}

impl Apply<CameLate> for Seats {
    fn apply(&mut self, late: &CameLate, now: &Moment<'_>) {
        self.charge(late.charged, now);
    }
}

impl Apply<AssistantApproved> for Seats {
    fn apply(&mut self, approved: &AssistantApproved, _: &Moment<'_>) {
        self.assistants[approved.side] = Some(approved.assistant.clone());
    }
}

impl Apply<AssistantEnded> for Seats {
    fn apply(&mut self, ended: &AssistantEnded, _: &Moment<'_>) {
        self.assistants[ended.side] = None;
    }
}

impl Apply<ArbiterCalled> for Seats {
    fn apply(&mut self, call: &ArbiterCalled, now: &Moment<'_>) {
        self.calls.add(Call {
            number: call.number,
            side: call.side,
            reason: call.reason.clone(),
            leave: call.leave,
            objection: call.objection,
            at: now.at,
            coming: None,
        });
    }
}

impl Apply<CallTaken> for Seats {
    fn apply(&mut self, taken: &CallTaken, now: &Moment<'_>) {
        let mut open = self.calls.open.iter_mut();
        let call = open.find(|call| call.number == taken.number);
        if let (Some(call), Some((by, role))) = (call, now.person()) {
            let at = now.at;
            call.coming = Some(Coming { by, role, at });
        }
    }
}

impl Apply<CallAnswered> for Seats {
    fn apply(&mut self, answer: &CallAnswered, now: &Moment<'_>) {
        let Some(call) = self.calls.answer(answer.number) else {
            return;
        };
        // After a game there is nothing to come back to.
        if answer.leave && answer.valid && !now.is_finished() {
            let (number, since) = (answer.number, now.at);
            self.calls.leaves[call.side] = Some(Leave { number, since });
            self.calls.returns[call.side] = None;
        }
        if let Some((by, role)) = now.person() {
            self.calls.keep(AnsweredCall {
                call,
                valid: answer.valid,
                note: answer.note.clone(),
                by,
                role,
                at: now.at,
            });
        }
    }
}

impl Apply<LeaveEnded> for Seats {
    fn apply(&mut self, ended: &LeaveEnded, now: &Moment<'_>) {
        self.come_back(ended.side, now);
    }
}

impl Apply<SeatLost> for Seats {
    fn apply(&mut self, lost: &SeatLost, now: &Moment<'_>) {
        self.away[lost.side] = Some(Away::new(Silence {
            since: now.at,
            last_contact: lost.last_contact,
            sign: lost.sign,
        }));
        self.set_last_contact(lost.side, lost.last_contact);
    }
}

impl Apply<SeatBack> for Seats {
    fn apply(&mut self, back: &SeatBack, now: &Moment<'_>) {
        if let Some(away) = self.away[back.side].take() {
            let (from, to) = (away.last_contact, now.at);
            self.silences[back.side].end(Span { from, to });
        }
        self.set_last_contact(back.side, now.at);
    }
}

impl Apply<LimitPassed> for Seats {
    fn apply(&mut self, passed: &LimitPassed, now: &Moment<'_>) {
        if let Some(away) = &mut self.away[passed.side] {
            away.overdue = true;
        }
        self.silences[passed.side].pass_limit(now.at);
    }
}

impl Apply<SeatMoved> for Seats {
    /// A check is of a device, not of a seat: what was found of the one before does not go along, and what was
    /// found of this one when the seat was there holds (O 18.5).
    fn apply(&mut self, moved: &SeatMoved, now: &Moment<'_>) {
        let SeatMoved { side, from, to, .. } = moved;
        let (checks, known) = (&mut self.checks[*side], &mut self.looked_at[*side]);
        let device = &mut checks.results[CheckKind::Device as usize];
        if let Some(found) = device.take() {
            known.insert(from.clone(), found);
        }
        *device = known.get(to).copied();
        checks.during = now.is_under_way();
        self.findings[*side].forget_device();
        self.seat_moves.push(SeatMove {
            side: *side,
            from: from.clone(),
            to: to.clone(),
            at: now.at,
            by: now.record.actor.clone(),
            reason: moved.reason.clone(),
        });
    }
}

impl Apply<SeatMoved> for Arc<Opened> {
    fn apply(&mut self, moved: &SeatMoved, _: &Moment<'_>) {
        Self::make_mut(self).seats[moved.side].device = moved.to.clone();
    }
}

impl Apply<Paused> for Seats {
    fn apply(&mut self, _: &Paused, _: &Moment<'_>) {
        self.end_default_time();
    }
}

impl Apply<PositionRestored> for Seats {
    fn apply(&mut self, _: &PositionRestored, now: &Moment<'_>) {
        self.end_default_time();
        self.set_up_boards_again(now);
    }
}

impl Apply<Reopened> for Seats {
    /// A game that had not begun waits for its players, until an arbiter decides.
    fn apply(&mut self, _: &Reopened, now: &Moment<'_>) {
        self.end_default_time();
        self.set_up_boards_again(now);
        self.waiting.nobody &= now.has_begun;
    }
}

impl Apply<Ruled> for Seats {
    fn apply(&mut self, ruled: &Ruled, _: &Moment<'_>) {
        match ruled.remedy {
            Remedy::Resume { .. } | Remedy::Restart { .. } | Remedy::Postpone => {
                self.end_default_time();
            }
            Remedy::Result { .. } => {}
        }
    }
}

impl Apply<Outage> for Seats {
    /// After an outage no player is known to be there until their device is connected.
    fn apply(&mut self, outage: &Outage, now: &Moment<'_>) {
        self.end_default_time();
        let away = Away::new(Silence {
            since: now.at,
            last_contact: outage.from,
            sign: LossSign::Outage,
        });
        *self.away = self.away.map(|known| {
            let known = known.map(|away| away.silence());
            let before = known.filter(|silence| silence.sign != LossSign::Outage);
            Some(Away { before, ..away })
        });
    }
}

impl Apply<Resumed> for Seats {
    /// A game that the platform resumes decides nothing about a player who is away.
    fn apply(&mut self, resumed: &Resumed, _: &Moment<'_>) {
        for away in self.away.iter_mut().flatten() {
            away.ruled |= resumed.reason.is_some();
        }
    }
}

impl Apply<HoldEnded> for Seats {
    fn apply(&mut self, ended: &HoldEnded, now: &Moment<'_>) {
        if now.only_hold == Some(ended.hold) {
            for away in self.away.iter_mut().flatten() {
                away.counted = now.at;
            }
        }
    }
}

impl Apply<Finished> for Seats {
    fn apply(&mut self, _: &Finished, now: &Moment<'_>) {
        self.away = LazyBox::blank();
        // Who ended the game was there.
        self.note_actor(now);
        if self.calls.made > 0 {
            self.calls.end_game();
        }
    }
}

impl Apply<Restarted> for Seats {
    /// Who has checked in stays checked in, and who is not connected is not connected; where the players change sides,
    /// that goes with them.
    fn apply(&mut self, restarted: &Restarted, now: &Moment<'_>) {
        self.set_up_boards_again(now);
        if restarted.reversed {
            self.physical.swap();
            self.checked_in.swap();
            self.away.swap();
            self.silences.swap();
            self.last_contact.swap();
            self.checks.swap();
            self.looked_at.swap();
            self.findings.swap();
            self.assistants.swap();
            self.calls.reverse();
            for moved in &mut self.seat_moves {
                moved.side = moved.side.other();
            }
        }
        if now.opened.terms.before.repeat_checks {
            self.checks = BySide::both(Checks::default());
            self.looked_at = LazyBox::blank();
            self.findings = LazyBox::blank();
        }
        if now.is_waiting() {
            self.waiting.charged_until = None;
            if self.waiting.released.is_some() {
                self.charge(Millis::ZERO, now);
            }
        }
    }
}

impl Apply<Restarted> for Arc<Opened> {
    fn apply(&mut self, restarted: &Restarted, _: &Moment<'_>) {
        let opened = Self::make_mut(self);
        if restarted.fen.is_some() {
            opened.terms.start.fen.clone_from(&restarted.fen);
        }
        opened.terms.time_control = Arc::clone(&restarted.control);
        if restarted.reversed {
            opened.seats.swap();
        }
    }
}
