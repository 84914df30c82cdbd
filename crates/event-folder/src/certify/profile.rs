//! The event's profile in the folder of each playing device, and of each venue's node, which gives it to a device that
//! makes its key itself (O 16.7).

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};

use super::make::replace;
use crate::init::{self, PUBLIC};
use crate::texts::of_file;
use crate::{EventFolder, EventProfile, PROFILE, Venue};

use adoube_user_text::text;

/// Puts the profile that the regulations name where each device's agent and each venue's node find it; one line for each
/// folder that was changed. What was there before, another profile or none, counts no more.
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
        let folder = event.venue(venue.id.as_str());
        if put(&folder, "venue.toml", &profile.text)? {
            made.push(
                text!("cli-certify-profile-of-venue", venue: &venue.id, folder: folder.display()),
            );
        }
        for device in &venue.devices {
            let folder = event.device(venue.id.as_str(), device.as_str());
            if put(&folder, "device.toml", &profile.text)? {
                made.push(text!(
                    "cli-certify-profile-of-device", device, venue: &venue.id,
                    folder: folder.display(),
                ));
            }
        }
    }
    Ok(made)
}

/// Whether anything had to be changed. Not where the settings are not here: a device that makes its own key has its
/// folder elsewhere, and so has what was brought to its place.
fn put(folder: &Path, settings: &str, profile: &str) -> Result<bool> {
    let settings = folder.join(settings);
    if !settings.exists() {
        return Ok(false);
    }
    let path = folder.join(PROFILE);
    let mut changed = false;
    if !path.exists() {
        init::file(&path, profile, PUBLIC)?;
        changed = true;
    } else if fs::read(&path).is_ok_and(|there| there != profile.as_bytes()) {
        replace(&path, profile)?;
        changed = true;
    }
    let text = fs::read_to_string(&settings)
        .with_context(|| of_file("cli-folder-file-unreadable", &settings))?;
    let table: toml::Table =
        toml::from_str(&text).with_context(|| of_file("cli-folder-file-in", &settings))?;
    if !table.contains_key("profile") {
        replace(&settings, &format!("profile = \"{PROFILE}\"\n{text}"))?;
        changed = true;
    }
    Ok(changed)
}
