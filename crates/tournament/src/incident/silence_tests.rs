//! Which evidence is of a silence, told in seconds from its last contact.

use super::Silence;
use super::evidence::{Line, Observation, Offset, Place, Witness, WitnessClock, places};
use crate::ids::DeviceId;
use crate::time::Time;

/// The last contact.
const FROM: u64 = 1_000_000;

fn at(seconds: u64) -> Time {
    Time(FROM + seconds * 1_000)
}

/// A line of the device's journal: its clock is known within 50 ms, or not at all.
fn line(number: u32, seconds: u64, known: bool, received: u64) -> Line {
    let seen = WitnessClock {
        boot_id: "b1".to_owned(),
        monotonic_ms: at(seconds).0 - 900_000,
        wall_ms: 0,
        offset: known.then_some(Offset {
            ms: 900_000,
            error_ms: 50,
        }),
    };
    Line {
        number,
        witness: Witness::Device(DeviceId::new("madrid-1").unwrap()),
        at: seen.at(at(received)),
        seen,
        about: None,
        received: at(received),
        saw: Observation::LinkDown,
    }
}

/// A silence of a minute; the device's next one, where there is one, begins at the given second.
fn minute(next: Option<u64>) -> Silence {
    Silence {
        from: at(0),
        until: Some(at(60)),
        next: next.map(at),
    }
}

#[test]
fn dis_1_evidence_of_a_later_time_is_no_evidence_of_a_silence() {
    let (known, unknown) = (true, false);
    // story, clock known, seen, received, the next silence, whether it is of this one
    let table = [
        ("the cable was pulled", known, 0, 61, None, true),
        (
            "the journal comes an hour late",
            known,
            1,
            3_700,
            None,
            true,
        ),
        ("its connection is back", known, 61, 62, None, true),
        ("long after it was back", known, 90, 91, None, false),
        ("an hour later", known, 3_700, 3_701, None, false),
        ("of the next silence", known, 66, 67, Some(65), false),
        ("before the next silence", known, 62, 70, Some(65), true),
        ("no clock, with the journal", unknown, 1, 62, None, true),
        ("no clock, a minute later", unknown, 1, 120, None, true),
        ("no clock, an hour later", unknown, 1, 3_700, None, false),
        (
            "no clock, after the next silence",
            unknown,
            1,
            70,
            Some(65),
            false,
        ),
        (
            "no clock, before the next silence",
            unknown,
            1,
            64,
            Some(65),
            true,
        ),
    ];
    for (story, clock, seen, received, next, expected) in table {
        let line = line(1, seen, clock, received);
        let found = minute(next).may_hold(Place::of(&line), line.received);
        assert_eq!(found, expected, "{story}");
    }
    let later = Silence {
        from: at(60),
        until: None,
        next: None,
    };
    for (story, seen, expected) in [
        ("long before it", 0, false),
        ("of the silence before", 57, false),
        ("as it began", 59, true),
    ] {
        let early = Place::of(&line(1, seen, known, seen + 1));
        assert_eq!(later.may_hold(early, at(seen + 1)), expected, "{story}");
    }
    let now = Place::of(&line(1, 3_700, known, 3_701));
    let lasting = Silence {
        until: None,
        ..minute(None)
    };
    assert!(lasting.may_hold(now, at(3_701)), "while it lasts");
}

#[test]
fn dis_1_a_line_without_a_clock_is_between_those_around_it() {
    // The lines whose clock is known, in seconds; those between which the one at 30 s is.
    let table: [(&[u64], Option<u64>, u64); 4] = [
        (&[], None, 100),
        (&[20], Some(30), 100),
        (&[40], None, 30),
        (&[20, 25, 40, 50], Some(30), 30),
    ];
    for (around, first, last) in table {
        let mut lines = vec![line(1, 30, false, 100)];
        let known = (2..).zip(around);
        lines.extend(known.map(|(number, seconds)| line(number, *seconds, true, 100)));
        let place = places(&lines)[&1];
        assert_eq!(place.error(), None, "{around:?}");
        let near = |found: i128, wanted: u64| (found - i128::from(wanted)).abs() < 100;
        assert!(near(place.last(), at(last).0), "{around:?}: {place:?}");
        match first {
            Some(first) => assert!(near(place.first(), at(first).0), "{around:?}: {place:?}"),
            None => assert!(place.first() < 0, "{around:?}: {place:?}"),
        }
    }
    // One that was not measured either was over when it came, and this one so long before.
    let lines = [line(1, 30, false, 100), line(2, 90, false, 100)];
    let [early, late] = [1, 2].map(|number| places(&lines)[&number]);
    assert_eq!(late.last(), i128::from(at(100).0));
    assert_eq!(early.last(), i128::from(at(40).0) + 60_000 / 5_000);
    // One of another start of the machine says nothing of it,
    let mut other = line(2, 20, true, 100);
    other.seen.boot_id = "b2".to_owned();
    let lone = line(1, 30, false, 100);
    assert_eq!(places(&[lone.clone(), other])[&1], Place::of(&lone));
    // unless it is known that it came before.
    let earlier = |seconds| Place::of(&line(3, seconds, true, 100));
    let place = Place::of(&lone);
    assert!(minute(None).may_hold(place.after(earlier(70), None), at(100)));
    assert!(!minute(None).may_hold(place.after(earlier(80), None), at(100)));
    assert!(!minute(None).may_hold(place.after(earlier(70), Some(20_000)), at(100)));
}
