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

/// Seeds that once opened a false incident are tried every time.
const KEPT: &[u64] = &[82];

#[test]
fn dis_1_a_network_that_retransmits_makes_no_incident() {
    let (runs, minutes) = hours().map_or((1, MINUTES), |hours| (hours, 60));
    let (mut heard, mut late) = ([0; 2], 0);
    for (seed, done) in (0..runs).chain(KEPT.iter().copied()).zip(1..) {
        let mut system = System::playing(FULL, BAD, seed);
        system.run(minutes * MINUTE);
        let seen = &system.seen;
        let incidents = &seen.incidents;
        assert_eq!(seen.false_incidents(), 0, "seed {seed}: {incidents:?}");
        // Every device is heard about once a second by its venue and by the coordinator.
        let most = minutes * 60 * u64::from(FULL.all());
        let enough = |heard: &u64| *heard >= most / 100 * 99;
        assert!(seen.heard.iter().all(enough), "{:?} of {most}", seen.heard);
        heard = [heard[0] + seen.heard[0], heard[1] + seen.heard[1]];
        late += seen.times_late;
        if minutes == 60 {
            println!("{} simulated hours", done.min(runs));
        }
    }
    println!(
        "seeds 0 to {}, {minutes} minutes each with 200 devices: {} messages at venues, {} at the \
         coordinator; a device was shown as late {late} times, no incident",
        runs - 1,
        heard[0],
        heard[1]
    );
}

/// The measure above sees what is there: the same network with one cable really out.
#[test]
fn dis_1_a_device_that_is_really_cut_off_is_counted() {
    let mut system = System::playing(FULL, BAD, 0);
    system.run(MINUTE);
    system.pull(3, 20_000);
    system.run(MINUTE);
    let seen = &mut system.seen;
    let devices: Vec<u16> = seen.incidents.iter().map(|(_, device)| *device).collect();
    assert_eq!(devices, [3]);
    assert_eq!(seen.false_incidents(), 0);
    // Of a cable that nobody pulled it would have been a false one.
    seen.pulled.clear();
    assert_eq!(seen.false_incidents(), 1);
}

#[test]
fn dis_1_ven_1_a_pulled_cable_shows_in_two_seconds_and_is_an_incident_in_four() {
    let mut system = System::playing(FULL, BAD, 77);
    for device in 0..FULL.all() {
        system.run(137);
        system.pull(device, 10 * MINUTE);
    }
    system.run(20_000);
    let (late, incident) = (system.seen.until_late(), system.seen.until_incident());
    println!(
        "200 cables: shown as late, half within {} ms, 99 of 100 within {} ms, the longest {} ms; an \
         incident, half within {} ms, 99 of 100 within {} ms, the longest {} ms",
        percentile(&late, 50),
        percentile(&late, 99),
        percentile(&late, 100),
        percentile(&incident, 50),
        percentile(&incident, 99),
        percentile(&incident, 100),
    );
    assert_eq!(system.seen.false_incidents(), 0);
    assert!(percentile(&late, 99) <= 2_000, "{late:?}");
    assert!(percentile(&incident, 99) <= 4_000, "{incident:?}");
}

/// Two venues of 200 devices each; every board has a seat in both.
const HALLS: Size = Size {
    venues: 2,
    devices: 200,
    spares: 0,
};

/// A venue falls silent; after how many milliseconds its devices are one incident.
fn until_one(seed: u64, fault: fn(&mut System)) -> u64 {
    let mut system = System::playing(HALLS, BAD, seed);
    system.run(MINUTE + seed * 331);
    fault(&mut system);
    let mut passed = 0;
    loop {
        system.run(50);
        passed += 50;
        let live = system.live_incidents();
        if let [one] = &live[..]
            && one.devices == usize::from(HALLS.devices)
        {
            assert_eq!(system.seen.false_incidents(), 0, "seed {seed}");
            return passed;
        }
        assert!(passed < MINUTE, "seed {seed}: {live:?}");
    }
}

fn dark(system: &mut System) {
    system.darken(0, 10 * MINUTE);
}

fn alone(system: &mut System) {
    system.cut_uplink(0, 10 * MINUTE);
}

#[test]
fn dis_8_a_venue_of_200_devices_that_goes_dark_is_one_incident_in_five_seconds() {
    for (what, fault) in [
        ("everything", dark as fn(&mut System)),
        ("its uplink", alone),
    ] {
        let mut spans: Vec<u64> = (0..5).map(|seed| until_one(seed, fault)).collect();
        spans.sort_unstable();
        println!("a venue of 200 devices loses {what}: one incident after {spans:?} ms");
        assert!(percentile(&spans, 100) <= 5_000, "{what}: {spans:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_run() {
    let size = Size {
        venues: 2,
        devices: 4,
        spares: 0,
    };
    let run = |seed| {
        let mut system = System::playing(size, BAD, seed);
        system.run(MINUTE);
        system.pull(3, 20_000);
        system.run(MINUTE);
        system.seen
    };
    assert_eq!(run(5), run(5));
    assert_ne!(run(5).incidents, Vec::new());
}
