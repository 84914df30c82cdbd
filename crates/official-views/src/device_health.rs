//! What a device's health is called on the command line, and its colour: the same words as on wall and console
//! (`officials-health-` in `text/`). The venue node decides it (`adoube_tournament::device_health`).

use adoube_proto::v1::{DeviceHealth, DeviceStatus, HealthLevel};
use adoube_tournament::catalogue_message::CatalogueMessage;
use ratatui::style::{Color, Modifier, Style};

use crate::catalogue::filled;

/// Its name.
pub(crate) fn name(health: DeviceHealth) -> String {
    let id = format!("officials-health-{}", key(health));
    filled(&CatalogueMessage::named(id))
}

/// As in JSON, and as the key of the pages' texts: `page-missing`.
pub(crate) fn key(health: DeviceHealth) -> &'static str {
    or_unspecified(health.word())
}

/// `problem`, `attention`, `waiting`, `good`, `not-needed`.
pub(crate) fn level_key(level: HealthLevel) -> &'static str {
    or_unspecified(level.word())
}

/// The word, where there is one.
pub(crate) const fn or_unspecified(word: &'static str) -> &'static str {
    if word.is_empty() { "unspecified" } else { word }
}

/// Whether somebody has to do something about it.
pub(crate) fn needs_attention(status: &DeviceStatus) -> bool {
    match status.health_level() {
        HealthLevel::Unspecified | HealthLevel::Problem | HealthLevel::Attention => true,
        HealthLevel::Waiting | HealthLevel::Good | HealthLevel::NotNeeded => false,
    }
}

/// `up`, or `up, 3 missed`: its link, and how many of its reports did not come.
pub(crate) fn link(status: &DeviceStatus) -> String {
    let word = if status.relayed { "up" } else { "down" };
    let link = match status.vitals_missed {
        0 => CatalogueMessage::new("cli-live-link"),
        missed => CatalogueMessage::new("cli-live-link-missed").text("missed", missed),
    };
    filled(&link.text("link", word))
}

/// Its colour.
pub(crate) fn style(level: HealthLevel) -> Style {
    match level {
        HealthLevel::Problem => Style::default().fg(Color::Red).add_modifier(Modifier::BOLD),
        HealthLevel::Unspecified | HealthLevel::Attention => Style::default().fg(Color::Yellow),
        HealthLevel::Waiting => Style::default().fg(Color::Magenta),
        HealthLevel::Good => Style::default().fg(Color::Green),
        HealthLevel::NotNeeded => Style::default().fg(Color::DarkGray),
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// With the health that a venue node gives a device without a seat in this state.
    pub(crate) fn assessed(mut status: DeviceStatus) -> DeviceStatus {
        let (health, level) = match status.state().word() {
            "ready" => (DeviceHealth::Ready, HealthLevel::Good),
            "late" => (DeviceHealth::Late, HealthLevel::Attention),
            "silent" | "lost" => (DeviceHealth::Disconnected, HealthLevel::Problem),
            "duplicate" => (DeviceHealth::Duplicate, HealthLevel::Problem),
            "absent" => (DeviceHealth::NotInUse, HealthLevel::NotNeeded),
            _ => (DeviceHealth::Unspecified, HealthLevel::Unspecified),
        };
        status.health = health.into();
        status.health_level = level.into();
        status
    }

    /// One state, one name: the texts are those of wall and console.
    #[test]
    fn ven_4_each_health_of_a_device_has_a_name() {
        let all = (0..).map_while(|number| DeviceHealth::try_from(number).ok());
        let names: BTreeSet<String> = all.map(name).collect();
        assert_eq!(names.len(), 26);
        assert!(names.contains("lock not answering"));
        assert!(!names.iter().any(|name| name.starts_with("officials-")));
    }
}
