//! This computer as a board by Bluetooth LE, through `BlueZ`: other computers find it, connect to it and read it.
//!
//! Never tried with a Bluetooth adapter: the tests have a stand-in of `BlueZ` at a bus of their own.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use adoube_eboard::Make;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_stream::StreamExt as _;
use zbus::{DynamicType, MessageStream, Variant};

use super::address::BluetoothAddress;
use super::answers::{Answers, Shared};
use super::application::{ADVERTISEMENT_PATH, APPLICATION_PATH, notify_path, object};
use super::bluez::{
    ADAPTER, Bluez, CHARACTERISTIC, Objects, PROPERTIES, Properties, flag, text, texts,
};
use super::link::{HEADER, disconnect};
use super::peripheral_error::PeripheralError;
use super::profile::Profile;
use crate::error::MissingBluetooth;
use crate::simulator::BoardLine;
use crate::transport::Closing;

const GATT_MANAGER: &str = "org.bluez.GattManager1";
const ADVERTISING_MANAGER: &str = "org.bluez.LEAdvertisingManager1";
/// How long `BlueZ` may take for a call.
const ANSWER: Duration = Duration::from_secs(10);
/// How many messages or writes wait: some seconds of the most talkative board.
const WAITING: usize = 256;

/// Whether other computers can connect to the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Plug {
    In,
    Out,
    /// The board is no longer simulated.
    End,
}

/// A simulated board's end of a line by Bluetooth LE.
#[derive(Debug)]
pub(crate) struct Peripheral {
    port: PathBuf,
    /// What was sent to the board.
    received: mpsc::Receiver<Vec<u8>>,
    messages: mpsc::Sender<Vec<u8>>,
    plug: watch::Sender<Plug>,
    /// Why it ended although nobody closed it.
    ended: oneshot::Receiver<PeripheralError>,
    task: Option<JoinHandle<()>>,
}

impl Peripheral {
    /// Has `BlueZ` advertise a board of this make. `bus`: another bus than the system's.
    pub(crate) async fn start(
        make: Make,
        bus: Option<&str>,
    ) -> Result<Peripheral, PeripheralError> {
        let profile = Profile::of(make).ok_or(PeripheralError::NoBluetoothLe(make))?;
        let failed = |error| PeripheralError::of_port(&error);
        let bluez = Bluez::connect(bus).await.map_err(failed)?;
        let port = Path::new("Bluetooth");
        let objects = bluez.objects(port).await.map_err(failed)?;
        let (adapter, properties) = adapter(&objects)?;
        let address = text(properties, "Address").and_then(|it| it.parse().ok());
        let address: BluetoothAddress =
            address.ok_or(PeripheralError::NoBluetooth(MissingBluetooth::Adapter))?;
        let (to_board, received) = mpsc::channel(WAITING);
        let mut radio = Radio::new(bluez, adapter, properties, profile, to_board).await?;
        if let Err(error) = radio.register().await {
            radio.end().await;
            return Err(error);
        }
        let (messages, to_send) = mpsc::channel(WAITING);
        let (plug, plugged) = watch::channel(Plug::In);
        let (end, ended) = oneshot::channel();
        let task = tokio::spawn(async move {
            let done = radio.run(to_send, plugged).await;
            radio.end().await;
            if let Err(error) = done {
                // Nobody wants to know it once the simulator is gone.
                let _ = end.send(error);
            }
        });
        Ok(Peripheral {
            port: address.port(),
            received,
            messages,
            plug,
            ended,
            task: Some(task),
        })
    }
}

impl BoardLine for Peripheral {
    fn port(&self) -> &Path {
        &self.port
    }

    fn receive(&mut self) -> io::Result<Vec<Vec<u8>>> {
        if let Ok(error) = self.ended.try_recv() {
            return Err(io::Error::other(error));
        }
        let received = &mut self.received;
        Ok(std::iter::from_fn(|| received.try_recv().ok()).collect())
    }

    fn send(&mut self, message: &[u8]) -> io::Result<()> {
        // What does not fit is lost, as at a real line.
        let _ = self.messages.try_send(message.to_vec());
        Ok(())
    }

    fn pull_out(&mut self) {
        self.plug.send_replace(Plug::Out);
    }

    fn plug_in(&mut self) -> io::Result<()> {
        self.plug.send_replace(Plug::In);
        Ok(())
    }

    fn close(&mut self) -> Closing<'_> {
        Box::pin(async move {
            self.plug.send_replace(Plug::End);
            if let Some(task) = self.task.take() {
                // It ends after some calls, each of which is bounded.
                let _ = task.await;
            }
        })
    }
}

/// The adapter that can be a board.
fn adapter(objects: &Objects) -> Result<(&str, &Properties), PeripheralError> {
    let mut why = PeripheralError::NoBluetooth(MissingBluetooth::Adapter);
    for (path, properties) in objects.adapters() {
        let roles = texts(properties, "Roles");
        if !flag(properties, "Powered") {
            if why != PeripheralError::NoPeripheralRole {
                why = PeripheralError::NoBluetooth(MissingBluetooth::Power);
            }
        } else if roles.iter().any(|role| role == "peripheral") {
            return Ok((path, properties));
        } else {
            why = PeripheralError::NoPeripheralRole;
        }
    }
    Err(why)
}

/// What this program has `BlueZ` do. Without the connection to the bus `BlueZ` ends all of it but the adapter's name.
struct Radio {
    bluez: Bluez,
    adapter: String,
    profile: &'static Profile,
    /// The name that the adapter gets back in the end; empty: its computer's.
    alias: String,
    shared: Arc<Shared>,
    owner_changes: MessageStream,
    answers: JoinHandle<()>,
}

impl Drop for Radio {
    fn drop(&mut self) {
        self.answers.abort();
    }
}

impl Radio {
    async fn new(
        bluez: Bluez,
        adapter: &str,
        properties: &Properties,
        profile: &'static Profile,
        received: mpsc::Sender<Vec<u8>>,
    ) -> Result<Radio, PeripheralError> {
        let failed = |error| PeripheralError::of_call(&error);
        let alias = text(properties, "Alias").filter(|alias| {
            // A simulator that was killed has left a board's name.
            Some(*alias) != text(properties, "Name") && !Profile::is_board_name(alias)
        });
        let shared = Arc::new(Shared::new());
        let answers = Answers {
            bus: bluez.bus.clone(),
            calls: MessageStream::from(&bluez.bus),
            bluez: bluez.owner().await.map_err(failed)?,
            profile,
            shared: Arc::clone(&shared),
            received,
        };
        let owner_changes = bluez.owner_changes().await.map_err(failed)?;
        Ok(Radio {
            adapter: adapter.to_owned(),
            profile,
            alias: alias.unwrap_or_default().to_owned(),
            shared,
            owner_changes,
            answers: tokio::spawn(answers.run()),
            bluez,
        })
    }

    /// Registers the services, names the adapter as the board, and advertises it.
    async fn register(&self) -> Result<(), PeripheralError> {
        let application = (object(APPLICATION_PATH), no_options());
        self.call(GATT_MANAGER, "RegisterApplication", &application)
            .await?;
        // A computer that has connected reads this name, and forgets the one that was advertised.
        self.set_alias(self.profile.board_name).await?;
        self.advertise().await
    }

    async fn advertise(&self) -> Result<(), PeripheralError> {
        let advertisement = (object(ADVERTISEMENT_PATH), no_options());
        let method = "RegisterAdvertisement";
        self.call(ADVERTISING_MANAGER, method, &advertisement).await
    }

    /// No computer finds the board any longer, and those that are connected lose it.
    async fn stop(&self) {
        let path = object(ADVERTISEMENT_PATH);
        // Without an advertisement, or without the service, there is nothing to end.
        let _ = self
            .call(ADVERTISING_MANAGER, "UnregisterAdvertisement", &path)
            .await;
        let centrals = self.shared.with(|it| std::mem::take(&mut it.centrals));
        for central in centrals {
            disconnect(&self.bluez, &central).await;
        }
    }

    /// Takes everything back.
    async fn end(&self) {
        self.stop().await;
        let path = object(APPLICATION_PATH);
        let _ = self
            .call(GATT_MANAGER, "UnregisterApplication", &path)
            .await;
        let _ = self.set_alias(&self.alias).await;
    }

    async fn set_alias(&self, alias: &str) -> Result<(), PeripheralError> {
        let arguments = (ADAPTER, "Alias", Variant::from(alias));
        self.call(PROPERTIES, "Set", &arguments).await
    }

    async fn call<B: serde::Serialize + DynamicType>(
        &self,
        interface: &str,
        method: &str,
        body: &B,
    ) -> Result<(), PeripheralError> {
        let called = self.bluez.call(&self.adapter, interface, method, body);
        match timeout(ANSWER, called).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(PeripheralError::of_call(&error)),
            Err(_) => Err(PeripheralError::Refused(format!("{method}: no answer"))),
        }
    }

    /// Sends the board's messages until the simulator ends, or `BlueZ` does.
    async fn run(
        &mut self,
        mut messages: mpsc::Receiver<Vec<u8>>,
        mut plugged: watch::Receiver<Plug>,
    ) -> Result<(), PeripheralError> {
        let gone = || PeripheralError::NoBluetooth(MissingBluetooth::Service);
        loop {
            tokio::select! {
                changed = plugged.changed() => {
                    let plug = *plugged.borrow_and_update();
                    if changed.is_err() || plug == Plug::End {
                        return Ok(());
                    }
                    self.shared.with(|it| it.is_plugged_in = plug == Plug::In);
                    match plug {
                        Plug::In => self.advertise().await?,
                        Plug::Out | Plug::End => self.stop().await,
                    }
                }
                Some(message) = messages.recv() => {
                    self.send(&message).await.map_err(|_| gone())?;
                }
                _ = self.owner_changes.next() => return Err(gone()),
                () = self.shared.released.notified() => return Err(PeripheralError::Ended),
            }
        }
    }

    /// Sends a message, in packets unless the make sends messages whole: what is too long, `BlueZ` cuts off.
    async fn send(&self, message: &[u8]) -> zbus::Result<()> {
        let place = self.profile.service_of(message);
        let payload = self.shared.with(|it| {
            let is_wanted = it.is_plugged_in && it.notifying.contains(&place);
            is_wanted.then(|| usize::from(it.mtu).saturating_sub(HEADER).max(1))
        });
        let Some(payload) = payload else {
            return Ok(());
        };
        let packets = if self.profile.longest.is_some() {
            message.len().max(1)
        } else {
            payload
        };
        for packet in message.chunks(packets) {
            let value = BTreeMap::from([("Value", Variant::from(packet.to_vec()))]);
            let body = (CHARACTERISTIC, value, Vec::<String>::new());
            let (path, everybody) = (notify_path(place), None::<&str>);
            let signal = "PropertiesChanged";
            let sent = self
                .bluez
                .bus
                .emit_signal(everybody, path, PROPERTIES, signal, &body);
            sent.await?;
        }
        Ok(())
    }
}

fn no_options() -> BTreeMap<&'static str, Variant<'static>> {
    BTreeMap::new()
}
