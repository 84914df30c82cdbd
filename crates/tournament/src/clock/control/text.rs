//! Time controls as text: PGN's and TRF26's notation, with the letters `d` and `b` for a delay
//! and for Bronstein's, which neither of them has.

use std::fmt;
use std::str::FromStr;

use adoube_chess::Side;

use super::{Extra, InvalidTimeControl, MAX_PERIODS, Period, TimeControl};
use crate::time::Millis;

/// Of a number of seconds; one as long is refused by what it says, not by how it is written.
const MOST_DIGITS: usize = 15;

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_alike() {
            return write!(f, "{}", Periods(self.periods(Side::White)));
        }
        let [white, black] = Side::ALL.map(|side| Periods(self.periods(side)));
        write!(f, "W{white}-B{black}")
    }
}

struct Periods<'a>(&'a [Period]);

impl fmt::Display for Periods<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, period) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(":")?;
            }
            write!(f, "{period}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", Seconds(self.base))?;
        match self.extra {
            Extra::Increment(Millis::ZERO) => Ok(()),
            Extra::Increment(extra) => write!(f, "+{}", Seconds(extra)),
            Extra::Delay(extra) => write!(f, "d{}", Seconds(extra)),
            Extra::Bronstein(extra) => write!(f, "b{}", Seconds(extra)),
        }
    }
}

/// A span in seconds, with decimals only where there are some.
struct Seconds(Millis);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.0 / 1000)?;
        match self.0.0 % 1000 {
            0 => Ok(()),
            rest => f.write_str(format!(".{rest:03}").trim_end_matches('0')),
        }
    }
}

impl FromStr for TimeControl {
    type Err = InvalidTimeControl;

    fn from_str(text: &str) -> Result<Self, InvalidTimeControl> {
        let text = text.trim();
        let Some(sides) = text.strip_prefix(['W', 'w']) else {
            return Self::new(parse_periods(text)?);
        };
        let (white, black) = sides.split_once('-').ok_or(InvalidTimeControl::OneSide)?;
        let black = black
            .strip_prefix(['B', 'b'])
            .ok_or(InvalidTimeControl::OneSide)?;
        Self::of_sides(parse_periods(white)?, parse_periods(black)?)
    }
}

fn parse_periods(text: &str) -> Result<Vec<Period>, InvalidTimeControl> {
    let fields = text.split(':').take(MAX_PERIODS + 1);
    fields.map(parse_period).collect()
}

fn parse_period(field: &str) -> Result<Period, InvalidTimeControl> {
    if field.is_empty() {
        return Err(InvalidTimeControl::Empty);
    }
    let shown = || field.chars().take(40).collect();
    let moves = field.split_once('/').map_or("1", |(moves, _)| moves);
    if digits(moves) && moves.parse::<u16>().is_err() {
        return Err(InvalidTimeControl::Moves(shown()));
    }
    parse_fields(field).ok_or_else(|| InvalidTimeControl::Field(shown()))
}

/// Whether it is a number.
fn digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

fn parse_fields(field: &str) -> Option<Period> {
    let (moves, times) = match field.split_once('/') {
        Some((moves, times)) => (Some(moves.parse().ok()?), times),
        None => (None, field),
    };
    let (base, extra) = match times.split_once(['+', 'd', 'b']) {
        Some((base, extra)) => (base, parse_extra(times.as_bytes()[base.len()], extra)?),
        None => (times, Extra::NONE),
    };
    Some(Period {
        moves,
        base: parse_seconds(base)?,
        extra,
    })
}

fn parse_extra(sign: u8, seconds: &str) -> Option<Extra> {
    let extra = parse_seconds(seconds)?;
    Some(match sign {
        // No delay is no increment: there is one way to write nothing.
        _ if extra == Millis::ZERO => Extra::NONE,
        b'd' => Extra::Delay(extra),
        b'b' => Extra::Bronstein(extra),
        _ => Extra::Increment(extra),
    })
}

/// Whole seconds, or with up to three decimals.
fn parse_seconds(text: &str) -> Option<Millis> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    if !digits(whole) || whole.len() > MOST_DIGITS || decimals.len() > 3 {
        return None;
    }
    if !decimals.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let fraction: u64 = format!("{decimals:0<3}").parse().ok()?;
    Some(Millis(whole.parse::<u64>().ok()? * 1000 + fraction))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clk_2_time_controls_are_read_and_written_alike() {
        for text in [
            "300",
            "180+2",
            "40/7200:20/3600:900+30",
            "40/5400+30:1800+30",
            "60+0.5",
            "W300-B240",
            "W40/6000+30:900+30-B3600+10",
        ] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn clk_3_delays_are_read_and_written_alike() {
        for text in ["5400d5", "300b3", "40/7200d5:1800d10", "40/7200:1800b10"] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn clk_2_two_ways_to_write_one_time_control() {
        for (text, written) in [
            ("300+0", "300"),
            ("300d0", "300"),
            ("W300-B300", "300"),
            ("w300+2-b240", "W300+2-B240"),
            (" 300 ", "300"),
        ] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), written);
        }
    }

    #[test]
    fn clk_2_what_is_no_time_control_is_refused_by_name() {
        use InvalidTimeControl as E;
        let field = |text: &str| E::Field(text.to_owned());
        let length = |text: &str| E::Length(text.to_owned());
        let no_base = |base, extra| {
            E::NoBase(Period {
                moves: None,
                base: Millis::from_seconds(base),
                extra,
            })
        };
        let ten = Millis::from_seconds(10);
        for (text, error) in [
            ("", E::Empty),
            ("600:", E::Empty),
            ("?", field("?")),
            ("*60", field("*60")),
            ("40/", field("40/")),
            ("40/5400", E::LastPeriodLimited),
            ("5400:900", E::OpenPeriodNotLast),
            ("0/60:60", E::OpenPeriodNotLast),
            ("0", no_base(0, Extra::NONE)),
            ("0+10", no_base(0, Extra::Increment(ten))),
            ("0d10", no_base(0, Extra::Delay(ten))),
            (
                "40/60:0",
                E::NoTime(Period {
                    moves: None,
                    base: Millis::ZERO,
                    extra: Extra::NONE,
                }),
            ),
            ("604801", length("604801")),
            ("999999999", length("999999999")),
            ("300d9999999", length("300d9999999")),
            ("99999/60:60", E::Moves("99999/60".to_owned())),
            ("300d", field("300d")),
            ("300x5", field("300x5")),
            ("W300", E::OneSide),
            ("W300-240", E::OneSide),
            ("W300-B", E::Empty),
            ("W300-B0", no_base(0, Extra::NONE)),
            ("B240-W300", field("B240-W300")),
            ("1.2345", field("1.2345")),
            ("-5", field("-5")),
        ] {
            assert_eq!(text.parse::<TimeControl>(), Err(error), "{text}");
        }
    }
}
