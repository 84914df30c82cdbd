//! Certabo: a board that reads a tag in each piece, and must learn once which tag is in which piece.
//!
//! Source: unit tests of open readers (see `tests/recorded_frames.rs`); the maker has published programs, but no
//! description. Line: 38,400 baud, 8 bits, no parity, DTR low. The board sends lines of 320 numbers without
//! a request, five for the tag on each square from a8 on, zeros for none. A line has up to 1,284 bytes, 335 ms on the
//! line, which is why [`settling_delay`](Protocol::settling_delay) is longer here.
//!
//! Sensors at times read a tag where none is. So a tag that is not known counts only when two lines
//! in a row have it.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use adoube_chess::{Piece, Position, Side, Square};
use thiserror::Error;

use crate::decimal_line::{DecimalLines, Line};
use crate::{
    Command, Decoded, Field, Fields, Link, Message, Orientation, PieceReading, Protocol,
    Unsupported,
};

/// The numbers of one tag.
const TAG: usize = 5;

/// A tag in a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tag([u8; TAG]);

impl Tag {
    /// The tag with these numbers; `None` for zeros, which mean that there is none.
    pub fn new(numbers: [u8; TAG]) -> Option<Tag> {
        (numbers != [0; TAG]).then_some(Tag(numbers))
    }

    /// Its five numbers.
    pub const fn numbers(self) -> [u8; TAG] {
        self.0
    }
}

/// Which tag is in which piece of one set of pieces.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Calibration {
    pieces: BTreeMap<Tag, (Side, Piece)>,
}

impl Calibration {
    /// Each tag with its piece, in ascending order of the tags.
    pub fn iter(&self) -> impl Iterator<Item = (Tag, (Side, Piece))> + '_ {
        self.pieces.iter().map(|(tag, piece)| (*tag, *piece))
    }
}

/// One line for each tag: its five numbers, and its piece as in a FEN.
impl fmt::Display for Calibration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (tag, (side, piece)) in self.iter() {
            for number in tag.numbers() {
                write!(f, "{number} ")?;
            }
            writeln!(f, "{}", letter(side, piece))?;
        }
        Ok(())
    }
}

/// The text is no [`Calibration`].
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {0} is not five numbers of a tag and the letter of a piece")]
pub struct ParseCalibrationError(usize);

impl FromStr for Calibration {
    type Err = ParseCalibrationError;

    fn from_str(text: &str) -> Result<Calibration, ParseCalibrationError> {
        let lines = text.lines().enumerate();
        lines
            .map(|(index, line)| tagged_piece(line).ok_or(ParseCalibrationError(index + 1)))
            .collect()
    }
}

fn tagged_piece(line: &str) -> Option<(Tag, (Side, Piece))> {
    let mut words = line.split_whitespace();
    let mut numbers = [0; TAG];
    for number in &mut numbers {
        *number = words.next()?.parse().ok()?;
    }
    let (Some(word), None) = (words.next(), words.next()) else {
        return None;
    };
    let mut letters = word.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else {
        return None;
    };
    let side = if letter.is_ascii_uppercase() {
        Side::White
    } else {
        Side::Black
    };
    Some((Tag::new(numbers)?, (side, Piece::from_letter(letter)?)))
}

const fn letter(side: Side, piece: Piece) -> char {
    match side {
        Side::White => piece.letter(),
        Side::Black => piece.letter().to_ascii_lowercase(),
    }
}

impl FromIterator<(Tag, (Side, Piece))> for Calibration {
    fn from_iter<I: IntoIterator<Item = (Tag, (Side, Piece))>>(pieces: I) -> Calibration {
        Calibration {
            pieces: pieces.into_iter().collect(),
        }
    }
}

/// Why a board was not calibrated. Nothing has changed then.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum CalibrationError {
    /// Fewer than two lines have come.
    #[error("the board has not sent two positions yet")]
    NoPosition,
    /// Two lines in a row did not have the same tag on a square where a piece should be, or had one where none
    /// should be.
    #[error("the pieces on these squares were not read reliably: {0:?}")]
    Unreliable(Vec<Square>),
    /// One tag is on two squares.
    #[error("{0} and {1} read the same piece")]
    Twice(Square, Square),
}

/// A Certabo board. Keeps 320 numbers and two lines of tags.
#[derive(Debug, Clone)]
pub struct Certabo {
    lines: DecimalLines,
    calibration: Calibration,
    tags: Option<Fields<Option<Tag>>>,
    /// The tags that the last two lines agree on.
    repeated: Option<Fields<Option<Tag>>>,
}

impl Certabo {
    /// A board with a set of pieces that was calibrated before, or with an empty [`Calibration`].
    pub const fn new(calibration: Calibration) -> Certabo {
        Certabo {
            lines: DecimalLines::new(64 * TAG),
            calibration,
            tags: None,
            repeated: None,
        }
    }

    /// The pieces that are known.
    pub const fn calibration(&self) -> &Calibration {
        &self.calibration
    }

    fn message(&mut self, line: Line) -> Message<PieceReading> {
        let Line::Numbers(numbers) = line else {
            return Message::Acknowledged;
        };
        let tags = Fields::from_fn(|field| {
            let place = usize::from(field.index()) * TAG;
            let numbers = numbers.get(place..place + TAG)?;
            Tag::new(numbers.try_into().ok()?)
        });
        let before = self.tags.replace(tags);
        let repeated = |field| {
            let tag = tags.get(field)?;
            let before = before.as_ref()?.get(field)?;
            (tag == before).then_some(tag)
        };
        let repeated = Fields::from_fn(repeated);
        self.repeated = before.map(|_| repeated);
        Message::Position(Fields::from_fn(|field| {
            self.reading(&tags, &repeated, field)
        }))
    }

    fn reading(
        &self,
        tags: &Fields<Option<Tag>>,
        repeated: &Fields<Option<Tag>>,
        field: Field,
    ) -> PieceReading {
        let Some(tag) = tags.get(field) else {
            return PieceReading::Empty;
        };
        match self.calibration.pieces.get(&tag) {
            Some((side, piece)) => PieceReading::Piece(*side, *piece),
            None if repeated.get(field).is_some() => PieceReading::Unrecognised,
            None => PieceReading::Empty,
        }
    }
}

impl Protocol for Certabo {
    type Reading = PieceReading;

    fn decode(&mut self, bytes: &[u8]) -> Vec<Decoded<PieceReading>> {
        let lines = self.lines.decode(bytes).into_iter();
        let messages = lines.map(|line| line.map(|line| self.message(line)));
        messages.collect()
    }

    fn reset(&mut self) {
        self.lines.reset();
        self.tags = None;
        self.repeated = None;
    }

    fn encode(&self, command: &Command) -> Result<Vec<u8>, Unsupported> {
        encode(command)
    }

    /// Twice the time of a line, by cable as by Bluetooth: a piece may be seen to arrive a line before it is
    /// seen to leave.
    fn settling_delay(&self, _: Link) -> Duration {
        Duration::from_millis(700)
    }

    fn needs_calibration(&self) -> bool {
        self.calibration.pieces.is_empty()
    }

    /// Learns the pieces from this position, in addition to those that are known: first the start
    /// of a game, then perhaps a position with the spare queens.
    fn calibrate(
        &mut self,
        position: &Position,
        orientation: Orientation,
    ) -> Result<(), CalibrationError> {
        let tags = self.repeated.as_ref().ok_or(CalibrationError::NoPosition)?;
        let read = |square: Square| tags.get(orientation.field(square));
        let is_unreliable =
            |square: &Square| read(*square).is_some() != position.piece_at(*square).is_some();
        let unreliable: Vec<Square> = Square::all().filter(is_unreliable).collect();
        if !unreliable.is_empty() {
            return Err(CalibrationError::Unreliable(unreliable));
        }
        let mut squares: BTreeMap<Tag, Square> = BTreeMap::new();
        let mut learned = self.calibration.clone();
        for (square, side, piece) in position.pieces() {
            let Some(tag) = read(square) else { continue };
            if let Some(before) = squares.insert(tag, square) {
                return Err(CalibrationError::Twice(before, square));
            }
            learned.pieces.insert(tag, (side, piece));
        }
        self.calibration = learned;
        Ok(())
    }
}

/// The only commands are lights: one byte for each rank from the eighth on,
/// the lowest bit is the a-file.
pub(crate) fn encode(command: &Command) -> Result<Vec<u8>, Unsupported> {
    let fields = match command {
        Command::Initialise => return Ok(Vec::new()),
        Command::Lights(fields) => fields,
        Command::RequestPosition
        | Command::RequestIdentity
        | Command::RequestStored
        | Command::SetClock(_)
        | Command::ShowText(_)
        | Command::EndText
        | Command::Beep(_)
        | Command::RequestClock => return Err(Unsupported::Make),
    };
    let mut rows = vec![0; 8];
    for field in fields {
        rows[usize::from(field.row())] |= 1 << field.column();
    }
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use adoube_chess::{Piece, Position, Side, Square, Start};

    use super::{Calibration, CalibrationError, Certabo, TAG};
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
}
