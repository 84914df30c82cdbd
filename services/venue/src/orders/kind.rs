//! What officials can order.

/// The longest text of an order, bytes.
pub const MAX_TEXT: usize = 500;

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
}

/// Why there is no such order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// No such word.
    #[error("what: there is no such order")]
    NoSuch,
    /// A message or a lock that says nothing.
    #[error("text: a message and a lock need one, to be shown")]
    Empty,
    /// Of so many bytes.
    #[error("text: at most {MAX_TEXT} bytes, and these are {0}")]
    Long(usize),
    /// More than a line.
    #[error("text: one line, without control characters")]
    Lines,
    /// A text with what shows none.
    #[error("text: this order has none")]
    Textless,
}

impl Kind {
    /// As on the wire.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Message(_) => "message",
            Self::Lock(_) => "lock",
            Self::Unlock => "unlock",
            Self::Identify => "identify",
            Self::ListApplications => "list-applications",
            Self::RunChecks => "run-checks",
            Self::RestartPage => "restart-page",
        }
    }

    /// Its text; empty for those that have none.
    pub fn text(&self) -> &str {
        match self {
            Self::Message(text) | Self::Lock(text) => text,
            _ => "",
        }
    }

    /// The order of that word and text.
    pub fn of(word: &str, text: &str) -> Result<Self, Unfit> {
        let kind = match word {
            "message" => Self::Message(text.to_owned()),
            "lock" => Self::Lock(text.to_owned()),
            "unlock" => Self::Unlock,
            "identify" => Self::Identify,
            "list-applications" => Self::ListApplications,
            "run-checks" => Self::RunChecks,
            "restart-page" => Self::RestartPage,
            _ => return Err(Unfit::NoSuch),
        };
        let is_shown = matches!(kind, Self::Message(_) | Self::Lock(_));
        match text {
            "" if !is_shown => Ok(kind),
            _ if !is_shown => Err(Unfit::Textless),
            _ if text.trim().is_empty() => Err(Unfit::Empty),
            _ if text.len() > MAX_TEXT => Err(Unfit::Long(text.len())),
            _ if text.chars().any(char::is_control) => Err(Unfit::Lines),
            _ => Ok(kind),
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
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_by_table() {
        let long = "x".repeat(MAX_TEXT + 1);
        for (word, text, wrong) in [
            ("message", "please wait", None),
            ("message", "", Some(Unfit::Empty)),
            ("message", " ", Some(Unfit::Empty)),
            ("message", "two\nlines", Some(Unfit::Lines)),
            ("message", long.as_str(), Some(Unfit::Long(501))),
            ("lock", "stop", None),
            ("lock", "", Some(Unfit::Empty)),
            ("unlock", "", None),
            ("unlock", "now", Some(Unfit::Textless)),
            ("identify", "", None),
            ("list-applications", "", None),
            ("run-checks", "", None),
            ("restart-page", "", None),
            ("relay-tokens", "", Some(Unfit::NoSuch)),
            ("self-destruct", "", Some(Unfit::NoSuch)),
        ] {
            let kind = Kind::of(word, text);
            assert_eq!(kind.as_ref().err(), wrong.as_ref(), "{word} {text:.20}");
            if let Ok(kind) = kind {
                assert_eq!((kind.word(), kind.text()), (word, text));
            }
        }
    }
}
