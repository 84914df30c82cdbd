//! What is asked of that which a machine can only be looked at for.

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
pub struct Time {
    #[serde(default = "yes")]
    pub required: bool,
    #[serde(default = "two")]
    pub most_s: u32,
}

const fn two() -> u32 {
    2
}
