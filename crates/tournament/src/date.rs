//! Days, as regulations and reports write them.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A day that there is in the calendar, 1900 to 2999.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// What is not a day.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("not a day: write year-month-day, such as 2022-06-17")]
pub struct InvalidDate;

impl Date {
    /// From its parts, checked.
    pub fn new(year: u16, month: u8, day: u8) -> Result<Self, InvalidDate> {
        let sane = (1900..3000).contains(&year) && (1..=days_in(year, month)).contains(&day);
        if sane {
            Ok(Self { year, month, day })
        } else {
            Err(InvalidDate)
        }
    }

    /// As reports for the federation write it: `2022/06/17`.
    pub fn with_slashes(self) -> String {
        format!("{:04}/{:02}/{:02}", self.year, self.month, self.day)
    }

    /// As games are dated: `2022.06.17`.
    pub fn with_dots(self) -> String {
        format!("{:04}.{:02}.{:02}", self.year, self.month, self.day)
    }
}

/// How many days the month has; none if there is no such month.
const fn days_in(year: u16, month: u8) -> u8 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = InvalidDate;

    fn from_str(text: &str) -> Result<Self, InvalidDate> {
        let mut parts = text.split('-');
        let mut part = |digits: usize| {
            let part = parts.next().filter(|part| part.len() == digits);
            part.filter(|part| part.bytes().all(|b| b.is_ascii_digit()))
                .ok_or(InvalidDate)
        };
        let (year, month, day) = (part(4)?, part(2)?, part(2)?);
        if parts.next().is_some() {
            return Err(InvalidDate);
        }
        let small = |text: &str| text.parse().map_err(|_| InvalidDate);
        Self::new(
            year.parse().map_err(|_| InvalidDate)?,
            small(month)?,
            small(day)?,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_of_the_calendar() {
        for (text, is_day) in [
            ("2022-06-17", true),
            ("2024-02-29", true),
            ("2000-02-29", true),
            ("2100-02-29", false),
            ("2022-06-31", false),
            ("2022-13-01", false),
            ("2022-00-10", false),
            ("2022-06-00", false),
            ("1899-01-01", false),
            ("2022/06/17", false),
            ("22-06-17", false),
            ("2022-6-17", false),
            ("2022-06-17-1", false),
            ("2022-06-+7", false),
            ("", false),
        ] {
            assert_eq!(text.parse::<Date>().is_ok(), is_day, "{text}");
        }
        let day: Date = "2022-06-07".parse().unwrap();
        assert_eq!(day.to_string(), "2022-06-07");
        assert_eq!(day.with_slashes(), "2022/06/07");
        assert_eq!(day.with_dots(), "2022.06.07");
    }
}
