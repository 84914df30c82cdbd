//! The link between a venue's node and the coordinator, as both shells keep it.

use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{ClockOffset, DeviceStatuses, VenueNotice, VenueReport, venue_notice};
use adoube_venue::core::{LineKept, Output, Report};
use adoube_venue::relay::Cut;

use super::node::{Node, Phase};
use super::{Event, System};

/// The coordinator is silent when nothing came from it for so long, milliseconds; as the node's.
const PATIENCE: u64 = 5_000;
/// A write of the node's disk takes at most so long, milliseconds.
pub(super) const WRITE: u64 = 8;
/// After so long a write is tried again that the disk did not take, milliseconds.
const WRITE_AGAIN: u64 = 500;
/// How wrong the node's measure of the coordinator's clock may be, milliseconds.
const MEASURED: u32 = 50;

impl System {
    pub(super) fn node(&mut self, venue: u16) -> &mut Node {
        &mut self.venues[usize::from(venue)].node
    }

    /// How the node's clock stands to the coordinator's, while they are linked.
    pub(super) fn offset(&self, venue: u16) -> Option<ClockOffset> {
        let node = &self.venues[usize::from(venue)].node;
        let time = self.coordinator.time(self.now);
        let time = time.filter(|_| node.phase == Phase::Up)?;
        let own = node.clock.local(self.now);
        Some(ClockOffset {
            ms: time.0.saturating_sub(own).cast_signed(),
            error_ms: MEASURED,
        })
    }

    /// A report is to be kept, and brought to the coordinator.
    pub(super) fn keep(&mut self, venue: u16, report: Report, line: Option<LineKept>) {
        let Some(body) = report.body else { return };
        let (now, offset) = (self.now, self.offset(venue));
        let node = self.node(venue);
        let stamped = VenueReport {
            device_offset: report.device_offset,
            saw: report.saw,
            ..node.stamped(now, body, offset)
        };
        node.waiting.push_back((stamped, line));
        if node.waiting.len() == 1 {
            self.write_next(venue, 0);
        }
    }

    fn write_next(&mut self, venue: u16, pause: u64) {
        let at = self.now + pause + self.rng.u64(1..=WRITE);
        let starts = self.node(venue).starts;
        self.queue.at(at, Event::NodeWrites(venue, starts));
    }

    /// A write of the node's disk is over.
    pub(super) fn node_writes(&mut self, venue: u16, starts: u64) {
        let now = self.now;
        let node = self.node(venue);
        if node.starts != starts || now < node.down {
            return;
        }
        let before = node.waiting.len();
        let confirmed = node.writes(now);
        let left = node.waiting.len();
        self.note_kept(venue);
        if left > 0 {
            self.write_next(venue, if left == before { WRITE_AGAIN } else { 0 });
        }
        if let Some(line) = confirmed {
            let core = &mut self.venues[usize::from(venue)].core;
            let receipt = core.journal_kept(&line);
            self.follow(venue, receipt.into_iter().collect());
        }
        self.send_kept(venue);
    }

    /// What came to be kept, before anything of it can be forgotten again.
    fn note_kept(&mut self, venue: u16) {
        let kept = self.node(venue).newly_kept();
        self.evidence.kept(self.now, venue, kept);
    }

    /// Sends what is kept and was not sent yet.
    fn send_kept(&mut self, venue: u16) {
        if self.node(venue).phase != Phase::Up {
            return;
        }
        let (now, offset) = (self.now, self.offset(venue));
        match self.node(venue).unsent(now, offset) {
            Some(reports) => {
                for report in reports {
                    self.report(venue, report);
                }
            }
            None => self.hang_up(venue, Cut::Unknown, "the store does not answer"),
        }
    }

    pub(super) fn report(&mut self, venue: u16, report: VenueReport) {
        let own = &mut self.venues[usize::from(venue)];
        let (link, cut) = (own.node.link, own.cut);
        let at = own.node.up.send(&mut self.rng, self.weather, self.now, cut);
        self.queue
            .at(at, Event::Reported(venue, link, Box::new(report)));
    }

    /// How the devices stand, said now or not at all; and whether the coordinator is still there.
    pub(super) fn uplink_tick(&mut self, venue: u16, statuses: Option<DeviceStatuses>) {
        self.wall_tick(venue);
        let (now, offset) = (self.now, self.offset(venue));
        let node = self.node(venue);
        match node.phase {
            Phase::Up if now.saturating_sub(node.heard) >= PATIENCE => {
                self.hang_up(venue, Cut::Silent, "nothing came from the coordinator");
            }
            Phase::Up => {
                if let Some(statuses) = statuses {
                    let report = node.stamped(now, Body::Statuses(statuses), offset);
                    self.report(venue, report);
                }
            }
            Phase::Greeting(since) if now.saturating_sub(since) >= PATIENCE => {
                self.hang_up(venue, Cut::Silent, "no answer");
            }
            Phase::Down(again) if now >= again => self.dial(venue),
            Phase::Greeting(_) | Phase::Down(_) => {}
        }
    }

    fn dial(&mut self, venue: u16) {
        let own = &mut self.venues[usize::from(venue)];
        let node = &mut own.node;
        node.link += 1;
        node.phase = Phase::Greeting(self.now);
        node.left = node.left.behind(node.up);
        (node.up, node.down_wire) = Default::default();
        let at = node.up.send(&mut self.rng, self.weather, self.now, own.cut);
        let (link, starts) = (node.link, node.starts);
        self.queue.at(at, Event::Greeted(venue, link, starts));
    }

    /// The node ends its link; the coordinator learns so after all that was sent on it.
    fn hang_up(&mut self, venue: u16, cut: Cut, why: &str) {
        self.say_farewell(venue);
        self.link_ended(venue, cut, why, 0);
    }

    /// The end of a link is on its way to the coordinator.
    pub(super) fn say_farewell(&mut self, venue: u16) {
        let own = &mut self.venues[usize::from(venue)];
        let node = &mut own.node;
        let at = node.up.send(&mut self.rng, self.weather, self.now, own.cut);
        self.queue.at(at, Event::Parted(venue, node.link));
    }

    /// A link is over for the node, which tries again after a pause.
    fn link_ended(&mut self, venue: u16, cut: Cut, why: &str, asked: u64) {
        let (now, chance) = (self.now, self.rng.f64());
        let node = self.node(venue);
        let was_up = node.phase == Phase::Up;
        let pause = node.backoff.pause(chance).as_millis();
        let pause = u64::try_from(pause).unwrap_or(asked).max(asked);
        node.phase = Phase::Down(now + pause);
        let silent = now.saturating_sub(node.heard);
        self.wall_parted(venue);
        if was_up {
            let (core, own) = self.venues[usize::from(venue)].core_at(now);
            let outputs = core.uplink_down(own, cut, why, silent);
            self.follow(venue, outputs);
        }
    }

    /// The link is over from the other side.
    pub(super) fn link_closed(&mut self, venue: u16, link: u64) {
        let node = self.node(venue);
        if node.link == link && !matches!(node.phase, Phase::Down(_)) {
            self.link_ended(venue, Cut::Closed, "the coordinator closed the link", 0);
        }
    }

    /// Something that the coordinator says is at the node.
    pub(super) fn noticed(&mut self, venue: u16, link: u64, notice: VenueNotice) {
        use venue_notice::Body as B;
        let now = self.now;
        let node = self.node(venue);
        if node.link != link || matches!(node.phase, Phase::Down(_)) {
            return;
        }
        node.heard = now;
        match notice.body {
            Some(B::Welcome(welcome)) => {
                if node.welcomed(now, welcome.received_through) {
                    let (core, own) = self.venues[usize::from(venue)].core_at(now);
                    let outputs = core.uplink_up(own);
                    self.follow(venue, outputs);
                    self.wall_linked(venue);
                } else {
                    self.hang_up(venue, Cut::Unknown, "the store does not answer");
                }
            }
            Some(B::ReceivedThrough(number)) => {
                let id = node.numbering.id(number);
                if id > node.sent {
                    let what = format!("venue {venue}: it received {number}, which was not sent");
                    self.evidence.broken.push(what);
                } else {
                    node.received(now, id);
                }
            }
            Some(B::Intent(answer)) => self.wall_answered(venue, &answer),
            Some(B::Seating(seats)) => self.venues[usize::from(venue)].core.seat(seats),
            Some(B::Goodbye(goodbye)) => {
                let asked = u64::from(goodbye.retry_after_ms);
                self.say_farewell(venue);
                self.link_ended(venue, Cut::Closed, &goodbye.text, asked);
            }
            _ => {}
        }
        self.note_kept(venue);
        self.send_kept(venue);
    }

    /// What a core wants done beside what it says to devices.
    pub(super) fn keeps(&mut self, venue: u16, output: Output) {
        match output {
            Output::Report(report) => self.keep(venue, report, None),
            Output::Line { report, kept } => self.keep(venue, report, Some(kept)),
            _ => {}
        }
    }
}
