//! The objects that `BlueZ` shows: an adapter, devices, and what connected devices have.

use std::collections::BTreeMap;

use zbus::{ObjectPath, Variant};

use crate::board::Board;

pub(crate) const ADAPTER: &str = "org.bluez.Adapter1";
pub(crate) const DEVICE: &str = "org.bluez.Device1";
pub(crate) const SERVICE: &str = "org.bluez.GattService1";
pub(crate) const CHARACTERISTIC: &str = "org.bluez.GattCharacteristic1";
pub(crate) const ADAPTER_PATH: &str = "/org/bluez/hci0";

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

fn object(path: &str) -> ObjectPath<'static> {
    // Paths are made of addresses and numbers.
    ObjectPath::try_from(path.to_owned()).unwrap_or_default()
}

fn texts(texts: &[&str]) -> Variant<'static> {
    let texts: Vec<String> = texts.iter().map(|text| (*text).to_owned()).collect();
    Variant::from(texts)
}

/// The adapter.
pub(crate) fn adapter(is_powered: bool, is_discovering: bool) -> (ObjectPath<'static>, Interfaces) {
    let properties = BTreeMap::from([
        ("Address", Variant::from("00:00:5E:00:53:01")),
        ("AddressType", Variant::from("public")),
        ("Name", Variant::from("stand-in")),
        ("Powered", Variant::from(is_powered)),
        ("Discovering", Variant::from(is_discovering)),
    ]);
    (
        object(ADAPTER_PATH),
        BTreeMap::from([(ADAPTER, properties)]),
    )
}

/// A device.
pub(crate) fn device(address: &str, board: &Board) -> (ObjectPath<'static>, Interfaces) {
    let services = &board.services;
    let uuids = if board.is_resolved() {
        services.uuids
    } else {
        services.advertised
    };
    let properties = BTreeMap::from([
        ("Address", Variant::from(address.to_owned())),
        ("AddressType", Variant::from("random")),
        ("Name", Variant::from(services.name)),
        ("Alias", Variant::from(services.name)),
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
            ("UUID", Variant::from(*uuid)),
            ("Primary", Variant::from(true)),
            ("Device", Variant::from(object(&device_path(address)))),
        ]);
        let path = object(&service_path(address, place));
        objects.insert(path, BTreeMap::from([(SERVICE, properties)]));
    }
    for (place, characteristic) in board.services.characteristics.iter().enumerate() {
        let is_notifying = board.subscribers.contains_key(characteristic.uuid);
        let service = object(&service_path(address, characteristic.service));
        let properties = BTreeMap::from([
            ("UUID", Variant::from(characteristic.uuid)),
            ("Service", Variant::from(service)),
            ("Value", Variant::from(Vec::<u8>::new())),
            ("Notifying", Variant::from(is_notifying)),
            ("Flags", texts(characteristic.flags)),
            ("MTU", Variant::from(board.mtu)),
        ]);
        let path = object(&characteristic_path(address, board, place));
        objects.insert(path, BTreeMap::from([(CHARACTERISTIC, properties)]));
    }
    objects
}
