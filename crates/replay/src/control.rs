//! The time control of a game, from its tag.

use adoube_chess::Side;
use adoube_chess::pgn::Game;
use adoube_tournament::clock::{InvalidTimeControl, MAX_PERIODS, TimeControl};

/// What holds where a source says nothing that can be read: a day for each side, so that nobody
/// loses on time by our not knowing.
const GENEROUS: &str = "86400";

/// A time control, and how it was come by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Control {
    /// As PGN writes it.
    pub(super) text: String,
    pub(super) periods: TimeControl,
    /// What was made of a tag that does not say it.
    pub(super) note: Option<&'static str>,
    /// Whether it is the source's own, so that its clocks can be compared.
    pub(super) known: bool,
    /// What files say in the place of its text: `-` for none, `?` for one that is not told, and the source's
    /// own words where its last period repeats.
    pub(super) written: Option<String>,
}

const SIDES: [&str; 2] = ["WhiteTimeControl", "BlackTimeControl"];

/// The time control of a game by its tags. `shown` is as for [`read`].
///
/// # Errors
/// As [`read`].
pub(super) fn of_game(game: &Game, shown: Option<u64>) -> Result<Control, InvalidTimeControl> {
    if let Some(sides) = of_sides(game) {
        return Ok(given(&sides));
    }
    let tag = game.tag("TimeControl");
    let repeated = tag.and_then(repeated);
    if let (Some(tag), Some(periods)) = (tag, repeated) {
        let moves = game.moves.len().div_ceil(2);
        if moves > counted(&periods) {
            return generous(
                "has too many periods to be played: a day for each side",
                "?",
            );
        }
        return Ok(Control {
            written: Some(tag.trim().to_owned()),
            ..given(&periods)
        });
    }
    read(tag, shown)
}

/// Tags of the two sides, where these alone tell the time control.
fn of_sides(game: &Game) -> Option<TimeControl> {
    if told(game, "TimeControl").is_some() {
        return None;
    }
    let [white, black] = SIDES.map(|name| told(game, name));
    let periods = |text: &str| match repeated(text) {
        Some(periods) => periods.to_string(),
        None => text.to_owned(),
    };
    format!("W{}-B{}", periods(white?), periods(black?))
        .parse()
        .ok()
}

/// Tags of the two sides that are not used, in words; nothing where there are none.
pub(super) fn unused(game: &Game, given: bool) -> Option<String> {
    let names: Vec<&str> = SIDES
        .into_iter()
        .filter(|name| told(game, name).is_some())
        .collect();
    if names.is_empty() || (!given && of_sides(game).is_some()) {
        return None;
    }
    let why = match (given, told(game, "TimeControl")) {
        (true, _) => "the given regulations are used".to_owned(),
        (false, Some(tag)) => format!("TimeControl {tag:?} is used"),
        (false, None) => "they do not contain the times of both sides".to_owned(),
    };
    Some(format!(
        "its {} is not used: {why}",
        names.join(" and its ")
    ))
}

fn told<'a>(game: &'a Game, name: &str) -> Option<&'a str> {
    let text = game.tag(name).map(str::trim);
    text.filter(|text| !matches!(*text, "" | "?" | "-"))
}

/// A time control whose last period has a number of moves: by PGN 9.6.1 it repeats, here as often as there
/// can be periods.
fn repeated(tag: &str) -> Option<TimeControl> {
    let tag = tag.trim();
    let (_, last) = tag.rsplit_once(':').unwrap_or(("", tag));
    let (_, times) = last.split_once('/')?;
    let more = MAX_PERIODS.checked_sub(tag.split(':').count() + 1)?;
    let text = format!("{tag}{}:{times}", format!(":{last}").repeat(more));
    text.parse().ok()
}

/// How many moves a side can make before a repeated period lacks.
fn counted(periods: &TimeControl) -> usize {
    let periods = periods.periods(Side::White);
    let moves = |period: &adoube_tournament::clock::Period| usize::from(period.moves.unwrap_or(0));
    let last = periods.iter().rev().nth(1).map_or(0, moves);
    periods.iter().map(moves).sum::<usize>() + last
}

/// The time control that a tag tells. `shown` is the most that any clock of the game shows, in
/// milliseconds: more than the tag allows means that the tag is not in seconds.
///
/// # Errors
/// None as long as the fallback is a time control, which a test checks.
pub(super) fn read(tag: Option<&str>, shown: Option<u64>) -> Result<Control, InvalidTimeControl> {
    let tag = tag.map_or("", str::trim);
    match tag.parse::<TimeControl>() {
        Ok(control) => Ok(in_seconds(&control, shown)),
        Err(_) => match tag {
            "" | "?" => generous("not given: a day for each side", "?"),
            "-" => generous("none: a day for each side", "-"),
            _ => generous("not in PGN notation: a day for each side", "?"),
        },
    }
}

/// A control of the regulations that were given.
pub(super) fn given(control: &TimeControl) -> Control {
    Control {
        text: control.to_string(),
        periods: control.clone(),
        note: None,
        known: true,
        written: None,
    }
}

/// Some write minutes: `90+30` with clocks that show an hour and a half.
fn in_seconds(control: &TimeControl, shown: Option<u64>) -> Control {
    let first = control.period(Side::White, 0);
    let minutes = format!(
        "{}+{}",
        first.base.0 * 60 / 1000,
        first.extra.most().0 / 1000
    );
    let most = first.base.0 + first.extra.most().0;
    let one = control.is_alike() && first.moves.is_none();
    let plain = one && first.extra.most() == first.extra.increment() && first.base.0 <= 180_000;
    let too_much = shown.is_some_and(|shown| {
        // A clock may grow by its increments, but not to ten times what it began with.
        shown > most * 10 && shown <= first.base.0 * 60 + first.extra.most().0 * 100
    });
    match minutes.parse() {
        Ok(longer) if plain && too_much => Control {
            text: minutes,
            periods: longer,
            note: Some("minutes, by its clocks"),
            known: true,
            written: None,
        },
        _ => given(control),
    }
}

fn generous(note: &'static str, untold: &'static str) -> Result<Control, InvalidTimeControl> {
    Ok(Control {
        note: Some(note),
        known: false,
        written: Some(untold.to_owned()),
        ..given(&GENEROUS.parse()?)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CLK-2: tags of the two sides, and periods that repeat, of a game of so many half-moves.
    #[test]
    fn clk_2_the_time_control_of_both_sides_and_periods_that_repeat() {
        let often = |first: &str, last: &str, count: usize, open: &str| {
            format!("{first}{}{open}", format!("{last}:").repeat(count))
        };
        for (tags, plies, text, written) in [
            (
                [None, Some("60+1"), Some("30")],
                10,
                "W60+1-B30".to_owned(),
                None,
            ),
            (
                [Some("?"), Some("60"), Some("60")],
                10,
                "60".to_owned(),
                None,
            ),
            (
                [Some("90"), Some("60"), Some("30")],
                10,
                "90".to_owned(),
                None,
            ),
            ([None, Some("60"), None], 10, GENEROUS.to_owned(), Some("?")),
            (
                [Some("4/100"), None, None],
                128,
                often("", "4/100", 15, "100"),
                Some("4/100"),
            ),
            (
                [Some("4/100"), None, None],
                130,
                GENEROUS.to_owned(),
                Some("?"),
            ),
            (
                [Some("40/7200:20/3600"), None, None],
                10,
                often("40/7200:", "20/3600", 14, "3600"),
                Some("40/7200:20/3600"),
            ),
            (
                [Some("inf"), None, None],
                10,
                GENEROUS.to_owned(),
                Some("?"),
            ),
        ] {
            let mut game = adoube_chess::pgn::Game::default();
            let names = ["TimeControl", SIDES[0], SIDES[1]].into_iter().zip(tags);
            for (name, text) in names.filter_map(|(name, text)| Some((name, text?))) {
                game.set_tag(name, text);
            }
            let mv = "e2e4".parse().unwrap();
            game.moves = vec![adoube_chess::pgn::Ply::new("e4", mv); plies];
            let control = of_game(&game, None).unwrap();
            assert_eq!(
                (control.text, control.written.as_deref()),
                (text, written),
                "{tags:?}"
            );
            let used =
                tags[1].is_none() || (tags[0].is_none_or(|tag| tag == "?") && tags[2].is_some());
            assert_eq!(unused(&game, false).is_none(), used, "{tags:?}");
            assert_eq!(unused(&game, true).is_none(), tags[1].is_none());
        }
    }

    #[test]
    fn clk_2_tags_as_they_are_found() {
        const DAY: &str = "86400";
        let hour_and_half = Some(5_400_000);
        for (tag, shown, text, known) in [
            ("600+5", None, "600+5", true),
            ("60+0", None, "60", true),
            ("900", None, "900", true),
            ("40/5400+30:1800+30", None, "40/5400+30:1800+30", true),
            ("90+30", hour_and_half, "5400+30", true),
            ("90+30", None, "90+30", true),
            ("180+2", Some(190_000), "180+2", true),
            ("120'/60 +, 60'/20m + 15'/end", None, DAY, false),
            ("1/259200", None, DAY, false),
            ("?", None, DAY, false),
            ("-", None, DAY, false),
            ("", None, DAY, false),
            ("*60", None, DAY, false),
            ("0+1", None, DAY, false),
        ] {
            let read = read(Some(tag), shown).unwrap();
            assert_eq!((read.text.as_str(), read.known), (text, known), "{tag}");
            assert_eq!(read.periods.to_string(), text, "{tag}");
            assert_eq!(read.note.is_none(), known && text != "5400+30", "{tag}");
        }
    }
}
