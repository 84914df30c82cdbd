//! How what was seen reaches the coordinator: with offsets, late, in any order, or not at all.

use adoube_tournament::ids::{DeviceId, VenueId};
use adoube_tournament::incident::cause::{Cause, Subject};
use adoube_tournament::incident::evidence::{
    Line, Observation, Offset, Witness, WitnessClock, WitnessKind,
};
use adoube_tournament::time::Time;

use super::rng::Rng;
use super::seen::{Packets, SILENCE, STEP, Sight};
use super::suffices::suffices;
use super::traffic::Traffic;
use super::world::{self, Fault, Kind, World};
use super::{coordinator, device, venue};

/// One seed's silence: what is true, and what is known of it.
#[derive(Debug)]
pub(crate) struct Mix {
    pub(crate) world: World,
    pub(crate) subject: Subject,
    pub(crate) lines: Vec<Line>,
    /// The causes that began it; one, unless several began at once.
    pub(crate) truth: Vec<Cause>,
    /// Whether a person with the delivered lines could name the cause.
    pub(crate) suffices: bool,
}

/// A witness's clock.
struct Clock {
    /// Its monotonic clock at true time 0, by boot.
    base: u64,
    drift_ppm: u64,
    /// How wrong the measured offset is, and is said to be; none if it was never measured.
    offset: Option<(i64, u32)>,
    wall: u64,
}

impl Clock {
    fn random(rng: &mut Rng) -> Self {
        let error = *rng.pick(&[5, 20, 50, 200, 200, 2_000]);
        let wrong =
            i64::try_from(rng.between(0, error * 2)).unwrap() - i64::try_from(error).unwrap();
        let measured = !rng.chance(5);
        Self {
            base: rng.between(0, 1 << 40),
            drift_ppm: rng.between(0, 50),
            offset: measured.then_some((wrong, u32::try_from(error).unwrap() + 10)),
            wall: rng.between(0, 1 << 41),
        }
    }

    fn seen(&self, eye: &str, sight: &Sight) -> WitnessClock {
        // Each start of a machine begins its monotonic clock anew.
        let base = self.base.wrapping_mul(u64::from(sight.boot)) % (1 << 40);
        let passed = sight.at + sight.at * self.drift_ppm / 1_000_000;
        let offset = self.offset.map(|(wrong, error_ms)| Offset {
            ms: wrong - i64::try_from(base).unwrap(),
            error_ms,
        });
        WitnessClock {
            boot_id: format!("{eye}-{}", sight.boot),
            monotonic_ms: base + passed,
            // Stepped at random: nothing may depend on it.
            wall_ms: self.wall ^ (sight.at << (sight.at % 7)),
            offset,
        }
    }
}

/// The mix of a seed, once one is found in which the player was cut off.
pub(crate) fn mix(seed: u64) -> Mix {
    let mut rng = Rng::new(seed);
    loop {
        if let Some(mix) = attempt(&mut rng) {
            return mix;
        }
    }
}

/// The same with that fault as the first, and these together with it.
pub(crate) fn mix_of(seed: u64, first: Kind, also: &[Kind]) -> Mix {
    let mut rng = Rng::new(seed);
    loop {
        let mut world = world::random(&mut rng);
        let from = world.faults[0].from;
        // As long as any of these lasts in the other mixes.
        let until = from + rng.between(8_000, 40_000);
        world.faults[0] = Fault {
            kind: first,
            from,
            until,
        };
        for kind in also {
            let from = from.saturating_sub(4_000) + rng.between(0, 8_000);
            let kind = *kind;
            world.faults.push(Fault { kind, from, until });
        }
        if let Some(mut mix) = of(world, &mut rng) {
            // The path may have broken long before the last contact, if it was half open or only
            // the page was gone: what befell the device at either is as true.
            mix.truth.extend(mix.world.truth(mix.subject.from.0 + STEP));
            return mix;
        }
    }
}

fn attempt(rng: &mut Rng) -> Option<Mix> {
    let world = world::random(rng);
    of(world, rng)
}

fn of(world: World, rng: &mut Rng) -> Option<Mix> {
    let traffic = Traffic::of(&world, rng);
    let (began, from, until) = silence(&world, &traffic)?;
    let mut sights = device::journal(&world, rng);
    sights.extend(venue::view(&world, &traffic, rng));
    sights.extend(coordinator::view(&world, &traffic, rng));
    sights.extend(venue::readings(&world, &traffic, from));
    sights.extend(coordinator::readings(&world, &traffic, from));
    let subject = Subject {
        device: DeviceId::new("madrid-1").unwrap(),
        venue: VenueId::new("madrid").unwrap(),
        from: Time(from),
        until: until.map(Time),
        next: None,
    };
    let delivered = deliver(&subject, sights, rng);
    let truth = world.truth(began);
    let known: Vec<Sight> = delivered.iter().map(|(sight, _)| sight.clone()).collect();
    let exact = delivered.iter().all(|(_, line)| {
        line.witness == Witness::Coordinator
            || line
                .seen
                .offset
                .is_some_and(|offset| offset.error_ms <= 500)
    });
    let suffices = truth.len() == 1 && exact && suffices(&world, began, until, &known);
    Some(Mix {
        subject,
        lines: delivered.into_iter().map(|(_, line)| line).collect(),
        truth,
        suffices,
        world,
    })
}

/// When the path broke, the last contact before, and the first one after.
fn silence(world: &World, traffic: &Traffic) -> Option<(u64, u64, Option<u64>)> {
    let first = world.faults[0];
    if first.kind == Kind::Page {
        let lone = !world.is(
            first.from,
            &[Kind::Power, Kind::Reboot, Kind::Agent, Kind::Sleep],
        );
        return lone.then_some((
            first.from,
            first.from - first.from % 1_000,
            Some(first.until),
        ));
    }
    let seat: &Packets = &traffic.seats[0];
    if first.kind == Kind::Deaf {
        // It is heard until it gives up; who hears nothing is cut off from the first.
        let from = seat.last(first.from + SILENCE + 300)?;
        let by_it = from >= first.from + SILENCE - 1_200;
        return by_it.then_some((first.from, from, seat.first(from + SILENCE)));
    }
    let from = seat.last(first.from + 300)?;
    let until = seat.first(from + 1);
    if until.is_some_and(|until| until < from + SILENCE) {
        return None;
    }
    // Backwards from what is surely within the silence to where the path broke.
    let mut began = from + 1_200;
    while !world.player(began) && began > STEP {
        began -= STEP;
    }
    (began.abs_diff(from) <= 3_000).then_some((began + STEP, from, until))
}

fn deliver(subject: &Subject, sights: Vec<Sight>, rng: &mut Rng) -> Vec<(Sight, Line)> {
    let device = Clock::random(rng);
    let venue = Clock::random(rng);
    let lost = *rng.pick(&[0, 0, 2, 10]);
    let missing = [rng.chance(8), rng.chance(8)];
    let mut lines = Vec::new();
    for sight in sights {
        let (witness, clock) = match sight.saw.eye() {
            WitnessKind::Device if missing[0] => continue,
            WitnessKind::Venue if missing[1] => continue,
            WitnessKind::Device => (Witness::Device(subject.device.clone()), Some(&device)),
            WitnessKind::Venue => (Witness::Venue(subject.venue.clone()), Some(&venue)),
            WitnessKind::Coordinator => (Witness::Coordinator, None),
        };
        if rng.chance(lost) && !matches!(sight.saw, Observation::Outage { .. }) {
            continue;
        }
        lines.push((sight.clone(), line(&sight, witness, clock, rng)));
    }
    for index in (1..lines.len()).rev() {
        let other = usize::try_from(rng.between(0, index as u64)).unwrap();
        lines.swap(index, other);
    }
    for (number, (_, line)) in (1..).zip(&mut lines) {
        line.number = number;
    }
    lines
}

fn line(sight: &Sight, witness: Witness, clock: Option<&Clock>, rng: &mut Rng) -> Line {
    let received = Time(sight.at + rng.between(20, 60_000));
    let Some(clock) = clock else {
        let at = Time(sight.at);
        let seen = WitnessClock {
            boot_id: "coordinator".to_owned(),
            monotonic_ms: sight.at,
            wall_ms: sight.at,
            offset: None,
        };
        return Line {
            number: 0,
            witness,
            seen,
            at,
            about: None,
            received: at,
            saw: sight.saw,
        };
    };
    let seen = clock.seen(&witness.to_string(), sight);
    let at = seen.at(received);
    Line {
        number: 0,
        witness,
        seen,
        at,
        about: None,
        received,
        saw: sight.saw,
    }
}
