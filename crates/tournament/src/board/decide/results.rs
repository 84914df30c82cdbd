//! What becomes of a result once the game is over (END-8).

use adoube_chess::Side;

use super::Decision;
use crate::board::record::{Ending, Event, Score};
use crate::board::{Board, Phase};
use crate::refusal::Refusal;

impl Board {
    pub(in crate::board) fn confirm_result(&self, side: Side) -> Decision {
        self.result()?;
        if self.approval.is_confirmed(side) {
            return Err(Refusal::AlreadyDone(
                "you have confirmed the result already",
            ));
        }
        Ok(vec![Event::ResultConfirmed { side }])
    }

    pub(in crate::board) fn approve_result(&self) -> Decision {
        self.result()?;
        if self.approval.is_approved() {
            return Err(Refusal::AlreadyDone("the result is approved already"));
        }
        Ok(vec![Event::ResultApproved])
    }

    /// Whether it is a forfeit stays as it is unless that is to be corrected too; a game in which
    /// a move was made does not become one.
    pub(in crate::board) fn correct_result(
        &self,
        score: Score,
        forfeit: Option<bool>,
        reason: &str,
    ) -> Decision {
        let (before, ending) = self.result()?;
        let forfeited = ending == Ending::Forfeit;
        let forfeit = forfeit.unwrap_or(forfeited);
        let ending = if forfeit {
            if self.line.ply() > 0 {
                return Err(Refusal::Played);
            }
            self.check_forfeit(score)?;
            Ending::Forfeit
        } else {
            self.check_score(score)?;
            Ending::Declared
        };
        if score == before && forfeit == forfeited {
            return Err(Refusal::NothingToDo);
        }
        Ok(vec![Event::ResultCorrected {
            before,
            score,
            ending,
            reason: reason.to_owned(),
        }])
    }

    fn result(&self) -> Result<(Score, Ending), Refusal> {
        match self.phase {
            Phase::Finished { score, ending, .. } => Ok((score, ending)),
            _ => Err(Refusal::NoResult),
        }
    }

    /// END-7: each side's points are usual ones, both together no more than a game brings.
    pub(super) fn check_score(&self, score: Score) -> Result<(), Refusal> {
        let terms = &self.opened.terms;
        let usual = [terms.win_halves, terms.draw_halves, terms.loss_halves];
        let total = |one: u8, other: u8| u16::from(one) + u16::from(other);
        let most = total(terms.win_halves, terms.loss_halves)
            .max(total(terms.draw_halves, terms.draw_halves));
        let allowed = usual.contains(&score.white)
            && usual.contains(&score.black)
            && total(score.white, score.black) <= most;
        if !allowed {
            return Err(Refusal::ResultNotAllowed);
        }
        self.check_draw_odds(score)
    }

    /// A game that an arbiter calls drawn is one side's where that has draw odds, as any other draw.
    fn check_draw_odds(&self, score: Score) -> Result<(), Refusal> {
        let terms = &self.opened.terms;
        let Some(side) = terms.draw_odds else {
            return Ok(());
        };
        let draw = terms.draw_halves;
        let halved = (score.white, score.black) == (draw, draw) && draw != terms.loss_halves;
        if !halved {
            return Ok(());
        }
        let written = match side {
            Side::White => "1-0",
            Side::Black => "0-1",
        };
        Err(Refusal::AgainstRegulations {
            article: "O 7.1",
            why: format!("{side} has draw odds: a drawn game is {side}'s, write {written}"),
        })
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
