//! Time controls as arbiters write them: `15+10`, and in words of few letters where that form cannot say it.

use adoube_chess::Side;

use super::control::{in_units, time_control};
use super::control_words::English;
use crate::clock::{Extra, Period, TimeControl};
use crate::time::Millis;

/// How a language says time controls. `time` is a time in its words.
pub trait ControlWords {
    /// A period in short: `90 min for 40 moves`.
    fn for_moves(&self, time: &str, moves: u16) -> String;
    /// What each move brings, in short: `+ 30 s a move`.
    fn each_move(&self, extra: Extra, time: &str) -> String;
    /// Between two periods, in short: `, then `.
    fn then(&self) -> String;
    /// Where each side has its own, in short: `White 5 min; Black 4 min`.
    fn sides(&self, white: &str, black: &str) -> String;
    /// A time: `90 minutes`, `1 minute 30 seconds`.
    fn time(&self, time: Millis) -> String;
    /// A period in words: `40 moves in 90 minutes`.
    fn moves_in(&self, moves: u16, time: &str) -> String;
    /// A period in words with what each move brings: `90 minutes, with 30 seconds added after each move`.
    fn with_extra(&self, period: &str, extra: Extra, time: &str) -> String;
    /// Between two periods, in words: `; then `.
    fn next(&self) -> String;
    /// Where each side has its own, in words: `White: 5 minutes; Black: 4 minutes`.
    fn both_sides(&self, white: &str, black: &str) -> String;
}

impl TimeControl {
    /// For readers: `15+10` (minutes, and seconds a move), `90 min for 40 moves, then 30 min, + 30 s a move`,
    /// `White 5 min; Black 4 min`. Pages write the same (`web/shared/control.ts`).
    pub fn notation(&self) -> String {
        self.notation_in(&English)
    }

    /// The same in another language.
    pub fn notation_in(&self, words: &dyn ControlWords) -> String {
        let side = |side| of_periods(self.periods(side), words);
        if self.is_alike() {
            return side(Side::White);
        }
        let [white, black] = Side::ALL.map(side);
        words.sides(&white, &black)
    }

    /// Whether [`TimeControl::notation`] has the form `15+10`, whose numbers have no units.
    pub fn is_minutes_and_seconds(&self) -> bool {
        match self.periods(Side::White) {
            [period] if self.is_alike() => minutes_and_seconds(period).is_some(),
            _ => false,
        }
    }
}

/// The notation of a time control as records and messages have it, in seconds; any other text stays.
pub fn notation_of(recorded: &str) -> String {
    let read = recorded.parse::<TimeControl>();
    read.map_or_else(|_| recorded.to_owned(), |control| control.notation())
}

/// As an argument of a command: in minutes where that is read as this one (`40/90+30:30+30`), else with units, in quotes.
pub fn argument(control: &TimeControl) -> String {
    let typed = in_minutes(control);
    if let Some(typed) = typed.filter(|typed| time_control(typed).as_ref() == Ok(control)) {
        return typed;
    }
    format!("'{}'", in_units(control))
}

/// The text of a time control with its base times in minutes; none where one is not of whole minutes.
fn in_minutes(control: &TimeControl) -> Option<String> {
    let whole = |period: &Period| period.base.0.is_multiple_of(60_000);
    let minutes = |period: &Period| Period {
        base: Millis(period.base.0 / 60),
        ..*period
    };
    let side = |side| control.periods(side).iter().map(minutes).collect();
    let read = TimeControl::of_sides(side(Side::White), side(Side::Black)).ok()?;
    control.all_periods().all(whole).then(|| read.to_string())
}

fn of_periods(periods: &[Period], words: &dyn ControlWords) -> String {
    if let [period] = periods
        && let Some(short) = minutes_and_seconds(period)
    {
        return short;
    }
    let first = periods.first().map_or(Extra::NONE, |period| period.extra);
    let alike = periods.iter().all(|period| period.extra == first);
    if alike {
        let bases: Vec<String> = periods.iter().map(|period| base(period, words)).collect();
        let sign = match (first, periods) {
            (Extra::Increment(_), [_]) => " ",
            _ => ", ",
        };
        let extra = extra(first, words).map_or_else(String::new, |extra| format!("{sign}{extra}"));
        return format!("{}{extra}", bases.join(&words.then()));
    }
    let each = periods.iter().map(|period| {
        let base = base(period, words);
        match extra(period.extra, words) {
            Some(extra) => format!("{base} ({extra})"),
            None => base,
        }
    });
    each.collect::<Vec<_>>().join(&words.then())
}

/// `15+10`; none where it could be read as another time.
fn minutes_and_seconds(period: &Period) -> Option<String> {
    let is_increment = matches!(period.extra, Extra::Increment(time) if time > Millis::ZERO);
    let control = TimeControl::new(vec![*period]).ok()?;
    let short = in_minutes(&control).filter(|_| is_increment)?;
    (time_control(&short) == Ok(control)).then_some(short)
}

fn base(period: &Period, words: &dyn ControlWords) -> String {
    let time = span(period.base);
    match period.moves {
        None => time,
        Some(moves) => words.for_moves(&time, moves),
    }
}

fn extra(extra: Extra, words: &dyn ControlWords) -> Option<String> {
    let (Extra::Increment(time) | Extra::Delay(time) | Extra::Bronstein(time)) = extra;
    (extra != Extra::NONE).then(|| words.each_move(extra, &span(time)))
}

/// `90 min`, `1 min 30 s`, `2.5 s`.
fn span(time: Millis) -> String {
    let (minutes, rest) = (time.0 / 60_000, time.0 % 60_000);
    let seconds = format!("{}.{:03}", rest / 1_000, rest % 1_000);
    let seconds = seconds.trim_end_matches('0').trim_end_matches('.');
    match (minutes, rest) {
        (0, _) => format!("{seconds} s"),
        (_, 0) => format!("{minutes} min"),
        _ => format!("{minutes} min {seconds} s"),
    }
}
