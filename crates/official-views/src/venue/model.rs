//! What is known of a venue, how old that is, and what is new trouble. Pure: time is an argument,
//! in milliseconds of any clock that does not go back.

use std::collections::{BTreeMap, BTreeSet};

use adoube_proto::v1::lta_reply::Body;
use adoube_proto::v1::{
    AlarmLevel, DeviceHealth, DeviceState, IntentFate, IntentView, OrderFate, OrderView, Role,
    Thresholds, UplinkState, VenueAlarms, VenueDevice, VenueDevices, VenueIntents,
};

use adoube_tournament::catalogue_message::CatalogueMessage;

use super::device_list::DeviceList;
use super::open_items::{Entry, EntryKind};
use super::{device_lock, lines, open_items};
use crate::catalogue::filled;
use crate::round::of_device;
use crate::text;

/// The node speaks at least once a second: a longer silence means that it is not there.
const FRESH: u64 = 3_000;

/// Orders that are remembered.
const ORDERS: usize = 512;

/// What one message changed, in lines, and whether somebody should be called.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct News {
    /// What is new, a line each.
    pub lines: Vec<String>,
    /// There is trouble that was not there before.
    pub bell: bool,
}

/// A venue as far as it is known.
#[derive(Debug, Default)]
pub struct Model {
    venue: String,
    time_zone: String,
    role: i32,
    devices: DeviceList,
    orders: BTreeMap<u64, OrderView>,
    uplink: UplinkState,
    uplink_at: u64,
    thresholds: Thresholds,
    alarms: Vec<Entry>,
    /// Devices in trouble, and alarms, as last shown.
    trouble: BTreeMap<String, i32>,
    rung: BTreeSet<String>,
    /// Requests to the coordinator, the newest last.
    intents: Vec<IntentView>,
    /// What is wrong with the lock of each device, and what happened there, as last shown.
    machines: BTreeMap<String, (Option<String>, Vec<String>)>,
    current: bool,
    heard: u64,
    lost: Option<String>,
}

impl Model {
    /// Takes in a message that was received at `now`.
    pub fn hear(&mut self, body: Body, now: u64) -> News {
        self.heard = now;
        let mut told = News::default();
        if self.lost.take().is_some() {
            told.lines
                .push(filled(&CatalogueMessage::new("cli-venue-node-again")));
        }
        match body {
            Body::Begin(begin) => {
                self.venue = begin.venue;
                self.time_zone = begin.time_zone;
                self.role = begin.role;
                self.current = false;
            }
            Body::Devices(devices) => self.take_devices(devices, now, &mut told),
            Body::Order(order) => self.take_order(order, &mut told),
            Body::Uplink(uplink) => self.take_uplink(uplink, now, &mut told),
            Body::Thresholds(thresholds) => self.thresholds = thresholds,
            Body::Alarms(alarms) => self.take_alarms(alarms, &mut told),
            Body::Intents(intents) => self.take_intents(intents, &mut told),
            Body::Current(_) => self.current = true,
        }
        told
    }

    /// The connection is lost; why.
    pub fn lose(&mut self, why: &str) -> News {
        let again = self.lost.replace(why.to_owned()).is_some();
        if again {
            return News::default();
        }
        News {
            lines: vec![filled(
                &CatalogueMessage::new("cli-venue-node-lost").text("why", why),
            )],
            bell: true,
        }
    }

    fn take_devices(&mut self, devices: VenueDevices, now: u64, told: &mut News) {
        for device in &devices.devices {
            let status = device.status.clone().unwrap_or_default();
            self.take_machine(device, &status.device, told);
            let before = self
                .trouble
                .get(&status.device)
                .copied()
                .unwrap_or_default();
            // It sends messages again, but no moves can come from it yet: it is not back.
            let is_back = status.health() != DeviceHealth::Disconnected;
            if device.alarm == before || (device.alarm() == AlarmLevel::Unspecified && !is_back) {
                continue;
            }
            let name = &status.device;
            let mut news = vec![lines::state(device, false)];
            match (device.alarm, status.age_ms) {
                (0, _) => {}
                // Never in this run of the node.
                (_, 0) => news.push(filled(&CatalogueMessage::new("cli-venue-no-contact"))),
                (_, age) => news.push(text::last_contact(age)),
            }
            told.lines.push(of_device(name, news.join(", ")));
            // Late is shown and not called out; whatever is worse than before is.
            told.bell |= match device.alarm() {
                AlarmLevel::Unspecified | AlarmLevel::Late => false,
                AlarmLevel::Silent | AlarmLevel::Alarm => device.alarm > before,
            };
            self.trouble.insert(status.device, device.alarm);
        }
        self.devices.take(devices, now);
    }

    /// What happened on it that the event forbids, and whether it is locked, each time that changes. The table
    /// shows what was there already.
    fn take_machine(&mut self, device: &VenueDevice, name: &str, told: &mut News) {
        let unheld = device_lock::unheld(device);
        let breaches: Vec<String> = device.breaches.iter().map(device_lock::breach).collect();
        let now = (unheld, breaches);
        let before = self.machines.insert(name.to_owned(), now.clone());
        let (unheld, breaches) = before.unwrap_or_default();
        if now.0 != unheld {
            let held = match device.lockdown {
                Some(_) => CatalogueMessage::new("cli-venue-locked"),
                None => CatalogueMessage::new("cli-venue-no-more-lock-reports"),
            };
            let news = now.0.unwrap_or_else(|| filled(&held));
            told.lines.push(of_device(name, news));
        }
        let news = now.1.iter().filter(|it| !breaches.contains(it));
        told.lines
            .extend(news.map(|breach| of_device(name, breach)));
    }

    /// Requests to the coordinator, each time their state changes.
    fn take_intents(&mut self, intents: VenueIntents, told: &mut News) {
        let before = std::mem::replace(&mut self.intents, intents.intents);
        let id = |view: &IntentView| view.intent.as_ref().map(|intent| intent.id.clone());
        for view in self.intents.iter().filter(|_| self.current) {
            let known = before.iter().find(|known| id(known) == id(view));
            let was = known.map(|known| (known.fate, known.unconfirmed));
            if was == Some((view.fate, view.unconfirmed)) {
                continue;
            }
            told.lines.push(lines::intent(view, &self.time_zone));
            told.bell |= match view.fate() {
                IntentFate::Refused | IntentFate::Expired => true,
                // Though it was taken back, or had expired.
                IntentFate::Accepted => was.is_some_and(|(_, unconfirmed)| unconfirmed),
                IntentFate::Unspecified | IntentFate::Waiting | IntentFate::Withdrawn => false,
            };
        }
    }

    fn take_order(&mut self, order: OrderView, told: &mut News) {
        let before = self.orders.get(&order.number);
        let before = before.map(|order| (order.fate, order.unconfirmed));
        if self.current && before != Some((order.fate, order.unconfirmed)) {
            told.lines
                .push(lines::with_word(&lines::short(&order, &self.time_zone)));
            let taken_back =
                before.is_some_and(|(fate, _)| fate == i32::from(OrderFate::Cancelled));
            told.bell |= match order.fate() {
                OrderFate::Refused | OrderFate::Failed | OrderFate::Expired => true,
                // Though it was taken back.
                OrderFate::Done => taken_back,
                OrderFate::Unspecified
                | OrderFate::Waiting
                | OrderFate::Delivered
                | OrderFate::Cancelled
                | OrderFate::Superseded => false,
            };
        }
        self.orders.insert(order.number, order);
        if self.orders.len() > ORDERS {
            self.orders.pop_first();
        }
    }

    fn take_uplink(&mut self, uplink: UplinkState, now: u64, told: &mut News) {
        let worse = |before: bool, after: bool| before && !after;
        let begun = self.uplink_at > 0;
        if !begun || degree(&self.uplink) != degree(&uplink) {
            told.lines.push(lines::uplink(&uplink, 0));
        }
        // Each fall rings once, however it is noticed.
        let fell = worse(!fallen(&self.uplink), !fallen(&uplink));
        told.bell |= begun && (fell || worse(self.uplink.broker, uplink.broker));
        self.uplink = uplink;
        self.uplink_at = now.max(1);
    }

    fn take_alarms(&mut self, alarms: VenueAlarms, told: &mut News) {
        let alarms = open_items::beside(alarms);
        let is_new = |entry: &&Entry| !self.rung.contains(&entry.alarm.id);
        let new: Vec<Entry> = alarms.iter().filter(is_new).cloned().collect();
        // Who goes out with leave was let go by an official here.
        told.bell |= new.iter().any(|entry| entry.kind != EntryKind::Leave);
        told.lines.extend(open_items::alarms(&new, &self.time_zone));
        self.rung
            .extend(new.into_iter().map(|entry| entry.alarm.id));
        let standing: BTreeSet<String> =
            alarms.iter().map(|entry| entry.alarm.id.clone()).collect();
        self.rung.retain(|id| standing.contains(id));
        self.alarms = alarms;
    }

    /// Which venue.
    pub(super) fn venue(&self) -> &str {
        &self.venue
    }

    /// The IANA name of its time zone; empty where the node does not know it yet.
    pub fn time_zone(&self) -> &str {
        &self.time_zone
    }

    /// As what one sees it.
    pub(super) fn role(&self) -> &'static str {
        Role::word_of(self.role)
    }

    /// Devices, those in trouble first.
    pub(super) fn devices(&self) -> impl Iterator<Item = &VenueDevice> {
        self.devices.devices()
    }

    /// The age of a device's last contact, counted on; none for one that was never connected.
    pub(super) fn age(&self, device: &VenueDevice, now: u64) -> Option<u64> {
        let status = device.status.as_ref()?;
        let since = self.since(device, now);
        // One that said goodbye is as absent as one that never came, but has an age.
        let heard = !matches!(status.state(), DeviceState::Absent | DeviceState::Awaited)
            || status.age_ms > 0;
        heard.then(|| status.age_ms + since)
    }

    /// Whether the node, which reports each device once a second, has not reported this one for so long that its last
    /// report says nothing about now.
    pub(super) fn is_old(&self, device: &VenueDevice, now: u64) -> bool {
        device.alarm == 0 && self.since(device, now) >= FRESH
    }

    /// Milliseconds since the last message about the device: its ages have grown by that.
    pub(super) fn since(&self, device: &VenueDevice, now: u64) -> u64 {
        self.devices.since(device, now)
    }

    /// Orders, the newest first.
    pub(super) fn orders(&self) -> impl Iterator<Item = &OrderView> {
        self.orders.values().rev()
    }

    /// Requests to the coordinator, the newest last.
    pub(super) fn intents(&self) -> &[IntentView] {
        &self.intents
    }

    pub(super) const fn uplink(&self) -> &UplinkState {
        &self.uplink
    }

    /// Milliseconds since the last message about the uplink: its ages have grown by that.
    pub(super) const fn uplink_since(&self, now: u64) -> u64 {
        now.saturating_sub(self.uplink_at)
    }

    pub(super) const fn thresholds(&self) -> Thresholds {
        self.thresholds
    }

    pub(super) fn alarms(&self) -> &[Entry] {
        &self.alarms
    }

    /// Whether any message came about the venue.
    pub(super) const fn is_begun(&self) -> bool {
        self.uplink_at > 0
    }

    /// Whether the whole current state has arrived.
    pub const fn is_current(&self) -> bool {
        self.current
    }

    /// How long no message came, if that is too long, and why as far as known.
    pub(super) fn stale(&self, now: u64) -> Option<(u64, Option<&str>)> {
        let silent = now.saturating_sub(self.heard);
        let stale = self.lost.is_some() || silent >= FRESH;
        stale.then_some((silent, self.lost.as_deref()))
    }
}

/// Whether nobody should count on the uplink.
pub(super) fn fallen(uplink: &UplinkState) -> bool {
    !uplink.connected || matches!(uplink.alarm(), AlarmLevel::Silent | AlarmLevel::Alarm)
}

/// What of the uplink is shown each time it changes.
fn degree(uplink: &UplinkState) -> (bool, bool, i32) {
    let alarm = if uplink.connected { uplink.alarm } else { 0 };
    (uplink.connected, uplink.broker, alarm)
}
