//! How much a board may send.

use adoube_eboard::Time;

/// No make sends as much: the fastest line that is used carries 3,840 bytes a second, and a Chessnut board sends
/// 38 bytes ten times a second.
pub const MOST_BYTES_A_SECOND: usize = 20_000;

/// What came within the current second.
#[derive(Debug, Default)]
pub(crate) struct Rate {
    since: Time,
    bytes: usize,
}

impl Rate {
    /// Counts bytes that came now; whether they were too many.
    pub(crate) fn is_exceeded(&mut self, now: Time, bytes: usize) -> bool {
        if now.since(self.since).as_secs() > 0 {
            *self = Rate {
                since: now,
                bytes: 0,
            };
        }
        self.bytes += bytes;
        self.bytes > MOST_BYTES_A_SECOND
    }
}
