//! What is asked of that which a machine is held to.

use std::{collections::BTreeMap, net::IpAddr, path::PathBuf};

use serde::Deserialize;

use super::{CONTROL, yes};

/// See the example of [`super`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the file's own words")]
#[serde(deny_unknown_fields)]
pub struct Programs {
    #[serde(default = "yes")]
    pub required: bool,
    pub allow: Vec<PathBuf>,
    #[serde(default = "nothing")]
    pub control: PathBuf,
    #[serde(default = "whole_machine")]
    pub filesystems: Vec<PathBuf>,
    #[serde(default)]
    pub left_out: Vec<PathBuf>,
}

fn nothing() -> PathBuf {
    PathBuf::from(CONTROL)
}

fn whole_machine() -> Vec<PathBuf> {
    vec![PathBuf::from("/")]
}

/// See the example of [`super`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the file's own words")]
#[serde(deny_unknown_fields)]
pub struct NoExec {
    #[serde(default = "yes")]
    pub required: bool,
    pub folders: Vec<PathBuf>,
}

/// See the example of [`super`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the file's own words")]
#[serde(deny_unknown_fields)]
pub struct Kernel {
    #[serde(default = "yes")]
    pub required: bool,
    pub values: BTreeMap<String, String>,
}

/// See the example of [`super`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the file's own words")]
#[serde(deny_unknown_fields)]
pub struct Network {
    #[serde(default = "yes")]
    pub required: bool,
    pub port: u16,
    pub venue: Vec<IpAddr>,
}

/// See the example of [`super`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the file's own words")]
#[serde(deny_unknown_fields)]
pub struct Browser {
    #[serde(default = "yes")]
    pub required: bool,
    pub page: String,
    #[serde(default = "policies")]
    pub policies: PathBuf,
}

fn policies() -> PathBuf {
    PathBuf::from("/etc/chromium/policies/managed")
}

/// See the example of [`super`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the file's own words")]
#[serde(deny_unknown_fields)]
pub struct Stop {
    #[serde(default = "yes")]
    pub required: bool,
    pub group: String,
}

/// See the example of [`super`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the file's own words")]
#[serde(deny_unknown_fields)]
pub struct Reports {
    #[serde(default = "yes")]
    pub required: bool,
    #[serde(default = "five")]
    pub every_s: u32,
}

const fn five() -> u32 {
    5
}
