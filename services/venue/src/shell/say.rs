//! Lines that a human can follow.

use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{DeviceChange, JournalEntry, NodeChange, OrderChange, RelayChange};

/// Says what is reported.
pub(super) fn report(body: &Body) {
    match body {
        Body::Device(change) => device(change),
        Body::Relay(change) => relay(change),
        Body::Journal(entry) => journal(entry),
        Body::Node(change) => node(change),
        Body::Order(change) => order(change),
        _ => {}
    }
}

fn device(change: &DeviceChange) {
    let DeviceChange {
        device,
        what,
        session,
        silent_for_ms,
        detail,
        ..
    } = change;
    match what.as_str() {
        "born" => tracing::info!(device, session, "connected, {detail}"),
        "ready" if *silent_for_ms > 0 => {
            tracing::info!(device, "ready, messages again after {silent_for_ms} ms");
        }
        "ready" => tracing::info!(device, "ready"),
        "left" => tracing::info!(device, "has left"),
        "late" => tracing::warn!(device, "late: no message for {silent_for_ms} ms {detail}"),
        "silent" => tracing::warn!(device, "silent: no message for {silent_for_ms} ms {detail}"),
        "lost" => tracing::warn!(device, session, "lost: the broker lost its connection"),
        "duplicate" => tracing::error!(device, "a copied identity? {detail}"),
        "foreign" => tracing::warn!(device, "ignored: {detail}"),
        "event" => tracing::info!(device, "says {detail}"),
        other => tracing::info!(device, "{other} {detail}"),
    }
}

/// Texts for people stay out of the log.
fn order(change: &OrderChange) {
    let OrderChange { id, device, by, .. } = change;
    let (what, fate) = (change.what().word(), change.fate().word());
    tracing::info!(device, id, by, "order {what}: {fate}");
}

fn relay(change: &RelayChange) {
    let RelayChange {
        device,
        connection,
        what,
        bytes_up,
        bytes_down,
        detail,
        ..
    } = change;
    match what.as_str() {
        "opened" => tracing::info!(device, connection, "play link relayed"),
        "refused" => tracing::warn!(device, "the relay refused a connection: {detail}"),
        "unreachable" => {
            tracing::warn!(
                device,
                connection,
                "the coordinator cannot be reached: {detail}"
            );
        }
        _ => tracing::info!(
            device,
            connection,
            bytes_up,
            bytes_down,
            "play link {what}: {detail}"
        ),
    }
}

fn journal(entry: &JournalEntry) {
    let device = &entry.device;
    if let Some(line) = &entry.line {
        let (number, figures) = (line.number, &line.figures);
        tracing::info!(device, number, ?figures, "its journal: {}", line.what);
    }
}

fn node(change: &NodeChange) {
    let NodeChange { what, detail } = change;
    match what.as_str() {
        "node-started" | "broker-up" | "uplink-back" => tracing::info!("{what} {detail}"),
        _ => tracing::warn!("{what} {detail}"),
    }
}
