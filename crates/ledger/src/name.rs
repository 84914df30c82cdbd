//! Names of streams: validated once, then passed around cheaply.

use std::borrow::Borrow;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use crate::limits::MAX_NAME;

/// The name of a stream: 1 to [`MAX_NAME`] bytes of `a-z 0-9 / . _ -`.
///
/// Cloning shares the text. Names order as their bytes do.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StreamName(Arc<str>);

/// Why a text is no name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// Empty or too long.
    #[error("a name has 1 to {MAX_NAME} bytes, this one has {bytes}")]
    Length {
        /// Its length in bytes.
        bytes: usize,
    },
    /// A character outside the set.
    #[error("a name is made of a-z 0-9 / . _ -, not of {character:?}")]
    Character {
        /// The first character that does not belong.
        character: char,
    },
}

impl StreamName {
    /// Validates `text`.
    pub fn new(text: impl AsRef<str>) -> Result<Self, NameError> {
        let text = text.as_ref();
        check_name(text)?;
        Ok(Self(Arc::from(text)))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Checks the rule that streams, slots and outboxes share.
pub(crate) fn check_name(text: &str) -> Result<(), NameError> {
    if text.is_empty() || text.len() > MAX_NAME {
        return Err(NameError::Length { bytes: text.len() });
    }
    match text.chars().find(|c| !allowed(*c)) {
        Some(character) => Err(NameError::Character { character }),
        None => Ok(()),
    }
}

fn allowed(c: char) -> bool {
    matches!(c, 'a'..='z' | '0'..='9' | '/' | '.' | '_' | '-')
}

impl fmt::Display for StreamName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for StreamName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StreamName({})", self.0)
    }
}

impl AsRef<str> for StreamName {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl Borrow<str> for StreamName {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl FromStr for StreamName {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        Self::new(text)
    }
}

impl TryFrom<&str> for StreamName {
    type Error = NameError;

    fn try_from(text: &str) -> Result<Self, NameError> {
        Self::new(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_by_table() {
        let long = "a".repeat(MAX_NAME);
        let longer = "a".repeat(MAX_NAME + 1);
        let table: &[(&str, Option<NameError>)] = &[
            ("t/candidates-2022/board/3.12", None),
            ("a", None),
            (&long, None),
            ("", Some(NameError::Length { bytes: 0 })),
            (&longer, Some(NameError::Length { bytes: 97 })),
            ("Board", Some(NameError::Character { character: 'B' })),
            ("a b", Some(NameError::Character { character: ' ' })),
            ("a\0b", Some(NameError::Character { character: '\0' })),
            ("é", Some(NameError::Character { character: 'é' })),
        ];
        for (text, expected) in table {
            assert_eq!(StreamName::new(text).err(), *expected, "{text:?}");
        }
    }
}
