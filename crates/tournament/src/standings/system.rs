//! Which rules hold: Swiss or round robin, and the regulations' edition.

use std::fmt;

use super::code::TieBreak;
use crate::date::Date;
use crate::trf::{File, ReadDay, Tag, read_day};

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
        Begin::of(file).edition()
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::From2024 => "C.07 of 2024",
            Self::From2026 => "C.07 of March 2026",
        })
    }
}

/// The first day of an event, by which the edition is chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Begin {
    /// It is known.
    Day(Date),
    /// The report's text can mean two days, with different editions.
    Doubtful {
        /// As the report has it.
        text: String,
        /// How it was read.
        day: Date,
        /// What it can mean as well.
        other: Date,
    },
    /// The report's text is no day.
    Unreadable(String),
    /// Nobody says it.
    Unknown,
}

impl Begin {
    /// As the report says it (042).
    pub fn of(file: &File) -> Self {
        let Some(text) = file.header(Tag::Begin) else {
            return Self::Unknown;
        };
        match read_day(text) {
            None => Self::Unreadable(text.to_owned()),
            Some(ReadDay {
                day,
                other: Some(other),
            }) if Edition::at(Some(day)) != Edition::at(Some(other)) => Self::Doubtful {
                text: text.to_owned(),
                day,
                other,
            },
            Some(ReadDay { day, .. }) => Self::Day(day),
        }
    }

    /// The edition for an event that begins then.
    pub fn edition(&self) -> Edition {
        Edition::at(match self {
            Self::Day(day) | Self::Doubtful { day, .. } => Some(*day),
            Self::Unreadable(_) | Self::Unknown => None,
        })
    }
}

impl From<Option<Date>> for Begin {
    fn from(day: Option<Date>) -> Self {
        day.map_or(Self::Unknown, Self::Day)
    }
}

impl fmt::Display for Begin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Day(day) => write!(f, "the event began on {day}"),
            Self::Doubtful { text, day, other } => write!(
                f,
                "the first day (042) '{text}' was read as {day} and can also mean {other}: write \
                 YYYY/MM/DD"
            ),
            Self::Unreadable(text) => write!(
                f,
                "the first day (042) '{text}' is no day: write YYYY/MM/DD"
            ),
            Self::Unknown => write!(f, "the first day of the event is not known"),
        }
    }
}
