//! Under which regulations a story is told: what a disconnection does to the clocks, and how long they run.

use fastrand::Rng;

/// What is chosen apart from a story's other chances, so that a story of one seed is the same under all of them.
const APART: u64 = 0x7e45;

/// What the regulations say of a player who is not heard, and of the time to think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Terms {
    /// The clocks stop at once, and nothing of the silence is charged.
    Suspended,
    /// They stop when the silence has lasted for some seconds, and nothing of it is charged.
    Later,
    /// They stop at once, and the silence is charged until it was noticed.
    Charged,
    /// They run on.
    Runs,
    /// They run on, and there is so little time that flags fall meanwhile.
    Quick,
}

impl Terms {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Suspended,
        Self::Later,
        Self::Charged,
        Self::Runs,
        Self::Quick,
    ];

    /// Those of a seed.
    pub fn of(seed: u64) -> Self {
        let place = Rng::with_seed(seed ^ APART).usize(0..Self::ALL.len());
        Self::ALL[place]
    }

    /// Their word in a story.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Suspended => "suspended",
            Self::Later => "later",
            Self::Charged => "charged",
            Self::Runs => "runs",
            Self::Quick => "quick",
        }
    }

    /// Those of a word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|terms| terms.word() == word)
    }

    /// What each clock shows at first, and what a move brings; milliseconds.
    pub const fn time(self) -> (u64, u64) {
        match self {
            Self::Quick => (45_000, 1_000),
            _ => (300_000, 2_000),
        }
    }

    /// Whether the silence of who is to move is given back when the clocks stop.
    pub const fn gives_back(self) -> bool {
        matches!(self, Self::Suspended | Self::Later)
    }

    /// The regulations.
    pub fn regulations(self) -> String {
        let (base, increment) = self.time();
        let (base, increment) = (base / 1_000, increment / 1_000);
        let away = match self {
            Self::Suspended => "clock = \"suspended\"\ncharge = \"nothing\"",
            Self::Later => "clock = \"suspended\"\nsuspend_after_s = 4\ncharge = \"nothing\"",
            Self::Charged => "clock = \"suspended\"\ncharge = \"until-detection\"",
            Self::Runs | Self::Quick => "clock = \"runs\"",
        };
        format!(
            "name = \"Simulation\"\nkind = \"hybrid\"\nrounds = 3\n\
             time_control = \"{base} s + {increment} s\"\ndefault_time = 60\n\
             [disconnection]\n{away}\nresume = \"both-back\"\n\
             [supervision]\nregime = \"full\"\n[checks]\nbefore_game = \"none\"\n"
        )
    }
}
