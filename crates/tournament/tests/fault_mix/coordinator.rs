//! What the coordinator sees of the seat, of the venue, of other venues and of itself.

use adoube_tournament::board::OutageCause;
use adoube_tournament::incident::evidence::{Observation, Why};
use adoube_tournament::time::{Millis, Time};

use super::rng::Rng;
use super::seen::{END, Packets, SILENCE, STEP, Sight};
use super::traffic::Traffic;
use super::world::{Kind, World};

struct Coordinator<'a> {
    world: &'a World,
    traffic: &'a Traffic,
    sights: Vec<Sight>,
    stopped: Option<u64>,
    seat: bool,
    venue: bool,
    /// Starts of the venue's node until it linked last; none if this run of the coordinator never heard it.
    starts: Option<usize>,
}

pub(crate) fn view(world: &World, traffic: &Traffic, rng: &mut Rng) -> Vec<Sight> {
    let mut coordinator = Coordinator {
        world,
        traffic,
        sights: Vec::new(),
        stopped: None,
        seat: true,
        venue: true,
        starts: Some(0),
    };
    let mark = rng.between(0, 999);
    for at in (0..END).step_by(usize::try_from(STEP).unwrap()) {
        if !world.coordinator(at) {
            coordinator.stopped.get_or_insert(at);
            continue;
        }
        coordinator.runs(at, mark);
    }
    coordinator.sights
}

impl Coordinator<'_> {
    fn write(&mut self, at: u64, saw: Observation) {
        self.sights.push(Sight { at, boot: 1, saw });
    }

    fn runs(&mut self, at: u64, mark: u64) {
        if let Some(stopped) = self.stopped.take() {
            let (from, until) = (Time(stopped.saturating_sub(mark)), Time(at));
            let cause = OutageCause::Down;
            self.write(at, Observation::Outage { from, until, cause });
            (self.seat, self.venue, self.starts) = (false, false, None);
        }
        self.seat(at);
        self.venue(at);
    }

    fn seat(&mut self, at: u64) {
        let last = self.traffic.seats[0].last(at).unwrap_or(0);
        let before = at.saturating_sub(STEP);
        // What ends in good order, or as a process of a machine that lives, ends the stream.
        let gave_up = self.world.is(at, &[Kind::Deaf]) && !self.world.play(0, at);
        let reset = (gave_up || self.world.is(at, &[Kind::Agent, Kind::Reboot, Kind::Node]))
            && self.world.play(0, before);
        if self.seat && reset {
            self.seat = false;
            self.write(at, Observation::SeatReset);
        } else if self.seat && at - last >= SILENCE {
            self.seat = false;
            let span = Millis(at - last);
            self.write(at, Observation::SeatSilent { span });
        } else if !self.seat && at - last < STEP {
            self.seat = true;
            self.write(at, Observation::SeatBack);
        }
    }

    fn venue(&mut self, at: u64) {
        let last = self.traffic.up.last(at).unwrap_or(0);
        let heard = Millis(at - last);
        let reset = self.world.is(at, &[Kind::Node]) && self.world.uplink(at.saturating_sub(STEP));
        if self.venue && reset {
            self.venue = false;
            let why = Why::Reset;
            self.write(at, Observation::VenueLinkLost { why, heard });
        } else if self.venue && heard.0 >= SILENCE {
            self.venue = false;
            self.write(at, Observation::VenueSilent { span: heard });
        } else if !self.venue && heard.0 < STEP {
            self.venue = true;
            self.write(at, Observation::VenueLinkBack);
            self.links(at);
        }
    }
}

impl Coordinator<'_> {
    /// The node says which start it is.
    fn links(&mut self, at: u64) {
        let ended = self.world.faults.iter().filter(|fault| {
            matches!(fault.kind, Kind::Node | Kind::NodeMachine) && fault.until <= at
        });
        let starts = ended.count();
        if self
            .starts
            .replace(starts)
            .is_some_and(|before| before != starts)
        {
            self.write(at, Observation::RestartedNodeConnected);
        }
    }
}

/// Readings that it takes when it opens an incident that began at `from`.
pub(crate) fn readings(world: &World, traffic: &Traffic, from: u64) -> Vec<Sight> {
    let mut sights = Vec::new();
    let down = |at| {
        (from.saturating_sub(10_000)..at)
            .step_by(usize::try_from(STEP).unwrap())
            .any(|at| !world.coordinator(at))
    };
    let mut write = |at, saw| sights.push(Sight { at, boot: 1, saw });
    for after in [3_500, 5_000, 10_000] {
        let at = from + after;
        if down(at) {
            break;
        }
        if let Some(last) = traffic.up.last(at) {
            write(
                at,
                Observation::VenueHeard {
                    ago: Millis(at - last),
                },
            );
        }
        if after == 5_000 {
            let (lost, of) = count(&traffic.seats, from, at);
            write(at, Observation::SeatsLost { lost, of });
            let (lost, of) = count(&traffic.others, from, at);
            write(at, Observation::OtherVenues { lost, of });
        }
    }
    sights
}

fn count(seats: &[Packets], from: u64, at: u64) -> (u32, u32) {
    let there = || seats.iter().filter(|seat| seat.was_there(from));
    let lost = there()
        .filter(|seat| seat.fell_silent_with(from, at))
        .count();
    (lost as u32, there().count() as u32)
}
