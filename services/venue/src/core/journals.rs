//! Lines of the devices' own journals, on their way to the record: each is taken once, and
//! confirmed to its device when it is on the node's disk.
//!
//! What the node forgets at a restart does no harm: a device then sends again what it has no
//! receipt for, and the coordinator counts each line once.

use std::collections::BTreeMap;

use adoube_proto::v1::{Journal, JournalLine, JournalReceipt};

use crate::rate::Rate;

/// Lines of one device that are taken in a minute; the rest waits at the device.
const A_MINUTE: u32 = 240;

/// What was taken and is still not on the disk after so long, milliseconds, is taken again.
const AGAIN_MS: u64 = 10_000;

#[derive(Clone, Debug)]
struct Progress {
    journal: String,
    /// The last line that was taken.
    taken: u64,
    taken_at: u64,
    /// How often lines were taken again that had not come to the disk.
    attempt: u64,
    /// The last line that is on the disk, with all before it.
    kept: u64,
    rate: Rate,
}

/// A line that was taken: it counts as kept only if the one before it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The line taken before it, 0 for the first.
    pub after: u64,
    /// The line's number.
    pub number: u64,
    /// Which time it was taken: another one begins with the first line that is not on the disk.
    pub attempt: u64,
}

/// What became of a batch.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Taken {
    pub(super) lines: Vec<(Mark, JournalLine)>,
    /// To be confirmed at once: nothing is new.
    pub(super) receipt: Option<JournalReceipt>,
    /// From and through which line the device has nothing any more.
    pub(super) gone: Option<(u64, u64)>,
}

/// How far the node has come with each device's journal.
#[derive(Clone, Debug, Default)]
pub(super) struct Journals(BTreeMap<String, Progress>);

impl Journals {
    pub(super) fn new(devices: &[String]) -> Self {
        let fresh = || Progress {
            journal: String::new(),
            taken: 0,
            taken_at: 0,
            attempt: 0,
            kept: 0,
            rate: Rate::new(A_MINUTE, 60_000),
        };
        Self(devices.iter().map(|id| (id.clone(), fresh())).collect())
    }

    /// Takes what is new of a batch.
    pub(super) fn take(&mut self, now: u64, device: &str, batch: Journal) -> Taken {
        let mut taken = Taken::default();
        let Some(progress) = self.0.get_mut(device) else {
            return taken;
        };
        progress.begin(now, &batch.journal);
        if progress.taken > 0 && batch.first_held > progress.taken + 1 {
            taken.gone = Some((progress.taken + 1, batch.first_held - 1));
            progress.skip_to(batch.first_held - 1);
        }
        let all_kept = batch.lines.iter().all(|line| line.number <= progress.kept);
        for line in batch.lines {
            if let Some(mark) = progress.next(now, &line) {
                taken.lines.push((mark, line));
            }
        }
        if all_kept {
            taken.receipt = Some(progress.receipt());
        }
        taken
    }

    /// A line is on the disk; gives what to confirm.
    pub(super) fn kept(
        &mut self,
        device: &str,
        journal: &str,
        mark: Mark,
    ) -> Option<JournalReceipt> {
        let progress = self.0.get_mut(device)?;
        let follows = progress.kept == mark.after || progress.kept == 0;
        if progress.journal != journal || !follows || mark.number <= progress.kept {
            return None;
        }
        progress.kept = mark.number;
        Some(progress.receipt())
    }

    /// How many of a device's lines, up to its newest, the node does not have yet.
    pub(super) fn missing(&self, device: &str, newest: u64) -> u64 {
        let kept = self.0.get(device).map_or(0, |progress| progress.kept);
        newest.saturating_sub(kept)
    }
}

impl Progress {
    fn begin(&mut self, now: u64, journal: &str) {
        if self.journal != journal {
            journal.clone_into(&mut self.journal);
            (self.taken, self.kept) = (0, 0);
            self.attempt += 1;
        } else if self.taken > self.kept && now.saturating_sub(self.taken_at) >= AGAIN_MS {
            self.taken = self.kept;
            self.attempt += 1;
        }
    }

    /// Lines up to this one will never come.
    fn skip_to(&mut self, number: u64) {
        // What is on its way to the disk comes before them.
        if self.kept == self.taken {
            self.kept = number;
        }
        self.taken = number;
    }

    fn next(&mut self, now: u64, line: &JournalLine) -> Option<Mark> {
        // The first that is ever heard may have any number: those before it were confirmed to the
        // device by an earlier run of this node. Later ones come without gaps.
        let due = self.taken == 0 || line.number == self.taken + 1;
        if !due || self.rate.allow(now).is_none() {
            return None;
        }
        let after = self.taken;
        self.taken = line.number;
        self.taken_at = now;
        Some(Mark {
            after,
            number: line.number,
            attempt: self.attempt,
        })
    }

    fn receipt(&self) -> JournalReceipt {
        JournalReceipt {
            journal: self.journal.clone(),
            through: self.kept,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn batch(journal: &str, first_held: u64, numbers: &[u64]) -> Journal {
        let line = |number: &u64| JournalLine {
            number: *number,
            ..JournalLine::default()
        };
        Journal {
            session: 1,
            journal: journal.to_owned(),
            first_held,
            lines: numbers.iter().map(line).collect(),
        }
    }

    fn journals() -> Journals {
        Journals::new(&["d-1".to_owned()])
    }

    fn take(journals: &mut Journals, now: u64, batch: Journal) -> (Vec<u64>, Option<u64>) {
        let taken = journals.take(now, "d-1", batch);
        let numbers = taken.lines.iter().map(|(mark, _)| mark.number).collect();
        (numbers, taken.receipt.map(|receipt| receipt.through))
    }

    fn keep(journals: &mut Journals, after: u64, number: u64) -> Option<u64> {
        let mark = Mark {
            after,
            number,
            attempt: 1,
        };
        let receipt = journals.kept("d-1", "a", mark);
        receipt.map(|receipt| receipt.through)
    }

    #[test]
    fn dis_1_a_line_is_taken_once_and_confirmed_when_it_is_kept() {
        let mut journals = journals();
        // An earlier run of this node confirmed 1 to 6.
        assert_eq!(
            take(&mut journals, 0, batch("a", 7, &[7, 8])),
            (vec![7, 8], None)
        );
        assert_eq!(
            take(&mut journals, 5, batch("a", 7, &[7, 8, 9])),
            (vec![9], None)
        );
        assert_eq!(keep(&mut journals, 0, 7), Some(7));
        assert_eq!(keep(&mut journals, 8, 9), None, "8 is not kept");
        assert_eq!(journals.missing("d-1", 9), 2);
        // What did not get to the disk is taken again later.
        assert_eq!(
            take(&mut journals, 6, batch("a", 7, &[8, 9])),
            (vec![], None)
        );
        let later = 5 + AGAIN_MS;
        let again = journals.take(later, "d-1", batch("a", 7, &[8, 9]));
        let marks = again
            .lines
            .iter()
            .map(|(mark, _)| (mark.number, mark.attempt));
        assert_eq!(marks.collect::<Vec<_>>(), [(8, 2), (9, 2)]);
        assert_eq!(keep(&mut journals, 7, 8), Some(8));
        assert_eq!(keep(&mut journals, 8, 9), Some(9));
        assert_eq!(
            take(&mut journals, later, batch("a", 7, &[8, 9])),
            (vec![], Some(9))
        );
        // Without gaps.
        assert_eq!(
            take(&mut journals, later, batch("a", 7, &[11])),
            (vec![], None)
        );
    }

    #[test]
    fn dis_1_a_new_disk_begins_anew_and_old_notices_count_for_nothing() {
        let mut journals = journals();
        take(&mut journals, 0, batch("a", 1, &[1, 2, 3]));
        assert_eq!(take(&mut journals, 1, batch("b", 1, &[1])), (vec![1], None));
        assert_eq!(keep(&mut journals, 0, 1), None, "of the old journal");
        let mark = Mark {
            after: 0,
            number: 1,
            attempt: 2,
        };
        assert_eq!(
            journals.kept("d-1", "b", mark).map(|it| it.through),
            Some(1)
        );
        assert_eq!(journals.kept("x-9", "b", mark), None);
    }

    #[test]
    fn dis_1_lines_that_the_device_lost_are_named() {
        let mut journals = journals();
        take(&mut journals, 0, batch("a", 1, &[1, 2]));
        keep(&mut journals, 0, 1);
        keep(&mut journals, 1, 2);
        let taken = journals.take(1, "d-1", batch("a", 10, &[10]));
        assert_eq!(taken.gone, Some((3, 9)));
        assert_eq!(taken.lines.len(), 1);
        assert_eq!(keep(&mut journals, 9, 10), Some(10));
    }

    #[test]
    fn dis_1_a_flood_of_lines_waits_at_the_device() {
        let mut journals = journals();
        let mut count = 0;
        for number in 1..=1_000 {
            let (numbers, _) = take(&mut journals, 10, batch("a", 1, &[number]));
            count += numbers.len();
        }
        assert_eq!(count, A_MINUTE as usize);
        let next = u64::from(A_MINUTE) + 1;
        let (numbers, _) = take(&mut journals, 60_010, batch("a", 1, &[next]));
        assert_eq!(numbers, [next], "a minute later it goes on");
    }
}
