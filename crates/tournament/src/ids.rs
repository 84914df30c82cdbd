//! Names of things: short, lower-case, safe in topics, certificates and file names.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A text that is not an id.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{0}' is not an id: 1 to 32 of a-z, 0-9 and '-', not beginning with '-'")]
pub struct InvalidId(pub String);

/// The longest id, in bytes.
pub const MAX_ID: usize = 32;

fn check(text: &str) -> Result<Arc<str>, InvalidId> {
    let bytes = text.as_bytes();
    let fits = matches!(bytes.first(), Some(b'a'..=b'z' | b'0'..=b'9'))
        && bytes.len() <= MAX_ID
        && bytes
            .iter()
            .all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-'));
    if fits {
        Ok(text.into())
    } else {
        Err(InvalidId(text.chars().take(64).collect()))
    }
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(Arc<str>);

        impl $name {
            /// Checks and takes a text.
            pub fn new(text: &str) -> Result<Self, InvalidId> {
                check(text).map(Self)
            }

            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl FromStr for $name {
            type Err = InvalidId;
            fn from_str(text: &str) -> Result<Self, InvalidId> {
                Self::new(text)
            }
        }

        impl TryFrom<String> for $name {
            type Error = InvalidId;
            fn try_from(text: String) -> Result<Self, InvalidId> {
                Self::new(&text)
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.0.as_ref().to_owned()
            }
        }
    };
}

id! {
    /// A tournament: the unit that a shard owns.
    TournamentId
}
id! {
    /// A person, opaque: names stand encrypted in the roster.
    PersonId
}
id! {
    /// A venue (O 16.1).
    VenueId
}
id! {
    /// An enrolled device, unique in the event.
    DeviceId
}
id! {
    /// An invitation to sign in to the console, by a name that opens nothing.
    InvitationId
}
id! {
    /// Somebody's session at the console, by a name that opens nothing.
    SignInId
}

/// A pairing with a number, written `3.12`: round 3, board 12.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BoardId {
    /// From 1.
    pub round: u16,
    /// From 1.
    pub board: u16,
}

impl fmt::Display for BoardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.round, self.board)
    }
}

/// A text that is not a board's number.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{0}' is not a board: write round.board, such as 3.12")]
pub struct InvalidBoardId(pub String);

impl FromStr for BoardId {
    type Err = InvalidBoardId;

    fn from_str(text: &str) -> Result<Self, InvalidBoardId> {
        let number = |part: &str| part.parse::<u16>().ok().filter(|n| *n > 0);
        text.split_once('.')
            .and_then(|(round, board)| {
                Some(Self {
                    round: number(round)?,
                    board: number(board)?,
                })
            })
            .ok_or_else(|| InvalidBoardId(text.chars().take(64).collect()))
    }
}

/// Made once by the client for each command and repeated with it; the board remembers it, so
/// that a repeated command gets the first answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CommandId(pub [u8; 16]);

impl CommandId {
    /// From bytes on the wire; none if there are not 16 of them.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }
}

/// Which ruling of which incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct RulingRef {
    /// The incident's number in its tournament.
    pub incident: u32,
    /// The ruling's number in the incident.
    pub ruling: u32,
}

impl fmt::Display for RulingRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.incident, self.ruling)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_short_and_plain() {
        for good in ["a", "madrid-1", "0", "x".repeat(32).as_str()] {
            assert!(DeviceId::new(good).is_ok(), "{good}");
        }
        for bad in [
            "",
            "-a",
            "Madrid",
            "a/b",
            "a+",
            "ä",
            "x".repeat(33).as_str(),
        ] {
            assert!(DeviceId::new(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn boards_are_written_round_and_number() {
        assert_eq!(
            "3.12".parse(),
            Ok(BoardId {
                round: 3,
                board: 12
            })
        );
        for bad in [
            "", "3", "3.", ".1", "0.1", "1.0", "1.2.3", "99999.1", "-1.2",
        ] {
            assert!(bad.parse::<BoardId>().is_err(), "{bad}");
        }
    }
}
