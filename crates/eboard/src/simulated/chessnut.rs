//! The board's side of Chessnut's messages. Each message is a packet.

use std::time::Duration;

use super::Firmware;
use crate::chessnut::piece;
use crate::{Field, Fields, PieceReading};

/// A Chessnut board.
#[derive(Debug, Clone, Default)]
pub struct ChessnutFirmware {
    is_reporting: bool,
    is_changed: bool,
}

fn position(seen: &Fields<PieceReading>) -> Vec<u8> {
    let mut bytes = vec![0x01, 0x24];
    bytes.resize(2 + 36, 0);
    for (field, reading) in seen.iter() {
        let code = (0..=12).find(|code| piece(*code) == reading).unwrap_or(0);
        let place = field.row() * 8 + 7 - field.column();
        let shift = if place % 2 == 0 { 0 } else { 4 };
        bytes[2 + usize::from(place / 2)] |= code << shift;
    }
    bytes
}

impl Firmware for ChessnutFirmware {
    type Reading = PieceReading;

    /// Not documented: a guess.
    fn scan(&self) -> Duration {
        Duration::from_millis(100)
    }

    fn bytes_a_second(&self) -> u64 {
        10_000
    }

    fn on_change(&mut self, _: Field, _: PieceReading) -> Vec<Vec<u8>> {
        self.is_changed = true;
        Vec::new()
    }

    fn on_scan(&mut self, seen: &Fields<PieceReading>) -> Vec<Vec<u8>> {
        if std::mem::take(&mut self.is_changed) && self.is_reporting {
            vec![position(seen)]
        } else {
            Vec::new()
        }
    }

    fn receive(&mut self, bytes: &[u8], seen: &Fields<PieceReading>) -> Vec<Vec<u8>> {
        match bytes {
            [0x21, 0x01, 0x00] => {
                self.is_reporting = true;
                vec![vec![0x21, 0x01, 0x00], position(seen)]
            }
            [0x29, 0x01, 0x00] => vec![vec![0x2a, 0x02, 80, 0]],
            _ => Vec::new(),
        }
    }

    fn restart(&mut self) {
        self.is_reporting = false;
    }
}
