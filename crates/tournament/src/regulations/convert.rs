//! Values of fields: what each may be, and what to write if it is something else.

use std::ops::RangeInclusive;

use adoube_chess::{Side, Variant};
use toml::de::DeValue;

use super::{Kind, Regime};
use crate::clock::TimeControl;
use crate::date::{Date, InvalidDate};
use crate::double_chess960::NO_DOUBLE;
use crate::laws::Laws;
use crate::standings::{self, System, TieBreak};
use crate::text::{PlainText, TextFault};
use crate::typed_time;

/// The longest text of a field, in characters.
pub(super) const MAX_TEXT: usize = 200;

/// Minutes of a day.
const MOST_MINUTES: i64 = 1_440;

/// Some text, of one line.
pub(super) fn text(value: &DeValue<'_>) -> Result<String, String> {
    let text = value.as_str().ok_or_else(|| quoted(value))?;
    PlainText::new(text, MAX_TEXT).map_or_else(
        |fault| match fault {
            TextFault::Empty | TextFault::Long(_) => Err(format!(
                "write 1 to {MAX_TEXT} characters on one line, between quotes"
            )),
            TextFault::Hidden(hidden) => Err(hidden.to_string()),
        },
        |text| Ok(text.into()),
    )
}

/// One of some words.
pub(super) fn word<T: Copy>(value: &DeValue<'_>, words: &[(&str, T)]) -> Result<T, String> {
    let text = value.as_str().ok_or_else(|| quoted(value))?;
    let found = words.iter().find(|(word, _)| *word == text);
    found.map(|(_, meant)| *meant).ok_or_else(|| {
        let words: Vec<_> = words
            .iter()
            .map(|(word, _)| format!("\"{word}\""))
            .collect();
        format!(
            "\"{}\" is not known: write {}",
            shown(text),
            words.join(" or ")
        )
    })
}

/// The words for kinds of events.
pub(super) const KINDS: [(&str, Kind); 2] = [
    ("hybrid", Kind::Hybrid),
    ("supervised-online", Kind::SupervisedOnline),
];

/// The words for how an event is paired.
pub(super) const SYSTEMS: [(&str, System); 2] = [
    ("swiss", System::Swiss),
    ("round-robin", System::RoundRobin),
];

/// The words for sides.
pub(super) const SIDES: [(&str, Side); 2] = [("white", Side::White), ("black", Side::Black)];

/// The words for regimes of supervision.
pub(super) const REGIMES: [(&str, Regime); 2] =
    [("full", Regime::Full), ("reduced", Regime::Reduced)];

/// Which chess.
pub(super) fn variant(value: &DeValue<'_>) -> Result<Variant, String> {
    let words = [
        ("standard", Variant::Standard),
        ("chess960", Variant::Chess960),
    ];
    if value.as_str() == Some("double-chess960") {
        return Err(NO_DOUBLE.to_owned());
    }
    word(value, &words)
}

/// An edition of the Laws, by its year.
pub(super) fn laws(value: &DeValue<'_>) -> Result<Laws, String> {
    word(value, &Laws::ALL.map(|laws| (laws.year(), laws)))
}

/// Yes or no.
pub(super) fn flag(value: &DeValue<'_>) -> Result<bool, String> {
    let flag = value.as_bool();
    flag.ok_or_else(|| "write true or false, without quotes".to_owned())
}

/// A whole number.
pub(super) fn whole<T: TryFrom<i64>>(
    value: &DeValue<'_>,
    range: &RangeInclusive<i64>,
) -> Result<T, String> {
    let number = value
        .as_integer()
        .and_then(|n| i64::from_str_radix(n.as_str(), n.radix()).ok())
        .filter(|number| range.contains(number));
    number
        .and_then(|number| T::try_from(number).ok())
        .ok_or_else(|| {
            let (least, most) = (range.start(), range.end());
            format!("write a whole number of {least} to {most}, without quotes")
        })
}

/// Points, as halves: `1`, `0.5`, `1.0`.
pub(super) fn points(value: &DeValue<'_>) -> Result<u8, String> {
    let whole = value.as_integer().filter(|number| number.radix() == 10);
    let whole = whole.map(toml::de::DeInteger::as_str);
    let text = whole.or_else(|| value.as_float().map(toml::de::DeFloat::as_str));
    let text = text.unwrap_or_default();
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let half = match decimals.trim_end_matches('0') {
        "" => Some(0),
        "5" => Some(1),
        _ => None,
    };
    let whole: Option<u8> = whole.parse().ok().filter(|whole| *whole <= 100);
    let halves = whole.zip(half).map(|(whole, half)| whole * 2 + half);
    halves.ok_or_else(|| {
        "write points as a multiple of a half, 0 to 100, such as 1 or 0.5".to_owned()
    })
}

/// A day, as TOML writes it or between quotes.
pub(super) fn date(value: &DeValue<'_>) -> Result<Date, String> {
    let day = value.as_datetime().map(ToString::to_string);
    let text = day.or_else(|| value.as_str().map(ToOwned::to_owned));
    let text = text.unwrap_or_default();
    text.parse().map_err(|error: InvalidDate| error.to_string())
}

/// Tie-breaks, as reports list them: `BH/C1, BH, SB`.
pub(super) fn tie_breaks(value: &DeValue<'_>) -> Result<Vec<TieBreak>, String> {
    let text = value.as_str().ok_or_else(|| quoted(value))?;
    standings::parse_list(text).map_err(|wrong| {
        let texts: Vec<_> = wrong.iter().map(ToString::to_string).collect();
        texts.join("; ")
    })
}

/// A time control.
pub(super) fn time_control(value: &DeValue<'_>) -> Result<TimeControl, String> {
    let text = value.as_str().ok_or_else(|| {
        "write it between quotes, such as \"90+30\" for 90 minutes and 30 seconds a move".to_owned()
    })?;
    typed_time::time_control(text).map_err(|error| error.to_string())
}

/// How many minutes, 0 to a day. A time that is written out is understood, and what to write instead is said.
pub(super) fn minutes(value: &DeValue<'_>) -> Result<u16, String> {
    whole(value, &(0..=MOST_MINUTES)).map_err(|told| {
        let typed = value.as_str().and_then(minutes_of);
        typed.map_or(told, |minutes| {
            format!("write it as whole minutes, without quotes: {minutes}")
        })
    })
}

/// The whole minutes of a time as people type it.
pub(super) fn minutes_of(text: &str) -> Option<u64> {
    let time = typed_time::duration(text, typed_time::BareNumber::Minutes).ok()?;
    let minutes = time.0 / 60_000;
    let is_whole = time.0.is_multiple_of(60_000);
    (is_whole && i64::try_from(minutes).is_ok_and(|m| m <= MOST_MINUTES)).then_some(minutes)
}

/// The code of a federation.
pub(super) fn federation(value: &DeValue<'_>) -> Result<String, String> {
    let code = value
        .as_str()
        .filter(|code| code.len() == 3 && code.bytes().all(|letter| letter.is_ascii_uppercase()));
    code.map(ToOwned::to_owned)
        .ok_or_else(|| "write the three capital letters of its FIDE code, such as \"ESP\"".into())
}

fn quoted(value: &DeValue<'_>) -> String {
    format!(
        "write a text between quotes, not {}",
        article(value.type_str())
    )
}

fn article(noun: &str) -> String {
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

fn shown(text: &str) -> String {
    text.chars().take(40).collect()
}
