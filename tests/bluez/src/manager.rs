//! This computer as one that others connect to: what programs register, and what goes between them and who connected.
//!
//! Who connects is this computer, too, through the same stand-in: it sees what is advertised as another device.

use std::collections::BTreeMap;
use std::time::Duration;

use tokio::time::timeout;
use zbus::{DynamicType, Message, ObjectPath, OwnedVariant, Variant};

use crate::board::{Board, Hardware};
use crate::objects::{
    self, ADAPTER, ADAPTER_ADDRESS, ADAPTER_PATH, CHARACTERISTIC, COMPUTER, MOST_ADVERTISEMENTS,
    Properties, SERVICE, characteristic_path,
};
use crate::registration::{Advertisement, Application, ProgramObjects, ProgramProperties};
use crate::service::{Refusal, Service};
use crate::signals::{MANAGER, PROPERTIES};

const ADVERTISEMENT: &str = "org.bluez.LEAdvertisement1";
/// How long a program may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);
const INVALID: Refusal = ("InvalidArguments", "Invalid arguments in method call");
const EXISTS: Refusal = ("AlreadyExists", "Already Exists");
const MISSING: Refusal = ("DoesNotExist", "Does Not Exist");

impl Service {
    /// Calls a program.
    pub(crate) async fn ask<B: serde::Serialize + DynamicType>(
        &self,
        owner: &str,
        path: &str,
        interface: &str,
        method: &str,
        body: &B,
    ) -> Result<Message, ()> {
        let bus = &self.bus.connection;
        let called = bus.call_method(Some(owner), path, Some(interface), method, body);
        timeout(PATIENCE, called).await.map_err(drop)?.map_err(drop)
    }

    pub(crate) async fn gatt_manager_method(
        &mut self,
        method: &str,
        call: &Message,
    ) -> zbus::Result<Result<(), Refusal>> {
        let owner = sender(call);
        match method {
            "RegisterApplication" => {
                let Some(path) = registered_path(call) else {
                    return Ok(Err(INVALID));
                };
                let mut applications = self.applications.iter();
                if applications.any(|it| it.owner == owner && it.path == path) {
                    return Ok(Err(EXISTS));
                }
                let listed = self.ask(&owner, &path, MANAGER, "GetManagedObjects", &());
                let objects = listed.await.ok().and_then(|listed| {
                    let body = listed.body();
                    body.deserialize_ignore_signature::<ProgramObjects>().ok()
                });
                match Application::read(&owner, &path, &objects.unwrap_or_default()) {
                    Ok(application) => self.applications.push(application),
                    Err(refusal) => return Ok(Err(refusal)),
                }
                self.match_values("AddMatch", &owner).await?;
                self.show_advertised();
            }
            "UnregisterApplication" => {
                let path = call
                    .body()
                    .deserialize::<ObjectPath<'_>>()
                    .map(|it| it.to_string());
                let Ok(path) = path else {
                    return Ok(Err(INVALID));
                };
                let before = self.applications.len();
                self.applications
                    .retain(|it| it.owner != owner || it.path != path);
                if self.applications.len() == before {
                    return Ok(Err(MISSING));
                }
                self.match_values("RemoveMatch", &owner).await?;
                self.remove_attributes(&owner).await?;
            }
            _ => return Ok(Err(("NotSupported", "not in the stand-in"))),
        }
        Ok(Ok(()))
    }

    pub(crate) async fn advertising_method(
        &mut self,
        method: &str,
        call: &Message,
    ) -> zbus::Result<Result<(), Refusal>> {
        let owner = sender(call);
        match method {
            "RegisterAdvertisement" => {
                let Some(path) = registered_path(call) else {
                    return Ok(Err(INVALID));
                };
                let mut advertisements = self.advertisements.iter();
                if advertisements.any(|it| it.owner == owner && it.path == path) {
                    return Ok(Err(EXISTS));
                }
                if self.advertisements.len() >= usize::from(MOST_ADVERTISEMENTS) {
                    return Ok(Err(("NotPermitted", "Maximum advertisements reached")));
                }
                let listed = self.ask(&owner, &path, PROPERTIES, "GetAll", &ADVERTISEMENT);
                let properties = listed.await.ok().and_then(|listed| {
                    let body = listed.body();
                    body.deserialize::<ProgramProperties>().ok()
                });
                if !self.is_powered() {
                    return Ok(Err(("Failed", "Failed to register advertisement")));
                }
                match Advertisement::read(&owner, &path, &properties.unwrap_or_default()) {
                    Ok(advertisement) => self.advertisements.push(advertisement),
                    Err(refusal) => return Ok(Err(refusal)),
                }
            }
            "UnregisterAdvertisement" => {
                let path = call
                    .body()
                    .deserialize::<ObjectPath<'_>>()
                    .map(|it| it.to_string());
                let Ok(path) = path else {
                    return Ok(Err(INVALID));
                };
                let before = self.advertisements.len();
                self.advertisements
                    .retain(|it| it.owner != owner || it.path != path);
                if self.advertisements.len() == before {
                    return Ok(Err(MISSING));
                }
            }
            _ => return Ok(Err(("NotSupported", "not in the stand-in"))),
        }
        self.show_advertised();
        Ok(Ok(()))
    }

    /// The adapter gets a name; an empty one: the computer's.
    pub(crate) async fn set_alias(&mut self, call: &Message) -> zbus::Result<Result<(), Refusal>> {
        let body = call.body();
        let arguments = body.deserialize::<(String, String, OwnedVariant)>();
        let Ok((interface, name, value)) = arguments else {
            return Ok(Err(INVALID));
        };
        let alias = <&str>::try_from(&value);
        let (ADAPTER, "Alias", Ok(alias)) = (interface.as_str(), name.as_str(), alias) else {
            return Ok(Err(("NotSupported", "not in the stand-in")));
        };
        let alias = if alias.is_empty() { COMPUTER } else { alias };
        alias.clone_into(&mut self.alias);
        let changed = Properties::from([("Alias", Variant::from(self.alias.clone()))]);
        self.bus.changed(ADAPTER_PATH, ADAPTER, changed).await?;
        Ok(Ok(()))
    }

    /// What other computers can find of this one.
    fn show_advertised(&mut self) {
        let found = self.advertisements.iter().find(|it| it.is_found);
        let board = self.boards.get_mut(ADAPTER_ADDRESS);
        let Some(advertised) = found else {
            if let Some(board) = board {
                board.is_on = false;
            }
            return;
        };
        let mut applications = self.applications.iter();
        let application = applications.find(|it| it.owner == advertised.owner);
        let services = advertised.services(application);
        let hardware = Hardware::Program {
            owner: advertised.owner.clone(),
            paths: application.map_or_else(Vec::new, |it| it.paths.clone()),
        };
        match board {
            Some(board) if board.is_connected() => board.is_on = true,
            Some(board) => {
                (board.is_on, board.services, board.hardware) = (true, services, hardware);
            }
            None => {
                let board = Board::with(services, hardware, self.mtu);
                self.boards.insert(ADAPTER_ADDRESS.to_owned(), board);
            }
        }
    }

    /// The services of a program are gone: who is connected stays so, without them.
    async fn remove_attributes(&mut self, owner: &str) -> zbus::Result<()> {
        let board = self.boards.get_mut(ADAPTER_ADDRESS);
        let Some(board) = board.filter(
            |board| matches!(&board.hardware, Hardware::Program { owner: it, .. } if it == owner),
        ) else {
            return Ok(());
        };
        let attributes = if board.is_resolved() {
            objects::attributes(ADAPTER_ADDRESS, board)
        } else {
            objects::Objects::new()
        };
        board.services.uuids.clear();
        board.services.characteristics.clear();
        board.subscribers.clear();
        for path in attributes.keys() {
            let interfaces = [SERVICE, CHARACTERISTIC];
            self.bus.removed(path.as_str(), &interfaces).await?;
        }
        Ok(())
    }

    /// A value that a program gives goes to who asked for notifications, cut off at the end of the packet.
    pub(crate) async fn pass_value(&mut self, signal: &Message) -> zbus::Result<()> {
        type Change = (String, BTreeMap<String, OwnedVariant>, Vec<String>);
        let header = signal.header();
        let member = header.member().map(ToString::to_string);
        let path = header.path().map(ToString::to_string).unwrap_or_default();
        let Some(board) = self
            .boards
            .get(ADAPTER_ADDRESS)
            .filter(|it| it.is_resolved())
        else {
            return Ok(());
        };
        let Hardware::Program { owner, paths } = &board.hardware else {
            return Ok(());
        };
        if *owner != sender(signal) || member.as_deref() != Some("PropertiesChanged") {
            return Ok(());
        }
        let place = paths.iter().position(|it| *it == path);
        let place = place.filter(|place| board.subscribers.contains_key(place));
        let body = signal.body();
        let (Some(place), Ok((interface, mut changed, _))) = (place, body.deserialize::<Change>())
        else {
            return Ok(());
        };
        let value = changed.remove("Value").map(Vec::<u8>::try_from);
        let (CHARACTERISTIC, Some(Ok(mut value))) = (interface.as_str(), value) else {
            return Ok(());
        };
        value.truncate(board.payload());
        let path = characteristic_path(ADAPTER_ADDRESS, board, place);
        let value = Properties::from([("Value", Variant::from(value))]);
        self.bus.changed(&path, CHARACTERISTIC, value).await
    }

    /// Asks the bus for the values of a program's characteristics, or no longer.
    async fn match_values(&self, method: &str, owner: &str) -> zbus::Result<()> {
        let rule = format!(
            "type='signal',sender='{owner}',interface='{PROPERTIES}',member='PropertiesChanged'"
        );
        let bus = "org.freedesktop.DBus";
        let connection = &self.bus.connection;
        let path = "/org/freedesktop/DBus";
        let called = connection.call_method(Some(bus), path, Some(bus), method, &rule);
        called.await.map(drop)
    }

    /// All advertisements end, as where the adapter is pulled out.
    pub(crate) async fn release(&mut self) {
        for advertisement in std::mem::take(&mut self.advertisements) {
            let Advertisement { owner, path, .. } = advertisement;
            let _ = self.ask(&owner, &path, ADVERTISEMENT, "Release", &()).await;
        }
        self.show_advertised();
    }

    /// A program that leaves the bus leaves nothing.
    pub(crate) async fn forget_client(&mut self, change: &Message) -> zbus::Result<()> {
        let (name, _, new): (String, String, String) = change.body().deserialize()?;
        if !new.is_empty() {
            return Ok(());
        }
        for board in self.boards.values_mut() {
            board.subscribers.retain(|_, client| *client != name);
        }
        self.advertisements.retain(|it| it.owner != name);
        if self.applications.iter().any(|it| it.owner == name) {
            self.applications.retain(|it| it.owner != name);
            self.remove_attributes(&name).await?;
        }
        self.show_advertised();
        Ok(())
    }
}

fn sender(message: &Message) -> String {
    let header = message.header();
    header.sender().map(ToString::to_string).unwrap_or_default()
}

/// The path in a call that registers something.
fn registered_path(call: &Message) -> Option<String> {
    let body = call.body();
    let arguments = body.deserialize::<(ObjectPath<'_>, BTreeMap<String, OwnedVariant>)>();
    arguments.ok().map(|(path, _)| path.to_string())
}
