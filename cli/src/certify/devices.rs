//! The authority for keys that devices make themselves: a folder of an earlier version has none.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

use super::make::replace;
use crate::event::EventFolder;
use crate::init::{self, PUBLIC, Plan, SECRET, templates};
use crate::say::trouble;
use crate::trust::{Authority, Validity};

/// Makes it where the coordinator's folder is here and lacks it, and tells every venue's node of it.
/// One line for each that was changed.
pub(super) fn make(event: &EventFolder, plan: &Plan, validity: Validity) -> Result<Vec<String>> {
    let mut made = Vec::new();
    coordinator(event, plan, validity, &mut made)?;
    for venue in &plan.venues {
        let dir = event.venue(venue.id.as_str());
        let settings = dir.join("venue.toml");
        if !settings.exists() {
            // It is made whole, with its line in it.
            if let Some(certificate) = found(event, plan) {
                put(&dir, &certificate)?;
            }
            continue;
        }
        let (field, line) = templates::DEVICES_AUTHORITY;
        if has(&settings, field)? && dir.join(templates::DEVICES_CERTIFICATE).exists() {
            continue;
        }
        let Some(certificate) = found(event, plan) else {
            if venue.enrol.is_empty() {
                continue;
            }
            return Err(trouble(
                "the authority for keys that devices make themselves is not here",
                "bring coordinator/devices.pem, or devices.pem of any venue, back for as long as this takes",
            ));
        };
        put(&dir, &certificate)?;
        if !has(&settings, field)? {
            let text = read(&settings)?;
            replace(&settings, &format!("{line}{text}"))?;
        }
        made.push(format!(
            "venue {}: what it knows devices by that make their keys themselves, in {}; start its \
             adoube-venue again",
            venue.id,
            settings.display()
        ));
    }
    Ok(made)
}

fn coordinator(
    event: &EventFolder,
    plan: &Plan,
    validity: Validity,
    made: &mut Vec<String>,
) -> Result<()> {
    let dir = event.coordinator();
    let settings = dir.join("coordinator.toml");
    if !settings.exists() || has(&settings, "enrolment")? {
        return Ok(());
    }
    let certificate = dir.join(templates::DEVICES_CERTIFICATE);
    if !certificate.exists() {
        let authority = Authority::of_devices(plan.tournament.as_str(), validity)?;
        init::file(&dir.join(templates::DEVICES_KEY), &authority.key(), SECRET)?;
        init::file(&certificate, &authority.certificate(), PUBLIC)?;
    }
    let text = read(&settings)?;
    replace(&settings, &format!("{text}{}", templates::ENROLMENT))?;
    made.push(format!(
        "coordinator: an authority for keys that devices make themselves, in {}; start \
         adoube-coordinator again",
        settings.display()
    ));
    Ok(())
}

fn put(dir: &Path, certificate: &str) -> Result<()> {
    let path = dir.join(templates::DEVICES_CERTIFICATE);
    if path.exists() {
        return Ok(());
    }
    init::folder(dir)?;
    init::file(&path, certificate, PUBLIC)
}

/// From the coordinator's own folder, or from any venue's.
fn found(event: &EventFolder, plan: &Plan) -> Option<String> {
    let venues = plan.venues.iter();
    let venues = venues.map(|venue| event.venue(venue.id.as_str()));
    let mut folders = [event.coordinator()].into_iter().chain(venues);
    folders
        .find_map(|dir: PathBuf| fs::read_to_string(dir.join(templates::DEVICES_CERTIFICATE)).ok())
}

fn has(settings: &Path, field: &str) -> Result<bool> {
    let text = read(settings)?;
    let table: toml::Table =
        toml::from_str(&text).with_context(|| format!("in {}", settings.display()))?;
    Ok(table.contains_key(field))
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))
}
