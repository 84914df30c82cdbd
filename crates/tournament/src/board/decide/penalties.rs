//! Penalties of a player of this board (O 18.4, L 12.9). Their effects are those of the table; clocks and results
//! change as by an arbiter's other acts.

use adoube_chess::Side;

use super::Decision;
use super::clocks::{without_charge, wrong_clock};
use crate::article;
use crate::board::command::Penalise;
use crate::board::ending::{Ending, Score};
use crate::board::event::{ClocksSet, Event, Penalised, ResultCorrected};
use crate::board::{Board, Phase};
use crate::clock::{MAX_CLOCK, Reading};
use crate::note::Note;
use crate::penalty::{Effect, MAX_PENALTIES, Measure, Penalty};
use crate::refusal::Refusal;
use crate::refusal::phrases::range;
use crate::scoring::Points;
use crate::time::{Millis, Time};

/// The longest article, in characters.
const MAX_ARTICLE: usize = 100;

/// What the penalties of a ruling come to.
struct Outcome {
    side: Side,
    clocks: Reading,
    score: Option<Score>,
}

impl Board {
    pub(in crate::board) fn penalise(&self, order: &Penalise, reason: &str, now: Time) -> Decision {
        article::check(&order.article, MAX_ARTICLE, Some(self.opened.terms.laws))?;
        if order.penalties.is_empty() {
            return Err(Refusal::NothingToDo);
        }
        if order.penalties.len() > MAX_PENALTIES {
            return Err(Refusal::OutOfRange(range::PENALTIES));
        }
        if self.is_under_way() {
            self.flag_up(now)?;
        }
        self.does_not_exclude_who_plays(order)?;
        let has = |effects: &[Effect]| order.penalties.iter().any(|one| one.has_any(effects));
        let charge = if has(&Effect::OF_CLOCKS) {
            self.charge_if_absent(now)
        } else {
            None
        };
        let before = without_charge(self.clocks.clock.reading(now), charge.as_ref());
        let mut outcome = Outcome {
            side: order.side,
            clocks: before,
            score: None,
        };
        for penalty in &order.penalties {
            for effect in penalty.row().effects {
                self.take_effect(*effect, penalty, &mut outcome)?;
            }
        }
        let after = outcome.clocks;
        let penalised = Event::Penalised(Penalised {
            side: order.side,
            penalties: order.penalties.clone(),
            article: order.article.trim().to_owned(),
            reason: reason.to_owned(),
            clocks: has(&Effect::OF_CLOCKS).then_some(ClocksSet { before, after }),
        });
        let result = match outcome.score {
            Some(score) => self.result_of_penalty(score, reason, now)?,
            None => Vec::new(),
        };
        Ok(charge
            .map(Event::CameLate)
            .into_iter()
            .chain([penalised])
            .chain(result)
            .collect())
    }

    fn take_effect(
        &self,
        effect: Effect,
        penalty: &Penalty,
        outcome: &mut Outcome,
    ) -> Result<(), Refusal> {
        let side = outcome.side;
        match effect {
            Effect::TimeToOpponent => {
                self.clocks_count()?;
                let other = &mut outcome.clocks.sides[side.other()].remaining;
                *other += time_of(penalty);
                if *other > MAX_CLOCK {
                    return Err(wrong_clock());
                }
            }
            Effect::TimeOff => {
                self.clocks_count()?;
                let own = &mut outcome.clocks.sides[side].remaining;
                *own = left_after(*own, time_of(penalty), side)?;
            }
            Effect::PointsToOpponent => {
                let score = outcome.score.map_or_else(|| self.points_of_game(), Ok)?;
                let more = points_of(penalty).unwrap_or_default();
                outcome.score = Some(with_points(score, side.other(), |has| {
                    has.checked_add(more)
                })?);
            }
            Effect::PointsOff => {
                let score = outcome.score.map_or_else(|| self.points_of_game(), Ok)?;
                let less = points_of(penalty).unwrap_or_default();
                outcome.score = Some(with_points(score, side, |has| has.checked_sub(less))?);
            }
            Effect::GameLost => {
                let lost = self.won_by(side.other());
                let score = match points_of(penalty) {
                    Some(points) => with_points(lost, side.other(), |_| Some(points))?,
                    None => lost,
                };
                outcome.score = Some(score);
            }
            // They change no game of this board.
            Effect::Excluded | Effect::Expelled => {}
        }
        Ok(())
    }

    fn clocks_count(&self) -> Result<(), Refusal> {
        if self.is_finished() {
            return Err(Refusal::GameOver);
        }
        Ok(())
    }

    /// The points that a penalty raises or lowers: those of a game that is over.
    fn points_of_game(&self) -> Result<Score, Refusal> {
        match self.play.phase {
            Phase::Finished { score, .. } => Ok(score),
            Phase::Waiting | Phase::Playing | Phase::Paused { .. } => {
                let why = "the game has no points yet: give or take points once it is over, or declare it lost \
                           (game-lost)";
                Err(Refusal::AgainstRegulations {
                    article: "O 18.4.4, 18.4.5",
                    why: Note::new("penalty-no-points-yet", [], why.to_owned()),
                })
            }
        }
    }

    /// A game that goes on ends by it; a result that stands is corrected, also after its round was closed.
    fn result_of_penalty(&self, score: Score, reason: &str, now: Time) -> Decision {
        let Phase::Finished {
            score: before,
            ending,
            ..
        } = self.play.phase
        else {
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
        let not_allowed = |refusal: Refusal| match refusal {
            Refusal::ResultNotAllowed => {
                let terms = &self.opened.terms;
                let most = u16::from(terms.win_halves) + u16::from(terms.loss_halves);
                let most = Points(u8::try_from(most).unwrap_or(u8::MAX)).to_string();
                let shown = format!("{}-{}", Points(score.white), Points(score.black));
                let text = format!(
                    "the result would be {shown}: each player has one of the event's scores, and both together have at \
                     most {most}"
                );
                Refusal::AgainstRegulations {
                    article: "O 7.2",
                    why: Note::new("penalty-score", [("score", shown), ("most", most)], text),
                }
            }
            other => other,
        };
        self.check_score(score).map_err(not_allowed)
    }

    /// Who is out of a round does not play it: their game has to end by the same ruling.
    fn does_not_exclude_who_plays(&self, order: &Penalise) -> Result<(), Refusal> {
        let ends = |penalty: &Penalty| penalty.has_any(&[Effect::GameLost]);
        if self.is_finished() || order.penalties.iter().any(ends) {
            return Ok(());
        }
        let id = self.opened.board;
        let keeps_out = |penalty: &Penalty| match penalty.measure() {
            Some(Measure::Rounds(rounds)) => rounds.contain(id.round),
            Some(Measure::Time(_) | Measure::Points(_) | Measure::Fine(_)) | None => {
                penalty.has_any(&[Effect::Expelled])
            }
        };
        if !order.penalties.iter().any(keeps_out) {
            return Ok(());
        }
        let (board, side) = (id.to_string(), order.side);
        let text = format!(
            "{side}'s game on board {board} is not over: declare it lost by the same ruling (game-lost), or exclude the \
             player from later rounds"
        );
        let with = [("side", side.word().to_owned()), ("board", board)];
        Err(Refusal::AgainstRegulations {
            article: "O 18.4.8, 18.4.9",
            why: Note::new("penalty-while-playing", with, text),
        })
    }
}

/// The time of a penalty that has one.
fn time_of(penalty: &Penalty) -> Millis {
    match penalty.measure() {
        Some(Measure::Time(time)) => *time,
        Some(Measure::Points(_) | Measure::Rounds(_) | Measure::Fine(_)) | None => Millis::ZERO,
    }
}

/// The halves of a point of a penalty, where it gives any.
fn points_of(penalty: &Penalty) -> Option<u8> {
    match penalty.measure() {
        Some(Measure::Points(halves)) => Some(*halves),
        Some(Measure::Time(_) | Measure::Rounds(_) | Measure::Fine(_)) | None => None,
    }
}

/// What a clock shows after time was taken off it: some, or the game would be lost without a ruling that says so.
fn left_after(had: Millis, taken: Millis, side: Side) -> Result<Millis, Refusal> {
    if taken < had {
        return Ok(had.less(taken));
    }
    let (had, taken) = (had.to_string(), taken.to_string());
    let text = format!(
        "{side} has {had} left, and {taken} cannot be taken off it: take less, or declare the game lost (game-lost)"
    );
    let with = [
        ("side", side.word().to_owned()),
        ("had", had),
        ("taken", taken),
    ];
    Err(Refusal::AgainstRegulations {
        article: "O 18.4.3",
        why: Note::new("penalty-more-than-left", with, text),
    })
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
    *own = points(*own).ok_or(Refusal::ResultNotAllowed)?;
    Ok(score)
}
