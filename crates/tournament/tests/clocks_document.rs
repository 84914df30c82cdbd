//! The tables of `docs/clocks.md` say what clocks do.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use std::sync::Arc;

use adoube_chess::Side;
use adoube_tournament::clock::{Clock, LagRules, RoundTrips, TimeControl};
use adoube_tournament::time::{Millis, Time};

const DOCUMENT: &str = include_str!("../../../docs/clocks.md");

/// The rows of all tables with that many columns, the second of which is called so.
fn rows<const N: usize>(second: &str) -> Vec<[String; N]> {
    let mut rows = Vec::new();
    let mut in_table = false;
    for line in DOCUMENT.lines() {
        let cells = line
            .strip_prefix('|')
            .and_then(|line| line.strip_suffix('|'));
        let Some(cells) = cells else {
            in_table = false;
            continue;
        };
        let cells = cells.split('|').map(|cell| cell.trim().trim_matches('`'));
        let cells: Vec<String> = cells.map(str::to_owned).collect();
        if cells.get(1).is_some_and(|title| title == second) {
            in_table = true;
        } else if in_table && !cells[0].starts_with('-') {
            rows.push(cells.try_into().expect("as many columns as its table"));
        }
    }
    assert!(rows.len() >= 5, "the table of {second} was found: {rows:?}");
    rows
}

/// `0:01:30`, or so many times: `39 × 0:03:00`.
fn times(cell: &str) -> Vec<(usize, u64)> {
    let one = |text: &str| {
        let (times, clock) = text.split_once(" × ").unwrap_or(("1", text));
        let fields = clock.split(':').map(|field| field.parse::<u64>().unwrap());
        let seconds = fields.reduce(|total, field| total * 60 + field).unwrap();
        (times.parse().unwrap(), seconds)
    };
    cell.split(", ").map(one).collect()
}

/// White's clock after each group of moves, in seconds; Black moves at once.
fn shown(control: &str, thought: &[(usize, u64)]) -> Vec<u64> {
    let mut clock = Clock::new(Arc::new(control.parse().unwrap()));
    let mut now = Time(0);
    clock.set(clock.started(Side::White, now), now);
    let mut shown = Vec::new();
    for (times, seconds) in thought {
        for _ in 0..*times {
            now = now + Millis::from_seconds(*seconds);
            assert!(clock.flag_time() > Some(now), "{control}: the flag falls");
            clock.set(clock.pressed(now), now);
            clock.set(clock.pressed(now), now);
        }
        shown.push(clock.reading(now).remaining(Side::White).0 / 1000);
    }
    shown
}

#[test]
fn clk_2_clk_3_the_tables_say_what_clocks_do() {
    let rows = rows("thought");
    assert!(rows.len() >= 10, "the tables were found: {rows:?}");
    for [control, thought, wanted] in rows {
        let wanted: Vec<_> = times(&wanted).into_iter().map(|(_, clock)| clock).collect();
        assert_eq!(
            shown(&control, &times(&thought)),
            wanted,
            "{control}: {thought}"
        );
    }
}

/// White's clock, running since 0.
fn begun(control: &str) -> Clock {
    let mut clock = Clock::new(Arc::new(control.parse().unwrap()));
    clock.set(clock.started(Side::White, Time(0)), Time(0));
    clock
}

fn span(cell: &str) -> Millis {
    Millis::from_seconds(times(cell)[0].1)
}

#[test]
fn clk_6_the_table_says_what_a_pause_does() {
    for [control, before, stands, after, shown] in rows("before the pause") {
        let mut clock = begun(&control);
        let stopped = Time(0) + span(&before);
        clock.set(clock.stopped(stopped), stopped);
        let again = stopped + Millis::from_seconds(600);
        let standing = clock.reading(again).remaining(Side::White);
        assert_eq!(standing, span(&stands), "{control}");
        clock.set(clock.started(Side::White, again), again);
        let moved = clock.pressed(again + span(&after));
        assert_eq!(moved.remaining(Side::White), span(&shown), "{control}");
    }
}

#[test]
fn dis_4_the_table_says_what_a_deduction_does() {
    for [control, showed, deducted, goes_on, thinks, shown] in rows("showed") {
        let left = span(&showed).less(span(&deducted));
        assert_eq!(left, span(&goes_on), "{control}");
        let mut clock = begun(&control);
        // As a ruling leaves it: standing, the move in hand begun anew.
        let mut ruled = clock.stopped(Time(0));
        ruled.sides[Side::White].remaining = left;
        clock.set(ruled, Time(0));
        clock.set(clock.started(Side::White, Time(0)), Time(0));
        let moved = clock.pressed(Time(0) + span(&thinks));
        assert_eq!(moved.remaining(Side::White), span(&shown), "{control}");
    }
}

#[test]
fn clk_1_the_table_says_what_is_credited() {
    let rules = LagRules {
        per_move: Millis(200),
        quota: Millis(2_000),
        refill: Millis(50),
    };
    let ms = |cell: &str| Millis(cell.strip_suffix(" ms").unwrap().parse().unwrap());
    for [claimed, measured, left, given, then] in rows("measured") {
        let link = RoundTrips {
            claimed: ms(&claimed),
            measured: ms(&measured),
        };
        let credit = rules.credit(link, Millis::from_seconds(10), ms(&left));
        let wanted = (ms(&given), ms(&then));
        assert_eq!((credit.given, credit.left), wanted, "{claimed}");
    }
}

/// What is written is a time control, and written as programs write it.
#[test]
fn clk_2_clk_3_every_time_control_that_is_explained_is_one() {
    for [written, means] in rows("means") {
        let control: TimeControl = written.parse().unwrap();
        assert_eq!(control.to_string(), written, "{means}");
    }
}

/// The most that a device can get in sixty moves by answering late, where no node is heard.
#[test]
fn clk_1_the_most_that_is_credited_in_sixty_moves() {
    let rules = LagRules {
        per_move: Millis(200),
        quota: Millis(2_000),
        refill: Millis(50),
    };
    let endless = RoundTrips {
        claimed: Millis::from_seconds(60),
        measured: Millis::from_seconds(60),
    };
    let (mut left, mut given) = (rules.quota, 0);
    for _ in 0..60 {
        let credit = rules.credit(endless, Millis::from_seconds(10), left);
        (left, given) = (credit.left, given + credit.given.0);
    }
    assert_eq!(given, 4_950);
    assert!(DOCUMENT.contains("4.95 seconds"));
}

/// To give ten minutes of main time, ten seconds more are written on Bronstein's clock.
#[test]
fn clk_3_what_is_written_on_bronsteins_clock() {
    assert!(DOCUMENT.contains("next move of `600b10` ten minutes of main time, write 0:10:10"));
    let flag = |control: &str, written| {
        let mut clock = begun(control);
        let mut set = clock.stopped(Time(0));
        set.sides[Side::White].remaining = Millis::from_seconds(written);
        clock.set(set, Time(0));
        clock.set(clock.started(Side::White, Time(0)), Time(0));
        clock.flag_time()
    };
    assert_eq!(flag("600b10", 610), flag("600d10", 600));
    assert_eq!(flag("600b10", 610), Some(Time(610_000)));
}

/// The clocks in proportion are those of the scenario, which plays them.
#[test]
fn brd_8_clk_5_the_example_of_an_assisted_player_is_played() {
    let played = include_str!("scenarios/brd-8-the-clocks-in-proportion.golden");
    let (_, section) = DOCUMENT.split_once("## A player who is assisted").unwrap();
    let (section, _) = section.split_once("\n## ").unwrap();
    let clocks = section.split([' ', '`', ';', ',', '.', '\n']);
    let clocks: Vec<&str> = clocks
        .filter(|word| word.matches(':').count() == 2)
        .collect();
    assert_eq!(clocks, ["1:52:30", "1:29:00", "1:51:15", "0:05:00"]);
    // What is added once is anybody's to choose.
    for number in [clocks[0], clocks[1], clocks[2], "W5400+30-B6750+37.5"] {
        assert!(
            section.contains(number) && played.contains(number),
            "{number}"
        );
    }
}
