//! The book as it stands on disk: what officials see, with the clocks beside.

use adoube_proto::v1::{IntentView, StoredIntents};
use prost::Message as _;

use super::{Entry, Intents};
use crate::orders::Clocks;

impl Intents {
    /// Everything, for the disk.
    pub fn encode(&self, boot_id: &str) -> Vec<u8> {
        let entries = self.entries.iter();
        StoredIntents {
            intents: entries.clone().map(|entry| entry.view.clone()).collect(),
            boot_id: boot_id.to_owned(),
            expires_ms: entries.map(|entry| entry.expires).collect(),
        }
        .encode_to_vec()
    }

    /// What stood on disk. Within one boot it expires when it was to; after another one only the wall
    /// clock can tell how long the machine was off. Whether any of it was said is not known.
    pub fn decode(bytes: &[u8], clocks: &Clocks) -> Result<Self, prost::DecodeError> {
        let stored = StoredIntents::decode(bytes)?;
        let same_boot = stored.boot_id == clocks.boot_id;
        let mut expires = stored.expires_ms.into_iter();
        let entries = stored.intents.into_iter().map(|view| Entry {
            expires: match expires.next() {
                Some(ms) if same_boot => ms,
                _ => clocks.at.now.saturating_add(left(&view, clocks.at.wall)),
            },
            view,
            since: 0,
            withdrawn: None,
            quiet: None,
        });
        Ok(Self {
            entries: entries.collect(),
            ..Self::default()
        })
    }
}

/// How long it still holds by the wall clock, milliseconds; as long as it was to at most, should that
/// clock have been set back.
fn left(view: &IntentView, wall: u64) -> u64 {
    let whole = view.intent.as_ref().map_or(0, |it| it.expires_in_ms);
    match whole {
        // Kept before anything expired.
        0 => u64::MAX,
        whole => view.expires_wall_ms.saturating_sub(wall).min(whole),
    }
}
