//! The time control of a game, from its tag.

use adoube_chess::Side;
use adoube_tournament::clock::{InvalidTimeControl, TimeControl};

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
    /// What files say in its place, if it is not the source's: `-` for none, `?` for one that is not told.
    pub(super) untold: Option<&'static str>,
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
            "" | "?" => generous("not told: a day for each side", "?"),
            "-" => generous("none: a day for each side", "-"),
            _ => generous("not in PGN's notation: a day for each side", "?"),
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
        untold: None,
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
            untold: None,
        },
        _ => given(control),
    }
}

fn generous(note: &'static str, untold: &'static str) -> Result<Control, InvalidTimeControl> {
    Ok(Control {
        note: Some(note),
        known: false,
        untold: Some(untold),
        ..given(&GENEROUS.parse()?)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

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
