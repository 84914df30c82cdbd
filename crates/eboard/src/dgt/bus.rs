//! Several DGT boards on one line ("bus mode"), each with an address and polled in turn. Documented in the
//! same description as [`Dgt`](super::Dgt). A message carries its board's address and the sum of its bytes.
//!
//! A board starts in this mode and leaves it at the first command for a single board.

use std::ops::RangeInclusive;

use crate::clock::ClockMessage;
use crate::{Fields, FrameError, PieceReading, Version};

use super::frame::{Frame, FrameReader, HEADER};
use super::{StoredEvent, clock, position, stored};

/// The bytes before the data: header and address.
const DATA: usize = HEADER + 2;

/// A command to a board on a shared line. In this mode boards send nothing without a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BusCommand {
    /// Send the clock's times.
    RequestClock,
    /// Send the readings of all squares.
    RequestPosition,
    /// Send the changes since the last such request.
    RequestChanges,
    /// Send the last changes again: what came had a wrong sum.
    RepeatChanges,
    /// Mark the start of a game in what is stored; answered after about 70 ms.
    MarkStart,
    /// Send all that is stored since the mark.
    RequestFromStart,
    /// Confirm that the board is there. To address 0: all boards answer, spread over 1,100 ms.
    Ping,
    /// Leave this mode. Not while several boards are on the line.
    Leave,
    /// Start again as after switching on, which takes seconds.
    Restart,
    /// Do not answer the next ping to address 0; answered with a ping at once.
    IgnoreNextPing,
    /// Send the board's version.
    RequestVersion,
}

impl BusCommand {
    /// The command's bytes for the board with this address, 0..=16,383; 0 is all boards. `None` for
    /// larger addresses.
    pub fn encode(self, address: u16) -> Option<[u8; 4]> {
        if address > 0x3fff {
            return None;
        }
        let command = match self {
            BusCommand::RequestClock => 0x81,
            BusCommand::RequestPosition => 0x82,
            BusCommand::RequestChanges => 0x83,
            BusCommand::RepeatChanges => 0x84,
            BusCommand::MarkStart => 0x85,
            BusCommand::RequestFromStart => 0x86,
            BusCommand::Ping => 0x87,
            BusCommand::Leave => 0x88,
            BusCommand::Restart => 0x89,
            BusCommand::IgnoreNextPing => 0x8a,
            BusCommand::RequestVersion => 0x8b,
        };
        let [high, low] = [address >> 7, address & 0x7f].map(|part| part.to_le_bytes()[0]);
        Some([command, high, low, sum(&[command, high, low])])
    }
}

/// A message from a board on a shared line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BusMessage {
    /// The board's address, 0..=16,383.
    pub address: u16,
    /// Its content.
    pub content: BusContent,
}

/// The content of a message on a shared line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BusContent {
    /// The readings of all squares.
    Position(Fields<PieceReading>),
    /// A message of the clock; `None` for a message of zeros, which means nothing.
    Clock(Option<ClockMessage>),
    /// The changes since the last request for them.
    Changes(Vec<StoredEvent>),
    /// What was stored since the start of the game was marked.
    FromStart(Vec<StoredEvent>),
    /// The board is there.
    Ping,
    /// The start of the game is marked.
    StartMarked,
    /// The board's version.
    Version(Version),
}

mod kind {
    pub(super) const POSITION: u8 = 0x83;
    pub(super) const CLOCK: u8 = 0x84;
    pub(super) const CHANGES: u8 = 0x85;
    pub(super) const FROM_START: u8 = 0x86;
    pub(super) const PING: u8 = 0x87;
    pub(super) const START_MARKED: u8 = 0x88;
    pub(super) const VERSION: u8 = 0x89;
}

/// The lengths, with header, address and sum. The version's was 6 until version 1.2 of the board.
fn lengths(kind: u8) -> Option<RangeInclusive<usize>> {
    Some(match kind {
        kind::POSITION => 70..=70,
        kind::CLOCK => 13..=13,
        kind::CHANGES | kind::FROM_START => 6..=6 + 0x1f00,
        kind::PING | kind::START_MARKED => 6..=6,
        kind::VERSION => 6..=8,
        _ => return None,
    })
}

/// The sum of the bytes without bit 7.
fn sum(bytes: &[u8]) -> u8 {
    bytes
        .iter()
        .fold(0, |sum: u8, byte| sum.wrapping_add(*byte))
        & 0x7f
}

/// Reads what the boards on a shared line send. Keeps at most 7,942 bytes.
#[derive(Debug, Clone)]
pub struct Bus {
    frames: FrameReader,
}

impl Default for Bus {
    fn default() -> Bus {
        Bus {
            frames: FrameReader::new(lengths),
        }
    }
}

impl Bus {
    /// Takes bytes in the order in which they came, as [`Protocol::decode`](crate::Protocol::decode).
    pub fn decode(&mut self, bytes: &[u8]) -> Vec<Result<BusMessage, FrameError>> {
        let mut decoded = Vec::new();
        for byte in bytes {
            self.frames.take(*byte, &mut |frame| {
                decoded.push(frame.and_then(|frame| message(&frame)));
            });
        }
        decoded
    }
}

fn message(frame: &Frame) -> Result<BusMessage, FrameError> {
    let kind = frame.kind;
    let wrong_length = FrameError::Length {
        kind,
        length: frame.bytes.len(),
    };
    let (found, bytes) = frame.bytes.split_last().ok_or(wrong_length)?;
    let expected = sum(bytes);
    if *found != expected {
        return Err(FrameError::Check {
            kind,
            expected,
            found: *found,
        });
    }
    let [_, _, _, high, low, data @ ..] = bytes else {
        return Err(wrong_length);
    };
    let content = |(place, value): (usize, u8)| FrameError::Content {
        kind,
        place: place + DATA - HEADER,
        value: value.into(),
    };
    let content = match (kind, data) {
        (kind::POSITION, data) => BusContent::Position(position(data).map_err(content)?),
        (kind::CLOCK, data) => {
            let data = data.try_into().map_err(|_| wrong_length)?;
            BusContent::Clock(clock::read(data).map_err(content)?)
        }
        (kind::CHANGES, data) => BusContent::Changes(stored::read(data)),
        (kind::FROM_START, data) => BusContent::FromStart(stored::read(data)),
        (kind::PING, []) => BusContent::Ping,
        (kind::START_MARKED, []) => BusContent::StartMarked,
        (kind::VERSION, [major, minor]) => BusContent::Version(Version {
            major: *major,
            minor: *minor,
        }),
        _ => return Err(wrong_length),
    };
    Ok(BusMessage {
        address: u16::from(*high) << 7 | u16::from(*low),
        content,
    })
}

#[cfg(test)]
mod tests {
    use super::{Bus, BusCommand, BusContent, BusMessage, sum};
    use crate::{FrameError, Version};

    /// The description's own example: 0x81 0x10 0x06 carries 0x17.
    #[test]
    fn commands_carry_address_and_sum() {
        let address = 0x10 << 7 | 0x06;
        let bytes = BusCommand::RequestClock.encode(address);
        assert_eq!(bytes, Some([0x81, 0x10, 0x06, 0x17]));
        assert_eq!(BusCommand::Ping.encode(0x4000), None);
    }

    #[test]
    fn messages_with_a_right_sum_are_read() {
        let mut version = vec![0x89, 0, 8, 0x08, 0x01, 3, 10];
        version.push(sum(&version));
        let mut bytes = version.clone();
        bytes.extend([0x87, 0, 6, 0x08, 0x01, 0x55]);
        bytes.extend([0x87, 0, 6, 0x08, 0x01, sum(&[0x87, 0, 6, 0x08, 0x01])]);
        let address = 0x08 << 7 | 0x01;
        let decoded = Bus::default().decode(&bytes);
        let version = Version {
            major: 3,
            minor: 10,
        };
        let expected = [
            Ok(BusMessage {
                address,
                content: BusContent::Version(version),
            }),
            Err(FrameError::Check {
                kind: 0x87,
                expected: 0x16,
                found: 0x55,
            }),
            Ok(BusMessage {
                address,
                content: BusContent::Ping,
            }),
        ];
        assert_eq!(decoded, expected);
    }
}
