//! What a game's source says in tags. The game keeps it as it stands, whatever its tournament is
//! called, whoever its players are there, and whenever it is played again.

use adoube_chess::pgn::Game;
use adoube_tournament::date::Date;

/// A day and its time: none is made up.
const DAYS: [&str; 3] = ["Date", "UTCDate", "UTCTime"];
/// What the regulations may tell where the source does not.
const OF_EVENT: [&str; 2] = ["Event", "Site"];
/// How the game went here, and where it stands in the record.
const HERE: [&str; 11] = [
    "Round",
    "Board",
    "Result",
    "ResultState",
    "TimeControl",
    "Termination",
    "TerminationDetails",
    "PlyCount",
    "Variant",
    "SetUp",
    "FEN",
];

/// The tags of a game that are kept, in its order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Tags(Vec<(String, String)>);

impl Tags {
    pub(super) fn of(game: &Game) -> Self {
        let mut kept: Vec<(String, String)> = Vec::new();
        for (name, text) in &game.tags {
            // The first of a name counts.
            if !HERE.contains(&name.as_str()) && kept.iter().all(|(other, _)| other != name) {
                kept.push((name.clone(), text.clone()));
            }
        }
        Self(kept)
    }

    /// What a tag tells; none where the source does not know.
    fn told(&self, name: &str) -> Option<&str> {
        let (_, text) = self.0.iter().find(|(own, _)| own == name)?;
        Some(text.trim()).filter(|text| is_told(text))
    }

    pub(super) fn event(&self) -> Option<&str> {
        self.told("Event")
    }

    /// Where the event is; servers put each game's own address there, which is no place.
    pub(super) fn site(&self) -> Option<&str> {
        self.told("Site").filter(|site| !site.contains("://"))
    }

    /// The day, where the whole of it is told.
    pub(super) fn day(&self) -> Option<Date> {
        let text = self.told("Date")?;
        let dotted = text.replace('.', "-").parse().ok();
        dotted.or_else(|| in_words(text))
    }

    /// Makes them those of the game as it was played again. What its source does not tell of its day and
    /// of its players is not made up.
    pub(super) fn put(&self, game: &mut Game) {
        game.tags
            .retain(|(name, _)| !DAYS.contains(&name.as_str()) && !is_of_player(name));
        for (name, text) in &self.0 {
            let replaces = !DAYS.contains(&name.as_str()) && !OF_EVENT.contains(&name.as_str());
            if replaces || is_told(text.trim()) {
                game.set_tag(name, text.as_str());
            }
        }
    }
}

fn is_told(text: &str) -> bool {
    !matches!(text, "" | "?")
}

fn is_of_player(name: &str) -> bool {
    name.starts_with("White") || name.starts_with("Black")
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
