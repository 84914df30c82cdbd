//! The board's side of `ChessLink`'s messages.

use std::time::Duration;

use adoube_chess::Side;

use super::Firmware;
use crate::millennium::{Parity, write_message};
use crate::{Field, Fields, PieceReading};

/// A board with `ChessLink`, as it comes from the maker: it sends its position after every scan.
#[derive(Debug, Clone)]
pub struct MillenniumFirmware {
    parity: Parity,
}

impl MillenniumFirmware {
    /// A board on a line of this kind.
    pub const fn new(parity: Parity) -> MillenniumFirmware {
        MillenniumFirmware { parity }
    }

    fn position(&self, seen: &Fields<PieceReading>) -> Vec<u8> {
        let letters = seen.iter().map(|(_, reading)| match reading {
            PieceReading::Piece(Side::White, piece) => piece.letter(),
            PieceReading::Piece(Side::Black, piece) => piece.letter().to_ascii_lowercase(),
            PieceReading::Empty | PieceReading::Result(_) | PieceReading::Unrecognised => '.',
        });
        let text: String = std::iter::once('s').chain(letters).collect();
        write_message(self.parity, &text)
    }
}

impl Firmware for MillenniumFirmware {
    type Reading = PieceReading;

    /// The maker's default.
    fn scan(&self) -> Duration {
        Duration::from_micros(40_960)
    }

    fn bytes_a_second(&self) -> u64 {
        3_840
    }

    fn on_change(&mut self, _: Field, _: PieceReading) -> Vec<Vec<u8>> {
        Vec::new()
    }

    fn on_scan(&mut self, seen: &Fields<PieceReading>) -> Vec<Vec<u8>> {
        vec![self.position(seen)]
    }

    fn receive(&mut self, bytes: &[u8], seen: &Fields<PieceReading>) -> Vec<Vec<u8>> {
        match bytes.first().map(|byte| byte & 0x7f) {
            Some(b'S') => vec![self.position(seen)],
            Some(b'V') => vec![write_message(self.parity, "v0103")],
            Some(b'X') => vec![write_message(self.parity, "x")],
            Some(b'L') => vec![write_message(self.parity, "l")],
            _ => Vec::new(),
        }
    }

    fn restart(&mut self) {}
}
