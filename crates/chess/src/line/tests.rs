//! The ends of a game that come about by themselves.

use proptest::prelude::*;

use super::history::short;
use super::{AutomaticDraws, AutomaticEnd, Line};
use crate::{IllegalReason, Position, Side, Start, Variant};

fn from_fen(fen: &str) -> Line {
    Line::new(&Start::from_fen(Variant::Standard, fen).unwrap()).unwrap()
}

/// Plays moves in UCI notation; the end after each.
fn play(line: &mut Line, moves: &str) -> Vec<Option<AutomaticEnd>> {
    let play = |mv: &str| {
        let mv = line.position().parse_uci(mv).unwrap();
        line.play(mv).unwrap();
        line.automatic_end(AutomaticDraws::ThreeAndFifty)
    };
    moves.split(' ').map(play).collect()
}

/// The number of half-moves after which the game first ended by itself, and how.
fn first_end(line: &mut Line, moves: &str) -> Option<(usize, AutomaticEnd)> {
    let ends = play(line, moves);
    ends.iter()
        .enumerate()
        .find_map(|(i, end)| Some((i + 1, (*end)?)))
}

fn standard() -> Line {
    Line::new(&Start::standard()).unwrap()
}

#[test]
fn end_1_mate_and_who_won() {
    let mut line = standard();
    let end = AutomaticEnd::Checkmate {
        winner: Side::Black,
    };
    assert_eq!(first_end(&mut line, "f2f3 e7e5 g2g4 d8h4"), Some((4, end)));
    let refused = line.play("a2a3".parse().unwrap()).unwrap_err();
    assert_eq!(refused.reason, IllegalReason::GameOver);
    assert_eq!(
        (
            line.ply(),
            line.automatic_end(AutomaticDraws::ThreeAndFifty)
        ),
        (4, Some(end))
    );
}

#[test]
fn end_4_stalemate() {
    let mut line = from_fen("7k/8/4Q1K1/8/8/8/8/8 w - - 0 1");
    assert_eq!(
        first_end(&mut line, "e6f7"),
        Some((1, AutomaticEnd::Stalemate))
    );
}

#[test]
fn end_5_bare_kings() {
    let mut line = from_fen("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1");
    assert_eq!(
        first_end(&mut line, "e1d2"),
        Some((1, AutomaticEnd::DeadPosition))
    );
    assert_eq!(
        from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1").automatic_end(AutomaticDraws::None),
        Some(AutomaticEnd::DeadPosition)
    );
}

#[test]
fn end_3_the_third_occurrence_the_first_position_counted() {
    let mut line = standard();
    let twice = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    assert_eq!(
        first_end(&mut line, twice),
        Some((8, AutomaticEnd::ThreefoldRepetition))
    );
    // An arbiter may overturn a draw (END-6): the game can go on, and end again.
    assert_eq!(play(&mut line, "e2e4"), [None]);
}

#[test]
fn end_3_occurrences_need_not_follow_each_other() {
    let mut line = standard();
    let moves = "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8";
    assert_eq!(
        first_end(&mut line, moves),
        Some((8, AutomaticEnd::ThreefoldRepetition))
    );
}

#[test]
fn end_3_other_castling_rights_make_another_position() {
    let mut line = from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    // The first Rb1 costs White a right, the first Rb8 Black: the position of ply 2 is the first
    // of its kind, and its third occurrence is after ply 10.
    let moves = "a1b1 a8b8 b1a1 b8a8 a1b1 a8b8 b1a1 b8a8 a1b1 a8b8";
    assert_eq!(
        first_end(&mut line, moves),
        Some((10, AutomaticEnd::ThreefoldRepetition))
    );
}

#[test]
fn end_3_a_pawn_that_could_be_taken_in_passing_makes_another_position() {
    // After e2-e4 the pawn on d4 may take; two moves later it may not.
    let mut line = from_fen("4k3/7n/8/8/3p4/8/4P3/4K2N w - - 0 1");
    let cycle = "h7f6 h1g3 f6h7 g3h1";
    let moves = format!("e2e4 {cycle} {cycle} {cycle}");
    assert_eq!(
        first_end(&mut line, &moves),
        Some((10, AutomaticEnd::ThreefoldRepetition))
    );
}

#[test]
fn end_3_a_pawn_that_could_not_really_be_taken_makes_no_difference() {
    // The same, but the pawn on d4 is pinned to its king.
    let mut line = from_fen("3k4/7n/8/8/3p4/8/4P3/3RK2N w - - 0 1");
    let cycle = "h7f6 h1g3 f6h7 g3h1";
    let moves = format!("e2e4 {cycle} {cycle}");
    assert_eq!(
        first_end(&mut line, &moves),
        Some((9, AutomaticEnd::ThreefoldRepetition))
    );
}

#[test]
fn end_4_fifty_moves_by_each_side() {
    let mut line = from_fen("4k3/8/8/8/8/8/4P3/R3K3 w - - 98 90");
    assert_eq!(
        play(&mut line, "a1a2 e8d8"),
        [None, Some(AutomaticEnd::FiftyMoves)]
    );
    let mut line = from_fen("4k3/8/8/8/8/8/4P3/R3K3 w - - 98 90");
    assert_eq!(play(&mut line, "e2e3 e8d8 e1e2"), [None; 3]);
}

/// Laws of 2018, 9.6: where draws are claimed, the limits are five and seventy-five, and a mate comes first.
#[test]
fn pen_4_draws_that_come_without_a_claim() {
    let (five, none) = (AutomaticDraws::FiveAndSeventyFive, AutomaticDraws::None);
    let mut line = standard();
    play(&mut line, &["g1f3 g8f6 f3g1 f6g8"; 3].join(" "));
    assert_eq!(line.automatic_end(five), None, "for the fourth time");
    play(&mut line, "g1f3 g8f6 f3g1 f6g8");
    let fivefold = Some(AutomaticEnd::FivefoldRepetition);
    assert_eq!(line.automatic_end(five), fivefold);
    assert_eq!(line.automatic_end(none), None);
    play(&mut line, "g1f3 g8f6 f3g1 f6g8");
    assert_eq!(line.automatic_end(five), fivefold, "at least five times");

    let mut line = from_fen("4k3/8/8/8/8/8/4P3/R3K3 w - - 148 90");
    play(&mut line, "a1a2");
    assert_eq!(line.automatic_end(five), None);
    play(&mut line, "e8d8");
    let moves = Some(AutomaticEnd::SeventyFiveMoves);
    assert_eq!(line.automatic_end(five), moves);
    assert_eq!(line.automatic_end(none), None);

    let mut line = from_fen("7k/8/6K1/8/8/8/8/1Q6 w - - 149 90");
    play(&mut line, "b1b8");
    let winner = Side::White;
    assert_eq!(
        line.automatic_end(five),
        Some(AutomaticEnd::Checkmate { winner })
    );
}

#[test]
fn end_1_a_mate_on_the_hundredth_half_move_is_a_mate() {
    let mut line = from_fen("7k/8/6K1/8/8/8/8/1Q6 w - - 99 90");
    let end = AutomaticEnd::Checkmate {
        winner: Side::White,
    };
    assert_eq!(first_end(&mut line, "b1b8"), Some((1, end)));
}

#[test]
fn end_3_equal_hashes_alone_end_no_game() {
    let mut line = standard();
    play(&mut line, "g1f3 g8f6 b1c3 b8c6");
    // As if every position so far had the hash of the next one.
    let mut next = line.position().clone();
    next.play("c3b1".parse().unwrap()).unwrap();
    line.history.hashes.fill(short(next.hash()));
    assert_eq!(play(&mut line, "c3b1"), [None]);
    assert!(
        line.history.earlier_occurrences().len() >= 2,
        "the hashes do collide"
    );
}

#[test]
fn brd_1_a_refused_move_leaves_the_game_as_it_was() {
    let mut line = standard();
    play(&mut line, "e2e4 e7e5");
    let (fen, hashes) = (line.position().fen(), line.history.hashes.clone());
    assert!(line.play("e4e5".parse().unwrap()).is_err());
    assert_eq!((line.position().fen(), line.ply()), (fen, 2));
    assert_eq!(line.history.hashes, hashes);
}

#[test]
fn memory_is_bounded_by_the_last_irreversible_move() {
    let mut line = standard();
    play(&mut line, "g1f3 g8f6 f3g1 f6g8 e2e4 e7e5 g1f3");
    assert_eq!(
        line.history.hashes.len(),
        2,
        "after e7-e5 and the move behind it"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    /// END-3: against a plain count over all earlier positions. Few pieces, so that positions do
    /// come again.
    #[test]
    fn end_3_as_a_plain_count_says(picks in proptest::collection::vec(any::<u8>(), 0..150)) {
        let mut line = from_fen("r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1");
        let mut seen: Vec<Position> = vec![line.position().clone()];
        for pick in picks {
            // Mostly the first few moves, so that pieces go to and fro.
            let moves = line.position().legal_moves();
            let Some(mv) = moves.get(usize::from(pick % 4) % moves.len().max(1)) else { break };
            line.play(*mv).unwrap();
            seen.push(line.position().clone());
            let count = seen.iter().filter(|p| *p == line.position()).count();
            let other = line.automatic_end(AutomaticDraws::None).is_some();
            for (draws, end, most) in [
                (AutomaticDraws::ThreeAndFifty, AutomaticEnd::ThreefoldRepetition, 3),
                (AutomaticDraws::FiveAndSeventyFive, AutomaticEnd::FivefoldRepetition, 5),
            ] {
                let ended = line.automatic_end(draws) == Some(end);
                prop_assert!(other || ended == (count >= most), "{} {}", line.position().fen(), count);
            }
        }
    }
}
