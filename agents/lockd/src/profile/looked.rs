//! What is asked of that which is looked at while a machine is held.

use std::path::PathBuf;

use serde::Deserialize;

use super::yes;

/// See the example of [`super`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the file's own words")]
#[serde(deny_unknown_fields)]
pub struct Keys {
    #[serde(default = "yes")]
    pub required: bool,
    #[serde(default = "cage")]
    pub compositor: String,
    #[serde(default = "xkb")]
    pub folder: PathBuf,
}

fn cage() -> String {
    "cage".to_owned()
}

fn xkb() -> PathBuf {
    PathBuf::from("/usr/share/adoube-kiosk/xkb")
}

/// See the example of [`super`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the file's own words")]
#[serde(deny_unknown_fields)]
pub struct Screens {
    #[serde(default = "yes")]
    pub required: bool,
    #[serde(default = "one")]
    pub most: usize,
}

const fn one() -> usize {
    1
}

/// See the example of [`super`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the file's own words")]
#[serde(deny_unknown_fields)]
pub struct Signs {
    #[serde(default = "yes")]
    pub required: bool,
    #[serde(default)]
    pub allow_virtual: bool,
}

/// See the example of [`super`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the file's own words")]
#[serde(deny_unknown_fields)]
pub struct Terminals {
    #[serde(default = "yes")]
    pub required: bool,
}

/// See the example of [`super`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the file's own words")]
#[serde(deny_unknown_fields)]
pub struct Boards {
    #[serde(default = "yes")]
    pub required: bool,
}

/// See the example of [`super`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the file's own words")]
#[serde(deny_unknown_fields)]
pub struct Time {
    #[serde(default = "yes")]
    pub required: bool,
    #[serde(default = "two")]
    pub most_s: u32,
}

const fn two() -> u32 {
    2
}

/// See the example of [`super`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the file's own words")]
#[serde(deny_unknown_fields)]
pub struct Usb {
    #[serde(default = "yes")]
    pub required: bool,
    #[serde(default = "yes")]
    pub prevent: bool,
    #[serde(default = "keyboards")]
    pub kinds: Vec<String>,
    #[serde(default)]
    pub devices: Vec<String>,
}

fn keyboards() -> Vec<String> {
    vec!["03".to_owned()]
}

impl Usb {
    /// What is no class, or no product.
    pub(super) fn fault(&self) -> Option<String> {
        let digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        let hex = |text: &str, most: usize| text.len() == most && text.bytes().all(digit);
        let product = |text: &str| {
            let parts = text.split_once(':');
            parts.is_some_and(|(vendor, product)| hex(vendor, 4) && hex(product, 4))
        };
        if let Some(odd) = self.kinds.iter().find(|kind| !hex(kind, 2)) {
            return Some(format!("usb.kinds: {odd}: two digits, 0 to 9 and a to f"));
        }
        let odd = self.devices.iter().find(|device| !product(device))?;
        Some(format!(
            "usb.devices: {odd}: vendor and product, such as 046d:c31c"
        ))
    }
}
