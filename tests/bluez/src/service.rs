//! What `BlueZ` does: answers to calls, and signals.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::time::Duration;

use adoube_eboard::Time;
use tokio::sync::mpsc::Receiver;
use tokio::time::{Instant, MissedTickBehavior};
use tokio_stream::StreamExt as _;
use zbus::message::{Header, Type};
use zbus::{MatchRule, Message, MessageStream, Variant};

use crate::Adapter;
use crate::board::{Board, Connection, Hardware};
use crate::objects::{
    self, ADAPTER, ADAPTER_ADDRESS, ADAPTER_PATH, ADVERTISING_MANAGER, AdapterState,
    CHARACTERISTIC, COMPUTER, DEVICE, GATT_MANAGER, Objects, Properties, adapter,
    characteristic_path, device_path,
};
use crate::order::Order;
use crate::registration::{Advertisement, Application};
use crate::signals::{MANAGER, PROPERTIES, Signals};

/// How often the boards' time goes on.
const STEP: Duration = Duration::from_millis(5);
/// How many messages wait while a program answers a call of the stand-in.
const WAITING: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4_095);
/// The packet size that is agreed on with the computer at the other end, unless a test says another one.
const MTU: u16 = 517;

/// An error: its name behind `org.bluez.Error.`, and a text.
pub(crate) type Refusal = (&'static str, &'static str);

/// The stand-in.
pub(crate) struct Service {
    pub(crate) bus: Signals,
    calls: MessageStream,
    /// Clients that leave the bus lose their subscriptions, and what they registered.
    owner_changes: MessageStream,
    adapter: Adapter,
    /// The adapter's name.
    pub(crate) alias: String,
    is_discovering: bool,
    pub(crate) boards: BTreeMap<String, Board>,
    pub(crate) applications: Vec<Application>,
    pub(crate) advertisements: Vec<Advertisement>,
    /// The packet size of who connects to what is advertised.
    pub(crate) mtu: u16,
    started: Instant,
}

impl Service {
    #[expect(clippy::disallowed_methods, reason = "the boards' one clock")]
    pub(crate) async fn start(address: &str, adapter: Adapter) -> zbus::Result<Service> {
        let bus = zbus::connection::Builder::address(address).max_queued(WAITING);
        let bus = bus.build().await?;
        let owner_changes = MatchRule::builder()
            .msg_type(Type::Signal)
            .sender("org.freedesktop.DBus")
            .member("NameOwnerChanged")
            .build()?;
        let service = Service {
            calls: MessageStream::from(&bus),
            owner_changes: MessageStream::for_match_rule(owner_changes, &bus, None).await?,
            bus: Signals { connection: bus },
            adapter,
            alias: COMPUTER.to_owned(),
            is_discovering: false,
            boards: BTreeMap::new(),
            applications: Vec::new(),
            advertisements: Vec::new(),
            mtu: MTU,
            started: Instant::now(),
        };
        service.bus.connection.request_name("org.bluez").await?;
        Ok(service)
    }

    #[expect(clippy::disallowed_methods, reason = "the boards' one clock")]
    pub(crate) fn now(&self) -> Time {
        Time::default().after(self.started.elapsed())
    }

    /// Until the orders end.
    pub(crate) async fn run(mut self, mut orders: Receiver<Order>) {
        let mut steps = tokio::time::interval(STEP);
        steps.set_missed_tick_behavior(MissedTickBehavior::Skip);
        loop {
            let done = tokio::select! {
                order = orders.recv() => match order {
                    Some(Order::Stop) | None => return,
                    Some(order) => self.obey(order).await,
                },
                call = self.calls.next() => match call {
                    Some(Ok(call)) => self.answer(&call).await,
                    Some(Err(_)) | None => return,
                },
                change = self.owner_changes.next() => match change {
                    Some(Ok(change)) => self.forget_client(&change).await,
                    Some(Err(_)) | None => return,
                },
                _ = steps.tick() => self.step().await,
            };
            // A bus that is gone: the test has ended.
            if done.is_err() {
                return;
            }
        }
    }

    async fn obey(&mut self, order: Order) -> zbus::Result<()> {
        let now = self.now();
        match order {
            Order::Add { address, make, mtu } => {
                self.boards.insert(address, Board::new(make, mtu));
            }
            Order::Play { address, uci } => {
                if let Some(board) = self.boards.get_mut(&address) {
                    board.play(now, &uci);
                }
            }
            Order::Switch { address, is_on } => {
                if let Some(board) = self.boards.get_mut(&address) {
                    board.is_on = is_on;
                    if !is_on {
                        self.disconnect(&address).await?;
                        self.forget_device(&address).await?;
                    }
                }
            }
            Order::PacketSize { mtu } => self.mtu = mtu,
            Order::Release => self.release().await,
            Order::Stop => {}
        }
        Ok(())
    }

    /// Devices are found, characteristics become known, boards send notifications.
    async fn step(&mut self) -> zbus::Result<()> {
        let now = self.now();
        let addresses: Vec<String> = self.boards.keys().cloned().collect();
        for address in addresses {
            let Some(board) = self.boards.get_mut(&address) else {
                continue;
            };
            if board.is_on && !board.is_known && self.is_discovering {
                board.is_known = true;
                let found = objects::device(&address, board);
                self.bus.added(Objects::from([found])).await?;
                continue;
            }
            if matches!(board.connection, Connection::Begun(until) if until <= now) {
                board.connection = Connection::Resolved;
                let mut resolved = Properties::from([("ServicesResolved", Variant::from(true))]);
                // BlueZ reads the device's own name then, which is that of the other computer's adapter.
                if matches!(board.hardware, Hardware::Program { .. }) {
                    board.services.name.clone_from(&self.alias);
                    resolved.insert("Name", Variant::from(self.alias.clone()));
                }
                let attributes = objects::attributes(&address, board);
                self.bus.added(attributes).await?;
                self.bus
                    .changed(&device_path(&address), DEVICE, resolved)
                    .await?;
                continue;
            }
            self.notify(&address, now).await?;
        }
        Ok(())
    }

    async fn notify(&mut self, address: &str, now: Time) -> zbus::Result<()> {
        let Some(board) = self.boards.get_mut(address) else {
            return Ok(());
        };
        let mut values = Vec::new();
        for (place, bytes) in board.run(now) {
            if board.subscribers.contains_key(&place) {
                values.push((characteristic_path(address, board, place), bytes));
            }
        }
        for (path, bytes) in values {
            let value = Properties::from([("Value", Variant::from(bytes))]);
            self.bus.changed(&path, CHARACTERISTIC, value).await?;
        }
        Ok(())
    }

    async fn answer(&mut self, call: &Message) -> zbus::Result<()> {
        match call.message_type() {
            Type::MethodCall => {}
            Type::Signal => return self.pass_value(call).await,
            Type::MethodReturn | Type::Error => return Ok(()),
        }
        let header = call.header();
        let path = header.path().map(ToString::to_string).unwrap_or_default();
        let interface = header.interface().map(ToString::to_string);
        let method = header.member().map(ToString::to_string).unwrap_or_default();
        let answered = match (interface.as_deref().unwrap_or_default(), method.as_str()) {
            (MANAGER, "GetManagedObjects") => {
                return self.bus.connection.reply(&header, &self.objects()).await;
            }
            (ADAPTER, method) => self.adapter_method(method).await?,
            (DEVICE, method) => self.device_method(&path, method).await?,
            (CHARACTERISTIC, method) => self.characteristic_method(&path, method, call).await?,
            (GATT_MANAGER, method) => self.gatt_manager_method(method, call).await?,
            (ADVERTISING_MANAGER, method) => self.advertising_method(method, call).await?,
            (PROPERTIES, "Set") if path == ADAPTER_PATH => self.set_alias(call).await?,
            _ => Err(("NotSupported", "not in the stand-in")),
        };
        self.reply(&header, answered).await
    }

    async fn reply(&self, header: &Header<'_>, answered: Result<(), Refusal>) -> zbus::Result<()> {
        match answered {
            Ok(()) => self.bus.connection.reply(header, &()).await,
            Err((name, text)) => {
                let name = format!("org.bluez.Error.{name}");
                self.bus
                    .connection
                    .reply_error(header, name.as_str(), &text)
                    .await
            }
        }
    }

    fn objects(&self) -> Objects {
        let mut objects = Objects::new();
        if self.adapter != Adapter::Absent {
            objects.extend([adapter(&AdapterState {
                is_powered: self.is_powered(),
                is_discovering: self.is_discovering,
                can_advertise: self.adapter != Adapter::CentralOnly,
                alias: &self.alias,
                advertisements: u8::try_from(self.advertisements.len()).unwrap_or(u8::MAX),
            })]);
        }
        let other = self.boards.get(ADAPTER_ADDRESS);
        if other.is_some_and(Board::is_connected) {
            objects.extend([objects::central()]);
        }
        for (address, board) in self.boards.iter().filter(|(_, board)| board.is_known) {
            objects.extend([objects::device(address, board)]);
            if board.is_resolved() {
                objects.extend(objects::attributes(address, board));
            }
        }
        objects
    }

    pub(crate) fn is_powered(&self) -> bool {
        matches!(self.adapter, Adapter::On | Adapter::CentralOnly)
    }

    async fn adapter_method(&mut self, method: &str) -> zbus::Result<Result<(), Refusal>> {
        if !self.is_powered() {
            return Ok(Err(("NotReady", "Resource Not Ready")));
        }
        self.is_discovering = match method {
            "SetDiscoveryFilter" => return Ok(Ok(())),
            "StartDiscovery" if self.is_discovering => {
                return Ok(Err(("InProgress", "Operation already in progress")));
            }
            "StartDiscovery" => true,
            "StopDiscovery" if !self.is_discovering => {
                return Ok(Err(("Failed", "No discovery started")));
            }
            "StopDiscovery" => false,
            _ => return Ok(Err(("NotSupported", "not in the stand-in"))),
        };
        let changed = Properties::from([("Discovering", Variant::from(self.is_discovering))]);
        self.bus.changed(ADAPTER_PATH, ADAPTER, changed).await?;
        Ok(Ok(()))
    }
}
