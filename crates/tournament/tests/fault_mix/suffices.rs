//! When a person who has the delivered lines could name the cause: by the true times, which no
//! rule knows.

use adoube_tournament::incident::evidence::{Birth, Observation};

use super::seen::Sight;
use super::world::{Kind, World};

/// Whether the lines that only the true fault makes have arrived.
pub(crate) fn suffices(world: &World, began: u64, until: Option<u64>, known: &[Sight]) -> bool {
    let near = |fault: &&super::world::Fault| {
        fault.from.abs_diff(began) <= 3_000 && fault.kind.cause().is_some()
    };
    let Some(fault) = world.faults.iter().find(near) else {
        return false;
    };
    let end = until.unwrap_or(u64::MAX).saturating_add(5_000);
    let any =
        |holds: &dyn Fn(u64, &Observation) -> bool| known.iter().any(|of| holds(of.at, &of.saw));
    let at_begin = |at: u64| at.abs_diff(began) <= 2_000;
    let during = |at: u64| at >= began && at <= end;
    let heard_on = any(
        &|at, saw| matches!(saw, Observation::DeviceHeard { ago } if at - ago.0 >= began + 2_500 && during(at)),
    );
    let silent = any(&|at, saw| match saw {
        Observation::DeviceSilent { span } => at_begin(at - span.0),
        Observation::DeviceLost | Observation::DeviceLeft => at_begin(at),
        _ => false,
    });
    let count = |of: &dyn Fn(&Observation) -> bool| any(&|at, saw| during(at) && of(saw));
    match fault.kind {
        Kind::Page => {
            heard_on
                && any(&|at, saw| match saw {
                    Observation::PageSilent { span } => at_begin(at - span.0),
                    Observation::PageClosed => at_begin(at),
                    _ => false,
                })
        }
        Kind::Sleep | Kind::Together => {
            silent
                && any(
                    &|at, saw| matches!(saw, Observation::Suspended { span } if at_begin(at - span.0)),
                )
        }
        Kind::Power | Kind::Reboot | Kind::Agent => {
            let agent = fault.kind == Kind::Agent;
            let born = if agent {
                Birth::NewAgent
            } else {
                Birth::NewBoot
            };
            let anew = if agent {
                Observation::AgentStarted
            } else {
                Observation::Booted
            };
            let started =
                count(&|saw| *saw == anew || *saw == Observation::DeviceBorn { birth: born });
            let ended = any(&|at, saw| match saw {
                Observation::RelayClosedByDevice { .. } | Observation::DeviceLeft => at_begin(at),
                Observation::AliveUntil => at <= began && began - at <= 5_000,
                _ => false,
            });
            started && ended
        }
        Kind::Cable | Kind::Blackhole => {
            let alone = count(&|saw| match saw {
                Observation::Neighbours { silent, of } => *silent == 0 && *of >= 2,
                Observation::SeatsLost { lost, of } => *lost == 1 && *of >= 2,
                _ => false,
            });
            let awake = any(&|at, saw| {
                at >= began
                    && matches!(saw, Observation::BrokerLost { heard, .. } if at_begin(at - heard.0))
            });
            silent && alone && awake
        }
        Kind::Switch => {
            let told = known.iter().any(|of| says_it_was_cut_off(of, began));
            count(&|saw| fell_together(saw, told))
        }
        Kind::Node | Kind::NodeMachine => {
            count(&|saw| matches!(saw, Observation::NodeStarted { .. }))
                && any(&|at, saw| match saw {
                    Observation::VenueSilent { span } => at_begin(at - span.0),
                    Observation::VenueLinkLost { .. } => at_begin(at),
                    _ => false,
                })
        }
        Kind::NodeHeld => known.iter().any(|of| says_it_hung(of, began)),
        Kind::Uplink => any(
            &|at, saw| matches!(saw, Observation::UplinkLost { heard, .. } if at_begin(at - heard.0)),
        ),
        Kind::Coordinator => any(
            &|at, saw| matches!(saw, Observation::Outage { from, .. } if at >= began && at_begin(from.0)),
        ),
        Kind::CoordinatorNetwork => {
            count(
                &|saw| matches!(saw, Observation::OtherVenues { lost, of } if lost == of && *of >= 2),
            ) && count(
                &|saw| matches!(saw, Observation::SeatsLost { lost, of } if lost == of && *of >= 2),
            )
        }
        Kind::Broker
        | Kind::Relay
        | Kind::Deaf
        | Kind::HalfBroker
        | Kind::WallClock
        | Kind::Neighbour(_) => false,
    }
}

/// Whether the node tells that it stood still from when the silence began.
fn says_it_hung(of: &Sight, began: u64) -> bool {
    matches!(of.saw, Observation::NodeHeld { span } if (of.at - span.0).abs_diff(began) <= 2_000)
}

/// Whether the device tells that it lost its network as the silence began.
fn says_it_was_cut_off(of: &Sight, began: u64) -> bool {
    match of.saw {
        Observation::LinkDown | Observation::AssociationLost => of.at.abs_diff(began) <= 2_000,
        Observation::BrokerLost { heard, .. } => (of.at - heard.0).abs_diff(began) <= 2_000,
        _ => false,
    }
}

/// Whether others fell silent with it. While one is heard these may have failed each by itself, until this one has
/// `told` otherwise.
fn fell_together(saw: &Observation, told: bool) -> bool {
    let Observation::Neighbours { silent, of } = *saw else {
        return false;
    };
    silent >= 2 && silent * 3 >= of && (told || silent == of)
}
