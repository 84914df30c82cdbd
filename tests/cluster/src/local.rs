//! A local technical arbiter's eyes: what a venue's node tells him there.

use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use adoube_proto::v1::lta_client::LtaClient;
use adoube_proto::v1::lta_reply::Body;
use adoube_proto::v1::{LtaWatchRequest, VenueDevice};

use crate::certificates::Paper;
use crate::event::{Event, VENUES};
use crate::grpc::Caller;
use crate::ports;

const A_DAY: Duration = Duration::from_hours(24);

/// Follows a venue's devices from a machine there: each as it is shown, and when that was told.
pub fn follow(event: &Event, venue: &str) -> Receiver<(Instant, VenueDevice)> {
    let (tell, told) = channel();
    let enter = event.net().entrance(venue);
    let index = VENUES.iter().position(|name| *name == venue).unwrap();
    let port = event.port + ports::OFFICIALS + u16::try_from(index).unwrap();
    let address = format!("{}:{port}", event.net().host(venue));
    let folder = event.path("");
    let paper = Paper::of(&folder.join(format!("officials/lta-{venue}")));
    std::thread::spawn(move || {
        enter();
        let caller = Caller::at(&folder, &address, None, &paper);
        let _ = caller.within(A_DAY, async |channel| {
            let version = adoube_proto::VERSION;
            let request = LtaWatchRequest { version };
            let mut stream = LtaClient::new(channel).watch(request).await?.into_inner();
            while let Some(reply) = stream.message().await? {
                let Some(Body::Devices(shown)) = reply.body else {
                    continue;
                };
                let now = Instant::now();
                let mut each = shown.devices.into_iter();
                if each.any(|device| tell.send((now, device)).is_err()) {
                    break;
                }
            }
            Ok(())
        });
    });
    told
}
