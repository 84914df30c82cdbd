use crate::{OnSquare, Placement, Position, Square, Variant};
use proptest::prelude::*;

use super::{Recognition, recognise};

fn fen(fen: &str) -> Position {
    let variant = if fen.contains("HA") || fen.contains("H ") {
        Variant::Chess960
    } else {
        Variant::Standard
    };
    Position::from_fen(variant, fen).unwrap()
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
const PROMOTION: &str = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";

fn said(position: &Position, placement: &str) -> String {
    match recognise(position, &placement.parse().unwrap()) {
        Recognition::NoMove => "no move".to_owned(),
        Recognition::Move(mv) => mv.to_string(),
        Recognition::MoveOrCastling(mv) => format!("{mv} or castling"),
        Recognition::Promotion { from, to } => format!("promotion {from} {to}"),
        Recognition::Ambiguous(moves) => {
            let moves: Vec<_> = moves.iter().map(ToString::to_string).collect();
            format!("one of {}", moves.join(" "))
        }
        Recognition::Illegal { squares } => {
            let squares: Vec<_> = squares.iter().map(ToString::to_string).collect();
            format!("illegal at {}", squares.join(" "))
        }
    }
}

#[test]
fn ebd_7_a_board_that_is_one_legal_move_ahead_shows_that_move() {
    for (position, placement, expected) in [
        (
            START,
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            "no move",
        ),
        (
            START,
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
            "e2e4",
        ),
        (
            START,
            "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR",
            "illegal at e2",
        ),
        (
            START,
            "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR",
            "illegal at e2 e5",
        ),
        // The opponent's piece was moved.
        (
            START,
            "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR",
            "illegal at e5 e7",
        ),
        (CASTLING, "4k3/8/8/8/8/8/8/R4RK1", "e1g1"),
        (CASTLING, "4k3/8/8/8/8/8/8/2KR3R", "e1c1"),
        // Rook first; king first.
        (CASTLING, "4k3/8/8/8/8/8/8/R3KR2", "h1f1 or castling"),
        (CASTLING, "4k3/8/8/8/8/8/8/3RK2R", "a1d1 or castling"),
        (CASTLING, "4k3/8/8/8/8/8/8/R5KR", "illegal at e1 g1"),
        (CASTLING, "4k3/8/8/8/8/8/8/R3K1R1", "h1g1"),
        // In Chess960 the king alone may make a legal move on its way.
        (
            "4k3/8/8/8/8/8/8/5K1R w H - 0 1",
            "4k3/8/8/8/8/8/8/6KR",
            "f1g1 or castling",
        ),
        (
            "4k3/8/8/8/8/8/8/5K1R w H - 0 1",
            "4k3/8/8/8/8/8/8/5RK1",
            "f1h1",
        ),
        (EN_PASSANT, "4k3/8/3P4/8/8/8/8/4K3", "e5d6"),
        (EN_PASSANT, "4k3/8/3P4/3p4/8/8/8/4K3", "illegal at e5 d6"),
        (PROMOTION, "3rQ2k/8/8/8/8/8/8/4K3", "e7e8q"),
        (PROMOTION, "3N3k/8/8/8/8/8/8/4K3", "e7d8n"),
        (PROMOTION, "3rP2k/8/8/8/8/8/8/4K3", "illegal at e7 e8"),
        (PROMOTION, "3r?2k/8/8/8/8/8/8/4K3", "promotion e7 e8"),
        // A board that does not tell pieces apart.
        (PROMOTION, "3?3?/8/8/8/8/8/8/4?3", "promotion e7 d8"),
        (
            "4k3/8/8/8/2p1p3/3P4/8/4K3 w - - 0 1",
            "4?3/8/8/8/2?1?3/8/8/4?3",
            "one of d3c4 d3e4",
        ),
    ] {
        assert_eq!(
            said(&fen(position), placement),
            expected,
            "{position}, {placement}"
        );
    }
}

proptest! {
    /// Whatever stands on two squares other than it should, no move is made that does not lead there.
    #[test]
    fn ebd_7_no_move_is_guessed(squares in prop::collection::vec((0_u8..64, 0_usize..3), 1..3)) {
        let position = fen(CASTLING);
        let choices = [
            OnSquare::Empty,
            OnSquare::Unidentified,
            OnSquare::Piece(crate::Side::White, crate::Piece::Rook),
        ];
        let placement = Placement::from_fn(|square| {
            let changed = squares.iter().find(|(index, _)| Square::new(*index) == Some(square));
            changed.map_or(position.piece_at(square).into(), |(_, choice)| choices[*choice])
        });
        if let Recognition::Move(mv) | Recognition::MoveOrCastling(mv) = recognise(&position, &placement) {
            let mut next = position.clone();
            prop_assert!(next.play(mv).is_ok());
            prop_assert!(placement.fits(&next));
            prop_assert!(!placement.fits(&position));
        }
    }
}
