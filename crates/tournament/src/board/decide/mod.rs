//! What a command leads to: a pure function of the board and the command.

mod allowed;
mod assistants;
mod before;
mod citing;
mod claims;
mod clocks;
mod draws;
mod endings;
mod entering;
mod holds;
mod penalties;
mod physical_boards;
mod play;
mod premove;
mod repairs;
mod results;
mod rulings;
mod seats;
mod setting;
mod start_fault;

pub use start_fault::start_fault;

use adoube_chess::Side;

use clocks::give_pause_reason;

use super::command::{Command, Order};
use super::event::Event;
use super::{Board, Phase};
use crate::actor::Actor;
use crate::board::command::{Act, ArbiterOrder, PlayerOrder, SystemOrder};
use crate::board::event::{CheckedIn, HeadSigned};
use crate::board::{command, event};
use crate::refusal::Refusal;
use crate::refusal::phrases::done;
use crate::roles;
use crate::text::PlainText;
use crate::time::Time;

type Decision = Result<Vec<Event>, Refusal>;

impl Board {
    /// The events that the command leads to at `now`, or why it is refused.
    pub(in crate::board) fn decide(&self, command: &Command, now: Time) -> Decision {
        roles::may(&command.actor, command.order.verb())?;
        match &command.order {
            Order::Player(order) => {
                let side = self.side_of_player(&command.actor)?;
                self.decide_player(side, order, command.seen, now)
            }
            Order::Arbiter(order) => self.decide_arbiter(&command.actor, order, now),
            Order::Venue(report) => {
                let noted = self.note_device(report);
                noted.map(|event| vec![event]).ok_or(Refusal::NothingToDo)
            }
            Order::System(order) => self.decide_system(order, now),
        }
    }

    /// The player's order, unless they had not seen what an official did since.
    fn decide_player(
        &self,
        side: Side,
        order: &PlayerOrder,
        seen: Option<u64>,
        now: Time,
    ) -> Decision {
        seen.map_or(Ok(()), |record| self.is_meant(order, record))?;
        match order {
            PlayerOrder::CheckIn => self.check_in(side, now),
            PlayerOrder::Play(play) => self.play(side, play.ply, &play.uci, play.link, now),
            PlayerOrder::PlayWritten(play) => self.play_written(side, play, now),
            PlayerOrder::SetOptions(options) => self.set_options(side, *options),
            PlayerOrder::SetPremove(premove) => self.set_premove(side, premove, now),
            PlayerOrder::SetPremoveWritten(premove) => self.set_written_premove(side, premove, now),
            PlayerOrder::CancelPremove => self.cancel_premove(side),
            PlayerOrder::OfferDraw => self.offer_draw(side, now),
            PlayerOrder::AcceptDraw => self.accept_draw(side, now),
            PlayerOrder::DeclineDraw => self.decline_draw(side, now),
            PlayerOrder::Resign => self.resign(side, now),
            PlayerOrder::ConfirmResult => self.confirm_result(side),
            PlayerOrder::Ready => self.give_ready(side),
            PlayerOrder::CallArbiter(call) => self.call_arbiter(side, &call.reason, call.leave),
            PlayerOrder::ObjectToResult(objection) => {
                self.object_to_result(side, &objection.reason)
            }
            PlayerOrder::ReportBoard(report) => self.report_board(side, report, now),
        }
    }

    /// The act, with what it cites, unless its consequence changed after its author looked at it.
    fn decide_arbiter(&self, actor: &Actor, order: &ArbiterOrder, now: Time) -> Decision {
        let cited = self.cited(order)?;
        let mut events = self.decide_act(actor, order, now)?;
        events.extend(cited);
        match order.seen {
            Some(record) => self.is_as_seen(&order.act, record).map(|()| events),
            None => Ok(events),
        }
    }

    /// An act that is recorded with its reason takes it from `why`, which refuses one that is missing (O 17.11: rulings
    /// can be appealed).
    fn decide_act(&self, actor: &Actor, order: &ArbiterOrder, now: Time) -> Decision {
        let why = || PlainText::reason(order.reason.as_deref().unwrap_or_default());
        self.allows(order.act.action(), actor, now)?;
        match &order.act {
            Act::Pause => Ok(self.pause(order.reason.as_deref(), now)),
            Act::GivePauseReason => Ok(give_pause_reason(&why()?)),
            Act::Resume => Ok(vec![self.resumed(Some(&why()?), now)]),
            Act::AdjustClock(set) => self.adjust(&set.change, &why()?, now),
            Act::AddTime(add) => self.add_time(add.time, Vec::new(), &why()?, now),
            Act::Penalise(order) => self.penalise(order, &why()?, now),
            Act::AgreeToPenalties(order) => self.agree_to_penalties(*order, now),
            Act::RejectPenalties(order) => self.reject_penalties(*order, &why()?),
            Act::WithdrawPenalties(order) => self.withdraw_penalties(order.ruling, &why()?),
            Act::ApproveAssistant(new) => self.approve_assistant(new, &why()?),
            Act::EndAssistant(end) => self.end_assistant(end.side, &why()?),
            Act::RestorePosition(back) => self.restore(back, &why()?, now),
            Act::ReverseColours(act) => self.reverse_colours(act.times, &why()?, now),
            Act::WrongStart(act) => self.wrong_start(&act.fen, &why()?, now),
            Act::Reopen(reopen) => self.reopen(reopen, &why()?, now),
            Act::DeclareResult(act) => self.declare(act.score, &why()?, now),
            Act::DeclareForfeit(act) => self.forfeit(act.score, &why()?, now),
            Act::ApproveResult => Ok(vec![Event::ResultApproved]),
            Act::CorrectResult(correction) => self.correct_result(correction, &why()?),
            Act::MoveSeat(to) => self.move_seat(to, &why()?),
            Act::RecordCheck(check) => self.record_check(check),
            Act::WaiveChecks(act) => self.waive_checks(act.side, &why()?),
            Act::ExtendDefaultTime(act) => self.set_default_time(act.to, &why()?, now),
            Act::AnswerCall(answer) => self.answer_call(actor, answer),
            Act::TakeCall(call) => self.take_call(actor, call.number),
            Act::EndLeave(leave) => self.end_leave(leave.side),
            Act::SetBoardRequirement(set) => self.set_board_requirement(actor, *set, &why()?, now),
            Act::MarkScoresheet(mark) => self.mark_scoresheet(mark),
            Act::NoteBoardViolation(seen) => self.note_board_violation(seen, &why()?),
        }
    }

    fn decide_system(&self, order: &SystemOrder, now: Time) -> Decision {
        match order {
            SystemOrder::Release(release) => self.release(*release, now),
            SystemOrder::Hold(hold) => self.hold(hold, now),
            SystemOrder::GiveHoldReason(given) => self.give_hold_reason(given),
            SystemOrder::EndHold(end) => self.end_hold(end, now),
            SystemOrder::CarryOut(ruling) => self.carry_out(ruling, now),
            SystemOrder::StartClock => self.start_clock(now),
            SystemOrder::FailDevice(failed) => self.fail_device(failed.side, &failed.note),
            SystemOrder::HoldDefaultTime(hold) => self.hold_default_time(hold.by, now),
            SystemOrder::JudgeAbsence => self.judge_absence(now),
            SystemOrder::FallFlag => self.fall_flag(now),
            SystemOrder::LoseSeat(lost) => self.lose_seat(lost, now),
            SystemOrder::SuspendAway(away) => self.suspend(away.side, now),
            SystemOrder::PassLimit(away) => self.pass_limit(away.side, now),
            SystemOrder::RegainSeat(back) => self.regain_seat(back.side),
            SystemOrder::Outage(outage) => self.outage(outage, now),
            SystemOrder::SignHead(head) => Ok(vec![Event::HeadSigned(HeadSigned {
                sequence: head.sequence,
                hash: head.hash,
                signature: head.signature.clone(),
            })]),
        }
    }

    /// Nobody's time runs from when the coordinator went down.
    fn outage(&self, outage: &command::Outage, now: Time) -> Decision {
        if !self.is_under_way() {
            return Err(Refusal::NothingToDo);
        }
        let from = outage.from.min(now);
        let clocks = self.stopped(from);
        Ok(vec![Event::Outage(event::Outage {
            from,
            cause: outage.cause,
            clocks,
        })])
    }

    /// The player's side; he must sit at the device that the seat is bound to (VEN-1).
    fn side_of_player(&self, actor: &Actor) -> Result<Side, Refusal> {
        let Actor::Person { person, device, .. } = actor else {
            return Err(Refusal::NothingToDo);
        };
        let side = self
            .side_of(person)
            .ok_or_else(|| Refusal::NotYourSeat(person.clone()))?;
        let bound = &self.seat(side).device;
        if device.as_ref() == Some(bound) {
            Ok(side)
        } else {
            Err(Refusal::WrongDevice(bound.clone()))
        }
    }

    fn check_in(&self, side: Side, now: Time) -> Decision {
        self.not_over()?;
        if self.is_checked_in(side) {
            return Err(Refusal::AlreadyDone(done::CHECKED_IN));
        }
        // Nobody was there at the start: White's clock ran until White came (O 16.11).
        let late = self.charge_if_absent(now).filter(|_| side == Side::White);
        Ok(std::iter::once(Event::CheckedIn(CheckedIn { side }))
            .chain(late.map(Event::CameLate))
            .collect())
    }

    const fn not_over(&self) -> Result<(), Refusal> {
        if self.is_finished() {
            return Err(Refusal::GameOver);
        }
        Ok(())
    }

    /// The game is on and the player may act: begun, not over, the flag not fallen.
    fn under_way(&self, now: Time) -> Result<(), Refusal> {
        match self.play.phase {
            Phase::Waiting => Err(Refusal::NotStarted),
            Phase::Finished { .. } => Err(Refusal::GameOver),
            Phase::Playing | Phase::Paused { .. } => self.flag_up(now),
        }
    }

    /// A flag falls at its own millisecond though the coordinator waits a little to decide it;
    /// what is stamped in between comes too late.
    pub(in crate::board) fn flag_up(&self, now: Time) -> Result<(), Refusal> {
        match self.clocks.clock.flag_time() {
            Some(fell) if fell <= now => Err(Refusal::FlagFell(fell)),
            _ => Ok(()),
        }
    }

    /// How many half-moves the game has.
    pub fn ply(&self) -> u32 {
        u32::try_from(self.game.line.ply()).unwrap_or(u32::MAX)
    }
}
