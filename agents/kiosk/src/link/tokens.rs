//! One-use tokens for the venue's relay.

use std::collections::VecDeque;

use crate::time::Now;

/// Tokens that are kept at most: what a venue has outstanding for one device.
pub const MAX_TOKENS: usize = 4;

#[derive(Clone, Debug)]
struct Token {
    text: String,
    expires: Option<u64>,
}

/// The tokens at hand, oldest first.
#[derive(Clone, Debug, Default)]
pub struct Tokens {
    held: VecDeque<Token>,
}

impl Tokens {
    /// Keeps a token, in the place of the oldest if there are too many. `expires_in_ms` 0 means
    /// no limit.
    pub fn add(&mut self, now: Now, text: String, expires_in_ms: u64) {
        if self.held.iter().any(|token| token.text == text) {
            return;
        }
        if self.held.len() >= MAX_TOKENS {
            self.held.pop_front();
        }
        let expires = (expires_in_ms > 0).then(|| now.ms().saturating_add(expires_in_ms));
        self.held.push_back(Token { text, expires });
    }

    /// Takes the newest token that still holds: after a restart of the venue node the older ones
    /// are worth nothing.
    pub fn take(&mut self, now: Now) -> Option<String> {
        self.held
            .retain(|token| token.expires.is_none_or(|expires| now.ms() < expires));
        self.held.pop_back().map(|token| token.text)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.held.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::{MAX_TOKENS, Now, Tokens};

    #[test]
    fn newest_first_each_once_bounded() {
        let mut tokens = Tokens::default();
        for number in 0..10 {
            tokens.add(Now::default(), number.to_string(), 0);
            tokens.add(Now::default(), number.to_string(), 0);
        }
        let taken: Vec<_> = std::iter::from_fn(|| tokens.take(Now::default())).collect();
        assert_eq!(taken, ["9", "8", "7", "6"]);
        assert_eq!(taken.len(), MAX_TOKENS);
    }

    #[test]
    fn an_expired_token_is_not_used() {
        let mut tokens = Tokens::default();
        tokens.add(Now::from_ms(100), "short".into(), 50);
        tokens.add(Now::from_ms(100), "shorter".into(), 20);
        assert_eq!(tokens.take(Now::from_ms(149)).as_deref(), Some("short"));
        tokens.add(Now::from_ms(100), "short".into(), 50);
        assert_eq!(tokens.take(Now::from_ms(150)), None);
    }
}
