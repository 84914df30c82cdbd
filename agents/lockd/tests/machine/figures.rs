//! What the lock costs and how fast it is, with the real daemon: printed, with how it was measured. No test fails
//! by a figure, but by what must hold however slow the machine is: what is not on the list never runs, and is told.
#![expect(clippy::print_stdout, reason = "figures are printed")]

mod cost;
mod execs;
mod spread;

use std::{fs, time::Duration};

use crate::{alone::alone, device::Device};
use execs::Course;
use spread::Spread;

/// Attempts of each kind; few, to see that it can be measured, unless the variable says more.
#[expect(clippy::disallowed_methods, reason = "set-up of a test")]
fn attempts() -> usize {
    std::env::var("ADOUBE_LOCK_EXECS").map_or(40, |number| number.parse().unwrap())
}

/// Whether figures are wanted, or only that they can be had.
fn long() -> bool {
    attempts() >= 1000
}

/// All that a machine of this kind can be asked to look at, beside what each device of these tests has.
const LOOKS: &str = "[keys]\nrequired = false\nfolder = \"$DISK/xkb\"\n[usb]\nrequired = false\nkinds = [\"03\"]\nprevent = false\n\
                     [screens]\nrequired = false\n[signs]\nrequired = false\nallow_virtual = true\n[terminals]\nrequired = false\n[time]\nrequired = false\n";
/// What only namespaces can be asked to hold.
const HOLDS: &str = "[kernel]\nrequired = false\nvalues = { \"vm.memfd_noexec\" = \"2\" }\n\
                     [network]\nrequired = false\nport = 7370\nvenue = []\n\
                     [browser]\nrequired = false\npage = \"http://127.0.0.1:7370\"\n";

fn load() -> String {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').next().unwrap_or_default().to_owned()
}

/// What does not hold here, by name.
fn tell_layers(device: &Device) {
    let told = device.ask("layers");
    for layer in told["layers"].as_array().unwrap() {
        let (name, state) = (&layer["layer"], &layer["state"]);
        let why = layer["why"].as_str().unwrap_or_default();
        println!("  layer {name}: {state} {why}");
    }
}

#[test]
fn ven_3_figures_of_what_is_refused_and_of_what_is_told() {
    let device = crate::locked!();
    println!("load {} while it was measured", load());
    let refused = execs::refused(&device, attempts());
    println!(
        "{} refused attempts: {} ran; told {}, from before the fork to the daemon's word; target: 95 of 100 \
         within 10 ms",
        attempts(),
        refused.ran,
        refused.told
    );
    assert_eq!((refused.ran, refused.told.count()), (0, attempts()));

    // Where the list does not hold there is the report alone.
    let Some(reported) = execs::reported(&device, attempts()) else {
        println!(
            "reports of programs that run: unavailable, the proc connector tells nothing here"
        );
        return;
    };
    println!(
        "{} programs that ran for one millisecond where the list does not hold: {} told {}; target: 99 of 100 \
         told, 95 of 100 of them within 10 ms",
        attempts(),
        reported.count(),
        reported
    );
    assert!(reported.count() > 0, "some are told on any machine");
}

#[test]
fn ven_3_figures_of_one_exec_with_and_without_the_lock() {
    let device = crate::locked!(waiting);
    println!("load {} while it was measured", load());
    let (courses, each) = if long() {
        (10, attempts() / 10)
    } else {
        (2, 20)
    };
    let (mut locked, mut free) = (Course::default(), Course::default());
    for _ in 0..courses {
        free.run(&device, each);
        locked.locks.push(execs::engage(&device));
        locked.run(&device, each);
        free.locks.push(execs::release(&device));
    }
    let [with, without] = [&locked, &free].map(|course| Spread::of(course.execs.clone()));
    println!("one exec of an allowed program by the player, to its end, locked: {with}");
    println!("the same in turn with it, let go:                              {without}");
    let (with, without) = (with.half_us(), without.half_us());
    println!(
        "one exec is slowed at the median by {} us, to {} % of what it is without; target: less than 1000 us",
        with.saturating_sub(without),
        with * 100 / without.max(1)
    );
    println!("lock of what is held here: {}", Spread::of(locked.locks));
    println!("unlock: {}", Spread::of(free.locks));
}

#[test]
fn ven_3_figures_of_the_cost_while_nothing_happens() {
    let device = match Device::lock_with(LOOKS) {
        Ok(device) => device,
        Err(why) => {
            eprintln!("SKIPPED ven_3_figures_of_the_cost_while_nothing_happens: {why}");
            return;
        }
    };
    crate::keys::lay_out(&device.disk);
    tell_layers(&device);
    println!("  layers kernel, network, browser: settings and files, nothing of them runs");
    let span = Duration::from_secs(if long() { 60 } else { 3 });
    let cost = cost::over(&device, span);
    println!(
        "daemon, guard and watchdog over {} s, {} processes on this machine, load {}: {:.2} % of one core, {:.1} MB \
         of their own ({:.1} MB with what they share counted thrice); target: under 1 % and 30 MB",
        span.as_secs(),
        cost.processes,
        load(),
        cost.percent,
        cost.own_mb,
        cost.resident_mb
    );
    assert_eq!(cost.of, 3, "all three were measured");
}

#[test]
fn ven_2_figures_of_lock_and_unlock_with_every_layer() {
    alone("figures::every_layer", &["ip"]);
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn every_layer() {
    execs::in_namespaces();
    let mut device = Device::lock_with(&format!("{LOOKS}{HOLDS}")).unwrap();
    tell_layers(&device);
    device.unlock();
    crate::keys::lay_out(&device.disk);
    device.waits();
    let (mut locks, mut unlocks) = (Vec::new(), Vec::new());
    for _ in 0..if long() { 20 } else { 2 } {
        locks.push(execs::engage(&device));
        unlocks.push(execs::release(&device));
    }
    println!(
        "lock with every layer, load {}: {}",
        load(),
        Spread::of(locks)
    );
    println!("unlock: {}; target: 3 s each", Spread::of(unlocks));
}
