//! What `BlueZ` does: answers to calls, and signals.

use std::collections::BTreeMap;
use std::time::Duration;

use adoube_eboard::Time;
use tokio::sync::mpsc::Receiver;
use tokio::time::{Instant, MissedTickBehavior};
use tokio_stream::StreamExt as _;
use zbus::message::{Header, Type};
use zbus::{MatchRule, Message, MessageStream, OwnedVariant, Variant};

use crate::Adapter;
use crate::board::{Board, Characteristic, Connection};
use crate::objects::{
    self, ADAPTER, ADAPTER_PATH, CHARACTERISTIC, DEVICE, Objects, Properties, SERVICE, adapter,
    characteristic_path, device_path,
};
use crate::order::Order;
use crate::signals::{MANAGER, Signals};

/// How often the boards' time goes on.
const STEP: Duration = Duration::from_millis(5);
/// How long `BlueZ` takes to learn a device's characteristics.
const RESOLVING: Duration = Duration::from_millis(150);

/// An error: its name behind `org.bluez.Error.`, and a text.
type Refusal = (&'static str, &'static str);

/// The stand-in.
pub(crate) struct Service {
    bus: Signals,
    calls: MessageStream,
    /// Clients that leave the bus lose their subscriptions.
    owner_changes: MessageStream,
    adapter: Adapter,
    is_discovering: bool,
    boards: BTreeMap<String, Board>,
    started: Instant,
}

impl Service {
    #[expect(clippy::disallowed_methods, reason = "the boards' one clock")]
    pub(crate) async fn start(address: &str, adapter: Adapter) -> zbus::Result<Service> {
        let bus = zbus::connection::Builder::address(address).build().await?;
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
            is_discovering: false,
            boards: BTreeMap::new(),
            started: Instant::now(),
        };
        service.bus.connection.request_name("org.bluez").await?;
        Ok(service)
    }

    #[expect(clippy::disallowed_methods, reason = "the boards' one clock")]
    fn now(&self) -> Time {
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
                    Some(Ok(change)) => self.forget_client(&change),
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
                let attributes = objects::attributes(&address, board);
                self.bus.added(attributes).await?;
                let resolved = Properties::from([("ServicesResolved", Variant::from(true))]);
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
        for (uuid, bytes) in board.run(now) {
            let mut all = board.services.characteristics.iter();
            let place = all.position(|it| it.uuid == uuid);
            if let Some(place) = place.filter(|_| board.subscribers.contains_key(uuid)) {
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
        if call.message_type() != Type::MethodCall {
            return Ok(());
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
            objects.extend([adapter(self.adapter == Adapter::On, self.is_discovering)]);
        }
        for (address, board) in self.boards.iter().filter(|(_, board)| board.is_known) {
            objects.extend([objects::device(address, board)]);
            if board.is_resolved() {
                objects.extend(objects::attributes(address, board));
            }
        }
        objects
    }

    async fn adapter_method(&mut self, method: &str) -> zbus::Result<Result<(), Refusal>> {
        if self.adapter != Adapter::On {
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

    async fn device_method(
        &mut self,
        path: &str,
        method: &str,
    ) -> zbus::Result<Result<(), Refusal>> {
        let now = self.now();
        let mut boards = self.boards.iter_mut();
        let board = boards.find(|(address, board)| board.is_known && device_path(address) == path);
        let Some((address, board)) = board else {
            return Ok(Err(("DoesNotExist", "Does Not Exist")));
        };
        let address = address.clone();
        match method {
            "Connect" if board.is_connected() => {}
            "Connect" if !board.is_on => {
                return Ok(Err(("Failed", "le-connection-abort-by-local")));
            }
            "Connect" => {
                board.connection = Connection::Begun(now.after(RESOLVING));
                let connected = Properties::from([("Connected", Variant::from(true))]);
                self.bus.changed(path, DEVICE, connected).await?;
            }
            "Disconnect" if board.is_connected() => self.disconnect(&address).await?,
            "Disconnect" => return Ok(Err(("NotConnected", "Not Connected"))),
            _ => return Ok(Err(("NotSupported", "not in the stand-in"))),
        }
        Ok(Ok(()))
    }

    async fn characteristic_method(
        &mut self,
        path: &str,
        method: &str,
        call: &Message,
    ) -> zbus::Result<Result<(), Refusal>> {
        let now = self.now();
        let client = call.header().sender().map(ToString::to_string);
        let client = client.unwrap_or_default();
        let found = self.boards.iter_mut().find_map(|(address, board)| {
            let places = 0..board.services.characteristics.len();
            let mut places = places.filter(|_| board.is_resolved());
            let place = places.find(|it| characteristic_path(address, board, *it) == path)?;
            Some((board, place))
        });
        let Some((board, place)) = found else {
            return Ok(Err(("DoesNotExist", "Does Not Exist")));
        };
        let characteristic = board.services.characteristics[place];
        let has = |flag| characteristic.flags.contains(&flag);
        let is_notifying = match method {
            "StartNotify" if !has("notify") => return Ok(Err(("NotSupported", "Not Supported"))),
            "StartNotify" if board.subscribers.get(characteristic.uuid) == Some(&client) => {
                return Ok(Err(("InProgress", "Operation already in progress")));
            }
            "StartNotify" => {
                board.subscribers.insert(characteristic.uuid, client);
                true
            }
            "StopNotify" if board.subscribers.remove(characteristic.uuid).is_none() => {
                return Ok(Err(("Failed", "No notify session started")));
            }
            "StopNotify" => false,
            "WriteValue" => return Ok(write(board, characteristic, call, now)),
            _ => return Ok(Err(("NotSupported", "not in the stand-in"))),
        };
        let changed = Properties::from([("Notifying", Variant::from(is_notifying))]);
        self.bus.changed(path, CHARACTERISTIC, changed).await?;
        Ok(Ok(()))
    }

    /// The connection to a device ends: its characteristics go.
    async fn disconnect(&mut self, address: &str) -> zbus::Result<()> {
        let board = self.boards.get_mut(address);
        let Some(board) = board.filter(|board| board.is_connected()) else {
            return Ok(());
        };
        let attributes = if board.is_resolved() {
            objects::attributes(address, board)
        } else {
            Objects::new()
        };
        board.disconnect();
        let changed = Properties::from([
            ("ServicesResolved", Variant::from(false)),
            ("Connected", Variant::from(false)),
        ]);
        self.bus
            .changed(&device_path(address), DEVICE, changed)
            .await?;
        for path in attributes.keys() {
            self.bus
                .removed(path.as_str(), &[SERVICE, CHARACTERISTIC])
                .await?;
        }
        Ok(())
    }

    /// A device that is not paired and no longer there goes, too.
    async fn forget_device(&mut self, address: &str) -> zbus::Result<()> {
        let Some(board) = self.boards.get_mut(address) else {
            return Ok(());
        };
        if std::mem::take(&mut board.is_known) {
            self.bus.removed(&device_path(address), &[DEVICE]).await?;
        }
        Ok(())
    }

    fn forget_client(&mut self, change: &Message) -> zbus::Result<()> {
        let (name, _, new): (String, String, String) = change.body().deserialize()?;
        if new.is_empty() {
            for board in self.boards.values_mut() {
                board.subscribers.retain(|_, client| *client != name);
            }
        }
        Ok(())
    }
}

/// Writes to a characteristic of a board.
fn write(
    board: &mut Board,
    characteristic: Characteristic,
    call: &Message,
    now: Time,
) -> Result<(), Refusal> {
    let body = call.body();
    let arguments = body.deserialize::<(Vec<u8>, BTreeMap<String, OwnedVariant>)>();
    let invalid = ("InvalidArguments", "Invalid arguments in method call");
    let (bytes, options) = arguments.map_err(|_| invalid)?;
    let kind = options.get("type");
    let kind = kind.and_then(|kind| <&str>::try_from(kind).ok());
    let needed = match kind {
        Some("command") => "write-without-response",
        Some("request") | None => "write",
        Some(_) => return Err(("NotSupported", "Not Supported")),
    };
    if !characteristic.flags.contains(&needed) {
        return Err(("NotSupported", "Not Supported"));
    }
    if bytes.len() > usize::from(board.mtu) - 3 {
        return Err(("InvalidValueLength", "Invalid Length"));
    }
    board.receive(now, &bytes);
    Ok(())
}
