//! PGN of others: real events, quirks and broken files of the shared data.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stderr)]

mod common;

use std::io::BufReader;
use std::path::Path;

use adoube_chess::Position;
use adoube_chess::pgn::{Game, PgnError, Reader, write};

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

/// The clock behind the last move of one side, 0 for White.
fn last_clock(game: &Game, side: usize) -> Option<u64> {
    let own = |(i, _): &(usize, _)| i % 2 == side;
    game.moves.iter().enumerate().rev().find(own)?.1.clock_ms
}

fn check_event(event: &str, clocks: bool) {
    let Some(folder) = common::shared(&format!("events/{event}")) else {
        return;
    };
    let games = read(&folder.join("games.pgn"));
    let rows = common::csv(&std::fs::read_to_string(folder.join("games.csv")).unwrap());
    assert_eq!(games.len(), rows.len());
    let (count, mut compared) = (games.len(), 0);
    for (game, row) in games.into_iter().zip(rows) {
        let game = game.unwrap_or_else(|e| panic!("{event}: {e}"));
        assert_eq!(game.tag("White").unwrap(), row[3]);
        assert_eq!(game.result.to_string(), row[7], "{event} {}", row[0]);
        assert_eq!(game.moves.len().to_string(), row[8], "{event} {}", row[0]);
        assert_eq!(final_fen(&game), row[13], "{event} {}", row[0]);
        if clocks {
            for side in 0..2 {
                // The table leaves out a clock that its reader missed at a line's end.
                if let Ok(ms) = row[14 + side].parse() {
                    assert_eq!(last_clock(&game, side), Some(ms), "{event} {}", row[0]);
                    compared += 1;
                }
            }
        }
        check_round_trip(&game);
    }
    assert!(!clocks || compared > count, "most clocks were compared");
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
fn thousand_rated_games_with_every_clock() {
    let Some(path) = common::shared("load/lichess_cc0.pgn") else {
        return;
    };
    let games: Result<Vec<Game>, PgnError> = read(&path).into_iter().collect();
    let games = games.unwrap();
    assert_eq!(games.len(), 1314);
    let clocked = |game: &Game| game.moves.iter().all(|ply| ply.clock_ms.is_some());
    assert!(games.iter().all(clocked));
}

/// File, games read, games refused, half-moves of all games read.
const QUIRKS: &[(&str, usize, usize, usize)] = &[
    ("backslash_header", 1, 0, 95),
    // Castling across the queen on d8.
    ("black2move", 0, 1, 0),
    ("castling", 1, 0, 6),
    ("chessbase-empty-line", 1, 0, 134),
    ("comment_before_moves", 1, 0, 139),
    // Ends with half a move, `Kx`.
    ("corrupted", 0, 1, 0),
    ("cutechess-fischerrandom", 4, 0, 396),
    ("empty_body", 2, 0, 252),
    // Antichess.
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
    ("no_moves_but_game_termination_multiple", 2, 0, 126),
    ("no_moves_two_games", 2, 0, 0),
    ("no_result", 1, 0, 0),
    ("non_ascii", 1, 0, 20),
    ("pathological-headers", 1, 0, 0),
    ("square_bracket_in_header", 1, 0, 130),
    ("stockfish-learning", 1, 0, 154),
    ("threefold_repetition", 1, 0, 9),
    ("uci-moves", 1, 0, 113),
    ("unescaped_quote_header", 1, 0, 20),
];

#[test]
fn quirks_of_real_files() {
    let Some(folder) = common::shared("events/odd-endings/pgn-quirks") else {
        return;
    };
    for (name, games, refused, plies) in QUIRKS {
        let read = read(&folder.join(format!("{name}.pgn")));
        let ok: Vec<&Game> = read.iter().filter_map(|r| r.as_ref().ok()).collect();
        let sum: usize = ok.iter().map(|game| game.moves.len()).sum();
        assert_eq!(
            (ok.len(), read.len() - ok.len(), sum),
            (*games, *refused, *plies),
            "{name}"
        );
        ok.into_iter().for_each(check_round_trip);
    }
}

/// File, and what is said about it; `None` where it is read, as the module's page says it may be.
const BROKEN: &[(&str, Option<&str>)] = &[
    ("other/02_starts_with_empty_line", None),
    ("other/04_1_more_than_two_empty_lines", None),
    (
        "other/05_tag_no_start_brace",
        Some("line 1, game 1: \"Event\" at half-move 1"),
    ),
    ("other/07_tag_name_starts_with_space", None),
    (
        "other/09_tag_value_start_quote_missing",
        Some("line 1, game 1: the tag \"Event\" has no value"),
    ),
    (
        "other/12_1_tag_no_end_brace",
        Some("line 1, game 1: the tag \"Event\" is not closed"),
    ),
    (
        "other/13_tag_continues_above_end_brace",
        Some("line 1, game 1: \"test\" at half-move 1"),
    ),
    ("other/15_tag_result_missing", None),
    ("other/17_tag_result_value_invalid", None),
    (
        "other/19_file_end_invalid",
        Some("line 20, game 1: \"1/2-1/\" at half-move 128"),
    ),
    (
        "other/21_file_end_invalid",
        Some("line 20, game 1: \"abc\" at half-move 128"),
    ),
    (
        "other/23_tag_set_up_requires_fen_tag_but_missing",
        Some("line 10, game 1: SetUp is 1"),
    ),
    (
        "other/25_1_invalid_commentary",
        Some("line 15, game 1: a comment is not closed"),
    ),
    (
        "other/25_3_invalid_commentary",
        Some("line 27, game 1: a comment is not closed"),
    ),
    (
        "other/25_5_invalid_commentary",
        Some("line 27, game 1: unexpected '}'"),
    ),
    ("other/26_2_move_number_for_non_initial_black_move", None),
    ("other/26_4_move_number_for_non_initial_black_move", None),
    (
        "san/02_initial_position",
        Some("line 9, game 1: \"dxe4\" at half-move 2"),
    ),
    (
        "san/04_custom_position_black_start",
        Some("line 11, game 1: \"N1a6\" at half-move 3"),
    ),
];

#[test]
fn broken_files_are_refused_with_their_line_or_read_as_documented() {
    let Some(folder) = common::shared("rules/malformed-pgn") else {
        return;
    };
    assert!(read(&folder.join("empty/01_empty_file.pgn")).is_empty());
    for (name, expected) in BROKEN {
        let results = read(&folder.join(format!("{name}.pgn")));
        assert_eq!(results.len(), 1, "{name}");
        match (&results[0], expected) {
            (Ok(_), None) => {}
            (Err(error), Some(text)) => assert!(error.to_string().starts_with(text), "{error}"),
            (result, _) => panic!("{name}: {result:?}"),
        }
    }
}
