//! The bytes of a connected board: its notifications, and writes to it.

use std::collections::BTreeMap;
use std::io;
use std::num::NonZeroUsize;
use std::path::Path;
use std::time::Duration;

use adoube_eboard::Make;
use tokio::time::timeout;
use tokio_stream::StreamExt as _;
use zbus::{MatchRule, Message, MessageStream, Variant};

use super::bluez::{
    self, Bluez, CHARACTERISTIC, DEVICE, Objects, PROPERTIES, Properties, flag, text, texts,
};
use super::profile::Profile;
use crate::error::PortError;
use crate::transport::{Closing, Pending, Transport};

/// What the Attribute Protocol adds to each packet.
pub(super) const HEADER: usize = 3;
/// The packet size that every device has, where `BlueZ` does not say another one.
pub(super) const SMALLEST_MTU: u16 = 23;
/// How many notifications wait until they are read: some seconds of the most talkative board, in small packets.
const WAITING: NonZeroUsize = NonZeroUsize::MIN.saturating_add(1_023);
/// How long `BlueZ` may take to subscribe to notifications.
const SUBSCRIBING: Duration = Duration::from_secs(10);

/// A connected board. It is disconnected when this is dropped within a runtime.
#[derive(Debug)]
pub(crate) struct Gatt {
    bluez: Bluez,
    /// Empty once it is disconnected.
    device: String,
    write: Write,
    notify: Vec<String>,
    changes: MessageStream,
    owner_changes: MessageStream,
    /// Of a notification that did not fit into the reader's buffer.
    rest: Vec<u8>,
    has_packets: bool,
}

/// The interface whose properties changed, the new values, and those that are no longer known.
type Change = (String, Properties, Vec<String>);

/// How commands are written.
#[derive(Debug)]
struct Write {
    path: String,
    /// `command`: packets follow each other; `request`: the board acknowledges each one first.
    kind: &'static str,
    /// How many bytes go into a packet at most.
    payload: usize,
}

impl Gatt {
    /// Subscribes to the board's messages.
    pub(super) async fn start(
        bluez: &Bluez,
        port: &Path,
        device: &str,
        objects: &Objects,
        profile: &Profile,
    ) -> Result<Gatt, PortError> {
        let found: Vec<_> = objects.characteristics(device).collect();
        let of = |uuid: &str| {
            let mut found = found.iter();
            found.find(|(_, it)| text(it, "UUID") == Some(uuid))
        };
        let mut notify = Vec::new();
        for (path, properties) in profile.notify().filter_map(of) {
            check(port, profile, properties)?;
            notify.push((*path).to_owned());
        }
        let write = profile.write().find_map(of);
        let write = write.map(|(path, properties)| Write::new(profile, path, properties));
        let write = write.ok_or_else(|| PortError::OtherDevice {
            path: port.to_owned(),
            name: None,
        })?;
        let failed = |error| bluez::failed(port, error);
        let (changes, owner_changes) = listen(bluez, device).await.map_err(failed)?;
        let gatt = Gatt {
            bluez: bluez.clone(),
            device: device.to_owned(),
            write,
            notify,
            changes,
            owner_changes,
            rest: Vec::new(),
            has_packets: profile.make == Make::Chessnut,
        };
        for path in &gatt.notify {
            let subscribed = bluez.call(path, CHARACTERISTIC, "StartNotify", &());
            let subscribed = timeout(SUBSCRIBING, subscribed).await;
            let late = || zbus::Error::from(io::Error::from(io::ErrorKind::TimedOut));
            subscribed.unwrap_or_else(|_| Err(late())).map_err(failed)?;
        }
        Ok(gatt)
    }

    /// The bytes that a change of properties brings; `Ok(None)` for changes that matter to nobody.
    fn bytes(&self, message: &Message) -> Result<Option<Vec<u8>>, Ended> {
        let path = message.header().path().map(ToString::to_string);
        let path = path.unwrap_or_default();
        let Ok((interface, mut changed, _)) = message.body().deserialize::<Change>() else {
            return Ok(None);
        };
        if interface == DEVICE && path == self.device {
            let is_connected = changed.get("Connected").map(bool::try_from);
            return match is_connected {
                Some(Ok(false)) => Err(Ended),
                Some(_) | None => Ok(None),
            };
        }
        if interface != CHARACTERISTIC || !self.notify.contains(&path) {
            return Ok(None);
        }
        let value = changed.remove("Value").map(Vec::<u8>::try_from);
        Ok(value.and_then(Result::ok))
    }
}

/// The board, or the Bluetooth service, is gone.
struct Ended;

/// Whether nobody else reads the board, and its messages fit into a packet.
fn check(port: &Path, profile: &Profile, properties: &Properties) -> Result<(), PortError> {
    if flag(properties, "Notifying") {
        return Err(PortError::Busy {
            path: port.to_owned(),
            holder: None,
        });
    }
    let mtu = properties.get("MTU").map(u16::try_from);
    let (Some(Ok(mtu)), Some(longest)) = (mtu, profile.longest) else {
        return Ok(());
    };
    if usize::from(mtu) < longest + HEADER {
        return Err(PortError::SmallPackets {
            path: port.to_owned(),
            bytes: usize::from(mtu).saturating_sub(HEADER),
            needed: longest,
        });
    }
    Ok(())
}

/// The changes of a device's properties, and those of the service's owner. Only the service's own signals count: anybody may
/// send signals.
async fn listen(bluez: &Bluez, device: &str) -> zbus::Result<(MessageStream, MessageStream)> {
    let owner = bluez.owner().await?;
    let changes = MatchRule::builder()
        .msg_type(zbus::message::Type::Signal)
        .sender(owner)
        .interface(PROPERTIES)
        .member("PropertiesChanged")
        .path_namespace(device)
        .build()?;
    Ok((
        MessageStream::for_match_rule(changes, &bluez.bus, Some(WAITING)).await?,
        bluez.owner_changes().await?,
    ))
}

impl Write {
    fn new(profile: &Profile, path: &str, properties: &Properties) -> Write {
        let flags = texts(properties, "Flags");
        let has_commands = flags.iter().any(|flag| flag == "write-without-response");
        let mtu = properties.get("MTU").map(u16::try_from);
        let mtu = mtu
            .and_then(Result::ok)
            .unwrap_or(SMALLEST_MTU)
            .max(SMALLEST_MTU);
        Write {
            path: path.to_owned(),
            kind: if has_commands { "command" } else { "request" },
            payload: if profile.has_single_commands {
                1
            } else {
                usize::from(mtu) - HEADER
            },
        }
    }
}

impl Transport for Gatt {
    fn read<'a>(&'a mut self, buffer: &'a mut [u8]) -> Pending<'a, usize> {
        Box::pin(async move {
            while self.rest.is_empty() {
                let message = tokio::select! {
                    message = self.changes.next() => message,
                    _ = self.owner_changes.next() => None,
                };
                // A bus that is gone ends the stream.
                let Some(Ok(message)) = message else {
                    return Ok(0);
                };
                match self.bytes(&message) {
                    Ok(bytes) => self.rest = bytes.unwrap_or_default(),
                    Err(Ended) => return Ok(0),
                }
            }
            let count = self.rest.len().min(buffer.len());
            buffer[..count].copy_from_slice(&self.rest[..count]);
            self.rest.drain(..count);
            Ok(count)
        })
    }

    fn write<'a>(&'a mut self, bytes: &'a [u8]) -> Pending<'a, ()> {
        Box::pin(async move {
            for packet in bytes.chunks(self.write.payload) {
                let options = BTreeMap::from([("type", Variant::from(self.write.kind))]);
                let arguments = (packet, options);
                let path = &self.write.path;
                let written = self
                    .bluez
                    .call(path, CHARACTERISTIC, "WriteValue", &arguments);
                written.await.map_err(io::Error::other)?;
            }
            Ok(())
        })
    }

    fn gives_packets(&self) -> bool {
        self.has_packets
    }

    fn close(&mut self) -> Closing<'_> {
        Box::pin(async move {
            let device = std::mem::take(&mut self.device);
            disconnect(&self.bluez, &device).await;
        })
    }
}

impl Drop for Gatt {
    /// Another computer can connect to the board only then.
    fn drop(&mut self) {
        let (bluez, device) = (self.bluez.clone(), std::mem::take(&mut self.device));
        if let Ok(runtime) = tokio::runtime::Handle::try_current()
            && !device.is_empty()
        {
            runtime.spawn(async move { disconnect(&bluez, &device).await });
        }
    }
}

/// Ends the connection to a device. Where that fails there is none, or the service is gone.
pub(super) async fn disconnect(bluez: &Bluez, device: &str) {
    let ended = bluez.call(device, DEVICE, "Disconnect", &());
    let _ = timeout(SUBSCRIBING, ended).await;
}
