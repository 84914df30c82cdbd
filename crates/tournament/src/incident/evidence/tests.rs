use super::*;
use crate::board::OutageCause;
use crate::time::Millis;

fn seen(monotonic_ms: u64, offset: Option<i64>) -> WitnessClock {
    WitnessClock {
        boot_id: "b1".to_owned(),
        monotonic_ms,
        wall_ms: 99,
        offset: offset.map(|ms| Offset { ms, error_ms: 5 }),
    }
}

#[test]
fn dis_1_a_line_is_placed_by_the_measured_offset_and_never_by_the_wall_clock() {
    // monotonic clock, offset, received, coordinator time
    let table = [
        (500, Some(1000), 2000, 1500),
        (500, Some(-200), 2000, 300),
        (500, None, 2000, 2000),
        // Not after it was received, not before all time.
        (500, Some(9000), 2000, 2000),
        (500, Some(-9000), 2000, 0),
        (u64::MAX, Some(i64::MAX), 2000, 2000),
    ];
    for (monotonic, offset, received, at) in table {
        let found = seen(monotonic, offset).at(Time(received));
        assert_eq!(found, Time(at), "{monotonic} {offset:?}");
    }
}

/// Figures that the word takes, each 1, for it reads as any kind of figure.
fn ones(word: &str) -> Vec<i64> {
    (0..=MAX_FIGURES)
        .map(|count| vec![1; count])
        .find(|figures| Observation::from_parts(word, figures).is_ok())
        .unwrap()
}

#[test]
fn dis_1_every_line_is_read_as_it_was_written() {
    for word in Observation::WORDS {
        let figures = ones(word);
        let saw = Observation::from_parts(word, &figures).unwrap();
        assert_eq!(saw.name(), *word);
        assert_eq!(saw.figures(), figures, "{word}");
        assert!(!saw.to_string().contains(['{', '}']), "{word}");
    }
    let set: std::collections::BTreeSet<_> = Observation::WORDS.iter().collect();
    assert_eq!(
        set.len(),
        Observation::WORDS.len(),
        "two lines share a word"
    );
}

#[test]
fn dis_1_a_line_that_nobody_can_have_seen_is_refused() {
    for (word, figures, error) in [
        (
            "cable-eaten",
            vec![],
            "'cable-eaten' is not a word of evidence",
        ),
        ("link-down", vec![1], "'link-down' has 0 figures, not 1"),
        ("neighbours", vec![1], "'neighbours' has 2 figures, not 1"),
        (
            "neighbours",
            vec![-1, 3],
            "'neighbours': -1 is no such figure",
        ),
        (
            "neighbours",
            vec![1, 1 << 40],
            "'neighbours': 1099511627776 is no such figure",
        ),
        (
            "uplink-lost",
            vec![77, 1],
            "'uplink-lost': 77 is no such figure",
        ),
        ("battery", vec![50, 2], "'battery': 2 is no such figure"),
        ("outage", vec![1, 2, 3], "'outage': 3 is no such figure"),
    ] {
        let found = Observation::from_parts(word, &figures).unwrap_err();
        assert_eq!(found.to_string(), error);
    }
}

#[test]
fn dis_1_lines_read_as_sentences() {
    let wifi = Observation::BrokerLost {
        why: Why::Silent,
        heard: Millis(3210),
    };
    for (saw, eye, sentence) in [
        (
            Observation::LinkDown,
            WitnessKind::Device,
            "the cable has no carrier",
        ),
        (
            wifi,
            WitnessKind::Device,
            "the connection to the broker ended (nothing came for too long), last heard 3.2 s before",
        ),
        (
            Observation::Suspended {
                span: Millis(100_900),
            },
            WitnessKind::Device,
            "it slept, or its program was held, for 0:01:40",
        ),
        (
            Observation::DeviceBorn {
                birth: Birth::NewBoot,
            },
            WitnessKind::Venue,
            "the device connected to the broker: its machine was started anew",
        ),
        (
            Observation::Outage {
                from: Time(1_800_000_000_000),
                until: Time(1_800_000_020_400),
                cause: OutageCause::Down,
            },
            WitnessKind::Coordinator,
            "the server was down for 20.4 s until then: it was not running, or stood still",
        ),
        (
            Observation::SeatsLost { lost: 0, of: 8 },
            WitnessKind::Coordinator,
            "0 of 8 seats of the venue fell silent then",
        ),
        (
            Observation::SeatsLost { lost: 1, of: 1 },
            WitnessKind::Coordinator,
            "this is the venue's only seat",
        ),
        (
            Observation::SeatsLost { lost: 1, of: 8 },
            WitnessKind::Coordinator,
            "of 8 seats of the venue this one alone fell silent then",
        ),
        (
            Observation::SeatsLost { lost: 3, of: 8 },
            WitnessKind::Coordinator,
            "3 of 8 seats of the venue fell silent together",
        ),
    ] {
        assert_eq!((saw.eye(), saw.to_string().as_str()), (eye, sentence));
    }
}
