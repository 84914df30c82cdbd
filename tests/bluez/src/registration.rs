//! What a program registers: services that other computers can use, and an advertisement. What `BlueZ` refuses is
//! refused.
//!
//! Source: `BlueZ`'s `src/gatt-database.c` and `src/advertising.c`.

use std::collections::BTreeMap;

use zbus::{ObjectPath, OwnedVariant};

use crate::board::{Characteristic, Services};
use crate::objects::{CHARACTERISTIC, SERVICE};
use crate::service::Refusal;

/// The properties of a program's object.
pub(crate) type ProgramProperties = BTreeMap<String, OwnedVariant>;
/// A program's objects, by path and interface.
pub(crate) type ProgramObjects = BTreeMap<String, BTreeMap<String, ProgramProperties>>;

const NO_OBJECT: Refusal = ("Failed", "No object received");
const NO_SERVICE: Refusal = ("Failed", "No valid service object found");
const NO_ENTRY: Refusal = ("Failed", "Failed to create entry in database");
const BAD_ADVERTISEMENT: Refusal = ("Failed", "Failed to parse advertisement.");
/// What an advertising packet holds, in bytes.
const PACKET: usize = 31;
/// The services that `BlueZ` itself has: GAP and GATT.
const OWN_SERVICES: [&str; 2] = [
    "00001800-0000-1000-8000-00805f9b34fb",
    "00001801-0000-1000-8000-00805f9b34fb",
];
const FLAGS: [&str; 23] = [
    "broadcast",
    "read",
    "write-without-response",
    "write",
    "notify",
    "indicate",
    "authenticated-signed-writes",
    "extended-properties",
    "reliable-write",
    "writable-auxiliaries",
    "encrypt-read",
    "encrypt-write",
    "encrypt-notify",
    "encrypt-indicate",
    "encrypt-authenticated-read",
    "encrypt-authenticated-write",
    "encrypt-authenticated-notify",
    "encrypt-authenticated-indicate",
    "secure-read",
    "secure-write",
    "secure-notify",
    "secure-indicate",
    "authorize",
];

/// The services of a program.
#[derive(Debug)]
pub(crate) struct Application {
    pub(crate) owner: String,
    pub(crate) path: String,
    uuids: Vec<String>,
    characteristics: Vec<Characteristic>,
    /// The paths of the characteristics.
    pub(crate) paths: Vec<String>,
}

impl Application {
    /// Reads the objects of a program.
    pub(crate) fn read(
        owner: &str,
        path: &str,
        objects: &ProgramObjects,
    ) -> Result<Application, Refusal> {
        if objects.is_empty() {
            return Err(NO_OBJECT);
        }
        let with = |interface: &'static str| {
            let all = objects.iter();
            all.filter_map(move |(path, it)| Some((path, it.get(interface)?)))
        };
        let services: Vec<&String> = with(SERVICE).map(|(path, _)| path).collect();
        if services.is_empty() {
            return Err(NO_SERVICE);
        }
        let mut places = Vec::new();
        for (_, properties) in with(CHARACTERISTIC) {
            let service = properties.get("Service");
            let service = service.and_then(|it| <&ObjectPath<'_>>::try_from(it).ok());
            let mut known = services.iter();
            let place = service.and_then(|it| known.position(|path| *path == it.as_str()));
            let flags = texts(properties, "Flags").ok_or(NO_SERVICE)?;
            if flags.iter().any(|flag| !FLAGS.contains(&flag.as_str())) {
                return Err(NO_SERVICE);
            }
            places.push((place.ok_or(NO_SERVICE)?, flags));
        }
        let mut uuids = Vec::new();
        for (_, properties) in with(SERVICE) {
            let primary = properties.get("Primary").map(bool::try_from);
            if !matches!(primary, Some(Ok(_))) {
                return Err(NO_ENTRY);
            }
            uuids.push(uuid(properties)?);
        }
        let mut characteristics = Vec::new();
        for ((_, properties), (service, flags)) in with(CHARACTERISTIC).zip(places) {
            characteristics.push(Characteristic {
                uuid: uuid(properties)?,
                service,
                flags,
            });
        }
        Ok(Application {
            owner: owner.to_owned(),
            path: path.to_owned(),
            uuids,
            characteristics,
            paths: with(CHARACTERISTIC).map(|(path, _)| path.clone()).collect(),
        })
    }
}

/// What a program advertises.
#[derive(Debug)]
pub(crate) struct Advertisement {
    pub(crate) owner: String,
    pub(crate) path: String,
    name: Option<String>,
    uuids: Vec<String>,
    /// Whether other computers list and connect to it.
    pub(crate) is_found: bool,
}

impl Advertisement {
    /// Reads the properties of an advertisement.
    pub(crate) fn read(
        owner: &str,
        path: &str,
        properties: &ProgramProperties,
    ) -> Result<Advertisement, Refusal> {
        let is_connectable = match text(properties, "Type")? {
            Some("peripheral") => true,
            Some("broadcast") | None => false,
            Some(_) => return Err(BAD_ADVERTISEMENT),
        };
        let uuids = match properties.get("ServiceUUIDs") {
            Some(_) => texts(properties, "ServiceUUIDs").ok_or(BAD_ADVERTISEMENT)?,
            None => Vec::new(),
        };
        let discoverable = properties.get("Discoverable").map(bool::try_from);
        let is_discoverable = match discoverable {
            Some(Ok(is_discoverable)) => is_discoverable,
            Some(Err(_)) => return Err(BAD_ADVERTISEMENT),
            None => false,
        };
        let is_valid = uuids.iter().all(|uuid| is_uuid(uuid));
        if !is_valid || is_discoverable && !is_connectable {
            return Err(BAD_ADVERTISEMENT);
        }
        // The name goes into the answer to a scan.
        let flags = if is_discoverable { 3 } else { 0 };
        let services = if uuids.is_empty() {
            0
        } else {
            2 + 16 * uuids.len()
        };
        if flags + services > PACKET {
            return Err(BAD_ADVERTISEMENT);
        }
        Ok(Advertisement {
            owner: owner.to_owned(),
            path: path.to_owned(),
            name: text(properties, "LocalName")?.map(str::to_owned),
            uuids,
            is_found: is_connectable && is_discoverable,
        })
    }

    /// What other computers see of this one. Without a name of its own the advertisement has none.
    pub(crate) fn services(&self, application: Option<&Application>) -> Services {
        Services {
            name: self.name.clone().unwrap_or_default(),
            uuids: application.map_or_else(Vec::new, |it| it.uuids.clone()),
            characteristics: application.map_or_else(Vec::new, |it| it.characteristics.clone()),
            advertised: self.uuids.clone(),
        }
    }
}

fn text<'a>(properties: &'a ProgramProperties, name: &str) -> Result<Option<&'a str>, Refusal> {
    let value = properties.get(name).map(<&str>::try_from).transpose();
    value.map_err(|_| BAD_ADVERTISEMENT)
}

fn texts(properties: &ProgramProperties, name: &str) -> Option<Vec<String>> {
    let value = properties.get(name)?.try_clone().ok()?;
    Vec::<String>::try_from(value).ok()
}

fn uuid(properties: &ProgramProperties) -> Result<String, Refusal> {
    let uuid = properties.get("UUID");
    let uuid = uuid.and_then(|it| <&str>::try_from(it).ok());
    let uuid = uuid.filter(|it| is_uuid(it) && !OWN_SERVICES.contains(it));
    uuid.map(str::to_owned).ok_or(NO_ENTRY)
}

fn is_uuid(text: &str) -> bool {
    let is_right = |(place, byte): (usize, u8)| match place {
        8 | 13 | 18 | 23 => byte == b'-',
        _ => byte.is_ascii_hexdigit(),
    };
    text.len() == 36 && text.bytes().enumerate().all(is_right)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::collections::BTreeMap;

    use zbus::{ObjectPath, OwnedVariant, Variant};

    use super::{
        Advertisement, Application, BAD_ADVERTISEMENT, NO_ENTRY, NO_OBJECT, NO_SERVICE,
        ProgramObjects, ProgramProperties,
    };
    use crate::objects::{CHARACTERISTIC, SERVICE};

    const UUID: &str = "1b7e8261-2877-41c3-b46e-cf057c562023";

    fn variant(value: Variant<'_>) -> OwnedVariant {
        OwnedVariant::try_from(value).unwrap()
    }

    fn objects() -> ProgramObjects {
        let service = ProgramProperties::from([
            ("UUID".to_owned(), variant(UUID.into())),
            ("Primary".to_owned(), variant(true.into())),
        ]);
        let path = ObjectPath::try_from("/app/service").unwrap();
        let characteristic = ProgramProperties::from([
            ("UUID".to_owned(), variant(UUID.into())),
            ("Service".to_owned(), variant(path.into())),
            ("Flags".to_owned(), variant(vec!["notify"].into())),
        ]);
        BTreeMap::from([
            (
                "/app/service".to_owned(),
                BTreeMap::from([(SERVICE.to_owned(), service)]),
            ),
            (
                "/app/service/notify".to_owned(),
                BTreeMap::from([(CHARACTERISTIC.to_owned(), characteristic)]),
            ),
        ])
    }

    #[test]
    fn services_that_bluez_refuses_are_refused() {
        let read = |objects: &ProgramObjects| Application::read(":1.1", "/app", objects).map(drop);
        assert_eq!(read(&objects()), Ok(()));
        assert_eq!(read(&ProgramObjects::new()), Err(NO_OBJECT));
        let changed = |path: &str, interface: &str, name: &str, value: Option<Variant<'_>>| {
            let mut objects = objects();
            let interfaces = objects.get_mut(path).unwrap();
            let properties = interfaces.get_mut(interface).unwrap();
            properties.remove(name).unwrap();
            if let Some(value) = value {
                properties.insert(name.to_owned(), variant(value));
            }
            read(&objects).unwrap_err()
        };
        let service = |name, value| changed("/app/service", SERVICE, name, value);
        assert_eq!(service("Primary", None), NO_ENTRY);
        assert_eq!(service("UUID", None), NO_ENTRY);
        assert_eq!(service("UUID", Some("1b7e".into())), NO_ENTRY);
        let gap = "00001800-0000-1000-8000-00805f9b34fb";
        assert_eq!(service("UUID", Some(gap.into())), NO_ENTRY);
        let notify = |name, value| changed("/app/service/notify", CHARACTERISTIC, name, value);
        assert_eq!(notify("Service", None), NO_SERVICE);
        assert_eq!(notify("Service", Some("/app/service".into())), NO_SERVICE);
        let other = ObjectPath::try_from("/app/other").unwrap();
        assert_eq!(notify("Service", Some(other.into())), NO_SERVICE);
        assert_eq!(notify("Flags", None), NO_SERVICE);
        assert_eq!(notify("Flags", Some(vec!["shout"].into())), NO_SERVICE);
        assert_eq!(notify("UUID", None), NO_ENTRY);
        let mut none = objects();
        none.remove("/app/service");
        assert_eq!(read(&none), Err(NO_SERVICE));
    }

    #[test]
    fn advertisements_that_bluez_refuses_are_refused() {
        let read = |properties: &[(&str, Variant<'_>)]| {
            let properties = properties.iter().map(|(name, value)| {
                let value = value.try_clone().unwrap();
                ((*name).to_owned(), variant(value))
            });
            let properties: ProgramProperties = properties.collect();
            Advertisement::read(":1.1", "/ad", &properties).map(|it| it.is_found)
        };
        let peripheral = || ("Type", Variant::from("peripheral"));
        let discoverable = || ("Discoverable", Variant::from(true));
        assert_eq!(read(&[]), Ok(false));
        assert_eq!(read(&[peripheral()]), Ok(false));
        assert_eq!(read(&[peripheral(), discoverable()]), Ok(true));
        assert_eq!(read(&[discoverable()]), Err(BAD_ADVERTISEMENT));
        let other = ("Type", Variant::from("central"));
        assert_eq!(read(&[other]), Err(BAD_ADVERTISEMENT));
        let services = |count: usize| ("ServiceUUIDs", Variant::from(vec![UUID; count]));
        assert_eq!(read(&[peripheral(), discoverable(), services(1)]), Ok(true));
        let long = read(&[peripheral(), discoverable(), services(2)]);
        assert_eq!(long, Err(BAD_ADVERTISEMENT));
        let short = ("ServiceUUIDs", Variant::from(vec!["1b7e"]));
        assert_eq!(read(&[peripheral(), short]), Err(BAD_ADVERTISEMENT));
        let number = ("LocalName", Variant::from(7_u8));
        assert_eq!(read(&[peripheral(), number]), Err(BAD_ADVERTISEMENT));
    }
}
