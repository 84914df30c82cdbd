//! Texts that people write: reasons, notes, messages, names. They are shown among the words of others, in a terminal, a
//! log, a page and a game's score: what is seen of a text has to be all of it.

mod hidden;
mod nearest;

use std::fmt;
use std::ops::Deref;

use thiserror::Error;

pub use hidden::{Hidden, HiddenCharacter};
pub use nearest::nearest;

/// The longest reason or note, in characters.
pub const MAX_REASON: usize = 500;

/// The longest name, in characters.
pub const MAX_NAME: usize = 200;

/// One line of plain text: trimmed, with something to see in it, and without a character that nobody sees.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PlainText(String);

/// Why a text is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum TextFault {
    /// Nothing is to be seen in it.
    #[error("there is nothing to read: write something")]
    Empty,
    /// It has more characters than this.
    #[error("it is longer than {0} characters: write less")]
    Long(usize),
    /// It has a character that nobody sees.
    #[error(transparent)]
    Hidden(HiddenCharacter),
}

impl PlainText {
    /// A text of at most that many characters.
    pub fn new(text: &str, most: usize) -> Result<Self, TextFault> {
        let text = text.trim();
        if let Some(hidden) = HiddenCharacter::find(text) {
            return Err(TextFault::Hidden(hidden));
        }
        if text.chars().all(hidden::is_blank) {
            return Err(TextFault::Empty);
        }
        if text.chars().count() > most {
            return Err(TextFault::Long(most));
        }
        Ok(Self(text.to_owned()))
    }

    /// A note: it may be left out.
    pub fn optional(text: &str, most: usize) -> Result<Option<Self>, TextFault> {
        match Self::new(text, most) {
            Ok(text) => Ok(Some(text)),
            Err(TextFault::Empty) => Ok(None),
            Err(fault) => Err(fault),
        }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Deref for PlainText {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PlainText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<PlainText> for String {
    fn from(text: PlainText) -> Self {
        text.0
    }
}

/// The reason of a stop, which is never refused for it: none where there is none that can be read. It is wanted later then.
pub fn reason_of_stop(text: Option<&str>) -> Option<String> {
    PlainText::new(text?, MAX_REASON).ok().map(String::from)
}

/// A text that must not be refused, such as a player's call or what a device tells, as one line of what can be seen:
/// a control character or the end of a line becomes a space, any other hidden character goes.
pub fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(found) = HiddenCharacter::find(rest) {
        let (before, from) = rest.split_at(found.at());
        line.push_str(before);
        if matches!(found.kind, Hidden::Control | Hidden::LineBreak) {
            line.push(' ');
        }
        rest = &from[found.character.len_utf8()..];
    }
    line.push_str(rest);
    line
}

#[cfg(test)]
mod tests;
