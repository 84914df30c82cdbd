//! Wrong claims of a draw, where the event keeps claims (L 9.5, PEN-4). What they cost says [`crate::laws`].

use adoube_chess::{AutomaticDraws, AutomaticEnd, IllegalMove, Line, Side};

use super::clocks::wrong_clock;
use crate::board::Board;
use crate::clock::{MAX_CLOCK, Reading};
use crate::note::note;
use crate::penalty::ClaimedMove;
use crate::refusal::Refusal;

impl Board {
    /// The claim as the record has it, if it is wrong and was not charged before.
    pub(super) fn judged_claim(
        &self,
        side: Side,
        claim: Option<&ClaimedMove>,
    ) -> Result<Option<ClaimedMove>, Refusal> {
        let san = self.judge_claim(side, claim)?;
        self.is_charged_once(side, san.as_deref())?;
        Ok(san.map(ClaimedMove::in_english))
    }

    /// Both clocks after a wrong claim.
    pub(super) fn charge_claim(&self, side: Side, clocks: &mut Reading) -> Result<(), Refusal> {
        let terms = &self.opened.terms;
        // An arbiter may have given the game another time control than it was published with.
        let class = self.clocks.clock.control().class();
        let cost = terms.laws.wrong_claim_cost(class, terms.supervision);
        let own = &mut clocks.sides[side].remaining;
        *own = cost.claimant_loses.leaves(*own);
        let other = &mut clocks.sides[side.other()].remaining;
        *other += cost.opponent_gets;
        if *other > MAX_CLOCK {
            return Err(wrong_clock());
        }
        Ok(())
    }

    /// The intended move as it is written in the score, if the claim is wrong; judged by the
    /// position that stands, or the one after that move, which comes with its language (L 9.2, 9.3).
    fn judge_claim(
        &self,
        side: Side,
        claim: Option<&ClaimedMove>,
    ) -> Result<Option<String>, Refusal> {
        if !self.opened.terms.claims {
            return Err(Refusal::against(
                "L 9.5",
                note!("no-claims" => "the event keeps no claims: its draws come by themselves"),
            ));
        }
        let to_move = self.game.line.position().side_to_move();
        if side != to_move {
            return Err(Refusal::against(
                "L 9.2, 9.3",
                note!(
                    "claim-of-turn" => "only the player who is on the move may claim a draw: it is {to_move}'s",
                    side = to_move.word()
                ),
            ));
        }
        let Some(ClaimedMove { written, language }) = claim else {
            is_wrong(&self.game.line, None)?;
            return Ok(None);
        };
        let position = self.game.line.position();
        let mv = match position.parse_uci(written) {
            Ok(mv) => mv,
            Err(_) => self.written(side, written, language.as_deref().unwrap_or("en"))?,
        };
        let unread = |error: IllegalMove| Refusal::IllegalMove {
            uci: mv.to_string(),
            reason: error.reason,
        };
        let san = position.san(mv).map_err(unread)?;
        let mut line = self.game.line.clone();
        line.play(mv).map_err(unread)?;
        is_wrong(&line, Some(&san))?;
        Ok(Some(san))
    }
}

/// Refuses what is a draw that may be claimed, as the position stands or after that move.
fn is_wrong(line: &Line, after: Option<&str>) -> Result<(), Refusal> {
    let (article, words, told) = match line.automatic_end(AutomaticDraws::ThreeAndFifty) {
        Some(AutomaticEnd::ThreefoldRepetition) => (
            "L 9.2",
            ["claim-threefold", "claim-threefold-after"],
            "the position stands for the third time",
        ),
        Some(AutomaticEnd::FiftyMoves) => (
            "L 9.3",
            ["claim-fifty", "claim-fifty-after"],
            "fifty moves without pawn or capture",
        ),
        _ => return Ok(()),
    };
    let [now, then] = words;
    let text = format!("the claim is right: {told}");
    Err(Refusal::against(
        article,
        match after {
            None => note!(now => "{text}"),
            Some(san) => note!(then => "{text} after {san}", last = san),
        },
    ))
}
