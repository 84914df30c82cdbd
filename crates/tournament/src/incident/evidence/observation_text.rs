//! What was seen, to be told in any language.

use super::Observation;
use super::figure::Figure as _;
use crate::note::Note;

impl Observation {
    /// The sentence. Its word is [`Observation::name`], but where one seat of a venue fell silent alone.
    pub fn note(&self) -> Note {
        let mut with = self.filled();
        if let Self::Outage { from, until, .. } = *self {
            with.push(("span", until.since(from).word()));
        }
        let mut word = self.name();
        if let Self::SeatsLost {
            lost: lost @ (0 | 1),
            of,
        } = *self
        {
            word = alone(lost, of).0;
        }
        let text = self.to_string();
        Note { word, with, text }
    }
}

/// That no other seat of its venue fell silent with it, by a word and in English: `lost` counts the seat itself,
/// if it was away by then.
pub(super) fn alone(lost: u32, of: u32) -> (&'static str, String) {
    match (lost, of) {
        (0, _) => (
            "seats-lost-none",
            format!("0 of {of} seats of the venue fell silent then"),
        ),
        (_, 0 | 1) => ("only-seat", "this is the venue's only seat".to_owned()),
        _ => (
            "seats-lost-alone",
            format!("of {of} seats of the venue this one alone fell silent then"),
        ),
    }
}
