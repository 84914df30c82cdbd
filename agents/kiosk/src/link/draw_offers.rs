//! Offers of a draw, as the board's copy has them (O 5.3).

use adoube_proto::v1::Side;

use super::board::{BoardCopy, opponent};

impl BoardCopy {
    /// An offer comes with its maker's move: with the one they are about to make, or with their last.
    pub(super) fn offer_draw(&mut self, side: Side) {
        (self.draw_offer, self.draw_declined) = (Some(side), None);
        let to_move = self.to_move();
        if let Some(last) = self.moves.last_mut().filter(|_| to_move != side) {
            last.draw_offered = true;
        }
    }

    /// In words: in this position there is no other offer (L 11.5).
    pub(super) fn decline_draw(&mut self, by: Side) {
        self.draw_offer = None;
        self.draw_declined = Some(opponent(by));
        self.offer_declined = self.draw_declined;
    }

    /// An offer stands while its maker completes their own move and lapses when the other side answers it with a move.
    pub(super) fn lapse_offer(&mut self, mover: Side) {
        let others = opponent(mover);
        self.draw_declined = self.draw_offer.take_if(|offered| *offered == others);
        self.offer_declined = None;
    }

    pub(super) fn forget_offers(&mut self) {
        (self.draw_offer, self.draw_declined, self.offer_declined) = (None, None, None);
    }
}
