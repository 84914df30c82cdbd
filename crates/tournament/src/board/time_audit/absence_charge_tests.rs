//! What White's clock shows before the game while nobody has come (EVT-2).

use adoube_chess::{BySide, Side};

use crate::board::before::tests::{
    By, comes, end_hold, give, half_an_hour, hold, published, release, waits,
};
use crate::board::command::{Act, AddTime};
use crate::board::{BeforeGame, Present};
use crate::time::{Millis, Time};

const MINUTE: u64 = 60_000;

fn white_runs() -> BeforeGame {
    BeforeGame {
        white_clock_runs: true,
        ..half_an_hour(Present::CheckedIn)
    }
}

/// After these commands, one each minute from 0: White's clock ten minutes after the start, and whose clock runs.
#[test]
fn evt_2_the_clock_of_an_absent_white_is_shown_as_it_runs() {
    let (runs, stands) = (Some(Side::White), None);
    let silent = BeforeGame {
        white_clock_runs: false,
        ..white_runs()
    };
    let add = Act::AddTime(AddTime {
        time: BySide::new(Millis(5 * MINUTE), Millis::ZERO),
    })
    .because("a train is late");
    let (by_arbiter, added) = ((By::Arbiter, add), 5);
    for (what, before, commands, left, running) in [
        ("before the start", white_runs(), vec![], 90, stands),
        ("nobody has come", white_runs(), vec![release()], 80, runs),
        (
            "Black has come, and White loses the time until White comes",
            white_runs(),
            vec![release(), comes(Side::Black)],
            80,
            runs,
        ),
        (
            "White came after two minutes",
            white_runs(),
            vec![release(), waits(Some(40)), comes(Side::White)],
            88,
            stands,
        ),
        (
            "Black was there at the start",
            white_runs(),
            vec![comes(Side::Black), release()],
            90,
            stands,
        ),
        (
            "the event lets no clock run",
            silent,
            vec![release()],
            90,
            stands,
        ),
        (
            "the board is held since the second minute",
            white_runs(),
            vec![release(), waits(Some(40)), hold()],
            88,
            stands,
        ),
        (
            "the board was held for a minute",
            white_runs(),
            vec![release(), hold(), end_hold()],
            81,
            runs,
        ),
        (
            "an arbiter gave five minutes after one",
            white_runs(),
            vec![release(), by_arbiter],
            80 + added,
            runs,
        ),
    ] {
        let mut board = published(before);
        for (minute, (by, order)) in (0..).zip(commands) {
            give(&mut board, minute * 60, &by, order);
        }
        let shown = board.reading(Time(10 * MINUTE));
        assert_eq!(
            (shown.remaining(Side::White), shown.running),
            (Millis(left * MINUTE), running),
            "{what}"
        );
        assert_eq!(shown.remaining(Side::Black), Millis(90 * MINUTE), "{what}");
        assert_eq!(board.delay_in(&shown), Millis::ZERO, "{what}");
    }
}

/// What would use the clock up stops at a millisecond: the default time decides, and no flag falls.
#[test]
fn evt_2_the_clock_of_an_absent_white_has_no_flag() {
    let mut board = published(BeforeGame {
        default_time: None,
        ..white_runs()
    });
    let (by, order) = release();
    give(&mut board, 0, &by, order);
    let shown = board.reading(Time(100 * MINUTE));
    assert_eq!(shown.remaining(Side::White), Millis(1));
    assert_eq!(shown.running, None);
    assert_eq!(board.next_due(), None);
}
