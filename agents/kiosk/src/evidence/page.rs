//! Whether the player's page is there.

use adoube_proto::v1::{PageState, PageStatus};

use super::line::{Sight, figure};
use crate::time::Now;

/// A page that was not heard for so long is silent, milliseconds; it beats each second.
pub const SILENT: u64 = 3_000;

/// A sign of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Its heartbeat.
    Alive,
    /// It was closed, or its process ended.
    Closed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// None is expected, and none was ever there.
    None,
    /// Expected and not there.
    Closed {
        since: u64,
    },
    Alive {
        heard: u64,
    },
    Silent {
        heard: u64,
    },
}

/// How the page is, as the play link tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageSign {
    /// As [`Page::state`].
    pub state: PageState,
    /// When a silent or closed page was last there, or the agent's start, milliseconds.
    pub gone_since: Option<u64>,
}

impl PageSign {
    /// As a message, with the age of a page that is gone.
    pub fn status(self, now: Now) -> PageStatus {
        let gone_since = self.gone_since.unwrap_or_else(|| now.ms());
        PageStatus {
            state: self.state.into(),
            gone_ms: now.ms().saturating_sub(gone_since),
        }
    }
}

impl Default for PageSign {
    fn default() -> Self {
        Self {
            state: PageState::None,
            gone_since: None,
        }
    }
}

/// The page.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    state: State,
    was_there: bool,
}

impl Page {
    /// A device with a page, or one without.
    pub fn new(expected: bool, now: Now) -> Self {
        let since = now.ms();
        let state = if expected {
            State::Closed { since }
        } else {
            State::None
        };
        Self {
            state,
            was_there: false,
        }
    }

    /// Takes what it tells.
    pub fn handle(&mut self, now: Now, input: Sign) -> Option<Sight> {
        let before = self.state;
        match input {
            Sign::Alive => {
                self.state = State::Alive { heard: now.ms() };
                let known = std::mem::replace(&mut self.was_there, true);
                match before {
                    State::Alive { .. } => None,
                    _ if known => Some(Sight::word("page-back")),
                    _ => Some(Sight::word("page-opened")),
                }
            }
            Sign::Closed => {
                let there = matches!(before, State::Alive { .. } | State::Silent { .. });
                there.then(|| {
                    self.state = State::Closed { since: now.ms() };
                    Sight::word("page-closed")
                })
            }
        }
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: Now) -> Option<Sight> {
        let State::Alive { heard } = self.state else {
            return None;
        };
        let span = now.ms().saturating_sub(heard);
        (span >= SILENT).then(|| {
            self.state = State::Silent { heard };
            Sight::of("page-silent", &[figure(span)])
        })
    }

    /// When [`Page::tick`] has something to do, milliseconds.
    pub fn deadline(&self) -> Option<u64> {
        match self.state {
            State::Alive { heard } => Some(heard + SILENT),
            _ => None,
        }
    }

    /// As the vitals tell it.
    pub fn state(&self) -> PageState {
        match self.state {
            State::None => PageState::None,
            State::Closed { .. } => PageState::Closed,
            State::Alive { .. } => PageState::Alive,
            State::Silent { .. } => PageState::Silent,
        }
    }

    /// How it is now.
    pub fn sign(&self) -> PageSign {
        PageSign {
            state: self.state(),
            gone_since: match self.state {
                State::None | State::Alive { .. } => None,
                State::Closed { since: gone } | State::Silent { heard: gone } => Some(gone),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Now, Page, PageState, Sign};

    #[test]
    fn dis_1_a_page_that_dies_is_told_from_one_that_was_closed() {
        use Sign::{Alive, Closed};
        let mut page = Page::new(true, Now::from_ms(0));
        assert_eq!(page.state(), PageState::Closed);
        for (ms, input, expected, word, gone_since) in [
            (1_000, None, None, "closed", Some(0)),
            (2_000, Some(Closed), None, "closed", Some(0)),
            (3_000, Some(Alive), Some("page-opened"), "alive", None),
            (4_000, Some(Alive), None, "alive", None),
            (6_999, None, None, "alive", None),
            (7_000, None, Some("page-silent"), "silent", Some(4_000)),
            (9_000, None, None, "silent", Some(4_000)),
            (9_500, Some(Alive), Some("page-back"), "alive", None),
            (
                9_600,
                Some(Closed),
                Some("page-closed"),
                "closed",
                Some(9_600),
            ),
            (20_000, None, None, "closed", Some(9_600)),
            (20_100, Some(Alive), Some("page-back"), "alive", None),
        ] {
            let now = Now::from_ms(ms);
            let told = input.and_then(|input| page.handle(now, input));
            let seen = told.or_else(|| page.tick(now));
            assert_eq!(seen.map(|sight| sight.what), expected, "at {ms}");
            let sign = page.sign();
            assert_eq!(
                (sign.state.word(), sign.gone_since),
                (word, gone_since),
                "at {ms}"
            );
        }
        let none = Page::new(false, Now::from_ms(0)).sign();
        assert_eq!(none, super::PageSign::default());
    }
}
