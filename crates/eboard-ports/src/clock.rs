//! The one place of this crate that reads a clock.
#![expect(
    clippy::disallowed_methods,
    reason = "the one clock of this crate; the session takes time as an argument"
)]

use std::time::Duration;

use adoube_eboard::Time;
use tokio::time::Instant;

/// A clock that starts at 0 and never goes back.
#[derive(Debug, Clone, Copy)]
pub struct Clock {
    started: Instant,
}

impl Clock {
    /// A clock that shows 0 now.
    pub fn start() -> Clock {
        Clock {
            started: Instant::now(),
        }
    }

    /// The time now.
    pub fn now(self) -> Time {
        Time::default().after(self.started.elapsed())
    }

    /// The moment at which a timer is to end.
    pub fn instant(self, at: Time) -> Instant {
        self.started + Duration::from_millis(at.ms())
    }
}
