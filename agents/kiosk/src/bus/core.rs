//! The telemetry state machine: births, vitals, events, orders.

use std::collections::VecDeque;

use adoube_proto::v1::{DeviceEvent, DevicePresence, Lockdown, Vitals};
use fastrand::Rng;

use super::{
    messages::{BusFault, BusIdentity, BusInput, BusOutput, Message},
    orders::Orders,
    outbox::{Content, MAX_WAITING, Outbox, Parcel},
    says::{Origin, one_line, state},
    topics::{Kind, json},
};
use crate::{
    backoff::{Backoff, spread},
    evidence::courier::Courier,
    lockdown::words,
    time::{Now, earlier},
};

/// Vitals are published so often, milliseconds.
pub const VITALS_EVERY: u64 = 1_000;
/// Shortest and longest pause between attempts, milliseconds.
pub const PAUSES: (u64, u64) = (200, 5_000);
/// Pause after another client took this identity's place, milliseconds: two that come back at
/// once would evict each other for ever.
pub const TAKEN_OVER_PAUSE: (u64, u64) = (15_000, 30_000);
/// A graceful stop waits so long for the broker's acknowledgement, milliseconds.
pub const STOP_LIMIT: u64 = 1_000;
/// So many connections in a row that were made and soon closed by the broker are another client's
/// doing: a broker sends the older of two away, and its reason often cannot be read.
const SHORT_LIVED: u32 = 2;
/// A connection that lasted so long was a good one, milliseconds.
const LASTING: u64 = 10_000;
/// The longest detail of an event, bytes.
pub(super) const MAX_DETAIL: usize = 512;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    Down { retry_at: u64 },
    Connecting,
    Up { since: u64, next_vitals: u64 },
    Stopping { until: u64, parcel: u64 },
    Finished,
}

/// The telemetry of one device.
#[derive(Debug)]
pub struct BusCore {
    pub(super) identity: BusIdentity,
    pub(super) origin: Origin,
    /// How far the machine is held to what the event asks; none where it asks nothing.
    pub(super) lockdown: Option<Lockdown>,
    pub(super) courier: Courier,
    pub(super) phase: Phase,
    pub(super) session: u64,
    /// When the last connection began, by both of the machine's clocks.
    connected_at: Now,
    connected_wall_ms: u64,
    pub(super) vitals_sequence: u64,
    event_sequence: u64,
    pub(super) orders: Orders,
    pub(super) outbox: Outbox,
    /// When each `QoS` 1 packet was written, for the round trip.
    written: VecDeque<(u16, Now)>,
    pinged: Option<Now>,
    pub(super) round_trip_us: u32,
    /// When the broker was last heard, and when the newest of what it acknowledged had been sent;
    /// milliseconds, 0 for never.
    pub(super) heard: u64,
    pub(super) acknowledged: u64,
    /// How long the machine has slept, as last told.
    pub(super) suspended_ms: u64,
    pub(super) outputs: VecDeque<BusOutput>,
    short_lived: u32,
    taken_over: bool,
    backoff: Backoff,
    jitter: Rng,
}

impl BusCore {
    /// A bus that connects at once. `seed` spreads its pauses.
    pub fn new(identity: BusIdentity, seed: u64) -> Self {
        Self {
            identity,
            origin: Origin::default(),
            lockdown: None,
            courier: Courier::default(),
            phase: Phase::Down { retry_at: 0 },
            session: 0,
            connected_at: Now::default(),
            connected_wall_ms: 0,
            vitals_sequence: 0,
            event_sequence: 0,
            orders: Orders::default(),
            outbox: Outbox::default(),
            written: VecDeque::new(),
            pinged: None,
            round_trip_us: 0,
            heard: 0,
            acknowledged: 0,
            suspended_ms: 0,
            outputs: VecDeque::new(),
            short_lived: 0,
            taken_over: false,
            backoff: Backoff::new(PAUSES.0, PAUSES.1),
            jitter: Rng::with_seed(seed),
        }
    }

    /// The will that goes with the connection of this session.
    pub fn last_will(session: u64) -> Vec<u8> {
        json(&state(DevicePresence::Lost, session))
    }

    /// Takes in what the shell tells. What speaks of an earlier connection is ignored.
    pub fn handle(&mut self, now: Now, input: BusInput) {
        match input {
            BusInput::Up { session, wall_ms } => self.up(now, session, wall_ms),
            BusInput::Down { session, fault } => self.down(now, session, &fault),
            BusInput::Sent { session, packet } if session == self.session => {
                self.outbox.sent(packet);
                if self.written.len() >= MAX_WAITING {
                    self.written.pop_front();
                }
                self.written.push_back((packet, now));
            }
            BusInput::Acknowledged { session, packet } if session == self.session => {
                self.acknowledged(now, packet);
            }
            BusInput::Pinged { session } if session == self.session => self.pinged = Some(now),
            BusInput::PingAnswered { session } if session == self.session => {
                self.hear(now);
                if let Some(sent) = self.pinged.take() {
                    self.round_trip_us = now.round_trip_since(sent);
                    self.acknowledged = self.acknowledged.max(sent.ms());
                }
            }
            BusInput::Order {
                received,
                slept_ms,
                payload,
            } => {
                self.hear(now);
                self.slept(slept_ms);
                self.ordered(now, received, &payload);
            }
            BusInput::Ping {
                received,
                slept_ms,
                payload,
            } => {
                self.slept(slept_ms);
                self.answer(now, received, &payload);
            }
            BusInput::Receipt { payload } => self.confirmed(now, &payload),
            _ => {}
        }
    }

    /// Does what is due by now. `vitals` fills in what the bus itself does not know; it is called only when vitals are due.
    pub fn tick(&mut self, now: Now, slept_ms: u64, vitals: impl FnOnce() -> Vitals) {
        self.slept(slept_ms);
        match self.phase {
            Phase::Down { retry_at } if now.ms() >= retry_at => {
                self.phase = Phase::Connecting;
                self.outputs.push_back(BusOutput::Connect);
            }
            Phase::Up { since, next_vitals } if now.ms() >= next_vitals => {
                self.vitals(now, vitals());
                // A device that was held up does not send a burst afterwards.
                let next = (next_vitals + VITALS_EVERY).max(now.ms() + VITALS_EVERY / 2);
                self.phase = Phase::Up {
                    since,
                    next_vitals: next,
                };
            }
            Phase::Stopping { until, .. } if now.ms() >= until => self.finish(),
            _ => {}
        }
        self.send_lines(now);
    }

    /// Tells the venue that something happened: now, or when the broker is back.
    pub fn event(&mut self, now: Now, what: &str, detail: &str) {
        self.tell(now, what, detail, None);
    }

    /// How far the machine is held from now on: told at once, and in each birth.
    pub fn held(&mut self, now: Now, lockdown: Lockdown) {
        if matches!(self.phase, Phase::Up { .. }) {
            let detail = words(&lockdown);
            self.tell(now, "lockdown", &detail, Some(lockdown.clone()));
        }
        self.lockdown = Some(lockdown);
    }

    fn tell(&mut self, now: Now, what: &str, detail: &str, lockdown: Option<Lockdown>) {
        self.event_sequence += 1;
        let event = DeviceEvent {
            sequence: self.event_sequence,
            session: self.session,
            monotonic_ms: now.ms(),
            what: what.to_owned(),
            detail: one_line(detail, MAX_DETAIL),
            lockdown,
        };
        let parcel = self.outbox.keep(Content::Event(event));
        self.post(&parcel);
    }

    /// Tells it only if the broker is there: what will be asked again need not wait.
    pub fn event_if_up(&mut self, now: Now, what: &str) {
        if matches!(self.phase, Phase::Up { .. }) {
            self.event(now, what, "");
        }
    }

    /// Says that the device leaves; [`BusOutput::Finished`] follows.
    pub fn stop(&mut self, now: Now) {
        if !matches!(self.phase, Phase::Up { .. }) {
            self.finish();
            return;
        }
        let left = Content::State(state(DevicePresence::Left, self.session));
        let parcel = self.outbox.keep(left);
        self.post(&parcel);
        self.phase = Phase::Stopping {
            until: now.ms() + STOP_LIMIT,
            parcel: parcel.number,
        };
    }

    /// The next thing to do, until there is none.
    pub fn poll_output(&mut self) -> Option<BusOutput> {
        self.outputs.pop_front()
    }

    /// When [`tick`](Self::tick) has something to do next, milliseconds.
    pub fn deadline(&self) -> Option<u64> {
        match self.phase {
            Phase::Down { retry_at } => Some(retry_at),
            Phase::Up { next_vitals, .. } => earlier(Some(next_vitals), self.courier.deadline()),
            Phase::Stopping { until, .. } => Some(until),
            Phase::Connecting | Phase::Finished => None,
        }
    }

    /// Whether the broker is there.
    pub fn is_up(&self) -> bool {
        matches!(self.phase, Phase::Up { .. })
    }

    /// How far the machine is held; none where the event asks nothing.
    pub const fn lockdown(&self) -> Option<&Lockdown> {
        self.lockdown.as_ref()
    }

    /// Whether the last connection ended because another client has this device's identity.
    pub fn is_taken_over(&self) -> bool {
        self.taken_over
    }

    /// The session number of the last connection.
    pub fn session(&self) -> u64 {
        self.session
    }

    fn up(&mut self, now: Now, session: u64, wall_ms: u64) {
        if self.phase != Phase::Connecting {
            return;
        }
        self.session = session;
        self.hear(now);
        self.courier.connected();
        self.taken_over = false;
        self.vitals_sequence = 0;
        self.phase = Phase::Up {
            since: now.ms(),
            next_vitals: now.ms(),
        };
        (self.connected_at, self.connected_wall_ms) = (now, wall_ms);
        // What an earlier connection did not get through comes after this one's greeting.
        let unfinished = self.outbox.start_again();
        self.outputs.push_back(BusOutput::Subscribe);
        self.publish_birth();
        self.publish_once(
            Kind::State,
            true,
            json(&state(DevicePresence::Ready, session)),
        );
        for parcel in unfinished {
            self.post(&parcel);
        }
    }

    /// With the lock and the journal's newest line as they are now.
    pub(super) fn publish_birth(&mut self) {
        let birth = self.birth(self.connected_at, self.connected_wall_ms);
        self.publish_once(Kind::Birth, false, json(&birth));
    }

    fn down(&mut self, now: Now, session: u64, fault: &BusFault) {
        let lasted = match self.phase {
            Phase::Connecting => None,
            Phase::Up { since, .. } if session == self.session => Some(now.ms() - since),
            Phase::Stopping { .. } if session == self.session => return self.finish(),
            _ => return,
        };
        if lasted.is_some_and(|ms| ms >= LASTING) {
            self.backoff.reset();
        }
        self.written.clear();
        self.pinged = None;
        self.taken_over = self.judge(lasted, fault);
        let pause = if self.taken_over {
            spread(TAKEN_OVER_PAUSE.0, TAKEN_OVER_PAUSE.1, &mut self.jitter)
        } else {
            self.backoff.pause(&mut self.jitter)
        };
        self.phase = Phase::Down {
            retry_at: now.ms().saturating_add(pause),
        };
        if self.taken_over {
            self.short_lived = 0;
            self.event(now, "taken-over", &fault.to_string());
        }
    }

    /// Whether another client has this device's place.
    fn judge(&mut self, lasted: Option<u64>, fault: &BusFault) -> bool {
        self.short_lived = match (lasted, fault) {
            (Some(ms), BusFault::Closed) if ms < LASTING => self.short_lived + 1,
            _ => 0,
        };
        *fault == BusFault::TakenOver || self.short_lived >= SHORT_LIVED
    }

    fn acknowledged(&mut self, now: Now, packet: u16) {
        if let Some(place) = self.written.iter().position(|(id, _)| *id == packet)
            && let Some((_, sent)) = self.written.remove(place)
        {
            self.round_trip_us = now.round_trip_since(sent);
            self.acknowledged = self.acknowledged.max(sent.ms());
        }
        self.hear(now);
        let number = self.outbox.acknowledged(packet);
        if let Phase::Stopping { parcel, .. } = self.phase
            && number == Some(parcel)
        {
            self.finish();
        }
    }

    /// What is read with a message is newer than what the last tick told.
    fn slept(&mut self, ms: u64) {
        self.suspended_ms = self.suspended_ms.max(ms);
    }

    /// What belongs to its connection: a later one says its own.
    pub(super) fn publish_once(&mut self, kind: Kind, retained: bool, payload: Vec<u8>) {
        self.outbox.handed(0);
        self.outputs.push_back(BusOutput::Publish(Message {
            kind,
            acknowledged: true,
            retained,
            payload,
        }));
    }

    pub(super) fn post(&mut self, parcel: &Parcel) {
        if !matches!(self.phase, Phase::Up { .. }) {
            return;
        }
        self.outbox.handed(parcel.number);
        let (kind, payload) = parcel.content.message(self.session);
        self.outputs.push_back(BusOutput::Publish(Message {
            kind,
            acknowledged: true,
            retained: kind == Kind::State,
            payload,
        }));
    }

    fn finish(&mut self) {
        self.phase = Phase::Finished;
        self.outputs.push_back(BusOutput::Finished);
    }
}
