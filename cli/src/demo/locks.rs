//! How devices are locked, as their own checks found it.

use std::fmt::Write as _;

use adoube_demo::{DeviceLock, Layer};
use adoube_tournament::message;
use serde_json::{Value, json};

use super::filled;
use crate::text;

/// A line each device.
pub(super) fn text(locks: &[DeviceLock]) -> String {
    if locks.is_empty() {
        return text!("cli-demo-locks-none") + "\n";
    }
    let mut out = text!("cli-demo-locks") + "\n";
    for lock in locks {
        let line = if lock.layers.is_empty() {
            text!("cli-demo-locks-untested", why: &lock.why)
        } else {
            let layers = lock.layers.iter().map(layer);
            layers.collect::<Vec<_>>().join("; ")
        };
        let _ = writeln!(out, "  {:<12} {line}", lock.device);
    }
    out
}

/// Words of the wire, which a person finds in the profile, too.
fn layer(layer: &Layer) -> String {
    let Layer { name, state, .. } = layer;
    let state = format!("{name} {state}");
    if layer.holds {
        return state;
    }
    let message = if layer.why.is_empty() {
        message!("cli-demo-locks-broken")
    } else {
        message!("cli-demo-locks-broken-why", why: &layer.why)
    };
    filled(&message.text("layer", state))
}

/// The same as objects.
pub(super) fn json(locks: &[DeviceLock]) -> Value {
    let layer = |layer: &Layer| json!({"layer": layer.name, "state": layer.state, "why": layer.why, "holds": layer.holds});
    let device = |lock: &DeviceLock| {
        let layers: Vec<Value> = lock.layers.iter().map(layer).collect();
        json!({"device": lock.device, "layers": layers, "why": lock.why})
    };
    locks.iter().map(device).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ven_2_each_device_is_told_with_its_layers() {
        let layer = |name: &str, state: &str, why: &str, holds| Layer {
            name: name.to_owned(),
            state: state.to_owned(),
            why: why.to_owned(),
            holds,
        };
        let held = DeviceLock {
            device: "madrid-1".to_owned(),
            layers: vec![
                layer("programs", "enforced", "", true),
                layer("time", "reporting only", "told", true),
                layer("stop", "unavailable", "no cgroup v2", false),
            ],
            why: String::new(),
        };
        let none = DeviceLock {
            device: "madrid-2".to_owned(),
            layers: Vec::new(),
            why: "nobody answers".to_owned(),
        };
        let text = text(&[held.clone(), none]);
        for part in [
            "madrid-1     programs enforced; time reporting only; stop unavailable, DOES NOT WORK \
             (no cgroup v2)",
            "madrid-2     nothing was tested: nobody answers",
        ] {
            assert!(text.contains(part), "{text}");
        }
        assert_eq!(json(&[held])[0]["layers"][2]["holds"], false);
    }
}
