//! How far a device's machine is held to what the event asks, and what happened on it (VEN-2).

use adoube_proto::v1::{
    DeviceBreach, LockLayer, LockLayerKind, LockLayerState, Lockdown, LockdownState, VenueDevice,
};
use adoube_proto::words::for_lockd;
use serde_json::{Value, json};

use crate::text;

/// The same in a word or two, for a row; nothing where all that is required holds, or nothing is asked.
pub(super) fn held(device: &VenueDevice) -> &'static str {
    match &device.lockdown {
        Some(lockdown) if unheld(device).is_some() => match lockdown.state() {
            LockdownState::Engaged => "PARTLY LOCKED",
            LockdownState::Engaging => "being locked",
            LockdownState::Unspecified | LockdownState::Released | LockdownState::Unavailable => {
                "NOT LOCKED"
            }
        },
        _ => "",
    }
}

/// What is wrong with its lock; none where the event asks nothing, and where all that it asks for holds.
pub(super) fn unheld(device: &VenueDevice) -> Option<String> {
    let lockdown = device.lockdown.as_ref()?;
    let unmet = lockdown
        .layers
        .iter()
        .filter(|layer| layer.required && !is_met(layer.state()));
    let unmet: Vec<String> = unmet
        .map(|layer| format!("{} {}", kind_word(layer), state_word(layer)))
        .collect();
    if lockdown.state() == LockdownState::Engaged && unmet.is_empty() {
        return None;
    }
    let mut told = format!(
        "the computer is not locked as the event requires: {}",
        LockdownState::word_of(lockdown.state)
    );
    if !lockdown.why.is_empty() {
        told = format!("{told}, {}", lockdown.why);
    }
    if !unmet.is_empty() {
        told = format!("{told} ({})", unmet.join(", "));
    }
    Some(told)
}

/// Whether a layer does what the event asks: one that only reports can do no more, and finds nothing.
const fn is_met(state: LockLayerState) -> bool {
    match state {
        LockLayerState::Enforced | LockLayerState::ReportingOnly => true,
        LockLayerState::Unspecified | LockLayerState::Broken | LockLayerState::Unavailable => false,
    }
}

fn kind_word(layer: &LockLayer) -> String {
    for_lockd(LockLayerKind::word_of(layer.layer))
}

fn state_word(layer: &LockLayer) -> String {
    for_lockd(LockLayerState::word_of(layer.state))
}

/// `BREACH, prevented: /home/kiosk/x was started by sh: not on the list (12 times)`.
pub(super) fn breach(breach: &DeviceBreach) -> String {
    let stopped = if breach.stopped {
        "prevented"
    } else {
        "NOT PREVENTED"
    };
    let times = match breach.times {
        0 | 1 => String::new(),
        times => format!(" ({times} times)"),
    };
    format!("BREACH, {stopped}: {}{times}", breach.what)
}

/// All of it, a line each; `since` counts the ages on. Where the event asks something of others of the venue (`asked`), a
/// device that says nothing of it is no better.
pub(super) fn lines(device: &VenueDevice, since: u64, asked: bool) -> Vec<String> {
    let mut lines: Vec<String> = unheld(device).into_iter().collect();
    if asked && device.lockdown.is_none() {
        lines.push("no report on the computer's lock".to_owned());
    }
    lines.extend(device.breaches.iter().map(|it| {
        let age = text::show_span(it.age_ms.saturating_add(since));
        format!("{}, {age} ago", breach(it))
    }));
    lines
}

/// As an object for programs.
pub(super) fn lockdown(lockdown: &Lockdown) -> Value {
    let layers = lockdown.layers.iter().map(|layer| {
        json!({"layer": kind_word(layer), "state": state_word(layer), "required": layer.required,
               "why": layer.why})
    });
    json!({
        "profile": lockdown.profile, "state": LockdownState::word_of(lockdown.state), "why": lockdown.why,
        "layers": layers.collect::<Vec<_>>(),
    })
}

/// The same of what happened on it.
pub(super) fn breaches(device: &VenueDevice) -> Vec<Value> {
    let all = device.breaches.iter();
    all.map(|it| {
        json!({"what": it.what, "stopped": it.stopped, "times": it.times, "age_ms": it.age_ms})
    })
    .collect()
}
