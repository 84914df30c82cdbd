//! DGT boards, and the DGT Pegasus.
//!
//! Source: the maker's protocol description `dgtbrd.h` (DGT Projects, editions of 1998 to 2014), as it is
//! published with open readers. Line: 9600 baud, 8 bits, no parity, 1 stop bit, no handshake. The board's
//! command buffer holds ten bytes. One clock command may be sent for each answer of the clock; answers
//! come only after [`Command::Initialise`].

pub mod bus;
mod clock;
mod frame;
mod stored;

pub use stored::StoredEvent;

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use adoube_chess::{Piece, Side};

use crate::clock::{ClockAnswer, ClockMessage};
use crate::{
    Battery, Charging, Command, Decoded, Field, Fields, FrameError, Message, Occupancy,
    PieceReading, Protocol, Reading, ResultPiece, Unsupported, Version,
};
use clock::ClockModel;
use frame::{Frame, FrameReader, HEADER};

pub(crate) use frame::frame as write_frame;

/// What a board sends, with bit 7.
pub(crate) mod kind {
    pub(crate) const POSITION: u8 = 0x86;
    pub(crate) const CLOCK: u8 = 0x8d;
    pub(crate) const CHANGE: u8 = 0x8e;
    pub(crate) const STORED: u8 = 0x8f;
    pub(crate) const BUS_ADDRESS: u8 = 0x90;
    pub(crate) const SERIAL: u8 = 0x91;
    pub(crate) const TRADEMARK: u8 = 0x92;
    pub(crate) const VERSION: u8 = 0x93;
    pub(crate) const BATTERY: u8 = 0xa0;
    pub(crate) const LONG_SERIAL: u8 = 0xa2;
}

/// What a board is sent.
pub(crate) mod command {
    /// Send nothing without a request.
    pub(crate) const IDLE: u8 = 0x40;
    pub(crate) const REQUEST_CLOCK: u8 = 0x41;
    pub(crate) const REQUEST_POSITION: u8 = 0x42;
    /// Send changes, and the clock's message at least every second.
    pub(crate) const UPDATES: u8 = 0x43;
    /// Send changes.
    pub(crate) const UPDATES_NO_CLOCK: u8 = 0x44;
    pub(crate) const REQUEST_SERIAL: u8 = 0x45;
    pub(crate) const REQUEST_BUS_ADDRESS: u8 = 0x46;
    pub(crate) const REQUEST_TRADEMARK: u8 = 0x47;
    pub(crate) const REQUEST_STORED: u8 = 0x49;
    /// Send changes, and the clock's message when it has changed.
    pub(crate) const UPDATES_NICE: u8 = 0x4b;
    pub(crate) const REQUEST_BATTERY: u8 = 0x4c;
    pub(crate) const REQUEST_VERSION: u8 = 0x4d;
    pub(crate) const REQUEST_LONG_SERIAL: u8 = 0x55;
    pub(crate) const LIGHTS: u8 = 0x60;
    /// A developer's key, which a Pegasus may ask for.
    pub(crate) const KEY: u8 = 0x63;
}

/// The lengths that a message may have, header included. The battery's is 12 in practice and 7 in the
/// description; the bus address's is 5, and 4 from a public emulator of the Pegasus. Stored events are at
/// most the 0x1f00 bytes of the storage. A trademark is at most 256 bytes.
fn lengths(kind: u8) -> Option<RangeInclusive<usize>> {
    Some(match kind {
        kind::POSITION => 67..=67,
        kind::CLOCK => 10..=10,
        kind::CHANGE | kind::VERSION => 5..=5,
        kind::BUS_ADDRESS => 4..=5,
        kind::STORED => HEADER..=HEADER + 0x1f00,
        kind::SERIAL => 8..=8,
        kind::TRADEMARK => HEADER..=HEADER + 256,
        kind::BATTERY => 7..=12,
        kind::LONG_SERIAL => 13..=13,
        _ => return None,
    })
}

/// The reading for a piece code; only the four low bits count.
pub(crate) fn piece(code: u8) -> PieceReading {
    let (side, code) = match code & 0x0f {
        0 => return PieceReading::Empty,
        13 => return PieceReading::Result(ResultPiece::Draw),
        14 => return PieceReading::Result(ResultPiece::WhiteWins),
        15 => return PieceReading::Result(ResultPiece::BlackWins),
        code @ 1..=6 => (Side::White, code),
        code => (Side::Black, code - 6),
    };
    let piece = match code {
        1 => Piece::Pawn,
        2 => Piece::Rook,
        3 => Piece::Knight,
        4 => Piece::Bishop,
        5 => Piece::King,
        _ => Piece::Queen,
    };
    PieceReading::Piece(side, piece)
}

/// A reading that a DGT board can give.
pub trait DgtReading: Reading {
    /// The reading for a piece code.
    #[doc(hidden)]
    fn of_code(code: u8) -> Self;
}

impl DgtReading for PieceReading {
    fn of_code(code: u8) -> PieceReading {
        piece(code)
    }
}

impl DgtReading for Occupancy {
    fn of_code(code: u8) -> Occupancy {
        match code & 0x0f {
            0 => Occupancy::Empty,
            _ => Occupancy::Occupied,
        }
    }
}

/// Whether a board has lights that answer the command 0x60. Boards that do not know it may freeze, so
/// this is for models of which it is known (Revelation II).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DgtLights {
    /// It has, and lights one or two squares.
    TwoSquares,
    /// It has none, or it is not known.
    Absent,
}

/// A DGT board that is alone on its line.
#[derive(Debug, Clone)]
pub struct Dgt<R = PieceReading> {
    frames: FrameReader,
    lights: DgtLights,
    /// As the clock's last version shows; what a text looks like depends on it.
    clock: Option<ClockModel>,
    reading: PhantomData<R>,
}

/// The DGT Pegasus: the same messages over Bluetooth LE, but it does not tell pieces apart. It may require
/// a developer's key, which is not imitated.
pub type Pegasus = Dgt<Occupancy>;

impl<R: DgtReading> Dgt<R> {
    /// A board that has sent nothing yet.
    pub const fn new(lights: DgtLights) -> Dgt<R> {
        Dgt {
            frames: FrameReader::new(lengths),
            lights,
            clock: None,
            reading: PhantomData,
        }
    }
}

impl<R: DgtReading> Protocol for Dgt<R> {
    type Reading = R;

    fn decode(&mut self, bytes: &[u8]) -> Vec<Decoded<R>> {
        let mut decoded = Vec::new();
        for byte in bytes {
            self.frames.take(*byte, &mut |frame| {
                decoded.extend(match frame {
                    Ok(frame) => message(&frame).transpose(),
                    Err(error) => Some(Err(error)),
                });
            });
        }
        for message in decoded.iter().flatten() {
            if let Message::Clock(ClockMessage::Answer(ClockAnswer::Version(version))) = message {
                self.clock = Some(ClockModel::of(*version));
            }
        }
        decoded
    }

    fn reset(&mut self) {
        self.frames.reset();
        self.clock = None;
    }

    fn encode(&self, command: &Command) -> Result<Vec<u8>, Unsupported> {
        Ok(match command {
            Command::Initialise => vec![
                command::IDLE,
                command::UPDATES_NICE,
                command::REQUEST_POSITION,
            ],
            Command::RequestPosition => vec![command::REQUEST_POSITION],
            Command::RequestIdentity => vec![
                command::REQUEST_VERSION,
                command::REQUEST_SERIAL,
                command::REQUEST_LONG_SERIAL,
                command::REQUEST_BUS_ADDRESS,
                command::REQUEST_TRADEMARK,
                command::REQUEST_BATTERY,
            ],
            Command::RequestStored => vec![command::REQUEST_STORED],
            Command::Lights(fields) => lights(self.lights, fields)?,
            Command::SetClock(setting) => clock::set(setting)?,
            Command::ShowText(text) => {
                clock::show_text(self.clock.ok_or(Unsupported::UnknownClock)?, *text)
            }
            Command::EndText => clock::end_display(),
            Command::Beep(length) => clock::beep(*length),
            Command::RequestClock => clock::ask_version(),
        })
    }
}

/// Lights a square or two; off is pattern 0.
fn lights(lights: DgtLights, fields: &[Field]) -> Result<Vec<u8>, Unsupported> {
    if lights == DgtLights::Absent {
        return Err(Unsupported::Make);
    }
    let (pattern, from, to) = match fields {
        [] => (0, 0, 63),
        [one] => (1, one.index(), one.index()),
        [from, to] => (1, from.index(), to.index()),
        more => return Err(Unsupported::TooManyLights(more.len())),
    };
    Ok(vec![command::LIGHTS, 0x04, pattern, from, to, 0])
}

/// The message in a frame; `None` if it is to be ignored.
fn message<R: DgtReading>(frame: &Frame) -> Result<Option<Message<R>>, FrameError> {
    let kind = frame.kind;
    let data = &frame.bytes[HEADER..];
    let content = |place: usize, value: u8| FrameError::Content {
        kind,
        place,
        value: value.into(),
    };
    Ok(Some(match (kind, data) {
        (kind::POSITION, data) => {
            Message::Position(position(data).map_err(|(at, it)| content(at, it))?)
        }
        (kind::CLOCK, data) => {
            let data = data.try_into().map_err(|_| length(frame))?;
            let clock = clock::read(data).map_err(|(at, it)| content(at, it))?;
            return Ok(clock.map(Message::Clock));
        }
        (kind::CHANGE, [field, code]) => Message::Change {
            field: Field::new(*field).ok_or(content(0, *field))?,
            reading: R::of_code(*code),
        },
        (kind::BUS_ADDRESS, [address]) => Message::BusAddress((*address).into()),
        (kind::BUS_ADDRESS, [high, low]) => {
            Message::BusAddress(u16::from(*high) << 7 | u16::from(*low))
        }
        (kind::VERSION, [major, minor]) => Message::Version(Version {
            major: *major,
            minor: *minor,
        }),
        (kind::STORED, data) => Message::Stored(stored::read(data)),
        (kind::SERIAL | kind::LONG_SERIAL, data) => Message::Serial(text(data)),
        (kind::TRADEMARK, data) => Message::Trademark(text(data)),
        (kind::BATTERY, [percent, rest @ ..]) => {
            if *percent > 100 {
                return Err(content(0, *percent));
            }
            Message::Battery(Battery {
                percent: *percent,
                charging: charging(rest),
            })
        }
        _ => return Err(length(frame)),
    }))
}

const fn length(frame: &Frame) -> FrameError {
    FrameError::Length {
        kind: frame.kind,
        length: frame.bytes.len(),
    }
}

/// The 64 piece codes. Codes above 15 are none: a lost byte with what follows it must not become a position.
fn position<R: DgtReading>(codes: &[u8]) -> Result<Fields<R>, (usize, u8)> {
    if let Some(place) = codes.iter().position(|code| *code > 0x0f) {
        return Err((place, codes[place]));
    }
    Ok(Fields::from_fn(|field| {
        R::of_code(codes.get(usize::from(field.index())).copied().unwrap_or(0))
    }))
}

/// The status bits are the ninth byte of the data, where there are so many.
fn charging(rest: &[u8]) -> Option<Charging> {
    match rest.get(7)? & 0x03 {
        0x01 => Some(Charging::Charging),
        0x02 => Some(Charging::Discharging),
        _ => None,
    }
}

/// Printable ASCII; other bytes become points.
fn text(bytes: &[u8]) -> String {
    let shown = bytes.iter().map(|byte| match byte {
        b' '..=b'~' | b'\n' => char::from(*byte),
        _ => '.',
    });
    shown.collect()
}

#[cfg(test)]
mod tests;
