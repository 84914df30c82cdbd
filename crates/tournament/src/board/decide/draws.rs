//! Offers of a draw (O 5.3). One that was declined is not repeated before the next move (L 11.5).

use adoube_chess::Side;

use super::Decision;
use crate::board::Board;
use crate::board::ending::Ending;
use crate::board::event::{DrawDeclined, DrawOffered, Event};
use crate::refusal::Refusal;
use crate::time::Time;

impl Board {
    pub(in crate::board) fn offer_draw(&self, side: Side, now: Time) -> Decision {
        self.under_way(now)?;
        match self.game.offer {
            None if self.game.declined == Some(side) => Err(Refusal::OfferDeclined),
            None => Ok(vec![Event::DrawOffered(DrawOffered { side })]),
            Some(by) if by == side => Err(Refusal::OfferPending),
            Some(_) => self.accept_draw(side, now),
        }
    }

    pub(in crate::board) fn accept_draw(&self, side: Side, now: Time) -> Decision {
        self.under_way(now)?;
        if self.game.offer != Some(side.other()) {
            return Err(Refusal::NoOffer);
        }
        Ok(vec![self.finish(
            self.drawn(),
            Ending::Agreement,
            None,
            now,
        )])
    }

    pub(in crate::board) fn decline_draw(&self, side: Side, now: Time) -> Decision {
        self.under_way(now)?;
        if self.game.offer != Some(side.other()) {
            return Err(Refusal::NoOffer);
        }
        Ok(vec![Event::DrawDeclined(DrawDeclined { side })])
    }
}
