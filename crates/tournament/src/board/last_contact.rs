//! When each player was heard last, as far as the board's own records tell.

use adoube_chess::Side;

use super::Board;
use crate::time::Time;

impl Board {
    /// When a side was heard last by the board's records: at the latest then it was there. None if it
    /// never was. Whoever keeps the links may know of a later time.
    pub fn last_contact(&self, side: Side) -> Option<Time> {
        self.seats.last_contact[side]
    }
}
