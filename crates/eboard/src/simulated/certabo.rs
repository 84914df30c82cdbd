//! The board's side of Certabo's and Tabutronic's lines.

use std::fmt::Write as _;
use std::time::Duration;

use adoube_chess::{Piece, Side};

use super::{Firmware, Random};
use crate::certabo::{Calibration, Tag};
use crate::{Field, Fields, Occupancy, PieceReading, Reading};

/// One square in so many without a piece is read as having some tag, per line.
const STRAY: u64 = 200;

/// The tag in every piece of this kind: real pieces have one each, but which of
/// two pawns is on a square makes no difference.
fn tag(side: Side, piece: Piece) -> [u8; 5] {
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
    [3, 0, 84, kind + side, 255 - kind - side]
}

/// What a simulated Certabo board's pieces are.
pub fn calibration() -> Calibration {
    let pieces = Side::ALL
        .into_iter()
        .flat_map(|side| Piece::ALL.into_iter().map(move |piece| (side, piece)));
    let tagged =
        pieces.filter_map(|(side, piece)| Some((Tag::new(tag(side, piece))?, (side, piece))));
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
        let tags = seen.iter().flat_map(|(_, reading)| match reading {
            PieceReading::Piece(side, piece) => tag(side, piece),
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
