//! How long it takes from the pulled cable to the screens of those who watch.

use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use adoube_cluster::event::Event;
use adoube_cluster::waiting::PATIENCE;
use adoube_proto::v1::watch_reply::Body;

use crate::paced_story;

/// So slow that no game ends while a hundred cables are pulled.
const THINK_MS: u64 = 15_000;

/// How many cables are pulled; one, to see that it can be measured, unless the variable says more.
fn pulls() -> usize {
    std::env::var("ADOUBE_CABLES").map_or(1, |number| number.parse().unwrap())
}

#[test]
fn dis_1_ven_4_figures_from_the_pulled_cable_to_late_and_to_the_incident() {
    let name = "dis_1_ven_4_figures_from_the_pulled_cable_to_late_and_to_the_incident";
    paced_story(name, THINK_MS, |event| {
        let told = follow(event);
        let (mut late, mut incident) = (Vec::new(), Vec::new());
        for pull in 0..pulls() {
            event.until_all_play();
            let seated = event.seated();
            let device = &seated[pull % seated.len()];
            for _ in told.try_iter() {}
            let began = Instant::now();
            event.net().cut(device);
            let (first, second) = heard(&told, device);
            event.net().heal(device);
            late.push(first.saturating_duration_since(began));
            incident.push(second.saturating_duration_since(began));
            println!("{} cables", pull + 1);
        }
        println!(
            "cable to late, at the coordinator's watcher: {}",
            spread(late)
        );
        println!(
            "cable to incident, at the coordinator's watcher: {}",
            spread(incident)
        );
    });
}

/// Everything a watcher is told, with when.
fn follow(event: &Event) -> Receiver<(Instant, Body)> {
    let (tell, told) = channel();
    let official = event.another_official();
    std::thread::spawn(move || {
        let _ = official.follow(|body| tell.send((Instant::now(), body)).is_ok());
    });
    told
}

/// When the device was first told to be late, and when an incident was first told of.
fn heard(told: &Receiver<(Instant, Body)>, device: &str) -> (Instant, Instant) {
    let (mut late, mut incident) = (None, None);
    loop {
        if let (Some(late), Some(incident)) = (late, incident) {
            return (late, incident);
        }
        let (at, body) = told.recv_timeout(PATIENCE).expect("a watcher is told");
        match body {
            Body::Venue(venue) => {
                let mut devices = venue.devices.iter();
                if devices.any(|one| one.device == device && one.state != "ready") {
                    late = late.or(Some(at));
                }
            }
            Body::Incident(_) => incident = incident.or(Some(at)),
            _ => {}
        }
    }
}

/// The middle one and the one that 99 of 100 do not exceed.
fn spread(mut all: Vec<Duration>) -> String {
    all.sort();
    let at = |percent: usize| all[(all.len() * percent).div_ceil(100).max(1) - 1].as_millis();
    format!("p50 {} ms, p99 {} ms of {}", at(50), at(99), all.len())
}
