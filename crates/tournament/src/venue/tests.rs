//! Reports kept once, and read as evidence.

use super::*;
use crate::actor::{Actor, Role};
use crate::ids::{DeviceId, PersonId, VenueId};
use crate::incident::evidence::{Observation, Offset, Witness};
use crate::time::Millis;

fn gap(number: u64) -> Report {
    Report {
        number,
        boot_id: "b1".to_owned(),
        monotonic_ms: 5,
        wall_ms: 6,
        offset: None,
        device_offset: None,
        saw: Vec::new(),
        what: ReportKind::Gap { dropped: 3 },
    }
}

fn madrid() -> Actor {
    Actor::Venue(VenueId::new("madrid").unwrap())
}

#[test]
fn dis_1_each_number_is_kept_exactly_once() {
    let mut state = State::default();
    let mut kept = Vec::new();
    for number in [1, 2, 2, 1, 3, 7, 5, 7, 8] {
        if let Some(report) = decide(&state, &madrid(), gap(number)).unwrap() {
            state.apply(&report);
            kept.push(report.number);
        }
    }
    assert_eq!(kept, [1, 2, 3, 7, 8]);
    assert_eq!(state.last_number, 8);
}

#[test]
fn pen_3_only_a_venue_node_reports() {
    let chief = Actor::official(PersonId::new("chief").unwrap(), Role::ChiefArbiter);
    for actor in [Actor::Coordinator, chief] {
        let refusal = decide(&State::default(), &actor, gap(1)).unwrap_err();
        assert_eq!(refusal.code(), "not-your-role", "{actor:?}");
    }
}

#[test]
fn a_report_without_number_or_with_endless_text_is_refused() {
    let endless = Report {
        boot_id: "x".repeat(MAX_TEXT + 1),
        ..gap(1)
    };
    let talkative = Report {
        saw: vec![Sight::Known(Observation::BrokerDown); MAX_SIGHTS + 1],
        ..gap(1)
    };
    let figures = vec![0; MAX_SIGHT_FIGURES + 1];
    let word = "x".to_owned();
    let counting = line(1, 1, Sight::Other { word, figures });
    let unnumbered = line(1, 0, Sight::Known(Observation::LinkDown));
    for report in [gap(0), endless, talkative, counting, unnumbered] {
        let refusal = decide(&State::default(), &madrid(), report).unwrap_err();
        assert_eq!(refusal.code(), "out-of-range");
    }
}

fn line(number: u64, line: u64, saw: Sight) -> Report {
    Report {
        offset: Some(Offset {
            ms: 1_000_000,
            error_ms: 4,
        }),
        device_offset: Some(Offset {
            ms: -300,
            error_ms: 2,
        }),
        what: ReportKind::Journal(JournalLine {
            device: DeviceId::new("madrid-1").unwrap(),
            session: 2,
            journal: "j1".to_owned(),
            number: line,
            boot_id: "d1".to_owned(),
            monotonic_ms: 800,
            suspended_ms: 0,
            wall_ms: 7,
            saw,
            detail: String::new(),
        }),
        ..gap(number)
    }
}

fn of(report: Report, device: &str, journal: &str) -> Report {
    let ReportKind::Journal(line) = report.what else {
        panic!("no line");
    };
    let what = ReportKind::Journal(JournalLine {
        device: DeviceId::new(device).unwrap(),
        journal: journal.to_owned(),
        ..line
    });
    Report { what, ..report }
}

/// A line that a device sent again, under another number of the venue's outbox, counts once. A
/// new disk in the device begins to count anew.
#[test]
fn dis_1_each_line_of_a_journal_is_kept_exactly_once() {
    let mut state = State::default();
    let down = || Sight::Known(Observation::LinkDown);
    for (report, kept) in [
        (line(1, 1, down()), true),
        (line(2, 2, down()), true),
        (line(3, 1, down()), false),
        (line(4, 2, down()), false),
        (of(line(5, 1, down()), "madrid-2", "j1"), true),
        (of(line(6, 1, down()), "madrid-1", "j2"), true),
        // The old disk is back.
        (line(7, 2, down()), false),
        (line(8, 5, down()), true),
    ] {
        let number = report.number;
        let found = decide(&state, &madrid(), report).unwrap();
        assert_eq!(found.is_some(), kept, "{number}");
        if let Some(report) = found {
            state.apply(&report);
        }
    }
    let device = DeviceId::new("madrid-1").unwrap();
    assert_eq!(state.journal_through(&device, "j1"), 5);
    assert_eq!(state.journal_through(&device, "j3"), 0);
}

#[test]
fn dis_1_the_journals_of_a_device_and_of_a_venue_are_bounded() {
    // how many devices, how many journals each, how many of all are refused
    for (devices, each, refused) in [
        (1, MAX_JOURNALS_EACH + 3, 3),
        (2, MAX_JOURNALS_EACH, 0),
        (
            MAX_JOURNALS / MAX_JOURNALS_EACH + 1,
            MAX_JOURNALS_EACH,
            MAX_JOURNALS_EACH,
        ),
    ] {
        let mut state = State::default();
        let mut found = 0;
        for count in 0..devices * each {
            let device = format!("madrid-{}", count / each);
            let first = line(count as u64 + 1, 1, Sight::Known(Observation::LinkDown));
            match decide(&state, &madrid(), of(first, &device, &format!("j{count}"))) {
                Ok(Some(report)) => state.apply(&report),
                Ok(None) => panic!("{count} is new"),
                Err(_) => found += 1,
            }
        }
        assert_eq!(found, refused, "{devices} {each}");
    }
}

/// A device's line is placed by its own clock over the venue's, a venue's by its own; errors add.
#[test]
fn dis_1_evidence_bears_the_clock_that_saw_it() {
    let venue = VenueId::new("madrid").unwrap();
    let found = sights(&venue, &line(1, 1, Sight::Known(Observation::LinkDown)));
    let [(Witness::Device(device), seen, Observation::LinkDown)] = &found[..] else {
        panic!("{found:?}");
    };
    assert_eq!((device.as_str(), seen.boot_id.as_str()), ("madrid-1", "d1"));
    let both = Offset {
        ms: 999_700,
        error_ms: 6,
    };
    assert_eq!((seen.monotonic_ms, seen.offset), (800, Some(both)));

    let silent = Observation::DeviceSilent { span: Millis(3004) };
    let neighbours = Observation::Neighbours { silent: 1, of: 7 };
    let report = Report {
        saw: [silent, neighbours].map(Sight::Known).to_vec(),
        ..gap(2)
    };
    let found: Vec<_> = sights(&venue, &report)
        .into_iter()
        .map(|(witness, seen, saw)| (witness, seen.monotonic_ms, saw))
        .collect();
    let madrid = Witness::Venue(venue);
    assert_eq!(
        found,
        [(madrid.clone(), 5, silent), (madrid, 5, neighbours)]
    );
}

/// A word of a later version is kept and read back; a venue's word in a device's mouth, or one
/// that the rules do not know, is no evidence for them.
#[test]
fn dis_1_what_the_rules_do_not_know_is_kept_and_left_out() {
    let venue = VenueId::new("madrid").unwrap();
    for (word, figures) in [
        ("cable-eaten", vec![-3, 4]),
        ("uplink-lost", vec![2, 700]),
        ("link-down", vec![9]),
    ] {
        let sight = Sight::from_parts(word, &figures);
        assert_eq!((sight.word(), sight.figures()), (word, figures));
        let report = line(1, 1, sight);
        assert!(decide(&State::default(), &madrid(), report.clone()).is_ok());
        assert_eq!(sights(&venue, &report), [], "{word}");
    }
}
