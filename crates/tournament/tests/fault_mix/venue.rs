//! What the venue's node sees of the subject, of its neighbours, and of the uplink.

use adoube_tournament::incident::evidence::{Birth, NodeStart, Observation, RoundTrip, Why};
use adoube_tournament::time::Millis;

use super::rng::Rng;
use super::seen::{END, SILENCE, STEP, Sight};
use super::traffic::Traffic;
use super::world::{Kind, World};

/// The broker gives up a connection after this silence.
const KEEP_ALIVE: u64 = 7_500;

#[allow(
    clippy::struct_excessive_bools,
    reason = "what the node last said of each thing"
)]
struct Venue<'a> {
    world: &'a World,
    traffic: &'a Traffic,
    sights: Vec<Sight>,
    boot: u32,
    /// Since when the node has run.
    since: u64,
    runs: bool,
    silent: bool,
    lost: bool,
    uplink: bool,
    broker: bool,
    /// Until when nothing that was not heard is laid to a device.
    excused: u64,
    /// Boots and starts of the subject's agent at its last birth.
    known: Option<(usize, usize)>,
}

pub(crate) fn view(world: &World, traffic: &Traffic, rng: &mut Rng) -> Vec<Sight> {
    let mut venue = Venue {
        world,
        traffic,
        sights: Vec::new(),
        boot: 1,
        since: 0,
        runs: true,
        silent: false,
        lost: false,
        uplink: true,
        broker: true,
        excused: 0,
        known: Some((0, 0)),
    };
    let mut held = None;
    for at in (0..END).step_by(usize::try_from(STEP).unwrap()) {
        if !world.node(at) {
            venue.runs = false;
            continue;
        }
        if !world.node_awake(at) {
            held.get_or_insert(at);
            continue;
        }
        if !venue.runs {
            venue.starts(at);
            held = None;
        }
        if let Some(from) = held.take() {
            venue.wakes(from, at);
        }
        venue.device(at);
        venue.uplink(at, rng);
        venue.broker(at);
    }
    venue.sights
}

impl Venue<'_> {
    fn write(&mut self, at: u64, saw: Observation) {
        let boot = self.boot;
        self.sights.push(Sight { at, boot, saw });
    }

    fn starts(&mut self, at: u64) {
        let with_machine = self.world.is(at - STEP, &[Kind::NodeMachine]);
        self.boot += u32::from(with_machine);
        let machine = if with_machine {
            NodeStart::Machine
        } else {
            NodeStart::Program
        };
        self.write(at, Observation::NodeStarted { machine });
        self.runs = true;
        self.since = at;
        self.known = None;
        // Nobody is known yet, so nobody can be missed.
        (self.silent, self.lost, self.uplink) = (true, true, false);
    }

    /// It was held, and reads at once what waited: nobody is missed for what it did not hear.
    fn wakes(&mut self, from: u64, at: u64) {
        let span = Millis(at - from);
        if span.0 >= SILENCE {
            self.write(at, Observation::NodeHeld { span });
        }
        self.excused = at;
    }

    /// Starts of the subject's machine and agent until then.
    fn starts_of_subject(&self, at: u64) -> (usize, usize) {
        let ended = |kinds: &[Kind]| {
            let of = self.world.faults.iter();
            of.filter(|fault| kinds.contains(&fault.kind) && fault.until <= at)
                .count()
        };
        (ended(&[Kind::Power, Kind::Reboot]), ended(&[Kind::Agent]))
    }

    fn device(&mut self, at: u64) {
        let last = self.traffic.venue[0].last(at).unwrap_or(0);
        let fresh = at - last < STEP && last >= self.since;
        let last = last.max(self.excused.min(at));
        let gave_up = self.world.is(at, &[Kind::Deaf]) && !self.world.lan(0, at);
        let ended = (gave_up || self.world.is(at, &[Kind::Agent, Kind::Reboot]))
            && self.world.lan(0, at.saturating_sub(STEP))
            && self.world.broker(at);
        if ended && !self.lost {
            let (up, down, why) = (9_000, 7_000, Why::Closed);
            self.write(at, Observation::RelayClosedByDevice { why, up, down });
            // Only what is stopped in good order says goodbye.
            let machine = self.world.is(at, &[Kind::Reboot]);
            self.write(
                at,
                if machine {
                    Observation::DeviceLeft
                } else {
                    Observation::DeviceLost
                },
            );
            (self.lost, self.silent) = (true, true);
        } else if fresh {
            self.comes(at);
        } else if !self.silent && at - last >= SILENCE {
            self.silent = true;
            let span = Millis(at - last);
            self.write(at, Observation::DeviceSilent { span });
        } else if !self.lost && at - last >= KEEP_ALIVE {
            self.lost = true;
            self.write(at, Observation::DeviceLost);
        }
    }

    fn comes(&mut self, at: u64) {
        let starts = self.starts_of_subject(at);
        if self.lost || self.known != Some(starts) {
            let birth = match self.known {
                None => Birth::Unknown,
                Some((boots, _)) if boots != starts.0 => Birth::NewBoot,
                Some((_, agents)) if agents != starts.1 => Birth::NewAgent,
                Some(_) => Birth::Same,
            };
            self.known = Some(starts);
            self.write(at, Observation::DeviceBorn { birth });
        }
        (self.silent, self.lost) = (false, false);
    }

    fn uplink(&mut self, at: u64, rng: &mut Rng) {
        let last = self.traffic.down.last(at).unwrap_or(0);
        let silent = at - last;
        if self.uplink && silent >= SILENCE {
            self.uplink = false;
            let (why, heard) = (Why::Silent, Millis(silent));
            self.write(at, Observation::UplinkLost { why, heard });
            if rng.chance(50) {
                let (up, down) = (9_000, 7_000);
                self.write(at, Observation::RelayClosedByCoordinator { why, up, down });
            }
        } else if !self.uplink && silent < STEP && last >= self.since {
            self.uplink = true;
            let after = Millis(SILENCE);
            self.write(at, Observation::UplinkBack { after });
        }
    }

    fn broker(&mut self, at: u64) {
        let runs = self.world.broker(at);
        if runs != self.broker {
            self.broker = runs;
            let saw = if runs {
                Observation::BrokerUp
            } else {
                Observation::BrokerDown
            };
            self.write(at, saw);
        }
    }
}

/// Readings that the node takes when an incident that began at `from` is known to it.
pub(crate) fn readings(world: &World, traffic: &Traffic, from: u64) -> Vec<Sight> {
    let mut sights = Vec::new();
    // After a start the node knows nothing of before, and held it knows nothing of meanwhile.
    let restarted = |at| {
        (from.saturating_sub(10_000)..at)
            .step_by(usize::try_from(STEP).unwrap())
            .any(|at| !world.node_awake(at))
    };
    let mut write = |at, saw| sights.push(Sight { at, boot: 1, saw });
    for after in [3_500, 5_000, 10_000, 20_000] {
        let at = from + after;
        if restarted(at) {
            break;
        }
        if let Some(last) = traffic.venue[0].last(at) {
            let ago = Millis(at - last);
            write(at, Observation::DeviceHeard { ago });
        }
        if traffic.down.last(at).is_some_and(|last| at - last < 2_500) {
            let (round_trip, permille) = (RoundTrip(Millis(40)), 10);
            write(
                at,
                Observation::UplinkReading {
                    round_trip,
                    permille,
                },
            );
        }
        if after == 5_000 {
            let there = || traffic.venue[1..].iter().filter(|of| of.was_there(from));
            let silent = there().filter(|of| of.fell_silent_with(from, at)).count();
            let (silent, of) = (silent as u32, there().count() as u32);
            write(at, Observation::Neighbours { silent, of });
        }
    }
    sights
}
