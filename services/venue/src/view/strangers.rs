//! Who speaks here without being enrolled (VEN-1): reported now and then, otherwise ignored.

use std::collections::BTreeMap;

use adoube_proto::v1::{DeviceChange, DeviceChangeKind};

use crate::config::{UNKNOWN, is_id};
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
        let id = if is_id(&name) { &name } else { UNKNOWN };
        Some(DeviceChange {
            device: id.to_owned(),
            what: DeviceChangeKind::Foreign.into(),
            detail: format!(
                "{name:?} is not registered at this venue; {withheld} more before, not reported"
            ),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_report_bears_an_id_whatever_the_name() {
        let long = "x".repeat(500);
        for (name, id) in [
            ("x-9", "x-9"),
            ("", "unknown"),
            ("Bad Name", "unknown"),
            ("a\nb", "unknown"),
            (long.as_str(), "unknown"),
        ] {
            let change = Strangers::default().spoke(0, name).unwrap();
            assert_eq!(change.device, id);
            assert!(!change.detail.contains('\n') && change.detail.len() < 200);
        }
    }

    #[test]
    fn many_names_share_one_allowance() {
        let mut strangers = Strangers::default();
        let told = (0..1000).filter_map(|n| strangers.spoke(n, &format!("x-{n}")));
        assert_eq!(told.count(), MOST + 1);
    }
}
