//! Which rules hold: Swiss or round robin, and the regulations' edition.

use super::code::TieBreak;
use crate::regulations::Date;
use crate::trf::{File, Tag};

/// How an event is paired: unplayed rounds are looked at differently (15, 16).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum System {
    /// Round by round.
    #[default]
    Swiss,
    /// Everybody meets everybody.
    RoundRobin,
}

/// Editions of C.07 that differ in what is computed here.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Edition {
    /// In force until the end of February 2026: a dummy opponent has one's own score.
    From2024,
    /// From 1 March 2026: and no more than 16.4 allows.
    #[default]
    From2026,
}

impl System {
    /// As the report says it (192, then 092). Or else a Swiss where the event has tie-breaks that
    /// no other may have (8); or else by the figures: each player would meet each other as often.
    pub fn of(file: &File, tie_breaks: &[TieBreak]) -> Self {
        let said = [Tag::EncodedType, Tag::Type]
            .into_iter()
            .filter_map(|tag| file.header(tag))
            .find_map(Self::said);
        let swiss_only = tie_breaks.iter().any(|one| one.method.swiss_only());
        said.or(swiss_only.then_some(Self::Swiss))
            .unwrap_or_else(|| Self::by_figures(file))
    }

    fn said(text: &str) -> Option<Self> {
        let text = text.to_ascii_uppercase().replace(['-', '_'], " ");
        let has = |word: &str| text.contains(word);
        if has("SWISS") || has("DUTCH") || has("DUBOV") || has("BURSTEIN") {
            Some(Self::Swiss)
        } else if has("ROBIN") || has("BERGER") || text.split(' ').any(|word| word == "RR") {
            Some(Self::RoundRobin)
        } else {
            None
        }
    }

    fn by_figures(file: &File) -> Self {
        let players = file.players().count();
        let rounds = file.rounds().map_or(file.last_round(), usize::from);
        let once = if players.is_multiple_of(2) {
            players.saturating_sub(1)
        } else {
            players
        };
        let whole = once > 1 && rounds >= once && rounds.is_multiple_of(once);
        if whole { Self::RoundRobin } else { Self::Swiss }
    }
}

impl Edition {
    /// The edition for an event that begins on that day (042); the newest one if that is unknown.
    pub fn at(begin: Option<Date>) -> Self {
        let newest = Date::new(2026, 3, 1).ok();
        match (begin, newest) {
            (Some(begin), Some(newest)) if begin < newest => Self::From2024,
            _ => Self::From2026,
        }
    }

    /// The edition for a report's event.
    pub fn of(file: &File) -> Self {
        let begin = file.header(Tag::Begin);
        let begin = begin.map(|text| text.replace(['/', '.'], "-").replace(' ', ""));
        Self::at(begin.and_then(|text| text.parse().ok()))
    }
}
