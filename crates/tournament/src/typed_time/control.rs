//! Time controls: `90+30`, `15 min + 10 s`, `1h30 + 30 s`, `40/90 : 30+30`, `W5-B4`; and in seconds as PGN writes them
//! (`5400+30`) where they cannot be minutes.

use adoube_chess::{BySide, Side};

use super::duration::{BareNumber, bare_thousandths, duration, minutes_and_seconds, whole_minutes};
use super::error::{UnreadableTime, shown};
use super::readable;
use crate::clock::{Extra, InvalidTimeControl, Period, TimeControl};
use crate::time::Millis;

/// A first number up to this can be minutes: three hours.
const MOST_MINUTES: u64 = 180_000;
/// A first number before a colon up to this can be hours.
const MOST_HOURS: u64 = 3;
/// One from this on can be seconds.
const LEAST_SECONDS: u64 = 60_000;
/// A number behind a slash up to this can be seconds a move.
const MOST_SECONDS: u64 = 60;
/// Nobody plays three minutes or less with so much a move.
const LONG_EXTRA: Millis = Millis::from_seconds(10);
/// What may stand behind an increment.
const A_MOVE: [&str; 6] = [
    "/move",
    "per move",
    "a move",
    "each move",
    "/jugada",
    "por jugada",
];

/// A period whose base time may be a number without a unit.
struct Draft {
    moves: Option<u16>,
    base: Base,
    extra: Extra,
}

enum Base {
    Exact(Millis),
    /// Thousandths of a minute or of a second.
    Bare(u64),
}

/// A time control as it is typed.
pub fn time_control(text: &str) -> Result<TimeControl, UnreadableTime> {
    let read = readable(text)?;
    if read.starts_with('-') {
        return Err(UnreadableTime::Negative(shown(text)));
    }
    let sides = match read.strip_prefix('w') {
        None => BySide::new(drafts(text, &read)?, Vec::new()),
        Some(sides) => {
            let sides = sides.replace(" -", "-").replace("- ", "-");
            let (white, black) = sides
                .split_once("-b")
                .ok_or_else(|| UnreadableTime::Control {
                    text: shown(text),
                    why: InvalidTimeControl::OneSide,
                })?;
            BySide::new(drafts(text, white)?, drafts(text, black)?)
        }
    };
    let unit = unit(text, &sides)?;
    of_drafts(&sides, unit).map_err(|why| UnreadableTime::Control {
        text: shown(text),
        why,
    })
}

fn of_drafts(
    sides: &BySide<Vec<Draft>>,
    unit: BareNumber,
) -> Result<TimeControl, InvalidTimeControl> {
    let periods = |drafts: &[Draft]| drafts.iter().map(|draft| draft.period(unit)).collect();
    let BySide { white, black } = sides;
    if black.is_empty() {
        return TimeControl::new(periods(white));
    }
    TimeControl::of_sides(periods(white), periods(black))
}

impl Draft {
    fn period(&self, unit: BareNumber) -> Period {
        let base = match (&self.base, unit) {
            (Base::Exact(base), _) => *base,
            (Base::Bare(thousandths), BareNumber::Minutes) => Millis(thousandths * 60),
            (Base::Bare(thousandths), BareNumber::Seconds) => Millis(*thousandths),
        };
        Period {
            moves: self.moves,
            base,
            extra: self.extra,
        }
    }

    /// Whether its number can be minutes; any can where it has a unit.
    fn may_be_minutes(&self) -> bool {
        match self.base {
            Base::Exact(_) => true,
            Base::Bare(number) => number <= MOST_MINUTES,
        }
    }

    /// Whether its number can be seconds.
    fn may_be_seconds(&self) -> bool {
        match self.base {
            Base::Exact(_) => true,
            Base::Bare(number) => {
                let short = number <= MOST_MINUTES;
                number >= LEAST_SECONDS && !(short && self.extra.most() >= LONG_EXTRA)
            }
        }
    }
}

/// What numbers without a unit mean.
fn unit(text: &str, sides: &BySide<Vec<Draft>>) -> Result<BareNumber, UnreadableTime> {
    let mut drafts = sides.iter().flatten();
    let is_bare = |draft: &Draft| matches!(draft.base, Base::Bare(_));
    if !drafts.clone().any(is_bare) {
        return Ok(BareNumber::Minutes);
    }
    let minutes = drafts.clone().all(Draft::may_be_minutes);
    let seconds = drafts.all(Draft::may_be_seconds);
    match (minutes, seconds) {
        (true, false) => Ok(BareNumber::Minutes),
        (false, true) => Ok(BareNumber::Seconds),
        (false, false) => Err(UnreadableTime::Mixed(shown(text))),
        (true, true) => Err(ambiguous(text, sides)),
    }
}

fn ambiguous(text: &str, sides: &BySide<Vec<Draft>>) -> UnreadableTime {
    let reading = |unit| match of_drafts(sides, unit) {
        Ok(control) => Ok(in_units(&control)),
        Err(why) => Err(UnreadableTime::Control {
            text: shown(text),
            why,
        }),
    };
    let readings = reading(BareNumber::Minutes)
        .and_then(|minutes| Ok([minutes, reading(BareNumber::Seconds)?]));
    match readings {
        Ok(readings) => UnreadableTime::Ambiguous {
            text: shown(text),
            readings,
        },
        Err(error) => error,
    }
}

/// The periods of a side. A colon separates them where moves are counted, and stands in a time elsewhere (`1:30:00`).
fn drafts(text: &str, read: &str) -> Result<Vec<Draft>, UnreadableTime> {
    let read = without_a_move(read);
    let fields: Vec<&str> = if read.contains('/') {
        read.split([':', ';']).collect()
    } else {
        vec![read]
    };
    if let [field] = fields.as_slice() {
        slash_read_otherwise(text, field)?;
    }
    fields.iter().map(|field| draft(text, field)).collect()
}

/// Refuses `15/10`, which is more often meant as `15+10` than as 15 moves in 10 minutes.
fn slash_read_otherwise(text: &str, field: &str) -> Result<(), UnreadableTime> {
    let numbers = field.split_once('/');
    let number = |text: &str| text.trim().parse::<u64>();
    match numbers.map(|(first, second)| (number(first), number(second))) {
        Some((Ok(first), Ok(second))) if second <= MOST_SECONDS => Err(UnreadableTime::Slash {
            text: shown(text),
            first,
            second,
        }),
        _ => Ok(()),
    }
}

fn without_a_move(read: &str) -> &str {
    let read = read.trim();
    let found = A_MOVE.iter().find_map(|words| read.strip_suffix(words));
    found.map_or(read, str::trim_end)
}

fn draft(text: &str, field: &str) -> Result<Draft, UnreadableTime> {
    let wrong = || UnreadableTime::ControlForm(shown(text));
    let (moves, times) = match field.split_once('/') {
        Some((moves, times)) => (Some(moves.trim().parse().map_err(|_| wrong())?), times),
        None => (None, field),
    };
    let (base, extra) = match sign(times) {
        Some((at, kind)) => {
            let (base, added) = (&times[..at], &times[at + 1..]);
            minutes_read_otherwise(text, base, kind, added)?;
            (base, extra(kind, added).ok_or_else(wrong)?)
        }
        None => (times, Extra::NONE),
    };
    let base = base.trim();
    units_read_otherwise(text, base, extra)?;
    colon_read_otherwise(text, base, moves, extra)?;
    let base = match bare_thousandths(base) {
        Some(number) => Base::Bare(number),
        None => match duration(base, BareNumber::Minutes) {
            Ok(time) => Base::Exact(time),
            Err(UnreadableTime::TooLong(_)) => {
                return Err(UnreadableTime::TooLong(shown(text)));
            }
            Err(ambiguous @ UnreadableTime::Ambiguous { .. }) => return Err(ambiguous),
            Err(_) => return Err(wrong()),
        },
    };
    Ok(Draft { moves, base, extra })
}

/// Refuses `15 min + 10 min`: nobody is given minutes for each move, and seconds are meant.
fn minutes_read_otherwise(
    text: &str,
    base: &str,
    kind: char,
    added: &str,
) -> Result<(), UnreadableTime> {
    let Some(minutes) = whole_minutes(added.trim()) else {
        return Ok(());
    };
    let base = base.trim();
    let readings = [minutes, minutes * 60].map(|seconds| format!("{base} {kind} {seconds} s"));
    Err(UnreadableTime::Ambiguous {
        text: shown(text),
        readings,
    })
}

/// Refuses `15 min 10 sec`, which is more often meant as `15+10` than as one time.
fn units_read_otherwise(text: &str, base: &str, extra: Extra) -> Result<(), UnreadableTime> {
    match minutes_and_seconds(base) {
        Some((minutes, seconds)) if extra == Extra::NONE && seconds > 0 => {
            Err(UnreadableTime::IsTime {
                text: shown(text),
                minutes,
                seconds,
            })
        }
        _ => Ok(()),
    }
}

/// Refuses minutes and seconds with a colon that were meant as something else: `15:10` for `15+10`, `1:30+30` for an
/// hour and a half.
fn colon_read_otherwise(
    text: &str,
    base: &str,
    moves: Option<u16>,
    extra: Extra,
) -> Result<(), UnreadableTime> {
    let Some((first, second)) = base.split_once(':') else {
        return Ok(());
    };
    let (Ok(minutes), Ok(seconds)) = (first.parse::<u64>(), second.parse::<u64>()) else {
        return Ok(());
    };
    let Ok(time) = duration(base, BareNumber::Minutes) else {
        return Ok(());
    };
    if extra == Extra::NONE && seconds > 0 {
        return Err(UnreadableTime::IsTime {
            text: shown(text),
            minutes,
            seconds,
        });
    }
    let may_be_hours = minutes <= MOST_HOURS && (seconds > 0 || extra.most() >= LONG_EXTRA);
    if extra == Extra::NONE || !may_be_hours {
        return Ok(());
    }
    let readings = [time, Millis(time.0 * 60)].map(|base| period(&Period { moves, base, extra }));
    Err(UnreadableTime::Ambiguous {
        text: shown(text),
        readings,
    })
}

/// The sign of what a move brings: `+`, or a `d` or `b` between two times.
fn sign(times: &str) -> Option<(usize, char)> {
    if let Some(at) = times.find('+') {
        return Some((at, '+'));
    }
    let letters = times.char_indices().filter(|(_, c)| matches!(c, 'd' | 'b'));
    let mut signs = letters.filter(|(at, _)| {
        let behind = times[at + 1..].trim_start();
        *at > 0 && behind.starts_with(|c: char| c.is_ascii_digit())
    });
    signs.next()
}

fn extra(sign: char, text: &str) -> Option<Extra> {
    let time = duration(text, BareNumber::Seconds).ok()?;
    Some(match sign {
        _ if time == Millis::ZERO => Extra::NONE,
        'd' => Extra::Delay(time),
        'b' => Extra::Bronstein(time),
        _ => Extra::Increment(time),
    })
}

/// A time control as a text that is read as exactly this one: in seconds as PGN has it where that cannot be minutes, else
/// with units.
pub fn unmistakable(control: &TimeControl) -> String {
    let plain = control.to_string();
    if time_control(&plain).as_ref() == Ok(control) {
        return plain;
    }
    in_units(control)
}

/// With a unit behind each time: `40/90 min : 30 min + 30 s`.
pub fn in_units(control: &TimeControl) -> String {
    let side = |side| {
        let periods = control.periods(side).iter().map(period);
        periods.collect::<Vec<_>>().join(" : ")
    };
    if control.is_alike() {
        return side(Side::White);
    }
    format!("W{}-B{}", side(Side::White), side(Side::Black))
}

fn period(period: &Period) -> String {
    let moves = period
        .moves
        .map_or(String::new(), |moves| format!("{moves}/"));
    let base = span(period.base);
    match period.extra {
        Extra::Increment(Millis::ZERO) => format!("{moves}{base}"),
        Extra::Increment(time) => format!("{moves}{base} + {}", seconds(time)),
        Extra::Delay(time) => format!("{moves}{base} d {}", seconds(time)),
        Extra::Bronstein(time) => format!("{moves}{base} b {}", seconds(time)),
    }
}

/// Whole minutes as such, all else in seconds.
fn span(time: Millis) -> String {
    if time.0 >= 60_000 && time.0.is_multiple_of(60_000) {
        return format!("{} min", time.0 / 60_000);
    }
    seconds(time)
}

fn seconds(time: Millis) -> String {
    let seconds = format!("{}.{:03}", time.0 / 1_000, time.0 % 1_000);
    format!("{} s", seconds.trim_end_matches('0').trim_end_matches('.'))
}
