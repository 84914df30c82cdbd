//! Times on the command line, as people type them, with what was understood.

use std::fmt::Display;

use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::clock::TimeControl;
use adoube_tournament::note::Note;
use adoube_tournament::time::Millis;
use adoube_tournament::typed_time::{self, BareNumber, UnreadableTime};

use crate::catalogue::filled;
use crate::control_words::{control_words, words};
use crate::server_sentences::sentence;

/// A time that was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedTime {
    /// Milliseconds.
    pub millis: u64,
    typed: String,
}

impl TypedTime {
    /// A remaining time, or one that is given or taken; it may be none.
    pub fn parse(text: &str) -> Result<Self, String> {
        let read = typed_time::duration(text, BareNumber::Minutes);
        let time = read.map_err(|error| unreadable(&error))?;
        Ok(Self {
            millis: time.0,
            typed: text.trim().to_owned(),
        })
    }

    /// A time that is given or taken: none is no time.
    pub fn parse_some(text: &str) -> Result<Self, String> {
        let time = Self::parse(text)?;
        if time.millis == 0 {
            let message = CatalogueMessage::new("cli-usage-no-time");
            return Err(filled(&message.text("typed", text)));
        }
        Ok(time)
    }

    /// What is said of it before it counts; nothing where it was written out with its hours.
    pub fn understood(&self, name: impl Display) -> Option<String> {
        let written_out = self.typed.bytes().filter(|byte| *byte == b':').count() == 2;
        let words = words(Millis(self.millis));
        (!written_out).then(|| {
            filled(
                &CatalogueMessage::new("cli-time-understood")
                    .text("name", name)
                    .text("typed", &self.typed)
                    .text("words", words),
            )
        })
    }
}

/// A time control that was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedControl {
    /// As understood.
    pub control: TimeControl,
    typed: String,
}

impl TypedControl {
    /// Accepts the forms of the regulations' `time_control`.
    pub fn parse(text: &str) -> Result<Self, String> {
        let read = typed_time::time_control(text);
        Ok(Self {
            control: read.map_err(|error| unreadable(&error))?,
            typed: text.trim().to_owned(),
        })
    }

    fn understood(&self) -> Option<String> {
        let in_seconds = self.typed == self.control.to_string();
        let words = control_words(&self.control);
        (!in_seconds).then(|| {
            filled(
                &CatalogueMessage::new("cli-time-control-understood")
                    .text("typed", &self.typed)
                    .text("words", words),
            )
        })
    }
}

/// Why a typed time cannot be read, in the reader's language.
pub(crate) fn unreadable(error: &UnreadableTime) -> String {
    let Note { word, with, text } = error.note();
    let with = with.into_iter();
    let with = with.map(|(name, value)| (name.to_owned(), value));
    sentence("pages-refusal", word, with).unwrap_or(text)
}

/// Seconds, whole ones: a number alone is seconds.
pub fn parse_seconds(text: &str) -> Result<u64, String> {
    let read = typed_time::duration(text, BareNumber::Seconds);
    let time = read.map_err(|error| unreadable(&error))?.0;
    if !time.is_multiple_of(1_000) || time > 3_600_000 {
        let message = CatalogueMessage::new("cli-usage-whole-seconds");
        return Err(filled(&message.text("typed", text)));
    }
    Ok(time / 1_000)
}

/// What is said of typed times, a line each; nothing where none can be misread.
pub fn understood<'a, N: Display>(
    times: impl IntoIterator<Item = (N, &'a Option<TypedTime>)>,
    control: Option<&TypedControl>,
) -> Vec<String> {
    let times = times.into_iter();
    let times = times.filter_map(|(name, time)| time.as_ref()?.understood(name));
    times
        .chain(control.and_then(TypedControl::understood))
        .collect()
}

/// Its milliseconds, where one was typed.
pub fn millis(time: Option<&TypedTime>) -> Option<u64> {
    time.map(|time| time.millis)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clk_5_what_was_understood_is_told_of_what_can_be_misread() {
        for (typed, told) in [
            ("2", Some("White: '2' is 2 minutes")),
            ("2:00", Some("White: '2:00' is 2 minutes")),
            ("1h30", Some("White: '1h30' is 1 hour 30 minutes")),
            ("0:02:00", None),
        ] {
            let time = TypedTime::parse(typed).unwrap();
            assert_eq!(time.understood("White").as_deref(), told);
        }
        for (typed, told) in [
            (
                "15+10",
                Some("time control: '15+10' is 15 minutes, with 10 seconds added after each move"),
            ),
            ("900+10", None),
        ] {
            let control = TypedControl::parse(typed).unwrap();
            assert_eq!(control.understood().as_deref(), told);
        }
    }

    #[test]
    fn clk_5_no_time_is_given_or_taken() {
        assert!(
            TypedTime::parse_some("0:00").is_err_and(|why| why.contains("leave out the option"))
        );
        assert_eq!(parse_seconds("30"), Ok(30));
        assert_eq!(parse_seconds("2 min"), Ok(120));
        assert!(parse_seconds("0.5").is_err());
        assert!(parse_seconds("2 h").is_err());
    }
}
