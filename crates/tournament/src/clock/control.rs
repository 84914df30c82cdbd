//! Time controls: any number of periods, each with moves, base time and increment (CLK-2).

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::time::Millis;

/// The most periods that a time control may have.
pub const MAX_PERIODS: usize = 16;

/// No event plays longer for one side than this; larger numbers are slips.
const MAX_SECONDS: u64 = 7 * 24 * 3600;

/// One period of a time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Period {
    /// Moves to be completed in it; none for all the rest.
    pub moves: Option<u16>,
    /// Time given at its beginning.
    pub base: Millis,
    /// Time added after each completed move.
    pub increment: Millis,
}

/// A time control, the same for both sides. Written as PGN and TRF26 do, in seconds:
/// `40/7200:20/3600:900+30`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimeControl {
    periods: Vec<Period>,
}

/// The three classes of play (A-A.1, A-B.1 of the Appendices).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TimeControlClass {
    /// Base and sixty increments make ten minutes or less.
    Blitz,
    /// More than ten minutes and less than sixty.
    Rapid,
    /// Sixty minutes or more.
    Standard,
}

/// A text or list of periods that is no time control.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum InvalidTimeControl {
    /// Nothing, or more than [`MAX_PERIODS`].
    #[error("a time control has 1 to {MAX_PERIODS} periods")]
    PeriodCount,
    /// A field that does not read `moves/seconds+increment`.
    #[error("'{0}' is not a period: write moves/seconds+increment, such as 40/7200+30")]
    Field(String),
    /// A period after one without a number of moves could never begin.
    #[error("only the last period may be without a number of moves")]
    OpenPeriodNotLast,
    /// The last period has a number of moves, so nothing would follow it.
    #[error("the last period is for all the remaining moves: leave out its number")]
    LastPeriodLimited,
    /// No time at all, or more than a week.
    #[error("a period has a base time or an increment, at most a week")]
    Length,
}

impl TimeControl {
    /// From its periods, checked.
    pub fn new(periods: Vec<Period>) -> Result<Self, InvalidTimeControl> {
        let Some((last, others)) = periods.split_last() else {
            return Err(InvalidTimeControl::PeriodCount);
        };
        if periods.len() > MAX_PERIODS {
            return Err(InvalidTimeControl::PeriodCount);
        }
        if others
            .iter()
            .any(|period| period.moves.is_none_or(|moves| moves == 0))
        {
            return Err(InvalidTimeControl::OpenPeriodNotLast);
        }
        if last.moves.is_some() {
            return Err(InvalidTimeControl::LastPeriodLimited);
        }
        let max = Millis::from_seconds(MAX_SECONDS);
        let sane =
            |p: &Period| p.base <= max && p.increment <= max && p.base + p.increment > Millis::ZERO;
        let begins = periods.first().is_some_and(|p| p.base > Millis::ZERO);
        if !begins || !periods.iter().all(sane) {
            return Err(InvalidTimeControl::Length);
        }
        Ok(Self { periods })
    }

    /// The periods in order; the last is for all the remaining moves.
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// The period of that index, or the last.
    pub fn period(&self, index: u8) -> Period {
        let last = self.periods.len() - 1;
        self.periods[usize::from(index).min(last)]
    }

    /// All base times and the increments of sixty moves: by that time controls are compared
    /// (A-A.1, A-B.1).
    pub fn over_sixty_moves(&self) -> Millis {
        let mut total = Millis::ZERO;
        let mut moves_left = 60_u64;
        for period in &self.periods {
            let moves = period
                .moves
                .map_or(moves_left, |m| u64::from(m).min(moves_left));
            total += period.base + Millis(period.increment.0 * moves);
            moves_left -= moves;
        }
        total
    }

    /// Blitz, rapid or standard, by base time and sixty increments (CLK-8).
    pub fn class(&self) -> TimeControlClass {
        let total = self.over_sixty_moves();
        match total.0 / 1000 {
            0..600 => TimeControlClass::Blitz,
            600 if total.0.is_multiple_of(1000) => TimeControlClass::Blitz,
            600..3600 => TimeControlClass::Rapid,
            _ => TimeControlClass::Standard,
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, period) in self.periods.iter().enumerate() {
            if index > 0 {
                f.write_str(":")?;
            }
            if let Some(moves) = period.moves {
                write!(f, "{moves}/")?;
            }
            write!(f, "{}", Seconds(period.base))?;
            if period.increment > Millis::ZERO {
                write!(f, "+{}", Seconds(period.increment))?;
            }
        }
        Ok(())
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
        let periods = text
            .trim()
            .split(':')
            .take(MAX_PERIODS + 1)
            .map(parse_period);
        Self::new(periods.collect::<Result<_, _>>()?)
    }
}

fn parse_period(field: &str) -> Result<Period, InvalidTimeControl> {
    let wrong = || InvalidTimeControl::Field(field.chars().take(40).collect());
    let (moves, times) = match field.split_once('/') {
        Some((moves, times)) => (Some(moves.parse().map_err(|_| wrong())?), times),
        None => (None, field),
    };
    let (base, increment) = times.split_once('+').unwrap_or((times, "0"));
    let base = parse_seconds(base).ok_or_else(wrong)?;
    let increment = parse_seconds(increment).ok_or_else(wrong)?;
    Ok(Period {
        moves,
        base,
        increment,
    })
}

/// Whole seconds, or with up to three decimals.
fn parse_seconds(text: &str) -> Option<Millis> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    let digits = |t: &str| t.bytes().all(|b| b.is_ascii_digit());
    if whole.is_empty() || whole.len() > 7 || decimals.len() > 3 {
        return None;
    }
    if !digits(whole) || !digits(decimals) {
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
        ] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn clk_2_what_is_no_time_control_is_refused_by_name() {
        use InvalidTimeControl as E;
        let field = |text: &str| E::Field(text.to_owned());
        for (text, error) in [
            ("", field("")),
            ("?", field("?")),
            ("*60", field("*60")),
            ("40/", field("40/")),
            ("40/5400", E::LastPeriodLimited),
            ("5400:900", E::OpenPeriodNotLast),
            ("0/60:60", E::OpenPeriodNotLast),
            ("0", E::Length),
            ("0+10", E::Length),
            ("9999999", E::Length),
            ("1.2345", field("1.2345")),
            ("-5", field("-5")),
        ] {
            assert_eq!(text.parse::<TimeControl>(), Err(error), "{text}");
        }
    }

    #[test]
    fn clk_8_classes() {
        use TimeControlClass::{Blitz, Rapid, Standard};
        for (text, class) in [
            ("180+2", Blitz),
            ("300", Blitz),
            ("600", Blitz),
            ("480+2.001", Rapid),
            ("600+1", Rapid),
            ("900+10", Rapid),
            ("1800+29", Rapid),
            ("1800+30", Standard),
            ("3600", Standard),
            ("40/7200:20/3600:900+30", Standard),
        ] {
            assert_eq!(
                text.parse::<TimeControl>().unwrap().class(),
                class,
                "{text}"
            );
        }
    }
}
