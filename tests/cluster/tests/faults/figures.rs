//! How long it takes from the pulled cable to the screens of those who watch: until the local
//! technical arbiter sees the device as late, and until the Chief Arbiter is told of the incident.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use adoube_cluster::event::{Event, VENUES};
use adoube_cluster::local;
use adoube_cluster::waiting::PATIENCE;
use adoube_proto::v1::watch_reply::Body;
use adoube_proto::v1::{AlarmLevel, IncidentStage, VenueDevice};

use crate::paced_story;

/// So slow that no game ends while a hundred cables are pulled.
const THINK_MS: u64 = 15_000;

/// What 99 of 100 are not to exceed, on a quiet machine.
const LATE: Duration = Duration::from_secs(2);
const INCIDENT: Duration = Duration::from_secs(4);

/// How many cables are pulled; one, to see that it can be measured, unless the variable says more.
fn pulls() -> usize {
    std::env::var("ADOUBE_CABLES").map_or(1, |number| number.parse().unwrap())
}

#[test]
fn dis_1_ven_4_figures_from_the_pulled_cable_to_late_and_to_the_incident() {
    let name = "dis_1_ven_4_figures_from_the_pulled_cable_to_late_and_to_the_incident";
    paced_story(name, THINK_MS, |event| {
        let seen = VENUES.map(|venue| (venue, local::follow(event, venue)));
        let told = follow(event);
        let (mut late, mut incident) = (Vec::new(), Vec::new());
        for pull in 0..pulls() {
            event.until_all_play();
            let seated = event.seated();
            let device = &seated[pull % seated.len()];
            let here = seen.iter().find(|(venue, _)| device.starts_with(venue));
            let (_, here) = here.expect("the device is of a venue");
            settled(here, device);
            for _ in told.try_iter() {}
            // Not always at the same instant of the device's second.
            std::thread::sleep(Duration::from_millis(fastrand::u64(..1_000)));
            for _ in here.try_iter() {}
            let began = Instant::now();
            event.net().cut(device);
            late.push(until_late(here, device).saturating_duration_since(began));
            incident.push(until_incident(&told).saturating_duration_since(began));
            event.net().heal(device);
            println!("{} cables", pull + 1);
        }
        let line = |what: &str, all, target: Duration| {
            println!(
                "{what}: {}; target: 99 of 100 within {} ms",
                spread(all),
                target.as_millis()
            );
        };
        line("cable to late, at the LTA's view", late, LATE);
        line(
            "cable to incident, at the Chief Arbiter",
            incident,
            INCIDENT,
        );
    });
}

/// Everything a watcher at the coordinator is told, with when.
fn follow(event: &Event) -> Receiver<(Instant, Body)> {
    let (tell, told) = channel();
    let official = event.another_official();
    std::thread::spawn(move || {
        let _ = official.follow(|body| tell.send((Instant::now(), body)).is_ok());
    });
    told
}

/// Waits until the device is shown without an alarm: one that was just plugged in may still be late.
fn settled(shown: &Receiver<(Instant, VenueDevice)>, device: &str) {
    until_shown(shown, device, |alarm| alarm == AlarmLevel::Unspecified);
}

/// When the device was first shown as late, or worse.
fn until_late(shown: &Receiver<(Instant, VenueDevice)>, device: &str) -> Instant {
    until_shown(shown, device, |alarm| alarm != AlarmLevel::Unspecified)
}

fn until_shown(
    shown: &Receiver<(Instant, VenueDevice)>,
    device: &str,
    like: impl Fn(AlarmLevel) -> bool,
) -> Instant {
    loop {
        let (at, one) = shown
            .recv_timeout(PATIENCE)
            .expect("the node shows devices");
        let alarm = one.alarm();
        let status = one.status.unwrap_or_default();
        if status.device == device && like(alarm) {
            return at;
        }
    }
}

/// When an incident was first told of.
fn until_incident(told: &Receiver<(Instant, Body)>) -> Instant {
    loop {
        match told.recv_timeout(PATIENCE) {
            Ok((at, Body::Incident(brief))) if brief.stage() == IncidentStage::Open => return at,
            Ok(_) => {}
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                panic!("a watcher is told of the incident")
            }
        }
    }
}

/// The middle one, the one that 99 of 100 do not exceed, and the longest.
fn spread(mut all: Vec<Duration>) -> String {
    all.sort();
    let at = |percent: usize| all[(all.len() * percent).div_ceil(100).max(1) - 1].as_millis();
    format!(
        "half of {} within {} ms, 99 of 100 within {} ms, the longest {} ms",
        all.len(),
        at(50),
        at(99),
        at(100)
    )
}
