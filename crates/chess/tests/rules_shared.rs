//! The ends of a game, and notation, against the answers of an independent program.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stderr)]

mod common;

use std::io::BufReader;

use adoube_chess::pgn::{Game, Reader};
use adoube_chess::{AutomaticDraws, AutomaticEnd, Line, Position, Side, Variant};

/// What a game shows when it is played move by move. Plies count from the game's start.
#[derive(Debug, Default, PartialEq, Eq)]
struct Seen {
    plies: usize,
    final_fen: String,
    checkmate: bool,
    stalemate: bool,
    can_mate: [bool; 2],
    first_threefold: Option<usize>,
    first_fifty_moves: Option<usize>,
}

fn replay(game: &Game) -> Seen {
    let mut line = Line::new(&game.start().unwrap()).unwrap();
    let mut seen = Seen::default();
    for ply in &game.moves {
        line.play(ply.mv).unwrap();
        let now = Some(line.ply());
        if line.automatic_end(AutomaticDraws::ThreeAndFifty)
            == Some(AutomaticEnd::ThreefoldRepetition)
        {
            seen.first_threefold = seen.first_threefold.or(now);
        }
        if line.position().half_move_clock() >= 100 {
            seen.first_fifty_moves = seen.first_fifty_moves.or(now);
            // Whatever it is called, the game has ended by itself here.
            assert!(line.automatic_end(AutomaticDraws::ThreeAndFifty).is_some());
        }
    }
    let position = line.position();
    seen.plies = line.ply();
    seen.final_fen = position.fen();
    seen.checkmate = matches!(
        line.automatic_end(AutomaticDraws::ThreeAndFifty),
        Some(AutomaticEnd::Checkmate { .. })
    );
    seen.stalemate =
        line.automatic_end(AutomaticDraws::ThreeAndFifty) == Some(AutomaticEnd::Stalemate);
    seen.can_mate = Side::ALL.map(|side| position.can_mate(side));
    seen
}

fn expected(row: &[String]) -> Seen {
    let yes = |column: usize| row[column] == "1";
    Seen {
        plies: row[3].parse().unwrap(),
        final_fen: row[4].clone(),
        checkmate: yes(5),
        stalemate: yes(6),
        can_mate: [yes(7), yes(8)],
        // 0 where it does not happen.
        first_threefold: row[9].parse().ok().filter(|ply| *ply > 0),
        first_fifty_moves: row[11].parse().ok().filter(|ply| *ply > 0),
    }
}

/// How many lines of `san-cases.csv` are moves.
const SAN_CASES: usize = 425;

#[test]
fn end_1_end_3_end_4_end_5_rule_games_end_as_expected() {
    let Some(folder) = common::shared("rules") else {
        return;
    };
    let rows = common::csv(&std::fs::read_to_string(folder.join("outcomes.csv")).unwrap());
    let mut threefolds = 0;
    for row in &rows {
        let file = std::fs::File::open(folder.join("pgn").join(&row[0])).unwrap();
        let games: Result<Vec<Game>, _> = Reader::new(BufReader::new(file)).collect();
        let games = games.unwrap_or_else(|e| panic!("{}: {e}", row[0]));
        assert_eq!(games.len(), 1, "{}", row[0]);
        assert_eq!(games[0].result.to_string(), row[1], "{}", row[0]);
        let seen = replay(&games[0]);
        threefolds += usize::from(seen.first_threefold.is_some());
        assert_eq!(seen, expected(row), "{}", row[0]);
    }
    assert_eq!(rows.len(), 308, "all rule games");
    assert!(threefolds > 10, "the table says something");
}

#[test]
fn not_1_brd_9_notation_is_written_and_read_as_expected() {
    let Some(path) = common::shared("rules/san-cases.csv") else {
        return;
    };
    let rows = common::csv(&std::fs::read_to_string(path).unwrap());
    assert_eq!(rows.len(), SAN_CASES, "all cases");
    for row in &rows {
        let [kind, fen, uci, san] = &row[..] else {
            panic!("{row:?}")
        };
        let variant = if kind == "castle960" {
            Variant::Chess960
        } else {
            Variant::Standard
        };
        let position = Position::from_fen(variant, fen).unwrap();
        let mv = position
            .parse_uci(uci)
            .unwrap_or_else(|e| panic!("{fen}: {e}"));
        assert_eq!(mv.to_string(), *uci, "{fen}");
        assert_eq!(position.san(mv).unwrap(), *san, "{fen}");
        assert_eq!(position.parse_san(san), Ok(mv), "{fen}");
        let bare = san.trim_end_matches(['+', '#']).replace('x', "");
        assert_eq!(
            position.parse_san(&bare),
            Ok(mv),
            "{fen}: signs are optional"
        );
    }
}
