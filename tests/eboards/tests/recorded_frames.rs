//! Bytes and lines that others have published, from `../shared/data/eboard` where it is there. Its
//! `ORIGIN.md` says where they are from; most are unit tests of open readers, not captures.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stderr,
    clippy::print_stdout
)]

use std::fs;

use adoube_chess::{Position, Side, Start};
use adoube_eboard::certabo::{Calibration, Certabo};
use adoube_eboard::chessnut::Chessnut;
use adoube_eboard::millennium::{Millennium, Parity};
use adoube_eboard::tabutronic::Sentio;
use adoube_eboard::{
    Command, Fields, FrameError, Message, Occupancy, Orientation, PieceReading, Protocol, Version,
};
use adoube_eboards::shared;

fn file(name: &str) -> Option<String> {
    Some(fs::read_to_string(shared(&format!("eboard/{name}"))?).unwrap())
}

/// The first field of a FEN.
fn fen(fields: &Fields<PieceReading>) -> String {
    let mut fen = String::new();
    let mut empty = 0;
    for (field, reading) in fields.iter() {
        if field.column() == 0 && field.row() > 0 {
            fen.push('/');
        }
        let letter = match reading {
            PieceReading::Piece(Side::White, piece) => Some(piece.letter()),
            PieceReading::Piece(Side::Black, piece) => Some(piece.letter().to_ascii_lowercase()),
            PieceReading::Result(_) | PieceReading::Unrecognised => Some('?'),
            PieceReading::Empty => None,
        };
        empty += u32::from(letter.is_none());
        if empty > 0 && (letter.is_some() || field.column() == 7) {
            fen.push_str(&empty.to_string());
            empty = 0;
        }
        fen.extend(letter);
    }
    fen
}

fn fens(messages: Vec<Result<Message<PieceReading>, FrameError>>) -> Vec<String> {
    let fen = |message: Result<_, FrameError>| match message {
        Ok(Message::Position(fields)) => fen(&fields),
        Ok(message) => format!("{message:?}"),
        Err(error) => error.to_string(),
    };
    messages.into_iter().map(fen).collect()
}

#[test]
fn chessnut_notifications() {
    let Some(text) = file("chessnut_frames.hex") else {
        return;
    };
    let bytes = |line: &str| -> Vec<u8> {
        let digit = |at: usize| u8::from_str_radix(&line[at..at + 2], 16).unwrap();
        (0..line.len() / 2).map(|place| digit(place * 2)).collect()
    };
    let mut board = Chessnut::default();
    let mut seen = Vec::new();
    for line in text.lines() {
        seen.extend(fens(board.decode(&bytes(line))));
        seen.extend(board.end_packet().map(|error| error.to_string()));
    }
    let expected = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "rnbqkbnr/pp2pppp/8/8/8/8/PP1PP1PP/RNBQKBNR",
        // Codes of 15, which no piece has.
        "38 bytes that belong to no message",
        "RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr",
        "a message of kind 0x01 was cut off after 30 bytes",
    ];
    assert_eq!(seen, expected);
}

#[test]
fn a_real_chesslink_answers_its_version() {
    let Some(text) = file("chesslink_version_exchange.txt") else {
        return;
    };
    let bytes = |start: &str| -> Vec<u8> {
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix(start))
            .unwrap();
        line.split_whitespace()
            .map(|hex| u8::from_str_radix(hex, 16).unwrap())
            .collect()
    };
    let mut board = Millennium::new(Parity::InByte);
    assert_eq!(
        board.encode(&Command::RequestIdentity).unwrap(),
        bytes("pc->board")
    );
    let version = Message::Version(Version { major: 1, minor: 3 });
    assert_eq!(board.decode(&bytes("board->pc")), [Ok(version)]);
}

/// The texts of a test, as they are written in Python.
fn python_texts(file: &str, test: &str) -> Vec<String> {
    let mut lines = file.lines();
    let mut found = Vec::new();
    while let Some(line) = lines.next() {
        if line.starts_with(&format!("# {test} ")) {
            let written = lines.next().unwrap().trim_matches('\'');
            found.push(written.replace("\\r", "\r").replace("\\n", "\n"));
        }
    }
    assert!(!found.is_empty(), "{test}");
    found
}

/// A board that learned its pieces from the lines of the calibration test.
fn calibrated(text: &str) -> Certabo {
    let mut board = Certabo::new(Calibration::default());
    for line in python_texts(text, "test_calibration_complete") {
        for decoded in board.decode(format!(":{line}").as_bytes()) {
            decoded.unwrap();
        }
    }
    let start = Position::from_start(&Start::default()).unwrap();
    assert_eq!(board.calibrate(&start, Orientation::Normal), Ok(()));
    board
}

#[test]
fn certabo_lines() {
    let Some(text) = file("certabo_lines.txt") else {
        return;
    };
    let mut board = calibrated(&text);
    let table: [(&str, &str, &[&str]); 6] = [
        // Rook and pawn h have changed their places.
        (
            "test_parse_position",
            "",
            &["r1bqkb1r/pppppppp/2n2n2/8/7R/8/PPPPPPP1/RNBQKBNP"],
        ),
        // The tags that are read where no piece is differ.
        (
            "test_parse_two_different_positions_calls_translate_twice",
            "",
            &[
                "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P2P/8/PPPP1PP1/RNBQKBNR",
                "Acknowledged",
                "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P2P/8/PPPP1PP1/RNBQKBNR",
            ],
        ),
        (
            "test_parse_invalid",
            "",
            &["a message of kind 0x3a has 0x58 at place 95, which has no meaning"],
        ),
        (
            "test_parse_position_with_junk_in_front",
            "",
            &[
                "18 bytes that belong to no message",
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
            ],
        ),
        (
            "test_certabo_has_piece_recognition",
            "",
            &["rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"],
        ),
        // The second part is in the same test, but not in the file.
        (
            "test_parse_position_in_two_parts",
            "0\nL\r\n",
            &[
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPR/RNBQKBNP",
                "Acknowledged",
            ],
        ),
    ];
    for (test, rest, expected) in table {
        board.reset();
        let line = &python_texts(&text, test)[0];
        let mut seen = fens(board.decode(line.as_bytes()));
        seen.extend(fens(board.decode(rest.as_bytes())));
        assert_eq!(seen, expected, "{test}");
    }
}

#[test]
fn sentio_lines() {
    let Some(text) = file("certabo_lines.txt") else {
        return;
    };
    let start = Position::from_start(&Start::default()).unwrap();
    for (test, count, differences) in [
        ("test_parse_position_tabutronic_sentio", 1, ""),
        (
            "test_parse_position_tabutronic_sentio_with_led_ack",
            2,
            "h1",
        ),
    ] {
        let line = &python_texts(&text, test)[0];
        let decoded = Sentio::default().decode(line.as_bytes());
        assert_eq!(decoded.len(), count, "{test}");
        let Ok(Message::Position(fields)) = &decoded[0] else {
            panic!("{decoded:?}");
        };
        let wrong = fields.iter().filter(|(field, reading)| {
            let is_occupied = *reading == Occupancy::Occupied;
            is_occupied != start.piece_at(Orientation::Normal.square(*field)).is_some()
        });
        let squares = wrong.map(|(field, _)| Orientation::Normal.square(field).to_string());
        assert_eq!(squares.collect::<String>(), differences, "{test}");
    }
}
