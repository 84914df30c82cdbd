//! Keeps the broker running.

use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::sync::mpsc;

use super::process::Process;
use super::{BrokerError, Files, Program, leftover};
use crate::backoff::Backoff;

/// How often the broker is looked at.
const LOOK: Duration = Duration::from_millis(100);

/// A broker that ran this many looks is taken to hold: the next pause begins small again.
const HOLDS: u32 = 100;

/// How long a broker may take to stop.
const PATIENCE: Duration = Duration::from_secs(3);

/// What became of the broker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrokerEvent {
    /// It runs.
    Started {
        /// Its process.
        pid: u32,
    },
    /// It is gone, and will be started again.
    Died {
        /// How.
        why: String,
    },
}

/// Keeps mosquitto running on a thread of its own: the broker's life is bound to the life of the
/// thread that started it, and threads of the asynchronous runtime come and go.
#[derive(Debug)]
pub struct Broker {
    stop: SyncSender<()>,
    thread: Option<JoinHandle<()>>,
}

impl Broker {
    /// Ends what an earlier run left, then starts the broker and keeps it running.
    pub async fn start(
        program: Program,
        files: Files,
        events: mpsc::Sender<BrokerEvent>,
    ) -> Result<Self, BrokerError> {
        leftover::end(&files).await;
        if program.setpriv.is_none() {
            tracing::warn!(
                "no setpriv (util-linux): a broker may keep running after a killed \
                            node"
            );
        }
        let (stop, stopped) = sync_channel(1);
        let span = tracing::Span::current();
        let keeper = Keeper {
            program,
            files,
            events,
            stopped,
        };
        let thread = std::thread::Builder::new()
            .name("broker".to_owned())
            .spawn(move || span.in_scope(|| keeper.run()))
            .map_err(BrokerError::Thread)?;
        Ok(Self {
            stop,
            thread: Some(thread),
        })
    }

    /// Stops the broker and waits until it is gone.
    pub async fn stop(mut self) {
        let _ = self.stop.try_send(());
        if let Some(thread) = self.thread.take() {
            let _ = tokio::task::spawn_blocking(move || thread.join()).await;
        }
    }
}

impl Drop for Broker {
    /// Nothing is left running behind a node that gives up at its start.
    fn drop(&mut self) {
        if let Err(TrySendError::Disconnected(())) = self.stop.try_send(()) {
            return;
        }
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

struct Keeper {
    program: Program,
    files: Files,
    events: mpsc::Sender<BrokerEvent>,
    stopped: Receiver<()>,
}

impl Keeper {
    fn run(self) {
        let mut backoff = Backoff::new(200, 5000);
        loop {
            let why = match Process::start(&self.program, &self.files) {
                Ok(process) => match self.keep(process, &mut backoff) {
                    Some(why) => why,
                    None => break,
                },
                Err(error) => error.to_string(),
            };
            let pause = backoff.pause(fastrand::f64());
            tracing::error!("the broker {why}; it restarts in {pause:?}");
            self.tell(BrokerEvent::Died { why });
            if self.waits(pause) {
                break;
            }
        }
        let _ = std::fs::remove_file(&self.files.pid);
        tracing::info!("the broker is stopped");
    }

    /// Watches until it dies (then why) or is to stop (then none).
    fn keep(&self, mut process: Process, backoff: &mut Backoff) -> Option<String> {
        let pid = process.id();
        tracing::info!(pid, "the broker is started");
        self.tell(BrokerEvent::Started { pid });
        let mut looks: u32 = 0;
        loop {
            if let Some(why) = process.ended() {
                return Some(why);
            }
            if self.waits(LOOK) {
                process.stop(PATIENCE);
                return None;
            }
            looks = looks.saturating_add(1);
            if looks == HOLDS {
                backoff.reset();
            }
        }
    }

    /// Waits; true if the broker is to stop.
    fn waits(&self, pause: Duration) -> bool {
        !matches!(
            self.stopped.recv_timeout(pause),
            Err(RecvTimeoutError::Timeout)
        )
    }

    fn tell(&self, event: BrokerEvent) {
        if self.events.try_send(event).is_err() {
            tracing::debug!("nothing receives the broker's state");
        }
    }
}
