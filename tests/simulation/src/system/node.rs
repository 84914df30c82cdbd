//! What a venue's node keeps on its disk, and how it stands with the coordinator.

use std::collections::VecDeque;
use std::sync::Arc;

use adoube_ledger::{MemoryLedger, Outbox, OutboxLimits, StreamName};
use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{ClockOffset, Gap, VenueReport};
use adoube_venue::backoff::Backoff;
use adoube_venue::core::LineKept;
use adoube_venue::orders::Clocks;
use adoube_venue::uplink::{Lines, Mailbox, Numbering, Put, Stamp, complete, encode, numbered};

use super::clock::Clock;
use super::wall::Wall;
use crate::network::Wire;

/// Few enough that a long outage of the uplink fills it.
const LIMITS: OutboxLimits = OutboxLimits {
    items: 60,
    bytes: 1024 * 1024,
};
/// Pauses between attempts to link, as the node's, milliseconds.
const PAUSES: (u64, u64) = (200, 5_000);

/// How it stands with the coordinator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    /// Not linked; when it tries again.
    Down(u64),
    /// It has greeted and was not answered; since when.
    Greeting(u64),
    /// It is linked.
    Up,
}

/// A report that waits for the disk; a line of a journal is confirmed once it is there.
pub(super) type Work = (VenueReport, Option<LineKept>);

/// The part of a node that outlives its process, and its link.
pub(super) struct Node {
    number: u16,
    /// How often its process was started before.
    pub(super) starts: u64,
    pub(super) clock: Clock,
    /// Until when its machine is down.
    pub(super) down: u64,
    /// Until when its disk takes nothing.
    pub(super) full: u64,
    ledger: Arc<MemoryLedger>,
    outbox: Outbox,
    mailbox: Mailbox,
    /// The lines of journals that found no place.
    lines: Lines,
    /// What was asked for at its wall.
    pub(super) wall: Wall,
    pub(super) numbering: Numbering,
    /// What is not on the disk yet, the oldest first.
    pub(super) waiting: VecDeque<Work>,
    /// The newest id that was told as kept.
    told: u64,
    /// Which of its links is the newest.
    pub(super) link: u64,
    pub(super) phase: Phase,
    /// The last id that was sent on it.
    pub(super) sent: u64,
    /// When the coordinator was heard last.
    pub(super) heard: u64,
    pub(super) backoff: Backoff,
    pub(super) up: Wire,
    /// The way up of the links before.
    pub(super) left: Wire,
    pub(super) down_wire: Wire,
}

fn boot(number: u16, starts: u64) -> String {
    format!("node-{number}-boot-{starts}")
}

fn stamp(boot_id: String, clock: &Clock, now: u64, offset: Option<ClockOffset>) -> Stamp {
    Stamp {
        boot_id,
        monotonic_ms: clock.local(now),
        wall_ms: clock.reading(now).wall_ms,
        offset,
    }
}

fn outbox(ledger: &Arc<MemoryLedger>) -> Outbox {
    let name = StreamName::new("uplink");
    let name = name.unwrap_or_else(|_| unreachable!("it is a name"));
    Outbox::new(ledger.clone(), name, LIMITS)
}

fn mailbox(outbox: &Outbox, boot_id: String) -> Mailbox {
    let gap = move |dropped| {
        let body = Body::Gap(Gap { dropped });
        encode(&stamp(boot_id.clone(), &Clock::default(), 0, None).report(body))
    };
    Mailbox::new(outbox.clone(), gap)
}

impl Node {
    pub(super) fn new(number: u16) -> Self {
        let ledger = Arc::new(MemoryLedger::new());
        let outbox = outbox(&ledger);
        Self {
            number,
            starts: 0,
            clock: Clock::default(),
            down: 0,
            full: 0,
            mailbox: mailbox(&outbox, boot(number, 0)),
            lines: Lines::default(),
            wall: Wall::default(),
            ledger,
            outbox,
            numbering: Numbering::new(0),
            waiting: VecDeque::new(),
            told: 0,
            link: 0,
            phase: Phase::Down(0),
            sent: 0,
            heard: 0,
            backoff: Backoff::new(PAUSES.0, PAUSES.1),
            up: Wire::default(),
            left: Wire::default(),
            down_wire: Wire::default(),
        }
    }

    /// Which start of its machine this is.
    pub(super) fn boot(&self) -> String {
        boot(self.number, self.starts)
    }

    /// Its machine goes: what is not on the disk is lost.
    pub(super) fn falls(&mut self, until: u64) {
        self.down = until;
        self.waiting.clear();
        self.phase = Phase::Down(until);
    }

    /// It begins again with what its disk holds; not while that cannot be read.
    pub(super) fn begins(&mut self, now: u64) -> bool {
        let ledger = Arc::new(self.ledger.reopened());
        let Ok(numbering) = Numbering::load(&*ledger) else {
            return false;
        };
        self.starts += 1;
        self.clock.starts_over(now);
        let clocks = Clocks {
            boot_id: self.boot(),
            at: self.moment(now),
        };
        if self.wall.begins(&clocks).is_err() {
            return false;
        }
        self.outbox = outbox(&ledger);
        self.mailbox = mailbox(&self.outbox, self.boot());
        self.lines = Lines::default();
        self.ledger = ledger;
        self.numbering = numbering;
        self.backoff = Backoff::new(PAUSES.0, PAUSES.1);
        self.phase = Phase::Down(now);
        true
    }

    /// The disk as it is now.
    fn look_at_the_disk(&self, now: u64) {
        let full = (now < self.full).then_some("the disk is full");
        self.ledger.set_unavailable(full);
    }

    /// The oldest of what waits is written; none of it while the disk takes nothing. What to confirm.
    pub(super) fn writes(&mut self, now: u64) -> Option<LineKept> {
        self.look_at_the_disk(now);
        let (report, line) = self.waiting.pop_front()?;
        if line.as_ref().is_some_and(|line| self.lines.waits(line)) {
            return None;
        }
        match self.mailbox.put(&encode(&report)) {
            Put::Kept(_) => line,
            Put::Refused => {
                // A line comes again by itself.
                if let Some(line) = &line {
                    self.mailbox.forgive_one();
                    self.lines.lost(line);
                }
                None
            }
            Put::Again(_) => {
                self.waiting.push_front((report, line));
                None
            }
        }
    }

    /// What came to be kept since this was asked last, a confessed gap too.
    pub(super) fn newly_kept(&mut self) -> Vec<(u64, VenueReport)> {
        let items = self.outbox.peek(self.told + 1, 16).unwrap_or_default();
        self.told = items.last().map_or(self.told, |item| item.id);
        let report = |item: adoube_ledger::OutboxItem| {
            let number = self.numbering.number(item.id);
            (number, numbered(number, &item.body))
        };
        items.into_iter().map(report).collect()
    }

    /// The coordinator welcomes it, having so much. Whether it can be served.
    pub(super) fn welcomed(&mut self, now: u64, received_through: u64) -> bool {
        self.look_at_the_disk(now);
        let Ok(state) = self.outbox.state() else {
            return false;
        };
        let before = self.numbering.offset();
        let mut numbering = self.numbering;
        let last = numbering.welcome(state, received_through);
        if numbering.offset() != before && !numbering.store(&*self.ledger) {
            return false;
        }
        self.numbering = numbering;
        self.sent = last.max(state.first - 1);
        self.received(now, last);
        self.phase = Phase::Up;
        self.backoff.reset();
        true
    }

    /// The coordinator has everything up to this id.
    pub(super) fn received(&mut self, now: u64, through: u64) {
        self.look_at_the_disk(now);
        // What cannot be forgotten now is forgotten with the next receipt.
        let _ = self.mailbox.acknowledge(through);
    }

    /// What is kept and was not sent on this link; none if that cannot be read.
    pub(super) fn unsent(
        &mut self,
        now: u64,
        offset: Option<ClockOffset>,
    ) -> Option<Vec<VenueReport>> {
        self.look_at_the_disk(now);
        let items = self.outbox.peek(self.sent + 1, usize::MAX).ok()?;
        self.sent = items.last().map_or(self.sent, |item| item.id);
        let boot_id = self.boot();
        let report = |item: adoube_ledger::OutboxItem| {
            let number = self.numbering.number(item.id);
            let mut report = numbered(number, &item.body);
            complete(&mut report, &boot_id, offset);
            report
        };
        Some(items.into_iter().map(report).collect())
    }

    /// A report by the node's clocks.
    pub(super) fn stamped(&self, now: u64, body: Body, offset: Option<ClockOffset>) -> VenueReport {
        stamp(self.boot(), &self.clock, now, offset).report(body)
    }
}
