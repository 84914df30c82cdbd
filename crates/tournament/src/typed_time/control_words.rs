//! A time control in words.

use adoube_chess::{BySide, Side};

use super::{ControlWords, argument};
use crate::clock::{Extra, Period, TimeControl, TimeControlClass};
use crate::time::Millis;

/// A base time up to this may have been meant as minutes.
const MOST_MINUTES: Millis = Millis::from_seconds(180);

impl TimeControlClass {
    /// As the Appendices call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blitz => "blitz",
            Self::Rapid => "rapid",
            Self::Standard => "standard",
        }
    }
}

impl TimeControl {
    /// How it is understood, with its class: who wrote minutes where seconds are read sees it here.
    pub fn understood(&self) -> String {
        let (notation, class) = (self.notation(), self.class().name());
        if self.is_minutes_and_seconds() {
            return format!("{notation} (minutes + seconds a move), {class}");
        }
        if self.only_period().is_some() {
            return format!("{notation}, {class}");
        }
        let least = if self.is_alike() { "" } else { "at least " };
        let brought = self.over_sixty_moves();
        format!("{notation}; {least}{brought} in sixty moves, {class}")
    }

    /// What it is if its base times were meant as minutes; none where one of them is too long for that.
    pub fn in_minutes(&self) -> Option<Self> {
        let likely = self.all_periods().all(|period| period.base <= MOST_MINUTES);
        let meant = |period: &Period| Period {
            base: Millis(period.base.0 * 60),
            ..*period
        };
        let BySide { white, black } =
            BySide::from_fn(|side| self.periods(side).iter().map(meant).collect::<Vec<_>>());
        likely.then(|| Self::of_sides(white, black).ok()).flatten()
    }

    /// What to write if minutes were meant; none where that is unlikely.
    pub fn if_minutes(&self) -> Option<String> {
        let write = argument(&self.in_minutes()?);
        Some(match self.only_period() {
            Some(period) => format!("For {} minutes write {write}", period.base.0 / 1000),
            None => format!("If minutes were meant write {write}"),
        })
    }

    /// Its period, where it has one only and that for both sides alike.
    pub fn only_period(&self) -> Option<Period> {
        match (self.periods(Side::White), self.is_alike()) {
            ([period], true) => Some(*period),
            _ => None,
        }
    }

    /// For readers who do not know how it is coded: `40 moves in 90 minutes, then 30 minutes, with
    /// 30 seconds added after each move`.
    pub fn words(&self) -> String {
        self.words_in(&English)
    }

    /// The same in another language.
    pub fn words_in(&self, words: &dyn ControlWords) -> String {
        let side = |side| {
            let periods = self.periods(side).iter();
            let periods: Vec<String> = periods.map(|it| period(it, words)).collect();
            periods.join(&words.next())
        };
        if self.is_alike() {
            return side(Side::White);
        }
        let [white, black] = Side::ALL.map(side);
        words.both_sides(&white, &black)
    }
}

fn period(period: &Period, words: &dyn ControlWords) -> String {
    let base = words.time(period.base);
    let time = match period.moves {
        Some(moves) => words.moves_in(moves, &base),
        None => base,
    };
    let (Extra::Increment(extra) | Extra::Delay(extra) | Extra::Bronstein(extra)) = period.extra;
    if period.extra == Extra::NONE {
        return time;
    }
    words.with_extra(&time, period.extra, &words.time(extra))
}

/// As files and the server's own texts have it.
pub(super) struct English;

impl ControlWords for English {
    fn for_moves(&self, time: &str, moves: u16) -> String {
        format!("{time} for {}", count(&moves.to_string(), "move"))
    }

    fn each_move(&self, extra: Extra, time: &str) -> String {
        let sign = match extra {
            Extra::Increment(_) => "+",
            Extra::Delay(_) => "delay",
            Extra::Bronstein(_) => "Bronstein",
        };
        format!("{sign} {time} a move")
    }

    fn then(&self) -> String {
        ", then ".to_owned()
    }

    fn sides(&self, white: &str, black: &str) -> String {
        format!("White {white}; Black {black}")
    }

    /// `90 minutes`, `30 seconds`, `1 minute 30 seconds`.
    fn time(&self, time: Millis) -> String {
        let (minutes, rest) = (time.0 / 60_000, time.0 % 60_000);
        let seconds = match rest % 1000 {
            0 => (rest / 1000).to_string(),
            millis => format!("{}.{millis:03}", rest / 1000)
                .trim_end_matches('0')
                .to_owned(),
        };
        let minutes_told = count(&minutes.to_string(), "minute");
        match (minutes, rest) {
            (0, _) => count(&seconds, "second"),
            (_, 0) => minutes_told,
            _ => format!("{minutes_told} {}", count(&seconds, "second")),
        }
    }

    fn moves_in(&self, moves: u16, time: &str) -> String {
        format!("{} in {time}", count(&moves.to_string(), "move"))
    }

    fn with_extra(&self, period: &str, extra: Extra, time: &str) -> String {
        match extra {
            Extra::Increment(_) => format!("{period}, with {time} added after each move"),
            Extra::Delay(_) => format!("{period}, with a delay of {time} before each move"),
            Extra::Bronstein(_) => {
                format!("{period}, with up to {time} given back after each move (Bronstein)")
            }
        }
    }

    fn next(&self) -> String {
        "; then ".to_owned()
    }

    fn both_sides(&self, white: &str, black: &str) -> String {
        format!("White: {white}; Black: {black}")
    }
}

fn count(number: &str, unit: &str) -> String {
    match number {
        "1" => format!("1 {unit}"),
        _ => format!("{number} {unit}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> TimeControl {
        text.parse().unwrap()
    }

    #[test]
    fn clk_2_clk_3_time_controls_in_words() {
        for (control, words) in [
            (
                "5400+30",
                "90 minutes, with 30 seconds added after each move",
            ),
            (
                "600d5",
                "10 minutes, with a delay of 5 seconds before each move",
            ),
            (
                "300b2.5",
                "5 minutes, with up to 2.5 seconds given back after each move (Bronstein)",
            ),
            (
                "40/7200d5:1/61:1800",
                "40 moves in 120 minutes, with a delay of 5 seconds before each move; then 1 move in \
                 1 minute 1 second; then 30 minutes",
            ),
            ("W300-B240", "White: 5 minutes; Black: 4 minutes"),
        ] {
            assert_eq!(read(control).words(), words, "{control}");
        }
    }

    #[test]
    fn clk_8_how_a_time_control_is_understood() {
        for (control, told, minutes) in [
            ("90+30", "1 min 30 s + 30 s a move, rapid", Some("90+30")),
            ("15d5", "15 s, delay 5 s a move, blitz", Some("15d5")),
            ("600+5", "10+5 (minutes + seconds a move), rapid", None),
            ("300", "5 min, blitz", None),
            (
                "2/300:120+5",
                "5 min for 2 moves, then 2 min (+ 5 s a move); 0:11:50 in sixty moves, rapid",
                None,
            ),
            (
                "40/90:30+30",
                "1 min 30 s for 40 moves, then 30 s (+ 30 s a move); 0:12:00 in sixty moves, rapid",
                Some("40/90:30+30"),
            ),
            (
                "40/5400:30+30",
                "90 min for 40 moves, then 30 s (+ 30 s a move); 1:40:30 in sixty moves, standard",
                None,
            ),
            (
                "W300-B240",
                "White 5 min; Black 4 min; at least 0:04:00 in sixty moves, blitz",
                None,
            ),
            (
                "W5-B4",
                "White 5 s; Black 4 s; at least 0:00:04 in sixty moves, blitz",
                Some("W5-B4"),
            ),
        ] {
            let read = read(control);
            assert_eq!(read.understood(), told);
            let write = read.if_minutes();
            let written = write.as_ref().and_then(|told| told.rsplit_once(' '));
            assert_eq!(written.map(|(_, control)| control), minutes, "{write:?}");
            let typed = minutes.map(|typed| crate::typed_time::time_control(typed).unwrap());
            assert_eq!(read.in_minutes(), typed);
        }
    }
}
