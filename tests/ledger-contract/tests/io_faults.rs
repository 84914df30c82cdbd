//! The disk fails at one of the ledger's calls, each in turn: nothing acknowledged is lost, every refusal
//! is typed, every store comes back. `ADOUBE_IO_FAULTS` sets how many of the calls.
#![allow(clippy::unwrap_used, clippy::expect_used)]
#![allow(
    clippy::print_stdout,
    reason = "how many calls failed belongs in the output"
)]

use adoube_ledger_contract::io_faults::{illnesses, run};
use adoube_ledger_contract::medium::{Illness, available};
use adoube_ledger_contract::waiting::bounded;

const FAULTS: usize = 80;

#[allow(
    clippy::disallowed_methods,
    reason = "how long this test runs is set from outside"
)]
fn faults() -> usize {
    let set = std::env::var("ADOUBE_IO_FAULTS").ok();
    set.and_then(|text| text.parse().ok()).unwrap_or(FAULTS)
}

/// So many of them, spread evenly over the script; all of them where there are no more.
fn spread(all: &[Illness], most: usize) -> impl Iterator<Item = Illness> {
    let count = most.min(all.len());
    (0..count).map(move |number| all[number * all.len() / count])
}

/// Scripts of other seeds follow once a script's every call has failed in every way.
#[test]
fn no_call_that_fails_loses_an_acknowledged_record() {
    if !available("no_call_that_fails_loses_an_acknowledged_record") {
        return;
    }
    let (mut lives, mut failed, mut seed) = (0, 0, 0);
    while lives < faults() {
        let all = bounded("a life that is well", move || illnesses(seed));
        for illness in spread(&all, faults() - lives) {
            let what = format!("seed {seed}, {illness:?}");
            let first = what.clone();
            failed += bounded(&what, move || {
                println!("{first}");
                run(seed, illness)
            });
            lives += 1;
        }
        println!(
            "{lives} ways to fail, of {} in the script of seed {seed}",
            all.len()
        );
        seed += 1;
    }
    println!(
        "{lives} ways to fail, {failed} calls failed; nothing acknowledged was lost, every store came back"
    );
    assert!(failed > 0);
}
