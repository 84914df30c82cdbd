//! What a simulated board answers to `BlueZ`, which passes on what other computers ask.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Notify, mpsc};
use tokio_stream::StreamExt as _;
use zbus::message::{Flags, Type};
use zbus::{Message, MessageStream, OwnedVariant, Variant};

use super::application::{
    self, ADVERTISEMENT, APPLICATION_PATH, OwnObjects, OwnProperties, Use, use_of,
};
use super::bluez::{CHARACTERISTIC, OBJECT_MANAGER, PROPERTIES};
use super::link::SMALLEST_MTU;
use super::profile::Profile;

/// Computers that are remembered to end their connections: more than an adapter can have at once.
const MOST_CENTRALS: usize = 32;

/// What is known of the computers at the other end.
#[derive(Debug)]
pub(super) struct Connections {
    /// Whether the board can be connected to.
    pub(super) is_plugged_in: bool,
    /// The places of the services whose messages are wanted.
    pub(super) notifying: BTreeSet<usize>,
    /// The packet size, which each write tells.
    pub(super) mtu: u16,
    /// `BlueZ`'s paths of the computers that have written.
    pub(super) centrals: BTreeSet<String>,
}

impl Connections {
    pub(super) const fn new() -> Connections {
        Connections {
            is_plugged_in: true,
            notifying: BTreeSet::new(),
            mtu: SMALLEST_MTU,
            centrals: BTreeSet::new(),
        }
    }
}

/// What both the answers and the board's messages need.
#[derive(Debug)]
pub(super) struct Shared {
    connections: Mutex<Connections>,
    /// `BlueZ` took the advertisement back.
    pub(super) released: Notify,
}

impl Shared {
    pub(super) fn new() -> Shared {
        Shared {
            connections: Mutex::new(Connections::new()),
            released: Notify::new(),
        }
    }

    /// Looks at the connections, or changes them.
    pub(super) fn with<R>(&self, look: impl FnOnce(&mut Connections) -> R) -> R {
        let connections = self.connections.lock();
        look(&mut connections.unwrap_or_else(PoisonError::into_inner))
    }
}

/// Answers calls of `BlueZ` until the connection to the bus ends.
pub(super) struct Answers {
    pub(super) bus: zbus::Connection,
    pub(super) calls: MessageStream,
    /// `BlueZ`'s name on the bus: nobody else is answered.
    pub(super) bluez: String,
    pub(super) profile: &'static Profile,
    pub(super) shared: Arc<Shared>,
    /// What was sent to the board, an entry for each write.
    pub(super) received: mpsc::Sender<Vec<u8>>,
}

enum Answer {
    Objects(OwnObjects),
    Properties(OwnProperties),
    Value(Variant<'static>),
    Done,
    Refused(&'static str),
}

const UNKNOWN_METHOD: Answer = Answer::Refused("org.freedesktop.DBus.Error.UnknownMethod");
const INVALID: Answer = Answer::Refused("org.bluez.Error.InvalidArguments");

impl Answers {
    pub(super) async fn run(mut self) {
        while let Some(Ok(message)) = self.calls.next().await {
            // A reply that cannot be sent: the stream ends, too.
            if message.message_type() == Type::MethodCall {
                let _ = self.reply(&message).await;
            }
        }
    }

    async fn reply(&self, call: &Message) -> zbus::Result<()> {
        let answer = self.answer(call);
        let header = call.header();
        if header.primary().flags().contains(Flags::NO_REPLY_EXPECTED) {
            return Ok(());
        }
        match answer {
            Answer::Objects(objects) => self.bus.reply(&header, &objects).await,
            Answer::Properties(properties) => self.bus.reply(&header, &properties).await,
            Answer::Value(value) => self.bus.reply(&header, &value).await,
            Answer::Done => self.bus.reply(&header, &()).await,
            Answer::Refused(name) => self.bus.reply_error(&header, name, &"").await,
        }
    }

    fn answer(&self, call: &Message) -> Answer {
        let header = call.header();
        let path = header.path().map(ToString::to_string);
        let path = path.unwrap_or_default();
        let interface = header.interface().map(ToString::to_string);
        let method = header.member().map(ToString::to_string);
        let caller = header.sender().map(ToString::to_string);
        if caller.as_deref() != Some(self.bluez.as_str()) {
            return Answer::Refused("org.freedesktop.DBus.Error.AccessDenied");
        }
        match (
            interface.as_deref().unwrap_or_default(),
            method.as_deref().unwrap_or_default(),
        ) {
            (OBJECT_MANAGER, "GetManagedObjects") if path == APPLICATION_PATH => {
                Answer::Objects(application::objects(self.profile))
            }
            (PROPERTIES, "GetAll") => {
                let interface = call.body().deserialize::<String>();
                let found = interface.map(|it| application::properties(self.profile, &path, &it));
                found.ok().flatten().map_or(INVALID, Answer::Properties)
            }
            (PROPERTIES, "Get") => self.property(&path, call),
            (CHARACTERISTIC, method) => match use_of(self.profile, &path) {
                Some(characteristic) => self.characteristic(characteristic, method, call),
                None => UNKNOWN_METHOD,
            },
            (ADVERTISEMENT, "Release") => {
                self.shared.released.notify_one();
                Answer::Done
            }
            _ => UNKNOWN_METHOD,
        }
    }

    fn property(&self, path: &str, call: &Message) -> Answer {
        let Ok((interface, name)) = call.body().deserialize::<(String, String)>() else {
            return INVALID;
        };
        let properties = application::properties(self.profile, path, &interface);
        let value = properties.and_then(|mut properties| properties.remove(name.as_str()));
        value.map_or(INVALID, Answer::Value)
    }

    fn characteristic(&self, characteristic: Use, method: &str, call: &Message) -> Answer {
        match (characteristic, method) {
            (Use::Notify(place), "StartNotify") => {
                self.shared.with(|it| it.notifying.insert(place));
                Answer::Done
            }
            (Use::Notify(place), "StopNotify") => {
                self.shared.with(|it| {
                    it.notifying.remove(&place);
                    if it.notifying.is_empty() {
                        it.mtu = SMALLEST_MTU;
                        it.centrals.clear();
                    }
                });
                Answer::Done
            }
            (Use::Write, "WriteValue") => self.write(call),
            (Use::Notify(_) | Use::Write, _) => Answer::Refused("org.bluez.Error.NotSupported"),
        }
    }

    fn write(&self, call: &Message) -> Answer {
        let body = call.body();
        let arguments = body.deserialize::<(Vec<u8>, BTreeMap<String, OwnedVariant>)>();
        let Ok((bytes, options)) = arguments else {
            return INVALID;
        };
        let central = options.get("device");
        let central = central.and_then(|it| <&zbus::ObjectPath<'_>>::try_from(it).ok());
        let mtu = options.get("mtu").and_then(|it| u16::try_from(it).ok());
        let is_plugged_in = self.shared.with(|it| {
            if let Some(central) = central.filter(|_| it.centrals.len() < MOST_CENTRALS) {
                it.centrals.insert(central.to_string());
            }
            it.mtu = mtu.unwrap_or(it.mtu).max(SMALLEST_MTU);
            it.is_plugged_in
        });
        // What the board does not read in time is lost, as at a real line.
        if is_plugged_in && self.received.try_send(bytes).is_ok() {
            Answer::Done
        } else {
            Answer::Refused("org.bluez.Error.Failed")
        }
    }
}
