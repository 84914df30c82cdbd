//! What plays: games over their two play links, and callers of the bare echo.

mod caller;
mod game;
mod tally;

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use anyhow::{Result, ensure};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::games::Game;
use crate::papers::Paper;
use crate::seat::Place;

use caller::Caller;
use game::Table;
pub use tally::Tally;

/// How often a device says that it is there.
const BEAT: Duration = Duration::from_secs(1);

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

    /// Waits until so many of them have said that they are ready, by counting as done.
    pub async fn until_ready(&self, count: usize) -> Result<()> {
        for _ in 0..6_000 {
            if self.done() >= count as u64 {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        anyhow::bail!("only {} of {count} became ready", self.done())
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
