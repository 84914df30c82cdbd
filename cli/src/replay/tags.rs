//! What a game's source says of its event, its place and its day. The game keeps it as it stands,
//! whatever its tournament is called and whenever it is played again.

use adoube_chess::pgn::Game;
use adoube_tournament::regulations::Date;

/// An event and its place, then the day and time.
const NAMES: [&str; 5] = ["Event", "Site", "Date", "UTCDate", "UTCTime"];
/// How many of them the regulations may tell where the source does not.
const OF_EVENT: usize = 2;

/// The tags of a game that are kept, by [`NAMES`]; none where the source does not know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Tags([Option<String>; 5]);

impl Tags {
    pub(super) fn of(game: &Game) -> Self {
        let known = |text: &&str| !matches!(*text, "" | "?");
        Self(NAMES.map(|name| {
            let text = game.tag(name).map(str::trim).filter(known);
            text.map(str::to_owned)
        }))
    }

    pub(super) fn event(&self) -> Option<&str> {
        self.0[0].as_deref()
    }

    /// Where the event is; servers put each game's own address there, which is no place.
    pub(super) fn site(&self) -> Option<&str> {
        self.0[1].as_deref().filter(|site| !site.contains("://"))
    }

    /// The day, where the whole of it is told.
    pub(super) fn day(&self) -> Option<Date> {
        let text = self.0[2].as_deref()?;
        let dotted = text.replace('.', "-").parse().ok();
        dotted.or_else(|| in_words(text))
    }

    /// Makes them those of the game as it was played again. A day that its source does not tell is
    /// not made up.
    pub(super) fn put(&self, game: &mut Game) {
        game.tags
            .retain(|(name, _)| !NAMES[OF_EVENT..].contains(&name.as_str()));
        for (name, text) in NAMES.into_iter().zip(&self.0) {
            if let Some(text) = text {
                game.set_tag(name, text.as_str());
            }
        }
    }
}

const MONTHS: [&str; 12] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
];

/// `Sun Nov 22 2020`, `22 November 2020`, as some programs write a day; a time of day is passed over.
pub(super) fn in_words(text: &str) -> Option<Date> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    let (mut year, mut month, mut day) = (None, None, None);
    for word in words {
        let lower = word.to_ascii_lowercase();
        let named = MONTHS.iter().position(|month| lower.starts_with(month));
        match (named, word.len(), word.parse::<u16>()) {
            (Some(index), ..) => month = u8::try_from(index + 1).ok(),
            (None, 4, Ok(number)) => year = Some(number),
            (None, 1 | 2, Ok(number)) => day = u8::try_from(number).ok(),
            _ => {}
        }
    }
    Date::new(year?, month?, day?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_words_are_read() {
        for (text, day) in [
            ("Sun Nov 22 2020", Some("2020-11-22")),
            ("Sun Nov 22 18:04:11 CET 2020", Some("2020-11-22")),
            ("22 November 2020", Some("2020-11-22")),
            ("May 3, 2021", Some("2021-05-03")),
            ("Nov 2020", None),
            ("Nov 31 2020", None),
            ("yesterday", None),
            ("", None),
        ] {
            let read = in_words(text).map(|day| day.to_string());
            assert_eq!(read.as_deref(), day, "{text}");
        }
    }
}
