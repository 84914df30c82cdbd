//! The first day of an event, as a report has it.

use super::day_text::{ReadDay, read_day};
use super::file::{File, Tag};
use crate::catalogue_message::CatalogueMessage;
use crate::date::Date;
use crate::standings::Edition;

/// The first day of an event, by which the edition of the tie-break rules is chosen.
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

impl Begin {
    /// For who reads a table.
    pub fn message(&self) -> CatalogueMessage {
        match self {
            Self::Day(day) => CatalogueMessage::new("file-first-day").text("day", day),
            Self::Doubtful { text, day, other } => CatalogueMessage::new("file-first-day-doubtful")
                .text("text", text)
                .text("day", day)
                .text("other", other),
            Self::Unreadable(text) => {
                CatalogueMessage::new("file-first-day-unreadable").text("text", text)
            }
            Self::Unknown => CatalogueMessage::new("file-first-day-unknown"),
        }
    }
}
