//! The heart's part of the officials' port: what is asked, what is kept on disk, what is shown.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::Arc;

use adoube_proto::v1::{self, OrderView, VenueDevices};
use prost::Message as _;
use tokio::sync::{mpsc, watch};

use super::intents;
use super::keeper::{self, Keeper, Kept, Written};
use super::told::Told;
use crate::clock;
use crate::core::{Core, Output};
use crate::intents::Intents;
use crate::lateness::Thresholds;
use crate::lta::ask::{Answer, Ask, Failed};
use crate::lta::contact::{Contact, CoordinatorWatch};
use crate::lta::health::NodeFacts;
use crate::lta::history::Histories;
use crate::lta::office::Officials;
use crate::lta::picture::{self, Picture};
use crate::network_codes::NetworkCodes;
use crate::orders::{Book, Clocks, Entry, Moment, Refused};

/// Pause before a file is tried again that could not be written, milliseconds.
const AGAIN_MS: u64 = 500;

/// What the heart is told.
#[derive(Debug)]
pub(super) enum Event {
    Ask(Ask),
    Written(Written),
}

/// Somebody waits until the book's version is on disk.
struct Waiting {
    version: u64,
    number: u64,
    /// Whether nothing was done if it cannot be kept.
    new: bool,
    answer: Answer<OrderView>,
}

pub(super) struct Desk {
    pub(super) asks: mpsc::Receiver<Ask>,
    pub(super) written: mpsc::Receiver<Written>,
    pub(super) keeper: Keeper,
    pub(super) shown: watch::Sender<Arc<Picture>>,
    /// None where the node has no port for officials.
    pub(super) officials: Option<Officials>,
    pub(super) thresholds: Thresholds,
    /// What is asked of the coordinator.
    pub(super) intents: intents::Desk,
    /// What the coordinator told of the hall.
    pub(super) told: Told,
    pub(super) boot_id: String,
    /// Each device's key is told with each ping.
    pub(super) network: Arc<NetworkCodes>,
    state: State,
}

/// What passes.
#[derive(Default)]
struct State {
    waiting: VecDeque<Waiting>,
    setting: Option<(Thresholds, Answer<Thresholds>)>,
    /// The book's version that the disk was given last, and whether that is under way.
    given: u64,
    under_way: bool,
    retry_at: u64,
    orders: Arc<Vec<OrderView>>,
    orders_version: u64,
    uplink: Contact,
    coordinator: CoordinatorWatch,
    histories: Histories,
    /// When the node was started.
    begun: u64,
}

impl Desk {
    pub(super) fn new(
        asks: mpsc::Receiver<Ask>,
        written: mpsc::Receiver<Written>,
        keeper: Keeper,
        shown: watch::Sender<Arc<Picture>>,
        officials: Option<Officials>,
        (thresholds, intents, told): (Thresholds, Intents, Told),
        (boot_id, network): (String, Arc<NetworkCodes>),
    ) -> Self {
        let begun = clock::monotonic_ms();
        let state = State {
            uplink: Contact::not_yet(begun),
            begun,
            ..State::default()
        };
        Self {
            asks,
            written,
            keeper,
            shown,
            officials,
            thresholds,
            intents: intents::Desk::new(intents, boot_id.clone()),
            told,
            boot_id,
            network,
            state,
        }
    }

    /// The next thing to look after. May be dropped while it waits.
    pub(super) async fn next(&mut self) -> Option<Event> {
        tokio::select! {
            Some(written) = self.written.recv() => Some(Event::Written(written)),
            Some(ask) = self.asks.recv() => Some(Event::Ask(ask)),
            else => None,
        }
    }

    /// Does what was asked, or what follows from a file's being written.
    pub(super) fn handle(&mut self, now: u64, event: Event, core: &mut Core) -> Vec<Output> {
        match event {
            Event::Ask(Ask::Give(draft, answer)) => {
                let before = core.book().version();
                let given = core.order(now, *draft);
                self.answer_when_kept(given, answer, before, core)
            }
            Event::Ask(Ask::Cancel(id, by, answer)) => {
                let given = core.cancel_order(now, &id, &by);
                self.answer_when_kept(given, answer, u64::MAX, core)
            }
            Event::Ask(Ask::Set(thresholds, answer)) => {
                self.set(thresholds, answer);
                Vec::new()
            }
            Event::Ask(Ask::Intend(intent, role, answer)) => {
                self.intents.ask(*intent, role, answer);
                Vec::new()
            }
            Event::Ask(Ask::Withdraw(id, by, answer)) => {
                self.intents.withdraw(id.to_string(), &by, answer);
                Vec::new()
            }
            Event::Ask(Ask::History(device, answer)) => {
                let told = self.state.histories.of(&device);
                let _ = answer.send(told.ok_or(Failed::Refused(Refused::Foreign(device))));
                Vec::new()
            }
            Event::Written(written) => self.written(now, written, core),
        }
    }

    fn answer_when_kept(
        &mut self,
        given: Result<(u64, Vec<Output>), Refused>,
        answer: Answer<OrderView>,
        before: u64,
        core: &Core,
    ) -> Vec<Output> {
        match given {
            Ok((number, outputs)) if core.book().version() <= core.book().durable() => {
                // The same once more: it is on disk already.
                answer_now(core.book(), number, answer);
                outputs
            }
            Ok((number, outputs)) => {
                self.state.waiting.push_back(Waiting {
                    version: core.book().version(),
                    number,
                    new: core.book().version() > before,
                    answer,
                });
                outputs
            }
            Err(refused) => {
                let _ = answer.send(Err(refused.into()));
                Vec::new()
            }
        }
    }

    fn set(&mut self, thresholds: Thresholds, answer: Answer<Thresholds>) {
        let bytes = thresholds.wire().encode_to_vec();
        // One at a time, so that each answer is about its own.
        let free = self.state.setting.is_none();
        if free && self.keeper.keep(Kept::Thresholds, 0, bytes) {
            self.state.setting = Some((thresholds, answer));
        } else {
            let _ = answer.send(Err(Failed::Storage(
                "another change is being written".to_owned(),
            )));
        }
    }

    fn written(&mut self, now: u64, written: Written, core: &mut Core) -> Vec<Output> {
        match (written.file, written.outcome) {
            (Kept::Orders, outcome) => {
                self.state.under_way = false;
                self.orders_written(now, written.version, outcome, core)
            }
            (Kept::Thresholds, outcome) => {
                if let Some((thresholds, answer)) = self.state.setting.take() {
                    let told = outcome.map(|()| {
                        self.thresholds = thresholds;
                        let wire = thresholds.wire();
                        self.amend(|picture| picture.thresholds = wire);
                        thresholds
                    });
                    let _ = answer.send(told.map_err(Failed::Storage));
                }
                Vec::new()
            }
            (Kept::Intents, outcome) => {
                self.intents.written(now, written.version, outcome);
                let shown = self.intents.shown();
                self.amend(|picture| picture.intents = shown);
                self.intents.answer_kept();
                Vec::new()
            }
            (Kept::Told, outcome) => {
                self.told.written(now, &outcome);
                Vec::new()
            }
            (Kept::Grants, _) => Vec::new(),
        }
    }

    fn orders_written(
        &mut self,
        now: u64,
        version: u64,
        outcome: Result<(), String>,
        core: &mut Core,
    ) -> Vec<Output> {
        if let Err(why) = outcome {
            self.state.given = 0;
            self.state.retry_at = now + AGAIN_MS;
            for waiting in self.state.waiting.drain(..) {
                if waiting.new {
                    core.forget_order(waiting.number);
                }
                let _ = waiting.answer.send(Err(Failed::Storage(why.clone())));
            }
            return Vec::new();
        }
        let outputs = core.orders_kept(now, version);
        let orders = self.kept_orders(core.book());
        self.amend(|picture| {
            picture.orders = orders;
            picture::tell_locks(&mut picture.devices.devices, core.book());
        });
        while let Some(waiting) = self.state.waiting.pop_front_if(|w| w.version <= version) {
            answer_now(core.book(), waiting.number, waiting.answer);
        }
        outputs
    }

    /// Hands the books to the disk if they have changed and the disk is free.
    pub(super) fn keep(&mut self, now: u64, book: &Book) {
        self.intents.keep(now, &self.keeper);
        self.told.keep(now, &self.keeper);
        let state = &mut self.state;
        let changed = book.version() != state.given;
        if changed && !state.under_way && now >= state.retry_at {
            let version = book.version();
            if self
                .keeper
                .keep(Kept::Orders, version, book.encode(&self.boot_id))
            {
                state.given = version;
                state.under_way = true;
            }
        }
    }

    /// The coordinator says who has an office here.
    pub(super) fn grants(&self, grants: v1::Grants) {
        let Some(officials) = &self.officials else {
            return;
        };
        match officials.take(grants) {
            Ok(Some(bytes)) => {
                if !self.keeper.keep(Kept::Grants, 0, bytes) {
                    tracing::warn!("the disk is slow: the officials' roles are not saved yet");
                }
            }
            Ok(None) => {}
            Err(unfit) => tracing::error!(
                "the roles granted by the coordinator are refused: \
                                           {unfit}"
            ),
        }
    }

    /// The way to the coordinator has changed.
    pub(super) fn uplink(&mut self, contact: Contact) {
        self.state.uplink = contact;
    }

    /// The orders as they are shown. What is not kept yet is not: it may come to nothing.
    fn kept_orders(&mut self, book: &Book) -> Arc<Vec<OrderView>> {
        let kept = book.entries().filter(|entry| book.is_kept(entry.number));
        self.state.orders = Arc::new(kept.map(Entry::view).collect());
        self.state.orders_version = book.version();
        Arc::clone(&self.state.orders)
    }

    /// Shows what was done before it is answered, so that whoever did it reads it from then on: the next
    /// whole picture is a tick away.
    fn amend(&self, change: impl FnOnce(&mut Picture)) {
        self.shown
            .send_modify(|picture| change(Arc::make_mut(picture)));
    }

    /// Shows officials the venue as it stands, and writes the health of its devices into their statuses; the coordinator was
    /// `heard` then, if ever.
    pub(super) fn show(
        &mut self,
        now: u64,
        core: &Core,
        statuses: &mut v1::DeviceStatuses,
        broker: bool,
        heard: Option<u64>,
    ) {
        let book = core.book();
        if book.version() != self.state.orders_version || book.version() == 0 {
            self.kept_orders(book);
        }
        let uplink = self.state.uplink.shown(now, heard, broker, self.thresholds);
        let node = NodeFacts {
            up_ms: now.saturating_sub(self.state.begun),
            coordinator: self.state.coordinator.look(now, &uplink),
        };
        let devices = VenueDevices {
            wall_ms: clock::wall_ms(),
            devices: picture::devices(
                &mut statuses.devices,
                core.seats(),
                book,
                self.thresholds,
                node,
                |device| core.machine(now, device),
            ),
            part: false,
        };
        self.state.histories.note(now, &devices);
        let picture = Picture {
            now,
            devices,
            orders: Arc::clone(&self.state.orders),
            uplink,
            thresholds: self.thresholds.wire(),
            alarms: self.told.alarms().clone(),
            intents: self.intents.shown(),
        };
        self.shown.send_replace(Arc::new(picture));
    }
}

fn answer_now(book: &Book, number: u64, answer: Answer<OrderView>) {
    let told = book.entry(number).map(Entry::view);
    let _ = answer.send(told.ok_or(Failed::Refused(Refused::Unknown)));
}

/// What was kept of an earlier run: orders, thresholds, what was asked of the coordinator. A file that cannot be read stops the
/// node: somebody has to look before it is written over.
pub(super) fn restore(folder: &Path, boot_id: &str) -> anyhow::Result<(Book, Thresholds, Intents)> {
    use anyhow::Context as _;
    let unreadable = |file: &str| format!("{} in {} cannot be read", file, folder.display());
    let orders = keeper::read(folder, Kept::Orders).with_context(|| unreadable("orders.bin"))?;
    let clocks = Clocks {
        boot_id: boot_id.to_owned(),
        at: Moment {
            now: clock::monotonic_ms(),
            wall: clock::wall_ms(),
        },
    };
    let book = match orders {
        Some(bytes) => Book::decode(&bytes, &clocks).with_context(|| unreadable("orders.bin"))?,
        None => Book::default(),
    };
    let kept = keeper::read(folder, Kept::Thresholds)
        .with_context(|| unreadable("thresholds.bin"))?
        .and_then(|bytes| v1::Thresholds::decode(bytes.as_slice()).ok())
        .and_then(|wire| Thresholds::of(&wire).ok());
    let intents =
        match keeper::read(folder, Kept::Intents).with_context(|| unreadable("intents.bin"))? {
            Some(bytes) => {
                Intents::decode(&bytes, &clocks).with_context(|| unreadable("intents.bin"))?
            }
            None => Intents::default(),
        };
    Ok((book, kept.unwrap_or_default(), intents))
}
