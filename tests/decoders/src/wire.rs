//! Messages to the coordinator.

use adoube_coordinator::rpc::{REQUESTS, read_request};

/// A request of the kind that the first byte chooses.
pub(crate) fn coordinator(bytes: &[u8]) {
    if let Some((kind, message)) = bytes.split_first() {
        let _ = read_request(REQUESTS[usize::from(*kind) % REQUESTS.len()], message);
    }
}
