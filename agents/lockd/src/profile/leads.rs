//! What a breach leads to, beside being told.

use serde::{Deserialize, Serialize};

/// One of three.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lead {
    /// To nothing more: an official decides.
    #[default]
    Report,
    /// The agent locks the player's page; an official opens it.
    Lock,
    /// The program is ended.
    Stop,
}

/// By kind of breach. See the example of [`super`].
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the file's own words")]
#[serde(deny_unknown_fields, default)]
pub struct Leads {
    pub denied: Lead,
    pub running: Lead,
    pub seen: Lead,
    pub guard_gone: Lead,
}

impl Leads {
    /// Only what runs can be stopped.
    pub(super) fn fault(self) -> Option<String> {
        let others = [
            ("denied", self.denied),
            ("seen", self.seen),
            ("guard_gone", self.guard_gone),
        ];
        let (name, _) = others.into_iter().find(|(_, lead)| *lead == Lead::Stop)?;
        Some(format!(
            "breach.{name}: there is no program to stop: \"report\" or \"lock\""
        ))
    }
}
