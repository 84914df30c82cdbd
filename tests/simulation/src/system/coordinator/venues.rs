//! The links of the venues' nodes, as the service serves them.

use adoube_coordinator::rpc;
use adoube_coordinator::shard::{CallId, Input, StreamId};
use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{
    IntentAnswer, VenueIntent, VenueNotice, VenuePong, VenueReport, venue_notice,
};
use adoube_tournament::ids::{CommandId, VenueId};

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

    /// A node says something; the call that it becomes, if somebody asked for something there.
    pub(in crate::system) fn venue_said(
        &mut self,
        now: u64,
        venue: u16,
        link: u64,
        mut report: VenueReport,
    ) -> Option<(CallId, CommandId)> {
        let id = model::venue(venue).ok()?;
        if self.venues.get(&venue) != Some(&link) {
            return None;
        }
        let stream = stream(venue, link);
        if let Some(Body::Intent(intent)) =
            report.body.take_if(|body| matches!(body, Body::Intent(_)))
        {
            let late = rpc::late(report.monotonic_ms, report.offset, self.time(now)?);
            return self.asked_there(now, stream, id, (intent, late));
        }
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
            Input::VenueReported(stream, id, Box::new(rpc::bounded_report(report)?))
        };
        self.tell(now, input);
        None
    }

    /// What somebody asked for at a venue is put to the shard, as the service does.
    fn asked_there(
        &mut self,
        now: u64,
        stream: StreamId,
        venue: VenueId,
        (intent, late): (VenueIntent, u64),
    ) -> Option<(CallId, CommandId)> {
        let id = intent.id.clone();
        match rpc::intent_ask(venue, intent, late) {
            Ok((asker, ask)) => {
                self.calls += 1;
                let call = CallId(self.calls);
                let command = u128::from_str_radix(&id, 16).ok()?;
                self.intents.insert(call, (stream, id));
                self.tell(now, Input::Call(call, asker, ask));
                Some((call, CommandId(command.to_be_bytes())))
            }
            Err(answer) => {
                self.tell_answer(stream, *answer);
                None
            }
        }
    }

    /// A node is told what became of what somebody asked for there.
    pub(super) fn tell_answer(&mut self, stream: StreamId, answer: IntentAnswer) {
        let body = Some(venue_notice::Body::Intent(answer));
        self.tell_venue(stream, VenueNotice { body });
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
