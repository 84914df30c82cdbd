//! Tabutronic Sentio: a board that knows whether a square is occupied, and not by what.
//!
//! Source: unit tests of open readers (see `tests/recorded_frames.rs`); the maker has published nothing. Line: as
//! Certabo's, 38,400 baud. Eight numbers a line, one for each rank from the eighth on; the highest bit is the
//! a-file. That lights work as Certabo's is a guess: the board acknowledges them alike.

use crate::decimal_line::{DecimalLines, Line};
use crate::{Command, Decoded, Fields, Message, Occupancy, Protocol, Unsupported, certabo};

/// A Tabutronic Sentio. Keeps at most eight numbers.
#[derive(Debug, Clone)]
pub struct Sentio {
    lines: DecimalLines,
}

impl Default for Sentio {
    fn default() -> Sentio {
        Sentio {
            lines: DecimalLines::new(8),
        }
    }
}

impl Protocol for Sentio {
    type Reading = Occupancy;

    fn decode(&mut self, bytes: &[u8]) -> Vec<Decoded<Occupancy>> {
        let lines = self.lines.decode(bytes).into_iter();
        let messages = lines.map(|line| {
            Ok(match line? {
                Line::Numbers(rows) => Message::Position(position(&rows)),
                Line::Acknowledged => Message::Acknowledged,
            })
        });
        messages.collect()
    }

    fn reset(&mut self) {
        self.lines.reset();
    }

    fn encode(&self, command: &Command) -> Result<Vec<u8>, Unsupported> {
        certabo::encode(command)
    }
}

fn position(rows: &[u8]) -> Fields<Occupancy> {
    Fields::from_fn(|field| {
        let row = rows.get(usize::from(field.row())).copied().unwrap_or(0);
        match row & 0x80 >> field.column() {
            0 => Occupancy::Empty,
            _ => Occupancy::Occupied,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::Sentio;
    use crate::{Message, Occupancy, Orientation, Protocol};

    #[test]
    fn ranks_are_read_from_the_eighth_and_files_from_a() {
        let decoded = Sentio::default().decode(b":128 0 0 0 0 0 0 1 \r\nL\r\n");
        let [Ok(Message::Position(fields)), Ok(Message::Acknowledged)] = &decoded[..] else {
            panic!("{decoded:?}");
        };
        let occupied: Vec<_> = fields
            .iter()
            .filter(|(_, reading)| *reading == Occupancy::Occupied)
            .map(|(field, _)| Orientation::Normal.square(field).to_string())
            .collect();
        assert_eq!(occupied, ["a8", "h1"]);
    }
}
