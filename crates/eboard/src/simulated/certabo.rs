//! The board's side of Certabo's and Tabutronic's lines.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use adoube_chess::{Piece, Side};

use super::{Firmware, Random};
use crate::certabo::{Calibration, Tag};
use crate::{Field, Fields, Occupancy, PieceReading, Reading};

/// One square in so many without a piece is read as having some tag, per line.
const STRAY: u64 = 200;

/// How many tags there are for a piece of this kind. Which of two pawns is on a square makes no difference,
/// so further pieces have the same tags once more.
const fn tags_of(piece: Piece) -> u8 {
    match piece {
        Piece::Pawn => 8,
        Piece::Knight | Piece::Bishop | Piece::Rook => 2,
        Piece::Queen | Piece::King => 1,
    }
}

/// The tag in the first, second, ... piece of this kind.
fn tag(side: Side, piece: Piece, number: u8) -> [u8; 5] {
    let kind = match piece {
        Piece::Pawn => 11,
        Piece::Knight => 32,
        Piece::Bishop => 53,
        Piece::Rook => 74,
        Piece::Queen => 95,
        Piece::King => 116,
    };
    let side = match side {
        Side::White => 0,
        Side::Black => 117,
    };
    [
        3,
        number % tags_of(piece),
        84,
        kind + side,
        255 - kind - side,
    ]
}

/// What a simulated Certabo board's pieces are.
pub fn calibration() -> Calibration {
    let pieces = Side::ALL
        .into_iter()
        .flat_map(|side| Piece::ALL.into_iter().map(move |piece| (side, piece)));
    let tagged = pieces.flat_map(|(side, piece)| {
        let tags = (0..tags_of(piece)).filter_map(move |number| Tag::new(tag(side, piece, number)));
        tags.map(move |tag| (tag, (side, piece)))
    });
    tagged.collect()
}

fn line(numbers: impl IntoIterator<Item = u8>) -> Vec<u8> {
    let mut text = String::from(":");
    for number in numbers {
        // Writing to a string cannot fail.
        let _ = write!(text, "{number} ");
    }
    text.push_str("\r\n");
    text.into_bytes()
}

/// A Certabo board, which reads a tag at times where none is.
#[derive(Debug, Clone)]
pub struct CertaboFirmware {
    random: Random,
}

impl CertaboFirmware {
    /// A board whose sensors have errors from this source.
    pub const fn new(random: Random) -> CertaboFirmware {
        CertaboFirmware { random }
    }
}

impl Firmware for CertaboFirmware {
    type Reading = PieceReading;

    /// As long as a line takes.
    fn scan(&self) -> Duration {
        Duration::from_millis(335)
    }

    fn bytes_a_second(&self) -> u64 {
        3_840
    }

    fn on_change(&mut self, _: Field, _: PieceReading) -> Vec<Vec<u8>> {
        Vec::new()
    }

    fn on_scan(&mut self, seen: &Fields<PieceReading>) -> Vec<Vec<u8>> {
        let random = &mut self.random;
        let mut counts: BTreeMap<(Side, char), u8> = BTreeMap::new();
        let tags = seen.iter().flat_map(|(_, reading)| match reading {
            PieceReading::Piece(side, piece) => {
                let count = counts.entry((side, piece.letter())).or_default();
                *count += 1;
                tag(side, piece, *count - 1)
            }
            PieceReading::Empty | PieceReading::Result(_) | PieceReading::Unrecognised => {
                let is_stray = random.one_in(STRAY);
                let mut number = || random.below(256).to_le_bytes()[0];
                if is_stray {
                    [number(), number(), number(), 0, 0]
                } else {
                    [0; 5]
                }
            }
        });
        vec![line(tags.collect::<Vec<_>>())]
    }

    fn receive(&mut self, bytes: &[u8], _: &Fields<PieceReading>) -> Vec<Vec<u8>> {
        acknowledge(bytes)
    }

    fn restart(&mut self) {}
}

/// A Tabutronic Sentio.
#[derive(Debug, Clone, Default)]
pub struct SentioFirmware;

impl Firmware for SentioFirmware {
    type Reading = Occupancy;

    /// Not documented: a guess.
    fn scan(&self) -> Duration {
        Duration::from_millis(100)
    }

    fn bytes_a_second(&self) -> u64 {
        3_840
    }

    fn on_change(&mut self, _: Field, _: Occupancy) -> Vec<Vec<u8>> {
        Vec::new()
    }

    fn on_scan(&mut self, seen: &Fields<Occupancy>) -> Vec<Vec<u8>> {
        let mut rows = [0u8; 8];
        for (field, reading) in seen.iter() {
            if reading != Occupancy::EMPTY {
                rows[usize::from(field.row())] |= 0x80 >> field.column();
            }
        }
        vec![line(rows)]
    }

    fn receive(&mut self, bytes: &[u8], _: &Fields<Occupancy>) -> Vec<Vec<u8>> {
        acknowledge(bytes)
    }

    fn restart(&mut self) {}
}

fn acknowledge(bytes: &[u8]) -> Vec<Vec<u8>> {
    if bytes.len() == 8 {
        vec![b"L\r\n".to_vec()]
    } else {
        Vec::new()
    }
}
