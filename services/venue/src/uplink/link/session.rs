//! One link from greeting to end.

use std::error::Error;
use std::time::Duration;

use adoube_proto::VERSION;
use adoube_proto::v1::uplink_client::UplinkClient;
use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{
    DeviceStatuses, VenueHello, VenueNotice, VenuePong, VenueReport, VenueWelcome, WallInvite,
    WallInvited, venue_notice,
};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_stream::wrappers::ReceiverStream;
use tokio_util::sync::CancellationToken;
use tonic::transport::Channel;
use tonic::{Status, Streaming};

use super::{Ended, Uplink, UplinkEvent};
use crate::clock;
use crate::uplink::{Stamp, report};

/// Reports under way at most; what is live finds room beside what is kept.
const QUEUE: usize = 256;
const FOR_THE_LIVE: usize = 16;

/// Kept reports read at once.
const BATCH: usize = 64;

/// What officials ask for is said again after so many seconds without an answer.
const ASK_AGAIN: u32 = 5;

/// How long the greeting may take, and how long the coordinator may be silent: it answers a ping
/// each second.
const PATIENCE: Duration = Duration::from_secs(5);

pub(super) async fn run(
    uplink: &mut Uplink,
    mut client: UplinkClient<Channel>,
    stop: &CancellationToken,
    up: &mut bool,
) -> Result<(), Ended> {
    let (sender, receiver) = mpsc::channel(QUEUE);
    let mut session = Session {
        sender,
        sent: 0,
        health: Vec::new(),
        uplink,
    };
    session.greet();
    let linked = client.link(ReceiverStream::new(receiver));
    let mut notices = match timeout(PATIENCE, linked).await {
        Ok(Ok(response)) => response.into_inner(),
        Ok(Err(status)) => return Err(Ended::Unreachable(words(&status))),
        Err(_) => return Err(Ended::Silent),
    };
    match timeout(PATIENCE, next(&mut notices)).await {
        Ok(Ok(venue_notice::Body::Welcome(welcome))) => {
            session.uplink.hear();
            session.welcome(welcome).await?;
        }
        Ok(Ok(venue_notice::Body::Goodbye(goodbye))) => return Err(parting(goodbye)),
        Ok(Ok(_)) => return Err(Ended::Protocol("no welcome")),
        Ok(Err(ended)) => return Err(ended),
        Err(_) => return Err(Ended::Silent),
    }
    *up = true;
    let _up = session.uplink.links.begin();
    session.serve(&mut notices, stop).await
}

struct Session<'a> {
    uplink: &'a mut Uplink,
    sender: mpsc::Sender<VenueReport>,
    /// The last id sent on this link.
    sent: u64,
    /// The health of each device as it was said last: a change is said at once.
    health: Vec<i32>,
}

/// The health of each device.
fn healths(statuses: &DeviceStatuses) -> Vec<i32> {
    let devices = statuses.devices.iter();
    devices.map(|status| status.health).collect()
}

impl Session<'_> {
    async fn serve(
        &mut self,
        notices: &mut Streaming<VenueNotice>,
        stop: &CancellationToken,
    ) -> Result<(), Ended> {
        let mut tick = interval(Duration::from_secs(1));
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut quiet = Duration::ZERO;
        let mut newest = self.uplink.newest.clone();
        let mut intents = self.uplink.intents.clone();
        let mut statuses = self.uplink.statuses.clone();
        intents.mark_changed();
        let mut ticks = 0_u32;
        loop {
            tokio::select! {
                () = stop.cancelled() => return Ok(()),
                notice = next(notices) => {
                    // That the link broke is no word of the coordinator's.
                    let notice = notice?;
                    quiet = Duration::ZERO;
                    self.uplink.hear();
                    self.notice(notice).await?;
                }
                _ = tick.tick() => {
                    if quiet >= PATIENCE {
                        return Err(Ended::Silent);
                    }
                    quiet += Duration::from_secs(1);
                    self.live();
                    ticks = ticks.wrapping_add(1);
                    if ticks.is_multiple_of(ASK_AGAIN) {
                        intents.mark_changed();
                    }
                }
                changed = intents.changed() => {
                    changed.map_err(|_| Ended::Stopped)?;
                    for saying in intents.borrow_and_update().clone() {
                        self.say(Body::Intent(saying.at(clock::monotonic_ms())));
                    }
                }
                changed = statuses.changed() => {
                    changed.map_err(|_| Ended::Stopped)?;
                    let is_news = self.health != healths(&statuses.borrow_and_update());
                    if is_news {
                        self.say_statuses();
                    }
                }
                changed = newest.changed() => {
                    changed.map_err(|_| Ended::Stopped)?;
                }
            }
            self.pump().await?;
        }
    }

    fn greet(&self) {
        self.say(Body::Hello(VenueHello {
            version: VERSION,
            instance: self.uplink.instance.clone(),
        }));
    }

    async fn welcome(&mut self, welcome: VenueWelcome) -> Result<(), Ended> {
        if welcome.version != VERSION {
            return Err(Ended::Version(welcome.version));
        }
        let store = |error: adoube_ledger::StoreError| Ended::Store(error.to_string());
        let uplink = &mut *self.uplink;
        let state = uplink.outbox.state().map_err(store)?;
        let before = uplink.numbering.offset();
        let mut numbering = uplink.numbering;
        let last = numbering.welcome(state, welcome.received_through);
        if numbering.offset() != before {
            tracing::warn!(
                "the coordinator has reports up to {} of this venue, this store has fewer: \
                 numbering continues from there",
                welcome.received_through
            );
            let ledger = uplink.ledger.clone();
            let stored = tokio::task::spawn_blocking(move || numbering.store(&*ledger));
            if !stored.await.unwrap_or(false) {
                return Err(Ended::Store("the numbering was not stored".to_owned()));
            }
            uplink.numbering = numbering;
        }
        // What lies before the outbox's beginning was acknowledged once and is gone.
        self.sent = last.max(state.first - 1);
        uplink.desk.acknowledge(last);
        uplink.pulse.begin(&welcome.coordinator_run);
        let event = UplinkEvent::Up {
            run: welcome.coordinator_run,
            devices: welcome.devices,
        };
        let _ = uplink.events.send(event).await;
        Ok(())
    }

    async fn notice(&mut self, notice: venue_notice::Body) -> Result<(), Ended> {
        match notice {
            venue_notice::Body::ReceivedThrough(number) => {
                let id = self.uplink.numbering.id(number);
                if id > self.sent {
                    return Err(Ended::Protocol("it received a report that was never sent"));
                }
                self.uplink.desk.acknowledge(id);
            }
            venue_notice::Body::Pong(pong) => self.pong(&pong),
            venue_notice::Body::Seating(seats) => {
                let _ = self.uplink.events.send(UplinkEvent::Seating(seats)).await;
            }
            venue_notice::Body::Grants(grants) => {
                let _ = self.uplink.events.send(UplinkEvent::Grants(grants)).await;
            }
            venue_notice::Body::Alarms(alarms) => {
                let _ = self.uplink.events.send(UplinkEvent::Alarms(alarms)).await;
            }
            venue_notice::Body::Intent(answer) => {
                let _ = self.uplink.events.send(UplinkEvent::Intent(answer)).await;
            }
            venue_notice::Body::Invite(invite) => self.invite(invite),
            venue_notice::Body::Goodbye(goodbye) => return Err(parting(goodbye)),
            venue_notice::Body::Welcome(_) => return Err(Ended::Protocol("a second welcome")),
        }
        Ok(())
    }

    /// Makes an invitation to the wall, which is written to the disk: nothing waits for that.
    fn invite(&self, invite: WallInvite) {
        let (wall, stamp) = (self.uplink.wall.clone(), self.stamp());
        let sender = self.sender.clone();
        tokio::spawn(async move {
            let invited = match wall {
                Some(wall) => wall.invited(invite).await,
                None => WallInvited {
                    number: invite.number,
                    reply: None,
                    refused: "the venue node has no port for officials".to_owned(),
                },
            };
            let _ = sender.send(stamp.report(Body::Invited(invited))).await;
        });
    }

    fn pong(&mut self, pong: &VenuePong) {
        self.uplink.pulse.pong(clock::monotonic_us(), pong);
        self.uplink.fare.send_replace(self.uplink.pulse.fare());
    }

    /// How the devices stand: said now or not at all.
    fn say_statuses(&mut self) {
        let statuses = self.uplink.statuses.borrow().clone();
        self.health = healths(&statuses);
        self.say(Body::Statuses(statuses));
    }

    /// How the devices stand, and a ping.
    fn live(&mut self) {
        self.say_statuses();
        let ping = self.uplink.pulse.ping(clock::monotonic_us());
        self.uplink.fare.send_replace(self.uplink.pulse.fare());
        self.say(Body::Ping(ping));
    }

    /// Sends what is kept and was not sent yet, as far as there is room.
    async fn pump(&mut self) -> Result<(), Ended> {
        while self.sender.capacity() > FOR_THE_LIVE && self.sent < *self.uplink.newest.borrow() {
            let outbox = self.uplink.outbox.clone();
            let from = self.sent + 1;
            let most = BATCH.min(self.sender.capacity() - FOR_THE_LIVE);
            let read = tokio::task::spawn_blocking(move || outbox.peek(from, most)).await;
            let items = match read {
                Ok(Ok(items)) => items,
                Ok(Err(error)) => return Err(Ended::Store(error.to_string())),
                Err(error) => return Err(Ended::Store(error.to_string())),
            };
            if items.is_empty() {
                return Ok(());
            }
            for item in items {
                let number = self.uplink.numbering.number(item.id);
                let mut report = report::numbered(number, &item.body);
                report::complete(&mut report, &self.uplink.boot_id, self.uplink.offset());
                // Why a link is closed is said by what comes from the coordinator.
                if self.sender.try_send(report).is_err() {
                    return Ok(());
                }
                self.sent = item.id;
            }
        }
        Ok(())
    }

    fn stamp(&self) -> Stamp {
        Stamp {
            boot_id: self.uplink.boot_id.clone(),
            monotonic_ms: clock::monotonic_ms(),
            wall_ms: clock::wall_ms(),
            offset: self.uplink.offset(),
        }
    }

    fn say(&self, body: Body) {
        if self.sender.try_send(self.stamp().report(body)).is_err() {
            tracing::debug!("the link is busy: live reports are left out");
        }
    }
}

async fn next(notices: &mut Streaming<VenueNotice>) -> Result<venue_notice::Body, Ended> {
    match notices.message().await {
        Ok(Some(notice)) => notice.body.ok_or(Ended::Protocol("an empty notice")),
        Ok(None) => Err(Ended::Closed),
        Err(status) => Err(Ended::Broken(words(&status))),
    }
}

/// What a person is told: the refusal, or what the connection met in the end. The status's own text
/// is for programmers.
fn words(status: &Status) -> String {
    let mut cause = status.source();
    while let Some(next) = cause.and_then(Error::source) {
        cause = Some(next);
    }
    let text = cause.map_or_else(|| status.message().to_owned(), ToString::to_string);
    // Some name a page of the library.
    let told = text.split(": http").next().unwrap_or_default();
    if told.is_empty() {
        status.code().description().to_owned()
    } else {
        told.to_owned()
    }
}

fn parting(goodbye: adoube_proto::v1::VenueGoodbye) -> Ended {
    // One that must not come back comes back seldom: people may have put things right meanwhile.
    let pause = if goodbye.retry {
        Duration::from_millis(u64::from(goodbye.retry_after_ms))
    } else {
        Duration::from_secs(30)
    };
    Ended::Goodbye {
        reason: adoube_proto::v1::VenueGoodbyeReason::word_of(goodbye.reason),
        text: goodbye.text,
        pause,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, thiserror::Error)]
    #[error("h2 protocol error")]
    struct Outer(#[source] std::io::Error);

    #[test]
    fn ven_4_why_a_link_ended_is_told_in_words() {
        let closed = "peer closed connection without sending TLS close_notify: https://docs.rs/x";
        let broken = Status::from_error(Box::new(Outer(std::io::Error::other(closed))));
        for (status, told) in [
            (Status::permission_denied("not enrolled"), "not enrolled"),
            (
                broken,
                "peer closed connection without sending TLS close_notify",
            ),
            (
                Status::unavailable(""),
                "The service is currently unavailable",
            ),
        ] {
            assert_eq!(words(&status), told);
        }
    }
}
