//! The clock that is connected to a DGT board: DGT XL and DGT 3000.

use std::time::Duration;

use crate::clock::{
    ClockAnswer, ClockButton, ClockFace, ClockMessage, ClockSetting, ClockSide, ClockTimes,
};
use crate::{ClockText, Unsupported, Version};

/// Begins a command for the clock.
const CLOCK_MESSAGE: u8 = 0x2b;
const START: u8 = 0x03;
const END: u8 = 0x00;
/// The low half of a byte where hours are expected that makes the message an answer.
const ANSWER: u8 = 0x0a;

/// The clock's own commands.
mod command {
    pub(super) const DISPLAY: u8 = 0x01;
    pub(super) const END_DISPLAY: u8 = 0x03;
    pub(super) const VERSION: u8 = 0x09;
    pub(super) const SET_AND_RUN: u8 = 0x0a;
    pub(super) const BEEP: u8 = 0x0b;
    pub(super) const ASCII: u8 = 0x0c;
}

/// The models that are documented.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ClockModel {
    /// Versions before 2: six characters of seven segments.
    Xl,
    /// Versions from 2 on: eight characters.
    Dgt3000,
}

impl ClockModel {
    pub(super) const fn of(version: Version) -> ClockModel {
        if version.major < 2 {
            ClockModel::Xl
        } else {
            ClockModel::Dgt3000
        }
    }
}

/// The place and the value that has no meaning there.
pub(super) type Misplaced = (usize, u8);

/// The seven data bytes of a time message; nothing for zeros, which a board sends by mistake.
pub(super) fn read(data: [u8; 7]) -> Result<Option<ClockMessage>, Misplaced> {
    if data == [0; 7] {
        return Ok(None);
    }
    let status = data[6];
    if status & 0x20 != 0 {
        return Ok(Some(ClockMessage::Absent));
    }
    if data[0] & 0x0f == ANSWER || data[3] & 0x0f == ANSWER {
        return Ok(Some(ClockMessage::Answer(answer(data))));
    }
    let times = ClockTimes {
        right: face(data, 0)?,
        left: face(data, 3)?,
        running: status & 0x01 != 0,
        lever_up: match status & 0x02 {
            0 => ClockSide::Left,
            _ => ClockSide::Right,
        },
        battery_low: status & 0x04 != 0,
    };
    Ok(Some(ClockMessage::Times(times)))
}

/// Hours, minutes and seconds from this place on.
fn face(data: [u8; 7], place: usize) -> Result<ClockFace, Misplaced> {
    let hours = data[place] & 0x0f;
    if hours > 9 {
        return Err((place, data[place]));
    }
    let minutes = sixty(data, place + 1)?;
    let seconds = sixty(data, place + 2)?;
    let seconds = u64::from(hours) * 3_600 + minutes * 60 + seconds;
    Ok(ClockFace {
        time: Duration::from_secs(seconds),
        flag_fallen: data[place] & 0x50 != 0,
    })
}

/// 0..=59 as two decimal digits, one in each half of the byte.
fn sixty(data: [u8; 7], place: usize) -> Result<u64, Misplaced> {
    let (tens, units) = (data[place] >> 4, data[place] & 0x0f);
    if tens > 5 || units > 9 {
        return Err((place, data[place]));
    }
    Ok(u64::from(tens * 10 + units))
}

/// The four bytes of an answer have their bits 7 in two of the other bytes.
fn answer(data: [u8; 7]) -> ClockAnswer {
    let answer = [
        data[1] & 0x7f | data[3] << 3 & 0x80,
        data[2] & 0x7f | data[3] << 2 & 0x80,
        data[4] & 0x7f | data[0] << 3 & 0x80,
        data[5] & 0x7f | data[0] << 2 & 0x80,
    ];
    match answer {
        [0x40, _, _, _] => ClockAnswer::Refused,
        [0x10, command::VERSION, version, _] => ClockAnswer::Version(Version {
            major: version >> 4,
            minor: version & 0x0f,
        }),
        [0x10, 0x81, _, _] => ClockAnswer::Ready,
        [0x10, 0x88, _, button] => match button {
            0x31 => ClockAnswer::Button(ClockButton::Back),
            0x32 => ClockAnswer::Button(ClockButton::Plus),
            0x33 => ClockAnswer::Button(ClockButton::StartPause),
            0x34 => ClockAnswer::Button(ClockButton::Minus),
            0x35 => ClockAnswer::Button(ClockButton::Ok),
            _ => ClockAnswer::Other(answer),
        },
        [0x10, done, _, _] if done < 0x80 => ClockAnswer::Done(done),
        _ => ClockAnswer::Other(answer),
    }
}

/// A command for the clock with its content.
fn message(command: u8, content: &[u8]) -> Vec<u8> {
    let length = u8::try_from(content.len() + 3).unwrap_or(u8::MAX);
    let mut bytes = vec![CLOCK_MESSAGE, length, START, command];
    bytes.extend(content);
    bytes.push(END);
    bytes
}

/// Asks for the clock's version.
pub(super) fn ask_version() -> Vec<u8> {
    message(command::VERSION, &[])
}

/// Beeps for so many times 64 ms.
pub(super) fn beep(length: u8) -> Vec<u8> {
    message(command::BEEP, &[length])
}

/// Shows the times instead of a text.
pub(super) fn end_display() -> Vec<u8> {
    message(command::END_DISPLAY, &[])
}

/// Shows a text, without a beep. The XL has six places, which it wants in this order: 3, 2, 1, 6, 5, 4; then
/// come its dots, and 1 for no beep.
pub(super) fn show_text(model: ClockModel, text: ClockText) -> Vec<u8> {
    match model {
        ClockModel::Dgt3000 => {
            let mut content = text.bytes().to_vec();
            content.push(0);
            message(command::ASCII, &content)
        }
        ClockModel::Xl => {
            let [first, second, third, fourth, fifth, sixth, ..] = text.bytes().map(segments);
            let content = [third, second, first, sixth, fifth, fourth, 0, 1];
            message(command::DISPLAY, &content)
        }
    }
}

/// The segments of a character: bit 0 the top, then clockwise to bit 5, bit 6 the centre. Letters are shown in
/// whichever case has a shape; what has none is left blank.
const fn segments(character: u8) -> u8 {
    match character.to_ascii_lowercase() {
        b'0' => 0x3f,
        b'1' => 0x06,
        b'2' => 0x5b,
        b'3' => 0x4f,
        b'4' => 0x66,
        b'5' | b's' => 0x6d,
        b'6' => 0x7d,
        b'7' => 0x07,
        b'8' => 0x7f,
        b'9' => 0x6f,
        b'a' => 0x77,
        b'b' => 0x7c,
        b'c' => 0x39,
        b'd' => 0x5e,
        b'e' => 0x79,
        b'f' => 0x71,
        b'g' => 0x3d,
        b'h' => 0x76,
        b'i' => 0x30,
        b'j' => 0x1e,
        b'l' => 0x38,
        b'n' => 0x54,
        b'o' => 0x5c,
        b'p' => 0x73,
        b'q' => 0x67,
        b'r' => 0x50,
        b't' => 0x78,
        b'u' => 0x3e,
        b'y' => 0x6e,
        b'-' => 0x40,
        b'=' => 0x48,
        _ => 0,
    }
}

/// Sets both times and which one runs.
pub(super) fn set(setting: &ClockSetting) -> Result<Vec<u8>, Unsupported> {
    let run = match setting.running {
        Some(ClockSide::Left) => 0x01,
        Some(ClockSide::Right) => 0x02,
        None => 0x04,
    };
    let mut content = Vec::new();
    for time in [setting.left, setting.right] {
        let seconds = time.as_secs();
        let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60];
        if parts[0] > 9 {
            return Err(Unsupported::TooLong);
        }
        content.extend(parts.map(|part| part.to_le_bytes()[0]));
    }
    content.push(run);
    Ok(message(command::SET_AND_RUN, &content))
}
