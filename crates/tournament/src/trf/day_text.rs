//! Days as programs write them: `2025/08/18`, `25/08/18`, `18/08/2025`, `28. 07. 2005`.

use crate::date::Date;

/// A day that was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReadDay {
    /// The day.
    pub day: Date,
    /// Another day that the text can mean as well.
    pub other: Option<Date>,
}

/// The day that a text means; none if it is no day. With two digits for the year the year comes first, as the
/// format has it (132); otherwise the day comes before the month.
pub fn read_day(text: &str) -> Option<ReadDay> {
    let parts: Vec<&str> = text
        .split(|c: char| matches!(c, '/' | '-' | '.') || c.is_whitespace())
        .filter(|part| !part.is_empty())
        .collect();
    let digits = |part: &&str| part.bytes().all(|b| b.is_ascii_digit());
    if !parts.iter().all(digits) {
        return None;
    }
    let [first, second, third] = match parts[..] {
        [whole] if whole.len() == 8 => [&whole[..4], &whole[4..6], &whole[6..]],
        [first, second, third] => [first, second, third],
        _ => return None,
    };
    let lengths = [first.len(), second.len(), third.len()];
    // As year, month, day.
    let orders = match lengths {
        [4, 1..=2, 1..=2] => vec![[first, second, third]],
        [1..=2, 1..=2, 4] => vec![[third, second, first], [third, first, second]],
        [1..=2, 1..=2, 1..=2] => vec![
            [first, second, third],
            [third, second, first],
            [third, first, second],
        ],
        _ => return None,
    };
    let mut days = orders.into_iter().filter_map(date);
    let day = days.next()?;
    Some(ReadDay {
        day,
        other: days.find(|other| *other != day),
    })
}

fn date([year, month, day]: [&str; 3]) -> Option<Date> {
    let short = year.len() <= 2;
    let year: u16 = year.parse().ok()?;
    let year = match year {
        70..=99 if short => 1900 + year,
        0..=69 if short => 2000 + year,
        _ => year,
    };
    Date::new(year, month.parse().ok()?, day.parse().ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_5_days_are_read_as_programs_write_them() {
        for (text, day, other) in [
            ("2025/08/18", "2025-08-18", None),
            ("2025-08-18", "2025-08-18", None),
            ("20250818", "2025-08-18", None),
            ("25/08/18", "2025-08-18", Some("2018-08-25")),
            ("18/08/2025", "2025-08-18", None),
            ("08/18/2025", "2025-08-18", None),
            ("28. 07. 2005", "2005-07-28", None),
            ("1.3.2026", "2026-03-01", Some("2026-01-03")),
            ("03/02/2026", "2026-02-03", Some("2026-03-02")),
            ("98/05/30", "1998-05-30", None),
        ] {
            let read = read_day(text).unwrap();
            let other = other.map(str::to_owned);
            assert_eq!(read.day.to_string(), day, "{text}");
            assert_eq!(read.other.map(|it| it.to_string()), other, "{text}");
        }
        for text in [
            "",
            "soon",
            "2025/13/40",
            "18 Aug 2025",
            "2025/08",
            "1/2/3/4",
        ] {
            assert_eq!(read_day(text), None, "{text}");
        }
    }
}
