//! Venue nodes: they link, report, tell how their devices stand, and go.

use adoube_proto::v1::{self, VenueGoodbyeReason, venue_notice, watch_reply};
use adoube_record::{Envelope, encode_venue, streams};
use adoube_tournament::actor::Actor;
use adoube_tournament::ids::{DeviceId, VenueId};
use adoube_tournament::incident::evidence::{Observation, Why};
use adoube_tournament::time::Millis;
use adoube_tournament::venue::{self, Report, ReportKind};

use super::Link;
use crate::shard::Shard;
use crate::shard::input::{Now, Output, StreamId};
use crate::shard::officials::watchers::message;
use crate::shard::state::Folded;

/// How long a venue is to stay away while it cannot be served, milliseconds.
const CLOSED_PAUSE: u32 = 1_000;

/// The longest word in a device's status, bytes.
const MAX_WORD: usize = 64;

/// The most relay connections of a device that are shown.
const MAX_FLOWS: usize = 4;

/// The most layers of a lock that are told.
const MAX_UNMET: usize = 16;

impl Shard {
    pub(in crate::shard) fn venue_opened(
        &mut self,
        stream: StreamId,
        venue: &VenueId,
        instance: String,
        now: Now,
    ) {
        if let Some(failure) = self.closed() {
            let reason = failure.venue_goodbye_reason();
            let goodbye = goodbye(reason, &failure.to_string(), CLOSED_PAUSE);
            return self.notice(stream, goodbye);
        }
        if !self.is_venue_here(venue) {
            let text = "this venue is not part of this tournament";
            let goodbye = goodbye(VenueGoodbyeReason::NotAppointed, text, CLOSED_PAUSE);
            return self.notice(stream, goodbye);
        }
        let link = self.venues.links.entry(venue.clone()).or_default();
        let anew = link.open(stream, instance, now);
        let event = &self.state.event.state;
        let known = event.venues().get(venue).into_iter();
        let devices = known.flat_map(|venue| &venue.devices);
        let devices = devices.map(ToString::to_string).collect();
        let folded = self.state.venues.get(venue);
        let received_through = folded.map_or(0, |folded| folded.state.last_number);
        let welcome = v1::VenueWelcome {
            version: adoube_proto::VERSION,
            coordinator_run: self.settings.run.clone(),
            received_through,
            devices,
        };
        tracing::info!(%venue, "venue node connected");
        // Nothing is said before the welcome: what is seen of the link leads to alarms.
        self.hold_notice(stream, venue_notice::Body::Welcome(welcome));
        self.hold_seating(stream, venue);
        self.hold_grants(stream, venue, now);
        self.see_venue(venue, Observation::VenueLinkBack, now);
        if anew {
            self.see_venue(venue, Observation::RestartedNodeConnected, now);
        }
        self.hold_alarms(stream, venue);
    }

    /// Ends every venue's link; the venues come back and send again what has no receipt.
    pub(in crate::shard) fn close_all_venues(
        &mut self,
        reason: VenueGoodbyeReason,
        text: &str,
        pause: u32,
    ) {
        for stream in self.venues.hang_up() {
            self.notice(stream, goodbye(reason, text, pause));
        }
    }

    /// Ends every venue's link once all that was said before is durable.
    pub(in crate::shard) fn part_from_venues(
        &mut self,
        reason: VenueGoodbyeReason,
        text: &str,
        pause: u32,
    ) {
        for stream in self.venues.hang_up() {
            self.hold_notice(stream, goodbye(reason, text, pause));
        }
    }

    fn notice(&mut self, stream: StreamId, body: venue_notice::Body) {
        self.outputs.push_back(Output::Venue(stream, boxed(body)));
    }

    pub(super) fn hold_notice(&mut self, stream: StreamId, body: venue_notice::Body) {
        self.hold(Output::Venue(stream, boxed(body)));
    }

    /// A kept report: recorded once, acknowledged when durable.
    pub(in crate::shard) fn venue_reported(
        &mut self,
        stream: StreamId,
        venue: &VenueId,
        report: Report,
        now: Now,
    ) {
        if self.closed().is_some() || self.link(stream, venue).is_none() {
            return;
        }
        let lost = lost_device(&report);
        // A venue speaks for its own devices only.
        let event = &self.state.event.state;
        let lost = lost.filter(|device| event.device_venue(device) == Some(venue));
        let number = report.number;
        self.note_device(venue, &report, now);
        let folded = self.state.venues.entry(venue.clone()).or_default();
        let actor = Actor::Venue(venue.clone());
        let mut said = None;
        match venue::decide(&folded.state, &actor, report) {
            Ok(Some(report)) => {
                said = Some(report.clone());
                let bodies = record(folded, report, actor, now);
                let after = folded.sequence - 1;
                let stream = streams::venue(&self.state.tournament, venue);
                self.append(&stream, None, after, bodies);
            }
            Ok(None) => {}
            Err(refusal) => {
                tracing::warn!(%venue, %refusal, "a report was refused");
                return;
            }
        }
        self.hold_notice(stream, venue_notice::Body::ReceivedThrough(number));
        if let Some(report) = said {
            self.see_report(venue, &report, now);
        }
        if let Some(device) = lost {
            self.last_will(&device, now);
        }
    }

    pub(in crate::shard) fn venue_statuses(
        &mut self,
        stream: StreamId,
        venue: &VenueId,
        mut devices: Vec<v1::DeviceStatus>,
        now: Now,
    ) {
        // A venue speaks for its own devices, and once for each.
        let event = &self.state.event.state;
        let own = event.venues().get(venue).map(|venue| &venue.devices);
        devices.retain(|status| own.is_some_and(|own| is_among(own, status)));
        devices.dedup_by(|one, other| one.device == other.device);
        for status in &mut devices {
            bound(status);
        }
        let Some(link) = self.link(stream, venue) else {
            return;
        };
        let is_news = healths(&link.statuses).ne(healths(&devices));
        link.statuses = devices;
        link.statuses_at = now.real;
        link.last_contact = now;
        link.changed = true;
        self.recheck_devices(venue, now);
        if is_news {
            self.tell_venues();
        }
    }

    pub(in crate::shard) fn venue_heard(
        &mut self,
        stream: StreamId,
        venue: &VenueId,
        ping: v1::VenuePing,
        now: Now,
    ) {
        let Some(link) = self.link(stream, venue) else {
            return;
        };
        link.ping = ping;
        link.last_contact = now;
    }

    pub(in crate::shard) fn venue_closed(&mut self, stream: StreamId, venue: &VenueId, now: Now) {
        let Some(link) = self.link(stream, venue) else {
            return;
        };
        link.stream = None;
        link.changed = true;
        let heard = Millis(now.real.saturating_sub(link.last_contact.real));
        tracing::warn!(%venue, "venue node lost");
        let why = Why::Unknown;
        self.see_venue(venue, Observation::VenueLinkLost { why, heard }, now);
    }

    /// The link of a venue, if the stream is its current one.
    fn link(&mut self, stream: StreamId, venue: &VenueId) -> Option<&mut Link> {
        self.venues
            .links
            .get_mut(venue)
            .filter(|link| link.stream == Some(stream))
    }

    /// Every venue at a glance.
    pub(in crate::shard) fn venue_views(&self) -> Vec<v1::VenueView> {
        let venues = self.state.event.state.venues();
        venues
            .iter()
            .map(|(id, venue)| self.venue_view(id, &venue.name))
            .collect()
    }

    fn venue_view(&self, id: &VenueId, name: &str) -> v1::VenueView {
        let link = self.venues.links.get(id);
        v1::VenueView {
            venue: id.to_string(),
            name: name.to_owned(),
            connected: link.is_some_and(|link| link.stream.is_some()),
            last_contact: link.map_or(0, |link| link.last_contact.game.0),
            round_trip_us: link.map_or(0, |link| link.ping.round_trip_us),
            devices: link.map(|link| link.statuses.clone()).unwrap_or_default(),
            pings_sent: link.map_or(0, |link| link.ping.sent),
            pings_answered: link.map_or(0, |link| link.ping.answered),
            clock: link.and_then(|link| link.ping.offset),
        }
    }

    /// Watchers see the venues that changed: once a second, and at once when the health of a device is another.
    pub(in crate::shard) fn tell_venues(&mut self) {
        let mut changed = Vec::new();
        for (id, link) in &mut self.venues.links {
            if std::mem::take(&mut link.changed) {
                changed.push(id.clone());
            }
        }
        let watchers: Vec<StreamId> = self.officials.watchers.all().collect();
        for id in changed {
            let Some(venue) = self.state.event.state.venues().get(&id) else {
                continue;
            };
            let view = self.venue_view(&id, &venue.name);
            for watcher in &watchers {
                let message = message(watch_reply::Body::Venue(view.clone()));
                self.outputs.push_back(Output::Watcher(*watcher, message));
            }
        }
    }

    /// Tells the shell which devices and venues belong here.
    pub(in crate::shard) fn tell_enrolled(&mut self) {
        let venues = self.state.event.state.venues();
        let devices = venues
            .values()
            .flat_map(|venue| venue.devices.iter().cloned())
            .collect();
        let venues = venues.keys().cloned().collect();
        self.outputs.push_back(Output::Enrolled(devices, venues));
    }
}

/// Folds and encodes a report as the next record of the venue's stream.
fn record(
    folded: &mut Folded<venue::State>,
    report: Report,
    actor: Actor,
    now: Now,
) -> Vec<Vec<u8>> {
    folded.state.apply(&report);
    folded.sequence += 1;
    let envelope = Envelope {
        sequence: folded.sequence,
        time: now.game,
        actor,
        command: None,
        body: report,
    };
    vec![encode_venue(&envelope)]
}

fn boxed(body: venue_notice::Body) -> Box<v1::VenueNotice> {
    Box::new(v1::VenueNotice { body: Some(body) })
}

fn goodbye(reason: VenueGoodbyeReason, text: &str, pause: u32) -> venue_notice::Body {
    venue_notice::Body::Goodbye(v1::VenueGoodbye {
        reason: reason.into(),
        text: text.to_owned(),
        retry: true,
        retry_after_ms: pause,
    })
}

/// The device whose last will the report tells of.
fn lost_device(report: &Report) -> Option<DeviceId> {
    match &report.what {
        ReportKind::Device { device, what, .. } => (what == "lost").then(|| device.clone()),
        ReportKind::Relay { .. }
        | ReportKind::Journal(_)
        | ReportKind::Node { .. }
        | ReportKind::Gap { .. }
        | ReportKind::Order { .. }
        | ReportKind::Invitation(_) => None,
    }
}

/// The health of each device.
fn healths(statuses: &[v1::DeviceStatus]) -> impl Iterator<Item = (&str, i32)> {
    statuses
        .iter()
        .map(|status| (&*status.device, status.health))
}

/// Whether the status is of one of these devices.
fn is_among<'a>(
    devices: impl IntoIterator<Item = &'a DeviceId>,
    status: &v1::DeviceStatus,
) -> bool {
    let mut devices = devices.into_iter();
    devices.any(|device| device.as_str() == status.device)
}

/// Words are short, and a device has few connections: more is not passed on to watchers.
pub(in crate::shard) fn bound(status: &mut v1::DeviceStatus) {
    status.flows.truncate(MAX_FLOWS);
    let words = [&mut status.board];
    let lock = status.lock.iter_mut().flat_map(|lock| {
        lock.unmet.truncate(MAX_UNMET);
        [&mut lock.profile]
    });
    let flows = status.flows.iter_mut().map(|flow| &mut flow.connection);
    for word in words.into_iter().chain(flows).chain(lock) {
        if word.len() > MAX_WORD {
            word.clear();
        }
    }
}
