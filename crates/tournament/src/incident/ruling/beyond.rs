//! Clocks far from what the game has: nothing forbids them, and they are mostly a slip of the hand, so they are
//! remarked on. By the measures of `adoube clock set` and `adoube clock add`.

use adoube_chess::Side;

use super::offer::Offer;
use super::wish::{ClocksAs, Wish};
use super::words::{self, clock};
use crate::time::Millis;

impl Offer<'_> {
    /// Time given that is more than half of what the game brings a side; a clock typed that is more than all
    /// of that, or less than a tenth of what stands.
    pub(super) fn beyond(&self, wish: &Wish) -> Vec<String> {
        let Wish::Resume { clocks, add, .. } = wish else {
            return Vec::new();
        };
        let stand = self.board.reading(self.now).sides;
        let mut remarks = Vec::new();
        for side in Side::ALL {
            let (index, name) = (side.index(), words::NAMES[side.index()]);
            let (given, whole) = (add[index], self.whole(side));
            let brings = || {
                let control = self.board.clock().control();
                format!("{control} brings {} in sixty moves", clock(whole, false))
            };
            if given.0 > whole.0 / 2 {
                remarks.push(format!(
                    "{name} would get {}: {}",
                    clock(given, true),
                    brings()
                ));
            }
            let ClocksAs::Typed { white, black } = clocks else {
                continue;
            };
            let (typed, stood) = ([*white, *black][index], stand[index].remaining);
            if typed > whole {
                remarks.push(format!(
                    "{name} would have {}: {}",
                    clock(typed, true),
                    brings()
                ));
            } else if typed.0 < stood.0 / 10 {
                remarks.push(format!(
                    "{name} would have {}, less than a tenth of the {} that he has now",
                    clock(typed, true),
                    clock(stood, false)
                ));
            }
        }
        remarks
    }

    /// What the game's time control gives a side, base times and sixty increments.
    fn whole(&self, side: Side) -> Millis {
        self.board.clock().control().side_over_sixty_moves(side)
    }
}
