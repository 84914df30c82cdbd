//! Chessnut Air, Go and Pro, by Bluetooth LE and by USB (HID, vendor 0x2d80): the same messages.
//!
//! Source: the maker's published software kit (chessnutech/EasyLinkSDK) for kinds, codes and pauses, and
//! descriptions of the maker's protocol paper in open readers. A message is a kind, the number of data
//! bytes, and the data; one packet (notification, report) holds one message and perhaps filling bytes.
//! There is no checksum: both links have their own. Bluetooth needs an MTU of 500, or messages arrive cut.

use std::ops::RangeInclusive;
use std::time::Duration;

use adoube_chess::{Piece, Side};

use crate::{
    Battery, Charging, Command, Confirmation, Decoded, Field, Fields, FrameError, Message,
    PieceReading, Protocol, Unsupported,
};

mod kind {
    pub(super) const POSITION: u8 = 0x01;
    pub(super) const MODE_SET: u8 = 0x21;
    pub(super) const DONE: u8 = 0x23;
    pub(super) const BATTERY: u8 = 0x2a;
}

/// The bytes of a position; two squares in each.
const POSITION: usize = 32;
/// The largest piece code.
const LAST_CODE: u8 = 12;

/// How many data bytes a message may have: boards add time and reserved bytes to the position's 32.
fn lengths(kind: u8) -> Option<RangeInclusive<u8>> {
    Some(match kind {
        kind::POSITION => 32..=62,
        kind::MODE_SET | kind::DONE => 1..=1,
        kind::BATTERY => 2..=2,
        _ => return None,
    })
}

/// A Chessnut board. Keeps at most 64 bytes.
#[derive(Debug, Clone, Default)]
pub struct Chessnut {
    buffer: Vec<u8>,
    noise: usize,
    /// Whether this packet had a message.
    had_message: bool,
}

impl Protocol for Chessnut {
    type Reading = PieceReading;

    fn decode(&mut self, bytes: &[u8]) -> Vec<Decoded<PieceReading>> {
        let mut decoded = Vec::new();
        for byte in bytes {
            self.buffer.push(*byte);
            while let Some(message) = self.next() {
                self.had_message = true;
                if self.noise > 0 {
                    let bytes = std::mem::take(&mut self.noise);
                    decoded.push(Err(FrameError::Noise { bytes }));
                }
                decoded.push(Ok(message));
            }
        }
        decoded
    }

    /// What follows the message in its packet is filling and is no error.
    fn end_packet(&mut self) -> Option<FrameError> {
        let ended = std::mem::take(self);
        let received = ended.buffer.len();
        let cut = ended.buffer.first().map(|kind| FrameError::Cut {
            kind: *kind,
            received,
        });
        let bytes = ended.noise;
        let noise = (bytes > 0).then_some(FrameError::Noise { bytes });
        if ended.had_message {
            None
        } else {
            cut.or(noise)
        }
    }

    fn reset(&mut self) {
        *self = Chessnut::default();
    }

    fn encode(&self, command: &Command) -> Result<Vec<u8>, Unsupported> {
        match command {
            Command::Initialise | Command::RequestPosition => Ok(vec![0x21, 0x01, 0x00]),
            Command::RequestIdentity => Ok(vec![0x29, 0x01, 0x00]),
            Command::Lights(fields) => Ok(lights(fields)),
            Command::RequestStored
            | Command::SetClock(_)
            | Command::ShowText(_)
            | Command::EndText
            | Command::Beep(_)
            | Command::RequestClock => Err(Unsupported::Make),
        }
    }

    /// The maker's own software waits so long.
    fn command_pause(&self) -> Duration {
        Duration::from_millis(200)
    }

    fn confirmation(&self) -> Confirmation {
        Confirmation::NoChange
    }
}

impl Chessnut {
    /// The next whole message. Bytes that cannot begin one are skipped, one by one.
    fn next(&mut self) -> Option<Message<PieceReading>> {
        loop {
            match read(&self.buffer) {
                Read::Incomplete => return None,
                Read::Invalid => {
                    self.buffer.remove(0);
                    self.noise += 1;
                }
                Read::Message(message, length) => {
                    self.buffer.drain(..length);
                    return Some(message);
                }
            }
        }
    }
}

enum Read {
    Incomplete,
    Invalid,
    Message(Message<PieceReading>, usize),
}

fn read(bytes: &[u8]) -> Read {
    let Some(kind) = bytes.first() else {
        return Read::Incomplete;
    };
    let Some(lengths) = lengths(*kind) else {
        return Read::Invalid;
    };
    let [_, length, data @ ..] = bytes else {
        return Read::Incomplete;
    };
    if !lengths.contains(length) {
        return Read::Invalid;
    }
    let is_code = |byte: &u8| byte & 0x0f <= LAST_CODE && byte >> 4 <= LAST_CODE;
    if *kind == kind::POSITION && !data.iter().take(POSITION).all(is_code) {
        return Read::Invalid;
    }
    let length = usize::from(*length);
    let Some(data) = data.get(..length) else {
        return Read::Incomplete;
    };
    let message = match (*kind, data) {
        (kind::POSITION, data) => Message::Position(position(data)),
        // Sources differ on where charging is: in the second byte, or in bit 7 of the first.
        (kind::BATTERY, [level, charging]) if level & 0x7f <= 100 => Message::Battery(Battery {
            percent: level & 0x7f,
            charging: match (level & 0x80, charging) {
                (0, 0) => Some(Charging::Discharging),
                (_, 0 | 1) => Some(Charging::Charging),
                _ => None,
            },
        }),
        (kind::BATTERY, _) => return Read::Invalid,
        _ => Message::Acknowledged,
    };
    Read::Message(message, length + 2)
}

/// From h8 to a8, then h7 and so on; the lower half of each byte first.
fn position(data: &[u8]) -> Fields<PieceReading> {
    Fields::from_fn(|field| {
        let place = field.row() * 8 + 7 - field.column();
        let both = data.get(usize::from(place / 2)).copied().unwrap_or(0);
        piece(if place % 2 == 0 {
            both & 0x0f
        } else {
            both >> 4
        })
    })
}

pub(crate) fn piece(code: u8) -> PieceReading {
    let (side, piece) = match code {
        0 => return PieceReading::Empty,
        1 => (Side::Black, Piece::Queen),
        2 => (Side::Black, Piece::King),
        3 => (Side::Black, Piece::Bishop),
        4 => (Side::Black, Piece::Pawn),
        5 => (Side::Black, Piece::Knight),
        6 => (Side::White, Piece::Rook),
        7 => (Side::White, Piece::Pawn),
        8 => (Side::Black, Piece::Rook),
        9 => (Side::White, Piece::Bishop),
        10 => (Side::White, Piece::Knight),
        11 => (Side::White, Piece::Queen),
        12 => (Side::White, Piece::King),
        _ => return PieceReading::Unrecognised,
    };
    PieceReading::Piece(side, piece)
}

/// One byte a row from the eighth rank on; the highest bit is the a-file.
fn lights(fields: &[Field]) -> Vec<u8> {
    let mut rows = [0u8; 8];
    for field in fields {
        rows[usize::from(field.row())] |= 0x80 >> field.column();
    }
    let mut bytes = vec![0x0a, 0x08];
    bytes.extend(rows);
    bytes
}

#[cfg(test)]
mod tests {
    use adoube_chess::{Position, Square, Start};

    use super::Chessnut;
    use crate::{
        Battery, Charging, Command, Field, FrameError, Message, Orientation, Protocol, Unsupported,
        find_orientation,
    };

    /// The start of a game as the maker's description shows it.
    const START: &[u8] = b"\x01\x24\x58\x23\x31\x85\x44\x44\x44\x44\
        \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x77\x77\x77\x77\xa6\xc9\x9b\x6a\x10\x27\0\0";

    #[test]
    fn the_start_of_a_game_is_read() {
        let start = Position::from_start(&Start::default()).unwrap();
        let [Ok(Message::Position(fields))] = &Chessnut::default().decode(START)[..] else {
            panic!("no position");
        };
        assert_eq!(find_orientation(fields, &start), Ok(Orientation::Normal));
    }

    #[test]
    fn other_messages_and_errors() {
        let battery = |percent, charging| {
            Message::Battery(Battery {
                percent,
                charging: Some(charging),
            })
        };
        let noise = |bytes| Err(FrameError::Noise { bytes });
        let table: [(&[u8], Vec<_>); 7] = [
            (&[0x21, 1, 0], vec![Ok(Message::Acknowledged)]),
            (&[0x2a, 2, 80, 1], vec![Ok(battery(80, Charging::Charging))]),
            (
                &[0x2a, 2, 0x80 | 0x50, 0],
                vec![Ok(battery(80, Charging::Charging))],
            ),
            (
                &[0xff, 0x2a, 2, 9, 0],
                vec![noise(1), Ok(battery(9, Charging::Discharging))],
            ),
            // More than 100 percent, then a message.
            (
                &[0x2a, 2, 101, 0, 0x2a, 2, 7, 0],
                vec![noise(4), Ok(battery(7, Charging::Discharging))],
            ),
            // A piece code of 13 is none.
            (
                &[0x01, 0x24, 0x0d, 0x21, 1, 0],
                vec![noise(3), Ok(Message::Acknowledged)],
            ),
            (&START[..30], vec![]),
        ];
        for (bytes, expected) in table {
            assert_eq!(Chessnut::default().decode(bytes), expected, "{bytes:02x?}");
        }
    }

    #[test]
    fn a_packet_holds_one_message_and_filling() {
        let mut board = Chessnut::default();
        assert!(board.decode(&START[..20]).is_empty());
        let cut = FrameError::Cut {
            kind: 1,
            received: 20,
        };
        assert_eq!(board.end_packet(), Some(cut));
        let mut report = [0; 64];
        report[..START.len()].copy_from_slice(START);
        for _ in 0..2 {
            assert_eq!(board.decode(&report).len(), 1);
            assert_eq!(board.end_packet(), None);
        }
    }

    /// The description's example: e2 and e4 are 00 00 00 00 08 00 08 00.
    #[test]
    fn commands_are_written() {
        let field = |square: &str| {
            let square: Square = square.parse().unwrap();
            Orientation::Normal.field(square)
        };
        let lit: Vec<Field> = ["e2", "e4"].map(field).into();
        let board = Chessnut::default();
        let written = board.encode(&Command::Lights(lit));
        assert_eq!(written, Ok(vec![10, 8, 0, 0, 0, 0, 8, 0, 8, 0]));
        let started = board.encode(&Command::Initialise);
        assert_eq!(started, Ok(vec![0x21, 1, 0]));
        let refused = board.encode(&Command::EndText);
        assert_eq!(refused, Err(Unsupported::Make));
    }
}
