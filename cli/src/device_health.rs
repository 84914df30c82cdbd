//! What a device's health is called on the command line, and its colour: the same words as on wall and console
//! (`officials-health-` in `text/`). The venue node decides it (`adoube_tournament::device_health`).

use adoube_proto::v1::{DeviceHealth, DeviceStatus, HealthLevel};
use ratatui::style::{Color, Modifier, Style};

/// Its name.
pub(crate) fn name(health: DeviceHealth) -> &'static str {
    match health {
        DeviceHealth::Unspecified => "unknown",
        DeviceHealth::LockBroken => "lock broken",
        DeviceHealth::LockReleased => "lock released",
        DeviceHealth::LockUnanswered => "lock not answering",
        DeviceHealth::WrongLockProfile => "wrong lock profile",
        DeviceHealth::Breach => "breach",
        DeviceHealth::Duplicate => "duplicate device",
        DeviceHealth::NotConnected => "not connected",
        DeviceHealth::Disconnected => "disconnected",
        DeviceHealth::Late => "signal late",
        DeviceHealth::PageMissing => "page not open",
        DeviceHealth::PageLocked => "page locked",
        DeviceHealth::CheckFailed => "check failed",
        DeviceHealth::NotChecked => "not checked",
        DeviceHealth::PlayerAbsent => "player absent",
        DeviceHealth::BoardDiffers => "board differs",
        DeviceHealth::BoardNotConnected => "board not connected",
        DeviceHealth::BoardBatteryLow => "board battery low",
        DeviceHealth::Awaited => "connecting",
        DeviceHealth::MovesWaiting => "moves waiting",
        DeviceHealth::AwaitsRuling => "awaits ruling",
        DeviceHealth::Paused => "paused",
        DeviceHealth::Ready => "ready",
        DeviceHealth::Playing => "playing",
        DeviceHealth::Finished => "finished",
        DeviceHealth::NotInUse => "not in use",
    }
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
    use std::collections::BTreeMap;

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

    /// One state, one name: the pages say the same words.
    #[test]
    fn ven_4_a_device_has_the_same_name_on_wall_console_and_command_line() {
        let texts = include_str!("../../text/en/officials.ftl");
        let texts: BTreeMap<&str, &str> = texts
            .lines()
            .filter_map(|line| line.split_once(" = "))
            .collect();
        let all = (0..).map_while(|number| DeviceHealth::try_from(number).ok());
        let mut found = 0;
        for health in all {
            let text = texts.get(&*format!("officials-health-{}", key(health)));
            assert_eq!(text.copied(), Some(name(health)));
            found += 1;
        }
        assert_eq!(found, 26);
    }
}
