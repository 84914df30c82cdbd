//! Pings and their answers: the last round trip, and how many come back in time.

use std::collections::VecDeque;

/// An answer that takes longer counts as missing, microseconds. On a stream nothing is lost for
/// ever: what is lost on the way comes late.
pub const IN_TIME_US: u64 = 2_000_000;

/// Pings whose answers are waited for.
const WAITING: usize = 8;

#[derive(Clone, Copy, Debug)]
struct Waiting {
    number: u64,
    sent_us: u64,
    /// Whether it stands among the outcomes already, as missing.
    counted: bool,
}

/// The pings of one way. Times are microseconds of one clock.
#[derive(Clone, Debug)]
pub struct Pings {
    number: u64,
    waiting: VecDeque<Waiting>,
    outcomes: VecDeque<bool>,
    window: usize,
    round_trip_us: u32,
}

/// How many pings were sent, and answered in time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Sent; those that may still be answered in time are not counted.
    pub sent: u32,
    /// Answered in time.
    pub answered: u32,
}

impl Pings {
    /// Outcomes are remembered of the last `window` pings.
    pub fn new(window: usize) -> Self {
        Self {
            number: 0,
            waiting: VecDeque::new(),
            outcomes: VecDeque::new(),
            window,
            round_trip_us: 0,
        }
    }

    /// The number of the next ping, sent now.
    pub fn send(&mut self, now_us: u64) -> u64 {
        self.look(now_us);
        self.number += 1;
        if self.waiting.len() >= WAITING
            && let Some(oldest) = self.waiting.pop_front()
            && !oldest.counted
        {
            self.count(false);
        }
        self.waiting.push_back(Waiting {
            number: self.number,
            sent_us: now_us,
            counted: false,
        });
        self.number
    }

    /// The ping was answered now; gives when it was sent, the first time.
    pub fn answered(&mut self, now_us: u64, number: u64) -> Option<u64> {
        self.look(now_us);
        let at = self.waiting.iter().position(|it| it.number == number)?;
        let ping = self.waiting.remove(at)?;
        if !ping.counted {
            self.count(true);
        }
        let took = now_us.saturating_sub(ping.sent_us).max(1);
        self.round_trip_us = u32::try_from(took).unwrap_or(u32::MAX);
        Some(ping.sent_us)
    }

    /// Counts those as missing whose time has passed.
    pub fn look(&mut self, now_us: u64) {
        let mut missing = 0;
        for ping in &mut self.waiting {
            if !ping.counted && now_us.saturating_sub(ping.sent_us) > IN_TIME_US {
                ping.counted = true;
                missing += 1;
            }
        }
        for _ in 0..missing {
            self.count(false);
        }
    }

    /// The way was closed: what was sent on it is not answered any more, and says nothing.
    pub fn broken(&mut self) {
        self.waiting.clear();
    }

    /// The last round trip, microseconds; 0 before the first.
    pub fn round_trip_us(&self) -> u32 {
        self.round_trip_us
    }

    /// How the pings of the window fared.
    pub fn tally(&self) -> Tally {
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Tally {
            sent: count(self.outcomes.len()),
            answered: count(self.outcomes.iter().filter(|came| **came).count()),
        }
    }

    fn count(&mut self, came: bool) {
        if self.outcomes.len() >= self.window {
            self.outcomes.pop_front();
        }
        self.outcomes.push_back(came);
    }
}

impl Tally {
    /// How many of a thousand are missing.
    pub fn missing_permille(self) -> u32 {
        let missing = u64::from(self.sent.saturating_sub(self.answered));
        let permille = (missing * 1000).checked_div(u64::from(self.sent));
        permille.map_or(0, |it| u32::try_from(it).unwrap_or(1000))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: u64 = 1_000_000;

    #[test]
    fn ven_4_loss_is_what_does_not_come_back_in_time() {
        let mut pings = Pings::new(4);
        let mut tallies = Vec::new();
        // After how long each ping is answered; none for never.
        for (turn, answer) in (1..).zip([Some(1_000), None, Some(2_500_000), Some(9), Some(9)]) {
            let sent = 10 * SECOND * turn;
            let number = pings.send(sent);
            if let Some(after) = answer {
                assert_eq!(pings.answered(sent + after, number), Some(sent));
                assert_eq!(u64::from(pings.round_trip_us()), after);
                assert_eq!(pings.answered(sent + after, number), None, "twice");
            }
            pings.look(sent + 3 * SECOND);
            let Tally { sent, answered } = pings.tally();
            tallies.push((sent, answered, pings.tally().missing_permille()));
        }
        assert_eq!(
            tallies,
            [
                (1, 1, 0),
                (2, 1, 500),
                (3, 1, 666),
                (4, 2, 500),
                (4, 2, 500)
            ]
        );
    }

    #[test]
    fn what_waits_is_bounded_and_a_broken_way_counts_nothing() {
        let mut pings = Pings::new(100);
        for now in 0..20 {
            pings.send(now);
        }
        assert_eq!(pings.waiting.len(), WAITING);
        assert_eq!(pings.tally().sent, 12);
        pings.broken();
        assert_eq!(pings.answered(30, 20), None);
        assert_eq!(pings.tally().sent, 12);
    }
}
