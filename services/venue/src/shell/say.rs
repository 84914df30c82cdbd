//! Lines that a human can follow.

use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{
    DeviceChange, DeviceChangeKind, JournalEntry, NodeChange, NodeChangeKind, OrderChange,
    RelayChange, RelayChangeKind,
};

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
        session,
        silent_for_ms,
        detail,
        ..
    } = change;
    let what = change.what();
    match what {
        DeviceChangeKind::Born => tracing::info!(device, session, "connected, {detail}"),
        DeviceChangeKind::Ready if *silent_for_ms > 0 => {
            tracing::info!(device, "ready, messages again after {silent_for_ms} ms");
        }
        DeviceChangeKind::Ready => tracing::info!(device, "ready"),
        DeviceChangeKind::Left => tracing::info!(device, "has left"),
        DeviceChangeKind::Late => {
            tracing::warn!(device, "late: no message for {silent_for_ms} ms {detail}");
        }
        DeviceChangeKind::Silent => {
            tracing::warn!(device, "silent: no message for {silent_for_ms} ms {detail}");
        }
        DeviceChangeKind::Lost => {
            tracing::warn!(device, session, "lost: the broker lost its connection");
        }
        DeviceChangeKind::Duplicate => tracing::error!(device, "a copied identity? {detail}"),
        DeviceChangeKind::Foreign => tracing::warn!(device, "ignored: {detail}"),
        DeviceChangeKind::Event => tracing::info!(device, "says {detail}"),
        DeviceChangeKind::Unspecified
        | DeviceChangeKind::Neighbours
        | DeviceChangeKind::Heard
        | DeviceChangeKind::JournalGap
        | DeviceChangeKind::Enrolled => {
            tracing::info!(device, "{} {detail}", what.word());
        }
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
        bytes_up,
        bytes_down,
        detail,
        ..
    } = change;
    match change.what() {
        RelayChangeKind::Opened => tracing::info!(device, connection, "play link relayed"),
        RelayChangeKind::Refused => {
            tracing::warn!(device, "the relay refused a connection: {detail}");
        }
        RelayChangeKind::Unreachable => {
            tracing::warn!(
                device,
                connection,
                "the coordinator cannot be reached: {detail}"
            );
        }
        what @ (RelayChangeKind::Unspecified
        | RelayChangeKind::ClosedByDevice
        | RelayChangeKind::ClosedByCoordinator) => tracing::info!(
            device,
            connection,
            bytes_up,
            bytes_down,
            "play link {}: {detail}",
            what.word()
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
    let (word, detail) = (change.what().word(), &change.detail);
    match change.what() {
        NodeChangeKind::NodeStarted | NodeChangeKind::BrokerUp | NodeChangeKind::UplinkBack => {
            tracing::info!("{word} {detail}");
        }
        NodeChangeKind::Unspecified
        | NodeChangeKind::NodeHeld
        | NodeChangeKind::BrokerDown
        | NodeChangeKind::UplinkLost
        | NodeChangeKind::UplinkReading => tracing::warn!("{word} {detail}"),
    }
}
