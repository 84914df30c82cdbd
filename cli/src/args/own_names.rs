//! Examples of the help in the names of the reader's own event, where its folder is at hand.

use std::ffi::OsString;
use std::path::PathBuf;

use adoube_proto::v1::Role;

use crate::event::{self, EventFolder};
use crate::plain;
use crate::text::shell_word;

/// What examples are written with.
const EVENT: &str = "open-2027";
const VENUE: &str = "madrid";
const CHIEF: &str = "chief";

/// The names of an event that stand in examples.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct OwnNames {
    event: String,
    venue: String,
    /// Of that venue, in order.
    devices: Vec<String>,
    lta: Option<String>,
    lca: Option<String>,
    chief: Option<String>,
}

impl OwnNames {
    /// Of the event that a line names, or else of the one at hand.
    pub(super) fn of(line: &[OsString], at_hand: PathBuf) -> Option<Self> {
        let named = option(line, "--event").map(PathBuf::from);
        Self::read(&named.unwrap_or(at_hand))
    }

    fn read(folder: &std::path::Path) -> Option<Self> {
        let event = EventFolder::new(folder);
        let venues = plain::read(&event.venues()).ok()?;
        let (venues, _) = event::read_venues("venues.toml", &venues);
        let officials = plain::read(&event.officials()).unwrap_or_default();
        let (officials, _) = event::read_officials("officials.toml", &officials, Some(&venues));
        let venue = venues.first()?;
        let holder = |role: Role| {
            let found = officials.iter().find(|official| {
                let here = official.venue.as_ref().is_none_or(|at| *at == venue.id);
                official.role == role && here
            });
            found.map(|official| official.person.to_string())
        };
        Some(Self {
            event: shell_word(&folder.display().to_string()),
            venue: venue.id.to_string(),
            devices: venue.devices.iter().map(ToString::to_string).collect(),
            lta: holder(Role::Lta),
            lca: holder(Role::Lca),
            chief: holder(Role::ChiefArbiter),
        })
    }

    /// The text with these names for those of the examples.
    pub(super) fn told(&self, text: &str) -> String {
        let mut told = String::with_capacity(text.len());
        let mut rest = text;
        while !rest.is_empty() {
            let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
            let end = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
            let (word, behind) = rest.split_at(end);
            told.push_str(self.own(word).unwrap_or(word));
            let other = behind.find(is_name).unwrap_or(behind.len());
            told.push_str(&behind[..other]);
            rest = &behind[other..];
        }
        told
    }

    /// The own name for one of the examples; none for any other word.
    fn own(&self, word: &str) -> Option<&str> {
        let of_venue = word.strip_suffix(VENUE);
        match (word, of_venue) {
            (EVENT, _) => Some(&self.event),
            (VENUE, _) => Some(&self.venue),
            (CHIEF, _) => self.chief.as_deref(),
            (_, Some("lta-")) => self.lta.as_deref(),
            (_, Some("lca-")) => self.lca.as_deref(),
            _ => {
                let number = word.strip_prefix(VENUE)?.strip_prefix('-')?;
                let number: usize = number.parse().ok()?;
                let index = number.min(self.devices.len()).checked_sub(1)?;
                self.devices.get(index).map(String::as_str)
            }
        }
    }
}

/// The value of an option that every command takes, as it was typed.
pub(super) fn option(line: &[OsString], name: &str) -> Option<OsString> {
    let mut words = line.iter().take_while(|word| *word != "--");
    while let Some(word) = words.next() {
        if word == name {
            return words.next().cloned();
        }
        let text = word.to_string_lossy();
        let joined = text
            .strip_prefix(name)
            .and_then(|rest| rest.strip_prefix('='));
        if let Some(value) = joined {
            return Some(OsString::from(value));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_are_told_in_the_names_of_the_event() {
        let names = OwnNames {
            event: "club".to_owned(),
            venue: "lisbon".to_owned(),
            devices: vec!["lis-a".to_owned(), "lis-b".to_owned()],
            lta: Some("ines".to_owned()),
            lca: None,
            chief: Some("rui".to_owned()),
        };
        for (example, told) in [
            (
                "adoube --event open-2027 watch --venue madrid",
                "adoube --event club watch --venue lisbon",
            ),
            (
                "adoube --as lta-madrid seat move 1.3 white madrid-9",
                "adoube --as ines seat move 1.3 white lis-b",
            ),
            ("adoube invite chief", "adoube invite rui"),
            // An office that nobody holds, and a word that only contains one.
            ("--as lca-madrid", "--as lca-madrid"),
            (
                "chief-arbiter, sala-2.txt, madrid.example",
                "chief-arbiter, sala-2.txt, lisbon.example",
            ),
        ] {
            assert_eq!(names.told(example), told);
        }
    }

    #[test]
    fn without_an_event_examples_stay_as_they_are() {
        let here = tempfile::tempdir().unwrap();
        assert_eq!(OwnNames::read(here.path()), None);
    }
}
