//! How far the machine is held to what the event asks (VEN-2): what its daemon says, and what of it the
//! venue is told. Nothing here holds anything: `adoube-lockd` does (docs/lockdown.md).

pub mod asked;
pub mod breaches;
pub mod holder;
pub mod proof;
pub mod said;
pub mod windows;

use adoube_proto::v1::{LockLayer, LockLayerKind, LockLayerState, Lockdown, LockdownState};
use adoube_proto::words::for_lockd;

/// What the shell tells of it.
#[derive(Clone, Debug, PartialEq)]
pub enum MachineInput {
    /// How far it is held from now on.
    Standing(Lockdown),
    /// Something happened that the event forbids.
    Breach(said::Breach),
    /// Every layer was tried.
    Proved(proof::Proof),
}

/// Whether a layer that the event asks for does not hold. One that only reports can do no more, and finds
/// nothing.
pub fn is_unmet(layer: &LockLayer) -> bool {
    layer.required
        && match layer.state() {
            LockLayerState::Enforced | LockLayerState::ReportingOnly => false,
            LockLayerState::Unspecified | LockLayerState::Broken | LockLayerState::Unavailable => {
                true
            }
        }
}

/// The whole of it in one line for people.
pub fn words(lockdown: &Lockdown) -> String {
    let mut words = LockdownState::word_of(lockdown.state).to_owned();
    if !lockdown.why.is_empty() {
        words = format!("{words}, {}", lockdown.why);
    }
    let unmet = lockdown.layers.iter().filter(|layer| is_unmet(layer));
    for LockLayer {
        layer, state, why, ..
    } in unmet
    {
        let (layer, state) = (
            for_lockd(LockLayerKind::word_of(*layer)),
            for_lockd(LockLayerState::word_of(*state)),
        );
        words = format!("{words}; {layer} {state}");
        if !why.is_empty() && *why != lockdown.why {
            words = format!("{words} ({why})");
        }
    }
    words
}
