//! One time: `2:00`, `2 min`, `120 s`, `1h30`, `90'`, `1:30:00`, or a number alone.

use super::error::{UnreadableTime, shown};
use super::{control, readable};
use crate::time::Millis;

/// No clock shows more: a week.
const MAX: u64 = 168 * 3_600_000;
/// More digits than any time has.
const MAX_DIGITS: usize = 9;

/// What a number without a unit means; the label of the place says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BareNumber {
    /// As for a player's clock.
    Minutes,
    /// As for an increment.
    Seconds,
}

/// A unit of time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Unit {
    Hour,
    Minute,
    Second,
}

const UNITS: [(Unit, &[&str]); 3] = [
    (
        Unit::Hour,
        &["h", "hr", "hrs", "hour", "hours", "hora", "horas"],
    ),
    (
        Unit::Minute,
        &[
            "m", "min", "mins", "minute", "minutes", "minuto", "minutos", "'",
        ],
    ),
    (
        Unit::Second,
        &[
            "s", "sec", "secs", "second", "seconds", "seg", "segundo", "segundos", "\"",
        ],
    ),
];

impl Unit {
    const fn millis(self) -> u64 {
        match self {
            Self::Hour => 3_600_000,
            Self::Minute => 60_000,
            Self::Second => 1_000,
        }
    }

    const fn short(self) -> &'static str {
        match self {
            Self::Hour => "h",
            Self::Minute => "min",
            Self::Second => "s",
        }
    }

    /// What a number means that stands behind this unit without one of its own: `1h30`, `2'30`.
    const fn next(self) -> Option<Self> {
        match self {
            Self::Hour => Some(Self::Minute),
            Self::Minute => Some(Self::Second),
            Self::Second => None,
        }
    }

    fn named(word: &str) -> Option<Self> {
        let found = UNITS.iter().find(|(_, words)| words.contains(&word));
        found.map(|(unit, _)| *unit)
    }
}

impl From<BareNumber> for Unit {
    fn from(bare: BareNumber) -> Self {
        match bare {
            BareNumber::Minutes => Self::Minute,
            BareNumber::Seconds => Self::Second,
        }
    }
}

/// A number with its unit, where it has one.
struct Part {
    number: Number,
    unit: Option<Unit>,
}

/// Thousandths, and how the fraction was written.
#[derive(Clone, Copy)]
struct Number {
    thousandths: u64,
    fraction: Fraction,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Fraction {
    None,
    Plain,
    /// Three digits behind a point or a comma, which may separate thousands.
    Three(char),
}

/// One time as it is typed.
pub fn duration(text: &str, bare: BareNumber) -> Result<Millis, UnreadableTime> {
    let read = readable(text)?;
    let wrong = || UnreadableTime::form(text);
    if let Some(rest) = read.strip_prefix('-') {
        let is_time = duration(rest, bare).is_ok();
        return Err(if is_time {
            UnreadableTime::Negative(shown(text))
        } else {
            wrong()
        });
    }
    if read.contains(['+', '/']) {
        return Err(match control::time_control(text) {
            Ok(_) | Err(UnreadableTime::Ambiguous { .. }) => UnreadableTime::IsControl(shown(text)),
            Err(_) => wrong(),
        });
    }
    let millis = if read.contains(':') {
        clock(&read).ok_or_else(wrong)?
    } else {
        let parts = parts(&read).ok_or_else(|| too_many_digits(text, &read))?;
        sum(text, &parts, bare)?
    };
    if millis > MAX {
        return Err(UnreadableTime::TooLong(shown(text)));
    }
    Ok(Millis(millis))
}

/// The thousandths of a number without a unit; none where there is more.
pub(super) fn bare_thousandths(text: &str) -> Option<u64> {
    match parts(text)?.as_slice() {
        [
            Part {
                number:
                    Number {
                        thousandths,
                        fraction: Fraction::None | Fraction::Plain,
                    },
                unit: None,
            },
        ] => Some(*thousandths),
        _ => None,
    }
}

/// The number of a time that is typed as minutes: `10 min`, `10'`.
pub(super) fn whole_minutes(text: &str) -> Option<u64> {
    let [part]: [Part; 1] = parts(text)?.try_into().ok()?;
    let is_whole = part.unit == Some(Unit::Minute) && part.number.fraction == Fraction::None;
    is_whole.then_some(part.number.thousandths / 1_000)
}

/// The minutes and seconds of a time that is typed with both: `15 min 10 sec`, `15'10`.
pub(super) fn minutes_and_seconds(text: &str) -> Option<(u64, u64)> {
    let [minutes, seconds]: [Part; 2] = parts(text)?.try_into().ok()?;
    let is_both =
        minutes.unit == Some(Unit::Minute) && matches!(seconds.unit, None | Some(Unit::Second));
    let whole = |part: &Part| part.number.fraction == Fraction::None;
    (is_both && whole(&minutes) && whole(&seconds)).then_some((
        minutes.number.thousandths / 1_000,
        seconds.number.thousandths / 1_000,
    ))
}

fn too_many_digits(text: &str, read: &str) -> UnreadableTime {
    let runs = read.split(|c: char| !c.is_ascii_digit());
    match runs.map(str::len).max() {
        Some(longest) if longest > MAX_DIGITS => UnreadableTime::TooLong(shown(text)),
        _ => UnreadableTime::form(text),
    }
}

/// `1:30:00` with hours, `2:00` as minutes and seconds, or with a unit of its first number: `1:30 h`.
fn clock(read: &str) -> Option<u64> {
    let (figures, unit) = match read.find(|c: char| c.is_alphabetic()) {
        Some(at) => (read[..at].trim(), Some(Unit::named(&read[at..])?)),
        None => (read, None),
    };
    let (whole, fraction) = match figures.split_once(['.', ',']) {
        Some((whole, fraction)) => (whole, thousandths(fraction)?),
        None => (figures, 0),
    };
    let fields: Vec<&str> = whole.split(':').collect();
    let first = |text: &str| digits(text, 1..=3);
    let next = |text: &str| digits(text, 2..=2).filter(|number| *number < 60);
    let seconds = match (fields.as_slice(), unit) {
        ([h, m, s], None | Some(Unit::Hour)) => (first(h)? * 60 + next(m)?) * 60 + next(s)?,
        ([m, s], None | Some(Unit::Minute)) => first(m)? * 60 + next(s)?,
        ([h, m], Some(Unit::Hour)) if fraction == 0 => (first(h)? * 60 + next(m)?) * 60,
        _ => return None,
    };
    Some(seconds * 1_000 + fraction)
}

/// A number of so many digits.
fn digits(text: &str, count: std::ops::RangeInclusive<usize>) -> Option<u64> {
    let fits = count.contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|_| fits)
}

/// Decimals, as thousandths.
fn thousandths(decimals: &str) -> Option<u64> {
    digits(decimals, 1..=3)?;
    format!("{decimals:0<3}").parse().ok()
}

/// Numbers with their units, in the order in which they stand.
fn parts(read: &str) -> Option<Vec<Part>> {
    let mut parts = Vec::new();
    let mut rest = read;
    while !rest.is_empty() {
        let (number, behind) = number(rest)?;
        let behind = behind.trim_start();
        let is_unit = |c: char| c.is_alphabetic() && !"½¼¾".contains(c) || c == '\'' || c == '"';
        let end = behind.find(|c| !is_unit(c)).unwrap_or(behind.len());
        let unit = match &behind[..end] {
            "" => None,
            word => Some(Unit::named(word)?),
        };
        parts.push(Part { number, unit });
        rest = behind[end..].trim_start();
        for word in ["and ", "y "] {
            rest = rest.strip_prefix(word).map_or(rest, str::trim_start);
        }
    }
    Some(parts)
}

/// A number, and what stands behind it.
fn number(text: &str) -> Option<(Number, &str)> {
    let end = text
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len());
    let (whole, rest) = text.split_at(end);
    let unbroken = rest.trim_start();
    let halves = [('½', 500), ('¼', 250), ('¾', 750)];
    if let Some((sign, part)) = halves.iter().find(|(sign, _)| unbroken.starts_with(*sign)) {
        let whole = match whole {
            "" => 0,
            whole => digits(whole, 1..=MAX_DIGITS)?,
        };
        let number = Number {
            thousandths: whole * 1_000 + part,
            fraction: Fraction::Plain,
        };
        return Some((number, &unbroken[sign.len_utf8()..]));
    }
    let whole = digits(whole, 1..=MAX_DIGITS)? * 1_000;
    let Some(sign) = rest.chars().next().filter(|c| matches!(c, '.' | ',')) else {
        let fraction = Fraction::None;
        return Some((
            Number {
                thousandths: whole,
                fraction,
            },
            rest,
        ));
    };
    let behind = &rest[1..];
    let end = behind
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(behind.len());
    let decimals = thousandths(&behind[..end])?;
    let fraction = match end {
        3 => Fraction::Three(sign),
        _ => Fraction::Plain,
    };
    Some((
        Number {
            thousandths: whole + decimals,
            fraction,
        },
        &behind[end..],
    ))
}

/// All parts together: hours before minutes before seconds, a fraction in the last one only.
fn sum(text: &str, parts: &[Part], bare: BareNumber) -> Result<u64, UnreadableTime> {
    let wrong = || UnreadableTime::form(text);
    let mut millis: u64 = 0;
    let mut before: Option<Unit> = None;
    for (index, part) in parts.iter().enumerate() {
        let unit = match (part.unit, before) {
            (Some(unit), None) => unit,
            (Some(unit), Some(before)) if unit > before => unit,
            (None, None) if parts.len() == 1 => bare.into(),
            (None, Some(before)) if index + 1 == parts.len() => before.next().ok_or_else(wrong)?,
            _ => return Err(wrong()),
        };
        let number = part.number;
        let is_last = index + 1 == parts.len();
        let follows_well = before.is_none() || number.thousandths < 60_000;
        if !follows_well || (!is_last && number.fraction != Fraction::None) {
            return Err(wrong());
        }
        if let Fraction::Three(sign) = number.fraction
            && (sign == ',' || unit != Unit::Second)
        {
            return Err(ambiguous(text, number, unit));
        }
        millis += number.thousandths * (unit.millis() / 1_000);
        before = Some(unit);
    }
    Ok(millis)
}

/// `1,500`: one and a half, or fifteen hundred.
fn ambiguous(text: &str, number: Number, unit: Unit) -> UnreadableTime {
    let unit = unit.short();
    let decimal = format!(
        "{}.{:03}",
        number.thousandths / 1_000,
        number.thousandths % 1_000
    );
    let decimal = decimal.trim_end_matches('0').trim_end_matches('.');
    UnreadableTime::Ambiguous {
        text: shown(text),
        readings: [
            format!("{decimal} {unit}"),
            format!("{} {unit}", number.thousandths),
        ],
    }
}
