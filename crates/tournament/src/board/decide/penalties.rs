//! Penalties of a player of this board (O 18.4, L 12.9). Their effects are those of the table; clocks and results
//! change as by an arbiter's other acts.

use adoube_chess::Side;

use super::Decision;
use super::clocks::{without_charge, wrong_clock};
use crate::article;
use crate::board::Board;
use crate::board::command::{AgreeToPenalties, Penalise, RejectPenalties};
use crate::board::ending::{Ending, Score};
use crate::board::event::{
    CameLate, ClocksSet, Event, Penalised, PenaltiesProposed, PenaltiesRejected,
    PenaltiesWithdrawn, PenaltyRuling, ResultCorrected,
};
use crate::board::penalties::ProposedPenalties;
use crate::catalogue_message::CatalogueMessage;
use crate::clock::{MAX_CLOCK, Reading};
use crate::ids::PersonId;
use crate::penalty::{self, Effect, MAX_PENALTIES, Penalty, Reach};
use crate::refusal::Refusal;
use crate::refusal::phrases::range;
use crate::scoring::Points;
use crate::time::{Millis, Time};

/// What the penalties of a ruling come to.
struct Outcome {
    side: Side,
    clocks: Reading,
    score: Option<Score>,
}

/// A ruling as the record has it, with all that comes with it.
struct WorkedOut {
    charge: Option<CameLate>,
    ruling: PenaltyRuling,
    clocks: Option<ClocksSet>,
    score: Option<Score>,
    result: Vec<Event>,
}

impl WorkedOut {
    fn imposed(self, proposed_by: Option<PersonId>) -> Vec<Event> {
        let penalised = Event::Penalised(Penalised {
            ruling: self.ruling,
            proposed_by,
            clocks: self.clocks,
        });
        let charge = self.charge.map(Event::CameLate).into_iter();
        charge.chain([penalised]).chain(self.result).collect()
    }
}

impl Board {
    /// The score that such a ruling comes to; none where it leaves the result as it is, or is refused.
    pub fn score_by_penalties(
        &self,
        side: Side,
        penalties: &[Penalty],
        now: Time,
    ) -> Option<Score> {
        let ruling = PenaltyRuling {
            side,
            penalties: penalties.to_vec(),
            article: String::new(),
            reason: String::new(),
        };
        self.work_out(ruling, now).ok()?.score
    }

    pub(in crate::board) fn penalise(&self, order: &Penalise, reason: &str, now: Time) -> Decision {
        let laws = self.opened.terms.laws;
        article::check(&order.article, article::LONGEST, Some(laws))?;
        let ruling = PenaltyRuling {
            side: order.side,
            penalties: order.penalties.clone(),
            article: order.article.trim().to_owned(),
            reason: reason.to_owned(),
        };
        // What cannot be imposed is not proposed either.
        let worked_out = self.work_out(ruling, now)?;
        if order.four_eyes && penalty::is_for_two(&order.penalties) {
            let WorkedOut { ruling, .. } = worked_out;
            return Ok(vec![Event::PenaltiesProposed(PenaltiesProposed { ruling })]);
        }
        Ok(worked_out.imposed(None))
    }

    /// The second official's agreement, which imposes what the first one proposed.
    pub(in crate::board) fn agree_to_penalties(
        &self,
        order: AgreeToPenalties,
        now: Time,
    ) -> Decision {
        let proposed = self.proposal(order.proposal)?;
        let worked_out = self.work_out(proposed.ruling.clone(), now)?;
        Ok(worked_out.imposed(proposed.by.clone()))
    }

    pub(in crate::board) fn reject_penalties(
        &self,
        order: RejectPenalties,
        reason: &str,
    ) -> Decision {
        let proposal = self.proposal(order.proposal)?.record;
        let reason = reason.to_owned();
        let rejected = PenaltiesRejected { proposal, reason };
        Ok(vec![Event::PenaltiesRejected(rejected)])
    }

    /// What was imposed by mistake does not count any more. A result comes back where it is still the ruling's; clocks are
    /// the arbiter's to set, since the game may have gone on with them.
    pub(in crate::board) fn withdraw_penalties(&self, ruling: u64, reason: &str) -> Decision {
        let imposed = self.standing_penalties(ruling).ok_or_else(|| {
            let message = CatalogueMessage::new("refusal-penalties-not-imposed");
            Refusal::Stated(message.number("record", ruling))
        })?;
        let withdrawn = Event::PenaltiesWithdrawn(PenaltiesWithdrawn {
            ruling,
            penalties: imposed.penalties.clone(),
            reason: reason.to_owned(),
        });
        let restored = self
            .play
            .phase
            .result()
            .zip(self.result_without_penalties(ruling));
        let restored = restored.map(|((before, _), (score, ending))| {
            let corrected = Event::ResultCorrected(ResultCorrected {
                before,
                score,
                ending,
                reason: reason.to_owned(),
            });
            self.with_objections_answered(corrected, reason)
        });
        let restored = restored.unwrap_or_default();
        Ok([withdrawn].into_iter().chain(restored).collect())
    }

    /// The proposal of that record, if it waits for a second official.
    fn proposal(&self, record: u64) -> Result<&ProposedPenalties, Refusal> {
        let proposed = self.proposed_penalties();
        let proposed = proposed.filter(|proposed| proposed.record == record);
        proposed
            .ok_or_else(|| Refusal::Stated(CatalogueMessage::new("refusal-penalties-not-proposed")))
    }

    fn work_out(&self, ruling: PenaltyRuling, now: Time) -> Result<WorkedOut, Refusal> {
        let PenaltyRuling {
            side, penalties, ..
        } = &ruling;
        let side = *side;
        if penalties.is_empty() {
            return Err(Refusal::NothingToDo);
        }
        if penalties.len() > MAX_PENALTIES {
            return Err(Refusal::OutOfRange(range::PENALTIES));
        }
        if self.is_under_way() {
            self.flag_up(now)?;
        }
        self.does_not_exclude_who_plays(side, penalties)?;
        let changes_clocks = penalty::reach(penalties, Reach::Clocks);
        let charge = if changes_clocks {
            self.charge_if_absent(now)
        } else {
            None
        };
        let before = without_charge(self.clocks.clock.reading(now), charge.as_ref());
        let mut outcome = Outcome {
            side,
            clocks: before,
            score: None,
        };
        let mut judged = Vec::with_capacity(penalties.len());
        for penalty in penalties {
            judged.push(self.take_effect(penalty, &mut outcome)?);
        }
        let after = outcome.clocks;
        let result = match outcome.score {
            Some(score) => self.result_of_penalty(score, &ruling.reason, now)?,
            None => Vec::new(),
        };
        let clocks = changes_clocks.then_some(ClocksSet { before, after });
        let ruling = PenaltyRuling {
            penalties: judged,
            ..ruling
        };
        Ok(WorkedOut {
            charge,
            ruling,
            clocks,
            score: outcome.score,
            result,
        })
    }

    /// Adds what a penalty does to the outcome, and gives the penalty as the record has it.
    fn take_effect(&self, penalty: &Penalty, outcome: &mut Outcome) -> Result<Penalty, Refusal> {
        let mut judged = penalty.clone();
        for effect in penalty.row().effects {
            self.add_effect(*effect, &mut judged, outcome)?;
        }
        Ok(judged)
    }

    fn add_effect(
        &self,
        effect: Effect,
        penalty: &mut Penalty,
        outcome: &mut Outcome,
    ) -> Result<(), Refusal> {
        let side = outcome.side;
        match effect {
            Effect::TimeToOpponent => {
                self.clocks_count()?;
                let other = &mut outcome.clocks.sides[side.other()].remaining;
                *other += penalty.time().unwrap_or_default();
                if *other > MAX_CLOCK {
                    return Err(wrong_clock());
                }
            }
            Effect::TimeOff => {
                self.clocks_count()?;
                let own = &mut outcome.clocks.sides[side].remaining;
                *own = left_after(*own, penalty.time().unwrap_or_default(), side)?;
            }
            Effect::PointsToOpponent => {
                let score = outcome.score.map_or_else(|| self.points_of_game(), Ok)?;
                let more = penalty.points().unwrap_or_default();
                outcome.score = Some(with_points(score, side.other(), |has| {
                    has.checked_add(more)
                })?);
            }
            Effect::PointsOff => {
                let score = outcome.score.map_or_else(|| self.points_of_game(), Ok)?;
                let less = penalty.points().unwrap_or_default();
                outcome.score = Some(with_points(score, side, |has| has.checked_sub(less))?);
            }
            Effect::GameLost => {
                let lost = self.won_by(side.other());
                let score = match penalty.points() {
                    Some(points) => with_points(lost, side.other(), |_| Some(points))?,
                    None => lost,
                };
                outcome.score = Some(score);
            }
            Effect::CostOfWrongClaim => {
                if !self.is_under_way() {
                    self.clocks_count()?;
                    return Err(Refusal::NotStarted);
                }
                let claim = self.judged_claim(side, penalty.claimed_move())?;
                *penalty = penalty.claimed_with(claim);
                self.charge_claim(side, &mut outcome.clocks)?;
            }
            // They change no game of this board.
            Effect::Excluded | Effect::Expelled => {}
        }
        Ok(())
    }

    fn clocks_count(&self) -> Result<(), Refusal> {
        self.not_over()?;
        Ok(())
    }

    /// The points that a penalty raises or lowers: those of a game that is over.
    fn points_of_game(&self) -> Result<Score, Refusal> {
        self.score().ok_or_else(|| {
            let message = CatalogueMessage::new("refusal-penalty-no-points-yet");
            Refusal::Against("O 18.4.4, 18.4.5", message)
        })
    }

    /// A game that goes on ends by it; a result that stands is corrected, also after its round was closed.
    fn result_of_penalty(&self, score: Score, reason: &str, now: Time) -> Decision {
        let Some((before, ending)) = self.play.phase.result() else {
            self.may_be_scored(score)?;
            return Ok(self.set_by_arbiter(score, Ending::Declared, reason, now));
        };
        if before == score {
            return Ok(Vec::new());
        }
        let forfeit = ending == Ending::Forfeit && self.check_forfeit(score).is_ok();
        if !forfeit {
            self.may_be_scored(score)?;
        }
        let corrected = Event::ResultCorrected(ResultCorrected {
            before,
            score,
            ending: if forfeit { ending } else { Ending::Declared },
            reason: reason.to_owned(),
        });
        Ok(self.with_objections_answered(corrected, reason))
    }

    /// END-7, with what the score would be.
    fn may_be_scored(&self, score: Score) -> Result<(), Refusal> {
        let not_allowed = |refusal: Refusal| {
            if refusal != Refusal::ResultNotAllowed {
                return refusal;
            }
            let terms = &self.opened.terms;
            let most = u16::from(terms.win_halves) + u16::from(terms.loss_halves);
            let message = CatalogueMessage::new("refusal-penalty-score")
                .text("white", Points(score.white))
                .text("black", Points(score.black))
                .text("most", Points(u8::try_from(most).unwrap_or(u8::MAX)));
            Refusal::Against("O 7.2", message)
        };
        self.check_score(score).map_err(not_allowed)
    }

    /// Who is out of a round does not play it: their game has to end by the same ruling.
    fn does_not_exclude_who_plays(&self, side: Side, penalties: &[Penalty]) -> Result<(), Refusal> {
        let round = self.opened.board.round;
        let ends = penalties.iter().any(|one| one.has(Effect::GameLost));
        let excludes = penalties.iter().any(|one| one.keeps_out_of(round, round));
        // A round that has not started forfeits it as it starts.
        if self.is_finished() || !self.is_released() || ends || !excludes {
            return Ok(());
        }
        let message = CatalogueMessage::new("refusal-penalty-while-playing")
            .text("side", side.word())
            .text("board", self.opened.board);
        Err(Refusal::Against("O 18.4.8, 18.4.9", message))
    }
}

/// What a clock shows after time was taken off it: some, or the game would be lost without a ruling that says so.
fn left_after(had: Millis, taken: Millis, side: Side) -> Result<Millis, Refusal> {
    if taken < had {
        return Ok(had.less(taken));
    }
    let message = CatalogueMessage::new("refusal-penalty-more-than-left")
        .text("side", side.word())
        .text("had", had)
        .text("taken", taken);
    Err(Refusal::Against("O 18.4.3", message))
}

/// The score with other points of a side; a score that cannot be is refused where it is checked (END-7).
fn with_points(
    mut score: Score,
    side: Side,
    points: impl Fn(u8) -> Option<u8>,
) -> Result<Score, Refusal> {
    let own = match side {
        Side::White => &mut score.white,
        Side::Black => &mut score.black,
    };
    let had = *own;
    *own = points(had).ok_or_else(|| {
        let message = CatalogueMessage::new("refusal-penalty-more-points-than-there-are");
        Refusal::Against("O 7.2", message.text("had", Points(had)))
    })?;
    Ok(score)
}
