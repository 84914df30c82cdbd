//! What becomes of a result once the game is over (END-8).

use adoube_chess::Side;

use super::Decision;
use crate::board::Board;
use crate::board::command::CorrectResult;
use crate::board::ending::{Ending, Score};
use crate::board::event::{CallAnswered, Event, ResultConfirmed, ResultCorrected};
use crate::catalogue_message::CatalogueMessage;
use crate::note::note;
use crate::refusal::Refusal;
use crate::refusal::phrases::done;

impl Board {
    pub(in crate::board) fn confirm_result(&self, side: Side) -> Decision {
        self.result()?;
        if self.outcome.approval.is_confirmed(side) {
            return Err(Refusal::AlreadyDone(done::CONFIRMED));
        }
        Ok(vec![Event::ResultConfirmed(ResultConfirmed { side })])
    }

    /// Whether it is a forfeit stays as it is unless that is to be corrected too; a game in which
    /// a move was made does not become one. Odds that were set by mistake are put aside here: a game
    /// keeps the terms it was opened with, whatever the regulations say since.
    pub(in crate::board) fn correct_result(
        &self,
        correction: &CorrectResult,
        reason: &str,
    ) -> Decision {
        let CorrectResult {
            score,
            forfeit,
            without_odds,
        } = *correction;
        let (before, ending) = self.result()?;
        if without_odds && !self.is_shared_despite_odds(score) {
            return Err(Refusal::against(
                "O 7.1",
                note!(
                    "no-odds-to-share" => "only a draw of a game with draw odds is shared in spite of them"
                ),
            ));
        }
        let forfeited = ending == Ending::Forfeit;
        let forfeit = forfeit.unwrap_or(forfeited);
        let ending = if forfeit {
            if self.game.line.ply() > 0 {
                return Err(Refusal::Played);
            }
            self.check_forfeit(score)?;
            Ending::Forfeit
        } else {
            self.check_points(score)?;
            if !without_odds {
                self.check_draw_odds(score)?;
            }
            Ending::Declared
        };
        if score == before && forfeit == forfeited {
            return Err(Refusal::NothingToDo);
        }
        let corrected = Event::ResultCorrected(ResultCorrected {
            before,
            score,
            ending,
            reason: reason.to_owned(),
        });
        Ok(self.with_objections_answered(corrected, reason))
    }

    /// A correction of the result, and with it the answer to each player who objects to the result before.
    pub(super) fn with_objections_answered(&self, corrected: Event, reason: &str) -> Vec<Event> {
        let answered = self.objections().map(|call| {
            Event::CallAnswered(CallAnswered {
                number: call.number,
                valid: true,
                leave: false,
                note: reason.to_owned(),
            })
        });
        [corrected].into_iter().chain(answered).collect()
    }

    pub(super) fn result(&self) -> Result<(Score, Ending), Refusal> {
        self.play.phase.result().ok_or(Refusal::NoResult)
    }

    /// END-7: what an arbiter may give while the game goes on.
    pub(super) fn check_score(&self, score: Score) -> Result<(), Refusal> {
        self.check_points(score)?;
        self.check_draw_odds(score)
    }

    /// Each side's points are usual ones, both together no more than a game brings.
    fn check_points(&self, score: Score) -> Result<(), Refusal> {
        let terms = &self.opened.terms;
        let usual = [terms.win_halves, terms.draw_halves, terms.loss_halves];
        let total = |one: u8, other: u8| u16::from(one) + u16::from(other);
        let most = total(terms.win_halves, terms.loss_halves)
            .max(total(terms.draw_halves, terms.draw_halves));
        let allowed = usual.contains(&score.white)
            && usual.contains(&score.black)
            && total(score.white, score.black) <= most;
        allowed.then_some(()).ok_or(Refusal::ResultNotAllowed)
    }

    /// A game that an arbiter calls drawn is one side's where that has draw odds, as any other draw:
    /// half a point is then no score of this game (O 7.2).
    fn check_draw_odds(&self, score: Score) -> Result<(), Refusal> {
        let Some(side) = self.opened.terms.draw_odds else {
            return Ok(());
        };
        if !self.is_shared_despite_odds(score) {
            return Ok(());
        }
        let written = match side {
            Side::White => "1-0",
            Side::Black => "0-1",
        };
        let message = CatalogueMessage::new("refusal-draw-odds");
        let message = message.text("side", side.word()).text("score", written);
        Err(Refusal::Against("O 7.1", message))
    }

    /// Whether both have the points of a draw where draw odds give all to one.
    fn is_shared_despite_odds(&self, score: Score) -> bool {
        let terms = &self.opened.terms;
        let draw = terms.draw_halves;
        terms.draw_odds.is_some()
            && (score.white, score.black) == (draw, draw)
            && draw != terms.loss_halves
    }

    /// Who did not come has nothing, whatever a loss brings; both may have stayed away.
    pub(super) fn check_forfeit(&self, score: Score) -> Result<(), Refusal> {
        let win = self.opened.terms.win_halves;
        if [(win, 0), (0, win), (0, 0)].contains(&(score.white, score.black)) {
            Ok(())
        } else {
            Err(Refusal::ResultNotAllowed)
        }
    }
}
