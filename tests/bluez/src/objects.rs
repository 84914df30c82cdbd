//! The objects that `BlueZ` shows: an adapter, devices, and what connected devices have.

use std::collections::BTreeMap;

use zbus::{ObjectPath, Variant};

use crate::board::Board;

pub(crate) const ADAPTER: &str = "org.bluez.Adapter1";
pub(crate) const DEVICE: &str = "org.bluez.Device1";
pub(crate) const SERVICE: &str = "org.bluez.GattService1";
pub(crate) const CHARACTERISTIC: &str = "org.bluez.GattCharacteristic1";
pub(crate) const GATT_MANAGER: &str = "org.bluez.GattManager1";
pub(crate) const ADVERTISING_MANAGER: &str = "org.bluez.LEAdvertisingManager1";
pub(crate) const ADAPTER_PATH: &str = "/org/bluez/hci0";
/// The computer's own address: that of what its programs advertise.
pub(crate) const ADAPTER_ADDRESS: &str = "00:00:5E:00:53:01";
/// The computer that connects to what this one's programs advertise.
pub(crate) const CENTRAL_ADDRESS: &str = "00:00:5E:00:53:02";
/// The computer's name.
pub(crate) const COMPUTER: &str = "stand-in";
/// How many advertisements there can be.
pub(crate) const MOST_ADVERTISEMENTS: u8 = 2;

pub(crate) type Properties = BTreeMap<&'static str, Variant<'static>>;
pub(crate) type Interfaces = BTreeMap<&'static str, Properties>;
pub(crate) type Objects = BTreeMap<ObjectPath<'static>, Interfaces>;

/// The path of a device.
pub(crate) fn device_path(address: &str) -> String {
    format!("{ADAPTER_PATH}/dev_{}", address.replace(':', "_"))
}

/// The path of a service, by its place.
fn service_path(address: &str, service: usize) -> String {
    format!(
        "{}/service{:04x}",
        device_path(address),
        0x10 * (service + 1)
    )
}

/// The path of a characteristic, by its place.
pub(crate) fn characteristic_path(address: &str, board: &Board, place: usize) -> String {
    let service = board.services.characteristics[place].service;
    let handle = 0x10 * (service + 1) + 3 * place + 1;
    format!("{}/char{handle:04x}", service_path(address, service))
}

pub(crate) fn object(path: &str) -> ObjectPath<'static> {
    // Paths are made of addresses and numbers.
    ObjectPath::try_from(path.to_owned()).unwrap_or_default()
}

fn texts<T: ToString>(texts: &[T]) -> Variant<'static> {
    let texts: Vec<String> = texts.iter().map(ToString::to_string).collect();
    Variant::from(texts)
}

/// What is to be shown of the adapter.
pub(crate) struct AdapterState<'a> {
    pub(crate) is_powered: bool,
    pub(crate) is_discovering: bool,
    pub(crate) can_advertise: bool,
    pub(crate) alias: &'a str,
    pub(crate) advertisements: u8,
}

/// The adapter.
pub(crate) fn adapter(state: &AdapterState<'_>) -> (ObjectPath<'static>, Interfaces) {
    let roles: &[&str] = if state.can_advertise {
        &["central", "peripheral"]
    } else {
        &["central"]
    };
    let properties = BTreeMap::from([
        ("Address", Variant::from(ADAPTER_ADDRESS)),
        ("AddressType", Variant::from("public")),
        ("Name", Variant::from(COMPUTER)),
        ("Alias", Variant::from(state.alias.to_owned())),
        ("Powered", Variant::from(state.is_powered)),
        ("Discovering", Variant::from(state.is_discovering)),
        ("Roles", texts(roles)),
    ]);
    let free = MOST_ADVERTISEMENTS.saturating_sub(state.advertisements);
    let advertising = BTreeMap::from([
        ("ActiveInstances", Variant::from(state.advertisements)),
        ("SupportedInstances", Variant::from(free)),
    ]);
    (
        object(ADAPTER_PATH),
        BTreeMap::from([
            (ADAPTER, properties),
            (GATT_MANAGER, Properties::new()),
            (ADVERTISING_MANAGER, advertising),
        ]),
    )
}

/// The computer that has connected to what a program of this one advertises.
pub(crate) fn central() -> (ObjectPath<'static>, Interfaces) {
    let properties = BTreeMap::from([
        ("Address", Variant::from(CENTRAL_ADDRESS)),
        ("AddressType", Variant::from("public")),
        ("Name", Variant::from("another computer")),
        ("Alias", Variant::from("another computer")),
        ("Adapter", Variant::from(object(ADAPTER_PATH))),
        ("Connected", Variant::from(true)),
        ("UUIDs", texts::<&str>(&[])),
    ]);
    (
        object(&device_path(CENTRAL_ADDRESS)),
        BTreeMap::from([(DEVICE, properties)]),
    )
}

/// A device.
pub(crate) fn device(address: &str, board: &Board) -> (ObjectPath<'static>, Interfaces) {
    let services = &board.services;
    let uuids = if board.is_resolved() {
        &services.uuids
    } else {
        &services.advertised
    };
    let properties = BTreeMap::from([
        ("Address", Variant::from(address.to_owned())),
        ("AddressType", Variant::from("random")),
        ("Name", Variant::from(services.name.clone())),
        ("Alias", Variant::from(services.name.clone())),
        ("Adapter", Variant::from(object(ADAPTER_PATH))),
        ("Paired", Variant::from(false)),
        ("Trusted", Variant::from(false)),
        ("Connected", Variant::from(board.is_connected())),
        ("ServicesResolved", Variant::from(board.is_resolved())),
        ("UUIDs", texts(uuids)),
    ]);
    (
        object(&device_path(address)),
        BTreeMap::from([(DEVICE, properties)]),
    )
}

/// The services and characteristics of a connected device.
pub(crate) fn attributes(address: &str, board: &Board) -> Objects {
    let mut objects = Objects::new();
    for (place, uuid) in board.services.uuids.iter().enumerate() {
        let properties = BTreeMap::from([
            ("UUID", Variant::from(uuid.clone())),
            ("Primary", Variant::from(true)),
            ("Device", Variant::from(object(&device_path(address)))),
        ]);
        let path = object(&service_path(address, place));
        objects.insert(path, BTreeMap::from([(SERVICE, properties)]));
    }
    for (place, characteristic) in board.services.characteristics.iter().enumerate() {
        let is_notifying = board.subscribers.contains_key(&place);
        let service = object(&service_path(address, characteristic.service));
        let properties = BTreeMap::from([
            ("UUID", Variant::from(characteristic.uuid.clone())),
            ("Service", Variant::from(service)),
            ("Value", Variant::from(Vec::<u8>::new())),
            ("Notifying", Variant::from(is_notifying)),
            ("Flags", texts(&characteristic.flags)),
            ("MTU", Variant::from(board.mtu)),
        ]);
        let path = object(&characteristic_path(address, board, place));
        objects.insert(path, BTreeMap::from([(CHARACTERISTIC, properties)]));
    }
    objects
}
