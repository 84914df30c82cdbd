//! What venues say of how their devices stand.

use adoube_proto::v1;
use adoube_tournament::ids::DeviceId;

/// The longest word in a device's status, bytes.
const MAX_WORD: usize = 64;

/// The most relay connections of a device that are shown.
const MAX_FLOWS: usize = 4;

/// The most layers of a lock that are told.
const MAX_UNMET: usize = 16;

/// Whether the status is of one of these devices.
pub(in crate::shard) fn is_among<'a>(
    devices: impl IntoIterator<Item = &'a DeviceId>,
    status: &v1::DeviceStatus,
) -> bool {
    let mut devices = devices.into_iter();
    devices.any(|device| device.as_str() == status.device)
}

/// Words are short, and a device has few connections: more is not passed on to watchers.
pub(in crate::shard) fn bound(status: &mut v1::DeviceStatus) {
    status.flows.truncate(MAX_FLOWS);
    let words = [
        &mut status.state,
        &mut status.play_link,
        &mut status.board,
        &mut status.page,
        &mut status.network,
        &mut status.power,
    ];
    let lock = status.lock.iter_mut().flat_map(|lock| {
        lock.unmet.truncate(MAX_UNMET);
        lock.unmet
            .iter_mut()
            .chain([&mut lock.profile, &mut lock.state])
    });
    let flows = status.flows.iter_mut().map(|flow| &mut flow.connection);
    for word in words.into_iter().chain(flows).chain(lock) {
        if word.len() > MAX_WORD {
            word.clear();
        }
    }
}
