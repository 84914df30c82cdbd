//! Arguments of `demo`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use adoube_demo::{Kind, Settings, Victim};

use crate::clock;

/// What `--chaos` kills.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub(crate) enum Chaos {
    /// The coordinator
    Coordinator,
    /// A venue node
    Venue,
    /// A kiosk
    Kiosk,
}

impl From<Chaos> for Victim {
    fn from(chaos: Chaos) -> Self {
        match chaos {
            Chaos::Coordinator => Self::Coordinator,
            Chaos::Venue => Self::Venue,
            Chaos::Kiosk => Self::Kiosk,
        }
    }
}

/// Arguments of `adoube demo`.
#[derive(Debug, Clone, Args)]
#[command(after_help = "\
Plays the first round of the 2022 Candidates Tournament with its moves and think times: one coordinator,
venue nodes and eight kiosks as processes on this machine, over mutual TLS with new keys. One kiosk
loses its connection in the middle of its game and reconnects.

Exit status: 0 if every game ended as in its source. All files are removed at the end, unless you add
--keep or --out.

Examples:
  adoube demo
  adoube demo --play
  adoube demo --eboards
  adoube demo --headless --venues 4 --keep /tmp/round
  adoube demo --headless --locked
  adoube demo --headless --chaos coordinator --chaos venue --chaos kiosk")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an option of its own"
)]
pub(crate) struct DemoArgs {
    /// Play yourself, in the browser: board 1 waits for its two players, and an incident on another
    /// board waits for your ruling at the console. Prints the links, and all programs with their
    /// process numbers: if you end one, it restarts after five seconds. Runs until Ctrl-C. Clocks
    /// run at normal speed
    #[arg(long, conflicts_with_all = ["speed", "chaos", "no_silence", "out"])]
    pub(crate) play: bool,
    /// Two short rounds on simulated electronic boards. In the first the boards show the game; one
    /// differs from it, the wall shows that, and the Chief Arbiter rules on it. In the second the
    /// boards enter the moves. Clocks run at normal speed
    #[arg(long, conflicts_with_all = ["play", "speed", "chaos", "no_silence", "out", "locked", "venues"])]
    pub(crate) eboards: bool,
    /// Print lines of text instead of a live screen
    #[arg(long)]
    pub(crate) headless: bool,
    /// How many venues
    #[arg(long, value_name = "N", default_value_t = 3,
          value_parser = clap::value_parser!(u8).range(1..=8))]
    pub(crate) venues: u8,
    /// How many times faster than normal the clocks run and the players think
    #[arg(long, value_name = "X", default_value_t = 200.0, value_parser = speed)]
    pub(crate) speed: f64,
    /// Work in this folder, which must not exist or be empty, and keep everything
    #[arg(long, value_name = "DIR")]
    pub(crate) keep: Option<PathBuf>,
    /// Write PGN and TRF to this folder [default: in the --keep folder; without it they are shown
    /// and removed]
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Kill this once with SIGKILL in the middle of the round and restart it; can be repeated
    #[arg(long, value_name = "WHAT")]
    pub(crate) chaos: Vec<Chaos>,
    /// Lock each device with a profile, as far as this machine allows it (root, fanotify). Each
    /// device gets a filesystem of its own, so that no other program here is affected. Unavailable
    /// layers are named and left out
    #[arg(long)]
    pub(crate) locked: bool,
    /// Do not simulate a pulled cable
    #[arg(long)]
    pub(crate) no_silence: bool,
}

impl DemoArgs {
    /// What is played, and how.
    pub(crate) fn settings(&self) -> Settings {
        let kind = match (self.play, self.eboards) {
            (true, _) => Kind::InBrowsers,
            (false, true) => Kind::ElectronicBoards,
            (false, false) => Kind::Recorded,
        };
        Settings {
            kind,
            venues: self.venues.into(),
            speed: if kind == Kind::Recorded {
                self.speed
            } else {
                1.0
            },
            keep: self.keep.clone(),
            kills: self.chaos.iter().copied().map(Victim::from).collect(),
            locked: self.locked,
            cable_is_pulled: !self.no_silence,
            now: clock::unix_seconds(),
        }
    }
}

pub(super) fn speed(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(speed) if (1.0..=2000.0).contains(&speed) => Ok(speed),
        _ => Err("type a number from 1 to 2000".to_owned()),
    }
}
