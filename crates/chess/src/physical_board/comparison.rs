//! How far a physical board has followed the game.

use crate::{Line, Move, OnSquare, Placement, Position, Square};

/// What a settled physical board shows of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Comparison {
    /// The position after so many half-moves: all of them, or all but a few of the last.
    After(usize),
    /// The half-move of this number, from 1, is being made: some of its pieces are still in a hand.
    During(usize),
    /// Another position.
    Differs {
        /// Where it differs from the position of now, a1 first.
        squares: Vec<Square>,
    },
}

/// How many half-moves a board may be behind. A player's next move waits until the one before stands on the board
/// (O 20.5): then theirs and the opponent's answers before and after it may still be missing.
const BEHIND: usize = 3;

/// Compares a settled board with the game, the newest position first.
pub fn compare(line: &Line, placement: &Placement) -> Comparison {
    if placement.fits(line.position()) {
        return Comparison::After(line.ply());
    }
    let earliest = line.ply().saturating_sub(BEHIND);
    let mut position = Position::clone(line.first_position());
    let mut shown = None;
    let mut underway = None;
    for (ply, mv) in line.moves().iter().enumerate() {
        let before = (ply >= earliest).then(|| position.clone());
        // The moves are legal, since they were played.
        if position.play(*mv).is_err() {
            break;
        }
        if let Some(before) = before {
            if placement.fits(&before) {
                shown = Some(ply);
            } else if is_between(placement, &before, *mv, &position) {
                underway = Some(ply + 1);
            }
        }
    }
    match (shown, underway) {
        (Some(ply), _) => Comparison::After(ply),
        (None, Some(ply)) => Comparison::During(ply),
        (None, None) => Comparison::Differs {
            squares: placement.differences(line.position()),
        },
    }
}

/// Whether the move from one position to the next is begun: only its own squares differ, and each of them has what it
/// had before, what it has after, or nothing because a hand holds the piece. A pawn may wait on the last rank for the
/// piece that it becomes.
fn is_between(placement: &Placement, before: &Position, mv: Move, after: &Position) -> bool {
    let mover = before.piece_at(mv.from());
    Square::all().all(|square| {
        let (was, is) = (before.piece_at(square), after.piece_at(square));
        let seen = placement.at(square);
        let is_on_its_way =
            seen == OnSquare::Empty || seen.fits(is) || square == mv.to() && seen.fits(mover);
        seen.fits(was) || was != is && is_on_its_way
    })
}

#[cfg(test)]
mod tests {
    use crate::{Line, Placement, Start};

    use super::{Comparison, compare};

    fn line(moves: &str) -> Line {
        let mut line = Line::new(&Start::standard()).unwrap();
        for uci in moves.split_whitespace() {
            let mv = line.position().parse_uci(uci).unwrap();
            line.play(mv).unwrap();
        }
        line
    }

    #[test]
    fn ebd_4_a_board_is_at_a_position_of_the_game_or_differs() {
        let moves = "e2e4 e7e5 g1f3 b8c6 f1b5";
        for (shown, expected) in [
            (moves, Some(5)),
            ("e2e4 e7e5 g1f3 b8c6", Some(4)),
            ("e2e4 e7e5", Some(2)),
            // More than the answers before and after one's own move.
            ("e2e4", None),
            // One move too many, another move.
            ("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6", None),
            ("e2e4 e7e5 g1f3 b8c6 f1c4", None),
        ] {
            let placement = Placement::from(line(shown).position());
            match (compare(&line(moves), &placement), expected) {
                (Comparison::After(ply), Some(expected)) => assert_eq!(ply, expected, "{shown}"),
                (Comparison::Differs { squares }, None) => assert!(!squares.is_empty(), "{shown}"),
                (other, expected) => panic!("{shown}: {other:?}, not {expected:?}"),
            }
        }
    }

    #[test]
    fn ebd_4_a_hand_that_makes_a_missing_move_is_no_difference() {
        for (moves, shown, expected) in [
            // The knight is in the hand; it stands on both squares for a moment, as sensors see it.
            (
                "g1f3",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R",
                Some(1),
            ),
            (
                "g1f3",
                "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKBNR",
                Some(1),
            ),
            // The captured pawn is taken off, then both are in the hands.
            (
                "e2e4 d7d5 e4d5",
                "rnbqkbnr/ppp1pppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
                Some(3),
            ),
            (
                "e2e4 d7d5 e4d5",
                "rnbqkbnr/ppp1pppp/8/8/8/8/PPPP1PPP/RNBQKBNR",
                Some(3),
            ),
            // The opponent's move is being made, one's own is still missing.
            (
                "e2e4 e7e5",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR",
                Some(1),
            ),
            // A piece of the move beside its square; a piece that has no move to make.
            ("g1f3", "rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKB1R", None),
            ("g1f3", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK1NR", None),
            // The move is made and its piece lifted once more.
            (
                "g1f3 g8f6",
                "rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKB1R",
                None,
            ),
        ] {
            let placement: Placement = shown.parse().unwrap();
            let found = match compare(&line(moves), &placement) {
                Comparison::During(ply) => Some(ply),
                Comparison::After(_) => panic!("{moves}: {shown} is a position of the game"),
                Comparison::Differs { .. } => None,
            };
            assert_eq!(found, expected, "{moves}: {shown}");
        }
    }

    #[test]
    fn ebd_4_of_two_equal_positions_the_later_one_counts() {
        let moves = "g1f3 g8f6 f3g1 f6g8";
        let placement = Placement::from(line("").position());
        assert_eq!(compare(&line(moves), &placement), Comparison::After(4));
        assert_eq!(
            compare(&line("g1f3 g8f6"), &placement),
            Comparison::After(0)
        );
    }
}
