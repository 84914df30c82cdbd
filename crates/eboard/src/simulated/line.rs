//! The line from a board: bytes take time on it, are lost, come with noise, or not at all.

use std::collections::VecDeque;
use std::time::Duration;

use super::Random;
use crate::Time;

/// What goes wrong on a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LineFaults {
    /// One byte in so many is lost; none for 0.
    pub lost: u64,
    /// One message in so many has up to six bytes of noise before it; none for 0.
    pub noise: u64,
    /// Messages are delayed by up to so long each, but stay in order.
    pub delay: Duration,
}

/// What is on its way from a board.
#[derive(Debug, Clone)]
pub(super) struct Line {
    /// Microseconds that one byte takes.
    byte_time: u64,
    faults: LineFaults,
    random: Random,
    sent: VecDeque<(Time, Vec<u8>)>,
    free: Time,
    pulled: Option<Time>,
}

impl Line {
    pub(super) fn new(bytes_a_second: u64, faults: LineFaults, random: Random) -> Line {
        Line {
            byte_time: 1_000_000 / bytes_a_second.max(1),
            faults,
            random,
            sent: VecDeque::new(),
            free: Time::default(),
            pulled: None,
        }
    }

    /// Nothing arrives until this time, and what is on its way is lost.
    pub(super) fn pull(&mut self, until: Time) {
        self.sent.clear();
        self.pulled = Some(until);
    }

    pub(super) fn is_pulled(&self, now: Time) -> bool {
        self.pulled.is_some_and(|until| now < until)
    }

    pub(super) fn send(&mut self, at: Time, message: &[u8]) {
        if message.is_empty() || self.is_pulled(at) {
            return;
        }
        let mut bytes = Vec::with_capacity(message.len());
        if self.random.one_in(self.faults.noise) {
            let count = 1 + self.random.below(6);
            bytes.extend((0..count).map(|_| self.random.below(256).to_le_bytes()[0]));
        }
        for byte in message {
            if !self.random.one_in(self.faults.lost) {
                bytes.push(*byte);
            }
        }
        let most = u64::try_from(self.faults.delay.as_millis()).unwrap_or(0);
        let start = self.random.later(at, 0, most).max(self.free);
        let length = u64::try_from(bytes.len()).unwrap_or(0);
        self.free = start.after(Duration::from_micros(length * self.byte_time));
        self.sent.push_back((self.free, bytes));
    }

    /// The messages that have arrived by now, each with its time.
    pub(super) fn arrived(&mut self, now: Time) -> Vec<(Time, Vec<u8>)> {
        let count = self.sent.iter().take_while(|(at, _)| *at <= now).count();
        self.sent.drain(..count).collect()
    }
}
