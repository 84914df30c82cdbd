//! What is plugged in over USB, by what it claims to be; a device that lies about that is not seen through.
//!
//! A device's descriptors tell every interface that it could have. The folders of its interfaces would not do:
//! one that is kept out has none.

use std::path::{Path, PathBuf};

use super::{Seen, tree};
use crate::profile;

/// Where devices are, and the buses that they are on, below the root.
const FOLDER: &str = "sys/bus/usb/devices";
/// The class of a hub.
const HUB: u8 = 9;
/// What a descriptor of an interface calls itself, and where it has its class.
const INTERFACE: u8 = 4;
const CLASS: usize = 5;

/// What may be there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Usb {
    kinds: Vec<u8>,
    products: Vec<String>,
    /// What may not is kept out.
    pub(crate) prevent: bool,
}

/// One that is plugged in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Device {
    /// Its place, such as `1-2`.
    pub(crate) place: String,
    /// For people.
    pub(crate) words: String,
    /// What tells it from others of its product, if it says so.
    serial: Option<String>,
    /// It may be there.
    pub(crate) may: bool,
    /// It works.
    pub(crate) works: bool,
}

impl Device {
    /// Whether it is the other, in the same place.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        (&self.place, &self.words, &self.serial) == (&other.place, &other.words, &other.serial)
    }
}

impl Usb {
    /// As a profile has it.
    pub(crate) fn of(asked: &profile::Usb) -> Self {
        let kinds = asked.kinds.iter();
        let kinds = kinds.filter_map(|kind| u8::from_str_radix(kind, 16).ok());
        Self {
            kinds: kinds.chain([HUB]).collect(),
            products: asked.devices.clone(),
            prevent: asked.prevent,
        }
    }

    fn may(&self, product: &str, kinds: Option<&[u8]>) -> bool {
        let known =
            |kinds: &[u8]| !kinds.is_empty() && kinds.iter().all(|kind| self.kinds.contains(kind));
        self.products.iter().any(|it| it == product) || kinds.is_some_and(known)
    }
}

/// The bus that a device of this place is on; a bus is its own.
pub(crate) fn bus(place: &str) -> String {
    match place.split_once('-') {
        Some((number, _)) => format!("usb{number}"),
        None => place.to_owned(),
    }
}

/// Whether a device works, or whether a bus lets in what is plugged in.
pub(crate) fn file(root: &Path, place: &str, bus: bool) -> PathBuf {
    let name = if bus {
        "authorized_default"
    } else {
        "authorized"
    };
    root.join(FOLDER).join(place).join(name)
}

/// The buses of this machine.
pub(crate) fn buses(root: &Path) -> Vec<String> {
    let names = tree::entries(&root.join(FOLDER)).unwrap_or_default();
    names.into_iter().filter(|name| is_bus(name)).collect()
}

/// All that is plugged in.
pub(crate) fn devices(root: &Path, usb: &Usb) -> Vec<Device> {
    let names = tree::entries(&root.join(FOLDER)).unwrap_or_default();
    let places = names
        .into_iter()
        .filter(|name| !is_bus(name) && !name.contains(':'));
    places
        .filter_map(|place| device(root, usb, place))
        .collect()
}

fn is_bus(name: &str) -> bool {
    name.starts_with("usb")
}

/// None for one that was just pulled out.
fn device(root: &Path, usb: &Usb, place: String) -> Option<Device> {
    let folder = root.join(FOLDER).join(&place);
    let field = |name: &str| tree::line(&folder.join(name));
    let product = format!("{}:{}", field("idVendor")?, field("idProduct")?);
    let kinds = tree::whole(&folder.join("descriptors")).and_then(|bytes| kinds(&bytes));
    let called = field("product").unwrap_or_default();
    let listed = kinds.as_deref().unwrap_or_default();
    let listed: Vec<String> = listed.iter().map(|kind| format!("{kind:02x}")).collect();
    let listed = match listed.join(", ") {
        none if none.is_empty() => "of no known kind".to_owned(),
        listed => format!("kinds {listed}"),
    };
    Some(Device {
        words: format!("{} ({listed})", format!("{product} {called}").trim_end()),
        serial: field("serial"),
        may: usb.may(&product, kinds.as_deref()),
        works: field("authorized").is_none_or(|value| value != "0"),
        place,
    })
}

/// The classes of all interfaces, in order. None where the descriptors do not end as they should: what follows
/// is not known.
fn kinds(mut descriptors: &[u8]) -> Option<Vec<u8>> {
    let mut kinds = Vec::new();
    while let Some(&length) = descriptors.first() {
        let one = descriptors
            .get(..usize::from(length))
            .filter(|it| it.len() > 1)?;
        if one[1] == INTERFACE {
            kinds.push(*one.get(CLASS)?);
        }
        descriptors = &descriptors[one.len()..];
    }
    kinds.sort_unstable();
    kinds.dedup();
    Some(kinds)
}

pub(super) fn look(root: &Path, usb: &Usb) -> Result<Seen, String> {
    let buses = buses(root);
    if buses.is_empty() {
        return Err("this computer reports no USB".to_owned());
    }
    let (devices, forbidden): (Vec<Device>, Vec<Device>) = devices(root, usb)
        .into_iter()
        .filter(|device| device.works)
        .partition(|device| device.may);
    let there = devices.into_iter().map(|device| device.words);
    let there: Vec<String> = buses.iter().cloned().chain(there).collect();
    let forbidden = forbidden
        .into_iter()
        .map(|device| format!("{} is plugged in and works", device.words));
    let open = buses.iter().filter(|bus| {
        usb.prevent && tree::line(&file(root, bus, true)).is_none_or(|value| value != "0")
    });
    let open = open.map(|bus| format!("{bus} accepts every device"));
    Ok(Seen {
        there: Some(format!("USB: {}", there.join(", "))),
        forbidden: open.chain(forbidden).collect(),
    })
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::{super::recorded::all_told, FOLDER, Usb, kinds, look};

    fn put(root: &Path, place: &str, fields: &[(&str, &[u8])]) {
        let folder = root.join(FOLDER).join(place);
        fs::create_dir_all(&folder).unwrap();
        for (field, value) in fields {
            fs::write(folder.join(field), value).unwrap();
        }
    }

    /// A device's descriptor, a configuration's, and one of each interface.
    fn descriptors(classes: &[u8]) -> Vec<u8> {
        let mut bytes = vec![18, 1];
        bytes.resize(18, 0);
        bytes.extend([9, 2, 0, 0, 1, 1, 0, 0x80, 50]);
        for class in classes {
            bytes.extend([9, 4, 0, 0, 1, *class, 0, 0, 0]);
        }
        bytes
    }

    #[test]
    fn ven_2_only_what_claims_nothing_but_allowed_kinds_may_be_plugged_in() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        let mut usb = Usb {
            kinds: vec![3, 9],
            products: Vec::new(),
            prevent: true,
        };
        all_told(&look(root, &usb));
        assert!(look(root, &usb).is_err());
        put(root, "usb1", &[("authorized_default", b"1\n")]);
        let open = ["usb1 accepts every device"];
        assert_eq!(look(root, &usb).unwrap().forbidden, open);
        all_told(&look(root, &usb));
        put(root, "usb1", &[("authorized_default", b"0\n")]);
        let of = |classes: &[u8], authorized: &[u8]| {
            put(
                root,
                "1-2.1",
                &[
                    ("idVendor", b"0781\n"),
                    ("idProduct", b"5567\n"),
                    ("authorized", authorized),
                    ("descriptors", &descriptors(classes)),
                ],
            );
        };
        let long = [&[3; 2_000][..], &[8]].concat();
        for (classes, words) in [
            (&[3, 3][..], None),
            (&[9], None),
            (&[8], Some("0781:5567 (kinds 08)")),
            // Storage behind so much else that not all of it is read.
            (&long, Some("0781:5567 (of no known kind)")),
            // A keyboard that is storage, too.
            (&[3, 8], Some("0781:5567 (kinds 03, 08)")),
            (&[], Some("0781:5567 (of no known kind)")),
        ] {
            of(classes, b"1\n");
            all_told(&look(root, &usb));
            let seen = look(root, &usb).unwrap();
            let forbidden = words.map(|words| format!("{words} is plugged in and works"));
            assert_eq!(seen.forbidden, Vec::from_iter(forbidden));
            assert_eq!(seen.there.unwrap().contains("0781"), words.is_none());
        }
        of(&[8], b"0\n");
        assert!(look(root, &usb).unwrap().forbidden.is_empty());
        of(&[8], b"1\n");
        usb.products.push("0781:5567".into());
        assert!(look(root, &usb).unwrap().forbidden.is_empty());
    }

    #[test]
    fn ven_2_descriptors_that_are_none_tell_nothing() {
        assert_eq!(kinds(&descriptors(&[3, 8, 3])), Some(vec![3, 8]));
        assert_eq!(kinds(b""), Some(Vec::new()));
        for odd in [&[0, 4][..], &[1], &[9, 4, 0], &[3, 4, 0], &[255, 4, 0, 0]] {
            let bytes = [descriptors(&[3]), odd.to_vec()].concat();
            assert_eq!(kinds(&bytes), None, "{odd:?}");
        }
    }
}
