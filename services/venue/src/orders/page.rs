//! What a device's page shows, by the orders that the device carried out.

use super::book::Book;
use super::fate::Fate;
use super::kind::Kind;

impl Book {
    /// What the device's page is locked with; none if it is not.
    pub fn locked(&self, device: &str) -> Option<&str> {
        let done = self.entries.values().rev().find(|entry| {
            entry.draft.device == device
                && entry.fate() == Fate::Done
                && matches!(entry.draft.kind, Kind::Lock(_) | Kind::Unlock)
        });
        match &done?.draft.kind {
            Kind::Lock(text) => Some(text),
            _ => None,
        }
    }
}
