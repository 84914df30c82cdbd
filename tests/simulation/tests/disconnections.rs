//! No false alarm on a bad network, and a true one in time (DIS-1, VEN-1).

use adoube_simulation::checks::percentile;
use adoube_simulation::model::{FULL, Size};
use adoube_simulation::network::BAD;
use adoube_simulation::system::System;

const MINUTE: u64 = 60_000;

/// Minutes of 200 devices that are simulated with every change.
const MINUTES: u64 = 30;

/// Hours that the nightly run asks for, none otherwise.
#[expect(clippy::disallowed_methods, reason = "set-up of a test")]
fn hours() -> Option<u64> {
    std::env::var("ADOUBE_SIM_HOURS").ok()?.parse().ok()
}

#[test]
fn dis_1_a_network_that_retransmits_makes_no_incident() {
    let (runs, minutes) = hours().map_or((1, MINUTES), |hours| (hours, 60));
    for seed in 0..runs {
        let mut system = System::playing(FULL, BAD, seed);
        system.run(minutes * MINUTE);
        let false_losses = system.seen.false_losses();
        assert_eq!(false_losses, 0, "seed {seed}: {:?}", system.seen.lost);
        if minutes == 60 {
            println!("{} simulated hours", seed + 1);
        }
    }
    println!("{runs} runs of {minutes} minutes with 200 devices: no seat was given up");
}

#[test]
fn dis_1_ven_1_a_pulled_cable_shows_in_two_seconds_and_is_an_incident_in_four() {
    let mut system = System::playing(FULL, BAD, 77);
    for device in 0..FULL.all() {
        system.run(137);
        system.pull(device, 10 * MINUTE);
    }
    system.run(20_000);
    let (late, lost) = (system.seen.until_late(), system.seen.until_lost());
    println!(
        "200 cables: late p50 {} p99 {} max {} ms; seat lost p50 {} p99 {} max {} ms",
        percentile(&late, 50),
        percentile(&late, 99),
        percentile(&late, 100),
        percentile(&lost, 50),
        percentile(&lost, 99),
        percentile(&lost, 100),
    );
    assert_eq!(system.seen.false_losses(), 0);
    assert!(percentile(&late, 99) <= 2_000, "{late:?}");
    assert!(percentile(&lost, 99) <= 4_000, "{lost:?}");
}

#[test]
fn the_same_seed_gives_the_same_run() {
    let size = Size {
        venues: 2,
        devices: 4,
    };
    let run = |seed| {
        let mut system = System::playing(size, BAD, seed);
        system.run(MINUTE);
        system.pull(3, 20_000);
        system.run(MINUTE);
        system.seen
    };
    assert_eq!(run(5), run(5));
    assert_ne!(run(5).lost, Vec::new());
}
