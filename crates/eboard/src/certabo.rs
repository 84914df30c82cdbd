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

/// The most tags that a board remembers: those of four sets of pieces. A board that learns more forgets all that are not on it.
pub const MOST_TAGS: usize = 128;

/// Which tag is in which piece of the sets that a board has learned.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Calibration {
    pieces: BTreeMap<Tag, (Side, Piece)>,
}

impl Calibration {
    /// Whether nothing was learned.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

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
    /// Pieces that are known are on squares of other pieces.
    #[error("these squares have other pieces than the position: {0:?}")]
    OtherPieces(Vec<Square>),
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

    /// Also where a piece is not known, or the whole set is another one.
    fn needs_calibration(&self) -> bool {
        let is_unknown = |tag: &Tag| !self.calibration.pieces.contains_key(tag);
        let tags = self.repeated.iter().flat_map(Fields::iter);
        self.calibration.is_empty() || tags.filter_map(|(_, tag)| tag).any(|tag| is_unknown(&tag))
    }

    /// Learns the pieces from this position, in addition to those that are known: first the start of a game, then
    /// perhaps a position with the spare queens. A piece that is known stays what it is.
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
        let mut seen = BTreeMap::new();
        let mut other = Vec::new();
        for (square, side, piece) in position.pieces() {
            let Some(tag) = read(square) else { continue };
            if let Some(before) = squares.insert(tag, square) {
                return Err(CalibrationError::Twice(before, square));
            }
            if *self.calibration.pieces.get(&tag).unwrap_or(&(side, piece)) != (side, piece) {
                other.push(square);
            }
            seen.insert(tag, (side, piece));
        }
        if !other.is_empty() {
            return Err(CalibrationError::OtherPieces(other));
        }
        let mut learned = self.calibration.pieces.clone();
        learned.extend(&seen);
        if learned.len() > MOST_TAGS {
            learned = seen;
        }
        self.calibration.pieces = learned;
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
mod tests;
