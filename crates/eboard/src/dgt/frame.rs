//! Messages of a DGT board as they are on the line: `kind | 0x80`, two bytes of seven bits with the length
//! of the whole, then data bytes below 0x80. A byte with bit 7 always begins a message, so the decoder
//! resumes at the next message whatever was lost.

use std::ops::RangeInclusive;

use crate::FrameError;

/// The bytes before the data.
pub(super) const HEADER: usize = 3;
/// Bit 7.
pub(super) const MARK: u8 = 0x80;
/// The largest number in two bytes of seven bits.
const LONGEST: usize = 0x3fff;

/// The lengths that a message of a kind may have, header included; `None` for a kind that is unknown.
pub(super) type Lengths = fn(u8) -> Option<RangeInclusive<usize>>;

/// A whole message.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Frame {
    /// The first byte, with bit 7.
    pub(super) kind: u8,
    /// All bytes, header included.
    pub(super) bytes: Vec<u8>,
}

/// Takes bytes and gives frames. Keeps at most 16,383 bytes.
#[derive(Debug, Clone)]
pub(super) struct FrameReader {
    lengths: Lengths,
    buffer: Vec<u8>,
    noise: usize,
}

impl FrameReader {
    pub(super) const fn new(lengths: Lengths) -> FrameReader {
        FrameReader {
            lengths,
            buffer: Vec::new(),
            noise: 0,
        }
    }

    pub(super) fn reset(&mut self) {
        self.buffer.clear();
        self.noise = 0;
    }

    /// Takes one byte; `output` gets what it completes.
    pub(super) fn take(&mut self, byte: u8, output: &mut impl FnMut(Result<Frame, FrameError>)) {
        if byte & MARK != 0 {
            if let Some(kind) = self.buffer.first().copied() {
                let received = self.buffer.len();
                self.buffer.clear();
                output(Err(FrameError::Cut { kind, received }));
            }
            if (self.lengths)(byte).is_none() {
                self.noise += 1;
                return;
            }
            if self.noise > 0 {
                let bytes = std::mem::take(&mut self.noise);
                output(Err(FrameError::Noise { bytes }));
            }
            self.buffer.push(byte);
            return;
        }
        let Some(kind) = self.buffer.first().copied() else {
            self.noise += 1;
            return;
        };
        self.buffer.push(byte);
        if self.buffer.len() < HEADER {
            return;
        }
        let length = usize::from(self.buffer[1]) << 7 | usize::from(self.buffer[2]);
        let may_be = (self.lengths)(kind);
        if !may_be.is_some_and(|lengths| lengths.contains(&length)) {
            self.buffer.clear();
            output(Err(FrameError::Length { kind, length }));
        } else if self.buffer.len() == length {
            let bytes = std::mem::take(&mut self.buffer);
            output(Ok(Frame { kind, bytes }));
        }
    }
}

/// A message with this data, as a board would send it.
pub(crate) fn frame(kind: u8, data: &[u8]) -> Vec<u8> {
    let length = u16::try_from((data.len() + HEADER).min(LONGEST)).unwrap_or_default();
    let [high, low] = [length >> 7, length & 0x7f].map(|part| part.to_le_bytes()[0]);
    let mut bytes = vec![kind | MARK, high, low];
    bytes.extend(data.iter().take(LONGEST - HEADER).map(|byte| byte & !MARK));
    bytes
}
