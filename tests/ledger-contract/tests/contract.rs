//! The contract, on every ledger there is.
#![allow(clippy::unwrap_used, clippy::expect_used)]
#![allow(
    clippy::print_stdout,
    reason = "which promise broke belongs in the output"
)]

use std::panic::{AssertUnwindSafe, catch_unwind};

use adoube_ledger_contract::stand::{Disk, Memory, Stand};
use adoube_ledger_contract::suite;

#[test]
fn the_ledger_in_memory_keeps_the_contract() {
    keeps_the_contract(|| Box::new(Memory::new()));
}

#[test]
fn the_ledger_on_sled_keeps_the_contract() {
    keeps_the_contract(|| Box::new(Disk::new()));
}

/// Runs every case and names all that fail, not just the first.
fn keeps_the_contract(set_up: fn() -> Box<dyn Stand>) {
    let cases = suite::cases();
    let failed: Vec<_> = cases
        .iter()
        .filter(|case| {
            let run = || (case.run)(&mut *set_up());
            let kept = catch_unwind(AssertUnwindSafe(run)).is_ok();
            println!("{} {}", if kept { "kept   " } else { "BROKEN " }, case.name);
            !kept
        })
        .map(|case| case.name)
        .collect();
    assert!(
        failed.is_empty(),
        "{} of {}: {failed:#?}",
        failed.len(),
        cases.len()
    );
}
