//! The report of a device's lock that an LCA signed.

use adoube_tournament::venue::{LayerState, LockReport, TriedLayer};

use crate::error::DecodeError;
use crate::fields::{Decoded, kind, number};
use crate::log;

pub(super) fn write(report: &LockReport) -> log::LockSigned {
    log::LockSigned {
        digest: report.digest.clone(),
        profile: report.profile.clone(),
        boot_id: report.boot_id.clone(),
        monotonic: report.monotonic_ms,
        wall: report.wall_ms,
        layers: report.layers.iter().map(write_layer).collect(),
    }
}

fn write_layer(layer: &TriedLayer) -> log::TriedLayer {
    log::TriedLayer {
        layer: layer.layer.clone(),
        state: write_state(layer.state),
        required: layer.required,
        holds: layer.holds,
        tried: layer.tried,
        wrong: layer.wrong,
        how: layer.how.clone(),
    }
}

pub(super) fn read(stored: log::LockSigned) -> Decoded<LockReport> {
    let layers: Decoded<Vec<_>> = stored.layers.into_iter().map(read_layer).collect();
    Ok(LockReport {
        digest: stored.digest,
        profile: stored.profile,
        boot_id: stored.boot_id,
        monotonic_ms: stored.monotonic,
        wall_ms: stored.wall,
        layers: layers?,
    })
}

fn read_layer(stored: log::TriedLayer) -> Decoded<TriedLayer> {
    Ok(TriedLayer {
        layer: stored.layer,
        state: read_state(stored.state)?,
        required: stored.required,
        holds: stored.holds,
        tried: stored.tried,
        wrong: stored.wrong,
        how: stored.how,
    })
}

fn write_state(state: LayerState) -> i32 {
    number(match state {
        LayerState::Unavailable => log::LayerState::Unavailable,
        LayerState::Enforced => log::LayerState::Enforced,
        LayerState::ReportingOnly => log::LayerState::ReportingOnly,
        LayerState::Broken => log::LayerState::Broken,
    })
}

fn read_state(stored: i32) -> Decoded<LayerState> {
    const WHAT: &str = "state of a layer";
    match kind(stored, WHAT)? {
        log::LayerState::Unavailable => Ok(LayerState::Unavailable),
        log::LayerState::Enforced => Ok(LayerState::Enforced),
        log::LayerState::ReportingOnly => Ok(LayerState::ReportingOnly),
        log::LayerState::Broken => Ok(LayerState::Broken),
        log::LayerState::Unspecified => Err(DecodeError::Missing { what: WHAT }),
    }
}
