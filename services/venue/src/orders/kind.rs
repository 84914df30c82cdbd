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

    /// The order of that word and text; none if there is no such order, or the text does not go
    /// with it.
    pub fn of(word: &str, text: &str) -> Option<Self> {
        let shown = !text.trim().is_empty() && !text.chars().any(char::is_control);
        let kind = match word {
            "message" if shown => Self::Message(text.to_owned()),
            "lock" if shown => Self::Lock(text.to_owned()),
            "unlock" => Self::Unlock,
            "identify" => Self::Identify,
            "list-applications" => Self::ListApplications,
            "run-checks" => Self::RunChecks,
            "restart-page" => Self::RestartPage,
            _ => return None,
        };
        (kind.text() == text && text.len() <= MAX_TEXT).then_some(kind)
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
        for (word, text, good) in [
            ("message", "please wait", true),
            ("message", "", false),
            ("message", " ", false),
            ("message", "two\nlines", false),
            ("message", long.as_str(), false),
            ("lock", "stop", true),
            ("lock", "", false),
            ("unlock", "", true),
            ("unlock", "now", false),
            ("identify", "", true),
            ("list-applications", "", true),
            ("run-checks", "", true),
            ("restart-page", "", true),
            ("relay-tokens", "", false),
            ("self-destruct", "", false),
        ] {
            let kind = Kind::of(word, text);
            assert_eq!(kind.is_some(), good, "{word} {text:.20}");
            if let Some(kind) = kind {
                assert_eq!((kind.word(), kind.text()), (word, text));
            }
        }
    }
}
