//! What plays: games over their two play links, and callers of the bare echo.

mod caller;
mod game;
mod tally;

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use anyhow::{Result, anyhow, ensure};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::clock;
use crate::games::Game;
use crate::papers::Paper;
use crate::seat::Place;

use caller::Caller;
use game::Table;
pub use tally::Tally;

/// How often a device says that it is there.
const BEAT: Duration = Duration::from_secs(1);

/// How long to wait for the next one that becomes ready. A slow machine may need many minutes for all of
/// them, but one second holds many handshakes and many durable check-ins on any machine.
const NO_PROGRESS: Duration = Duration::from_mins(1);

/// How often to look whether all are ready.
const POLL: Duration = Duration::from_millis(10);

/// How fast messages follow each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// At once.
    Full,
    /// After a time of chance, this long on the average.
    Thinking(Duration),
}

impl Pace {
    fn think(self) -> Duration {
        match self {
            Self::Full => Duration::ZERO,
            Self::Thinking(mean) => mean.mul_f64(2.0 * fastrand::f64()),
        }
    }
}

/// The stages of a measurement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Waiting,
    Going,
    Over,
}

/// What all that plays at once shares.
#[derive(Debug, Clone)]
struct Signals {
    stage: watch::Receiver<Stage>,
    /// What was acknowledged so far, moves or echoes.
    done: Arc<AtomicU64>,
    pace: Pace,
}

/// Many that play, each a task.
#[derive(Debug)]
pub struct Crowd {
    stage: watch::Sender<Stage>,
    signals: Signals,
    tasks: JoinSet<Result<Tally>>,
}

impl Crowd {
    /// Nobody yet.
    pub fn new(pace: Pace) -> Self {
        let (stage, receiver) = watch::channel(Stage::Waiting);
        Self {
            stage,
            signals: Signals {
                stage: receiver,
                done: Arc::default(),
                pace,
            },
            tasks: JoinSet::new(),
        }
    }

    /// A game for each two of these certificates.
    pub async fn seat(&mut self, place: &Place, papers: &[Paper], library: &[Game]) -> Result<()> {
        let Self { tasks, signals, .. } = self;
        let (mut white, mut games) = (None, library.iter().cycle());
        let each = |black| {
            let Some(first) = white.take() else {
                white = Some(black);
                return;
            };
            if let Some(game) = games.next() {
                let table = Table {
                    links: [first, black],
                    game: Arc::clone(game),
                };
                tasks.spawn(table.play(signals.clone()));
            }
        };
        place.open_each(papers, each).await
    }

    /// A caller for each certificate.
    pub async fn call(&mut self, place: &Place, papers: &[Paper]) -> Result<()> {
        let Self { tasks, signals, .. } = self;
        let each = |link| drop(tasks.spawn(Caller(link).call(signals.clone())));
        place.open_each(papers, each).await
    }

    /// Lets everybody begin.
    pub fn go(&self) {
        self.stage.send_replace(Stage::Going);
    }

    /// What was acknowledged so far.
    pub fn done(&self) -> u64 {
        self.signals.done.load(std::sync::atomic::Ordering::Relaxed)
    }

    /// Waits until so many of them have said that they are ready, by counting as done. Fails as soon as one of
    /// them failed, with its error, or when none became ready within [`NO_PROGRESS`].
    pub async fn until_ready(&mut self, count: usize) -> Result<()> {
        let (mut ready, mut last) = (self.done(), clock::now());
        while self.done() < count as u64 {
            if let Some(ended) = self.tasks.try_join_next() {
                let fault = ended?.err().unwrap_or_else(|| anyhow!("it ended early"));
                return Err(fault.context(format!("{ready} of {count} were ready when one failed")));
            }
            if self.done() > ready {
                (ready, last) = (self.done(), clock::now());
            }
            let quiet = clock::since(last);
            ensure!(
                quiet < NO_PROGRESS,
                "only {ready} of {count} became ready, none in the last {quiet:.0?}"
            );
            tokio::time::sleep(POLL).await;
        }
        Ok(())
    }

    /// Ends it. What each saw, together; an error if any failed.
    pub async fn end(mut self) -> Result<Tally> {
        self.stage.send_replace(Stage::Over);
        let mut all = Tally::default();
        while let Some(ended) = self.tasks.join_next().await {
            all.add(ended??);
        }
        ensure!(all.refused == 0, "{} commands were refused", all.refused);
        Ok(all)
    }
}
