//! Offers of a draw in the record of the game, and what became of the last one (O 5.3).

use adoube_chess::Side;

/// The offers of a game.
#[derive(Debug, Clone)]
pub(super) struct DrawOffers {
    /// The half-moves that came with one.
    plies: Vec<u32>,
    open: Option<Side>,
    declined: Option<Side>,
}

impl DrawOffers {
    pub(super) const NONE: Self = Self {
        plies: Vec::new(),
        open: None,
        declined: None,
    };

    pub(super) fn plies(&self) -> &[u32] {
        &self.plies
    }

    pub(super) const fn declined(&self) -> Option<Side> {
        self.declined
    }

    /// An offer comes with a move: with the one that its player is about to make, or with their last.
    pub(super) fn offer(&mut self, by: Side, ply: u32) {
        (self.open, self.declined) = (Some(by), None);
        if self.plies.last() != Some(&ply) && ply > 0 {
            self.plies.push(ply);
        }
    }

    /// In words, after so many half-moves: a move that was still to be made comes without it.
    pub(super) fn decline(&mut self, by: Side, ply: u32) {
        (self.open, self.declined) = (None, Some(by.other()));
        self.keep(ply);
    }

    /// An offer lapses when the other player answers it with a move.
    pub(super) fn moved(&mut self, mover: Side) {
        self.declined = self.open.take_if(|by| *by == mover.other());
    }

    /// The game is over: nobody answers the offer any more.
    pub(super) const fn finish(&mut self) {
        self.open = None;
    }

    /// So many half-moves are left of the game.
    pub(super) fn set_position(&mut self, ply: u32) {
        (self.open, self.declined) = (None, None);
        self.keep(ply);
    }

    /// The game is reopened.
    pub(super) const fn reopen(&mut self) {
        self.declined = None;
    }

    fn keep(&mut self, ply: u32) {
        self.plies.retain(|of| *of <= ply);
    }
}
