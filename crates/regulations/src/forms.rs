//! The forms of values: how a document has each, what it may be, and what to write if it is something else.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::sync::Arc;

use adoube_chess::{Side, Variant};
use toml::Value;
use toml::de::DeValue;

use adoube_tournament::board::{Charge, FlagWhileAway, Present, ResumeBy};
use adoube_tournament::clock::TimeControl;
use adoube_tournament::date::{Date, InvalidDate};
use adoube_tournament::double_chess960::NO_DOUBLE;
use adoube_tournament::incident::ruling;
use adoube_tournament::penalty::{MAX_PENALTIES, Penalty};
use adoube_tournament::physical_board::{BoardEntry, BoardMake, BoardMakes, BoardUse, Necessity};
use adoube_tournament::regulations::{
    Draw960, Kind, LostBy, PointsOfExpelled, ProfileHash, Regime,
};
use adoube_tournament::scoring::Points;
use adoube_tournament::standings::{self, System, TieBreak};
use adoube_tournament::text::{PlainText, TextFault};
use adoube_tournament::time::Millis;
use adoube_tournament::typed_time;

/// The longest text of a field, in characters.
const MAX_TEXT: usize = 200;

/// Minutes of a day.
const MOST_MINUTES: i64 = 1_440;

/// How a document has values of a type.
pub(super) trait Form<T> {
    /// From the document; an error says what to write instead.
    fn read(&self, value: &DeValue<'_>) -> Result<T, String>;

    /// As TOML has it.
    fn write(&self, value: &T) -> String;
}

/// One of some words, each with what it means.
impl<T: Copy + PartialEq, const N: usize> Form<T> for [(&str, T); N] {
    fn read(&self, value: &DeValue<'_>) -> Result<T, String> {
        let text = value.as_str().ok_or_else(|| quoted(value))?;
        let found = self.iter().find(|(word, _)| *word == text);
        found.map(|(_, meant)| *meant).ok_or_else(|| {
            let words = self.each_ref().map(|(word, _)| format!("\"{word}\""));
            format!(
                "\"{}\" is not known: write {}",
                shown(text),
                words.join(" or ")
            )
        })
    }

    fn write(&self, value: &T) -> String {
        let found = self.iter().find(|(_, meant)| meant == value);
        in_quotes(found.map_or("", |(word, _)| word))
    }
}

/// A whole number of a range.
impl<T: TryFrom<i64> + Display> Form<T> for RangeInclusive<i64> {
    fn read(&self, value: &DeValue<'_>) -> Result<T, String> {
        let number = value
            .as_integer()
            .and_then(|n| i64::from_str_radix(n.as_str(), n.radix()).ok())
            .filter(|number| self.contains(number));
        number
            .and_then(|number| T::try_from(number).ok())
            .ok_or_else(|| {
                let (least, most) = (self.start(), self.end());
                format!("write a whole number of {least} to {most}, without quotes")
            })
    }

    fn write(&self, value: &T) -> String {
        value.to_string()
    }
}

/// A time in whole units of a range.
pub(super) struct Times {
    unit_ms: u64,
    range: RangeInclusive<i64>,
}

pub(super) const fn seconds(range: RangeInclusive<i64>) -> Times {
    Times {
        unit_ms: 1_000,
        range,
    }
}

pub(super) const fn milliseconds(range: RangeInclusive<i64>) -> Times {
    Times { unit_ms: 1, range }
}

impl Form<Millis> for Times {
    fn read(&self, value: &DeValue<'_>) -> Result<Millis, String> {
        let units: u64 = self.range.read(value)?;
        Ok(Millis(units * self.unit_ms))
    }

    fn write(&self, value: &Millis) -> String {
        (value.0 / self.unit_ms).to_string()
    }
}

/// A form of its own.
pub(super) struct Conversion<T> {
    read: fn(&DeValue<'_>) -> Result<T, String>,
    write: fn(&T) -> String,
}

const fn conversion<T>(
    read: fn(&DeValue<'_>) -> Result<T, String>,
    write: fn(&T) -> String,
) -> Conversion<T> {
    Conversion { read, write }
}

impl<T> Form<T> for Conversion<T> {
    fn read(&self, value: &DeValue<'_>) -> Result<T, String> {
        (self.read)(value)
    }

    fn write(&self, value: &T) -> String {
        (self.write)(value)
    }
}

/// Tables of words, each with what it means.
macro_rules! words {
    ($($name:ident: $type:ty { $($word:literal => $meant:expr,)* })*) => {
        $(pub(super) const $name: [(&str, $type); [$($word),*].len()] = [$(($word, $meant)),*];)*
    };
}

words! {
    KINDS: Kind { "hybrid" => Kind::Hybrid, "supervised-online" => Kind::SupervisedOnline, }
    SYSTEMS: System { "swiss" => System::Swiss, "round-robin" => System::RoundRobin, }
    SIDES: Side { "white" => Side::White, "black" => Side::Black, }
    REGIMES: Regime { "full" => Regime::Full, "reduced" => Regime::Reduced, }
    PRESENT: Present { "checked-in" => Present::CheckedIn, "first-move" => Present::FirstMove, }
    // Whether White's clock runs.
    WHITE_CLOCK: bool { "runs" => true, "stands" => false, }
    LOST: LostBy { "by-itself" => LostBy::Itself, "by-arbiter" => LostBy::Arbiter, }
    // Whether there are checks.
    CHECKS: bool { "required" => true, "none" => false, }
    // Whether clocks are suspended.
    CLOCKS: bool { "runs" => false, "suspended" => true, }
    RESUMES: ResumeBy { "both-back" => ResumeBy::BothBack, "arbiter" => ResumeBy::Arbiter, }
    CHARGES: Charge { "nothing" => Charge::Nothing, "until-detection" => Charge::UntilDetection, }
    FLAGS: FlagWhileAway {
        "stands" => FlagWhileAway::Stands,
        "chief-arbiter" => FlagWhileAway::ChiefArbiter,
    }
    BOARD_USES: BoardUse { "follow" => BoardUse::Following, "enter-moves" => BoardUse::Playing, }
    BOARD_NECESSITIES: Necessity {
        "optional" => Necessity::Optional,
        "obligatory" => Necessity::Obligatory,
    }
    BOARD_ENTRIES: BoardEntry {
        "at-once" => BoardEntry::AtOnce,
        "clock" => BoardEntry::ClockPress,
        "screen" => BoardEntry::ScreenTap,
    }
    POINTS_OF_EXPELLED: PointsOfExpelled {
        "stay" => PointsOfExpelled::Stay,
        "opponents" => PointsOfExpelled::Opponents,
    }
    VARIANTS: Variant { "standard" => Variant::Standard, "chess960" => Variant::Chess960, }
    DRAWS: Draw960 {
        "board" => Draw960::Board,
        "round" => Draw960::Round,
        "given" => Draw960::Given,
    }
}

pub(super) const VARIANT: Conversion<Variant> =
    conversion(variant, |variant| VARIANTS.write(variant));
pub(super) const DRAW: Conversion<Draw960> = conversion(draw, |draw| DRAWS.write(draw));
/// Of one line.
pub(super) const TEXT: Conversion<String> = conversion(text, |text| in_quotes(text));
/// Three capital letters.
pub(super) const FEDERATION: Conversion<String> = conversion(federation, |code| in_quotes(code));
pub(super) const FLAG: Conversion<bool> = conversion(flag, bool::to_string);
/// As halves: `1`, `0.5`, `1.0`.
pub(super) const POINTS: Conversion<u8> = conversion(points, |halves| Points(*halves).to_string());
/// As TOML writes it or between quotes.
pub(super) const DATE: Conversion<Date> = conversion(date, Date::to_string);
/// 0 to a day. A time that is written out is understood, and what to write instead is said.
pub(super) const MINUTES: Conversion<u16> = conversion(minutes, u16::to_string);
pub(super) const TIME_CONTROL: Conversion<Arc<TimeControl>> = conversion(time_control, |control| {
    in_quotes(&typed_time::unmistakable(control))
});
/// As reports list them: `BH/C1,BH,SB`.
pub(super) const TIE_BREAKS: Conversion<Vec<TieBreak>> =
    conversion(tie_breaks, |list| in_quotes(&listed(list, ",")));
pub(super) const PROFILE: Conversion<ProfileHash> =
    conversion(profile, |hash| in_quotes(&hash.to_string()));
/// Kinds of rulings, separated by commas.
pub(super) const RULINGS: Conversion<BTreeSet<ruling::Kind>> = conversion(rulings, |kinds| {
    in_quotes(&listed(kinds.iter().map(|kind| kind.name()), ","))
});
/// As they are typed, separated by commas.
pub(super) const PENALTIES: Conversion<Vec<Penalty>> =
    conversion(penalties, |list| in_quotes(&listed(list, ", ")));

/// A list of strings.
pub(super) const MAKES: Conversion<BoardMakes> = conversion(makes, |makes| {
    let makes = makes.list().map(|make| in_quotes(make.name()));
    format!("[{}]", listed(makes, ", "))
});

/// A string as TOML has it.
pub(super) fn in_quotes(text: &str) -> String {
    Value::from(text).to_string()
}

fn listed(items: impl IntoIterator<Item: Display>, separator: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|one| one.to_string()).collect();
    items.join(separator)
}

fn text(value: &DeValue<'_>) -> Result<String, String> {
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

fn flag(value: &DeValue<'_>) -> Result<bool, String> {
    let flag = value.as_bool();
    flag.ok_or_else(|| "write true or false, without quotes".to_owned())
}

fn variant(value: &DeValue<'_>) -> Result<Variant, String> {
    match value.as_str() {
        Some("double-chess960") => Err(NO_DOUBLE.to_owned()),
        _ => VARIANTS.read(value),
    }
}

fn draw(value: &DeValue<'_>) -> Result<Draw960, String> {
    match value.as_str() {
        Some("double") => Err(NO_DOUBLE.to_owned()),
        _ => DRAWS.read(value),
    }
}

fn profile(value: &DeValue<'_>) -> Result<ProfileHash, String> {
    let hash = value.as_str().and_then(ProfileHash::parse);
    let wanted = "write the profile's SHA-256, 64 hexadecimal digits between quotes";
    hash.ok_or_else(|| wanted.to_owned())
}

fn points(value: &DeValue<'_>) -> Result<u8, String> {
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

fn date(value: &DeValue<'_>) -> Result<Date, String> {
    let day = value.as_datetime().map(ToString::to_string);
    let text = day.or_else(|| value.as_str().map(ToOwned::to_owned));
    let text = text.unwrap_or_default();
    text.parse().map_err(|error: InvalidDate| error.to_string())
}

fn tie_breaks(value: &DeValue<'_>) -> Result<Vec<TieBreak>, String> {
    let text = value.as_str().ok_or_else(|| quoted(value))?;
    standings::parse_list(text).map_err(|wrong| {
        let texts: Vec<_> = wrong.iter().map(ToString::to_string).collect();
        texts.join("; ")
    })
}

fn time_control(value: &DeValue<'_>) -> Result<Arc<TimeControl>, String> {
    let text = value.as_str().ok_or_else(|| {
        "write it between quotes, such as \"90+30\" for 90 minutes and 30 seconds a move".to_owned()
    })?;
    let control = typed_time::time_control(text);
    control.map(Arc::new).map_err(|error| error.to_string())
}

fn minutes(value: &DeValue<'_>) -> Result<u16, String> {
    (0..=MOST_MINUTES).read(value).map_err(|told| {
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

fn federation(value: &DeValue<'_>) -> Result<String, String> {
    let code = value
        .as_str()
        .filter(|code| code.len() == 3 && code.bytes().all(|letter| letter.is_ascii_uppercase()));
    code.map(ToOwned::to_owned)
        .ok_or_else(|| "write the three capital letters of its FIDE code, such as \"ESP\"".into())
}

fn rulings(value: &DeValue<'_>) -> Result<BTreeSet<ruling::Kind>, String> {
    let text = value.as_str().ok_or_else(|| {
        "list kinds of rulings between quotes, such as \"restart,result\"".to_owned()
    })?;
    let words = text
        .split(',')
        .map(str::trim)
        .filter(|word| !word.is_empty());
    let known = || ruling::Kind::ALL.map(ruling::Kind::name).join(", ");
    words
        .map(|word| {
            ruling::Kind::from_name(word).ok_or_else(|| {
                let (shown, known) = (shown(word), known());
                format!("\"{shown}\" is not a kind of ruling: write {known}")
            })
        })
        .collect()
}

fn penalties(value: &DeValue<'_>) -> Result<Vec<Penalty>, String> {
    let text = value.as_str().ok_or_else(|| {
        "list penalties between quotes, such as \"game-lost\" or \"warning, time-off=5:00\""
            .to_owned()
    })?;
    let typed = text.split(',').map(str::trim).filter(|one| !one.is_empty());
    let read = typed
        .map(str::parse::<Penalty>)
        .collect::<Result<Vec<_>, _>>();
    let read = read.map_err(|error| error.to_string())?;
    if read.is_empty() || read.len() > MAX_PENALTIES {
        return Err(format!("list 1 to {MAX_PENALTIES} penalties"));
    }
    Ok(read)
}

fn makes(value: &DeValue<'_>) -> Result<BoardMakes, String> {
    let known = listed(BoardMake::ALL.map(BoardMake::name), ", ");
    let wanted = || format!("list makes in brackets, such as [\"dgt\"], or leave it out: {known}");
    let list = value.as_array().filter(|list| !list.is_empty());
    let unknown = |word: &str| {
        let word = shown(word);
        format!("'{word}' is no make of electronic board that is known: write one of {known}")
    };
    let makes = list.ok_or_else(wanted)?.iter().map(|one| {
        let word = one.get_ref().as_str();
        let word = word.ok_or_else(|| quoted(one.get_ref()))?;
        BoardMake::from_name(word).ok_or_else(|| unknown(word))
    });
    Ok(BoardMakes::of(makes.collect::<Result<Vec<_>, _>>()?))
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

pub(super) fn shown(text: &str) -> String {
    text.chars().take(40).collect()
}
