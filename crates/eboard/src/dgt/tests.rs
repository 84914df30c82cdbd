use std::time::Duration;

use adoube_chess::{Piece, Position, Side, Start};

use super::{Dgt, DgtLights, Pegasus, StoredEvent, kind, lengths, write_frame};
use crate::clock::{
    ClockAnswer, ClockButton, ClockFace, ClockMessage, ClockSetting, ClockSide, ClockTimes,
};
use crate::{
    Battery, Charging, Command, Field, FrameError, Message, Occupancy, Orientation, PieceReading,
    Protocol, Reading, ResultPiece, Unsupported, Version, find_orientation,
};

type DgtMessage = Message<PieceReading>;

fn board() -> Dgt {
    Dgt::new(DgtLights::Absent)
}

fn field(index: u8) -> Field {
    Field::new(index).unwrap()
}

fn times(left: u64, right: u64, lever_up: ClockSide, running: bool) -> DgtMessage {
    let face = |seconds| ClockFace {
        time: Duration::from_secs(seconds),
        flag_fallen: false,
    };
    Message::Clock(ClockMessage::Times(ClockTimes {
        left: face(left),
        right: face(right),
        running,
        lever_up,
        battery_low: false,
    }))
}

fn answer(answer: ClockAnswer) -> DgtMessage {
    Message::Clock(ClockMessage::Answer(answer))
}

/// Each message of the description, as bytes and as it is read.
#[test]
fn every_message_is_read() {
    let serial = Message::Serial("01025".to_owned());
    let long_serial = Message::Serial("0000001025".to_owned());
    let trademark = Message::Trademark("a board\n1.0".to_owned());
    let full = Battery {
        percent: 88,
        charging: Some(Charging::Discharging),
    };
    let short = Battery {
        percent: 70,
        charging: None,
    };
    let version = |major, minor| Version { major, minor };
    let change = |index, reading| Message::Change {
        field: field(index),
        reading,
    };
    let bishop = PieceReading::Piece(Side::Black, Piece::Bishop);
    let draw = PieceReading::Result(ResultPiece::Draw);
    let table: Vec<(&[u8], DgtMessage)> = vec![
        (&[0x8e, 0, 5, 36, 10], change(36, bishop)),
        (&[0x8e, 0, 5, 0, 0x10], change(0, PieceReading::Empty)),
        (&[0x8e, 0, 5, 63, 13], change(63, draw)),
        (&[0x93, 0, 5, 3, 10], Message::Version(version(3, 10))),
        (&[0x90, 0, 5, 8, 1], Message::BusAddress(0x401)),
        (b"\x91\x00\x0801025", serial),
        (b"\xa2\x00\x0d0000001025", long_serial),
        (b"\x92\x00\x0ea board\n1.0", trademark),
        (
            &[0xa0, 0, 12, 88, 9, 30, 1, 2, 0, 0, 0, 2],
            Message::Battery(full),
        ),
        (&[0xa0, 0, 7, 70, 127, 127, 1], Message::Battery(short)),
        (
            &[0x8d, 0, 10, 1, 0x29, 0x58, 0, 0x59, 0x07, 0x03],
            times(59 * 60 + 7, 3_600 + 29 * 60 + 58, ClockSide::Right, true),
        ),
        (
            &[0x8d, 0, 10, 0, 0x05, 0x00, 0x20, 0x03, 0x00, 0x10],
            times(180, 300, ClockSide::Left, false),
        ),
        (
            &[0x8d, 0, 10, 0, 0, 0, 0, 0, 0, 0x20],
            Message::Clock(ClockMessage::Absent),
        ),
        // Answers that real boards gave: 16,9,32,0 and 16,12,0,0 (picochess issues 108 and 112).
        (
            &[0x8d, 0, 10, 0x0a, 0x10, 0x09, 0x0a, 0x20, 0, 0],
            answer(ClockAnswer::Version(version(2, 0))),
        ),
        (
            &[0x8d, 0, 10, 0x0a, 0x10, 0x0c, 0x0a, 0, 0, 0],
            answer(ClockAnswer::Done(0x0c)),
        ),
        (
            &[0x8d, 0, 10, 0x0a, 0x10, 0x08, 0x2a, 0, 0x33, 0],
            answer(ClockAnswer::Button(ClockButton::StartPause)),
        ),
        (
            &[0x8d, 0, 10, 0x0a, 0x10, 0x01, 0x2a, 0, 0, 0],
            answer(ClockAnswer::Ready),
        ),
        (
            &[0x8d, 0, 10, 0x0a, 0x40, 0x0a, 0x0a, 0, 0, 0],
            answer(ClockAnswer::Refused),
        ),
        (
            &[0x8d, 0, 10, 0x3a, 0x10, 0x0a, 0x3a, 1, 2, 0],
            answer(ClockAnswer::Other([0x90, 0x8a, 0x81, 0x82])),
        ),
    ];
    for (bytes, message) in table {
        assert_eq!(board().decode(bytes), [Ok(message)], "{bytes:02x?}");
    }
}

#[test]
fn a_position_is_read_from_a8_on() {
    let mut codes = [0; 64];
    codes[0] = 8;
    codes[7] = 11;
    codes[63] = 6;
    let [Ok(Message::Position(fields))] = &board().decode(&write_frame(kind::POSITION, &codes))[..]
    else {
        panic!("no position");
    };
    let seen: Vec<_> = fields
        .iter()
        .filter(|(_, reading)| *reading != PieceReading::EMPTY)
        .map(|(field, reading)| (field.index(), reading))
        .collect();
    let expected = [
        (0, PieceReading::Piece(Side::Black, Piece::Rook)),
        (7, PieceReading::Piece(Side::Black, Piece::King)),
        (63, PieceReading::Piece(Side::White, Piece::Queen)),
    ];
    assert_eq!(seen, expected);
    let [Ok(Message::Position(fields))] =
        &Pegasus::new(DgtLights::Absent).decode(&write_frame(kind::POSITION, &codes))[..]
    else {
        panic!("no position");
    };
    assert_eq!(fields.get(field(7)), Occupancy::Occupied);
    assert_eq!(fields.get(field(8)), Occupancy::Empty);
}

/// All twelve codes, as the description lists them.
#[test]
fn the_start_of_a_game_is_read() {
    let mut codes = [0; 64];
    codes[..8].copy_from_slice(&[8, 9, 10, 12, 11, 10, 9, 8]);
    codes[8..16].fill(7);
    codes[48..56].fill(1);
    codes[56..].copy_from_slice(&[2, 3, 4, 6, 5, 4, 3, 2]);
    let start = Position::from_start(&Start::default()).unwrap();
    let turned: Vec<u8> = codes.iter().rev().copied().collect();
    for (codes, orientation) in [
        (codes.to_vec(), Orientation::Normal),
        (turned, Orientation::Turned),
    ] {
        let decoded = board().decode(&write_frame(kind::POSITION, &codes));
        let [Ok(Message::Position(fields))] = &decoded[..] else {
            panic!("no position");
        };
        assert_eq!(find_orientation(fields, &start), Ok(orientation));
    }
}

#[test]
fn stored_events_are_read_from_the_first_whole_one() {
    let data = [
        0x12, 0x00, 0x7f, 0x7f, 0x7f, 0x6a, 0x4b, 0x04, 0x6f, 0x50, 0x34, 0x41, 0x24, 0x71, 0x29,
        0x58, 0x60, 0x05, 0x00, 0x7a, 0x6c, 0x6d, 0x6e, 0x7b, 0x7c, 0x7d, 0x6b,
    ];
    let change = |index, reading, soon| StoredEvent::Change {
        field: field(index),
        reading,
        soon,
    };
    let time = |side, seconds| StoredEvent::Time {
        side,
        time: Duration::from_secs(seconds),
    };
    let expected = vec![
        StoredEvent::PowerUp,
        change(4, PieceReading::Piece(Side::Black, Piece::King), false),
        StoredEvent::StartPosition,
        change(52, PieceReading::Empty, true),
        change(36, PieceReading::Piece(Side::White, Piece::Pawn), false),
        time(ClockSide::Left, 3_600 + 29 * 60 + 58),
        time(ClockSide::Right, 300),
        StoredEvent::StartPositionTurned,
        StoredEvent::FourRows,
        StoredEvent::EmptyBoard,
        StoredEvent::Downloaded,
        StoredEvent::StartTag,
        StoredEvent::Watchdog,
        StoredEvent::End,
    ];
    let decoded = board().decode(&write_frame(kind::STORED, &data));
    assert_eq!(decoded, [Ok(Message::Stored(expected))]);
}

/// Bytes that are wrong, what is said of them, and the message behind them that is still read.
#[test]
fn errors_lose_no_later_message() {
    let noise = |bytes| FrameError::Noise { bytes };
    let cut = |kind, received| FrameError::Cut { kind, received };
    let length = |kind, length| FrameError::Length { kind, length };
    let content = |kind, place, value| FrameError::Content { kind, place, value };
    let table: Vec<(&[u8], Vec<FrameError>)> = vec![
        (&[], vec![]),
        (&[0x00, 0x05, 0xff, 0xc0], vec![noise(4)]),
        (&[0x86, 0, 67, 1, 2, 3], vec![cut(0x86, 6)]),
        (&[0x8e, 0], vec![cut(0x8e, 2)]),
        (&[0x8e, 0, 6, 1], vec![length(0x8e, 6), noise(1)]),
        (&[0x8e, 0, 5, 64, 0], vec![content(0x8e, 0, 64)]),
        (&[0xa0, 0, 7, 101, 0, 0, 0], vec![content(0xa0, 0, 101)]),
        // What a board sent right after a text for its clock: hours of 12 (picochess issue 112).
        (
            &[0x8d, 0, 10, 0, 0, 0, 12, 8, 8, 0],
            vec![content(0x8d, 3, 12)],
        ),
        (
            &[0x8d, 0, 10, 0, 0x60, 0, 0, 0, 0, 1],
            vec![content(0x8d, 1, 0x60)],
        ),
        // Zeros mean nothing.
        (&[0x8d, 0, 10, 0, 0, 0, 0, 0, 0, 0], vec![]),
        (&[0x8d, 0, 10, 0, 1], vec![cut(0x8d, 5)]),
    ];
    for (bytes, errors) in table {
        let mut board = board();
        let mut decoded = board.decode(bytes);
        decoded.extend(board.decode(&[0x93, 0, 5, 1, 2]));
        let version = Version { major: 1, minor: 2 };
        let mut expected: Vec<_> = errors.into_iter().map(Err).collect();
        expected.push(Ok(Message::Version(version)));
        assert_eq!(decoded, expected, "{bytes:02x?}");
    }
}

#[test]
fn every_command_is_written() {
    let setting = |left, right, running| {
        Command::SetClock(ClockSetting {
            left: Duration::from_secs(left),
            right: Duration::from_millis(right),
            running,
        })
    };
    let text = Command::ShowText("e2e4".parse().unwrap());
    let table: Vec<(Command, Result<&[u8], Unsupported>)> = vec![
        (Command::Initialise, Ok(&[0x40, 0x4b, 0x42])),
        (Command::RequestPosition, Ok(&[0x42])),
        (
            Command::RequestIdentity,
            Ok(&[0x4d, 0x45, 0x55, 0x46, 0x47, 0x4c]),
        ),
        (Command::RequestStored, Ok(&[0x49])),
        (
            setting(5_400, 61_999, Some(ClockSide::Right)),
            Ok(&[0x2b, 0x0a, 3, 0x0a, 1, 30, 0, 0, 1, 1, 2, 0]),
        ),
        (
            setting(35_999, 0, None),
            Ok(&[0x2b, 0x0a, 3, 0x0a, 9, 59, 59, 0, 0, 0, 4, 0]),
        ),
        (setting(36_000, 0, None), Err(Unsupported::TooLong)),
        (text.clone(), Err(Unsupported::UnknownClock)),
        (Command::EndText, Ok(&[0x2b, 3, 3, 3, 0])),
        (Command::RequestClock, Ok(&[0x2b, 3, 3, 9, 0])),
        (Command::Beep(2), Ok(&[0x2b, 4, 3, 0x0b, 2, 0])),
        (Command::Lights(vec![]), Err(Unsupported::Make)),
    ];
    for (command, bytes) in table {
        let expected = bytes.map(<[u8]>::to_vec);
        assert_eq!(board().encode(&command), expected, "{command:?}");
    }
    // A text for a DGT 3000 and for an XL, by the version that the clock has sent.
    let shown: [(u8, &[u8]); 2] = [
        (0x20, b"\x2b\x0c\x03\x0ce2e4    \x00\x00"),
        (
            0x1e,
            &[0x2b, 0x0b, 3, 1, 0x79, 0x5b, 0x79, 0, 0, 0x66, 0, 1, 0],
        ),
    ];
    for (version, expected) in shown {
        let mut board = board();
        board.decode(&[0x8d, 0, 10, 0x0a, 0x10, 9, 0x0a, version, 0, 0]);
        assert_eq!(board.encode(&text), Ok(expected.to_vec()), "{version}");
    }
    let lit = Dgt::<PieceReading>::new(DgtLights::TwoSquares);
    let table = [
        (vec![], Ok(vec![0x60, 4, 0, 0, 63, 0])),
        (vec![52, 36], Ok(vec![0x60, 4, 1, 52, 36, 0])),
        (vec![1, 2, 3], Err(Unsupported::TooManyLights(3))),
    ];
    for (indices, expected) in table {
        let fields = indices.into_iter().map(field).collect();
        assert_eq!(lit.encode(&Command::Lights(fields)), expected);
    }
}

/// The longest message that the decoder waits for bounds what it keeps.
#[test]
fn no_message_is_longer_than_the_storage_of_a_board() {
    let longest = (0..=u8::MAX).filter_map(lengths).map(|range| *range.end());
    assert_eq!(longest.max(), Some(7_939));
}

/// What a public emulator of the Pegasus sends, which was written after a sniffed board.
#[test]
fn a_pegasus_as_others_imitate_it_is_read() {
    let mut board = Pegasus::new(DgtLights::Absent);
    let battery = Battery {
        percent: 88,
        charging: Some(Charging::Discharging),
    };
    let table: [(&[u8], Message<Occupancy>); 3] = [
        (
            &[0xa0, 0, 12, 0x58, 0, 0, 0, 0, 0, 0, 0, 2],
            Message::Battery(battery),
        ),
        (&[0x90, 0, 4, 0], Message::BusAddress(0)),
        (
            &[0x8e, 0, 5, 52, 1],
            Message::Change {
                field: field(52),
                reading: Occupancy::Occupied,
            },
        ),
    ];
    for (bytes, message) in table {
        assert_eq!(board.decode(bytes), [Ok(message)], "{bytes:02x?}");
    }
}
