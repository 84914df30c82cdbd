//! Millennium boards with `ChessLink` (Exclusive, Performance, King), by USB and by Bluetooth.
//!
//! Source: the maker's paper of 25 October 2017 as `magic-board.md` in domschl/python-mchess gives it. Line:
//! 38,400 baud, 7 bits, odd parity, 1 stop bit. A message is a letter, ASCII data, and two hexadecimal
//! digits with the XOR of all characters before them. By Bluetooth the parity is bit 7 of each byte, or missing.
//! Boards send their position after each scan (41 ms) unless they were set otherwise.

use adoube_chess::{Piece, Side};

use crate::{
    Command, Decoded, Field, Fields, FrameError, Message, PieceReading, Protocol, Unsupported,
    Version,
};

/// The longest message: a position.
const LONGEST: usize = 1 + 64 + 2;
/// Lights are at the corners of the squares, nine in a column.
const LIGHTS: usize = 81;

/// Where the parity of each character is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Parity {
    /// In bit 7 of each byte: through a port of 8 bits.
    InByte,
    /// In bit 7 of each byte that is sent; bytes that come without it are accepted. By Bluetooth, whose links check all
    /// bytes themselves: a public emulator, written after a sniffed board, sends plain ASCII.
    Optional,
    /// Checked and removed by the port, which is set to 7 bits and odd parity.
    ByPort,
}

/// A board with `ChessLink`. Keeps at most 67 bytes.
#[derive(Debug, Clone)]
pub struct Millennium {
    parity: Parity,
    buffer: Vec<u8>,
    noise: usize,
}

impl Millennium {
    /// A board that has sent nothing yet.
    pub const fn new(parity: Parity) -> Millennium {
        Millennium {
            parity,
            buffer: Vec::new(),
            noise: 0,
        }
    }

    /// The next whole message. What cannot begin one is skipped, one byte at a time, so that a letter in
    /// the noise costs no later message.
    fn next(&mut self) -> Option<Result<Message<PieceReading>, FrameError>> {
        loop {
            match read(&self.buffer) {
                Read::Incomplete => return None,
                Read::Invalid => {
                    self.buffer.remove(0);
                    self.noise += 1;
                }
                Read::WrongCheck(error) => {
                    self.buffer.remove(0);
                    return Some(Err(error));
                }
                Read::Message(message, length) => {
                    self.buffer.drain(..length);
                    return Some(Ok(message));
                }
            }
        }
    }
}

impl Protocol for Millennium {
    type Reading = PieceReading;

    fn decode(&mut self, bytes: &[u8]) -> Vec<Decoded<PieceReading>> {
        let mut decoded = Vec::new();
        for byte in bytes {
            let character = character(self.parity, *byte);
            let may_follow = may_follow(&self.buffer, character);
            self.buffer.push(character);
            if may_follow {
                continue;
            }
            while let Some(message) = self.next() {
                if self.noise > 0 {
                    let bytes = std::mem::take(&mut self.noise);
                    decoded.push(Err(FrameError::Noise { bytes }));
                }
                decoded.push(message);
            }
        }
        decoded
    }

    fn reset(&mut self) {
        self.buffer.clear();
        self.noise = 0;
    }

    fn encode(&self, command: &Command) -> Result<Vec<u8>, Unsupported> {
        let text = match command {
            Command::Initialise | Command::RequestPosition => "S".to_owned(),
            Command::RequestIdentity => "V".to_owned(),
            Command::Lights(fields) if fields.is_empty() => "X".to_owned(),
            Command::Lights(fields) => lights(fields),
            Command::RequestStored
            | Command::SetClock(_)
            | Command::ShowText(_)
            | Command::EndText
            | Command::Beep(_)
            | Command::RequestClock => return Err(Unsupported::Make),
        };
        Ok(write_message(self.parity, &text))
    }
}

/// The seven bits of a byte; zero, which no message has, if its parity is wrong.
fn character(parity: Parity, byte: u8) -> u8 {
    let is_wrong = byte.count_ones().is_multiple_of(2);
    match parity {
        Parity::InByte if is_wrong => 0,
        Parity::Optional if is_wrong && byte & 0x80 != 0 => 0,
        Parity::InByte | Parity::Optional | Parity::ByPort => byte & 0x7f,
    }
}

/// A message with its check digits, as it goes on the line.
pub(crate) fn write_message(parity: Parity, text: &str) -> Vec<u8> {
    let check = format!("{:02X}", xor(text.as_bytes()));
    let characters = text.bytes().chain(check.bytes());
    let bytes = characters.map(|byte| match parity {
        Parity::InByte | Parity::Optional if byte.count_ones().is_multiple_of(2) => byte | 0x80,
        Parity::InByte | Parity::Optional | Parity::ByPort => byte,
    });
    bytes.collect()
}

fn xor(bytes: &[u8]) -> u8 {
    bytes.iter().fold(0, |xor, byte| xor ^ byte)
}

/// All corners of these squares, constantly on: light 1 is at the corner of a8, 9 at a1, 73 at h8, 81 at h1.
fn lights(fields: &[Field]) -> String {
    let mut lit = [false; LIGHTS];
    for field in fields {
        for (right, down) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            lit[usize::from((field.column() + right) * 9 + field.row() + down)] = true;
        }
    }
    // The slot time (in 4.096 ms) matters for blinking patterns only.
    let patterns = lit.map(|is_lit| if is_lit { "FF" } else { "00" });
    format!("L32{}", patterns.concat())
}

enum Read {
    Incomplete,
    Invalid,
    WrongCheck(FrameError),
    Message(Message<PieceReading>, usize),
}

/// How long a message of this kind is.
const fn length(kind: u8) -> Option<usize> {
    match kind {
        b's' => Some(LONGEST),
        b'v' | b'w' | b'r' => Some(1 + 4 + 2),
        b'l' | b'x' => Some(1 + 2),
        _ => None,
    }
}

/// Whether a message of this kind can have this character at this place behind its letter.
fn is_right(kind: u8, place: usize, character: u8) -> bool {
    if kind == b's' && place <= 64 {
        piece(character).is_some()
    } else {
        character.is_ascii_hexdigit()
    }
}

/// Whether the next character leaves a message, all of whose characters were right, incomplete.
fn may_follow(buffer: &[u8], character: u8) -> bool {
    let Some(kind) = buffer.first() else {
        return false;
    };
    length(*kind).is_some_and(|length| buffer.len() + 1 < length)
        && is_right(*kind, buffer.len(), character)
}

fn read(buffer: &[u8]) -> Read {
    let Some(kind) = buffer.first().copied() else {
        return Read::Incomplete;
    };
    let Some(length) = length(kind) else {
        return Read::Invalid;
    };
    let data = length - 2;
    let mut characters = buffer.iter().enumerate().skip(1);
    if !characters.all(|(place, byte)| is_right(kind, place, *byte)) {
        return Read::Invalid;
    }
    let Some(bytes) = buffer.get(..length) else {
        return Read::Incomplete;
    };
    let expected = xor(&bytes[..data]);
    let found = number(&bytes[data..]);
    if found != expected {
        return Read::WrongCheck(FrameError::Check {
            kind,
            expected,
            found,
        });
    }
    let message = match kind {
        b's' => Message::Position(Fields::from_fn(|field| {
            let byte = bytes[1 + usize::from(field.index())];
            piece(byte).unwrap_or(PieceReading::Unrecognised)
        })),
        b'v' => Message::Version(Version {
            major: number(&bytes[1..3]),
            minor: number(&bytes[3..5]),
        }),
        _ => Message::Acknowledged,
    };
    Read::Message(message, length)
}

/// The reading for a letter: upper case is white, a point is empty.
fn piece(letter: u8) -> Option<PieceReading> {
    if letter == b'.' {
        return Some(PieceReading::Empty);
    }
    let side = if letter.is_ascii_uppercase() {
        Side::White
    } else {
        Side::Black
    };
    let piece = Piece::from_letter(char::from(letter))?;
    Some(PieceReading::Piece(side, piece))
}

/// Two hexadecimal digits.
fn number(digits: &[u8]) -> u8 {
    digits.iter().fold(0, |number, digit| {
        let value = char::from(*digit).to_digit(16).unwrap_or(0);
        number << 4 | value.to_le_bytes()[0]
    })
}

#[cfg(test)]
mod tests {
    use adoube_chess::{Position, Start};

    use super::{Millennium, Parity, write_message};
    use crate::{
        Command, Field, FrameError, Message, Orientation, Protocol, Unsupported, Version,
        find_orientation,
    };

    const START: &str = "srnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";

    /// What a real board and a computer said (domschl/python-mchess, 31 August 2018).
    #[test]
    fn a_version_is_requested_and_read() {
        let mut board = Millennium::new(Parity::InByte);
        let request = board.encode(&Command::RequestIdentity);
        assert_eq!(request, Ok(vec![0xd6, 0xb5, 0xb6]));
        let version = Version { major: 1, minor: 3 };
        let decoded = board.decode(&[0x76, 0xb0, 0x31, 0xb0, 0xb3, 0x37, 0x34]);
        assert_eq!(decoded, [Ok(Message::Version(version))]);
        let decoded = Millennium::new(Parity::ByPort).decode(b"v010374");
        assert_eq!(decoded, [Ok(Message::Version(version))]);
    }

    #[test]
    fn the_start_of_a_game_is_read() {
        let start = Position::from_start(&Start::default()).unwrap();
        for parity in [Parity::InByte, Parity::Optional, Parity::ByPort] {
            let decoded = Millennium::new(parity).decode(&write_message(parity, START));
            let [Ok(Message::Position(fields))] = &decoded[..] else {
                panic!("no position: {decoded:?}");
            };
            assert_eq!(find_orientation(fields, &start), Ok(Orientation::Normal));
        }
    }

    #[test]
    fn errors_lose_no_later_message() {
        let noise = |bytes| Err(FrameError::Noise { bytes });
        let check = |kind, expected, found| {
            Err(FrameError::Check {
                kind,
                expected,
                found,
            })
        };
        let done = || Ok(Message::Acknowledged);
        let table: [(&[u8], Vec<_>); 6] = [
            (b"", vec![]),
            (b"??", vec![noise(2)]),
            (b"srnb", vec![noise(4)]),
            (b"l6B", vec![check(b'l', 0x6c, 0x6b), noise(2)]),
            // Wrong parity is seen by the port only; a character that is none ends the message.
            (b"v01\x0003", vec![noise(6)]),
            (b"w0102", vec![noise(5)]),
        ];
        for (bytes, mut expected) in table {
            let mut board = Millennium::new(Parity::ByPort);
            let mut decoded = board.decode(bytes);
            decoded.extend(board.decode(b"x78"));
            expected.push(done());
            assert_eq!(decoded, expected, "{bytes:?}");
        }
        let mut board = Millennium::new(Parity::InByte);
        // The second byte has even parity.
        let decoded = board.decode(&[b'l' | 0x80, b'6', b'C', b'l' | 0x80, b'6' | 0x80, b'C']);
        assert_eq!(decoded, [noise(3), done()]);
    }

    /// What a public emulator of the board by Bluetooth sends: no parity, small hexadecimal digits.
    #[test]
    fn by_bluetooth_the_parity_may_be_missing() {
        let version = Message::Version(Version {
            major: 0x31,
            minor: 0x30,
        });
        let mut board = Millennium::new(Parity::Optional);
        assert_eq!(board.decode(b"v313077"), [Ok(version)]);
        // A wrong parity bit is no missing one.
        let noise = Err(FrameError::Noise { bytes: 3 });
        let done = Ok(Message::Acknowledged);
        let decoded = board.decode(&[b'l', b'6' | 0x80, b'C' | 0x80, b'x', b'7', b'8']);
        assert_eq!(decoded, [noise, done]);
        let requested = board.encode(&Command::RequestIdentity);
        assert_eq!(requested, Ok(vec![0xd6, 0xb5, 0xb6]));
    }

    #[test]
    fn lights_are_at_the_corners() {
        let board = Millennium::new(Parity::ByPort);
        let lit = |indices: &[u8]| {
            let fields = indices.iter().map(|index| Field::new(*index).unwrap());
            String::from_utf8(board.encode(&Command::Lights(fields.collect())).unwrap()).unwrap()
        };
        assert_eq!(lit(&[]), "X58");
        let a8 = lit(&[0]);
        assert_eq!(a8.len(), 1 + 2 + 162 + 2);
        let codes = &a8.as_bytes()[3..165];
        let on: Vec<_> = codes
            .chunks(2)
            .enumerate()
            .filter(|(_, code)| *code == b"FF")
            .collect();
        let on: Vec<_> = on.iter().map(|(place, _)| place + 1).collect();
        assert_eq!(on, [1, 2, 10, 11]);
        let h1 = lit(&[63]);
        assert!(h1[3 + 2 * 80..].starts_with("FF"));
        assert_eq!(
            board.encode(&Command::RequestStored),
            Err(Unsupported::Make)
        );
    }
}
