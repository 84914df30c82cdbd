//! What is on its way when a cable comes out does not arrive: it is sent again once the cable is in.

use super::coordinator::device_of;
use super::device::Device;
use super::venue::Venue;
use super::{Event, System};
use crate::network::Wire;

impl System {
    /// What arrives; none of it while the cable is out, and nothing that comes after overtakes it.
    pub(super) fn arrives(&mut self, count: u64, event: Event) -> Option<Event> {
        let wire = wire_of(&mut self.devices, &mut self.venues, &event);
        let Some((wire, cut)) = wire else {
            return Some(event);
        };
        let again = wire.held(cut);
        if again <= self.now {
            return Some(event);
        }
        self.queue.later(again, count, event);
        None
    }
}

/// The wire that an event came on, and until when that is cut.
fn wire_of<'a>(
    devices: &'a mut [Device],
    venues: &'a mut [Venue],
    event: &Event,
) -> Option<(&'a mut Wire, u64)> {
    let number = match event {
        Event::Greeted(venue, link, _)
        | Event::Reported(venue, link, _)
        | Event::Parted(venue, link) => {
            let venue = venues.get_mut(usize::from(*venue))?;
            let node = &mut venue.node;
            let wire = if *link == node.link {
                &mut node.up
            } else {
                &mut node.left
            };
            return Some((wire, venue.cut));
        }
        Event::Noticed(venue, ..) => {
            let venue = venues.get_mut(usize::from(*venue))?;
            return Some((&mut venue.node.down_wire, venue.cut));
        }
        Event::Closed(session) => device_of(*session).0,
        Event::Requested(device, ..)
        | Event::Dialled(device, ..)
        | Event::Opened(device, ..)
        | Event::Replied(device, ..)
        | Event::Published(device, ..)
        | Event::Told(device, ..)
        | Event::Acknowledged(device, ..)
        | Event::BusDialled(device, ..)
        | Event::BusDown(device, ..)
        | Event::BusUp(device, ..) => *device,
        _ => return None,
    };
    let device = devices.get_mut(usize::from(number))?;
    let (near, far) = (device.cut, device.far_cut());
    Some(match event {
        Event::Opened(..) | Event::Replied(..) => (&mut device.down, far),
        Event::Published(..) | Event::BusDialled(..) => (&mut device.to_venue, near),
        Event::Told(..) | Event::Acknowledged(..) | Event::BusUp(..) | Event::BusDown(..) => {
            (&mut device.from_venue, near)
        }
        _ => (&mut device.up, far),
    })
}
