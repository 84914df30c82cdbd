//! Arguments of `demo`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::local::Program;

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

impl Chaos {
    /// As it is written on the command line.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Coordinator => "coordinator",
            Self::Venue => "venue",
            Self::Kiosk => "kiosk",
        }
    }

    /// The program that it kills.
    pub(crate) const fn program(self) -> Program {
        match self {
            Self::Coordinator => Program::Coordinator,
            Self::Venue => Program::Venue,
            Self::Kiosk => Program::Kiosk,
        }
    }
}

/// Arguments of `adoube demo`.
#[derive(Debug, Clone, Args)]
#[command(after_help = "\
The first round of the 2022 Candidates Tournament, its moves and think times: one coordinator,
venue nodes and eight kiosks as processes on this machine, mutual TLS with fresh keys. One kiosk's
link goes silent in the middle of its game and comes back.

Exit status: 0 if every game ended as its source did. Nothing is left behind unless asked for with
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
    /// Play yourself, in the browser: board 1 waits for both its players, and an incident on another
    /// board for the ruling of whoever sits at the console. Prints the links, and all programs
    /// with their processes: one that you end is started again after five seconds. Goes on until
    /// Ctrl-C. Clocks run as in life
    #[arg(long, conflicts_with_all = ["speed", "chaos", "no_silence", "out"])]
    pub(crate) play: bool,
    /// Two short rounds on simulated electronic boards: first the boards follow the game, and one differs from it, which the
    /// wall shows and the Chief Arbiter rules on; then they enter the moves. Clocks run as in life
    #[arg(long, conflicts_with_all = ["play", "speed", "chaos", "no_silence", "out", "locked", "venues"])]
    pub(crate) eboards: bool,
    /// Lines of text instead of a screen
    #[arg(long)]
    pub(crate) headless: bool,
    /// How many venues
    #[arg(long, value_name = "N", default_value_t = 3,
          value_parser = clap::value_parser!(u8).range(1..=8))]
    pub(crate) venues: u8,
    /// How much faster than life the clocks run and the players think
    #[arg(long, value_name = "X", default_value_t = 200.0, value_parser = speed)]
    pub(crate) speed: f64,
    /// Work in this folder, which must not exist or be empty, and keep everything
    #[arg(long, value_name = "DIR")]
    pub(crate) keep: Option<PathBuf>,
    /// Leave PGN and TRF in this folder [default: inside --keep; else they are shown and removed]
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Kill this with SIGKILL once in the middle of the round and start it again; may be repeated
    #[arg(long, value_name = "WHAT")]
    pub(crate) chaos: Vec<Chaos>,
    /// Hold each device to a profile, as far as this machine allows it (root, fanotify): a filesystem of its own
    /// stands for its programs, so that nothing else here is held up. What is unavailable is said, and played without
    #[arg(long)]
    pub(crate) locked: bool,
    /// Pull no cable
    #[arg(long)]
    pub(crate) no_silence: bool,
}

pub(super) fn speed(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(speed) if (1.0..=2000.0).contains(&speed) => Ok(speed),
        _ => Err("write a number from 1 to 2000".to_owned()),
    }
}
