//! Who speaks here without being enrolled (VEN-1): reported now and then, otherwise ignored.

use std::collections::BTreeMap;

use adoube_proto::v1::DeviceChange;

use crate::rate::Rate;

/// How many strangers are told apart; all others share one allowance.
const MOST: usize = 64;

/// The longest name of a stranger that is repeated in a report, characters.
const MAX_NAME: usize = 64;

const WINDOW_MS: u64 = 60_000;

/// Names that are not enrolled here, each reported once a minute.
#[derive(Clone, Debug)]
pub(super) struct Strangers {
    known: BTreeMap<String, Rate>,
    others: Rate,
}

impl Default for Strangers {
    fn default() -> Self {
        Self {
            known: BTreeMap::new(),
            others: Rate::new(1, WINDOW_MS),
        }
    }
}

impl Strangers {
    pub(super) fn spoke(&mut self, now: u64, device: &str) -> Option<DeviceChange> {
        let name: String = device.chars().take(MAX_NAME).collect();
        let withheld = self.rate(&name).allow(now)?;
        Some(DeviceChange {
            device: name,
            what: "foreign".to_owned(),
            detail: format!("not enrolled at this venue; {withheld} more before, not reported"),
            ..DeviceChange::default()
        })
    }

    fn rate(&mut self, name: &str) -> &mut Rate {
        if !self.known.contains_key(name) && self.known.len() >= MOST {
            return &mut self.others;
        }
        self.known
            .entry(name.to_owned())
            .or_insert_with(|| Rate::new(1, WINDOW_MS))
    }
}
