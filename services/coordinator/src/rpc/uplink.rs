//! The venue nodes' links.

use std::sync::Arc;

use adoube_proto::v1::{
    self, VenueGoodbyeReason as GoodbyeReason, uplink_server::Uplink, venue_notice, venue_report,
};
use adoube_tournament::ids::VenueId;
use adoube_tournament::time::Time;
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;
use tonic::{Request, Response, Status, Streaming};
use tracing::Instrument;

use super::intents::Intents;
use super::{HELLO_WITHIN, Replies, STALLED, authority, enrolment, venue_reports as wire};
use crate::host::{Host, Inbox, Message, Sink};
use crate::shard::{Input, StreamId};

/// Notices that may wait for a venue node.
const TO_VENUE: usize = 1_024;

/// The longest name of a node's start.
const MAX_INSTANCE: usize = 64;

/// The service.
pub struct UplinkService(pub Arc<Host>);

#[tonic::async_trait]
impl Uplink for UplinkService {
    type LinkStream = Replies<v1::VenueNotice>;

    async fn link(
        &self,
        request: Request<Streaming<v1::VenueReport>>,
    ) -> Result<Response<Self::LinkStream>, Status> {
        let venue = authority::venue(&request)?;
        let reports = request.into_inner();
        let (sender, notices) = mpsc::channel(TO_VENUE);
        let span = tracing::info_span!("uplink", %venue);
        let host = Arc::clone(&self.0);
        tokio::spawn(run(host, venue, reports, sender).instrument(span));
        let notices = ReceiverStream::new(notices).map(Ok);
        Ok(Response::new(Box::pin(notices)))
    }

    async fn enrol(
        &self,
        request: Request<v1::EnrolRequest>,
    ) -> Result<Response<v1::EnrolReply>, Status> {
        let venue = authority::venue(&request)?;
        enrolment::enrol(&self.0, venue, request.into_inner())
            .await
            .map(Response::new)
    }
}

async fn run(
    host: Arc<Host>,
    venue: VenueId,
    mut reports: Streaming<v1::VenueReport>,
    notices: mpsc::Sender<v1::VenueNotice>,
) {
    let Some(instance) = greeted(&mut reports, &notices).await else {
        return;
    };
    let Some(inbox) = host.shard_of_venue(&venue) else {
        let text = "this venue is not part of any tournament here yet";
        return goodbye(&notices, GoodbyeReason::NotAppointed, text).await;
    };
    let stream = StreamId(host.number());
    let (sender, outputs) = mpsc::channel(TO_VENUE);
    let opened = Message::with(
        Input::VenueOpened(stream, venue.clone(), instance),
        Sink::Venue(stream, venue.clone(), sender),
    );
    if inbox.send(opened).await.is_err() {
        let text = "the coordinator is stopping";
        return goodbye(&notices, GoodbyeReason::Stopping, text).await;
    }
    host.wall_invites().linked(&venue, stream, notices.clone());
    tokio::select! {
        () = listen(&host, &venue, stream, &inbox, &mut reports, &notices) => {}
        () = speak(outputs, &notices) => {}
    }
    host.wall_invites().unlinked(&venue, stream);
    let _ = inbox
        .send(Message::plain(Input::VenueClosed(stream, venue)))
        .await;
}

/// Which start of the venue node it is; none if it does not greet properly, which it is told.
async fn greeted(
    reports: &mut Streaming<v1::VenueReport>,
    notices: &mpsc::Sender<v1::VenueNotice>,
) -> Option<String> {
    let first = tokio::time::timeout(HELLO_WITHIN, reports.next()).await;
    let Ok(Some(Ok(v1::VenueReport {
        body: Some(venue_report::Body::Hello(hello)),
        ..
    }))) = first
    else {
        let text = "the first message is a hello, within 5 s";
        goodbye(notices, GoodbyeReason::Protocol, text).await;
        return None;
    };
    if hello.version != adoube_proto::VERSION {
        let text = format!("this coordinator uses version {}", adoube_proto::VERSION);
        goodbye(notices, GoodbyeReason::Version, &text).await;
        return None;
    }
    if hello.instance.is_empty() || hello.instance.len() > MAX_INSTANCE {
        let text = "instance: 1 to 64 characters";
        goodbye(notices, GoodbyeReason::Protocol, text).await;
        return None;
    }
    Some(hello.instance)
}

/// Passes on what the shard says, until its last word, or until the venue node takes nothing.
async fn speak(
    mut outputs: mpsc::Receiver<v1::VenueNotice>,
    notices: &mpsc::Sender<v1::VenueNotice>,
) {
    while let Some(notice) = outputs.recv().await {
        if !matches!(timeout(STALLED, notices.send(notice)).await, Ok(Ok(()))) {
            return;
        }
    }
}

async fn listen(
    host: &Arc<Host>,
    venue: &VenueId,
    stream: StreamId,
    inbox: &Inbox,
    reports: &mut Streaming<v1::VenueReport>,
    notices: &mpsc::Sender<v1::VenueNotice>,
) {
    use venue_report::Body as B;
    let intents = Intents::new(host, venue, inbox, notices);
    while let Some(Ok(report)) = reports.next().await {
        let input = match report.body {
            Some(B::Statuses(statuses)) => {
                Input::VenueStatuses(stream, venue.clone(), statuses.devices)
            }
            Some(B::Ping(ping)) => {
                // Answered here, so that it measures the link and not the shard's queue.
                let answer = v1::VenuePong {
                    number: ping.number,
                    time: host.clock().unscaled().0,
                };
                let body = Some(venue_notice::Body::Pong(answer));
                let _ = notices.try_send(v1::VenueNotice { body });
                Input::VenueHeard(stream, venue.clone(), ping)
            }
            Some(
                B::Device(_)
                | B::Relay(_)
                | B::Gap(_)
                | B::Journal(_)
                | B::Node(_)
                | B::Order(_)
                | B::Invitation(_),
            ) => {
                let Some(report) = wire::bounded_report(report) else {
                    let text = "a report without its device";
                    return goodbye(notices, GoodbyeReason::Protocol, text).await;
                };
                Input::VenueReported(stream, venue.clone(), Box::new(report))
            }
            Some(B::Intent(intent)) => {
                let late = late(report.monotonic_ms, report.offset, host.clock().unscaled());
                intents.decide(intent, late);
                continue;
            }
            Some(B::Invited(invited)) => {
                host.wall_invites().answered(venue, invited);
                continue;
            }
            Some(B::Hello(_)) | None => {
                let text = "a message that cannot be understood";
                return goodbye(notices, GoodbyeReason::Protocol, text).await;
            }
        };
        if inbox.send(Message::plain(input)).await.is_err() {
            return;
        }
    }
}

/// For how long at least a report was on its way, as far as its node's clock was compared with this
/// one's. Milliseconds.
pub fn late(monotonic_ms: u64, offset: Option<v1::ClockOffset>, now: Time) -> u64 {
    let Some(v1::ClockOffset { ms, error_ms }) = offset else {
        return 0;
    };
    let said = monotonic_ms.saturating_add_signed(ms);
    now.0.saturating_sub(said.saturating_add(error_ms.into()))
}

async fn goodbye(notices: &mpsc::Sender<v1::VenueNotice>, reason: GoodbyeReason, text: &str) {
    tracing::warn!(code = reason.word(), text, "venue link refused");
    let goodbye = v1::VenueGoodbye {
        reason: reason.into(),
        text: text.to_owned(),
        retry: true,
        retry_after_ms: 1_000,
    };
    let body = Some(venue_notice::Body::Goodbye(goodbye));
    let _ = timeout(STALLED, notices.send(v1::VenueNotice { body })).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ven_4_what_was_long_on_its_way_is_late() {
        let offset = |ms, error_ms| Some(v1::ClockOffset { ms, error_ms });
        for (said, offset, now, found) in [
            (5_000, offset(10_000, 0), 15_000, 0),
            (5_000, offset(10_000, 0), 22_000, 7_000),
            (5_000, offset(10_000, 500), 22_000, 6_500),
            (5_000, offset(-4_000, 0), 2_000, 1_000),
            (5_000, offset(10_000, 0), 9_000, 0),
            (5_000, offset(-9_000, 0), 3, 3),
            (u64::MAX, offset(i64::MAX, u32::MAX), 3, 0),
            (5_000, None, 22_000, 0),
        ] {
            assert_eq!(
                late(said, offset, Time(now)),
                found,
                "{said} {offset:?} {now}"
            );
        }
    }
}
