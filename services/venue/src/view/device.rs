//! One device: what it says, and what its silence means.

use adoube_proto::v1::{
    DeviceChange, DeviceChangeKind, DeviceEvent, DevicePong, DevicePresence, DeviceState,
    DeviceStatus, Journal, Lockdown, LockdownState, State, Vitals,
};

use super::instances::Instances;
use super::session::Session;
use super::{NodeObservations, Output, Standing, TOGETHER_MS};
use crate::bus::Message;
use crate::lateness::Thresholds;
use crate::rate::Rate;
use crate::sight;

const MINUTE_MS: u64 = 60_000;

/// What of an earlier session arrives this long after a newer one began was not on its way then:
/// somebody still speaks in it.
const LEFTOVER_MS: u64 = 3000;

/// Events of one device that are kept in a minute.
const EVENTS: u32 = 30;

#[derive(Clone, Debug)]
pub(super) struct Device {
    pub(super) id: String,
    standing: Standing,
    pub(super) session: Option<Session>,
    pub(super) born_as: sight::Birth,
    /// When it fell silent or was lost last, and when the others are to be counted for that.
    fell: Option<u64>,
    count_at: Option<u64>,
    pub(super) instances: Instances,
    /// When it was last heard, venue milliseconds; none before the first time.
    heard: Option<u64>,
    /// Milliseconds since then in which this node itself stood still.
    excused: u64,
    /// Since when it has been there without falling silent.
    there_since: Option<u64>,
    foreign: Rate,
    duplicate: Rate,
    /// When two processes last claimed its identity.
    copied: Option<u64>,
    events: Rate,
    /// Its machine was held to what the event asks, in this run of the node.
    was_held: bool,
}

impl Device {
    pub(super) fn new(id: &str) -> Self {
        Self {
            id: id.to_owned(),
            standing: Standing::Absent,
            session: None,
            born_as: sight::Birth::Unknown,
            fell: None,
            count_at: None,
            instances: Instances::default(),
            heard: None,
            excused: 0,
            there_since: None,
            foreign: Rate::new(1, MINUTE_MS),
            duplicate: Rate::new(1, MINUTE_MS),
            copied: None,
            events: Rate::new(EVENTS, MINUTE_MS),
            was_held: false,
        }
    }

    pub(super) fn standing(&self) -> Standing {
        self.standing
    }

    pub(super) fn session(&self) -> Option<u64> {
        self.session.as_ref().map(|session| session.number)
    }

    pub(super) fn born_as(&self) -> sight::Birth {
        self.born_as
    }

    pub(super) fn vitals(&self) -> Option<&Vitals> {
        self.session.as_ref()?.vitals.as_ref()
    }

    pub(super) fn lockdown(&self) -> Option<&Lockdown> {
        self.session.as_ref()?.lockdown.as_ref()
    }

    pub(super) const fn was_held(&self) -> bool {
        self.was_held
    }

    pub(super) fn heard(&mut self, now: u64, retained: bool, message: Message) -> Vec<Output> {
        let mut outputs = Vec::new();
        match message {
            Message::State(state) => self.state(now, retained, &state, &mut outputs),
            _ if retained => return self.foreign(now, "asked the broker to retain it"),
            Message::Birth(birth) => self.birth(now, &birth, &mut outputs),
            Message::Vitals(vitals) => self.take_vitals(now, vitals, &mut outputs),
            Message::Event(event) => self.event(now, &event, &mut outputs),
            Message::Ack(_) => self.sign_of_life(now, &mut outputs),
            Message::Journal(batch) => self.journal(now, batch, &mut outputs),
            Message::Pong(pong) => self.pong(now, pong, &mut outputs),
        }
        self.was_held |= self
            .lockdown()
            .is_some_and(|it| it.state() == LockdownState::Engaged);
        outputs
    }

    /// Something on its topic that is no message: at most one report a minute.
    pub(super) fn foreign(&mut self, now: u64, why: &str) -> Vec<Output> {
        let Some(withheld) = self.foreign.allow(now) else {
            return Vec::new();
        };
        let detail = format!("{why}; {withheld} more before, not reported");
        vec![self.change(now, DeviceChangeKind::Foreign, detail)]
    }

    /// The node stood still: what it did not hear meanwhile is not laid to the device.
    pub(super) fn excuse(&mut self, pause: u64) {
        self.excused += pause;
    }

    pub(super) fn timeout(&mut self, now: u64, bus_up: bool, outputs: &mut Vec<Output>) {
        let age = self.age(now).saturating_sub(self.excused);
        let detail = if bus_up { "" } else { "the broker is down" };
        let heard = Thresholds::default().heard(DeviceState::Ready, age);
        if self.standing == Standing::Ready && heard != DeviceState::Ready {
            self.standing = Standing::Late;
            outputs.push(self.change(now, DeviceChangeKind::Late, detail));
        }
        if self.standing == Standing::Late && heard == DeviceState::Silent {
            self.falls(now);
            self.standing = Standing::Silent;
            outputs.push(self.change(now, DeviceChangeKind::Silent, detail));
        }
    }

    pub(super) fn next_timeout(&self) -> Option<u64> {
        let patience = Thresholds::default().until_worse(self.standing.state())?;
        self.heard.map(|heard| heard + self.excused + patience)
    }

    /// How long ago it was heard, if it was there at that time, has not fallen since, and is not
    /// late now.
    pub(super) fn heard_on(&self, now: u64, since: u64) -> Option<u64> {
        let stayed = self.there_since.is_some_and(|from| from <= since);
        let age = (self.standing == Standing::Ready && stayed).then(|| self.age(now))?;
        let heard = Thresholds::default().heard(DeviceState::Ready, age);
        (heard == DeviceState::Ready).then_some(age)
    }

    /// When it fell silent or was lost last.
    pub(super) fn fell(&self) -> Option<u64> {
        self.fell
    }

    /// When it fell, if the others are to be counted for that now.
    pub(super) fn take_count(&mut self, now: u64) -> Option<u64> {
        self.count_at.take_if(|at| *at <= now)?;
        self.fell
    }

    /// One that was silent already and is lost then has fallen once.
    fn falls(&mut self, now: u64) {
        if self.standing != Standing::Silent {
            self.fell = Some(now);
            self.count_at = Some(now + TOGETHER_MS);
        }
    }

    /// Its status, but for the health, which is decided with what the coordinator says of its seat.
    pub(super) fn status(
        &self,
        now: u64,
        observe: impl Fn(&str, &Vitals) -> NodeObservations,
    ) -> DeviceStatus {
        let nothing = Vitals::default();
        let vitals = self.vitals().unwrap_or(&nothing);
        let node = observe(&self.id, vitals);
        let age_ms = self.age(now);
        // The device's own ages, as old as what it said.
        let age = |at: u64| (at > 0).then(|| vitals.monotonic_ms.saturating_sub(at) + age_ms);
        DeviceStatus {
            device: self.id.clone(),
            state: self.state_now(now).into(),
            age_ms,
            venue_round_trip_us: vitals.venue_round_trip_us,
            coordinator_round_trip_us: vitals.coordinator_round_trip_us,
            vitals_missed: self.session.as_ref().map_or(0, |session| session.missed),
            play_link: vitals.play_link,
            board: vitals.board.clone(),
            page: vitals.page,
            network: vitals.network,
            wireless_quality: vitals.wireless_quality,
            power: vitals.power,
            battery_percent: vitals.battery_percent,
            suspended_ms: vitals.suspended_ms,
            venue_heard_age_ms: age(vitals.venue_heard_ms),
            venue_acknowledged_age_ms: age(vitals.venue_acknowledged_ms),
            coordinator_heard_age_ms: age(vitals.coordinator_heard_ms),
            coordinator_acknowledged_age_ms: age(vitals.coordinator_acknowledged_ms),
            physical_board: vitals.physical_board.clone(),
            relayed: node.relayed,
            pings_sent: node.pings.sent,
            pings_answered: node.pings.answered,
            clock: node.clock,
            flows: node.flows,
            coordinator_byte_age_ms: node.coordinator_byte_age_ms,
            journal_missing: node.journal_missing,
            locked: node.locked,
            lock: node.lock,
            health: 0,
            health_level: 0,
        }
    }

    /// How it stands; of a device that speaks, for a minute, that its identity was copied.
    fn state_now(&self, now: u64) -> DeviceState {
        let copied = self
            .copied
            .is_some_and(|at| now.saturating_sub(at) < MINUTE_MS);
        if copied && self.standing == Standing::Ready {
            return DeviceState::Duplicate;
        }
        self.standing.state()
    }

    fn state(&mut self, now: u64, retained: bool, state: &State, outputs: &mut Vec<Output>) {
        let (standing, kind) = match state.state() {
            DevicePresence::Unspecified | DevicePresence::Ready => {
                (Standing::Ready, DeviceChangeKind::Ready)
            }
            DevicePresence::Left => (Standing::Left, DeviceChangeKind::Left),
            DevicePresence::Lost => (Standing::Lost, DeviceChangeKind::Lost),
        };
        if standing == Standing::Ready {
            // A kept "ready" says nothing about now: vitals will, within a second.
            if !retained && self.in_session(now, state.session, outputs) {
                self.sign_of_life(now, outputs);
            }
            return;
        }
        // The will of an earlier session is late and says nothing about this one. That of a later
        // one, whose birth was not heard, counts only while nothing is heard: numbers begin anew
        // with a new disk.
        let current = self.session.as_ref().map(|session| session.number);
        match current {
            None => self.session = Some(Session::adopted(now, state.session)),
            Some(current) if current == state.session => {}
            Some(current) if current > state.session || self.standing == Standing::Ready => return,
            Some(_) => {}
        }
        if self.standing != standing {
            if standing == Standing::Lost {
                self.falls(now);
            }
            self.standing = standing;
            outputs.push(self.change(now, kind, ""));
        }
    }

    fn take_vitals(&mut self, now: u64, vitals: Vitals, outputs: &mut Vec<Output>) {
        if !self.in_session(now, vitals.session, outputs) {
            return;
        }
        self.instances.speaks(&vitals.instance);
        let sequence = vitals.sequence;
        let session = self.session.as_mut();
        let in_order = session.is_some_and(|session| session.take_vitals(vitals));
        if !in_order {
            let why = format!("vitals {sequence} came again or late");
            self.duplicate(now, why, outputs);
        }
        self.sign_of_life(now, outputs);
    }

    fn event(&mut self, now: u64, event: &DeviceEvent, outputs: &mut Vec<Output>) {
        if !self.in_session(now, event.session, outputs) {
            return;
        }
        let fresh = self.session.as_mut().is_some_and(|s| s.event(event));
        if fresh && event.what == "tokens-wanted" {
            outputs.push(Output::TokensWanted {
                device: self.id.clone(),
            });
        } else if event.what == "lockdown" {
            // Its journal has a line of it, which is what is kept.
        } else if fresh && let Some(withheld) = self.events.allow(now) {
            let mut detail = format!("{}: {}", event.what, event.detail);
            if withheld > 0 {
                detail = format!("{detail}; {withheld} more before, not reported");
            }
            outputs.push(self.change(now, DeviceChangeKind::Event, detail));
        }
        self.sign_of_life(now, outputs);
    }

    /// Lines of an earlier session are not taken: the device that is here now has its own.
    fn journal(&mut self, now: u64, batch: Journal, outputs: &mut Vec<Output>) {
        if self.in_session(now, batch.session, outputs) {
            self.sign_of_life(now, outputs);
            outputs.push(Output::Journal {
                device: self.id.clone(),
                batch,
            });
        }
    }

    fn pong(&mut self, now: u64, pong: DevicePong, outputs: &mut Vec<Output>) {
        if self.in_session(now, pong.session, outputs) {
            self.sign_of_life(now, outputs);
            outputs.push(Output::Pong {
                device: self.id.clone(),
                pong,
            });
        }
    }

    /// Whether a live message belongs to the current session. A newer one whose birth was missed
    /// is adopted; an older one is stale.
    fn in_session(&mut self, now: u64, number: u64, outputs: &mut Vec<Output>) -> bool {
        let current = self.session.as_ref().map(|s| (s.number, s.since));
        match current {
            Some((current, _)) if current == number => true,
            Some((current, since)) if current > number => {
                if now.saturating_sub(since) > LEFTOVER_MS {
                    let why = format!(
                        "session {number} is still active together with session \
                                       {current}"
                    );
                    self.duplicate(now, why, outputs);
                }
                false
            }
            _ => {
                self.session = Some(Session::adopted(now, number));
                outputs.push(Output::Session {
                    device: self.id.clone(),
                    renewed: false,
                });
                true
            }
        }
    }

    pub(super) fn sign_of_life(&mut self, now: u64, outputs: &mut Vec<Output>) {
        if self.standing != Standing::Ready {
            if self.standing != Standing::Late {
                self.there_since = Some(now);
            }
            self.standing = Standing::Ready;
            outputs.push(self.change(now, DeviceChangeKind::Ready, ""));
        }
        self.heard = Some(now);
        self.excused = 0;
    }

    pub(super) fn duplicate(&mut self, now: u64, why: String, outputs: &mut Vec<Output>) {
        self.copied = Some(now);
        if self.duplicate.allow(now).is_some() {
            outputs.push(self.change(now, DeviceChangeKind::Duplicate, why));
        }
    }

    fn age(&self, now: u64) -> u64 {
        self.heard.map_or(0, |heard| now.saturating_sub(heard))
    }

    pub(super) fn change(
        &self,
        now: u64,
        what: DeviceChangeKind,
        detail: impl Into<String>,
    ) -> Output {
        let session = self.session.as_ref();
        Output::Change(DeviceChange {
            device: self.id.clone(),
            what: what.into(),
            session: session.map_or(0, |s| s.number),
            boot_id: session.map(|s| s.boot_id.clone()).unwrap_or_default(),
            device_monotonic_ms: session.map_or(0, |s| s.device_ms),
            silent_for_ms: self.age(now),
            detail: detail.into(),
        })
    }
}
