//! Whether a side can still mate, judged by bare material only.
//!
//! The regulations mean *any* series of legal moves (CLK-4, END-5), blocked positions included.
//! What is here is the part of it that counting pieces can answer: when it says that a side cannot
//! mate, that is so; when it says that a side can, a locked position may still forbid it. A full
//! analysis of dead positions takes the place of these two functions later; nothing else needs to
//! change then.

use shakmaty::Position as _;

use crate::{Position, Side, convert};

impl Position {
    /// Whether the material allows the side to mate by some series of legal moves, the opponent
    /// helping. Never `false` wrongly.
    pub fn can_mate(&self, side: Side) -> bool {
        !self.inner().has_insufficient_material(convert::color(side))
    }

    /// Whether neither side has the material to mate (END-5, bare material only).
    pub fn is_dead(&self) -> bool {
        Side::ALL.into_iter().all(|side| !self.can_mate(side))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Position, Side, Variant};

    #[test]
    fn bare_material() {
        // FEN, White can mate, Black can mate.
        for (fen, white, black) in [
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", false, false),
            ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", false, false),
            ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", false, false),
            ("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", true, false),
            ("4k3/8/8/8/8/8/5P2/4K3 w - - 0 1", true, false),
            ("4k3/8/8/8/8/8/8/4KR2 w - - 0 1", true, false),
            // Bishops on squares of one colour, then of both.
            ("2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", false, false),
            ("5bk1/8/8/8/8/8/8/4KB2 w - - 0 1", true, true),
            // A lone knight mates only with an opponent's piece that blocks its king.
            ("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", true, true),
            ("3qk3/8/8/8/8/8/8/4KN2 w - - 0 1", false, true),
        ] {
            let position = Position::from_fen(Variant::Standard, fen).unwrap();
            assert_eq!(position.can_mate(Side::White), white, "{fen}");
            assert_eq!(position.can_mate(Side::Black), black, "{fen}");
            assert_eq!(position.is_dead(), !white && !black, "{fen}");
        }
    }
}
