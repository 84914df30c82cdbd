//! Whether a device's machine is locked as the event requires, and what happened on it (VEN-2).

use adoube_proto::v1::{
    DeviceBreach, LockLayerKind, LockLayerState, Lockdown, LockdownState, VenueDevice,
};
use adoube_proto::words::for_lockd;
use adoube_tournament::catalogue_message::CatalogueMessage;
use serde_json::{Value, json};

use super::reports::reported;
use crate::catalogue::filled;
use crate::text;
use crate::words::{or_unknown, yes_or_no};

/// The same in a word or two, for a row; none where all that is required is locked, or nothing is required.
pub(super) fn held(device: &VenueDevice) -> Option<String> {
    let lockdown = device.lockdown.as_ref()?;
    unheld(device)?;
    let held = CatalogueMessage::new("cli-venue-lock");
    Some(filled(
        &held.text("state", LockdownState::word_of(lockdown.state)),
    ))
}

/// What is wrong with its lock; none where the event asks nothing, and where all that it asks for holds.
pub(super) fn unheld(device: &VenueDevice) -> Option<String> {
    let lockdown = device.lockdown.as_ref()?;
    let unmet = lockdown
        .layers
        .iter()
        .filter(|layer| layer.required && !is_met(layer.state()));
    let unmet: Vec<String> = unmet
        .map(|layer| {
            let kind = LockLayerKind::word_of(layer.layer);
            let kind = or_unknown(kind, format!("officials-layer-{kind}"));
            let unmet = CatalogueMessage::new("cli-venue-layer")
                .messages("layer", vec![kind])
                .text("state", LockLayerState::word_of(layer.state));
            filled(&unmet)
        })
        .collect();
    if lockdown.state() == LockdownState::Engaged && unmet.is_empty() {
        return None;
    }
    let not_locked = CatalogueMessage::new("cli-venue-not-locked");
    let mut told = filled(&not_locked.text("state", LockdownState::word_of(lockdown.state)));
    if !lockdown.why.is_empty() {
        told = format!("{told}, {}", reported("pages-held", &lockdown.why));
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

/// `BREACH, prevented: /home/kiosk/x was started by sh: not on the list (12 times)`.
pub(super) fn breach(breach: &DeviceBreach) -> String {
    let told = CatalogueMessage::new("cli-venue-breach")
        .text("stopped", yes_or_no(breach.stopped))
        .text("what", reported("pages-held", &breach.what))
        .number("n", breach.times);
    filled(&told)
}

/// All of it, a line each; `since` counts the ages on. Where the event requires locks of others of the venue (`asked`), a
/// device that says nothing of it is no better.
pub(super) fn lines(device: &VenueDevice, since: u64, asked: bool) -> Vec<String> {
    let mut lines: Vec<String> = unheld(device).into_iter().collect();
    if asked && device.lockdown.is_none() {
        lines.push(filled(&CatalogueMessage::new("cli-venue-no-lock-report")));
    }
    lines.extend(device.breaches.iter().map(|it| {
        let ago = CatalogueMessage::new("cli-venue-breach-ago")
            .text("breach", breach(it))
            .text("age", text::show_span(it.age_ms.saturating_add(since)));
        filled(&ago)
    }));
    lines
}

/// As an object for programs.
pub(super) fn lockdown(lockdown: &Lockdown) -> Value {
    let layers = lockdown.layers.iter().map(|layer| {
        json!({"layer": for_lockd(LockLayerKind::word_of(layer.layer)), "state": for_lockd(LockLayerState::word_of(layer.state)), "required": layer.required,
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

#[cfg(test)]
mod tests {
    use adoube_proto::v1::LockLayer;

    use super::*;

    #[test]
    fn ven_2_a_lock_of_a_later_version_is_shown_as_unknown() {
        let layer = LockLayer {
            layer: LockLayerKind::Network.into(),
            state: LockLayerState::number_of("melted"),
            required: true,
            ..LockLayer::default()
        };
        let device = VenueDevice {
            lockdown: Some(Lockdown {
                state: LockdownState::number_of("dissolved"),
                layers: vec![layer],
                ..Lockdown::default()
            }),
            ..VenueDevice::default()
        };
        let told =
            "the computer is not locked as the event requires: state unknown (network unknown)";
        assert_eq!(unheld(&device).as_deref(), Some(told));
    }
}
