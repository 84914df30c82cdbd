//! What the event forbids, folded as a board notes it.

use adoube_chess::Side;

use super::*;
use crate::board::{Reported, ReportedTime};

/// A board's memory, and the number of its last note.
#[derive(Default)]
struct Record {
    breaches: Breaches,
    last: u32,
}

impl Record {
    /// What a device tells in a line of its journal: what of that is noted.
    fn tell(&mut self, line: u64, what: &str, prevented: bool, times: u64) -> Option<AtDevice> {
        let happened = Happened {
            what: what.to_owned(),
            prevented,
            times,
        };
        let report = DeviceReport {
            device: "madrid-1".parse().unwrap(),
            when: ReportedTime {
                at: Time(line * 1_000),
                error: None,
            },
            source: format!("journal {line}"),
            what: Reported::Forbidden(happened.clone()),
        };
        let number = self.last + 1;
        let what = self.breaches.note(&report, &happened, number)?;
        self.last = number;
        self.breaches.take(&DeviceNote {
            number,
            side: Side::White,
            device: report.device,
            when: report.when,
            source: report.source,
            what: what.clone(),
        });
        Some(what)
    }

    /// How often it was by then, whether it was always prevented, and which note was the first.
    fn noted(&mut self, line: u64, prevented: bool, times: u64) -> Option<(u64, bool, u32)> {
        match self.tell(line, "a", prevented, times)? {
            AtDevice::Forbidden(it) => Some((it.times, it.prevented, it.first)),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn ven_2_what_is_forbidden_is_noted_first_as_it_doubles_and_when_it_begins_anew() {
    let mut record = Record::default();
    assert_eq!(record.noted(1, true, 1), Some((1, true, 1)));
    assert_eq!(record.noted(2, true, 40), Some((40, true, 1)));
    assert_eq!(record.noted(3, true, 79), None, "not twice as often");
    assert_eq!(record.noted(4, true, 80), Some((80, true, 1)));
    // A quiet minute: the device counts from one again.
    assert_eq!(record.noted(5, true, 1), Some((81, true, 1)));
    assert_eq!(record.noted(6, true, 2), None);
    // What was prevented until now and is no more is told at once.
    assert_eq!(record.noted(7, false, 3), Some((83, false, 1)));
    assert_eq!(record.last, 5);
}

/// The same line again, as after a crash, is nothing new.
#[test]
fn ven_2_a_line_that_comes_again_is_noted_once() {
    let mut record = Record::default();
    assert!(record.noted(1, true, 1).is_some());
    assert_eq!(record.noted(1, true, 1), None);
    assert!(record.noted(2, true, 1).is_some());
}

/// A device that floods fills no record: that there was more is told once.
#[test]
fn ven_2_a_flood_of_what_is_forbidden_is_bounded() {
    let mut record = Record::default();
    for line in 0..10_000 {
        record.tell(line, &line.to_string(), true, 1);
    }
    assert_eq!(record.last, MAX_BREACHES + 1);
    assert!(record.breaches.noted.len() <= MAX_BREACHES as usize);
    assert!(record.breaches.full);
    // One kind again and again, as fast as its count may begin anew.
    let mut record = Record::default();
    for line in 0..10_000 {
        record.tell(line, "a", true, 1);
    }
    assert_eq!(record.last, MAX_BREACHES + 1);
}
