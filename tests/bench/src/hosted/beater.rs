//! Signs of life of many seats, and nobody's ear for what they are told.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use adoube_coordinator::host::{Inbox, Message, Parcel};
use adoube_coordinator::shard::{Input, SessionId, ToSeat};
use tokio::sync::mpsc::Receiver;

use crate::clock;

/// Each seat is heard so often.
const EVERY: Duration = Duration::from_secs(1);

/// A seat that somebody sits at.
pub struct Seat {
    pub(super) session: SessionId,
    inbox: Inbox,
    told: Receiver<Parcel>,
    closed: bool,
}

impl Seat {
    pub(super) const fn new(session: SessionId, inbox: Inbox, told: Receiver<Parcel>) -> Self {
        Self {
            session,
            inbox,
            told,
            closed: false,
        }
    }

    /// Takes what it was told; whether its link still stands.
    fn listen(&mut self) -> bool {
        while let Ok(told) = self.told.try_recv() {
            self.closed |= matches!(told.message, ToSeat::Close(_));
        }
        !self.closed
    }
}

/// Keeps seats alive on a thread of its own.
pub struct Beater {
    seats: Arc<Mutex<Vec<Seat>>>,
    over: Arc<AtomicBool>,
    /// How long the slowest round took, milliseconds.
    slowest: Arc<AtomicU64>,
    thread: JoinHandle<()>,
}

impl Beater {
    /// Begins, without seats.
    pub fn start() -> Self {
        let seats: Arc<Mutex<Vec<Seat>>> = Arc::default();
        let (over, slowest) = (Arc::<AtomicBool>::default(), Arc::<AtomicU64>::default());
        let (theirs, ends, slow) = (Arc::clone(&seats), Arc::clone(&over), Arc::clone(&slowest));
        let thread = std::thread::spawn(move || {
            let mut number = 0;
            while !ends.load(Ordering::Relaxed) {
                number += 1;
                let took = beat(&theirs, number);
                let millis = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
                slow.fetch_max(millis, Ordering::Relaxed);
                clock::pause(EVERY.saturating_sub(took));
            }
        });
        Self {
            seats,
            over,
            slowest,
            thread,
        }
    }

    /// A seat more.
    pub fn add(&self, seats: impl IntoIterator<Item = Seat>) {
        let mut all = self.seats.lock().unwrap_or_else(PoisonError::into_inner);
        all.extend(seats);
    }

    /// Ends it: how many links stand, and how long the slowest round of heartbeats took.
    pub fn end(self) -> (usize, Duration) {
        self.over.store(true, Ordering::Relaxed);
        let _ = self.thread.join();
        let mut seats = self.seats.lock().unwrap_or_else(PoisonError::into_inner);
        let standing = seats
            .iter_mut()
            .filter_map(|seat| seat.listen().then_some(()));
        let slowest = Duration::from_millis(self.slowest.load(Ordering::Relaxed));
        (standing.count(), slowest)
    }
}

/// Lets every seat be heard, spread over the time that there is.
fn beat(seats: &Mutex<Vec<Seat>>, number: u64) -> Duration {
    let began = clock::now();
    let count = seats.lock().unwrap_or_else(PoisonError::into_inner).len();
    let step = (count / 100).max(1);
    for first in (0..count).step_by(step) {
        let mut seats = seats.lock().unwrap_or_else(PoisonError::into_inner);
        let end = (first + step).min(count);
        for seat in &mut seats[first..end] {
            if seat.listen() {
                let heard = Message::plain(Input::SeatHeard(seat.session, number));
                let _ = seat.inbox.blocking_send(heard);
            }
        }
        drop(seats);
        #[expect(clippy::cast_precision_loss, reason = "a share of a second")]
        let due = EVERY.mul_f64(0.9 * end as f64 / count.max(1) as f64);
        clock::pause(due.saturating_sub(clock::since(began)));
    }
    clock::since(began)
}
