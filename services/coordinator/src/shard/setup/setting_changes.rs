//! What a set-up changed in the regulations, and what rounds that are published keep of those before.

use std::collections::BTreeSet;

use adoube_proto::v1;
use adoube_regulations::{CountsFrom, SettingChange, changes, kept_by};
use adoube_tournament::regulations::Regulations;

use crate::shard::Shard;

impl Shard {
    /// Each setting that is another than before, with the first round that is played with the new value.
    pub(super) fn changed_settings(&self, before: &Regulations) -> Vec<v1::SettingChange> {
        let Some(regulations) = self.state.event.state.regulations() else {
            return Vec::new();
        };
        let next = u32::from(self.last_announced()) + 1;
        let changes = changes(before, regulations).into_iter();
        let view = |change: SettingChange| v1::SettingChange {
            setting: change.setting,
            before: change.before,
            after: change.after,
            from_round: match change.counts {
                CountsFrom::Now => None,
                CountsFrom::NextPublication => Some(next),
            },
        };
        changes.map(view).collect()
    }

    /// Rounds whose games are played under regulations of before, with the settings that they keep.
    pub(super) fn kept_settings(&self) -> Vec<String> {
        let Some(regulations) = self.state.event.state.regulations() else {
            return Vec::new();
        };
        let told = self.open_rounds().into_iter().filter_map(|round| {
            let number = round.number;
            let on = self.boards_in(number).filter(|board| !board.is_finished());
            let kept: BTreeSet<String> = on
                .flat_map(|board| kept_by(regulations, board))
                .map(|change| kept_value(&change))
                .collect();
            if kept.is_empty() {
                return None;
            }
            let kept: Vec<String> = kept.into_iter().collect();
            let next = if round.is_played {
                "the new ones count from the next round on".to_owned()
            } else {
                "to play it under the new ones, take it back and publish it again".to_owned()
            };
            Some(format!(
                "round {number} is published already and keeps the regulations it was published with ({}): {next}",
                kept.join(", ")
            ))
        });
        told.collect()
    }
}

/// `default_time = 30`, or that the setting was left out.
fn kept_value(change: &SettingChange) -> String {
    match &change.before {
        Some(value) => format!("{} = {value}", change.setting),
        None => format!("no {}", change.setting),
    }
}
