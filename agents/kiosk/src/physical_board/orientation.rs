//! Which way round the board lies, by the game.

use adoube_chess::physical_board::{Comparison, compare};
use adoube_chess::{Line, Placement, Square};

/// The square on the other side of the board's centre.
pub(super) fn opposite(square: Square) -> Square {
    Square::at(7 - square.file(), 7 - square.rank()).unwrap_or(square)
}

/// What stands on a board that lies the other way round.
pub(super) fn turned(placement: &Placement) -> Placement {
    Placement::from_fn(|square| placement.at(opposite(square)))
}

/// Which way round a board lies, relative to its settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Orientation {
    is_turned: bool,
    /// Whether the board has shown a position of this game: from then on it stays.
    is_fixed: bool,
}

impl Orientation {
    /// Another game begins, or the board is connected again: it may lie the other way round.
    pub(super) const fn begin_game(&mut self) {
        self.is_fixed = false;
    }

    /// What stands on the squares of the game.
    pub(super) fn squares(self, seen: &Placement) -> Placement {
        if self.is_turned { turned(seen) } else { *seen }
    }

    /// The square of the settings' orientation for a square of the game, and the other way round.
    pub(super) fn square(self, square: Square) -> Square {
        if self.is_turned {
            opposite(square)
        } else {
            square
        }
    }

    /// Looks at what came to rest. `may_turn`: whether the settings leave it open which way round the board lies.
    pub(super) fn look(&mut self, line: &Line, seen: &Placement, may_turn: bool) {
        if self.is_fixed {
            return;
        }
        let shows =
            |placement: &Placement| !matches!(compare(line, placement), Comparison::Differs { .. });
        let as_it_is = self.squares(seen);
        let other = turned(&as_it_is);
        if shows(&as_it_is) {
            // A symmetric position, or one without the pieces' identities, proves nothing.
            self.is_fixed = !shows(&other) || line.ply() > 0;
        } else if may_turn && shows(&other) {
            self.is_turned = !self.is_turned;
            self.is_fixed = true;
        }
    }
}

/// Whether this is the position of now, seen from the other side: the board lies the wrong way round.
pub(super) fn is_upside_down(line: &Line, placement: &Placement) -> bool {
    turned(placement).fits(line.position())
}
