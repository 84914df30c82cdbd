//! What a board learns of its pieces, and what it then sees.

use adoube_chess::{Piece, Position, Side, Square, Start};

use super::{Calibration, CalibrationError, Certabo, MOST_TAGS, TAG};
use crate::{Command, Field, Message, Orientation, PieceReading, Protocol, find_orientation};

fn start() -> Position {
    Position::from_start(&Start::default()).unwrap()
}

/// A line with this number as the first of each square's tag, from a8 on.
fn line(first: impl Fn(u8) -> u8) -> String {
    let tags = (0..64).map(|index| format!("{} 0 0 0 0 ", first(index)));
    format!(":{}\r\n", tags.collect::<String>())
}

/// The pieces of the start, each with a tag of its own.
fn start_line() -> String {
    line(|index| {
        if (16..48).contains(&index) {
            0
        } else {
            index + 1
        }
    })
}

fn positions(board: &mut Certabo, text: &str) -> Vec<Message<PieceReading>> {
    let decoded = board.decode(text.as_bytes());
    decoded.into_iter().map(Result::unwrap).collect()
}

#[test]
fn a_calibrated_board_tells_pieces_apart() {
    let mut board = Certabo::new(Calibration::default());
    let before = board.calibrate(&start(), Orientation::Turned);
    assert_eq!(before, Err(CalibrationError::NoPosition));
    positions(&mut board, &start_line().repeat(2));
    assert_eq!(board.calibrate(&start(), Orientation::Turned), Ok(()));
    assert_eq!(board.calibration().iter().count(), 32);
    let [Message::Position(fields)] = &positions(&mut board, &start_line())[..] else {
        panic!("no position");
    };
    assert_eq!(find_orientation(fields, &start()), Ok(Orientation::Turned));
    // Field 0 was h1.
    let (_, piece) = board.calibration().iter().next().unwrap();
    assert_eq!(piece, (Side::White, Piece::Rook));
}

/// The start with the set of this number.
fn set(number: u8) -> String {
    let tags = (0..64u8).map(|index| match index {
        16..=47 => "0 0 0 0 0 ".to_owned(),
        _ => format!("{} {number} 0 0 0 ", index + 1),
    });
    format!(":{}\r\n", tags.collect::<String>())
}

#[test]
fn another_set_is_learned_too_and_what_is_known_is_not_learned_again() {
    let mut board = Certabo::new(Calibration::default());
    assert!(board.needs_calibration());
    positions(&mut board, &set(1).repeat(2));
    assert_eq!(board.calibrate(&start(), Orientation::Normal), Ok(()));
    assert!(!board.needs_calibration());
    // All are known, and lie the other way round: that is another position, and no other set.
    let all = start().pieces().map(|(square, ..)| square).collect();
    assert_eq!(
        board.calibrate(&start(), Orientation::Turned),
        Err(CalibrationError::OtherPieces(all))
    );
    for number in 2..8 {
        positions(&mut board, &set(number).repeat(2));
        assert!(board.needs_calibration(), "set {number}");
        assert_eq!(board.calibrate(&start(), Orientation::Normal), Ok(()));
        let known = board.calibration().iter().count();
        assert!((32..=MOST_TAGS).contains(&known), "{known}");
    }
}

#[test]
fn pieces_that_are_not_read_reliably_are_named() {
    let square = |text: &str| text.parse::<Square>().unwrap();
    let mut board = Certabo::new(Calibration::default());
    let wrong = line(|index| match index {
        0 => 0,
        16..=47 => u8::from(index == 36),
        index => index + 1,
    });
    positions(&mut board, &wrong.repeat(2));
    let unreliable = vec![square("e4"), square("a8")];
    assert_eq!(
        board.calibrate(&start(), Orientation::Normal),
        Err(CalibrationError::Unreliable(unreliable))
    );
    let same = line(|index| if (16..48).contains(&index) { 0 } else { 7 });
    positions(&mut board, &same.repeat(2));
    assert_eq!(
        board.calibrate(&start(), Orientation::Normal),
        Err(CalibrationError::Twice(square("a1"), square("b1")))
    );
    assert_eq!(board.calibration(), &Calibration::default());
}

#[test]
fn a_tag_that_is_not_known_counts_when_it_comes_twice() {
    let mut board = Certabo::new(Calibration::default());
    let e4 = Field::new(36).unwrap();
    let stray = |tag: u8| line(|index| if index == e4.index() { tag } else { 0 });
    let text = [stray(5), stray(6), stray(6), stray(0)].concat();
    let readings = positions(&mut board, &text).into_iter().map(|message| {
        let Message::Position(fields) = message else {
            panic!("no position");
        };
        fields.get(e4)
    });
    let expected = [
        PieceReading::Empty,
        PieceReading::Empty,
        PieceReading::Unrecognised,
        PieceReading::Empty,
    ];
    assert_eq!(readings.collect::<Vec<_>>(), expected);
}

#[test]
fn lights_are_one_byte_a_rank() {
    let board = Certabo::new(Calibration::default());
    let fields = [0, 7, 63].map(|index| Field::new(index).unwrap()).into();
    let bytes = board.encode(&Command::Lights(fields));
    assert_eq!(bytes, Ok(vec![0x81, 0, 0, 0, 0, 0, 0, 0x80]));
    assert_eq!(TAG * 64, 320);
}
