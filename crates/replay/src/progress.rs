//! How far a replay is: a bar in a terminal, a line now and then elsewhere.

use std::io::{self, BufRead, IsTerminal as _, Read, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use adoube_client::clock::monotonic_millis;
use adoube_user_text::text::count;

const WIDTH: usize = 30;
/// Milliseconds between two looks, in a terminal and elsewhere.
const EVERY: [u64; 2] = [200, 10_000];

/// Tells on standard error.
#[derive(Debug)]
pub(super) struct Progress {
    terminal: bool,
    began: u64,
    last: u64,
    read: Arc<AtomicU64>,
    size: u64,
    /// Games of what was read, where playing them takes longer than reading.
    known: u64,
}

impl Progress {
    /// Of a source of `size` bytes, of which `read` counts.
    pub(super) fn new(read: Arc<AtomicU64>, size: u64) -> Self {
        let now = monotonic_millis();
        Self {
            terminal: io::stderr().is_terminal(),
            began: now,
            last: now,
            read,
            size,
            known: 0,
        }
    }

    /// So many more games were read, and are to be played in their time.
    pub(super) fn know(&mut self, games: usize) {
        self.known += games as u64;
    }

    /// What is about to begin, and how long it takes.
    pub(super) fn ahead(told: &str) {
        let _ = writeln!(io::stderr().lock(), "{told}");
    }

    /// Real milliseconds since the beginning.
    pub(super) fn passed(&self) -> u64 {
        monotonic_millis() - self.began
    }

    pub(super) fn tell(&mut self, games: u64, moves: u64) {
        let now = monotonic_millis();
        if now - self.last < EVERY[usize::from(!self.terminal)] {
            return;
        }
        self.last = now;
        self.show(games, moves);
    }

    fn show(&self, games: u64, moves: u64) {
        let rate = moves * 1000 / self.passed().max(1);
        let read = self.read.load(Ordering::Relaxed).min(self.size);
        let part = (read * 100).checked_div(self.size).unwrap_or(0);
        let (part, what) = match self.known {
            0 => (part, "read"),
            known => (part * games.min(known) / known, "played"),
        };
        let told = format!(
            "{part:3} % {what}, {}, {}, {rate} moves/s",
            count(games, "game"),
            count(moves, "move")
        );
        let mut err = io::stderr().lock();
        let _ = if self.terminal {
            let full = usize::try_from(part).unwrap_or(0).min(100) * WIDTH / 100;
            let bar = format!("{}{}", "#".repeat(full), "-".repeat(WIDTH - full));
            write!(err, "\r[{bar}] {told}\x1b[K").and_then(|()| err.flush())
        } else {
            writeln!(err, "{told}")
        };
    }

    /// Leaves the line as it is.
    pub(super) fn end(&self, games: u64, moves: u64) {
        if self.terminal {
            self.show(games, moves);
            let _ = writeln!(io::stderr().lock());
        }
    }
}

/// Counts what is read.
#[derive(Debug)]
pub(super) struct Counted<R> {
    inner: R,
    read: Arc<AtomicU64>,
}

impl<R> Counted<R> {
    pub(super) const fn new(inner: R, read: Arc<AtomicU64>) -> Self {
        Self { inner, read }
    }
}

impl<R: BufRead> Read for Counted<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(bytes)?;
        self.read.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

impl<R: BufRead> BufRead for Counted<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.inner.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        self.read.fetch_add(amount as u64, Ordering::Relaxed);
        self.inner.consume(amount);
    }
}
