//! A record of what went over a board's line, as text: a bug report carries it, a test replays it.
//!
//! The first line says how the board was read. After it, one line for each thing that happened: the
//! milliseconds since the connection, a sign, and what it was. `>` bytes to the board, `<` bytes from it, in
//! hexadecimal digits; `=` what was understood; `!` bytes that were not. Only `<` lines are needed to replay it.

use std::fmt::Write as _;
use std::str::FromStr;

use adoube_chess::{OnSquare, Placement, Position};
use thiserror::Error;

use crate::certabo::Calibration;
use crate::clock::ClockMessage;
use crate::{
    AnyProtocol, Charging, Link, Make, Message, Orientation, Session, SessionEvent, Settled, Time,
};

/// No trace is longer than a day.
const LONGEST: Time = Time::from_ms(24 * 60 * 60 * 1_000);
const FIRST_WORDS: &str = "adoube eboard trace 1";

/// How a traced board is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TraceHeader {
    /// The make.
    pub make: Make,
    /// How it is connected.
    pub link: Link,
    /// Which way round it lies.
    pub orientation: Orientation,
    /// Whether each line of bytes is one packet of the transport.
    pub packets: bool,
}

impl TraceHeader {
    /// A session that reads the board so, and learns its pieces from the usual start position.
    pub fn session(&self) -> Session {
        let protocol = AnyProtocol::new(self.make, Calibration::default()).over(self.link);
        let start = Position::from_start(&adoube_chess::Start::default()).ok();
        Session::new(
            protocol,
            self.link,
            self.orientation,
            start,
            Time::default(),
        )
    }

    /// The trace's first line, without its end.
    pub fn line(&self) -> String {
        let link = match self.link {
            Link::Cable => "cable",
            Link::Bluetooth => "bluetooth",
        };
        let orientation = match self.orientation {
            Orientation::Normal => "normal",
            Orientation::Turned => "turned",
        };
        let packets = if self.packets { "packets" } else { "stream" };
        format!(
            "{FIRST_WORDS}: {} {link} {orientation} {packets}",
            self.make
        )
    }
}

impl FromStr for TraceHeader {
    type Err = TraceError;

    fn from_str(text: &str) -> Result<TraceHeader, TraceError> {
        let words = text
            .strip_prefix(FIRST_WORDS)
            .and_then(|rest| rest.strip_prefix(": "));
        let words: Vec<&str> = words.ok_or(TraceError::NoTrace)?.split(' ').collect();
        let [make, link, orientation, packets] = words[..] else {
            return Err(TraceError::NoTrace);
        };
        Ok(TraceHeader {
            make: make.parse().map_err(|_| TraceError::NoTrace)?,
            link: match link {
                "cable" => Link::Cable,
                "bluetooth" => Link::Bluetooth,
                _ => return Err(TraceError::NoTrace),
            },
            orientation: match orientation {
                "normal" => Orientation::Normal,
                "turned" => Orientation::Turned,
                _ => return Err(TraceError::NoTrace),
            },
            packets: match packets {
                "packets" => true,
                "stream" => false,
                _ => return Err(TraceError::NoTrace),
            },
        })
    }
}

/// The line for bytes that came.
pub fn received_line(at: Time, bytes: &[u8]) -> String {
    bytes_line(at, '<', bytes)
}

/// The line for an event.
pub fn event_line(at: Time, event: &SessionEvent) -> String {
    let ms = at.ms();
    match event {
        SessionEvent::Send(bytes) => bytes_line(at, '>', bytes),
        SessionEvent::BadBytes(error) => format!("{ms:>8} ! {error}"),
        SessionEvent::Message(message) => format!("{ms:>8} = {}", message_text(message)),
        SessionEvent::Calibrated => format!("{ms:>8} = pieces learned"),
        SessionEvent::Moving => format!("{ms:>8} = moving"),
        SessionEvent::Unresponsive => format!("{ms:>8} = unresponsive"),
        SessionEvent::Settled(settled) => format!("{ms:>8} = {}", settled_text("settled", settled)),
        SessionEvent::Standing(settled) => {
            format!("{ms:>8} = {}", settled_text("standing", settled))
        }
    }
}

fn bytes_line(at: Time, sign: char, bytes: &[u8]) -> String {
    let mut line = format!("{:>8} {sign}", at.ms());
    for byte in bytes {
        // Writing to a string cannot fail.
        let _ = write!(line, " {byte:02x}");
    }
    line
}

fn settled_text(word: &str, settled: &Settled<OnSquare>) -> String {
    format!(
        "{word} {} since {}",
        settled.placement(),
        settled.since().ms()
    )
}

/// A message in one line for people.
pub fn message_text(message: &Message<OnSquare>) -> String {
    match message {
        Message::Position(fields) => {
            let seen = |square| fields.get(Orientation::Normal.field(square));
            format!("position {}", Placement::from_fn(seen))
        }
        Message::Change { field, reading } => {
            let square = Orientation::Normal.square(*field);
            match reading {
                OnSquare::Empty => format!("empty {square}"),
                OnSquare::Piece(side, piece) => {
                    format!("{side:?} {piece:?} {square}").to_lowercase()
                }
                OnSquare::Unidentified => format!("occupied {square}"),
            }
        }
        Message::Battery(battery) => {
            let charging = match battery.charging {
                Some(Charging::Charging) => ", charging",
                Some(Charging::Discharging) => ", not charging",
                None => "",
            };
            format!("battery {} %{charging}", battery.percent)
        }
        Message::Version(version) => format!("version {}.{}", version.major, version.minor),
        Message::Serial(serial) => format!("serial number {serial}"),
        Message::Trademark(text) => format!("maker's text of {} characters", text.chars().count()),
        Message::BusAddress(address) => format!("bus address {address}"),
        Message::Clock(ClockMessage::Absent) => "no clock".to_owned(),
        Message::Clock(message) => format!("clock {message:?}"),
        Message::Stored(events) => format!("{} stored events", events.len()),
        Message::Acknowledged => "acknowledged".to_owned(),
    }
}

/// A text is not the trace of a board.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TraceError {
    /// The first line is another.
    #[error(
        "the first line is not '{FIRST_WORDS}: ' with make, link, orientation and stream or packets"
    )]
    NoTrace,
    /// A line does not begin with a time and a sign, its bytes are none, or its time is before that of the line
    /// before, or after a day.
    #[error("line {0} is not a time, a sign and what happened")]
    Line(usize),
}

/// What was settled in a trace, as it was recorded and as it is understood now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replayed {
    /// How the board was read.
    pub header: TraceHeader,
    /// The placements that were recorded as settled, in order.
    pub recorded: Vec<String>,
    /// What settles now, in order.
    pub settled: Vec<String>,
    /// The trace that is written now.
    pub text: String,
}

/// Reads a trace and understands its bytes once more.
///
/// # Errors
/// The text is no trace.
pub fn replay(text: &str) -> Result<Replayed, TraceError> {
    let mut lines = text.lines();
    let header: TraceHeader = lines.next().ok_or(TraceError::NoTrace)?.parse()?;
    let mut session = header.session();
    let mut replayed = Replayed {
        header,
        recorded: Vec::new(),
        settled: Vec::new(),
        text: format!("{}\n", header.line()),
    };
    let mut now = Time::default();
    for (number, line) in (2..).zip(lines) {
        let (at, sign, rest) = parts(line).ok_or(TraceError::Line(number))?;
        if at < now || at > LONGEST {
            return Err(TraceError::Line(number));
        }
        replayed.run(&mut session, now, at);
        now = at;
        match sign {
            "<" => {
                let bytes = hexadecimal(rest).ok_or(TraceError::Line(number))?;
                replayed.text.push_str(&received_line(at, &bytes));
                replayed.text.push('\n');
                session.receive(at, &bytes, header.packets);
                replayed.collect(&mut session, at);
            }
            "=" => {
                let mut words = rest.split(' ');
                if words.next() == Some("settled") {
                    replayed.recorded.extend(words.next().map(str::to_owned));
                }
            }
            ">" | "!" => {}
            _ => return Err(TraceError::Line(number)),
        }
    }
    Ok(replayed)
}

impl Replayed {
    /// Lets the time pass: the session gets each tick that it asked for.
    fn run(&mut self, session: &mut Session, mut now: Time, until: Time) {
        self.collect(session, now);
        while let Some(tick) = session.next_tick().filter(|tick| *tick < until) {
            // A session that wants to be told at once, and again and again, would never end.
            now = tick.max(Time::from_ms(now.ms() + 1));
            session.tick(now);
            self.collect(session, now);
        }
    }

    fn collect(&mut self, session: &mut Session, now: Time) {
        while let Some(event) = session.poll() {
            if let SessionEvent::Settled(settled) = &event {
                self.settled.push(settled.placement().to_string());
            }
            self.text.push_str(&event_line(now, &event));
            self.text.push('\n');
        }
    }
}

/// The time, the sign and the rest of a line.
fn parts(line: &str) -> Option<(Time, &str, &str)> {
    let (ms, rest) = line.trim_start().split_once(' ')?;
    let (sign, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    Some((Time::from_ms(ms.parse().ok()?), sign, rest))
}

fn hexadecimal(text: &str) -> Option<Vec<u8>> {
    let bytes = text.split_whitespace();
    bytes
        .map(|byte| u8::from_str_radix(byte, 16).ok())
        .collect()
}

#[cfg(test)]
mod tests;
