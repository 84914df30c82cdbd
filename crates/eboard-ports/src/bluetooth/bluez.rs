//! `BlueZ`, the Bluetooth service of Linux, by D-Bus: which devices there are, and calls to them.
//!
//! Source: `BlueZ`'s own pages org.bluez.Adapter(5), org.bluez.Device(5) and org.bluez.GattCharacteristic(5).

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::time::Duration;

use tokio::time::timeout;
use zbus::{DynamicType, MatchRule, Message, MessageStream, OwnedVariant};

use super::address::BluetoothAddress;
use crate::error::{MissingBluetooth, PortError};

pub(super) const BLUEZ: &str = "org.bluez";
pub(super) const ADAPTER: &str = "org.bluez.Adapter1";
pub(super) const DEVICE: &str = "org.bluez.Device1";
pub(super) const CHARACTERISTIC: &str = "org.bluez.GattCharacteristic1";
pub(super) const PROPERTIES: &str = "org.freedesktop.DBus.Properties";
pub(super) const OBJECT_MANAGER: &str = "org.freedesktop.DBus.ObjectManager";
/// The group whose members may use Bluetooth on Debian.
const GROUP: &str = "bluetooth";
/// How long `BlueZ` may take for what needs no radio.
const ANSWER: Duration = Duration::from_secs(5);

/// The properties of an object, by name.
pub(super) type Properties = BTreeMap<String, OwnedVariant>;

/// All objects of `BlueZ`: adapters, devices, and the characteristics of connected devices.
pub(super) struct Objects(BTreeMap<String, BTreeMap<String, Properties>>);

/// An open connection to `BlueZ`.
#[derive(Debug, Clone)]
pub(super) struct Bluez {
    pub(super) bus: zbus::Connection,
}

impl Bluez {
    /// Connects to the system's bus, or to the bus with this address.
    pub(super) async fn connect(bus: Option<&str>) -> Result<Bluez, PortError> {
        let builder = match bus {
            Some(address) => zbus::connection::Builder::address(address),
            None => zbus::connection::Builder::system(),
        };
        match timeout(ANSWER, builder.build()).await {
            Ok(Ok(bus)) => Ok(Bluez { bus }),
            Ok(Err(_)) | Err(_) => Err(PortError::NoBluetooth(MissingBluetooth::Service)),
        }
    }

    /// Calls a method.
    pub(super) async fn call<B: serde::Serialize + DynamicType>(
        &self,
        path: &str,
        interface: &str,
        method: &str,
        body: &B,
    ) -> zbus::Result<Message> {
        let called = self
            .bus
            .call_method(Some(BLUEZ), path, Some(interface), method, body);
        called.await
    }

    /// The unique name of the service on the bus, which its signals carry.
    pub(super) async fn owner(&self) -> zbus::Result<String> {
        let bus = "org.freedesktop.DBus";
        let called = self.bus.call_method(
            Some(bus),
            "/org/freedesktop/DBus",
            Some(bus),
            "GetNameOwner",
            &BLUEZ,
        );
        called.await?.body().deserialize()
    }

    /// Gives a message when the service ends or begins.
    pub(super) async fn owner_changes(&self) -> zbus::Result<MessageStream> {
        let changes = MatchRule::builder()
            .msg_type(zbus::message::Type::Signal)
            .sender("org.freedesktop.DBus")
            .interface("org.freedesktop.DBus")
            .member("NameOwnerChanged")
            .add_arg(BLUEZ)
            .build()?;
        MessageStream::for_match_rule(changes, &self.bus, None).await
    }

    /// All objects. `port` is named in the error.
    pub(super) async fn objects(&self, port: &Path) -> Result<Objects, PortError> {
        let called = self.call("/", OBJECT_MANAGER, "GetManagedObjects", &());
        let called = timeout(ANSWER, called).await;
        let missing = PortError::NoBluetooth(MissingBluetooth::Service);
        match called {
            // Paths are read as texts: both are encoded alike.
            Ok(Ok(message)) => {
                let objects = message.body().deserialize_ignore_signature();
                objects.map(Objects).map_err(|_| missing)
            }
            Ok(Err(error)) if is_denied(&error) => Err(no_rights(port)),
            Ok(Err(_)) | Err(_) => Err(missing),
        }
    }
}

pub(super) fn is_denied(error: &zbus::Error) -> bool {
    matches!(error, zbus::Error::FDO(error) if matches!(**error, zbus::fdo::Error::AccessDenied(_)))
}

fn no_rights(port: &Path) -> PortError {
    PortError::NoRights {
        path: port.to_owned(),
        group: Some(GROUP.to_owned()),
    }
}

/// Why a call failed that another call cannot put right.
pub(super) fn failed(port: &Path, error: zbus::Error) -> PortError {
    if is_denied(&error) {
        return no_rights(port);
    }
    PortError::Other {
        path: port.to_owned(),
        source: io::Error::other(error),
    }
}

impl Objects {
    /// The objects with this interface, and its properties.
    fn with<'a>(&'a self, interface: &'a str) -> impl Iterator<Item = (&'a str, &'a Properties)> {
        let objects = self.0.iter();
        objects
            .filter_map(move |(path, interfaces)| Some((path.as_str(), interfaces.get(interface)?)))
    }

    /// The adapters.
    pub(super) fn adapters(&self) -> impl Iterator<Item = (&str, &Properties)> {
        self.with(ADAPTER)
    }

    /// The adapter that is used: one that is switched on.
    pub(super) fn adapter(&self) -> Result<&str, PortError> {
        let mut missing = MissingBluetooth::Adapter;
        for (path, properties) in self.adapters() {
            if flag(properties, "Powered") {
                return Ok(path);
            }
            missing = MissingBluetooth::Power;
        }
        Err(PortError::NoBluetooth(missing))
    }

    /// The devices that this adapter knows.
    pub(super) fn devices<'a>(
        &'a self,
        adapter: &'a str,
    ) -> impl Iterator<Item = (BluetoothAddress, &'a str, &'a Properties)> {
        self.with(DEVICE).filter_map(move |(path, properties)| {
            let address = text(properties, "Address")?.parse().ok()?;
            is_below(adapter, path).then_some((address, path, properties))
        })
    }

    /// The properties of a device.
    pub(super) fn device(&self, device: &str) -> Option<&Properties> {
        let mut devices = self.with(DEVICE);
        devices.find_map(|(path, properties)| (path == device).then_some(properties))
    }

    /// The characteristics of a connected device.
    pub(super) fn characteristics<'a>(
        &'a self,
        device: &'a str,
    ) -> impl Iterator<Item = (&'a str, &'a Properties)> {
        let all = self.with(CHARACTERISTIC);
        all.filter(move |(path, _)| is_below(device, path))
    }
}

fn is_below(parent: &str, path: &str) -> bool {
    let rest = path.strip_prefix(parent);
    rest.is_some_and(|rest| rest.starts_with('/'))
}

/// A property that is yes or no; no if it is missing.
pub(super) fn flag(properties: &Properties, name: &str) -> bool {
    let value = properties.get(name);
    value.is_some_and(|value| bool::try_from(value).unwrap_or(false))
}

/// A property that is a text.
pub(super) fn text<'a>(properties: &'a Properties, name: &str) -> Option<&'a str> {
    let value = properties.get(name)?;
    <&str>::try_from(value).ok()
}

/// A property that is a list of texts; empty if it is missing.
pub(super) fn texts(properties: &Properties, name: &str) -> Vec<String> {
    let value = properties
        .get(name)
        .and_then(|value| value.try_clone().ok());
    let texts = value.map(Vec::<String>::try_from);
    texts.and_then(Result::ok).unwrap_or_default()
}
