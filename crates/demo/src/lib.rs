//! A real round, played again by separate programs on this machine, over the same wire as in earnest, with a cable pulled in
//! the middle of a game.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

mod demo_event;
mod device_locks;
mod electronic_boards;
mod faults;
mod flow;
mod host;
mod links;
mod proxy;
mod ruling;
mod settings;
mod source;
mod verdict;

use std::path::{Path, PathBuf};

use adoube_local_event::{self as local, Crew, Root};
pub(crate) use adoube_user_text::catalogue::filled;
use adoube_user_text::text;
use anyhow::{Context as _, Result};

pub use device_locks::{DeviceLock, Layer};
pub use host::{Host, Input};
pub use links::{Links, PlayerLink};
pub use ruling::Choice;
pub use settings::{Kind, Settings, Victim};
pub use verdict::Verdict;

use demo_event::{DemoEvent, Wanted};
use electronic_boards::Mode;
use flow::{Flow, Stopped};
use source::Source;

/// A demo with its folder, before its programs start.
pub struct Demo {
    settings: Settings,
    source: Source,
    root: Root,
    crews: Vec<Crew>,
}

/// How the demo ended.
pub enum Outcome {
    /// All rounds were played.
    Played(Results),
    /// Somebody ended it.
    Interrupted,
    /// It could not go on.
    Failed(anyhow::Error),
}

/// What came of the rounds.
pub struct Results {
    /// Each game beside its source.
    pub verdicts: Vec<Verdict>,
    /// How each device was locked.
    pub locks: Vec<DeviceLock>,
}

impl Results {
    /// Whether each game ended as in its source.
    pub fn are_as_in_source(&self) -> bool {
        let mut verdicts = self.verdicts.iter();
        verdicts.all(|verdict| verdict.differences.is_empty())
    }

    /// Whether a lost connection paused a board.
    pub fn have_a_pause(&self) -> bool {
        let mut verdicts = self.verdicts.iter();
        verdicts.any(|verdict| verdict.pauses > 0 && verdict.silent_ms > 0)
    }
}

/// An ended demo: its programs have stopped.
pub struct Ended {
    /// How it ended.
    pub outcome: Outcome,
    /// The programs that did not stop and were killed.
    pub killed: Vec<String>,
    /// The folder, if it was to be kept; or why it could not be removed.
    pub kept: Result<Option<PathBuf>>,
}

impl Demo {
    /// The number of the recorded round.
    pub fn round() -> Result<u16> {
        Ok(Source::read()?.round)
    }

    /// Makes the folder and finds the programs.
    pub fn open(settings: Settings) -> Result<Self> {
        let source = match settings.kind {
            Kind::Recorded | Kind::InBrowsers => Source::read()?,
            Kind::ElectronicBoards => electronic_boards::source()?,
        };
        let root = Root::make(settings.keep.as_deref())?;
        let folders = match settings.kind {
            Kind::Recorded | Kind::InBrowsers => vec![root.path().to_owned()],
            Kind::ElectronicBoards => Mode::ALL.map(|mode| mode.folder(root.path())).into(),
        };
        let next = text!("cli-demo-keep-logs");
        let crews = folders.iter().map(|folder| Crew::new(folder, &next));
        let crews = crews.collect::<Result<_>>()?;
        Ok(Self {
            settings,
            source,
            root,
            crews,
        })
    }

    /// Plays until the rounds are over or somebody ends it, and stops all programs.
    pub async fn play(mut self, host: &mut impl Host) -> Ended {
        let outcome = tokio::select! {
            played = self.rounds(host) => match played {
                Ok(results) => Outcome::Played(results),
                Err(error) if error.is::<Stopped>() => Outcome::Interrupted,
                Err(error) => Outcome::Failed(error),
            },
            () = local::interrupted() => Outcome::Interrupted,
        };
        host.close();
        let mut killed = Vec::new();
        for crew in &mut self.crews {
            killed.extend(crew.stop().await);
        }
        killed.extend(local::remove_leftovers(self.root.path()).await);
        Ended {
            outcome,
            killed,
            kept: self.root.close(),
        }
    }

    async fn rounds(&mut self, host: &mut impl Host) -> Result<Results> {
        let root = self.root.path();
        if self.settings.kind == Kind::ElectronicBoards {
            let crews = Mode::ALL.into_iter().zip(&mut self.crews);
            return electronic_boards::play(&self.settings, &self.source, root, crews, host).await;
        }
        let is_watched = self.settings.kind == Kind::InBrowsers;
        let wanted = Wanted {
            venues: self.settings.venues,
            regulations: if is_watched {
                source::IN_BROWSERS
            } else {
                source::REGULATIONS
            },
            pages: is_watched,
            now: self.settings.now,
        };
        let event = DemoEvent::make(root, &self.source, wanted)?;
        let crew = self.crews.first_mut().context("no programs")?;
        let mut flow = Flow::new(&self.settings, &self.source, &event, crew, host);
        if is_watched {
            return flow.play_in_browsers().await;
        }
        flow.play(&root.join("results")).await
    }
}

/// That a file cannot be written.
fn unwritable(path: &Path) -> String {
    text!("cli-demo-unwritable", path: path.display())
}
