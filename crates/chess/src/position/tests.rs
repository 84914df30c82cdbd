//! Refusals, notation, and round trips over random games.

use proptest::prelude::*;

use super::{Position, SanError};
use crate::{IllegalReason, Move, Piece, Side, Start, Variant};

fn standard(fen: &str) -> Position {
    Position::from_fen(Variant::Standard, fen).unwrap()
}

fn initial() -> Position {
    Position::from_start(&Start::standard()).unwrap()
}

fn after(moves: &[&str]) -> Position {
    let mut position = initial();
    for mv in moves {
        position.play(position.parse_uci(mv).unwrap()).unwrap();
    }
    position
}

#[test]
fn brd_1_an_illegal_move_is_refused_with_its_reason_and_changes_nothing() {
    use IllegalReason as R;
    let usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let castling = "r3k2r/8/8/8/8/8/8/RN2K1R1 w Qkq - 0 1";
    let pinned = "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1";
    let promotion = "8/4P2k/8/8/8/8/8/K7 w - - 0 1";
    let mate = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1";
    let stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    for (fen, uci, reason) in [
        (usual, "e4e5", R::NoPiece),
        (usual, "e7e5", R::OpponentsPiece),
        (usual, "a1a2", R::OwnPieceThere),
        (usual, "e1g1", R::CastlingNotAllowed),
        (usual, "e1e2", R::OwnPieceThere),
        (usual, "a1a5", R::PieceInTheWay),
        (usual, "c1g5", R::PieceInTheWay),
        (usual, "b1b3", R::PieceDoesNotMoveSo),
        (usual, "e2e5", R::PieceDoesNotMoveSo),
        (usual, "e2d3", R::NothingToTake),
        (usual, "e2c4", R::PieceDoesNotMoveSo),
        (usual, "e2e4q", R::PromotionNotAllowed),
        (usual, "g1f3q", R::PromotionNotAllowed),
        (
            "4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1",
            "e3e4",
            R::PieceInTheWay,
        ),
        (
            "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1",
            "e2e4",
            R::PieceInTheWay,
        ),
        (castling, "e1c1", R::CastlingNotAllowed),
        (castling, "e1g1", R::CastlingNotAllowed),
        (castling, "e1h1", R::PieceDoesNotMoveSo),
        (pinned, "e2c3", R::LeavesKingInCheck),
        (
            "7k/8/8/8/8/8/3r4/4K3 w - - 0 1",
            "e1d1",
            R::LeavesKingInCheck,
        ),
        (
            "7k/8/8/8/8/4r3/8/R3K3 w - - 0 1",
            "a1a2",
            R::LeavesKingInCheck,
        ),
        // The two pawns leave the fifth rank at once, and the rook sees the king.
        (
            "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
            "e5d6",
            R::LeavesKingInCheck,
        ),
        ("8/8/8/3pP3/8/8/8/K6k w - - 0 1", "e5d6", R::NothingToTake),
        (promotion, "e7e8", R::PromotionMissing),
        (mate, "h8g8", R::GameOver),
        (stalemate, "h8g8", R::GameOver),
    ] {
        let mut position = standard(fen);
        let before = position.clone();
        let mv: Move = uci.parse().unwrap();
        let refused = position.play(mv).unwrap_err();
        assert_eq!((refused.mv, refused.reason), (mv, reason), "{fen} {uci}");
        assert_eq!(position, before);
        assert_eq!(position.fen(), before.fen(), "the counters too");
        assert!(!position.is_legal(mv));
    }
}

#[test]
fn castling_is_written_as_the_variant_has_it_and_read_in_both_ways() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (variant, short, long) in [
        (Variant::Standard, "e1g1", "e1c1"),
        (Variant::Chess960, "e1h1", "e1a1"),
    ] {
        let position = Position::from_fen(variant, fen).unwrap();
        for (texts, expected, san) in [
            (["e1g1", "e1h1"], short, "O-O"),
            (["e1c1", "e1a1"], long, "O-O-O"),
        ] {
            for text in texts {
                let mv = position.parse_uci(text).unwrap();
                assert_eq!(mv.to_string(), expected, "{variant} {text}");
                assert_eq!(position.san(mv).unwrap(), san);
                assert_eq!(position.parse_san(san), Ok(mv));
                assert_eq!(position.parse_san(&san.replace('O', "0")), Ok(mv));
                assert_eq!(position.parse_san(text), Ok(mv));
            }
        }
    }
}

#[test]
fn brd_9_castling_of_every_kind() {
    // FEN, move, SAN, position after it (pieces only). The kings and rooks end where F.3 says.
    for (fen, uci, san, after) in [
        // Only the rook moves, only the king moves, they change places.
        (
            "4k3/8/8/8/8/8/8/6KR w K - 0 1",
            "g1h1",
            "O-O",
            "4k3/8/8/8/8/8/8/5RK1",
        ),
        (
            "4k3/8/8/8/8/8/8/4KR2 w K - 0 1",
            "e1f1",
            "O-O",
            "4k3/8/8/8/8/8/8/5RK1",
        ),
        (
            "4k3/8/8/8/8/8/8/5KR1 w K - 0 1",
            "f1g1",
            "O-O",
            "4k3/8/8/8/8/8/8/5RK1",
        ),
        (
            "4k3/8/8/8/8/8/8/1RK5 w Q - 0 1",
            "c1b1",
            "O-O-O",
            "4k3/8/8/8/8/8/8/2KR4",
        ),
        (
            "4k3/8/8/8/8/8/8/RK6 w Q - 0 1",
            "b1a1",
            "O-O-O",
            "4k3/8/8/8/8/8/8/2KR4",
        ),
        (
            "4k3/8/8/8/8/8/8/3RK3 w Q - 0 1",
            "e1d1",
            "O-O-O",
            "4k3/8/8/8/8/8/8/2KR4",
        ),
        (
            "4k3/8/8/8/8/8/8/2RK4 w Q - 0 1",
            "d1c1",
            "O-O-O",
            "4k3/8/8/8/8/8/8/2KR4",
        ),
        (
            "1r3k2/8/8/8/8/8/8/4K3 b q - 0 1",
            "f8b8",
            "O-O-O",
            "2kr4/8/8/8/8/8/8/4K3",
        ),
    ] {
        let mut position = Position::from_fen(Variant::Chess960, fen).unwrap();
        let mv: Move = uci.parse().unwrap();
        assert_eq!(position.san(mv).as_deref(), Ok(san), "{fen}");
        position.play(mv).unwrap();
        assert_eq!(position.fen().split(' ').next(), Some(after), "{fen}");
    }
    // A rook on the way, an attacked square on the way.
    for (fen, uci) in [
        ("4k3/8/8/8/8/8/8/RNK5 w Q - 0 1", "c1a1"),
        ("3rk3/8/8/8/8/8/8/RK6 w Q - 0 1", "b1a1"),
        ("2r1k3/8/8/8/8/8/8/RK6 w Q - 0 1", "b1a1"),
    ] {
        let position = Position::from_fen(Variant::Chess960, fen).unwrap();
        let legal = position.is_legal(uci.parse().unwrap());
        assert_eq!(legal, fen.starts_with("3r"), "{fen}");
    }
}

/// F.3 whole: from wherever king and rook may stand, either side's castling ends on the squares of usual
/// chess, whichever of the two moves, and is written alike.
#[test]
fn brd_9_castling_from_everywhere_ends_alike() {
    let mut cases = 0;
    for king in 1..7 {
        for rook in (0..8).filter(|rook| *rook != king) {
            for white in [true, false] {
                castle_alone(king, rook, white);
                cases += 1;
            }
        }
    }
    assert_eq!(cases, 84);
}

/// Castles on an otherwise empty rank, files counted from 0.
fn castle_alone(king: usize, rook: usize, white: bool) {
    let rank = |king: usize, rook: usize| {
        let mut pieces = ['1'; 8];
        (pieces[king], pieces[rook]) = ('K', 'R');
        let text: String = pieces.iter().collect();
        if white { text } else { text.to_lowercase() }
    };
    let short = rook > king;
    // The other king on a file that the rook does not see.
    let other = if rook == 7 { 0 } else { 7 };
    let mut lone = ['1'; 8];
    lone[other] = if white { 'k' } else { 'K' };
    let lone: String = lone.iter().collect();
    let side = if short { "k" } else { "q" };
    let placed = |rank: &str| {
        if white {
            format!("8/8/8/{lone}/8/8/8/{rank}")
        } else {
            format!("{rank}/8/8/8/{lone}/8/8/8")
        }
    };
    let (right, turn) = if white {
        (side.to_uppercase(), 'w')
    } else {
        (side.to_owned(), 'b')
    };
    let fen = format!("{} {turn} {right} - 0 1", placed(&rank(king, rook)));
    let mut position = Position::from_fen(Variant::Chess960, &fen).unwrap();
    let file = |file: usize| char::from(b'a' + u8::try_from(file).unwrap());
    let row = if white { 1 } else { 8 };
    let mv: Move = format!("{}{row}{}{row}", file(king), file(rook))
        .parse()
        .unwrap();
    let (san, zeros) = if short {
        ("O-O", "0-0")
    } else {
        ("O-O-O", "0-0-0")
    };
    for text in [san, zeros] {
        assert_eq!(position.parse_san(text), Ok(mv), "{fen} {text}");
    }
    let said = position.san(mv).unwrap();
    assert_eq!(said.trim_end_matches(['+', '#']), san, "{fen}");
    position.play(mv).unwrap();
    let (king, rook) = if short { (6, 5) } else { (2, 3) };
    let after = Position::from_fen(
        Variant::Chess960,
        &format!(
            "{} {} - - 1 1",
            placed(&rank(king, rook)),
            if white { 'b' } else { 'w' }
        ),
    );
    let pieces = |position: &Position| position.pieces().collect::<Vec<_>>();
    assert_eq!(pieces(&position), pieces(&after.unwrap()), "{fen}");
}

#[test]
fn notation_in_many_spellings() {
    let knights = "4k3/8/8/8/8/8/8/N1N1K3 w - - 0 1";
    let pawns = "4k3/P7/8/3pP3/8/8/8/4K3 w - d6 0 1";
    for (fen, text, expected) in [
        (knights, "Nab3", Ok("a1b3")),
        (knights, "Nb3", Err(SanError::Ambiguous)),
        (knights, "Na1b3", Ok("a1b3")),
        (knights, "Na1-b3", Ok("a1b3")),
        (
            knights,
            "Nxb3",
            Err(SanError::Illegal(IllegalReason::NothingToTake)),
        ),
        (knights, "Nbd3", Err(SanError::NoSuchPiece)),
        (knights, "Qd3", Err(SanError::NoSuchPiece)),
        (knights, "--", Err(SanError::Syntax)),
        (pawns, "exd6", Ok("e5d6")),
        (pawns, "exd6 e.p.", Ok("e5d6")),
        (pawns, "ed6", Ok("e5d6")),
        (
            pawns,
            "exf6",
            Err(SanError::Illegal(IllegalReason::NothingToTake)),
        ),
        (pawns, "d6", Err(SanError::NoSuchPiece)),
        (pawns, "a8=Q+", Ok("a7a8q")),
        (pawns, "a8N", Ok("a7a8n")),
        (pawns, "a7a8r", Ok("a7a8r")),
        (
            pawns,
            "a8",
            Err(SanError::Illegal(IllegalReason::PromotionMissing)),
        ),
        (
            pawns,
            "a7-a8",
            Err(SanError::Illegal(IllegalReason::PromotionMissing)),
        ),
        (
            pawns,
            "e6=Q",
            Err(SanError::Illegal(IllegalReason::PromotionNotAllowed)),
        ),
    ] {
        let found = standard(fen).parse_san(text).map(|mv| mv.to_string());
        assert_eq!(found, expected.map(str::to_owned), "{fen} {text}");
    }
}

#[test]
fn end_1_end_4_mate_and_stalemate() {
    let mate = after(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    assert!(mate.is_checkmate() && mate.is_check() && !mate.is_stalemate());
    assert!(mate.legal_moves().is_empty());
    let stalemate = standard("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert!(stalemate.is_stalemate() && !stalemate.is_checkmate() && !stalemate.is_check());
    assert!(after(&[]).legal_moves().len() == 20);
}

#[test]
fn pieces_and_captures() {
    let position = after(&["e2e4", "d7d5", "e4d5", "c7c5"]);
    assert_eq!(position.pieces().count(), 31);
    assert_eq!(
        position.piece_at("d5".parse().unwrap()),
        Some((Side::White, Piece::Pawn))
    );
    assert_eq!(
        position.captured("d5c6".parse().unwrap()),
        Some(Piece::Pawn),
        "en passant"
    );
    assert_eq!(position.captured("d5d6".parse().unwrap()), None);
    assert_eq!((position.half_move_clock(), position.move_number()), (0, 3));
}

/// Plays up to so many moves, each picked by a number.
fn random_game(start: &Start, picks: &[u16]) -> Vec<(Position, Move)> {
    let mut position = Position::from_start(start).unwrap();
    let mut game = Vec::new();
    for pick in picks {
        let moves = position.legal_moves();
        let Some(mv) = moves.get(usize::from(*pick) % moves.len().max(1)) else {
            break;
        };
        game.push((position.clone(), *mv));
        position.play(*mv).unwrap();
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    /// BRD-1, BRD-9: in any game of either variant every legal move is read back from each of its
    /// notations, the position from its FEN; and no other pair of squares is legal.
    #[test]
    fn brd_1_round_trips_in_random_games(
        number in proptest::option::of(0u16..960),
        picks in proptest::collection::vec(any::<u16>(), 0..80),
    ) {
        let start = number.map_or_else(Start::standard, |n| Start::chess960(n).unwrap());
        let game = random_game(&start, &picks);
        for (position, _) in game.iter().step_by(7) {
            let fen = position.fen();
            let again = Position::from_fen(start.variant, &fen).unwrap();
            prop_assert_eq!(&again, position);
            prop_assert_eq!(&again.fen(), &fen);
            for mv in position.legal_moves() {
                prop_assert_eq!(Move::from_bits(mv.to_bits()), Some(mv));
                prop_assert_eq!(position.parse_uci(&mv.to_string()), Ok(mv));
                let san = position.san(mv).unwrap();
                prop_assert_eq!(position.parse_san(&san), Ok(mv), "{} {}", fen, san);
            }
        }
        if let Some((position, _)) = game.last() {
            let legal = position.legal_moves();
            for bits in 0..=u16::MAX {
                let Some(mv) = Move::from_bits(bits) else { continue };
                prop_assert_eq!(position.is_legal(mv), legal.binary_search(&mv).is_ok());
            }
        }
    }

    #[test]
    fn any_text_as_notation_or_fen_is_answered(text in "\\PC{0,24}", bits in any::<u16>()) {
        let position = initial();
        let _ = (position.parse_san(&text), position.parse_uci(&text));
        let _ = (Position::from_fen(Variant::Chess960, &text), Start::from_fen(Variant::Standard, &text));
        if let Some(mv) = Move::from_bits(bits) {
            prop_assert_eq!(position.clone().play(mv).is_ok(), position.is_legal(mv));
        }
    }
}
