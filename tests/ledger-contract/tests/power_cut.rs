//! Power cuts: nothing acknowledged is lost, every store opens. `ADOUBE_POWER_CUTS` sets how many.
#![allow(clippy::unwrap_used, clippy::expect_used)]
#![allow(
    clippy::print_stdout,
    reason = "how many cuts were made belongs in the output"
)]

use adoube_ledger_contract::medium::available;
use adoube_ledger_contract::power::{Tallied, control_run, run};
use adoube_ledger_contract::waiting::bounded;

const CUTS: u64 = 60;

#[allow(
    clippy::disallowed_methods,
    reason = "how long this test runs is set from outside"
)]
fn cuts() -> u64 {
    let set = std::env::var("ADOUBE_POWER_CUTS").ok();
    set.and_then(|text| text.parse().ok()).unwrap_or(CUTS)
}

#[test]
fn no_power_cut_loses_an_acknowledged_record() {
    if !available("no_power_cut_loses_an_acknowledged_record") {
        return;
    }
    let mut all = Tallied::default();
    let mut seed = 0;
    while all.cuts < cuts() {
        let most = cuts() - all.cuts;
        all += bounded(&format!("power cuts of seed {seed}"), move || {
            run(seed, most)
        });
        seed += 1;
    }
    println!(
        "{} power cuts, {} of them while the store was being made or opened; \
         {} records acknowledged, none lost; every store opened",
        all.cuts, all.while_opening, all.records
    );
    assert!(all.records > 0 && all.while_opening > 0);
}

#[test]
fn the_control_with_plain_flush_loses_records() {
    if !available("the_control_with_plain_flush_loses_records") {
        return;
    }
    let runs = (cuts() / 6).max(5);
    let (mut lossy, mut lost, mut acknowledged) = (0, 0, 0);
    for seed in 0..runs {
        let (gone, of) = bounded(&format!("control of seed {seed}"), move || {
            control_run(seed)
        });
        lossy += u64::from(gone > 0);
        lost += gone;
        acknowledged += of;
    }
    println!(
        "control with plain flush: {runs} cuts, {lossy} of them lost records: \
         {lost} of {acknowledged} acknowledged"
    );
    assert!(
        lossy > 0,
        "the medium cuts nothing: the other test shows nothing"
    );
}
