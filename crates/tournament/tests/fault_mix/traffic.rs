//! Packets of every device, to the venue's node and to the coordinator, and between those two.

use super::rng::Rng;
use super::seen::{END, Packets, SILENCE, STEP};
use super::world::{Kind, World};

/// Which packets arrived, and when.
#[derive(Debug, Clone, Default)]
pub(crate) struct Traffic {
    /// At the venue's node, by device.
    pub(crate) venue: Vec<Packets>,
    /// At the coordinator, by device of the venue.
    pub(crate) seats: Vec<Packets>,
    /// At the coordinator, by seat of other venues.
    pub(crate) others: Vec<Packets>,
    /// At the coordinator, from the venue's node.
    pub(crate) up: Packets,
    /// At the venue's node, from the coordinator.
    pub(crate) down: Packets,
}

impl Traffic {
    pub(crate) fn of(world: &World, rng: &mut Rng) -> Self {
        let half = |device, at| device == 0 && world.is(at, &[Kind::HalfBroker]);
        let venue =
            |device| move |at| world.lan(device, at) && world.broker(at) && !half(device, at);
        let seat = |device| move |at| world.play(device, at);
        let devices = 0..world.devices;
        Self {
            venue: devices.clone().map(|of| stream(rng, venue(of))).collect(),
            seats: devices.map(|of| stream(rng, seat(of))).collect(),
            others: (0..world.others)
                .map(|_| stream(rng, |at| elsewhere(world, at)))
                .collect(),
            up: stream(rng, |at| world.uplink(at)),
            down: stream(rng, |at| world.uplink(at)),
        }
    }
}

fn elsewhere(world: &World, at: u64) -> bool {
    world.coordinator(at) && !world.is(at, &[Kind::CoordinatorNetwork])
}

/// One packet a second while the path works. After a silence the connection is made anew, which
/// takes up to two seconds. Two in a hundred are sent again and come late.
fn stream(rng: &mut Rng, works: impl Fn(u64) -> bool) -> Packets {
    let mut packets = Packets::default();
    let phase = rng.between(0, 9) * STEP;
    let again = rng.between(0, 2_000);
    let (mut worked, mut ready) = (0, 0);
    for at in (phase..END).step_by(1_000) {
        if !works(at) {
            continue;
        }
        if at - worked > SILENCE {
            ready = at + again;
        }
        worked = at;
        if at >= ready {
            let late = if rng.chance(2) {
                rng.between(200, 1_200)
            } else {
                0
            };
            packets.arrive(at + rng.between(1, 150) + late);
        }
    }
    packets
}
