//! The report of an event.

use super::file::{File, Line, Tag};
use super::player::Player;
use super::write::Edition;
use crate::date::Date;
use crate::regulations::Regulations;

impl File {
    /// The report of an event with these players: what its regulations say, in the order of the
    /// specification. `arbiters` are the chief arbiter and the deputies, by name. The lines that
    /// only the newer edition has are there for that edition only.
    pub fn of_event(
        regulations: &Regulations,
        arbiters: &[String],
        players: Vec<Player>,
        edition: Edition,
    ) -> Self {
        let mut file = Self::default();
        let optional = |text: &Option<String>| text.clone().unwrap_or_default();
        file.push_header(Tag::Name, &regulations.name);
        file.push_header(Tag::City, optional(&regulations.city));
        file.push_header(Tag::Federation, optional(&regulations.federation));
        for (tag, day) in [(Tag::Begin, regulations.begin), (Tag::End, regulations.end)] {
            file.push_header(tag, day.map_or_else(String::new, Date::with_slashes));
        }
        let rated = players.iter().filter(|p| p.rating.is_some_and(|r| r > 0));
        file.push_header(Tag::Players, players.len().to_string());
        file.push_header(Tag::RatedPlayers, rated.count().to_string());
        file.push_header(Tag::Teams, "0");
        let mut arbiters = arbiters.iter();
        file.push_header(
            Tag::ChiefArbiter,
            arbiters.next().cloned().unwrap_or_default(),
        );
        for deputy in arbiters {
            file.push_header(Tag::Deputy, deputy);
        }
        let control = regulations.time_control.to_string();
        file.push_header(Tag::TimeControl, &control);
        file.push_header(Tag::Rounds, regulations.rounds.to_string());
        // The specification has no code for a delay.
        let coded = regulations.time_control.has_no_delay();
        if edition == Edition::Trf26 && coded {
            file.push_header(Tag::EncodedTimeControl, control);
        }
        file.lines.extend(players.into_iter().map(Line::Player));
        file
    }
}
