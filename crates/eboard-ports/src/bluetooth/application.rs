//! A simulated board as `BlueZ` takes it: its services and its advertisement, as objects of this program.
//!
//! Source: `BlueZ`'s own pages org.bluez.GattManager(5), org.bluez.GattService(5), org.bluez.GattCharacteristic(5) and
//! org.bluez.LEAdvertisement(5).

use std::collections::BTreeMap;

use zbus::{ObjectPath, Variant};

use super::bluez::CHARACTERISTIC;
use super::profile::Profile;

/// Where the services are.
pub(super) const APPLICATION_PATH: &str = "/org/adoube/board";
/// Where the advertisement is.
pub(super) const ADVERTISEMENT_PATH: &str = "/org/adoube/advertisement";
pub(super) const ADVERTISEMENT: &str = "org.bluez.LEAdvertisement1";
const SERVICE: &str = "org.bluez.GattService1";

/// The properties of an object, by name.
pub(super) type OwnProperties = BTreeMap<&'static str, Variant<'static>>;
/// Objects by path, with their interfaces.
pub(super) type OwnObjects = BTreeMap<ObjectPath<'static>, BTreeMap<&'static str, OwnProperties>>;

/// What a characteristic is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    /// It sends messages. The number is the place of its service.
    Notify(usize),
    /// It takes commands.
    Write,
}

/// The path of a constant or of a number in it, which is always valid.
pub(super) fn object(path: &str) -> ObjectPath<'static> {
    ObjectPath::try_from(path.to_owned()).unwrap_or_default()
}

fn service_path(place: usize) -> String {
    format!("{APPLICATION_PATH}/service{place}")
}

/// The path of the characteristic that sends the messages of a service.
pub(super) fn notify_path(place: usize) -> String {
    format!("{}/notify", service_path(place))
}

fn write_path(place: usize) -> String {
    format!("{}/write", service_path(place))
}

/// The characteristic at this path.
pub(super) fn use_of(profile: &Profile, path: &str) -> Option<Use> {
    let mut services = profile.services.iter().enumerate();
    services.find_map(|(place, service)| {
        if path == notify_path(place) {
            Some(Use::Notify(place))
        } else if service.write.is_some() && path == write_path(place) {
            Some(Use::Write)
        } else {
            None
        }
    })
}

/// The services and characteristics of a board.
pub(super) fn objects(profile: &Profile) -> OwnObjects {
    let mut objects = OwnObjects::new();
    for (place, service) in profile.services.iter().enumerate() {
        let path = service_path(place);
        let properties = OwnProperties::from([
            ("UUID", Variant::from(service.uuid)),
            ("Primary", Variant::from(true)),
        ]);
        objects.insert(object(&path), BTreeMap::from([(SERVICE, properties)]));
        let notify = characteristic(service.notify, &path, &["notify"]);
        objects.insert(object(&notify_path(place)), notify);
        if let Some(uuid) = service.write {
            let write = characteristic(uuid, &path, &["write", "write-without-response"]);
            objects.insert(object(&write_path(place)), write);
        }
    }
    objects
}

fn characteristic(
    uuid: &'static str,
    service: &str,
    flags: &[&str],
) -> BTreeMap<&'static str, OwnProperties> {
    let properties = OwnProperties::from([
        ("UUID", Variant::from(uuid)),
        ("Service", Variant::from(object(service))),
        ("Flags", texts(flags)),
    ]);
    BTreeMap::from([(CHARACTERISTIC, properties)])
}

/// What a board sends to all computers that are near. One service is all that a packet of 31 bytes holds.
fn advertisement(profile: &Profile) -> OwnProperties {
    OwnProperties::from([
        ("Type", Variant::from("peripheral")),
        ("ServiceUUIDs", texts(&[profile.advertised_service()])),
        ("LocalName", Variant::from(profile.board_name)),
        // BlueZ does not list devices that are not discoverable.
        ("Discoverable", Variant::from(true)),
    ])
}

/// The properties of an object of ours.
pub(super) fn properties(profile: &Profile, path: &str, interface: &str) -> Option<OwnProperties> {
    if path == ADVERTISEMENT_PATH && interface == ADVERTISEMENT {
        return Some(advertisement(profile));
    }
    let mut interfaces = objects(profile).remove(&object(path))?;
    interfaces.remove(interface)
}

fn texts(texts: &[&str]) -> Variant<'static> {
    let texts: Vec<String> = texts.iter().map(|text| (*text).to_owned()).collect();
    Variant::from(texts)
}

#[cfg(test)]
mod tests {
    use adoube_eboard::Make;

    use super::{ADVERTISEMENT, ADVERTISEMENT_PATH, Use, notify_path, objects, properties, use_of};
    use crate::bluetooth::bluez::CHARACTERISTIC;
    use crate::bluetooth::profile::Profile;

    #[test]
    fn every_characteristic_of_a_board_is_an_object() {
        for make in [Make::Chessnut, Make::Millennium, Make::Pegasus] {
            let profile = Profile::of(make).unwrap();
            let objects = objects(profile);
            let paths: Vec<&str> = objects.keys().map(zbus::ObjectPath::as_str).collect();
            let uses = paths.iter().filter_map(|path| use_of(profile, path));
            let writes = uses.filter(|it| *it == Use::Write).count();
            assert_eq!(writes, 1, "{paths:?}");
            assert_eq!(use_of(profile, &notify_path(0)), Some(Use::Notify(0)));
            let notify = properties(profile, &notify_path(0), CHARACTERISTIC).unwrap();
            assert_eq!(
                notify["UUID"],
                zbus::Variant::from(profile.services[0].notify)
            );
            assert!(properties(profile, ADVERTISEMENT_PATH, ADVERTISEMENT).is_some());
            assert!(properties(profile, "/elsewhere", CHARACTERISTIC).is_none());
        }
    }
}
