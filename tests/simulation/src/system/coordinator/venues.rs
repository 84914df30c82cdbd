//! The links of the venues' nodes, as the service serves them.

use adoube_coordinator::rpc;
use adoube_coordinator::shard::{Input, StreamId};
use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{VenueNotice, VenuePong, VenueReport, venue_notice};

use super::Coordinator;
use crate::faults::Planted;
use crate::model;

/// What the coordinator says to a node; nothing more if its link is over.
pub(in crate::system) type Notice = Option<Box<VenueNotice>>;

/// A link's number: the venue's, and which link of it.
const fn stream(venue: u16, link: u64) -> StreamId {
    StreamId(link << 16 | venue as u64)
}

impl Coordinator {
    /// The next thing said to a node: which venue's, on which link.
    pub(in crate::system) fn notice(&mut self) -> Option<(u16, u64, Notice)> {
        self.notices.pop_front()
    }

    pub(super) fn tell_venue(&mut self, stream: StreamId, notice: VenueNotice) {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the venue is in the low bits"
        )]
        let venue = stream.0 as u16;
        let link = stream.0 >> 16;
        self.notices
            .push_back((venue, link, Some(Box::new(notice))));
    }

    /// A node greets.
    pub(in crate::system) fn venue_greeted(
        &mut self,
        now: u64,
        venue: u16,
        link: u64,
        starts: u64,
    ) {
        let Ok(id) = model::venue(venue) else { return };
        if !self.is_up() {
            return self.notices.push_back((venue, link, None));
        }
        self.venues.insert(venue, link);
        let instance = format!("node-{starts}");
        self.tell(now, Input::VenueOpened(stream(venue, link), id, instance));
    }

    /// The link of a node is closed.
    pub(in crate::system) fn venue_parted(&mut self, now: u64, venue: u16, link: u64) {
        if self.venues.get(&venue) == Some(&link) {
            self.venues.remove(&venue);
        }
        if let Ok(id) = model::venue(venue) {
            self.tell(now, Input::VenueClosed(stream(venue, link), id));
        }
    }

    /// A node says something.
    pub(in crate::system) fn venue_said(
        &mut self,
        now: u64,
        venue: u16,
        link: u64,
        report: VenueReport,
    ) {
        let Ok(id) = model::venue(venue) else { return };
        if self.venues.get(&venue) != Some(&link) {
            return;
        }
        let stream = stream(venue, link);
        let input = if let Some(Body::Statuses(statuses)) = report.body {
            // As the service answers the ping that comes with it.
            let pong = venue_notice::Body::Pong(VenuePong::default());
            self.tell_venue(stream, VenueNotice { body: Some(pong) });
            Input::VenueStatuses(stream, id, statuses.devices)
        } else {
            if self.planted == Some(Planted::ReceiptAhead) {
                let ahead = venue_notice::Body::ReceivedThrough(report.number);
                self.tell_venue(stream, VenueNotice { body: Some(ahead) });
            }
            let Some(report) = rpc::kept(report) else {
                return;
            };
            Input::VenueReported(stream, id, Box::new(report))
        };
        self.tell(now, input);
    }

    /// The process is gone: nodes learn so, if their links are reset.
    pub(super) fn venues_lost(&mut self, tells: bool) {
        for (venue, link) in std::mem::take(&mut self.venues) {
            if tells {
                self.notices.push_back((venue, link, None));
            }
        }
    }
}
