//! Messages from boards.

use thiserror::Error;

use crate::clock::ClockMessage;
use crate::dgt::StoredEvent;
use crate::{Field, Fields};

/// A message from a board. No board sends all kinds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message<R> {
    /// The readings of all squares.
    Position(Fields<R>),
    /// One square's reading has changed.
    Change {
        /// The square.
        field: Field,
        /// Its new reading.
        reading: R,
    },
    /// How long the board can still run.
    Battery(Battery),
    /// The version of the board's own program.
    Version(Version),
    /// The board's serial number, as the board writes it.
    Serial(String),
    /// The text in which the maker describes the board.
    Trademark(String),
    /// The board's number on a line with several boards (DGT), 0..=16,383.
    BusAddress(u16),
    /// A message of the board's chess clock (DGT).
    Clock(ClockMessage),
    /// What the board has stored of earlier changes, the oldest first (DGT).
    Stored(Vec<StoredEvent>),
    /// The board has carried out a command that has no other answer.
    Acknowledged,
}

/// A version such as 3.10.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// The number before the point.
    pub major: u8,
    /// The number after the point; 10 is later than 9.
    pub minor: u8,
}

/// A board's battery.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Battery {
    /// What is left, in percent, 0..=100.
    pub percent: u8,
    /// Whether it is being charged; `None` if unknown.
    pub charging: Option<Charging>,
}

/// Whether a battery is being charged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Charging {
    /// It is being charged.
    Charging,
    /// It is not being charged.
    Discharging,
}

/// Bytes that are no message. The decoder has already resumed behind them; the error is for a trace and
/// for the health of the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum FrameError {
    /// These bytes belong to no message.
    #[error("{bytes} bytes that belong to no message")]
    Noise {
        /// How many they are, at least 1.
        bytes: usize,
    },
    /// Another message began, or the packet ended, before this one was complete.
    #[error("a message of kind {kind:#04x} was cut off after {received} bytes")]
    Cut {
        /// The first byte of the message.
        kind: u8,
        /// How many bytes of it came.
        received: usize,
    },
    /// A message of this kind cannot have this length.
    #[error("a message of kind {kind:#04x} cannot have {length} bytes")]
    Length {
        /// The first byte of the message.
        kind: u8,
        /// The length in the message.
        length: usize,
    },
    /// A byte, or a number, has no meaning at its place.
    #[error(
        "a message of kind {kind:#04x} has {value:#04x} at place {place}, which has no meaning"
    )]
    Content {
        /// The first byte of the message.
        kind: u8,
        /// The place from the message's first data byte or number, which is 0.
        place: usize,
        /// What is there.
        value: u16,
    },
    /// The check digits do not fit the message.
    #[error(
        "a message of kind {kind:#04x} has check value {found:#04x} instead of {expected:#04x}"
    )]
    Check {
        /// The first byte of the message.
        kind: u8,
        /// What fits the bytes that came.
        expected: u8,
        /// What came.
        found: u8,
    },
}
