//! What a command leads to: a pure function of the board and the command.

mod assistants;
mod before;
mod citing;
mod claims;
mod clocks;
mod draws;
mod endings;
mod entering;
mod holds;
mod play;
mod premove;
mod repairs;
mod results;
mod rulings;
mod seats;
mod setting;
mod start_fault;

use adoube_chess::Side;

use super::command::{Command, Order};
use super::record::{Event, OutageCause};
use super::{Board, Phase};
use crate::actor::Actor;
use crate::refusal::Refusal;
use crate::refusal::phrases::done;
use crate::roles;
use crate::text::PlainText;
use crate::time::Time;
use rulings::Carried;

type Decision = Result<Vec<Event>, Refusal>;

/// Rulings state their reason (O 17.11: they can be appealed).
fn check_reason(order: &Order) -> Result<(), Refusal> {
    order
        .reason()
        .map_or(Ok(()), |text| PlainText::reason(text).map(drop))
}

impl Board {
    /// The events that the command leads to at `now`, or why it is refused.
    pub(in crate::board) fn decide(&self, command: &Command, now: Time) -> Decision {
        roles::may(&command.actor, command.order.verb())?;
        check_reason(&command.order)?;
        match &command.order {
            Order::Open(_) => Err(Refusal::AlreadyDone(done::OPEN)),
            Order::Release => self.release(),
            Order::CheckIn => self.check_in(self.side_of_player(&command.actor)?, now),
            Order::CallArbiter { .. }
            | Order::ObjectToResult { .. }
            | Order::AnswerCall { .. }
            | Order::TakeCall { .. }
            | Order::EndLeave { .. } => self.decide_call(command),
            Order::Play { ply, uci, link } => {
                let side = self.side_of_player(&command.actor)?;
                self.play(side, *ply, uci, *link, now)
            }
            Order::PlayWritten { .. }
            | Order::SetOptions(_)
            | Order::SetPremove { .. }
            | Order::SetPremoveWritten { .. }
            | Order::CancelPremove => {
                self.decide_entry(&command.order, self.side_of_player(&command.actor)?, now)
            }
            Order::OfferDraw => self.offer_draw(self.side_of_player(&command.actor)?, now),
            Order::AcceptDraw => self.accept_draw(self.side_of_player(&command.actor)?, now),
            Order::DeclineDraw => self.decline_draw(self.side_of_player(&command.actor)?, now),
            Order::Resign => self.resign(self.side_of_player(&command.actor)?, now),
            Order::Pause { reason } => self.pause(&command.actor, reason.as_deref(), now),
            Order::GivePauseReason { hold, reason } => self.explain(&command.actor, *hold, reason),
            Order::Resume { reason } => self.resume(&command.actor, reason, now),
            Order::AdjustClock { .. }
            | Order::AddTime { .. }
            | Order::WrongClaim { .. }
            | Order::ApproveAssistant { .. }
            | Order::EndAssistant { .. }
            | Order::WrongStart { .. }
            | Order::RestorePosition { .. }
            | Order::ReverseColours { .. }
            | Order::Reopen { .. }
            | Order::RecordCheck { .. }
            | Order::WaiveChecks { .. }
            | Order::ExtendDefaultTime { .. } => self.decide_repair(&command.order, now),
            Order::DeclareResult { score, reason } => self.declare(*score, reason, now),
            Order::Citing { order, notes } => self.cite(command, order, notes, now),
            Order::Seen { order, record } => self.decide_as_seen(command, order, *record, now),
            Order::MoveSeat {
                side,
                device,
                reason,
            } => self.move_seat(*side, device, reason),
            Order::DeclareForfeit { score, reason } => self.forfeit(*score, reason, now),
            Order::Ready => self.give_ready(self.side_of_player(&command.actor)?),
            Order::ConfirmResult | Order::ApproveResult | Order::CorrectResult { .. } => {
                self.decide_result(command)
            }
            _ => self.decide_system(&command.order, now),
        }
    }

    /// The order, unless its consequence changed after that record.
    fn decide_as_seen(&self, command: &Command, order: &Order, seen: u64, now: Time) -> Decision {
        let events = self.decide(&command.with_order(order), now)?;
        self.is_as_seen(order, seen)?;
        Ok(events)
    }

    /// What is said of a result.
    fn decide_result(&self, command: &Command) -> Decision {
        match &command.order {
            Order::ConfirmResult => self.confirm_result(self.side_of_player(&command.actor)?),
            Order::ApproveResult => self.approve_result(),
            Order::CorrectResult {
                score,
                forfeit,
                without_odds,
                reason,
            } => self.correct_result(*score, (*forfeit, *without_odds), reason),
            _ => Err(Refusal::NothingToDo),
        }
    }

    /// Calls of the arbiter, and their answers.
    fn decide_call(&self, command: &Command) -> Decision {
        match &command.order {
            Order::CallArbiter { reason, leave } => {
                self.call_arbiter(self.side_of_player(&command.actor)?, reason, *leave)
            }
            Order::ObjectToResult { reason } => {
                self.object_to_result(self.side_of_player(&command.actor)?, reason)
            }
            Order::AnswerCall {
                number,
                valid,
                note,
            } => self.answer_call(&command.actor, *number, *valid, note),
            Order::TakeCall { number } => self.take_call(&command.actor, *number),
            Order::EndLeave { side } => self.end_leave(*side),
            _ => Err(Refusal::NothingToDo),
        }
    }

    /// How players enter their moves.
    fn decide_entry(&self, order: &Order, side: Side, now: Time) -> Decision {
        match order {
            Order::PlayWritten {
                ply,
                text,
                language,
                link,
            } => self.play_with(side, *ply, *link, now, || {
                self.written(side, text, language)
            }),
            Order::SetOptions(options) => self.set_options(side, *options),
            Order::SetPremove { ply, uci, link } => self.set_premove(side, *ply, uci, *link, now),
            Order::SetPremoveWritten {
                ply,
                text,
                language,
                link,
            } => {
                self.set_written_premove(side, *ply, (text.as_str(), language.as_str()), *link, now)
            }
            Order::CancelPremove => self.cancel_premove(side),
            _ => Err(Refusal::NothingToDo),
        }
    }

    /// What an arbiter puts right.
    fn decide_repair(&self, order: &Order, now: Time) -> Decision {
        match order {
            Order::AdjustClock { change, reason } => self.adjust(change, reason, now),
            Order::AddTime {
                white,
                black,
                reason,
            } => self.add_time([*white, *black], reason, now),
            Order::WrongClaim {
                side,
                intended,
                language,
                reason,
            } => {
                let intended = intended.as_deref().map(|text| (text, language.as_str()));
                self.wrong_claim(*side, intended, reason, now)
            }
            Order::RestorePosition {
                ply,
                white,
                black,
                reason,
            } => self.restore(*ply, [*white, *black], reason, now),
            Order::ReverseColours { times, reason } => self.reverse_colours(*times, reason, now),
            Order::WrongStart { fen, reason } => self.wrong_start(fen, reason, now),
            Order::Reopen {
                white,
                black,
                start_in,
                reason,
            } => self.reopen([*white, *black], *start_in, reason, now),
            _ => self.decide_before(order, now),
        }
    }

    /// Checks, the default time, answers to calls, assistants.
    fn decide_before(&self, order: &Order, now: Time) -> Decision {
        match order {
            Order::ApproveAssistant {
                side,
                assistant,
                reason,
            } => self.approve_assistant(*side, assistant, reason),
            Order::EndAssistant { side, reason } => self.end_assistant(*side, reason),
            Order::RecordCheck {
                side,
                kind,
                passed,
                note,
                sign,
            } => self.record_check(*side, *kind, *passed, note, sign),
            Order::WaiveChecks { side, reason } => self.waive_checks(*side, reason),
            Order::ExtendDefaultTime { to, reason } => self.set_default_time(*to, reason, now),
            _ => Err(Refusal::NothingToDo),
        }
    }

    fn decide_system(&self, order: &Order, now: Time) -> Decision {
        match order {
            Order::FallFlag => self.fall_flag(now),
            Order::StartClock => self.start_clock(now),
            Order::Hold { hold, reason } => self.hold(*hold, reason.as_deref(), now),
            Order::EndHold { hold, reason } => self.end_hold(*hold, reason, now),
            Order::JudgeAbsence => self.judge_absence(now),
            Order::HoldDefaultTime { by } => self.hold_default_time(*by, now),
            Order::FailDevice { side, note } => self.fail_device(*side, note),
            Order::CarryOut {
                ruling,
                by,
                seconded_by,
                remedy,
                article,
                reason,
                start_in,
                cites,
                unheard,
            } => {
                let ruled = Carried {
                    ruling: *ruling,
                    by: by.as_ref(),
                    seconded_by: seconded_by.as_ref(),
                    remedy,
                    article,
                    reason,
                    start_in: *start_in,
                    cites,
                    unheard: *unheard,
                };
                self.carry_out(&ruled, now)
            }
            Order::LoseSeat {
                side,
                sign,
                last_contact,
            } => self.lose_seat(*side, *sign, *last_contact, now),
            Order::SuspendAway { side } => self.suspend(*side, now),
            Order::PassLimit { side } => self.pass_limit(*side, now),
            Order::RegainSeat { side } => self.regain_seat(*side),
            Order::NoteDevice(report) => {
                let noted = self.note_device(report);
                noted.map(|event| vec![event]).ok_or(Refusal::NothingToDo)
            }
            Order::Outage { from, cause } => self.outage((*from).min(now), *cause),
            Order::SignHead {
                sequence,
                hash,
                signature,
            } => Ok(vec![Event::HeadSigned {
                sequence: *sequence,
                hash: *hash,
                signature: signature.clone(),
            }]),
            _ => Err(Refusal::NothingToDo),
        }
    }

    /// Nobody's time runs from when the coordinator went down.
    fn outage(&self, from: Time, cause: OutageCause) -> Decision {
        if !self.is_under_way() {
            return Err(Refusal::NothingToDo);
        }
        let clocks = self.stopped(from);
        Ok(vec![Event::Outage {
            from,
            cause,
            clocks,
        }])
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
            Err(Refusal::WrongDevice {
                bound: bound.clone(),
            })
        }
    }

    fn release(&self) -> Decision {
        if self.released {
            return Err(Refusal::AlreadyDone(done::ROUND_BEGUN));
        }
        Ok(vec![Event::Released])
    }

    fn check_in(&self, side: Side, now: Time) -> Decision {
        if self.is_finished() {
            return Err(Refusal::GameOver);
        }
        if self.is_checked_in(side) {
            return Err(Refusal::AlreadyDone(done::CHECKED_IN));
        }
        // Nobody was there at the start: White's clock ran until White came (O 16.11).
        let late = self.charge_if_absent(now).filter(|_| side == Side::White);
        Ok(std::iter::once(Event::CheckedIn { side })
            .chain(late)
            .collect())
    }

    /// The game is on and the player may act: begun, not over, the flag not fallen.
    fn under_way(&self, now: Time) -> Result<(), Refusal> {
        match self.phase {
            Phase::Waiting => Err(Refusal::NotStarted),
            Phase::Finished { .. } => Err(Refusal::GameOver),
            Phase::Playing | Phase::Paused { .. } => self.flag_up(now),
        }
    }

    /// A flag falls at its own millisecond though the coordinator waits a little to decide it;
    /// what is stamped in between comes too late.
    pub(in crate::board) fn flag_up(&self, now: Time) -> Result<(), Refusal> {
        match self.clock.flag_time() {
            Some(fell) if fell <= now => Err(Refusal::FlagFell(fell)),
            _ => Ok(()),
        }
    }

    /// How many half-moves the game has.
    pub fn ply(&self) -> u32 {
        u32::try_from(self.line.ply()).unwrap_or(u32::MAX)
    }
}
