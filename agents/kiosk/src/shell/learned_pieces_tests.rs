//! What is remembered of boards' pieces, and what comes of a file that was damaged.
#![allow(clippy::unwrap_used)]

use adoube_eboard::certabo::{Calibration, MOST_TAGS};
use adoube_eboard::simulated::calibration;

use super::{LearnedPieces, LearnedPiecesError as Error, MAX_FILE, MOST_BOARDS, read};

#[test]
fn what_a_game_has_shown_to_be_right_outlives_the_agent() {
    let folder = tempfile::tempdir().unwrap();
    let mut pieces = LearnedPieces::open(folder.path());
    pieces.learn("left", &calibration());
    pieces.learn("right", &calibration());
    pieces.keep("right");
    assert_eq!(pieces.of("left"), calibration());
    let mut pieces = LearnedPieces::open(folder.path());
    assert_eq!(pieces.of("right"), calibration());
    assert_eq!(pieces.of("left"), Calibration::default());
    pieces.forget("right");
    assert_eq!(pieces.of("right"), Calibration::default());
    let pieces = LearnedPieces::open(folder.path());
    assert_eq!(pieces.of("right"), Calibration::default());
}

#[test]
fn the_boards_that_learned_last_are_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let mut pieces = LearnedPieces::open(folder.path());
    for number in 0..=MOST_BOARDS {
        let board = number.to_string();
        pieces.learn(&board, &calibration());
        pieces.keep(&board);
    }
    let pieces = LearnedPieces::open(folder.path());
    assert_eq!(pieces.of("0"), Calibration::default());
    for number in 1..=MOST_BOARDS {
        assert_eq!(pieces.of(&number.to_string()), calibration(), "{number}");
    }
}

#[test]
fn a_damaged_file_is_named_and_boards_learn_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("board-pieces.json");
    let boards = |pieces: &str, boards: usize| {
        let board = format!(r#"{{"board":"b","pieces":[{pieces}]}}"#);
        let all = vec![board; boards].join(",");
        format!(r#"{{"version":1,"boards":[{all}]}}"#)
    };
    let piece = r#""1 2 3 4 5 P""#;
    let many = vec![piece; MOST_TAGS + 1].join(",");
    for (content, expected) in [
        (String::new(), "it is not a list of boards"),
        ("{\"version\":1}".to_owned(), "it is not a list of boards"),
        (
            r#"{"version":2,"sets":[]}"#.to_owned(),
            "it is of version 2, and this agent reads version 1",
        ),
        (
            boards(r#""1 2 3 4 P""#, 1),
            "pieces of the board at 'b': line 1 is not five numbers",
        ),
        (boards(&many, 1), "it has more than 8 boards, or more"),
        (
            boards(piece, MOST_BOARDS + 1),
            "it has more than 8 boards, or more",
        ),
        (
            " ".repeat(usize::try_from(MAX_FILE).unwrap() + 1),
            "it is longer than 65536 bytes",
        ),
    ] {
        std::fs::write(&file, &content).unwrap();
        let error: Error = read(&file).unwrap_err();
        assert!(error.to_string().starts_with(expected), "{error}");
        let mut pieces = LearnedPieces::open(folder.path());
        assert_eq!(pieces.of("b"), Calibration::default());
        let left = std::fs::read(&file).unwrap();
        assert_eq!(left, content.as_bytes(), "nothing is overwritten yet");
        pieces.learn("b", &calibration());
        pieces.keep("b");
        assert_eq!(LearnedPieces::open(folder.path()).of("b"), calibration());
    }
    std::fs::remove_file(&file).unwrap();
    std::fs::create_dir(&file).unwrap();
    assert!(matches!(read(&file), Err(Error::Unreadable(_))));
    let mut pieces = LearnedPieces::open(folder.path());
    pieces.learn("b", &calibration());
    pieces.keep("b");
    assert_eq!(
        pieces.of("b"),
        calibration(),
        "it is remembered all the same"
    );
}
