//! Commands to boards.

use std::str::FromStr;

use thiserror::Error;

use crate::Field;
use crate::clock::ClockSetting;

/// A command to a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Report every change from now on. It is sent after each connection, because a board may have
    /// been switched off and on.
    Initialise,
    /// Send the readings of all squares.
    RequestPosition,
    /// Send version, serial number and battery, as far as the board knows them.
    RequestIdentity,
    /// Send all that is stored of earlier changes (DGT; up to 8 KB, eight seconds on the line).
    RequestStored,
    /// Light these squares and no others; none at all switches the lights off.
    Lights(Vec<Field>),
    /// Set the times of the board's clock, and which of them runs.
    SetClock(ClockSetting),
    /// Show a text on the board's clock instead of the times.
    ShowText(ClockText),
    /// Show the times again instead of a text.
    EndText,
    /// Let the clock beep for this many times 64 ms.
    Beep(u8),
    /// Send the clock's version: a clock that answers is connected.
    RequestClock,
}

/// The board cannot carry out the command.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Unsupported {
    /// No board of this make can, or it is not documented how.
    #[error("this make of board cannot do that")]
    Make,
    /// The board can light one square, or two squares, but not more.
    #[error("this board lights two squares at most, not {0}")]
    TooManyLights(usize),
    /// The clock's version is not known yet, and what a text looks like depends on it: send
    /// [`Command::RequestClock`] first.
    #[error("the clock has not sent its version yet")]
    UnknownClock,
    /// The clock shows at most 9 hours, 59 minutes and 59 seconds for each player.
    #[error("the clock shows less than ten hours for each player")]
    TooLong,
}

/// A text of at most eight printable ASCII characters: what a DGT 3000 shows. A DGT XL shows the first
/// six, each made of seven segments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockText([u8; 8]);

/// The text has more than eight characters or others than printable ASCII.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a text of at most eight printable ASCII characters")]
pub struct ParseClockTextError;

impl ClockText {
    /// The eight characters, filled up with spaces.
    pub const fn bytes(self) -> [u8; 8] {
        self.0
    }
}

impl FromStr for ClockText {
    type Err = ParseClockTextError;

    fn from_str(text: &str) -> Result<ClockText, ParseClockTextError> {
        let mut bytes = [b' '; 8];
        let is_printable = |byte: &u8| (b' '..=b'~').contains(byte);
        if text.len() > bytes.len() || !text.as_bytes().iter().all(is_printable) {
            return Err(ParseClockTextError);
        }
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        Ok(ClockText(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::ClockText;

    #[test]
    fn texts_for_a_clock() {
        let text: ClockText = "e2 e4".parse().unwrap();
        assert_eq!(&text.bytes(), b"e2 e4   ");
        for bad in ["123456789", "é", "a\n"] {
            assert!(bad.parse::<ClockText>().is_err(), "{bad}");
        }
    }
}
