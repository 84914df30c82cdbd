//! What a DGT board stores of every change while it has power: 8 KB, of which the oldest are overwritten.

use std::time::Duration;

use crate::clock::ClockSide;
use crate::{Field, PieceReading};

use super::piece;

/// One stored event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StoredEvent {
    /// A square's reading changed.
    Change {
        /// The square.
        field: Field,
        /// What was on it then.
        reading: PieceReading,
        /// Whether less than about 250 ms had passed since the change before.
        soon: bool,
    },
    /// The lever of the clock was moved.
    Time {
        /// Whose time was stopped.
        side: ClockSide,
        /// What it showed, in whole seconds.
        time: Duration,
    },
    /// The board was switched on; all pieces follow as changes.
    PowerUp,
    /// All that is stored was sent.
    End,
    /// The four outer rows are full, but not as at the start of a game.
    FourRows,
    /// The board is empty.
    EmptyBoard,
    /// All that is stored was sent once before, up to here.
    Downloaded,
    /// The pieces are placed as at the start of a game.
    StartPosition,
    /// The same, with the board turned.
    StartPositionTurned,
    /// The computer marked the start of a game (several boards on one line); all pieces follow.
    StartTag,
    /// The board had stopped and started itself again.
    Watchdog,
}

/// Reads what is stored. The first bytes may be the rest of an event that was overwritten: what begins no
/// event is skipped.
pub(super) fn read(mut bytes: &[u8]) -> Vec<StoredEvent> {
    let mut events = Vec::new();
    while let [first, rest @ ..] = bytes {
        bytes = rest;
        match (first, rest) {
            (0x40..=0x5f, [field, rest @ ..]) => {
                if let Some(field) = Field::new(*field) {
                    bytes = rest;
                    events.push(StoredEvent::Change {
                        field,
                        reading: piece(first & 0x0f),
                        soon: first & 0x10 != 0,
                    });
                }
            }
            (0x60..=0x69 | 0x70..=0x79, [minutes, seconds, rest @ ..]) => {
                if let Some(time) = time(first & 0x0f, *minutes, *seconds) {
                    bytes = rest;
                    let side = match first & 0x10 {
                        0 => ClockSide::Right,
                        _ => ClockSide::Left,
                    };
                    events.push(StoredEvent::Time { side, time });
                }
            }
            (0x6a, _) => events.push(StoredEvent::PowerUp),
            (0x6b, _) => events.push(StoredEvent::End),
            (0x6c, _) => events.push(StoredEvent::FourRows),
            (0x6d, _) => events.push(StoredEvent::EmptyBoard),
            (0x6e, _) => events.push(StoredEvent::Downloaded),
            (0x6f, _) => events.push(StoredEvent::StartPosition),
            (0x7a, _) => events.push(StoredEvent::StartPositionTurned),
            (0x7b, _) => events.push(StoredEvent::StartTag),
            (0x7c, _) => events.push(StoredEvent::Watchdog),
            // Fill bytes (0x00, 0x7f), kinds for the future (0x7d, 0x7e), rests of events.
            _ => {}
        }
    }
    events
}

fn time(hours: u8, minutes: u8, seconds: u8) -> Option<Duration> {
    let [minutes, seconds] = [minutes, seconds].map(|part| {
        let (tens, units) = (part >> 4, part & 0x0f);
        (tens < 6 && units < 10).then_some(u64::from(tens * 10 + units))
    });
    Some(Duration::from_secs(
        u64::from(hours) * 3_600 + minutes? * 60 + seconds?,
    ))
}
