//! What is physically the case: faults, and what works while they last.

use adoube_tournament::incident::cause::Cause;

use super::rng::Rng;
use super::seen::{SILENCE, STEP};

/// A physical fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The page of the device dies.
    Page,
    /// The device sleeps.
    Sleep,
    /// Several devices, the subject among them, are held or sleep at once, each by itself.
    Together,
    /// The device's power is cut, and it starts again.
    Power,
    /// The device is started anew in good order.
    Reboot,
    /// The agent's process dies.
    Agent,
    /// Packets go from the device and none comes to it, until it gives its connections up: a way
    /// that is half open.
    Deaf,
    /// The device's connection to the broker is half open, and nothing else is.
    HalfBroker,
    /// The device's wall clock is set back; nothing else befalls it.
    WallClock,
    /// The device's own cable or wireless network is lost, and its system says so.
    Cable,
    /// The device's packets go nowhere, and its system does not see why.
    Blackhole,
    /// The switch between the first devices and the venue's node dies.
    Switch,
    /// The venue node's program dies.
    Node,
    /// The venue node's machine dies.
    NodeMachine,
    /// The venue node's program is held, and its connections stand: the broker runs on.
    NodeHeld,
    /// The broker dies.
    Broker,
    /// The venue's uplink is cut.
    Uplink,
    /// The coordinator dies.
    Coordinator,
    /// The coordinator's own network is lost.
    CoordinatorNetwork,
    /// The relay's connection of this device hangs, and nothing else does.
    Relay,
    /// Another device of the venue dies.
    Neighbour(u32),
}

/// A fault and how long it lasts, in milliseconds of true time.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Fault {
    pub(crate) kind: Kind,
    pub(crate) from: u64,
    pub(crate) until: u64,
}

impl Kind {
    /// What a finding should say.
    pub(crate) const fn cause(self) -> Option<Cause> {
        match self {
            Self::Page => Some(Cause::PageDied),
            Self::Sleep | Self::Together => Some(Cause::DeviceSuspended),
            Self::Power | Self::Reboot => Some(Cause::DeviceRestarted),
            Self::Agent => Some(Cause::AgentRestarted),
            Self::Cable | Self::Blackhole | Self::Deaf | Self::HalfBroker => {
                Some(Cause::DeviceOffNetwork)
            }
            Self::Switch | Self::Node | Self::NodeMachine | Self::NodeHeld | Self::Broker => {
                Some(Cause::VenueNetwork)
            }
            Self::Uplink => Some(Cause::VenueUplink),
            Self::Coordinator | Self::CoordinatorNetwork => Some(Cause::CoordinatorOutage),
            Self::Relay => Some(Cause::Unknown),
            Self::Neighbour(_) | Self::WallClock => None,
        }
    }

    /// Whether it cuts the player off from the coordinator.
    const fn cuts(self) -> bool {
        !matches!(
            self,
            Self::Broker | Self::Neighbour(_) | Self::HalfBroker | Self::WallClock
        )
    }
}

/// How things are built, and what fails.
#[derive(Debug, Clone)]
pub(crate) struct World {
    /// Devices of the venue; the first is the subject.
    pub(crate) devices: u32,
    /// So many of them, the subject among them, hang on the switch that may die, or are held together.
    pub(crate) switched: u32,
    /// Whether a dead switch shows as a lost link.
    pub(crate) direct: bool,
    /// How long the device's system takes to notice a lost link, at most.
    pub(crate) link_lag: u64,
    /// Seats of other venues.
    pub(crate) others: u32,
    pub(crate) faults: Vec<Fault>,
}

impl World {
    /// The fault of one of these kinds that lasts at that time.
    pub(crate) fn fault(&self, at: u64, of: &[Kind]) -> Option<&Fault> {
        let lasts = |fault: &&Fault| fault.from <= at && at < fault.until;
        let mut found = self.faults.iter().filter(lasts);
        found.find(|fault| of.contains(&fault.kind))
    }

    pub(crate) fn is(&self, at: u64, of: &[Kind]) -> bool {
        self.fault(at, of).is_some()
    }

    /// Whether a fault of that kind begins at that step of time.
    pub(crate) fn begins(&self, at: u64, kind: Kind) -> bool {
        let mut faults = self.faults.iter();
        faults.any(|fault| fault.kind == kind && fault.from / STEP == at / STEP)
    }

    /// Whether the machine of the subject runs.
    pub(crate) fn machine(&self, at: u64) -> bool {
        !self.is(at, &[Kind::Power, Kind::Reboot])
    }

    /// Whether the agent of the subject is executed.
    pub(crate) fn agent(&self, at: u64) -> bool {
        self.machine(at) && !self.is(at, &[Kind::Sleep, Kind::Together, Kind::Agent])
    }

    /// Whether the subject's system sees a carrier.
    pub(crate) fn carrier(&self, at: u64) -> bool {
        let switch = self.direct && self.is(at, &[Kind::Switch]);
        !switch && !self.is(at, &[Kind::Cable])
    }

    pub(crate) fn node(&self, at: u64) -> bool {
        !self.is(at, &[Kind::Node, Kind::NodeMachine])
    }

    /// Whether the node's program is executed.
    pub(crate) fn node_awake(&self, at: u64) -> bool {
        self.node(at) && !self.is(at, &[Kind::NodeHeld])
    }

    pub(crate) fn broker(&self, at: u64) -> bool {
        self.node(at) && !self.is(at, &[Kind::Broker])
    }

    /// Whether packets of anybody come to the subject, as far as its own way goes.
    pub(crate) fn hears(&self, at: u64) -> bool {
        !self.is(at, &[Kind::Deaf])
    }

    /// Whether packets go between a device and the venue's node.
    pub(crate) fn lan(&self, device: u32, at: u64) -> bool {
        let own = if device == 0 {
            let gave_up = at.checked_sub(SILENCE);
            let deaf = gave_up.is_some_and(|then| self.is(then, &[Kind::Deaf]))
                && self.is(at, &[Kind::Deaf]);
            self.agent(at) && !self.is(at, &[Kind::Cable, Kind::Blackhole]) && !deaf
        } else {
            !self.is(at, &[Kind::Neighbour(device)])
        };
        let switched = device < self.switched && self.is(at, &[Kind::Switch, Kind::Together]);
        own && !switched && self.node(at)
    }

    pub(crate) fn coordinator(&self, at: u64) -> bool {
        !self.is(at, &[Kind::Coordinator])
    }

    /// Whether packets go between the venue's node and the coordinator.
    pub(crate) fn uplink(&self, at: u64) -> bool {
        self.node_awake(at)
            && self.coordinator(at)
            && !self.is(at, &[Kind::Uplink, Kind::CoordinatorNetwork])
    }

    /// Whether packets go between a device and the coordinator.
    pub(crate) fn play(&self, device: u32, at: u64) -> bool {
        let relay = device == 0 && self.is(at, &[Kind::Relay]);
        self.lan(device, at) && self.uplink(at) && !relay
    }

    /// Whether the player can play.
    pub(crate) fn player(&self, at: u64) -> bool {
        !self
            .faults
            .iter()
            .any(|fault| fault.kind.cuts() && fault.from <= at && at < fault.until)
    }

    /// The causes of a silence that began at that time: of all faults that began within three
    /// seconds of it, or that lasted then. More than one: nobody can say which it was.
    pub(crate) fn truth(&self, began: u64) -> Vec<Cause> {
        let near = |fault: &&Fault| {
            fault.from.abs_diff(began) <= 3_000 || (fault.from <= began && began < fault.until)
        };
        let near = || self.faults.iter().filter(near);
        let mut causes: Vec<Cause> = near().filter_map(|fault| fault.kind.cause()).collect();
        // The switch of a single device is as good as its cable.
        if near().any(|fault| fault.kind == Kind::Switch) && self.alone_on_switch(began) {
            causes.push(Cause::DeviceOffNetwork);
        }
        causes.sort();
        causes
    }

    fn alone_on_switch(&self, at: u64) -> bool {
        let works = |device| !self.is(at.saturating_sub(5_000), &[Kind::Neighbour(device)]);
        !(1..self.switched).any(works)
    }
}

/// When the first fault of a mix begins.
const FIRST: u64 = 60_000;

/// A random world: one to three faults and whatever befalls neighbours.
pub(crate) fn random(rng: &mut Rng) -> World {
    let devices = u32::try_from(*rng.pick(&[1, 2, 3, 4, 6, 8, 12])).unwrap();
    let third = u64::from(devices.div_ceil(3).max(2).min(devices));
    let switched = u32::try_from(rng.between(third, u64::from(devices))).unwrap();
    let first = FIRST + rng.between(0, 2_000);
    let mut faults = vec![fault(rng, first)];
    for _ in 0..*rng.pick(&[0, 0, 1, 1, 2]) {
        let at = first - 45_000 + rng.between(0, 95_000);
        faults.push(fault(rng, at));
    }
    for neighbour in 1..devices {
        if rng.chance(6) {
            let from = first - 20_000 + rng.between(0, 40_000);
            let until = from + rng.between(3_000, 40_000);
            let kind = Kind::Neighbour(neighbour);
            faults.push(Fault { kind, from, until });
        }
    }
    World {
        devices,
        switched,
        direct: rng.chance(50),
        link_lag: *rng.pick(&[300, 1_500]),
        others: u32::try_from(*rng.pick(&[0, 2, 6, 20])).unwrap(),
        faults,
    }
}

fn fault(rng: &mut Rng, from: u64) -> Fault {
    const KINDS: &[Kind] = &[
        Kind::Page,
        Kind::Sleep,
        Kind::Sleep,
        Kind::Power,
        Kind::Reboot,
        Kind::Agent,
        Kind::Cable,
        Kind::Cable,
        Kind::Blackhole,
        Kind::Switch,
        Kind::Switch,
        Kind::Node,
        Kind::NodeMachine,
        Kind::Broker,
        Kind::Uplink,
        Kind::Uplink,
        Kind::Coordinator,
        Kind::CoordinatorNetwork,
        Kind::Relay,
    ];
    let kind = *rng.pick(KINDS);
    let (least, most) = match kind {
        Kind::Power | Kind::Reboot | Kind::NodeMachine => (8_000, 40_000),
        Kind::Agent | Kind::Node => (1_000, 8_000),
        Kind::Broker => (1_000, 15_000),
        Kind::Sleep => (6_000, 40_000),
        _ => (4_000, 40_000),
    };
    let until = from + rng.between(least, most);
    Fault { kind, from, until }
}
