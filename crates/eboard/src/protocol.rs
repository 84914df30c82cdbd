//! What every make of board has in common.

use std::time::Duration;

use adoube_chess::Position;

use crate::certabo::CalibrationError;
use crate::{Command, FrameError, Message, Orientation, Reading, Unsupported};

/// What a piece of the bytes was.
pub type Decoded<R> = Result<Message<R>, FrameError>;

/// How a board is connected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Link {
    /// USB or a serial line.
    Cable,
    /// Bluetooth, which delays bytes by a few hundred milliseconds at times.
    Bluetooth,
}

/// When readings that no longer change count as settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Confirmation {
    /// A full position that came after the settling delay repeats them. For boards that send a position
    /// on request or again and again: a lost change is found, and a garbled one is not believed.
    FullPosition,
    /// Nothing else came during the settling delay. For boards that send a full position at a change
    /// only, over links that lose and garble nothing.
    NoChange,
}

/// How one make of board speaks. The same bytes give the same messages however they are split.
pub trait Protocol {
    /// The reading of one square's sensor.
    type Reading: Reading;

    /// Takes bytes in the order in which they came. An incomplete message is
    /// kept; bytes that are no message are reported and skipped. At most one message is kept, so the
    /// make's longest message bounds the memory.
    fn decode(&mut self, bytes: &[u8]) -> Vec<Decoded<Self::Reading>>;

    /// Says that a packet of the transport has ended (a Bluetooth LE notification, a HID report), for
    /// makes whose messages never span two packets: an incomplete message is dropped and
    /// reported. Other makes ignore it.
    fn end_packet(&mut self) -> Option<FrameError> {
        None
    }

    /// Drops an incomplete message: the connection is a new one.
    fn reset(&mut self);

    /// The bytes of a command.
    ///
    /// # Errors
    /// The board cannot carry it out.
    fn encode(&self, command: &Command) -> Result<Vec<u8>, Unsupported>;

    /// How long to wait after one command before the next.
    fn command_pause(&self) -> Duration {
        Duration::ZERO
    }

    /// How long all readings must stay as they are before they count as settled.
    fn settling_delay(&self, link: Link) -> Duration {
        match link {
            Link::Cable => Duration::from_millis(250),
            Link::Bluetooth => Duration::from_millis(500),
        }
    }

    /// What else it takes for them to count as settled.
    fn confirmation(&self) -> Confirmation {
        Confirmation::FullPosition
    }

    /// Whether the board must learn its pieces first, from a position that is known.
    fn needs_calibration(&self) -> bool {
        false
    }

    /// Learns the pieces from the position that is on the board, where the make must.
    ///
    /// # Errors
    /// Another position is on the board, or its pieces are not read reliably.
    fn calibrate(&mut self, _: &Position, _: Orientation) -> Result<(), CalibrationError> {
        Ok(())
    }
}
