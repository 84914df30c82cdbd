//! A text for people as the domain gives it: the id of a message of the catalogue (`text/`), and its arguments. The
//! programs and pages put it into words.

use std::borrow::Cow;
use std::fmt;

/// A message of the catalogue with its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CatalogueMessage {
    /// Such as `refusal-hold-on`.
    pub id: Cow<'static, str>,
    /// By the names that the message has for them.
    pub arguments: Vec<(Cow<'static, str>, Argument)>,
}

/// The value of an argument.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument {
    /// A name, a board, what somebody wrote; or a stable word that the message chooses its text by.
    Text(String),
    /// A figure: a message may choose singular or plural by it.
    Number(i64),
    /// A chess move in algebraic notation with English letters; pages write it in the reader's.
    Move(String),
    /// Parts that are messages themselves, with a comma between.
    Messages(Vec<CatalogueMessage>),
}

impl CatalogueMessage {
    /// A message without arguments.
    pub const fn new(id: &'static str) -> Self {
        Self {
            id: Cow::Borrowed(id),
            arguments: Vec::new(),
        }
    }

    /// The same where the id is put together or came from elsewhere.
    pub const fn named(id: String) -> Self {
        Self {
            id: Cow::Owned(id),
            arguments: Vec::new(),
        }
    }

    /// With a text as an argument more.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl fmt::Display) -> Self {
        self.with(name, Argument::Text(text.to_string()))
    }

    /// With a number as an argument more.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl TryInto<i64>) -> Self {
        let number = number.try_into().unwrap_or(i64::MAX);
        self.with(name, Argument::Number(number))
    }

    /// With a move as an argument more.
    #[must_use]
    pub fn chess_move(self, name: &'static str, san: &str) -> Self {
        self.with(name, Argument::Move(san.to_owned()))
    }

    /// With parts as an argument more that are messages themselves.
    #[must_use]
    pub fn messages(self, name: &'static str, parts: Vec<Self>) -> Self {
        self.with(name, Argument::Messages(parts))
    }

    fn with(mut self, name: &'static str, argument: Argument) -> Self {
        self.arguments.push((Cow::Borrowed(name), argument));
        self
    }
}

/// A message with its arguments: `message!("refusal-hold-on", hold, venue: &hold.venue, number boards: 3)`. An argument is a text
/// unless it is named as a `number`, a `chess_move` or `messages`. A name with a hyphen is quoted.
#[macro_export]
macro_rules! message {
    ($id:expr $(, $($arguments:tt)*)?) => {
        $crate::message_with!($crate::catalogue_message::CatalogueMessage::new($id); $($($arguments)*)?)
    };
}

/// The arguments of [`message!`], one after the other.
#[doc(hidden)]
#[macro_export]
macro_rules! message_with {
    ($message:expr;) => {
        $message
    };
    ($message:expr; $name:ident $(, $($more:tt)*)?) => {
        $crate::message_with!($message.text(stringify!($name), $name); $($($more)*)?)
    };
    ($message:expr; $name:ident: $value:expr $(, $($more:tt)*)?) => {
        $crate::message_with!($message.text(stringify!($name), $value); $($($more)*)?)
    };
    ($message:expr; $name:literal: $value:expr $(, $($more:tt)*)?) => {
        $crate::message_with!($message.text($name, $value); $($($more)*)?)
    };
    ($message:expr; $kind:ident $name:ident: $value:expr $(, $($more:tt)*)?) => {
        $crate::message_with!($message.$kind(stringify!($name), $value); $($($more)*)?)
    };
    ($message:expr; $kind:ident $name:literal: $value:expr $(, $($more:tt)*)?) => {
        $crate::message_with!($message.$kind($name, $value); $($($more)*)?)
    };
}

/// For logs, and for who has no catalogue: `refusal-hold-on (hold: 3)`.
impl fmt::Display for CatalogueMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        for (place, (name, argument)) in self.arguments.iter().enumerate() {
            let before = if place == 0 { " (" } else { ", " };
            write!(f, "{before}{name}: {argument}")?;
        }
        f.write_str(if self.arguments.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) | Self::Move(text) => f.write_str(text),
            Self::Number(number) => number.fmt(f),
            Self::Messages(parts) => {
                let parts: Vec<String> = parts.iter().map(ToString::to_string).collect();
                f.write_str(&parts.join(", "))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_shows_the_id_and_the_arguments() {
        let message = CatalogueMessage::new("refusal-hold-stands");
        assert_eq!(message.to_string(), "refusal-hold-stands");
        let (venue, part) = ("madrid", CatalogueMessage::new("change-moved"));
        let message = message!("refusal-hold-stands", number hold: 3_u32, venue, messages "change": vec![part]);
        assert_eq!(
            message.to_string(),
            "refusal-hold-stands (hold: 3, venue: madrid, change: change-moved)"
        );
    }
}
