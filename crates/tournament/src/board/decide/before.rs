//! Before the game: checks (EVT-4), and who has not come (EVT-2). Calls of the arbiter (VEN-8), leave
//! from the playing area (VEN-7).

use adoube_chess::{BySide, Side};

use super::Decision;
use crate::actor::Actor;
use crate::board::before::CheckKind;
use crate::board::calls::{Call, MAX_CALLS};
use crate::board::command::{AnswerCall, MarkScoresheet, RecordCheck, Release};
use crate::board::ending::{Ending, Score};
use crate::board::event::{
    ArbiterCalled, CallAnswered, CallTaken, CheckRecorded, ChecksWaived, DefaultTimeSet, Event,
    LeaveEnded, ScoresheetMarked,
};
use crate::board::{Board, ScoresheetState, SignOff};
use crate::refusal::Refusal;
use crate::refusal::phrases::{done, range};
use crate::roles::{self, Verb};
use crate::text::{MAX_REASON, PlainText, TextFault, one_line};
use crate::time::{Millis, Time};

/// Nobody waits longer than a day for a player.
const MAX_DEFAULT_TIME: Millis = Millis::from_seconds(24 * 3600);

/// Of two players at least one is meant.
const fn sides_named(sides: BySide<bool>) -> &'static str {
    match (sides.white, sides.black) {
        (true, true) => "both players",
        (true, false) => "White",
        (false, _) => "Black",
    }
}

impl Board {
    /// A player who failed may be checked again, and of a device that passed a report that is not signed yet be signed.
    pub(in crate::board) fn record_check(&self, check: &RecordCheck) -> Decision {
        let RecordCheck {
            side,
            kind,
            passed,
            ref note,
            ref sign,
        } = *check;
        let signed = (passed && kind == CheckKind::Device)
            .then(|| self.sign(side, sign))
            .flatten();
        let is_news = signed.is_some() && self.is_unsigned(sign);
        if !is_news && self.checks(side).result(kind) == Some(passed) {
            return Err(Refusal::AlreadyDone(done::CHECK_RECORDED));
        }
        let recorded = Event::CheckRecorded(CheckRecorded {
            side,
            kind,
            passed,
            note: noted(note)?,
        });
        Ok(std::iter::once(recorded).chain(signed).collect())
    }

    /// Only before the game, and only what the LCA had passed: what he found stands otherwise.
    pub(in crate::board) fn fail_device(&self, side: Side, note: &str) -> Decision {
        let checks = self.checks(side);
        let passed = checks.result(CheckKind::Device) == Some(true);
        if self.is_finished() || self.is_under_way() || checks.is_waived() || !passed {
            return Err(Refusal::NothingToDo);
        }
        self.record_check(&RecordCheck {
            side,
            kind: CheckKind::Device,
            passed: false,
            note: note.to_owned(),
            sign: SignOff::Latest,
        })
    }

    pub(in crate::board) fn waive_checks(&self, side: Option<Side>, reason: &str) -> Decision {
        self.has_checks_to_waive(side)?;
        Ok(vec![Event::ChecksWaived(ChecksWaived {
            side,
            reason: reason.to_owned(),
        })])
    }

    /// Until the game begins; none: an arbiter decides.
    pub(in crate::board) fn set_default_time(
        &self,
        to: Option<Millis>,
        reason: &str,
        now: Time,
    ) -> Decision {
        let past = |to: Millis| {
            self.seats
                .waiting
                .released
                .is_some_and(|from| from + to <= now)
        };
        if to.is_some_and(|to| to > MAX_DEFAULT_TIME || past(to)) {
            return Err(Refusal::OutOfRange(range::DEFAULT_TIME));
        }
        if to == self.seats.waiting.default_time {
            return Err(Refusal::NothingToDo);
        }
        Ok(vec![Event::DefaultTimeSet(DefaultTimeSet {
            to,
            reason: reason.to_owned(),
        })])
    }

    /// The coordinator was not there for so long: nobody could come, and no clock ran.
    pub(in crate::board) fn hold_default_time(&self, by: Millis, now: Time) -> Decision {
        let from = Time(now.0.saturating_sub(by.0));
        let charged = self
            .is_white_charged()
            .then(|| Event::CameLate(self.charge_absence(from.max(self.stream.last_time))));
        let time = self.default_at().and(self.seats.waiting.default_time);
        let longer = time.map(|time| {
            Event::DefaultTimeSet(DefaultTimeSet {
                to: Some(time + by),
                reason: "the coordinator was not there".to_owned(),
            })
        });
        let events: Vec<Event> = charged.into_iter().chain(longer).collect();
        if events.is_empty() {
            return Err(Refusal::NothingToDo);
        }
        Ok(events)
    }

    /// EVT-2: who has not come by the default time has nothing, his opponent a win if he has.
    pub(in crate::board) fn judge_absence(&self, now: Time) -> Decision {
        if self.default_at().is_none_or(|at| at > now) {
            return Err(Refusal::NothingToDo);
        }
        let absent = BySide::from_fn(|side| self.is_absent(side));
        let who = sides_named(absent);
        let time = self.seats.waiting.default_time.unwrap_or_default();
        let time = Millis(time.0 / 1_000 * 1_000);
        let reason = format!("{who} did not come within the default time of {time}");
        Ok(vec![self.forfeited(absent, &reason, now)])
    }

    /// Lets the game begin, or forfeits it where a player is out of the round (O 18.4.8).
    pub(in crate::board) fn release(&self, release: Release, now: Time) -> Decision {
        if self.seats.released {
            return Err(Refusal::AlreadyDone(done::ROUND_BEGUN));
        }
        let out = release.out;
        if !(out.white || out.black) || self.is_finished() {
            return Ok(vec![Event::Released]);
        }
        let reason = format!(
            "{}: out of the round, withdrawn or excluded",
            sides_named(out)
        );
        Ok(vec![Event::Released, self.forfeited(out, &reason, now)])
    }

    /// Lost by who is missing; an opponent who is not wins.
    fn forfeited(&self, missing: BySide<bool>, reason: &str, now: Time) -> Event {
        let win = self.opened.terms.win_halves;
        let points = |own: bool, other: bool| if !own && other { win } else { 0 };
        let score = Score {
            white: points(missing.white, missing.black),
            black: points(missing.black, missing.white),
        };
        self.finish(score, Ending::Forfeit, Some(reason), now)
    }

    /// The clocks keep running (O 19.6). The same call is not made twice while it waits for its answer.
    pub(in crate::board) fn call_arbiter(&self, side: Side, reason: &str, leave: bool) -> Decision {
        let reason = call_text(reason)?;
        let is_same = |call: &Call| {
            (call.side, call.leave, &call.reason) == (side, leave, &reason)
                && call.objection.is_none()
        };
        if self.calls_to_answer().any(is_same) {
            return Err(Refusal::AlreadyDone(done::CALLED));
        }
        self.called(side, reason, leave, None)
    }

    /// The player says that the result is wrong. It is not approved before an official has answered (O 17.11).
    pub(in crate::board) fn object_to_result(&self, side: Side, reason: &str) -> Decision {
        let score = self.score().ok_or(Refusal::NoResult)?;
        if self.objections().any(|call| call.side == side) {
            return Err(Refusal::AlreadyDone(done::OBJECTED));
        }
        self.called(side, call_text(reason)?, false, Some(score))
    }

    fn called(
        &self,
        side: Side,
        reason: String,
        leave: bool,
        objection: Option<Score>,
    ) -> Decision {
        let open = self
            .seats
            .calls
            .open
            .iter()
            .filter(|call| call.side == side);
        if open.count() >= MAX_CALLS {
            return Err(Refusal::CallsWait);
        }
        let Some(number) = self.seats.calls.made.checked_add(1) else {
            return Err(Refusal::CallsWait);
        };
        Ok(vec![Event::ArbiterCalled(ArbiterCalled {
            number,
            side,
            reason,
            leave,
            objection,
        })])
    }

    /// Leave is an arbiter's to grant (O 17.7).
    pub(in crate::board) fn answer_call(&self, actor: &Actor, answer: &AnswerCall) -> Decision {
        let AnswerCall {
            number,
            valid,
            ref note,
        } = *answer;
        let mut open = self.seats.calls.open.iter();
        let call = open.find(|call| call.number == number);
        let call = call.ok_or(Refusal::NoCall)?;
        let leave = call.leave;
        if leave {
            roles::may(actor, Verb::GrantLeave)?;
        }
        // With its answer the result may be approved: that is for who may approve it (O 17.11).
        if call.objection.is_some() {
            roles::may(actor, Verb::ApproveResult)?;
        }
        Ok(vec![Event::CallAnswered(CallAnswered {
            number,
            valid,
            leave,
            note: noted(note)?,
        })])
    }
}

impl Board {
    /// Another official may come in the place of the first; nobody says twice that he does.
    pub(in crate::board) fn take_call(&self, actor: &Actor, number: u32) -> Decision {
        let mut open = self.seats.calls.open.iter();
        let call = open.find(|call| call.number == number);
        let coming = call.ok_or(Refusal::NoCall)?.coming.as_ref();
        if coming.is_some_and(|coming| actor.person() == Some(&coming.by)) {
            return Err(Refusal::NothingToDo);
        }
        Ok(vec![Event::CallTaken(CallTaken { number })])
    }

    /// Only of a leave that lasts.
    pub(in crate::board) fn end_leave(&self, side: Side) -> Decision {
        self.on_leave(side).ok_or(Refusal::NothingToDo)?;
        Ok(vec![Event::LeaveEnded(LeaveEnded { side })])
    }
}

impl Board {
    /// Of a game that is over; a mark that was wrong is replaced (O 20.7).
    pub(in crate::board) fn mark_scoresheet(&self, mark: &MarkScoresheet) -> Decision {
        let MarkScoresheet {
            side,
            present,
            ref note,
        } = *mark;
        if self.scoresheet(side) == Some(ScoresheetState::of_mark(present)) {
            return Err(Refusal::NothingToDo);
        }
        Ok(vec![Event::ScoresheetMarked(ScoresheetMarked {
            side,
            present,
            note: noted(note)?,
        })])
    }
}

/// What a player says. A call is never refused for its words: what nobody sees is taken out, so that they stay on their
/// line wherever they are shown.
fn call_text(text: &str) -> Result<String, Refusal> {
    noted(&one_line(text))
}

/// What an official notes, if anything.
fn noted(text: &str) -> Result<String, Refusal> {
    match PlainText::optional(text, MAX_REASON) {
        Ok(note) => Ok(note.map_or_else(String::new, String::from)),
        Err(TextFault::Hidden(hidden)) => Err(Refusal::HiddenCharacter(hidden)),
        Err(TextFault::Empty | TextFault::Long(_)) => Err(Refusal::OutOfRange(range::TEXT)),
    }
}

#[cfg(test)]
mod tests {
    use super::{call_text, noted};
    use crate::refusal::Refusal;
    use crate::text::MAX_REASON;

    /// VEN-8: a call is not refused for what cannot be read in it, and stays on its line.
    #[test]
    fn ven_8_a_call_stays_on_its_line() {
        for (text, kept) in [
            (" my mouse is stuck ", "my mouse is stuck"),
            ("help\nRuling 9: forged", "help Ruling 9: forged"),
            ("\u{1b}[31mred\u{1b}[0m", "[31mred [0m"),
            ("\u{feff}", ""),
            ("0-1 \u{202e}won", "0-1 won"),
            ("", ""),
        ] {
            assert_eq!(call_text(text).unwrap(), kept, "{text:?}");
        }
        assert!(call_text(&"x".repeat(MAX_REASON + 1)).is_err());
    }

    #[test]
    fn ven_8_what_an_official_notes_hides_nothing() {
        assert_eq!(noted(" ").unwrap(), "");
        assert_eq!(noted(" bag sealed ").unwrap(), "bag sealed");
        assert!(matches!(
            noted("bag\u{2028}sealed"),
            Err(Refusal::HiddenCharacter(_))
        ));
    }
}
