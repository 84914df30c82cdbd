//! The event's profile in the folder of each playing device (O 16.7).

use std::fs;

use anyhow::{Context as _, Result};

use super::make::replace;
use crate::event::{EventFolder, EventProfile, PROFILE, Venue};
use crate::init::{self, PUBLIC};

/// Puts the profile that the regulations name where each device's agent finds it; one line for each folder that was
/// changed. What was there before, another profile or none, counts no more.
pub(super) fn hand_out(
    event: &EventFolder,
    venues: &[Venue],
    profile: Option<&EventProfile>,
) -> Result<Vec<String>> {
    let mut made = Vec::new();
    let Some(profile) = profile.filter(|profile| profile.in_force) else {
        return Ok(made);
    };
    for venue in venues {
        for device in &venue.devices {
            let folder = event.device(venue.id.as_str(), device.as_str());
            let settings = folder.join("device.toml");
            // A device that makes its own key has its folder elsewhere, and so has one that was brought to it.
            if !settings.exists() {
                continue;
            }
            let path = folder.join(PROFILE);
            let mut changed = false;
            if !path.exists() {
                init::file(&path, &profile.text, PUBLIC)?;
                changed = true;
            } else if fs::read(&path).is_ok_and(|there| there != profile.text.as_bytes()) {
                replace(&path, &profile.text)?;
                changed = true;
            }
            let text = fs::read_to_string(&settings)
                .with_context(|| format!("{} cannot be read", settings.display()))?;
            let table: toml::Table =
                toml::from_str(&text).with_context(|| format!("in {}", settings.display()))?;
            if !table.contains_key("profile") {
                replace(&settings, &format!("profile = \"{PROFILE}\"\n{text}"))?;
                changed = true;
            }
            if changed {
                made.push(format!(
                    "device {device} of {}: the event's profile in {}; bring it to the device, and to its \
                     adoube-lockd",
                    venue.id,
                    folder.display()
                ));
            }
        }
    }
    Ok(made)
}
