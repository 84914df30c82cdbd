//! The tables of `docs/clocks.md` say what clocks do.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use std::sync::Arc;

use adoube_chess::Side;
use adoube_tournament::clock::Clock;
use adoube_tournament::time::{Millis, Time};

const DOCUMENT: &str = include_str!("../../../docs/clocks.md");

/// The rows of a table whose last column is what a clock shows.
fn rows() -> Vec<[String; 3]> {
    let mut rows = Vec::new();
    let mut in_table = false;
    for line in DOCUMENT.lines() {
        let cells: Vec<_> = line.split('|').map(str::trim).collect();
        match cells[..] {
            ["", "time control", "thought", "shows after it", ""] => in_table = true,
            ["", control, thought, shown, ""] if in_table && control.starts_with('`') => {
                rows.push([control.trim_matches('`'), thought, shown].map(str::to_owned));
            }
            [""] => in_table = false,
            _ => {}
        }
    }
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
    let rows = rows();
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
