//! Whether a side can still mate, judged by bare material only.
//!
//! The regulations mean *any* series of legal moves (CLK-4, END-5), blocked positions included.
//! What is here is the part of it that counting pieces can answer: when it says that a side cannot
//! mate, that is so; when it says that a side can, a locked position may still forbid it. A full
//! analysis of dead positions takes the place of these two functions later; nothing else needs to
//! change then.

use shakmaty::Position as _;

use crate::{Position, Side, convert};

/// Moves that are followed at most where each is the only one.
const FORCED: usize = 100;

impl Position {
    /// Whether the material allows the side to mate by some series of legal moves, the opponent
    /// helping. Never `false` wrongly.
    pub fn can_mate(&self, side: Side) -> bool {
        !self.inner().has_insufficient_material(convert::color(side))
    }

    /// Whether the side can still mate by some series of legal moves, as far as material and moves that are
    /// forced tell: where each side has but one move, the position that these lead to decides. Never `false`
    /// wrongly.
    pub fn can_still_mate(&self, side: Side) -> bool {
        let mut position = self.clone();
        for _ in 0..FORCED {
            if !position.can_mate(side) {
                return false;
            }
            let moves = position.legal_moves();
            match moves[..] {
                [] => return position.is_checkmate() && position.side_to_move() != side,
                [forced] if position.play(forced).is_ok() => {}
                _ => return true,
            }
        }
        true
    }

    /// Whether neither side has the material to mate (END-5, bare material only).
    pub fn is_dead(&self) -> bool {
        Side::ALL.into_iter().all(|side| !self.can_mate(side))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Position, Side, Variant};

    /// CLK-4: positions with whoever is to move, and whether White and Black can still mate.
    #[test]
    fn clk_4_forced_moves_decide_whether_a_side_can_still_mate() {
        for (fen, white, black) in [
            // The only move takes the last piece.
            ("6Rk/8/7K/8/8/8/8/8 b - - 1 40", false, false),
            // There is another one, or it takes nothing.
            ("5kR1/8/7K/8/8/8/8/8 b - - 1 40", true, false),
            ("7k/6R1/7K/8/8/8/8/8 w - - 0 40", true, false),
            // Mate, and stalemate.
            ("R6k/8/6K1/8/8/8/8/8 b - - 0 40", true, false),
            ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 40", false, false),
            ("4k3/8/8/8/8/8/5P2/4K3 w - - 0 1", true, false),
        ] {
            let position = Position::from_fen(Variant::Standard, fen).unwrap();
            assert_eq!(position.can_still_mate(Side::White), white, "{fen}");
            assert_eq!(position.can_still_mate(Side::Black), black, "{fen}");
        }
    }

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
