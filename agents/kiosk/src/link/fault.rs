//! Why a play link could not be made, or ended.

/// A fault on the way to the coordinator. Where it happened tells who can mend it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkFault {
    /// The venue's relay could not be reached.
    #[error("the venue's relay cannot be reached: {0}")]
    RelayUnreachable(String),
    /// The relay answered with a refusal.
    #[error("the venue's relay refused: {code} {text}")]
    RelayRefused {
        /// The relay's stable word.
        code: String,
        /// Its sentence.
        text: String,
    },
    /// What answered does not speak as a relay does.
    #[error("the program at the relay's address is not a relay")]
    RelayNonsense,
    /// No TLS with the coordinator: above all, a certificate that is not the coordinator's.
    #[error("the coordinator's certificate or greeting is refused: {0}")]
    Tls(String),
    /// The coordinator refused or broke the stream.
    #[error("the coordinator closed the stream: {0}")]
    Stream(String),
    /// The other side closed without a word.
    #[error("the connection was closed")]
    Closed,
    /// More waited to be sent than is kept.
    #[error("the connection is too slow")]
    Slow,
}

impl LinkFault {
    /// A stable word for events and the journal.
    pub fn code(&self) -> &'static str {
        match self {
            Self::RelayUnreachable(_) => "relay-unreachable",
            Self::RelayRefused { .. } => "relay-refused",
            Self::RelayNonsense => "relay-nonsense",
            Self::Tls(_) => "coordinator-not-trusted",
            Self::Stream(_) => "stream-refused",
            Self::Closed => "closed",
            Self::Slow => "slow",
        }
    }

    /// Whether only the token was at fault, so that another one may do at once.
    pub fn is_bad_token(&self) -> bool {
        matches!(self, Self::RelayRefused { code, .. } if code == "bad-token")
    }
}
