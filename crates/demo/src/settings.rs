//! What is played, and how.

use std::path::PathBuf;

use adoube_local_event::Program;

/// Which round is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A recorded round. All players follow scripts, and each game is compared with its source.
    Recorded,
    /// People play the first board in browsers and rule at the console, until somebody ends it.
    InBrowsers,
    /// Two short rounds on simulated electronic boards.
    ElectronicBoards,
}

/// A program that is killed once and started again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Victim {
    /// The coordinator.
    Coordinator,
    /// A venue node.
    Venue,
    /// A kiosk.
    Kiosk,
}

impl Victim {
    pub(crate) const fn program(self) -> Program {
        match self {
            Self::Coordinator => Program::Coordinator,
            Self::Venue => Program::Venue,
            Self::Kiosk => Program::Kiosk,
        }
    }
}

/// What somebody wants to see.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Which round.
    pub kind: Kind,
    /// How many venues; a round on electronic boards has two.
    pub venues: usize,
    /// How many times faster than normal the clocks run and the players think. Only a recorded round has another speed than 1.
    pub speed: f64,
    /// The folder to work in, which stays; without it a temporary one is used and removed.
    pub keep: Option<PathBuf>,
    /// The programs to kill, in this order.
    pub kills: Vec<Victim>,
    /// Whether devices are locked with a profile.
    pub locked: bool,
    /// Whether one device loses its connection in the middle of its game.
    pub cable_is_pulled: bool,
    /// Seconds since the Unix epoch, when certificates begin.
    pub now: u64,
}
