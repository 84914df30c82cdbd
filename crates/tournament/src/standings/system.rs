//! Which rules hold: Swiss or round robin, and the regulations' edition.

use std::fmt;

use super::crosstable::Crosstable;
use crate::date::Date;

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
    /// By the figures: in a round robin each player would meet each other as often.
    pub fn by_figures(table: &Crosstable) -> Self {
        let (players, rounds) = (table.players.len(), table.all_rounds());
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
    /// The edition for an event that begins on that day; the newest one if that is unknown.
    pub fn at(begin: Option<Date>) -> Self {
        let newest = Date::new(2026, 3, 1).ok();
        match (begin, newest) {
            (Some(begin), Some(newest)) if begin < newest => Self::From2024,
            _ => Self::From2026,
        }
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
