//! A check that somebody asked for.

use std::os::{
    fd::{AsFd, BorrowedFd},
    unix::process::CommandExt as _,
};

use serde_json::Value;

use super::{Places, beside::Beside};

/// The longest report, bytes.
const LONGEST: u64 = 1 << 20;

/// A check at work.
#[derive(Debug)]
pub(super) struct Checking(Beside);

impl Checking {
    pub(super) fn begin(places: &Places) -> Result<Self, String> {
        let begun = Beside::begin(LONGEST, |command| {
            command
                .args(["check", "--json", "--profile"])
                .arg(&places.profile)
                .arg("--socket")
                .arg(&places.socket)
                .arg("--root")
                .arg(&places.root)
                // What it tries is known by its group.
                .process_group(0)
        });
        begun
            .map(Self)
            .map_err(|error| format!("no check can be made: {error}"))
    }

    /// The whole report, when it is there.
    pub(super) fn report(&mut self) -> Option<Value> {
        let said = self.0.over()?;
        Some(serde_json::from_slice(&said).unwrap_or_default())
    }
}

impl AsFd for Checking {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.0.as_fd()
    }
}
