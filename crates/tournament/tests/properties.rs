//! What holds for every game whatever is asked of its board. More cases: `PROPTEST_CASES=5000`.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stderr,
    missing_docs
)]

mod random;

use std::collections::BTreeSet;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};

use adoube_chess::BySide;
use adoube_tournament::board::event::{
    Finished, HoldEnded, HoldStarted, Moved, Paused, PositionRestored, Restarted, Ruled,
};
use adoube_tournament::board::{Board, Event, Remedy};
use adoube_tournament::time::Millis;
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::{TestCaseError, TestRunner};
use random::balance::Balance;
use random::game::{Game, played, played_unwatched};

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// The records alone lead to the board that decided them.
    #[test]
    fn the_records_lead_to_the_same_board(game in played()) {
        let (first, rest) = game.records.split_first().unwrap();
        let mut board = Board::from_first(first).unwrap();
        for record in rest {
            board.apply(record).unwrap();
        }
        prop_assert_eq!(format!("{board:?}"), format!("{:?}", game.board));
    }

    /// No group of a board's state takes from another what the same record changes.
    #[test]
    fn the_order_of_the_groups_does_not_matter(game in played(), seed: u64) {
        let (first, rest) = game.records.split_first().unwrap();
        let mut board = Board::from_first(first).unwrap();
        let mut random = seed;
        let mut order = |groups: usize| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            usize::try_from(random >> 33).unwrap() % groups
        };
        for record in rest {
            board.apply_in(record, &mut order).unwrap();
        }
        prop_assert_eq!(format!("{board:?}"), format!("{:?}", game.board));
    }

    /// BRD-1: what was refused changed nothing; what was repeated gave no second record.
    #[test]
    fn a_refused_or_repeated_command_changes_nothing(game in played()) {
        prop_assert_eq!(game.changed_wrongly, None);
    }

    /// CLK-6: no clock runs while a hold of its board is on; one that ran stops at that instant.
    #[test]
    fn clk_6_no_clock_runs_while_its_board_is_held(game in played()) {
        let mut on = BTreeSet::new();
        let mut running = None;
        for (index, record) in game.records.iter().enumerate() {
            match &record.event {
                Event::HoldStarted(HoldStarted { hold, .. }) => {
                    prop_assert!(on.insert(*hold), "{:?}", record);
                    if running.is_some() {
                        let next = game.records.get(index + 1);
                        let stops = next.is_some_and(|next| {
                            next.time == record.time && matches!(next.event, Event::Paused(_))
                        });
                        prop_assert!(stops, "{:?}", next);
                    }
                }
                Event::HoldEnded(HoldEnded { hold, .. }) => prop_assert!(on.remove(hold), "{:?}", record),
                Event::Finished(_) => on.clear(),
                _ => {}
            }
            if let Some(clocks) = record.event.clocks() {
                running = clocks.running;
                prop_assert!(on.is_empty() || running.is_none(), "{:?}", record);
            }
        }
        prop_assert_eq!(on.is_empty(), !game.board.is_held());
        prop_assert!(on.is_empty() || game.board.clock().running().is_none());
    }

    /// DIS-3: when the latest moves were made is known of those that stand on the board, in order.
    #[test]
    fn dis_3_the_moves_on_a_board_keep_their_times(game in played()) {
        let (mut made, mut most) = (Vec::new(), 0);
        for record in &game.records {
            match &record.event {
                Event::Moved(_) => made.push(record.time),
                Event::PositionRestored(PositionRestored { ply, .. }) => made.truncate(*ply as usize),
                Event::Restarted(_) => made.clear(),
                _ => {}
            }
            most = most.max(made.len());
        }
        prop_assert_eq!(made.len(), game.board.line().moves().len());
        let known: Vec<_> = game.board.moved_at(usize::MAX).collect();
        prop_assert!(made.ends_with(&known), "{:?} {:?}", made, known);
        prop_assert!(known.len() == made.len() || most > known.len());
    }

    /// Numbers without gaps, times that never go back, one end and after it only what is said of
    /// the result, unless a ruling opens the game again.
    #[test]
    fn a_stream_is_in_order(game in played()) {
        let mut ended = 0;
        for (index, pair) in game.records.windows(2).enumerate() {
            prop_assert_eq!(pair[0].sequence, index as u64 + 1);
            prop_assert_eq!(pair[1].sequence, index as u64 + 2);
            prop_assert!(pair[0].time <= pair[1].time, "{:?}", pair);
            let of_result = matches!(
                pair[1].event,
                Event::ResultConfirmed(_) | Event::ResultApproved | Event::ResultCorrected(_)
            );
            // Who is back after a ruling ended his game is shown it then.
            let at_any_time = matches!(
                pair[1].event,
                Event::ArbiterCalled(_)
                    | Event::CallTaken(_)
                    | Event::CallAnswered(_)
                    | Event::SeatBack(_)
                    | Event::Penalised(_)
                    | Event::PhysicalBoardRequirementSet(_)
            );
            let ruled = matches!(pair[1].event, Event::Ruled(_) | Event::Reopened(_));
            prop_assert!(ruled || at_any_time || (ended == 1) == of_result, "{:?}", pair);
            match &pair[1].event {
                Event::Finished(_) => ended += 1,
                Event::Reopened(_) => ended = 0,
                Event::Ruled(Ruled { remedy, .. }) if !matches!(remedy, Remedy::Result { .. }) => ended = 0,
                _ => {}
            }
            prop_assert!(ended <= 1, "{:?}", pair);
        }
        prop_assert_eq!(game.board.is_finished(), ended == 1);
    }
}

/// CLK-1, CLK-2, CLK-3, CLK-7, DIS-8: of each side, what it was given, added and credited less
/// what it used and what was deducted is what its clock shows, to the millisecond, after every
/// record. `cargo xtask nightly balance` does it for a million games.
#[test]
fn clk_2_the_clocks_of_ten_thousand_games_balance() {
    let games = balanced_games();
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    let cores = u32::try_from(cores).unwrap();
    let (checked, records) = (AtomicU64::new(0), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for core in 0..cores {
            let share = games / cores + u32::from(core < games % cores);
            let (checked, records) = (&checked, &records);
            scope.spawn(move || {
                let config = ProptestConfig {
                    cases: share,
                    failure_persistence: None,
                    ..ProptestConfig::default()
                };
                let outcome = TestRunner::new(config).run(&played_unwatched(), |game| {
                    checked.fetch_add(1, Ordering::Relaxed);
                    records.fetch_add(game.records.len() as u64, Ordering::Relaxed);
                    balances(&game)
                });
                outcome.unwrap_or_else(|error| panic!("{error}"));
            });
        }
    });
    let (checked, records) = (checked.into_inner(), records.into_inner());
    assert_eq!(checked, u64::from(games));
    eprintln!("{records} records of {checked} games balance");
}

/// How many games are balanced.
#[expect(clippy::disallowed_methods, reason = "set-up of a test")]
fn balanced_games() -> u32 {
    let given = std::env::var("ADOUBE_BALANCE_GAMES").ok();
    given.map_or(10_000, |games| games.parse().unwrap())
}

fn balances(game: &Game) -> Result<(), TestCaseError> {
    let Event::Opened(opened) = &game.records[0].event else {
        panic!("a stream begins with the pairing");
    };
    let mut balance = Balance::new(opened);
    for record in &game.records {
        balance.add(record)?;
    }
    balance.check(game.board.reading(game.now), game.now)
}

/// The games above are worth looking at only if they reach what they are about.
#[test]
fn the_random_games_see_everything() {
    let kinds = |game: &Game| -> Vec<String> {
        let name = |event: &Event| {
            let text = match event {
                Event::Finished(Finished { ending, .. }) => format!("Finished {}", ending.name()),
                Event::Paused(Paused { cause, .. }) => format!("Paused {cause:?}"),
                Event::Moved(Moved {
                    lag: Some(credit), ..
                }) if credit.given > Millis::ZERO => "Moved credited".to_owned(),
                Event::Ruled(Ruled {
                    remedy: Remedy::Resume { basis, .. },
                    ..
                }) if basis.deducted != BySide::both(Millis::ZERO) => "Ruled deducted".to_owned(),
                Event::Moved(Moved { assisted: true, .. }) => "Moved assisted".to_owned(),
                Event::Restarted(Restarted { fen: Some(_), .. }) => "Restarted from".to_owned(),
                other => format!("{other:?}"),
            };
            // A struct bears the name of its variant.
            let mut words: Vec<&str> = text.split([' ', '(', '{']).take(2).collect();
            words.dedup();
            words.join(" ")
        };
        game.records
            .iter()
            .map(|record| name(&record.event))
            .collect()
    };
    let mut runner = TestRunner::deterministic();
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..1_500 {
        let game = played().new_tree(&mut runner).unwrap().current();
        seen.extend(kinds(&game));
    }
    for wanted in [
        "Finished checkmate",
        "Moved credited",
        "Finished flag",
        "Finished flag-draw",
        "Finished dead-position",
        "Finished agreement",
        "Finished resignation",
        "Finished declared",
        "Paused Arbiter",
        "Paused Away",
        "Paused Hold",
        "HoldEnded",
        "Resumed",
        "ClockAdjusted",
        "SeatLost",
        "SeatBack",
        "Outage",
        "LimitPassed",
        "Finished not-reconnected",
        "DrawDeclined",
        "TimeAdded",
        "PositionRestored",
        "Reopened",
        "ArbiterCalled",
        "CallAnswered",
        "ResultConfirmed",
        "Ruled",
        "Ruled deducted",
        "Restarted",
        "Penalised",
        "AssistantApproved",
        "AssistantEnded",
        "Moved assisted",
        "Restarted from",
        "ReadyGiven",
        "ResultApproved",
        "ResultCorrected",
    ] {
        assert!(
            seen.contains(wanted),
            "no random game had {wanted}: {seen:?}"
        );
    }
}
