//! Which incidents have one cause and are to be joined (DIS-8).

use super::{Cause, Finding, Subject};
use crate::time::Time;

/// Devices that fall silent by one fault do so within this, in milliseconds.
const TOGETHER: u64 = 5_000;

/// Whether two incidents have one cause, so that they are to be joined: a fault of a venue's
/// network or uplink over its own devices, an outage of the coordinator over everything.
///
/// What befalls a device by itself is never shared, even if two fall silent at once.
pub fn shared(a: (&Subject, &Finding), b: (&Subject, &Finding)) -> bool {
    let ((one, found), (other, found_too)) = (a, b);
    if found.cause != found_too.cause {
        return false;
    }
    match found.cause {
        Cause::VenueNetwork | Cause::VenueUplink => {
            one.venue == other.venue && together(one.from, other.from)
        }
        Cause::CoordinatorOutage => together(one.from, other.from),
        Cause::PageDied
        | Cause::DeviceSuspended
        | Cause::DeviceRestarted
        | Cause::AgentRestarted
        | Cause::DeviceLeft
        | Cause::DeviceAbsent
        | Cause::DeviceOffNetwork
        | Cause::Unknown => false,
    }
}

fn together(a: Time, b: Time) -> bool {
    a.since(b).0 <= TOGETHER && b.since(a).0 <= TOGETHER
}
