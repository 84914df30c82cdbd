//! What the subject's agent writes into its journal.

use adoube_tournament::incident::evidence::{Observation, Why};
use adoube_tournament::time::Millis;

use super::rng::Rng;
use super::seen::{END, SILENCE, STEP, Sight};
use super::world::{Kind, World};

/// The agent marks on its disk that it is alive.
const MARK: u64 = 5_000;

struct Device<'a> {
    world: &'a World,
    rng: &'a mut Rng,
    sights: Vec<Sight>,
    boot: u32,
    stopped: Option<u64>,
    mark: u64,
    carrier: Wire,
    broker: Wire,
    play: Wire,
    page: Wire,
    page_closes: bool,
    wireless: bool,
}

/// One thing that the agent hears, or no longer.
#[derive(Debug, Clone, Copy)]
struct Wire {
    up: bool,
    heard: u64,
}

impl Wire {
    const fn new(at: u64) -> Self {
        Self {
            up: true,
            heard: at,
        }
    }

    /// Whether it is just found lost, with how long it was silent; or just back.
    fn look(&mut self, at: u64, works: bool, patience: u64) -> Option<Result<u64, u64>> {
        if works {
            self.heard = at - at % 1_000;
            let back = !self.up;
            self.up = true;
            return back.then_some(Ok(0));
        }
        let silent = at.saturating_sub(self.heard);
        (self.up && silent >= patience).then(|| {
            self.up = false;
            Err(silent)
        })
    }
}

pub(crate) fn journal(world: &World, rng: &mut Rng) -> Vec<Sight> {
    let mut device = Device {
        world,
        sights: Vec::new(),
        boot: 1,
        stopped: None,
        mark: 0,
        carrier: Wire::new(0),
        broker: Wire::new(0),
        play: Wire::new(0),
        page: Wire::new(0),
        page_closes: rng.chance(50),
        wireless: rng.chance(50),
        rng,
    };
    for at in (0..END).step_by(usize::try_from(STEP).unwrap()) {
        if world.agent(at) {
            device.runs(at);
        } else if device.stopped.is_none() {
            device.stops(at);
        }
    }
    device.sights
}

impl Device<'_> {
    fn write(&mut self, at: u64, saw: Observation) {
        let boot = self.boot;
        self.sights.push(Sight { at, boot, saw });
    }

    /// What is still written as the agent ends.
    fn stops(&mut self, at: u64) {
        self.stopped = Some(at);
        if self.world.is(at, &[Kind::Reboot]) {
            if self.rng.chance(50) {
                self.write(at, Observation::PageClosed);
            }
            if self.rng.chance(30) {
                self.write(at, Observation::LinkDown);
            }
        }
        if self.world.is(at, &[Kind::Sleep, Kind::Together]) && self.rng.chance(40) {
            self.write(at, Observation::LinkDown);
        }
    }

    fn starts(&mut self, at: u64, stopped: u64) {
        let off = |at| !self.world.machine(at);
        let gap = || (stopped..at).step_by(usize::try_from(STEP).unwrap());
        let died = gap().any(|at| self.world.is(at, &[Kind::Agent]));
        let rebooted = gap().any(off);
        if rebooted || died {
            self.write(self.mark, Observation::AliveUntil);
            self.boot += u32::from(rebooted);
            self.write(
                at,
                if rebooted {
                    Observation::Booted
                } else {
                    Observation::AgentStarted
                },
            );
            self.mark = at;
            self.broker.up = false;
            self.play.up = false;
        } else {
            let span = Millis(at - stopped);
            self.write(at, Observation::Suspended { span });
            if self.rng.chance(50) {
                self.write(at, Observation::LinkDown);
                self.write(at + STEP, Observation::LinkUp);
            }
            if self.rng.chance(30) {
                self.write(at, Observation::PageSilent { span });
            }
        }
    }

    fn runs(&mut self, at: u64) {
        if let Some(stopped) = self.stopped.take() {
            self.starts(at, stopped);
        }
        if at.is_multiple_of(MARK) {
            self.mark = at;
        }
        self.link(at);
        self.connections(at);
        self.page(at);
        if at.is_multiple_of(20_000) {
            self.write(
                at,
                Observation::Battery {
                    percent: 80,
                    mains: false,
                },
            );
        }
    }

    fn link(&mut self, at: u64) {
        let lag = self.world.link_lag;
        match self.carrier.look(at, self.world.carrier(at), lag) {
            Some(Err(_)) if self.wireless => self.write(at, Observation::AssociationLost),
            Some(Err(_)) => self.write(at, Observation::LinkDown),
            Some(Ok(_)) if self.wireless => self.write(at, Observation::AssociationBack),
            Some(Ok(_)) => self.write(at, Observation::LinkUp),
            None => {}
        }
    }

    fn connections(&mut self, at: u64) {
        let world = self.world;
        let lan = world.lan(0, at) && world.hears(at);
        let answered = world.broker(at) && !world.is(at, &[Kind::HalfBroker]);
        if world.begins(at, Kind::WallClock) {
            self.write(at, Observation::ClockStepped { by_ms: -7_200_000 });
        }
        // A process that dies has its connections reset by its machine.
        let reset = world.is(at, &[Kind::Broker, Kind::Node]) && world.carrier(at);
        let (patience, why) = if reset {
            (0, Why::Reset)
        } else {
            (SILENCE, Why::Silent)
        };
        match self.broker.look(at, lan && answered, patience) {
            Some(Err(silent)) => {
                let heard = Millis(silent);
                self.write(at, Observation::BrokerLost { why, heard });
            }
            Some(Ok(_)) => self.write(at, Observation::BrokerBack),
            None => {}
        }
        match self
            .play
            .look(at, world.play(0, at) && world.hears(at), SILENCE)
        {
            Some(Err(silent)) => {
                let heard = Millis(silent);
                let acked = heard;
                let why = Why::Silent;
                self.write(at, Observation::PlayLinkLost { why, heard, acked });
            }
            Some(Ok(_)) => self.write(at, Observation::PlayLinkBack),
            None => {}
        }
    }

    fn page(&mut self, at: u64) {
        let alive = !self.world.is(at, &[Kind::Page]);
        let patience = if self.page_closes { 0 } else { SILENCE };
        match self.page.look(at, alive, patience) {
            Some(Err(_)) if self.page_closes => self.write(at, Observation::PageClosed),
            Some(Err(silent)) => {
                let span = Millis(silent);
                self.write(at, Observation::PageSilent { span });
            }
            Some(Ok(_)) => self.write(at, Observation::PageBack),
            None => {}
        }
    }
}
