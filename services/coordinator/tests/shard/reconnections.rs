//! What a device is told when it comes back. That nothing comes twice and nothing is missed is
//! checked by every story, wherever a device hears something.

use crate::kit::{Desk, FIRST, Rules};
use adoube_tournament::ids::BoardId;

#[test]
fn a_device_gets_what_it_has_not_seen() {
    let elsewhere = BoardId { round: 2, board: 7 };
    // what the device holds; what it is to be given of the six records
    for (seen, given) in [
        (None, Some("catch-up 1..=6")),
        (Some((FIRST, 0)), Some("catch-up 1..=6")),
        (Some((FIRST, 1)), Some("catch-up 2..=6")),
        (Some((FIRST, 5)), Some("catch-up 6..=6")),
        (Some((FIRST, 6)), None),
        (Some((FIRST, 99)), None),
        (Some((elsewhere, 6)), Some("catch-up 1..=6")),
    ] {
        let (mut desk, white, _) = Desk::playing(&Rules::default());
        desk.play(white, "e2e4");
        desk.said();
        desk.hello_with("madrid-1", "kiosk-w", seen);
        let mut expected = vec![
            "madrid-1: goodbye replaced".to_owned(),
            "madrid-1: welcome to a seat".to_owned(),
            "madrid-1: seat 1.1 white".to_owned(),
        ];
        expected.extend(given.map(|words| format!("madrid-1: {words}")));
        assert_eq!(desk.said(), expected, "{seen:?}");
    }
}

/// Records under way at the moment of the hello are neither lost nor told twice, whether they
/// were decided before it or after it.
#[test]
fn records_under_way_at_the_hello_come_once() {
    for written_before in 0..=4 {
        let (mut desk, white, black) = Desk::playing(&Rules::default());
        desk.slow = true;
        desk.play(white, "e2e4");
        desk.play(black, "e7e5");
        desk.write(written_before.min(2));
        let white = desk.hello("madrid-1", "kiosk-w");
        desk.play(white, "g1f3");
        desk.play(black, "b8c6");
        desk.write(usize::MAX);
        let seen: Vec<String> = desk.seen("madrid-1").into_values().collect();
        assert_eq!(
            seen[5..],
            [
                "#6 moved 1 e2e4",
                "#7 moved 2 e7e5",
                "#8 moved 3 g1f3",
                "#9 moved 4 b8c6"
            ]
        );
        assert_eq!(
            desk.seen("madrid-1"),
            desk.seen("oslo-1"),
            "{written_before}"
        );
    }
}

/// A device that was away while much happened, twice in a row, with writes waiting each time.
#[test]
fn a_device_that_comes_and_goes_misses_nothing() {
    let (mut desk, mut white, black) = Desk::playing(&Rules {
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    });
    desk.slow = true;
    for (ours, theirs) in [("g1f3", "g8f6"), ("b1c3", "b8c6"), ("e2e4", "e7e5")] {
        desk.play(white, ours);
        desk.close(white);
        desk.play(black, theirs);
        desk.write(1);
        white = desk.hello("madrid-1", "kiosk-w");
        desk.close(white);
        desk.write(2);
        white = desk.hello("madrid-1", "kiosk-w");
    }
    desk.write(usize::MAX);
    assert_eq!(desk.seen("madrid-1"), desk.seen("oslo-1"));
    assert_eq!(desk.seen("madrid-1").len() as u64, desk.board().sequence());
}
