//! The thread that waits for the disk, so that nobody else does.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use adoube_ledger::OutboxLimits;
use adoube_proto::v1::VenueReport;
use tokio::sync::{mpsc, oneshot, watch};
use tokio_util::sync::CancellationToken;

use super::{Lines, Mailbox, Put, report};
use crate::core::LineKept;

/// What the outbox holds at most: a day of a troubled venue.
pub const LIMITS: OutboxLimits = OutboxLimits {
    items: 100_000,
    bytes: 32 * 1024 * 1024,
};

/// Reports that may wait for the disk.
const QUEUE: usize = 1024;

/// Pause before a report is tried again after trouble with the store.
const AGAIN: Duration = Duration::from_millis(500);

/// What is told once a report is durable.
enum Told {
    /// The node's mind: the line's device gets a receipt.
    Line(LineKept),
    /// Who waits for it.
    Asker(oneshot::Sender<()>),
}

enum Work {
    /// A report, and what to tell once it is durable.
    Put(Vec<u8>, Option<Told>),
    /// Look at `Shared::received`.
    Acknowledge,
}

#[derive(Debug)]
struct Shared {
    /// The last id that the coordinator has.
    received: AtomicU64,
    /// Reports that found the queue full.
    overflow: AtomicU64,
    /// The lines of journals that found no place.
    lines: Mutex<Lines>,
    /// Ends attempts that do not succeed.
    stop: CancellationToken,
}

/// Where reports are handed in. Clones share one thread, which ends with the last of them after
/// everything handed in is written.
#[derive(Clone, Debug)]
pub struct Desk {
    work: SyncSender<Work>,
    shared: Arc<Shared>,
}

impl Desk {
    /// Starts the thread. The receiver shows the id of the newest durable report; `kept` is told
    /// of those handed in by [`Desk::keep_line`], as far as it has room: they are handed in again
    /// otherwise.
    pub fn open(
        mailbox: Mailbox,
        kept: mpsc::Sender<LineKept>,
    ) -> std::io::Result<(Self, watch::Receiver<u64>, JoinHandle<()>)> {
        let (work, queue) = sync_channel(QUEUE);
        let (newest, shown) = watch::channel(0);
        let shared = Arc::new(Shared {
            received: AtomicU64::new(0),
            overflow: AtomicU64::new(0),
            lines: Mutex::default(),
            stop: CancellationToken::new(),
        });
        let writer = Writer {
            mailbox,
            queue,
            newest,
            kept,
            shared: shared.clone(),
        };
        let span = tracing::Span::current();
        let thread = std::thread::Builder::new()
            .name("outbox".to_owned())
            .spawn(move || span.in_scope(|| writer.run()))?;
        Ok((Self { work, shared }, shown, thread))
    }

    /// Hands in a report; never waits. What finds no room is counted and confessed later.
    pub fn keep(&self, report: &VenueReport) {
        let work = Work::Put(report::encode(report), None);
        if self.work.try_send(work).is_err() {
            self.shared.overflow.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Hands in a line of a device's journal; never waits. What finds no room is not lost: its
    /// device has no receipt for it and sends it again.
    pub fn keep_line(&self, report: &VenueReport, line: &LineKept) {
        let told = Some(Told::Line(line.clone()));
        let work = Work::Put(report::encode(report), told);
        if self.work.try_send(work).is_err() {
            self.shared.lines().lost(line);
        }
    }

    /// Hands in a report and waits until it is durable. False if there was no room for it: it is to be
    /// handed in again, and counts as lost to nobody.
    pub async fn keep_surely(&self, report: &VenueReport) -> bool {
        let (told, kept) = oneshot::channel();
        let work = Work::Put(report::encode(report), Some(Told::Asker(told)));
        self.work.try_send(work).is_ok() && kept.await.is_ok()
    }

    /// The coordinator has everything up to this id.
    pub fn acknowledge(&self, through: u64) {
        self.shared.received.fetch_max(through, Ordering::Relaxed);
        // When the queue is full the thread looks anyway, after the next report.
        let _ = self.work.try_send(Work::Acknowledge);
    }

    /// Gives up attempts that the store does not let succeed.
    pub fn stop(&self) {
        self.shared.stop.cancel();
    }
}

impl Shared {
    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Writer {
    mailbox: Mailbox,
    queue: Receiver<Work>,
    newest: watch::Sender<u64>,
    kept: mpsc::Sender<LineKept>,
    shared: Arc<Shared>,
}

impl Writer {
    fn run(mut self) {
        self.show_what_is_there();
        loop {
            match self.queue.recv_timeout(AGAIN) {
                Ok(Work::Put(_, Some(Told::Line(line)))) if self.shared.lines().waits(&line) => {}
                Ok(Work::Put(body, told)) => {
                    if self.put(&body, told.is_some()) {
                        self.tell(told);
                    } else if let Some(Told::Line(line)) = told {
                        self.shared.lines().lost(&line);
                    }
                }
                Ok(Work::Acknowledge) | Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            self.acknowledge();
        }
    }

    fn show_what_is_there(&self) {
        if let Ok(state) = self.mailbox.state() {
            self.newest.send_replace(state.next - 1);
        }
    }

    fn tell(&self, told: Option<Told>) {
        match told {
            Some(Told::Line(line)) => {
                let _ = self.kept.try_send(line);
            }
            Some(Told::Asker(asker)) => {
                let _ = asker.send(());
            }
            None => {}
        }
    }

    /// Says whether it is durable now. What is sent `again` if it is not, is not counted as lost.
    fn put(&mut self, body: &[u8], again: bool) -> bool {
        let mut said = false;
        loop {
            let overflow = self.shared.overflow.swap(0, Ordering::Relaxed);
            self.mailbox.count_dropped(overflow);
            match self.mailbox.put(body) {
                Put::Kept(id) => {
                    self.newest.send_replace(id);
                    return true;
                }
                Put::Refused => {
                    if again {
                        self.mailbox.forgive_one();
                    } else if self.mailbox.dropped().is_power_of_two() {
                        let dropped = self.mailbox.dropped();
                        tracing::error!(dropped, "the outbox is full: reports are dropped");
                    }
                    // Room comes with acknowledgements only.
                    self.acknowledge();
                    return false;
                }
                Put::Again(error) => {
                    if !std::mem::replace(&mut said, true) {
                        tracing::error!("a report is waiting for the store: {error}");
                    }
                    if self.shared.stop.is_cancelled() {
                        return false;
                    }
                    std::thread::park_timeout(AGAIN);
                }
            }
        }
    }

    fn acknowledge(&mut self) {
        let through = self.shared.received.swap(0, Ordering::Relaxed);
        if through == 0 {
            return;
        }
        if let Err(error) = self.mailbox.acknowledge(through) {
            tracing::warn!("the outbox cannot forget reports up to {through}: {error}");
        }
        // A gap report may have found room.
        self.show_what_is_there();
    }
}
