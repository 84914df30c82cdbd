//! Which lines go to the venue, and when: one batch at a time, until the venue's receipt says
//! that they are on its disk. The broker's acknowledgement says only that they reached the broker.

use std::collections::VecDeque;

use adoube_proto::v1::{Journal, JournalReceipt};

use super::line::Line;
use crate::time::Now;

/// Lines that wait for a receipt at most; beyond it the oldest is given up, and the venue learns
/// that it is gone.
pub const MAX_WAITING: usize = 1_000;

/// Lines in a batch, and their bytes as JSON: a message has at most 8,192.
const MAX_LINES: usize = 16;
const MAX_BYTES: usize = 6_000;

/// Without a receipt a batch is sent again after so long, milliseconds.
pub const AGAIN: u64 = 5_000;

/// The lines without a receipt.
#[derive(Clone, Debug, Default)]
pub struct Courier {
    journal: String,
    /// The journal to begin should this one turn out to be an old copy.
    spare: String,
    waiting: VecDeque<Line>,
    last: u64,
    /// When the batch under way was sent.
    sent: Option<u64>,
    /// The last line that was ever sent.
    through: u64,
    /// Up to which line that is remembered.
    marked: u64,
}

impl Courier {
    /// Over a journal whose newest line is `last`, with those that have no receipt.
    pub fn new(journal: &str, spare: &str, last: u64, waiting: Vec<Line>) -> Self {
        let mut courier = Self {
            journal: journal.to_owned(),
            spare: spare.to_owned(),
            waiting: VecDeque::new(),
            last,
            sent: None,
            through: 0,
            marked: 0,
        };
        for line in waiting {
            courier.add(line);
        }
        courier
    }

    /// The journal that lines are counted in.
    pub fn journal(&self) -> &str {
        &self.journal
    }

    /// The newest line.
    pub fn last(&self) -> u64 {
        self.last
    }

    /// A new line.
    pub fn add(&mut self, line: Line) {
        if self.waiting.len() >= MAX_WAITING {
            self.waiting.pop_front();
        }
        self.last = self.last.max(line.number);
        self.waiting.push_back(line);
    }

    /// A connection was made: nothing is under way on it.
    pub fn connected(&mut self) {
        self.sent = None;
    }

    /// The batch to send now, if one is due.
    pub fn batch(&mut self, now: Now, session: u64) -> Option<Journal> {
        let under_way = self.sent.is_some_and(|sent| now.ms() < sent + AGAIN);
        let first_held = self.waiting.front()?.number;
        if under_way {
            return None;
        }
        self.sent = Some(now.ms());
        let mut lines = Vec::new();
        let mut bytes = 0;
        for line in self.waiting.iter().take(MAX_LINES) {
            let line = line.on_the_wire();
            bytes += serde_json::to_vec(&line).map_or(0, |json| json.len());
            if bytes > MAX_BYTES && !lines.is_empty() {
                break;
            }
            self.through = self.through.max(line.number);
            lines.push(line);
        }
        Some(Journal {
            session,
            journal: self.journal.clone(),
            first_held,
            lines,
        })
    }

    /// The last line that was ever sent, if it was not sent before this was asked last.
    pub fn newly_sent(&mut self) -> Option<u64> {
        let news = self.through > self.marked;
        self.marked = self.marked.max(self.through);
        news.then_some(self.marked)
    }

    /// The venue has these lines on its disk. Says whether that is news, to be remembered.
    pub fn receipt(&mut self, receipt: &JournalReceipt) -> bool {
        if receipt.journal != self.journal {
            return false;
        }
        if receipt.through > self.last {
            // The venue has lines that this disk does not know: it holds an old copy, and numbers
            // that were used before would be taken for repeats.
            self.journal.clone_from(&self.spare);
            (self.sent, self.marked) = (None, 0);
            return false;
        }
        let before = self.waiting.len();
        self.waiting.retain(|line| line.number > receipt.through);
        let news = self.waiting.len() < before;
        if news {
            self.sent = None;
        }
        news
    }

    /// When [`Courier::batch`] has something to send, milliseconds.
    pub fn deadline(&self) -> Option<u64> {
        self.waiting.front()?;
        Some(self.sent.map_or(0, |sent| sent + AGAIN))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn line(number: u64, detail: &str) -> Line {
        Line {
            journal: "a".to_owned(),
            number,
            what: "link-down".to_owned(),
            detail: detail.to_owned(),
            ..Line::default()
        }
    }

    fn courier(numbers: std::ops::RangeInclusive<u64>) -> Courier {
        let lines = numbers.clone().map(|number| line(number, "")).collect();
        Courier::new("a", "spare", *numbers.end(), lines)
    }

    fn sent(courier: &mut Courier, ms: u64) -> Vec<u64> {
        let batch = courier.batch(Now::from_ms(ms), 1);
        let lines = batch.map(|batch| batch.lines).unwrap_or_default();
        lines.iter().map(|line| line.number).collect()
    }

    fn receipt(courier: &mut Courier, journal: &str, through: u64) -> bool {
        courier.receipt(&JournalReceipt {
            journal: journal.to_owned(),
            through,
        })
    }

    #[test]
    fn dis_1_one_batch_at_a_time_until_its_receipt() {
        let mut courier = courier(1..=20);
        let first: Vec<u64> = (1..=16).collect();
        assert_eq!(sent(&mut courier, 0), first);
        assert!(sent(&mut courier, 10).is_empty(), "under way");
        assert_eq!(courier.deadline(), Some(AGAIN));
        assert_eq!(sent(&mut courier, AGAIN), first, "no receipt");
        assert!(receipt(&mut courier, "a", 3), "the venue took some");
        let next: Vec<u64> = (4..=19).collect();
        assert_eq!(sent(&mut courier, AGAIN + 1), next);
        courier.connected();
        assert_eq!(sent(&mut courier, AGAIN + 2), next, "a new connection");
        assert!(!receipt(&mut courier, "b", 20), "of another journal");
        assert!(receipt(&mut courier, "a", 20));
        assert!(!receipt(&mut courier, "a", 20), "no news");
        assert_eq!(
            (sent(&mut courier, 99_999), courier.deadline()),
            (vec![], None)
        );
    }

    #[test]
    fn dis_1_batches_fit_into_a_message() {
        let long = "\"".repeat(500);
        let lines = (1..=30).map(|number| line(number, &long)).collect();
        let mut courier = Courier::new(&"a".repeat(32), "", 30, lines);
        let mut through = 0;
        while through < 30 {
            let batch = courier.batch(Now::from_ms(1), u64::MAX).unwrap();
            assert!(serde_json::to_vec(&batch).unwrap().len() <= 8_192);
            through = batch.lines.last().unwrap().number;
            assert!(receipt(&mut courier, &"a".repeat(32), through));
        }
    }

    #[test]
    fn dis_1_what_waits_is_bounded_and_the_loss_shows() {
        let mut courier = courier(1..=1_200);
        let batch = courier.batch(Now::from_ms(1), 1).unwrap();
        assert_eq!((batch.first_held, courier.last()), (201, 1_200));
    }

    /// A disk that was put back from an old copy counts numbers a second time: under a new journal
    /// nothing of it is taken for a repeat.
    #[test]
    fn dis_1_an_old_copy_of_a_journal_is_found_out() {
        let mut courier = courier(1..=3);
        assert_eq!(sent(&mut courier, 0), [1, 2, 3]);
        assert!(!receipt(&mut courier, "a", 40));
        assert_eq!(courier.journal(), "spare");
        assert_eq!(sent(&mut courier, 1), [1, 2, 3]);
        assert!(receipt(&mut courier, "spare", 3));
    }
}
