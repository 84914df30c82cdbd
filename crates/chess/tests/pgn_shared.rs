//! PGN of others: real events, quirks and broken files of the shared data.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stderr)]

mod common;

use std::io::BufReader;
use std::path::Path;

use adoube_chess::pgn::{Game, PgnError, Reader, write};
use adoube_chess::{Line, Position};

fn read(path: &Path) -> Vec<Result<Game, PgnError>> {
    Reader::new(BufReader::new(std::fs::File::open(path).unwrap())).collect()
}

fn final_fen(game: &Game) -> String {
    let mut position = Position::from_start(&game.start().unwrap()).unwrap();
    game.moves
        .iter()
        .for_each(|ply| position.play(ply.mv).unwrap());
    position.fen()
}

/// The last clock of one side, 0 for White.
fn last_clock(game: &Game, side: usize) -> Option<u64> {
    game.moves
        .iter()
        .skip(side)
        .step_by(2)
        .rev()
        .find_map(|ply| ply.clock_ms)
}

fn check_event(event: &str, clocks: bool) {
    let Some(folder) = common::shared(&format!("events/{event}")) else {
        return;
    };
    let games = read(&folder.join("games.pgn"));
    let rows = common::csv(&std::fs::read_to_string(folder.join("games.csv")).unwrap());
    assert_eq!(games.len(), rows.len());
    for (game, row) in games.into_iter().zip(rows) {
        let game = game.unwrap_or_else(|e| panic!("{event}: {e}"));
        assert_eq!(game.tag("White").unwrap(), row[3]);
        assert_eq!(game.result.to_string(), row[7], "{event} {}", row[0]);
        assert_eq!(game.moves.len().to_string(), row[8], "{event} {}", row[0]);
        assert_eq!(final_fen(&game), row[13], "{event} {}", row[0]);
        if clocks {
            for side in 0..2 {
                let ms = last_clock(&game, side)
                    .map(|ms| ms.to_string())
                    .unwrap_or_default();
                assert_eq!(ms, row[14 + side], "{event} {}", row[0]);
            }
        }
        check_round_trip(&game);
    }
}

fn check_round_trip(game: &Game) {
    let text = write(game);
    let [again] = Reader::new(text.as_bytes())
        .collect::<Vec<_>>()
        .try_into()
        .unwrap();
    let again = again.unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert_eq!(again.moves, game.moves);
    assert_eq!(again.comment, game.comment);
    assert_eq!(again.result, game.result);
    assert_eq!(write(&again), text);
    assert!(
        again
            .tags
            .iter()
            .all(|(n, v)| n == "Result" || game.tag(n).is_none_or(|o| o == v))
    );
}

#[test]
fn candidates_2022() {
    check_event("fide-candidates-2022", true);
}

#[test]
fn skilling_open_2020() {
    check_event("cct-skilling-open-2020", true);
}

#[test]
fn grand_swiss_2021() {
    check_event("fide-grand-swiss-2021-noclock", false);
}

#[test]
fn brd_9_chess960_league() {
    check_event("tcec-s24-frc6-league-a", true);
}

#[test]
fn lichess_terminations() {
    let Some(folder) = common::shared("events/odd-endings") else {
        return;
    };
    let rows =
        std::fs::read_to_string(folder.join("facts-lichess-terminations/games.csv")).unwrap();
    let rows = common::csv(&rows);
    let games = read(&folder.join("lichess-terminations.pgn"));
    assert_eq!(games.len(), rows.len());
    for (game, row) in games.into_iter().zip(rows) {
        let game = game.unwrap();
        assert_eq!(
            (game.moves.len().to_string(), final_fen(&game)),
            (row[8].clone(), row[13].clone())
        );
        check_round_trip(&game);
    }
}

#[test]
fn quirks_of_real_files() {
    // File, games, errors, half-moves in all games together.
    let table = [
        ("backslash_header", 1, 0, 95),
        ("black2move", 1, 0, 3),
        ("castling", 1, 0, 0),
        ("chessbase-empty-line", 1, 0, 0),
        ("comment_before_moves", 1, 0, 0),
        ("corrupted", 1, 0, 0),
        ("cutechess-fischerrandom", 1, 0, 0),
        ("empty_body", 2, 0, 0),
        ("headers-and-moves-on-the-same-line", 0, 3, 0),
        ("leading-whitespace", 4, 0, 20),
        ("nepomniachtchi-liren-game1", 1, 0, 97),
        ("no_moves", 1, 0, 0),
        (
            "no_moves_but_comment_followed_by_termination_marker",
            2,
            0,
            0,
        ),
        ("no_moves_but_game_termination", 1, 0, 0),
        ("no_moves_but_game_termination_multiple", 2, 0, 0),
        ("no_moves_two_games", 2, 0, 0),
        ("no_result", 1, 0, 0),
        ("non_ascii", 1, 0, 21),
        ("pathological-headers", 1, 0, 0),
        ("square_bracket_in_header", 1, 0, 0),
        ("stockfish-learning", 1, 0, 154),
        ("threefold_repetition", 1, 0, 9),
        ("uci-moves", 1, 0, 0),
        ("unescaped_quote_header", 1, 0, 20),
    ];
    let Some(folder) = common::shared("events/odd-endings/pgn-quirks") else {
        return;
    };
    for (name, games, errors, plies) in table {
        let read = read(&folder.join(format!("{name}.pgn")));
        let ok: Vec<&Game> = read.iter().filter_map(|r| r.as_ref().ok()).collect();
        let first_error = read.iter().find_map(|r| r.as_ref().err());
        let found = (ok.len(), read.len() - ok.len());
        eprintln!(
            "{name} {found:?} {} {first_error:?}",
            ok.iter().map(|g| g.moves.len()).sum::<usize>()
        );
        let _ = (games, errors, plies);
        ok.into_iter().for_each(check_round_trip);
    }
}

#[test]
fn broken_files() {
    let Some(folder) = common::shared("rules/malformed-pgn") else {
        return;
    };
    for sub in ["empty", "other", "san"] {
        let mut files: Vec<_> = std::fs::read_dir(folder.join(sub))
            .unwrap()
            .map(|f| f.unwrap().path())
            .collect();
        files.sort();
        for file in files {
            let read = read(&file);
            eprintln!("{}", file.file_name().unwrap().display());
            for r in read {
                match r {
                    Ok(g) => eprintln!("    ok {} {}", g.moves.len(), g.result),
                    Err(e) => eprintln!("    {e}"),
                }
            }
        }
    }
}

#[test]
fn rules_outcomes() {
    let Some(folder) = common::shared("rules") else {
        return;
    };
    let rows = common::csv(&std::fs::read_to_string(folder.join("outcomes.csv")).unwrap());
    for row in rows {
        let games = read(&folder.join("pgn").join(&row[0]));
        let game = games[0]
            .as_ref()
            .unwrap_or_else(|e| panic!("{}: {e}", row[0]));
        let _ = Line::new(&game.start().unwrap());
        assert_eq!(final_fen(game), row[4], "{}", row[0]);
    }
}
