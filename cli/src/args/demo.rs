//! Arguments of `demo`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use adoube_demo::{Kind, Settings, Victim};

use crate::catalogue::text;
use crate::clock;

/// What `--chaos` kills.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub(crate) enum Chaos {
    #[value(help = text("cli-value-coordinator"))]
    Coordinator,
    #[value(help = text("cli-value-venue"))]
    Venue,
    #[value(help = text("cli-value-kiosk"))]
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
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an option of its own"
)]
pub(crate) struct DemoArgs {
    #[arg(long, conflicts_with_all = ["speed", "chaos", "no_silence", "out"])]
    pub(crate) play: bool,
    #[arg(long, conflicts_with_all = ["play", "speed", "chaos", "no_silence", "out", "locked", "venues"])]
    pub(crate) eboards: bool,
    #[arg(long)]
    pub(crate) headless: bool,
    #[arg(long, value_name = "N", default_value_t = 3,
          value_parser = clap::value_parser!(u8).range(1..=8))]
    pub(crate) venues: u8,
    #[arg(long, value_name = "X", default_value_t = 200.0, value_parser = speed)]
    pub(crate) speed: f64,
    #[arg(long, value_name = "DIR")]
    pub(crate) keep: Option<PathBuf>,
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long, value_name = "WHAT")]
    pub(crate) chaos: Vec<Chaos>,
    #[arg(long)]
    pub(crate) locked: bool,
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

pub(super) fn speed(typed: &str) -> Result<f64, String> {
    match typed.parse::<f64>() {
        Ok(speed) if (1.0..=2000.0).contains(&speed) => Ok(speed),
        _ => Err(text("cli-usage-speed")),
    }
}
