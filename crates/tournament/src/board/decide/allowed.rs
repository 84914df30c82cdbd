//! Whether a board leaves room for an act of an official, whatever the act's values are. Every act is decided by this
//! first; officials are shown it beforehand.

use adoube_chess::Side;

use super::repairs::TEN_MOVES;
use crate::actor::Actor;
use crate::board::command::Action;
use crate::board::ending::Ending;
use crate::board::{Board, Phase, ScoresheetState};
use crate::catalogue_message::CatalogueMessage;
use crate::refusal::phrases::{done, range};
use crate::refusal::{PhysicalBoardRefusal, Refusal};
use crate::time::Time;

impl Board {
    /// Why the act is refused now, whatever its values are. Where it concerns one side, one side that it can concern is
    /// enough.
    pub fn allows(&self, action: Action, actor: &Actor, now: Time) -> Result<(), Refusal> {
        match action {
            Action::Pause => self.may_pause(actor, now),
            Action::GivePauseReason => self.may_give_pause_reason(actor),
            Action::Resume => self.may_resume(actor),
            Action::AdjustClock | Action::AddTime => self.clocks_may_be_set(now),
            Action::Penalise => self.may_penalise(now),
            Action::AgreeToPenalties => self.may_agree_to_penalties(actor),
            Action::RejectPenalties => self.has_proposed_penalties(),
            // Which record it names matters.
            Action::WithdrawPenalties => Ok(()),
            Action::ApproveAssistant
            | Action::DeclareResult
            | Action::MoveSeat
            | Action::RecordCheck => self.not_over(),
            Action::EndAssistant => self.has_assistant(),
            Action::RestorePosition => self.has_earlier_position(now),
            Action::ReverseColours => self.may_reverse_colours(now),
            Action::WrongStart => self.may_be_annulled(now),
            Action::Reopen => self.may_be_reopened(),
            Action::DeclareForfeit => self.may_be_forfeited(),
            Action::ApproveResult => self.may_be_approved(),
            Action::CorrectResult => self.result().map(drop),
            Action::WaiveChecks => self.may_waive_checks(),
            Action::ExtendDefaultTime => self.someone_is_awaited(),
            Action::AnswerCall | Action::TakeCall => self.has_call(),
            Action::EndLeave => self.has_leave(),
            Action::SetBoardRequirement => {
                self.has_physical_boards().and_then(|()| self.not_over())
            }
            Action::NoteBoardViolation => {
                self.has_physical_boards().and_then(|()| self.has_begun())
            }
            Action::MarkScoresheet => self.has_scoresheet_to_mark(),
        }
    }

    fn clocks_may_be_set(&self, now: Time) -> Result<(), Refusal> {
        self.not_over()?;
        self.flag_up(now)
    }

    fn may_penalise(&self, now: Time) -> Result<(), Refusal> {
        if self.is_under_way() {
            self.flag_up(now)?;
        }
        Ok(())
    }

    fn has_proposed_penalties(&self) -> Result<(), Refusal> {
        let proposed = self.proposed_penalties().map(drop);
        proposed
            .ok_or_else(|| Refusal::Stated(CatalogueMessage::new("refusal-penalties-not-proposed")))
    }

    fn may_agree_to_penalties(&self, actor: &Actor) -> Result<(), Refusal> {
        self.has_proposed_penalties()?;
        let proposed = self.proposed_penalties();
        if proposed.is_some_and(|proposed| proposed.by.as_ref() == actor.person()) {
            return Err(Refusal::FourEyes);
        }
        Ok(())
    }

    fn has_assistant(&self) -> Result<(), Refusal> {
        self.not_over()?;
        let mut sides = Side::ALL.into_iter();
        let has = sides.any(|side| self.assistant(side).is_some());
        has.then_some(())
            .ok_or(Refusal::AlreadyDone(done::NO_ASSISTANT))
    }

    fn has_earlier_position(&self, now: Time) -> Result<(), Refusal> {
        self.under_way(now)?;
        if self.ply() == 0 {
            return Err(Refusal::OutOfRange(range::HALF_MOVE));
        }
        Ok(())
    }

    /// Until both sides have completed ten moves (O 19.2).
    fn may_reverse_colours(&self, now: Time) -> Result<(), Refusal> {
        if self.ply() >= TEN_MOVES {
            return Err(Refusal::PlayOn);
        }
        self.may_be_annulled(now)
    }

    fn may_be_annulled(&self, now: Time) -> Result<(), Refusal> {
        if self.play.phase == Phase::Waiting {
            return Ok(());
        }
        self.under_way(now)
    }

    fn may_be_forfeited(&self) -> Result<(), Refusal> {
        self.not_over()?;
        if self.game.line.ply() > 0 {
            return Err(Refusal::Played);
        }
        Ok(())
    }

    fn may_be_approved(&self) -> Result<(), Refusal> {
        self.result()?;
        if self.outcome.approval.is_approved() {
            return Err(Refusal::AlreadyDone(done::APPROVED));
        }
        self.has_no_objection()
    }

    fn may_waive_checks(&self) -> Result<(), Refusal> {
        self.not_over()?;
        // Before a new game they may be required again.
        let anew =
            self.is_under_way() && self.clocks.clock.running().is_none() && !self.checks_are_done();
        if self.is_under_way() && !anew {
            return Err(Refusal::AlreadyDone(done::NO_CHECK_LEFT));
        }
        self.has_checks_to_waive(None)
    }

    /// Of one player or of either.
    pub(super) fn has_checks_to_waive(&self, side: Option<Side>) -> Result<(), Refusal> {
        let mut of = Side::ALL.into_iter();
        let left =
            of.any(|other| side.is_none_or(|s| s == other) && !self.checks(other).is_waived());
        left.then_some(())
            .ok_or(Refusal::AlreadyDone(done::CHECKS_WAIVED))
    }

    fn someone_is_awaited(&self) -> Result<(), Refusal> {
        match self.play.phase {
            Phase::Finished {
                ending: Ending::Forfeit,
                ..
            } => return Err(Refusal::Forfeited(self.opened.board)),
            Phase::Finished { .. } => return Err(Refusal::GameOver),
            Phase::Waiting | Phase::Playing | Phase::Paused { .. } => {}
        }
        let absent = Side::ALL.into_iter().any(|side| self.is_absent(side));
        absent
            .then_some(())
            .ok_or(Refusal::AlreadyDone(done::BOTH_HAVE_COME))
    }

    fn has_call(&self) -> Result<(), Refusal> {
        let has = !self.seats.calls.open.is_empty();
        has.then_some(()).ok_or(Refusal::NoCall)
    }

    fn has_leave(&self) -> Result<(), Refusal> {
        let has = Side::ALL
            .into_iter()
            .any(|side| self.on_leave(side).is_some());
        has.then_some(()).ok_or(Refusal::NothingToDo)
    }

    fn has_physical_boards(&self) -> Result<(), Refusal> {
        let has = self.opened.terms.physical_boards.is_some();
        has.then_some(())
            .ok_or(Refusal::PhysicalBoard(PhysicalBoardRefusal::NotAllowed))
    }

    fn has_begun(&self) -> Result<(), Refusal> {
        if self.play.phase == Phase::Waiting {
            return Err(Refusal::NotStarted);
        }
        Ok(())
    }

    fn has_scoresheet_to_mark(&self) -> Result<(), Refusal> {
        let states = Side::ALL.map(|side| self.scoresheet(side));
        if states.iter().all(Option::is_none) {
            return Err(Refusal::PhysicalBoard(PhysicalBoardRefusal::NoScoresheets));
        }
        if states.contains(&Some(ScoresheetState::Required)) {
            return Err(Refusal::PhysicalBoard(
                PhysicalBoardRefusal::ScoresheetInUse,
            ));
        }
        Ok(())
    }
}
