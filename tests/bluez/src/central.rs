//! This computer as the one that connects to devices: calls to them and to their characteristics.

use std::collections::BTreeMap;
use std::time::Duration;

use zbus::{Message, OwnedVariant, Variant};

use crate::board::{Board, Connection, Hardware};
use crate::objects::{
    self, ADAPTER_ADDRESS, CENTRAL_ADDRESS, CHARACTERISTIC, DEVICE, Objects, Properties, SERVICE,
    characteristic_path, device_path, object,
};
use crate::service::{Refusal, Service};

/// How long `BlueZ` takes to learn a device's characteristics.
const RESOLVING: Duration = Duration::from_millis(150);

impl Service {
    pub(crate) async fn device_method(
        &mut self,
        path: &str,
        method: &str,
    ) -> zbus::Result<Result<(), Refusal>> {
        let now = self.now();
        if path == device_path(CENTRAL_ADDRESS) && method == "Disconnect" {
            let other = self.boards.get(ADAPTER_ADDRESS);
            if !other.is_some_and(Board::is_connected) {
                return Ok(Err(("NotConnected", "Not Connected")));
            }
            self.disconnect(ADAPTER_ADDRESS).await?;
            return Ok(Ok(()));
        }
        let mtu = self.mtu;
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
                if matches!(board.hardware, Hardware::Program { .. }) {
                    board.mtu = mtu;
                }
                let connected = Properties::from([("Connected", Variant::from(true))]);
                self.bus.changed(path, DEVICE, connected).await?;
            }
            "Disconnect" if board.is_connected() => self.disconnect(&address).await?,
            "Disconnect" => return Ok(Err(("NotConnected", "Not Connected"))),
            _ => return Ok(Err(("NotSupported", "not in the stand-in"))),
        }
        Ok(Ok(()))
    }

    pub(crate) async fn characteristic_method(
        &mut self,
        path: &str,
        method: &str,
        call: &Message,
    ) -> zbus::Result<Result<(), Refusal>> {
        let client = call.header().sender().map(ToString::to_string);
        let client = client.unwrap_or_default();
        let found = self.boards.iter_mut().find_map(|(address, board)| {
            let places = 0..board.services.characteristics.len();
            let mut places = places.filter(|_| board.is_resolved());
            let place = places.find(|it| characteristic_path(address, board, *it) == path)?;
            Some((address.clone(), board, place))
        });
        let Some((address, board, place)) = found else {
            return Ok(Err(("DoesNotExist", "Does Not Exist")));
        };
        let can_notify = board.services.characteristics[place].has("notify");
        let is_notifying = match method {
            "StartNotify" if !can_notify => return Ok(Err(("NotSupported", "Not Supported"))),
            "StartNotify" if board.subscribers.get(&place) == Some(&client) => {
                return Ok(Err(("InProgress", "Operation already in progress")));
            }
            "StartNotify" => {
                board.subscribers.insert(place, client);
                true
            }
            "StopNotify" if board.subscribers.remove(&place).is_none() => {
                return Ok(Err(("Failed", "No notify session started")));
            }
            "StopNotify" => false,
            "WriteValue" => return self.write(&address, place, call).await,
            _ => return Ok(Err(("NotSupported", "not in the stand-in"))),
        };
        if let Some((owner, path)) = program(board, place) {
            let method = if is_notifying {
                "StartNotify"
            } else {
                "StopNotify"
            };
            // BlueZ ignores what the program answers.
            let _ = self.ask(&owner, &path, CHARACTERISTIC, method, &()).await;
        }
        let changed = Properties::from([("Notifying", Variant::from(is_notifying))]);
        self.bus.changed(path, CHARACTERISTIC, changed).await?;
        Ok(Ok(()))
    }

    /// The connection to a device ends: its characteristics go.
    pub(crate) async fn disconnect(&mut self, address: &str) -> zbus::Result<()> {
        let board = self.boards.get_mut(address);
        let Some(board) = board.filter(|board| board.is_connected()) else {
            return Ok(());
        };
        let attributes = if board.is_resolved() {
            objects::attributes(address, board)
        } else {
            Objects::new()
        };
        let subscribed = board.subscribers.keys();
        let programs: Vec<_> = subscribed.filter_map(|it| program(board, *it)).collect();
        board.disconnect();
        for (owner, path) in programs {
            let stopped = self.ask(&owner, &path, CHARACTERISTIC, "StopNotify", &());
            let _ = stopped.await;
        }
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
    pub(crate) async fn forget_device(&mut self, address: &str) -> zbus::Result<()> {
        let Some(board) = self.boards.get_mut(address) else {
            return Ok(());
        };
        if std::mem::take(&mut board.is_known) {
            self.bus.removed(&device_path(address), &[DEVICE]).await?;
        }
        Ok(())
    }

    /// Writes to a characteristic of a device.
    async fn write(
        &mut self,
        address: &str,
        place: usize,
        call: &Message,
    ) -> zbus::Result<Result<(), Refusal>> {
        let now = self.now();
        let Some(board) = self.boards.get_mut(address) else {
            return Ok(Err(("DoesNotExist", "Does Not Exist")));
        };
        let body = call.body();
        let arguments = body.deserialize::<(Vec<u8>, BTreeMap<String, OwnedVariant>)>();
        let Ok((bytes, options)) = arguments else {
            return Ok(Err((
                "InvalidArguments",
                "Invalid arguments in method call",
            )));
        };
        let kind = options.get("type");
        let kind = kind.and_then(|kind| <&str>::try_from(kind).ok());
        let needed = match kind {
            Some("command") => "write-without-response",
            Some("request") | None => "write",
            Some(_) => return Ok(Err(("NotSupported", "Not Supported"))),
        };
        let characteristic = &board.services.characteristics[place];
        if !characteristic.has(needed) {
            return Ok(Err(("NotSupported", "Not Supported")));
        }
        if bytes.len() > board.payload() {
            return Ok(Err(("InvalidValueLength", "Invalid Length")));
        }
        let is_acknowledged = !characteristic.has("write-without-response");
        let program = program(board, place);
        if let Hardware::Simulated(board) = &mut board.hardware {
            board.receive(now, &bytes);
        }
        let Some((owner, path)) = program else {
            return Ok(Ok(()));
        };
        let options = BTreeMap::from([
            (
                "device",
                Variant::from(object(&device_path(CENTRAL_ADDRESS))),
            ),
            ("link", Variant::from("LE")),
            ("mtu", Variant::from(self.mtu)),
        ]);
        let value = (bytes, options);
        let written = self.ask(&owner, &path, CHARACTERISTIC, "WriteValue", &value);
        Ok(match written.await {
            Err(()) if is_acknowledged => Err(("Failed", "Operation failed with ATT error: 0x0e")),
            Ok(_) | Err(()) => Ok(()),
        })
    }
}

/// The program behind a characteristic, and its own path there.
fn program(board: &Board, place: usize) -> Option<(String, String)> {
    match &board.hardware {
        Hardware::Program { owner, paths } => Some((owner.clone(), paths.get(place)?.clone())),
        Hardware::Simulated(_) | Hardware::Silent => None,
    }
}
