//! What regulations, boards and incidents know alike of a ruling (O 18.9): its kinds and the clocks that it sets.

use std::fmt;

use crate::time::Millis;
use crate::words::words;

/// The longest countdown before a clock starts.
pub const MAX_START_IN: Millis = Millis::from_seconds(3_600);

/// What kind of ruling it is (O 18.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Play goes on from the position, with clocks that the arbiter sets (DIS-3).
    Resume,
    /// As before, with time of the disconnected player deducted (DIS-4).
    Deduct,
    /// As before, with time added (DIS-7).
    AddTime,
    /// The game begins anew with the same time control (DIS-5).
    Restart,
    /// The game begins anew with a shorter time control (DIS-6).
    RestartShorter,
    /// The result is set (DIS-7).
    Result,
    /// The game goes on another time (DIS-7).
    Postpone,
}

words! {
    Kind {
        Resume = "resume",
        Deduct = "deduct",
        AddTime = "add-time",
        Restart = "restart",
        RestartShorter = "restart-shorter",
        Result = "result",
        Postpone = "postpone",
    }
}

impl Kind {
    /// The article that allows it.
    pub const fn article(self) -> &'static str {
        match self {
            Self::Resume => "O 18.9 a",
            Self::Deduct => "O 18.9 b",
            Self::Restart => "O 18.9 c",
            Self::RestartShorter => "O 18.9 d",
            Self::AddTime | Self::Result | Self::Postpone => "O 18.9",
        }
    }
}

impl ClocksAs {
    /// Whether an arbiter typed them.
    pub const fn are_typed(self) -> bool {
        matches!(self, Self::Typed { .. })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The clocks with which play goes on.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum ClocksAs {
    /// What each side lost since the last contact with the disconnected player is given back.
    LastContact,
    /// What each side lost since the disconnection was noticed is given back.
    Detection,
    /// As they are.
    #[default]
    Now,
    /// As typed.
    Typed {
        /// White's.
        white: Millis,
        /// Black's.
        black: Millis,
    },
}
