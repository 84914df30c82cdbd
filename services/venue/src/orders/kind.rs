//! What officials can order.

use adoube_proto::v1::OrderKind;
use adoube_tournament::text::{HiddenCharacter, PlainText, TextFault};

/// The longest text of an order, bytes.
pub const MAX_TEXT: usize = 500;

/// The longest name of a network, and the longest password, bytes. The device's daemon knows what else they may be.
const MAX_SSID: usize = 32;
const MAX_SECRET: usize = 64;

/// What a device is told to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Show this to the person at the device.
    Message(String),
    /// Take no input, and show this instead.
    Lock(String),
    /// Take input again.
    Unlock,
    /// Show which device it is.
    Identify,
    /// Tell which applications run.
    ListApplications,
    /// Check what can be checked, and tell.
    RunChecks,
    /// Start the page anew.
    RestartPage,
    /// Use the wireless network of this name from now on.
    JoinNetwork(String),
}

/// Why there is no such order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// Nothing that officials can order.
    #[error("what: there is no such order")]
    NoSuch,
    /// A message or a lock that says nothing.
    #[error("text: a message and a lock need one, to be shown")]
    Empty,
    /// Of so many bytes.
    #[error("text: at most {MAX_TEXT} bytes, and these are {0}")]
    Long(usize),
    /// A character that nobody sees.
    #[error("text: {0}")]
    Hidden(HiddenCharacter),
    /// A text with what shows none.
    #[error("text: this order cannot have one")]
    Textless,
    /// A network's name or password that none can have, or a password with what takes none.
    #[error(
        "a network's name has 1 to {MAX_SSID} bytes, its password at most {MAX_SECRET}; nothing else takes one"
    )]
    Network,
}

impl Kind {
    /// As on the wire.
    pub const fn on_the_wire(&self) -> OrderKind {
        match self {
            Self::Message(_) => OrderKind::Message,
            Self::Lock(_) => OrderKind::Lock,
            Self::Unlock => OrderKind::Unlock,
            Self::Identify => OrderKind::Identify,
            Self::ListApplications => OrderKind::ListApplications,
            Self::RunChecks => OrderKind::RunChecks,
            Self::RestartPage => OrderKind::RestartPage,
            Self::JoinNetwork(_) => OrderKind::JoinNetwork,
        }
    }

    /// Its text; empty for those that have none.
    pub fn text(&self) -> &str {
        match self {
            Self::Message(text) | Self::Lock(text) | Self::JoinNetwork(text) => text,
            _ => "",
        }
    }

    /// The order of that kind and text.
    pub fn of(kind: OrderKind, text: &str) -> Result<Self, Unfit> {
        let kind = match kind {
            OrderKind::Message => Self::Message(text.to_owned()),
            OrderKind::Lock => Self::Lock(text.to_owned()),
            OrderKind::Unlock => Self::Unlock,
            OrderKind::Identify => Self::Identify,
            OrderKind::ListApplications => Self::ListApplications,
            OrderKind::RunChecks => Self::RunChecks,
            OrderKind::RestartPage => Self::RestartPage,
            OrderKind::JoinNetwork => Self::JoinNetwork(text.to_owned()),
            OrderKind::Unspecified | OrderKind::RelayTokens | OrderKind::Cancel => {
                return Err(Unfit::NoSuch);
            }
        };
        let is_shown = matches!(kind, Self::Message(_) | Self::Lock(_));
        let is_network = matches!(kind, Self::JoinNetwork(_));
        match text {
            _ if is_network => fits(text, 1..=MAX_SSID).map(|()| kind),
            "" if !is_shown => Ok(kind),
            _ if !is_shown => Err(Unfit::Textless),
            _ if text.len() > MAX_TEXT => Err(Unfit::Long(text.len())),
            _ => match PlainText::new(text, MAX_TEXT) {
                Ok(_) => Ok(kind),
                Err(TextFault::Empty) => Err(Unfit::Empty),
                Err(TextFault::Long(_)) => Err(Unfit::Long(text.len())),
                Err(TextFault::Hidden(hidden)) => Err(Unfit::Hidden(hidden)),
            },
        }
    }

    /// Whether a password may come with it.
    pub fn admits(&self, secret: &str) -> Result<(), Unfit> {
        match self {
            Self::JoinNetwork(_) => fits(secret, 0..=MAX_SECRET),
            _ if secret.is_empty() => Ok(()),
            _ => Err(Unfit::Network),
        }
    }

    /// Whether this makes an earlier order void that is still open. Every message is for itself.
    pub const fn supersedes(&self, earlier: &Self) -> bool {
        matches!(
            (self, earlier),
            (Self::Lock(_) | Self::Unlock, Self::Lock(_) | Self::Unlock)
                | (Self::Identify, Self::Identify)
                | (Self::ListApplications, Self::ListApplications)
                | (Self::RunChecks, Self::RunChecks)
                | (Self::RestartPage, Self::RestartPage)
                | (Self::JoinNetwork(_), Self::JoinNetwork(_))
        )
    }
}

fn fits(text: &str, bytes: std::ops::RangeInclusive<usize>) -> Result<(), Unfit> {
    let fit = bytes.contains(&text.len()) && !text.chars().any(char::is_control);
    fit.then_some(()).ok_or(Unfit::Network)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hidden(text: &str) -> Option<Unfit> {
        match PlainText::new(text, MAX_TEXT) {
            Err(TextFault::Hidden(hidden)) => Some(Unfit::Hidden(hidden)),
            _ => None,
        }
    }

    #[test]
    fn orders_by_table() {
        let long = "x".repeat(MAX_TEXT + 1);
        for (word, text, wrong) in [
            ("message", "please wait", None),
            ("message", "", Some(Unfit::Empty)),
            ("message", " ", Some(Unfit::Empty)),
            ("message", "two\nlines", hidden("two\nlines")),
            ("lock", "0-1 \u{202e}won", hidden("0-1 \u{202e}won")),
            ("message", "\u{feff}", hidden("\u{feff}")),
            ("message", long.as_str(), Some(Unfit::Long(501))),
            ("lock", "stop", None),
            ("lock", "", Some(Unfit::Empty)),
            ("unlock", "", None),
            ("unlock", "now", Some(Unfit::Textless)),
            ("identify", "", None),
            ("list-applications", "", None),
            ("run-checks", "", None),
            ("restart-page", "", None),
            ("join-network", "Sala 2", None),
            ("join-network", "", Some(Unfit::Network)),
            ("join-network", &long[..33], Some(Unfit::Network)),
            ("join-network", "two\nlines", Some(Unfit::Network)),
            ("relay-tokens", "", Some(Unfit::NoSuch)),
            ("self-destruct", "", Some(Unfit::NoSuch)),
        ] {
            let kind = Kind::of(OrderKind::from_word(word).unwrap_or_default(), text);
            assert_eq!(kind.as_ref().err(), wrong.as_ref(), "{word} {text:.20}");
            if let Ok(kind) = kind {
                assert_eq!((kind.on_the_wire().word(), kind.text()), (word, text));
            }
        }
    }

    #[test]
    fn ven_3_a_password_comes_with_a_network_alone() {
        let network = Kind::JoinNetwork("Sala 2".to_owned());
        for (kind, secret, fits) in [
            (&network, "right horse", true),
            (&network, "", true),
            (&network, "right\nhorse", false),
            (&network, &"x".repeat(65), false),
            (&Kind::Unlock, "", true),
            (&Kind::Unlock, "right horse", false),
        ] {
            assert_eq!(
                kind.admits(secret).is_ok(),
                fits,
                "{} {secret}",
                kind.on_the_wire().word()
            );
        }
    }
}
